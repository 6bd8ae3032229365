# ruff: noqa: E501, RUF001 - a table, read line by line
"""Words that tell how much a sentence asks of a model, per language.

Each sign is a line of phrases, comma separated; a phrase may end in * for any
ending. A language without a table is read by signs that need no words.
"""

from collections.abc import Mapping
from functools import cache
import re
from typing import Final

type Table = Mapping[str, str]

_EN: Final[Table] = {
    "question": "what, what's, why, how, who, whose, when, where, which, is, are, was, were, does, do, did, can, could, should, would, will",
    "command": "turn, switch, set, dim, open, close, lock, unlock, start, stop, pause, play, arm, disarm, raise, lower, increase, decrease, make it, put, add, remove, remind, activate, deactivate",
    "reasoning": "explain, compare, analyse, analyze, reason, pros and cons, difference between, evaluate, assess, summarize, summarise, derive, prove, what if, in detail, consequences",
    "steps": "step by step, first, then, after that, afterwards, finally, and also, as well as, one after the other",
    "creative": "write an essay, write a story, write a poem, essay, poem, story, song, lyrics, limerick, haiku, ballad, slogan, compose, invent, imagine, speech about",
    "code": "python, javascript, typescript, java code, c++, rust code, sql, regex, yaml, jinja, shell script, bash, source code, algorithm, compile, debug, unit test",
    "maths": "solve, integral, derivative, equation, square root, calculate, percent of, divided by, multiplied by, logarithm, probability, matrix, prime number, factorial",
    "urgent": "quick, quickly, hurry, urgent, urgently, immediately, right now, asap, at once, emergency, help me, fire, smoke, burglar",
    "history": "again, before, earlier, last time, yesterday, as i said, you said, you told me, the same, remember when, continue, go on",
    "correction": "no i meant, no not, that's wrong, that is wrong, that was wrong, not that, wrong one, i said, i meant, not what i, you misunderstood, undo, undo that, the other one",
}
_DE: Final[Table] = {
    "question": "was, warum, wieso, weshalb, wie, wer, wessen, wann, wo, welche*, ist, sind, war, waren, kann, kannst, könnte, soll, sollte, hat, haben, wird",
    "command": "schalte, schalt, mach, mache, stell, stelle, dimme, öffne, schließe, verriegle, entriegle, sperr*, starte, stoppe, pausiere, spiele, spiel, aktiviere, deaktiviere, erhöhe, senke, füge, setze, erinnere, fahr, fahre",
    "reasoning": "erkläre, erklär, vergleiche, vergleich, analysiere, begründe, fasse zusammen, beurteile, vor- und nachteile, unterschied zwischen, bewerte, beweise, was wäre wenn, ausführlich, folgen",
    "steps": "schritt für schritt, zuerst, dann, danach, anschließend, schließlich, und außerdem, der reihe nach",
    "creative": "aufsatz, gedicht, geschichte, lied, liedtext, haiku, limerick, ballade, dichte, erfinde, stell dir vor, rede über, schreibe ein*, schreib ein*",
    "code": "python, javascript, typescript, java-code, c++, rust-code, sql, regex, yaml, jinja, skript schreiben, bash, quelltext, quellcode, algorithmus, kompilier*, debugg*",
    "maths": "löse, integral, ableitung, gleichung, wurzel aus, berechne, rechne, prozent von, geteilt durch, mal genommen, logarithmus, wahrscheinlichkeit, matrix, primzahl, fakultät",
    "urgent": "schnell, beeil dich, dringend, sofort, jetzt gleich, notfall, hilfe, feuer, rauch, einbrecher",
    "history": "wieder, nochmal, vorhin, vorher, letztes mal, gestern, wie gesagt, du hast gesagt, dasselbe, weißt du noch, weiter",
    "correction": "nein ich meinte, nein nicht, das ist falsch, das war falsch, nicht das, nicht den, nicht die, ich habe gesagt, ich meinte, falsch verstanden, rückgängig, mach das rückgängig, das andere, die andere",
}
_FR: Final[Table] = {
    "question": "que, quoi, quel*, pourquoi, comment, qui, quand, où, est-ce, combien",
    "command": "allume, éteins, mets, ouvre, ferme, verrouille, déverrouille, démarre, arrête, règle, baisse, monte, ajoute, joue, active, désactive",
    "reasoning": "explique, compare, analyse, différence entre, évalue, démontre, en détail, avantages et inconvénients",
    "steps": "étape par étape, d'abord, ensuite, puis, enfin, et aussi",
    "creative": "poème, histoire, chanson, dissertation, invente, imagine, écris un*",
    "code": "python, javascript, c++, sql, regex, yaml, jinja, code source, algorithme, script",
    "maths": "résous, intégrale, dérivée, équation, racine carrée, calcule, pour cent de, divisé par, probabilité",
    "urgent": "vite, urgent, tout de suite, immédiatement, au secours, urgence, incendie",
    "history": "encore, avant, tout à l'heure, la dernière fois, hier, tu as dit, continue, pareil",
    "correction": "non je voulais dire, non pas, c'est faux, pas ça, pas celui, j'ai dit, annule, l'autre",
}
_ES: Final[Table] = {
    "question": "qué, por qué, cómo, quién, cuándo, dónde, cuál*, cuánto*",
    "command": "enciende, apaga, pon, abre, cierra, bloquea, desbloquea, inicia, detén, ajusta, baja, sube, añade, reproduce, activa, desactiva",
    "reasoning": "explica, compara, analiza, diferencia entre, evalúa, demuestra, en detalle, ventajas y desventajas",
    "steps": "paso a paso, primero, luego, después, finalmente, y también",
    "creative": "poema, cuento, historia sobre, canción, ensayo, inventa, imagina, escribe un*",
    "code": "python, javascript, c++, sql, regex, yaml, jinja, código fuente, algoritmo, script de",
    "maths": "resuelve, integral, derivada, ecuación, raíz cuadrada, calcula, por ciento de, dividido entre, probabilidad",
    "urgent": "rápido, urgente, ahora mismo, inmediatamente, socorro, emergencia, incendio",
    "history": "otra vez, antes, la última vez, ayer, dijiste, lo mismo, continúa",
    "correction": "no quería decir, no eso, está mal, eso no, no ese, he dicho, quise decir, deshaz, el otro",
}
_IT: Final[Table] = {
    "question": "che, cosa, perché, come, chi, quando, dove, quale, quanto",
    "command": "accendi, spegni, metti, apri, chiudi, blocca, sblocca, avvia, ferma, imposta, abbassa, alza, aggiungi, riproduci, attiva, disattiva",
    "reasoning": "spiega, confronta, analizza, differenza tra, valuta, dimostra, in dettaglio, pro e contro",
    "steps": "passo dopo passo, prima, poi, dopo, infine, e anche",
    "creative": "poesia, racconto, storia su, canzone, saggio, inventa, immagina, scrivi un*",
    "code": "python, javascript, c++, sql, regex, yaml, jinja, codice sorgente, algoritmo",
    "maths": "risolvi, integrale, derivata, equazione, radice quadrata, calcola, per cento di, diviso, probabilità",
    "urgent": "veloce, subito, urgente, immediatamente, aiuto, emergenza, incendio",
    "history": "ancora, di nuovo, l'ultima volta, ieri, hai detto, lo stesso, continua",
    "correction": "no intendevo, no non, è sbagliato, non quello, ho detto, volevo dire, annulla, l'altro",
}
_NL: Final[Table] = {
    "question": "wat, waarom, hoe, wie, wanneer, waar, welke, is, zijn, kan, kun",
    "command": "zet, doe, schakel, dim, open, sluit, vergrendel, ontgrendel, start, stop, pauzeer, speel, activeer, deactiveer, voeg",
    "reasoning": "leg uit, vergelijk, analyseer, verschil tussen, beoordeel, bewijs, in detail, voor- en nadelen",
    "steps": "stap voor stap, eerst, daarna, vervolgens, ten slotte, en ook",
    "creative": "gedicht, verhaal, lied, opstel, verzin, stel je voor, schrijf een",
    "code": "python, javascript, c++, sql, regex, yaml, jinja, broncode, algoritme",
    "maths": "los op, integraal, afgeleide, vergelijking, wortel van, bereken, procent van, gedeeld door, kans op",
    "urgent": "snel, dringend, meteen, onmiddellijk, nu meteen, noodgeval, help, brand",
    "history": "weer, nog een keer, eerder, laatst, gisteren, je zei, hetzelfde, ga door",
    "correction": "nee ik bedoelde, nee niet, dat is fout, dat klopt niet, niet die, ik zei, ik bedoelde, maak ongedaan, de andere",
}
_PT: Final[Table] = {
    "question": "que, o que, por que, porque, como, quem, quando, onde, qual, quais, quanto*",
    "command": "liga, ligue, acende, acenda, desliga, desligue, apaga, apague, abre, abra, fecha, feche, tranca, destranca, inicia, ajusta, baixa, sobe, adiciona, toca, ativa, desativa",
    "reasoning": "explique, explica, compare, compara, analise, analisa, diferença entre, avalie, demonstre, em detalhe, prós e contras",
    "steps": "passo a passo, primeiro, depois, em seguida, por fim, e também",
    "creative": "poema, conto, história sobre, canção, redação, invente, inventa, imagine, escreve um*, escreva um*",
    "code": "python, javascript, c++, sql, regex, yaml, jinja, código-fonte, algoritmo",
    "maths": "resolve, resolva, integral, derivada, equação, raiz quadrada, calcula, calcule, por cento de, dividido por, probabilidade",
    "urgent": "rápido, urgente, agora mesmo, imediatamente, socorro, emergência, incêndio",
    "history": "de novo, outra vez, antes, da última vez, ontem, você disse, disseste, o mesmo, continua, continue",
    "correction": "não quis dizer, não isso, está errado, isso não, esse não, eu disse, quis dizer, desfaz, desfaça, o outro",
}
_PL: Final[Table] = {
    "question": "co, dlaczego, jak, kto, kiedy, gdzie, który, która, które, ile, czy",
    "command": "włącz, wyłącz, zapal, zgaś, otwórz, zamknij, uruchom, zatrzymaj, ustaw, podnieś, opuść, dodaj, odtwórz, aktywuj",
    "reasoning": "wyjaśnij, porównaj, przeanalizuj, różnica między, oceń, udowodnij, szczegółowo, wady i zalety, zalety i wady",
    "steps": "krok po kroku, najpierw, potem, następnie, na koniec, a także",
    "creative": "wiersz, opowiadanie, historię o, piosenkę, wypracowanie, wymyśl, wyobraź sobie",
    "code": "python, javascript, c++, sql, regex, yaml, jinja, kod źródłowy, algorytm",
    "maths": "rozwiąż, całka, pochodna, równanie, pierwiastek z, oblicz, procent z, podzielone przez, prawdopodobieństwo",
    "urgent": "szybko, pilne, natychmiast, pomocy, pożar",
    "history": "znowu, jeszcze raz, wcześniej, ostatnio, wczoraj, mówiłeś, to samo, kontynuuj",
    "correction": "nie chodziło mi, nie to, to źle, nie ten, nie ta, mówiłem, mówiłam, chodziło mi o, cofnij, ten drugi",
}
_RU: Final[Table] = {
    "question": "что, почему, зачем, как, кто, когда, где, какой, какая, какие, сколько",
    "command": "включи, выключи, зажги, погаси, открой, закрой, запусти, останови, установи, поставь, подними, опусти, добавь, сыграй",
    "reasoning": "объясни, сравни, проанализируй, разница между, оцени, докажи, подробно, плюсы и минусы",
    "steps": "шаг за шагом, пошагово, сначала, потом, затем, наконец, а также",
    "creative": "стих*, рассказ о, сказк*, песню про, сочинение, сочини, придумай, представь себе",
    "code": "python, javascript, c++, sql, regex, yaml, jinja, исходный код, алгоритм",
    "maths": "реши, интеграл, производная, уравнение, квадратный корень, вычисли, посчитай, процентов от, процента от, разделить на, вероятность",
    "urgent": "быстро, срочно, немедленно, прямо сейчас, помогите, пожар",
    "history": "опять, снова, раньше, в прошлый раз, вчера, ты сказал*, то же самое, продолжай",
    "correction": "нет я имел в виду, нет я имела в виду, не то, это неправильно, не этот, не эту, я сказал*, я имел в виду, я имела в виду, отмени",
}
_SV: Final[Table] = {
    "question": "vad, varför, hur, vem, när, var, vilken, vilket, vilka, är, kan",
    "command": "tänd, släck, slå på, slå av, sätt på, stäng, öppna, lås, starta, stoppa, pausa, spela, höj, sänk, lägg till",
    "reasoning": "förklara, jämför, analysera, skillnaden mellan, bedöm, bevisa, i detalj, för- och nackdelar",
    "steps": "steg för steg, först, sedan, därefter, till sist, och dessutom",
    "creative": "dikt, saga, berättelse, sång om, uppsats, hitta på, föreställ dig, skriv en*, skriv ett",
    "code": "python, javascript, c++, sql, regex, yaml, jinja, källkod, algoritm",
    "maths": "lös, integral, derivata, ekvation, kvadratroten ur, beräkna, räkna ut, procent av, delat med, sannolikhet",
    "urgent": "snabbt, fort, bråttom, genast, omedelbart, nödläge, brand",
    "history": "igen, en gång till, tidigare, förra gången, igår, du sa, samma sak, fortsätt",
    "correction": "nej jag menade, nej inte, det är fel, inte den, inte det, jag sa, jag menade, ångra, den andra",
}
_DA: Final[Table] = {
    "question": "hvad, hvorfor, hvordan, hvem, hvornår, hvor, hvilken, hvilket, hvilke, er, kan",
    "command": "tænd, sluk, åbn, luk, lås, start, stop, sæt, spil, skru op, skru ned, tilføj",
    "reasoning": "forklar, sammenlign, analyser, forskellen mellem, forskellen på, vurder, bevis, i detaljer, fordele og ulemper",
    "steps": "trin for trin, først, derefter, bagefter, til sidst, og desuden",
    "creative": "digt, eventyr, fortælling, sang om, stil om, find på, forestil dig, skriv en, skriv et",
    "code": "python, javascript, c++, sql, regex, yaml, jinja, kildekode, algoritme",
    "maths": "løs, integral, ligning, kvadratroden af, beregn, procent af, divideret med, sandsynlighed",
    "urgent": "hurtigt, skynd dig, straks, omgående, nødsituation, brand",
    "history": "igen, en gang til, tidligere, sidste gang, i går, du sagde, det samme, fortsæt",
    "correction": "nej jeg mente, nej ikke, det er forkert, ikke den, ikke det, jeg sagde, jeg mente, fortryd, den anden",
}
_NB: Final[Table] = {
    "question": "hva, hvorfor, hvordan, hvem, når, hvor, hvilken, hvilket, hvilke, er, kan",
    "command": "slå på, slå av, skru på, skru av, tenn, slukk, åpne, lukk, lås, start, stopp, sett, spill, legg til",
    "reasoning": "forklar, sammenlign, analyser, forskjellen mellom, forskjellen på, vurder, bevis, i detalj, fordeler og ulemper",
    "steps": "steg for steg, trinn for trinn, først, deretter, etterpå, til slutt, og dessuten",
    "creative": "dikt, eventyr, fortelling, sang om, stil om, finn på, forestill deg, skriv en, skriv et",
    "code": "python, javascript, c++, sql, regex, yaml, jinja, kildekode, algoritme",
    "maths": "løs, integral, ligning, kvadratroten av, beregn, regn ut, prosent av, delt på, sannsynlighet",
    "urgent": "fort, skynd deg, straks, umiddelbart, nødsituasjon, brann",
    "history": "igjen, en gang til, tidligere, sist, i går, du sa, det samme, fortsett",
    "correction": "nei jeg mente, nei ikke, det er feil, ikke den, ikke det, jeg sa, jeg mente, angre, den andre",
}
_TR: Final[Table] = {
    "question": "ne, neden, niçin, nasıl, kim, ne zaman, nerede, hangi, kaç, mı, mi, mu, mü",
    "command": "aç, kapat, kapa, yak, söndür, başlat, durdur, ayarla, çal, kilitle, artır, azalt, ekle",
    "reasoning": "açıkla, karşılaştır, analiz et, arasındaki fark, değerlendir, kanıtla, ayrıntılı, artıları ve eksileri",
    "steps": "adım adım, ardından, son olarak, ve ayrıca",
    "creative": "şiir, hikaye, öykü, masal, şarkı sözü, kompozisyon, uydur, hayal et",
    "code": "python, javascript, c++, sql, regex, yaml, jinja, kaynak kod*, algoritma",
    "maths": "çöz, integral, türev, denklem, karekök*, hesapla, yüzde, bölü, olasılık",
    "urgent": "çabuk, hemen, acil, derhal, imdat, yangın",
    "history": "tekrar, yine, daha önce, geçen sefer, dün, demiştin, aynısı, devam et",
    "correction": "hayır demek istedim, o değil, bu yanlış, öyle değil, demiştim, demek istedim, geri al, diğeri",
}
_ZH: Final[Table] = {
    "question": "什么, 为什么, 怎么, 谁, 何时, 哪里, 哪个, 多少, 几点, 吗",
    "command": "打开, 关闭, 关掉, 开灯, 关灯, 调到, 调高, 调低, 启动, 停止, 播放, 锁上, 添加",
    "reasoning": "解释, 比较一下, 对比, 分析, 区别, 评价, 证明, 详细, 优缺点, 利弊, 解釋, 比較, 區別",
    "steps": "一步一步, 逐步, 首先, 然后, 接着, 最后",
    "creative": "写一首, 写一篇, 写诗, 诗歌, 作文, 编一个, 讲个故事, 想象",
    "code": "python, javascript, c++, sql, regex, yaml, jinja, 代码, 算法, 编程",
    "maths": "积分, 导数, 方程, 平方根, 计算, 百分之, 除以, 乘以, 概率",
    "urgent": "快点, 赶快, 马上, 立刻, 紧急, 救命, 着火",
    "history": "再来一次, 之前, 上次, 昨天, 你说过, 刚才, 继续",
    "correction": "不是这个, 不对, 错了, 我是说, 我说的是, 撤销, 另一个",
}
_JA: Final[Table] = {
    "question": "何, なぜ, どうして, どう, 誰, いつ, どこ, どれ, いくつ, いくら, ですか, ますか",
    "command": "つけて, 消して, 開けて, 閉めて, 止めて, 始めて, 再生して, 上げて, 下げて, 設定して, 追加して",
    "reasoning": "説明して, 比較して, 分析して, 違いを, 評価して, 証明して, 詳しく, 長所と短所",
    "steps": "段階的に, 順を追って, 順番に, ステップ, まず, 次に, 最後に",
    "creative": "詩を, 物語を, 作文を, 俳句を, 歌詞を, 想像して",
    "code": "python, javascript, c++, sql, regex, yaml, jinja, コード, アルゴリズム, プログラム",
    "maths": "積分, 微分, 方程式, 平方根, 計算, パーセント, 割る, 掛ける, 確率",
    "urgent": "急いで, すぐに, 今すぐ, 緊急, 助けて, 火事",
    "history": "もう一度, さっき, 前回, 昨日, 続けて, と言った",
    "correction": "そうじゃない, 違います, 間違って, じゃなくて, 取り消して, もう一つの方",
}
TABLES: Final[Mapping[str, Table]] = {
    "en": _EN,
    "de": _DE,
    "fr": _FR,
    "es": _ES,
    "it": _IT,
    "nl": _NL,
    "pt": _PT,
    "pl": _PL,
    "ru": _RU,
    "sv": _SV,
    "da": _DA,
    "nb": _NB,
    "no": _NB,
    "tr": _TR,
    "zh": _ZH,
    "ja": _JA,
}
# Languages whose words are not set apart: a phrase is found anywhere.
_UNSPACED: Final = frozenset({"zh", "ja"})
# So many of such characters say about as much as a word.
_CHARACTERS_PER_WORD: Final = 3
_UNSPACED_CHARACTER: Final = re.compile(
    "[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff]"
)
# What everybody writes the same way.
_ANY: Final[Table] = {"code": "python, javascript, c++, sql, regex, yaml, jinja"}


