# ruff: noqa: E501, RUF001 - language data
"""Words by which one matter is named in several ways, per language, as data.

`FAMILIES`: words of one matter in lines; what somebody tells with one of them is
named by another later ("I owe Ben twenty", "my debt to Ben"). `BARE`: words that add
nothing to a topic ("the business with Ben"). `DERIVED`: endings by which one word
is made of another ("adopt", "adoption"), longest first. `AHEAD`: what stands before
a stem without changing what it is kin to. `PREFIXES`: syllables that many words
open with, so that having them in common means nothing. `FLEETING`: vowels that
come and go before the last letter. `OWNED`: topics in which a bare word is what
somebody has: "Elif'in işi" is her job.
"""

from collections.abc import Mapping
from typing import Final

FAMILIES: Final[Mapping[str, str]] = {
    "en": """
debt debts owe owes owed owing borrow borrows borrowed borrowing loan loans lend lends lent lending
weight weigh weighs weighed weighing
cost costs price prices priced paid pay pays
hate hates hated dislike dislikes detest detests loathe stand
height tall high
width wide
depth deep
length long
opening open opens opened
closing close closes closed
arrival arrive arrives arrived arriving
bedtime bed
team support supports supported
instrument play plays played playing
birthplace born
wish want wants wanted
age aged old
salary wage wages earn earns earned earning earnings pay paycheck income
birth born birthday
divorce divorced divorcing separate separated separation split
breakup separation separated dumped
wedding marry married marriage marrying
engagement engaged fiancé fiancée
pregnancy pregnant expecting
miscarriage miscarried
illness ill sick sickness disease diagnosed diagnosis
injury injured hurt hurts broke broken
surgery operation operated operate surgical
death die dies died dead dying deceased passed
funeral burial buried bury
medicine medication pill pills tablet tablets drug drugs
drinking drink drinks drank drunk alcohol sober
smoking smoke smokes smoked smoker cigarette cigarettes
addiction addicted addict
exam exams examination test tests
failure fail fails failed failing flunked
argument argue argues argued arguing quarrel quarrelled row fight fights fought fighting fell falling dispute
address live lives living home residence
complaint complain complains complained complaining
trip travel travels travelled travelling journey holiday vacation getaway flight fly flies flew flying
move moves moved moving relocate relocation relocating
purchase purchased buy buys bought buying
sale sell sells sold selling
loss lose loses lost losing
theft steal steals stole stolen stealing thief robbery robbed burgled burglary
accident crash crashed crashes
gambling gamble gambles gambled bet bets betting
affair cheat cheats cheated cheating
crush love loves loved
therapy therapist counselling counsellor psychologist shrink
choice choose chose chosen
decision decide decided decides
dismissal dismissed fired sacked laid
resignation resign resigned resigning quit quits quitting notice
retirement retire retired retiring pension
inheritance inherit inherited inheriting heir
donation donate donates donated donating give gives gave given giving
payment pay pays paid paying
win wins won winning winnings
teaching teach teaches taught
writing write writes wrote written
singing sing sings sang sung
swimming swim swims swam
running run runs ran
driving drive drives drove driven car
sleep sleeps slept sleeping
spending spend spends spent
meeting meet meets met
growth grow grows grew grown growing
theft steal stole
choosing choose chose
hiding hide hides hid hidden
keeping keep keeps kept
thought think thinks thinking
speech speak speaks spoke spoken speaking
belief believe believes believed
fear afraid scared frightened
anger angry furious
tax taxes taxed
rent rents rented renting landlord
cook cooks cooked cooking
visit visits visited visiting
snore snores snored snoring
send sends sent sending
build builds built building
job work works worked working profession occupation career employed employer
favourite favorite like likes liked love loves prefer prefers preferred""",
    "de": """
preis preise kosten kostet kostete gekostet bezahlt gezahlt
hasst hasse hassen verabscheut leiden ausstehen
schuld schulden schulde schuldet schuldest geschuldet geliehen leihe leiht leihen lieh geborgt borge kredit darlehen
gewicht wiege wiegt wiegen wog gewogen schwer
körpergröße größe groß
alter alt
gehalt lohn verdiene verdient verdienen verdienst einkommen
geburt geboren geburtstag
scheidung scheiden geschieden scheidet trennung trennen getrennt trennt
hochzeit heiraten heirate heiratet geheiratet verheiratet heirat
verlobung verlobt verloben
schwangerschaft schwanger
fehlgeburt
krankheit krank erkrankt leide leidet diagnose
verletzung verletzt gebrochen bruch
operation operiert operieren op
tod gestorben sterben stirbt tot verstorben
beerdigung beerdigt begräbnis begraben
medikament medikamente tablette tabletten pille pillen
trinken trinke trinkt trank getrunken alkohol trocken
rauchen rauche raucht rauchte geraucht raucher zigarette zigaretten
sucht süchtig abhängig abhängigkeit
prüfung prüfungen examen test klausur
streit streite streitet gestritten stritt streiten zerstritten verkracht zoff
adresse anschrift wohne wohnen wohnt wohnort
beschwerde beschwerden beschwert beschweren
reise reisen reist gereist urlaub ausflug fahrt fahre fährt fahren gefahren flug fliege fliegt fliegen geflogen
umzug umziehen umgezogen ziehe ziehen gezogen zieht
auswanderung auswandern ausgewandert wandere wandern
kauf kaufe kauft kaufen gekauft
verkauf verkaufe verkauft verkaufen
verlust verliere verliert verlieren verloren verlor
diebstahl stehlen stiehlt gestohlen klauen geklaut beklaut
einbruch eingebrochen einbrechen
unfall verunglückt angefahren gekracht
affäre fremdgegangen betrogen betrügt betrug
verliebtheit verliebt liebe liebt schwarm schwärme
therapie therapeut therapeutin psychologe psychologin psychiater
entscheidung entscheiden entschieden entscheide
kündigung kündige kündigt kündigen gekündigt entlassen entlassung rausgeworfen
rente rentner ruhestand pension pensioniert
erbe erben geerbt erbt erbschaft
spende spenden spendet gespendet
zahlung zahle zahlt zahlen gezahlt bezahlt bezahle
gewinn gewinne gewinnt gewinnen gewonnen
bewerbung bewerbe bewirbt bewerben beworben
besuch besuche besucht besuchen
gesang singe singt singen gesungen
schlaf schlafe schläft schlafen geschlafen
angst fürchte fürchtet ängstlich
wut wütend
miete miete mietet mieten vermieter
treffen treffe trifft getroffen
schnarchen schnarche schnarcht
durchfallen durchgefallen gefallen
beruf job arbeit arbeite arbeitet arbeiten gearbeitet""",
    "ja": """
金 円 現金 料金
支 払 支払
借 借金 貸
体重 重
身長 背
年齢 歳 才
給料 給与 収入 月収 年収 稼
誕生日 誕生 生
離婚 別
結婚 婚
妊娠 妊
病気 病
手術 術
死 亡
葬式 葬儀
薬 錠
酒 飲
煙草 吸
試験 受験
喧嘩 口論
旅行 旅 行 行きます 行く 訪 泊 滞在 帰省
移住 引越 引っ越
転職 辞
交換 替 換
苦情 文句""",
    "ru": """
долг долги долга должен должна должны задолжал задолжала занял заняла одолжил одолжила взаймы кредит
вес вешу весит весил весила весишь
рост высокий
возраст лет
зарплата зарабатываю зарабатывает заработок оклад получаю доход
рождение родился родилась рождения
развод развода разводе разводится развелся развелась разводимся расстались расставание
свадьба свадьбе женюсь женился женится выхожу замуж замужем женат брак
беременность беременна
болезнь болен больна болеет болею заболел заболела диагноз
травма травмировал сломал сломала перелом
операция операцию операции оперировали оперировал оперируют прооперировали прооперирован
смерть умер умерла умерли
похороны похорон хоронили похоронили
лекарство лекарства таблетки таблетка
пьянство пью пил пила алкоголь выпивка
курение курю курил курила курит сигарета сигареты сигарет
зависимость зависим зависима
экзамен экзамена экзамены тест
провал провалил провалила завалил завалила
ссора ссоры поссорился поссорилась поссорились ругаюсь ругаемся
жалоба жалобы жалобах жалуется жаловался жаловалась жалуются пожаловался
поездка поездки поездке поездку еду едет едем ездил летим лечу летит летали перелёт рейс отпуск путешествие путешествии
переезд переезде переезжаю переезжаем переехал переезжает
покупка покупке купил купила купили покупаю
продажа продаже продал продала продаю
потеря потере потерял потеряла проиграл проигрыш
кража краже украли украл обокрали
авария аварии разбил разбила врезался врезалась
адрес живу живём живет
измена измене изменил изменила изменяет
влюблённость влюблён влюблена влюбился влюбилась люблю
психолог психотерапевт терапевт
решение решил решила
увольнение увольнении уволили уволился уволилась уволен
пенсия пенсии пенсионер
наследство наследстве унаследовал унаследовала
сдача сдаю сдал сдала сдаёт сдавать
оплата оплате плачу платит заплатил
выигрыш выигрыше выиграл выиграла
встреча встрече встречаюсь встретил встречается
страх страхе боюсь боится
аренда аренде снимаю арендую
храп храпит храплю
коллекция коллекции собираю собирание собирает коллекционирую
работа работу работы работой работает работаю работал работала профессия профессию должность
любит люблю любят любил любимый любимая любимое любимые любимую предпочитает нравится обожает""",
    "tr": """
borç borcum borcu borçlu borçluyum ödünç kredi
kilo kilom ağırlık tartı
boy boyum uzunluk
yaş yaşım yaşında yaşındayım
maaş maaşım ücret kazanıyorum gelir
doğum doğdum doğum
boşanma boşanıyor boşandı boşandım boşanacak ayrılık ayrıldı ayrıldık
evlilik evlendi evlendim evleniyor düğün nikah
nişan nişanlandı nişanlı
hamilelik hamile gebe
hastalık hasta teşhis
ameliyat operasyon
ölüm öldü vefat
cenaze defin
ilaç ilacım hap haplar
içki alkol içiyorum
sigara tütün
bağımlılık bağımlı
sınav test
kavga tartışma tartıştık
şikayet şikayetçi
yolculuk seyahat tatil gezi gidiyoruz gidiyorum uçuyoruz uçuyorum uçuş
taşınma taşınıyor taşındı taşınacak taşınmak
kayıp kaybettim kaybetti
hırsızlık çaldı çalındı
kaza kazayı çarptı çarptım
adres adresim oturuyorum oturuyoruz yaşıyorum yaşıyoruz
aldatma aldattı aldatıyor
terapi terapist psikolog
karar verdim
istifa ayrıldım kovuldum kovuldu
emeklilik emekli
miras
bağış bağışladı
kira kiracı kiralık
korku korkuyorum korkar
koleksiyon topluyorum toplama topluyor biriktiriyorum
horlama horluyor horluyorum
iş işi işini işim işimi meslek mesleği mesleğini çalışıyor çalışıyorum çalışır çalıştığını""",
}

