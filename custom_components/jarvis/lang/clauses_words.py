# ruff: noqa: RUF001 - words in many scripts
"""Words that join two wishes, per language.

`and`: conjunctions; `then`: words that put one wish after another. Languages that
write without spaces are left out: nothing safe can be said without a tokenizer.
"""

from typing import Final

AND: Final[dict[str, str]] = {
    "en": "and also, and then, and, then, as well as, after that",
    "de": "und dann, und danach, und außerdem, sowie, und, dann, danach, außerdem",
    "es": "y luego, y después, y también, y, e, luego, después, además",
    "fr": "et puis, et ensuite, et aussi, et, puis, ensuite, ainsi que",
    "pt": "e depois, e também, e, depois, além disso",
    "it": "e poi, ed anche, e anche, e, ed, poi, inoltre",
    "nl": "en dan, en daarna, en ook, en, daarna, dan",
    "tr": "ve sonra, ve ayrıca, ve, sonra, ayrıca",
    "sv": "och sedan, och också, och, sedan",
    "da": "og så, og derefter, og, derefter",
    "nb": "og så, og deretter, og, deretter",
    "no": "og så, og deretter, og, deretter",
    "is": "og svo, og",
    "fi": "ja sitten, ja, sekä, sitten",
    "et": "ja siis, ja, ning, siis",
    "pl": "a potem, a także, oraz, i, potem",
    "cs": "a potom, a pak, a také, a, potom",
    "sk": "a potom, a tiež, a, potom",
    "sl": "in potem, in, nato",
    "hr": "i zatim, i onda, i, te, zatim",
    "sr": "i zatim, i onda, i, и затим, и онда, и",
    "bs": "i zatim, i onda, i, zatim",
    "bg": "и след това, и после, и, после",
    "ru": "а потом, а также, и потом, и ещё, и, потом, затем",
    "uk": "а потім, а також, і потім, і, й, та, потім",
    "ro": "și apoi, și, si, apoi, precum și",
    "hu": "és aztán, és utána, és, aztán, majd",
    "el": "και μετά, και ύστερα, και, μετά, έπειτα",
    "ca": "i després, i també, i, després",
    "gl": "e despois, e, despois",
    "eu": "eta gero, eta",
    "lt": "ir tada, ir, tada",
    "lv": "un tad, un, tad",
    "id": "dan kemudian, dan, lalu, kemudian",
    "ms": "dan kemudian, dan, kemudian",
    "vi": "và sau đó, và, rồi",
    "af": "en dan, en, daarna",
    "cy": "ac yna, a, ac",
    "ga": "agus ansin, agus",
    "sq": "dhe pastaj, dhe, pastaj",
    "mk": "и потоа, и, потоа",
    "be": "а потым, і, потым",
    "ka": "და შემდეგ, და",
    "hy": "և հետո, և",
    "fa": "و سپس, و",
    "he": "ואז, וגם",
    "hi": "और फिर, और, तथा",
    "sw": "na kisha, na, kisha",
}