class Signs:
    """The signs of one language, ready to be looked for."""

    def __init__(self, table: Table, *, spaced: bool = True) -> None:
        """Compile the phrases; `spaced` where words are set apart."""
        self._patterns = {
            sign: _pattern(row, spaced=spaced) for sign, row in table.items()
        }

    def sees(self, sign: str, folded: str) -> bool:
        """Tell whether a casefolded text shows a sign, at words' borders."""
        pattern = self._patterns.get(sign)
        return pattern is not None and pattern.search(folded) is not None

    def leads(self, sign: str, other: str, folded: str) -> bool:
        """Tell whether a sign is seen, and not after another one."""
        seen, beside = (self._where(each, folded) for each in (sign, other))
        return seen is not None and (beside is None or seen < beside)

    def _where(self, sign: str, folded: str) -> int | None:
        pattern = self._patterns.get(sign)
        found = pattern.search(folded) if pattern is not None else None
        return None if found is None else found.start()


@cache
def signs_for(language: str) -> Signs:
    """Give the signs of a language, of its base language, or those of all."""
    base = language.casefold().partition("-")[0].partition("_")[0]
    return Signs(TABLES.get(base, _ANY), spaced=base not in _UNSPACED)


def count_words(text: str) -> int:
    """Count words; of scripts that set none apart, about as many as are meant."""
    together = len(_UNSPACED_CHARACTER.findall(text))
    return len(text.split()) + together // _CHARACTERS_PER_WORD


def _pattern(row: str, *, spaced: bool) -> re.Pattern[str]:
    phrases = [_phrase(part.strip()) for part in row.split(",") if part.strip()]
    any_of = f"(?:{'|'.join(phrases)})"
    return re.compile(rf"(?<!\w){any_of}(?!\w)" if spaced else any_of)


def _phrase(text: str) -> str:
    # People and recognisers set commas as they like.
    # What is looked at is casefolded, and "schließe" is no longer spelt so then.
    words = [re.escape(word) for word in text.casefold().removesuffix("*").split()]
    return r"[,;:.!]?\s+".join(words) + (r"\w*" if text.endswith("*") else "")
