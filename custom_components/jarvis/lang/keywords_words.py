# ruff: noqa: E501, RUF001 - language data: long lines and other scripts
"""Words that carry nothing in a search, and endings, per language, as data.

`STOP`: what questions and statements are built with. `ENDINGS`: what is cut from
a word before it is compared, longest first. `ROUNDS`: how often, for languages
that stack endings. `HARDEN`: final letters that soften before an ending.
`RESPELL`: spellings that count as one. `COMPOUND`: languages whose words grow
together, so that the tail of a long word is a word of its own. Everything is
folded when it is loaded; write it as people write it.
"""

from typing import Final

STOP: Final[dict[str, str]] = {
    "en": "a an the this that these those i me my mine myself we us our ours you your yours he him his she her hers "
    "it its they them their theirs who whom whose which what when where why how is am are was were be been being do "
    "does did done doing have has had having can could will would shall should may might must not no yes and or but "
    "if then than so as of at by for with about into to from in on up out over under again once here there all any "
    "both each some such only own same too very just also ever please tell know remember remind recall say said tell "
    "told mention mentioned call called does don't didn't doesn't isn't what's who's where's when's i'm i've i'd "
    "i'll it's that's let's s t ve re ll d m got get give show like jarvis anything something everything",
    "de": "der die das den dem des ein eine einen einem einer eines ich mich mir mein meine meinen meinem meiner "
    "meines wir uns unser unsere unseren unserem unserer du dich dir dein deine deinen deinem deiner er ihn ihm sein "
    "seine seinen seinem seiner sie ihr ihre ihren ihrem ihrer es ihnen wer wen wem wessen was wann wo warum wie "
    "welche welcher welches welchen welchem ist bin bist sind seid war waren warst sein gewesen hat habe hast haben "
    "hatte hatten wird werde werden wurde kann kannst können könnte soll sollte muss musst will willst möchte nicht "
    "kein keine keinen nein ja und oder aber wenn dann als auch so von vom um an am bei beim für mit über in im ins "
    "aus auf zu zum zur nach noch schon nur mal bitte doch denn dass daß da hier dort alle etwas sag sage sagen "
    "gesagt erzählt erzähle erzählen erzähl weißt weiß wissen erinnerst erinnere erinnern gib zeig jarvis heißt heiße nenn",
    "fr": "le la les l un une des du de d je me m moi mon ma mes nous notre nos tu te t toi ton ta tes vous votre vos "
    "il elle on ils elles lui leur leurs son sa ses se s ce c cet cette ces qui que qu quoi quand où pourquoi "
    "comment quel quelle quels quelles est suis es sommes êtes sont était étais être été ai as a avons avez ont "
    "avait avoir fait faire peut peux pouvez veux ne n pas non oui et ou mais si donc comme à au aux en dans sur "
    "sous avec pour par sans chez y aussi très plus tout tous toute toutes dis dire dit sais savez souviens rappelle "
    "appelle jarvis",
    "es": "el la los las un una unos unas de del a al yo me mi mis mí nosotros nos nuestro nuestra tú te tu tus él "
    "ella ellos ellas su sus se lo le les que qué quién quien cuándo cuando dónde donde cómo como cuál cual por "
    "porque para con sin en y o pero si no sí es soy eres somos son era fue ser está estoy están he ha has han haber "
    "hay este esta estos estas ese esa eso esto muy más también dime decir dije sabes recuerdas llama llamo",
    "it": "il lo la i gli le l un uno una di del della dei delle a al alla da dal in nel nella con su per tra io mi "
    "me mio mia miei mie noi ci nostro nostra tu ti tuo tua lui lei loro suo sua si che chi cosa quando dove perché "
    "come quale quali e o ma se non no sì è sono sei siamo era essere ho hai ha abbiamo hanno avere questo questa "
    "quello quella molto più anche dimmi detto sai ricordi chiama chiamo",
    "nl": "de het een ik me mij mijn wij we ons onze jij je jou jouw u uw hij hem zijn zij haar hun ze die dat deze "
    "dit wie wat wanneer waar waarom hoe welke welk is ben bent zijn was waren heb hebt heeft hebben had kan kun "
    "wil moet zal niet geen nee ja en of maar als dan ook van aan bij voor met over in op uit te naar tot er nog al "
    "zeg gezegd weet herinner heet noem",
    "pl": "i a w we z ze na do od po o u za dla przez przy ja mnie mi mój moja moje mojej mojego my nas nam nasz ty "
    "ciebie ci twój twoja on ona ono oni jego jej ich kto co kiedy gdzie dlaczego jak jaki jaka jakie który która "
    "jest jestem są był była było być mam ma masz mieć nie tak czy że ten ta to te się też powiedz pamiętasz wiesz",
    "ru": "и в во не что он на я с со как а то все она так его но да ты к у же вы за бы по только ее её мне было вот "
    "от меня еще ещё нет о об из ему когда где кто куда почему какой какая какое какие какого какую чей чья чье мой "
    "моя мое моё мои моего моей моем моём моему моим мою моих наш наша наше наши нашего нашей нам нас мы твой твоя "
    "свой своя своё этот эта это эти того той тот та те для до или если быть есть был была были будет ли себя тебя "
    "тебе меня скажи сказал сказала говорил говорила помнишь знаешь напомни расскажи зовут называется называется",
    "uk": "і й в у не що він на я з як а то все вона так його але ти до ж ви за по тільки її мені було від мене ще "
    "ні про із коли де хто куди чому який яка яке які мій моя моє мої мого моєї наш ти твій цей ця це ці для або "
    "якщо є був була були чи скажи памятаєш знаєш звати",
    "tr": "ve ile bir bu şu o ben beni bana benim biz bizi bize bizim sen seni sana senin siz onun ona onu onlar da "
    "de ki mi mı mu mü ne neydi nedir neyi neler nerede nereye nereden kim kimin kimi kime hangi hangisi kaç nasıl "
    "neden niçin niye için gibi kadar daha çok en her hiç ya veya ama fakat değil var yok evet hayır olan olarak "
    "idi dir dır söyle söyledim söylemiştim hatırla hatırlıyor musun biliyor misin adlı",
    "ja": "は が を に へ と で も の か ね よ な や から まで より って です ます した ました でした だった だ である "
    "いる ある する した して これ それ あれ この その あの ここ そこ どこ いつ だれ なに なん どう どの どれ 私 僕 俺 "
    "わたし ぼく 何 誰 教 教えて 言 話 話し 話した 覚えて おぼえて ください 知 ている ていま てい います ありま ります ません ですか "
    "ますか でしたか っけ だっけ という といい のは のが のを には では とは ため こと もの さん くん ちゃん おいて いて",
    "zh": "的 了 是 我 你 他 她 它 们 在 有 和 与 吗 呢 吧 啊 什 么 什么 谁 哪 哪里 怎 怎么 这 那 这个 那个 不 没 也 都 "
    "就 说 请 告 诉 告诉 记 得 记得 知 道 知道 我的 你的 我们 一个",
    "ko": "나 내 나의 저 제 우리 너 네 그 그녀 이 저것 이것 그것 누구 무엇 뭐 언제 어디 왜 어떻게 어느 은 는 이 가 을 를 "
    "에 에서 의 와 과 도 로 으로 입니다 이다 있다 없다 하다 해 줘 말해 알아 기억 이름은",
}