BARE: Final[Mapping[str, str]] = {
    "en": "away off up out back down thing things stuff business matter matters story stories issue issues fact facts situation topic subject money amount sum bit whole information info details detail news problem problems whatever being got getting part entry note notes record records memory memories should shall must",
    "de": "sache sachen ding dinge geschichte geschichten thema angelegenheit tatsache geld betrag summe ganze ganzen information informationen details neuigkeit problem probleme eintrag notiz erinnerung erinnerungen worden wurde soll sollst sollen solltest musst",
    "ja": "話 件 情報 予定 問題 記憶 内容 全部",
    "ru": "дело дела делах история историю истории тема тему вопрос ситуация ситуацию факт деньги денег сумма информация информацию проблема проблему запись всю эту этот наш нашем нашей",
    "tr": "iş işi işini işimi konu konusu konusunu mesele meselesi meselesini olay olayı olayını hikaye para miktar bilgi bilgiyi sorun sorunu durum durumu olduğunu olduğumu olduğumuzu plan planı planımı planımızı şey",
}

DERIVED: Final[Mapping[str, str]] = {
    "en": "isation ization ication ations ation ition itions ssion ption tion sion ions ion ements ement ments ment ancy ency ance ence ants ant ents ent ings ing ers er ors or ists ist ities ity ness ships ship hood less ful ives ive als al ages age ures ure ied ies ed es y s e t d",
    "de": "ierungen ierung ationen ation itionen ition ionen ion tionen tion igkeit schaften schaft heiten heit keiten keit ungen ung ieren ierte iert iere ier erinnen erin innen ern er eln ings ing el end en isch ischen ie te ten e t st n s i o",
    "ru": "ировани ировал ирова иров ировк ирую ирует ованиe овани ова уетс ается ает ани ени ний ств тельств тел к ок ци яци ац и ств лс лас тьс тс с ываю ыва ива ева аю яю ю л т н ч ш щ ж е я",
    "tr": "emesini amasini emesi amasi adigimi edigimi adigini edigini adigimizi edigimizi adik edik adi edi ini unu du amamizi ememizi amami ememi uyorum iyorum uyoruz iyoruz digimi tigimi dugumu tugumu digini tigini dugunu tugunu dugumuzu tugumuzu tigimiz erdim ardim irdim urdim erdik ardik dim tim dum tum di ti tu digimizi digimiz digini digimi dikler diklar digin dik dig tik tig duk dug tuk tug makta mekte mak mek mam mem ma me isim isin islem is us acak ecek acag eceg iyor uyor yor ert art irt urt er ar ir ur ici ucu lik lig luk lug li lu la le ci cu nti si su in il im um an en n t d m k s",
}

AHEAD: Final[Mapping[str, str]] = {"de": r"^(?:ge|ab|an|auf|aus|be|ein|um)(?=\w{4})"}

# Endings that are written behind an apostrophe.
ATTACHED: Final[Mapping[str, str]] = {"tr": r"(?<=\w)['\u2019]\w+"}

FLEETING: Final[Mapping[str, str]] = {
    "ru": r"(?<=\w\w[^аеёиоуыэюя])[оеё](?=[^аеёиоуыэюяй]$)"
}

PREFIXES: Final[Mapping[str, str]] = {
    "ru": "пере пред раз рас при про под над вос воз вз из ис без бес на за по от об вы у с до",
}
OWNED: Final[Mapping[str, str]] = {
    "tr": r"^\S+['\u2019]n?[ıiuü]n (?:iş|plan|para)\S*$",
}