ENDINGS: Final[dict[str, str]] = {
    "en": "ingly ings ing edly ed ies ied es ly e s y",
    "de": "ungen ung ern en er em es est st et e n s t",
    "fr": "issement ements ement euses euse eaux eux ives ive ees ee es er ez ent e s x",
    "es": "aciones acion amente mente adas ados ada ado idas idos ida ido ando iendo es as os a o e s",
    "it": "azioni azione amente mente ate ati ata ato ite iti ita ito are ere ire i a o e",
    "nl": "heden heid ende end en er es e s t",
    "pl": "ami ach owie iego ego iemu emu ymi imi ych ich ow om em ie ia iu ą ę a e i o u y",
    "ru": "иями ями ами ыми ими ого его ому ему ете ите ешь ишь ают яют уют ают ала ила ела али или ели ать ять ить "
    "еть ов ев ей ой ый ий ая яя ое ее ые ие ую юю ам ям ах ях ом ем их ых ет ит ут ют ат ят ал ил ел ия ию ии ь "
    "а я о е ы и у ю й",
    "uk": "ями ами ими ого ому ові еві ати ити ів їв ей ій ий ая яя ої ою ею ам ям ах ях ом ем их є а я о е и і у ю ь й",
    "tr": "larimizin lerimizin larimiz lerimiz larinin lerinin larim lerim larin lerin lari leri lar ler imizin "
    "umuzun imiz umuz niz nuz imin umun inin unun sinin sunun min mun nin nun yin yun sindan sinden sinda sinde "
    "indan inden unda inda inde undan dan den tan ten da de ta te im um in un si su yi yu na ne ni nu ya ye yor "
    "iyor uyor mis mus dir dur tir tur miz muz mizin muzun sini sunu yla yle la le m n i u a e",
    "ko": "에서는 에서 에게 으로 이는 은 는 이 가 을 를 에 의 와 과 도 로",
}

ROUNDS: Final[dict[str, int]] = {"tr": 3, "ru": 1}

# What is written behind a name or a number, and is no part of it: "Ece'nin".
SUFFIXED: Final = {"tr": r"(?<=\w)['\u2019\u02bc]\w+"}
# A word without this ending is the word itself, whatever it ends in then.
CASES: Final[dict[str, str]] = {"ru": "\u0430"}

# The shortest stem that endings may leave; two where words of two letters bear them.
SHORTEST: Final[dict[str, int]] = {"tr": 2, "ko": 1}

# What an ending never follows, as "stem+ending": a letter that only joins vowels stands
# behind no consonant, and of two letters only what is a word is left ("ev", no "de").
NEVER: Final[dict[str, str]] = {
    "tr": r"[^aeiou]\+(?:[yn](?:[aeiu]|in|un|la|le)|s[iu](?:n\w*)?|[mn](?:[iu]z)?[iu]n|[mn][iu]z|n)$"
    r"|[aeiou]\+[aeiu]|[^cfhkpst]\+t[ae]n?$"
    r"|^(?!(?:ad|ag|ak|al|an|as|at|av|ay|az|ek|el|en|er|es|et|ev|ic|il|in|ip|is|iz|on|ot|oy|oz"
    r"|su|uc|un|us|ut)\+)..\+"
}

# The longest stem; what goes beyond is derivation more often than meaning.
LONGEST: Final[dict[str, int]] = {"tr": 6}

HARDEN: Final[dict[str, str]] = {"tr": "g>k b>p d>t"}

RESPELL: Final[dict[str, str]] = {
    "en": "our>or yse>yze ise>ize ogue>og tre>ter grey>gray"
}

COMPOUND: Final[frozenset[str]] = frozenset(
    {"da", "de", "fi", "hu", "is", "nb", "nl", "nn", "no", "sv"}
)
