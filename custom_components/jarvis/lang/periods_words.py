# ruff: noqa: E501, RUF001 - language data: long lines and other scripts
"""How each language names stretches of time, as data.

Everything is compared folded (case, accents); `~` in a phrase is one space or
none. Alternatives are joined by `/`. `fixed`: `unit offset: phrases`,
a day may be narrowed to a part. The other fields are frames, separated by `|`,
with N a number, U a unit, W a weekday, M a month, D a day of it, Y a year, and
X, Z any other period. `weekday` is the latest such day before today, `week_day`
one of last week. `numbers` count from one (`_` is a blank inside
a form); units list every form. Nothing ahead
of today is listed: memories lie in the past.
"""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True, kw_only=True)
class PeriodWords:
    """One language's words for time; `numbers` count from one."""

    fixed: str
    units: str
    weekdays: str
    months: str
    numbers: str
    ago: str
    past: str
    weekday: str
    week_day: str
    month: str
    dates: str
    year: str
    since: str
    before: str
    between: str = ""
    spaced: bool = True


PERIODS: Final[dict[str, PeriodWords]] = {
    "en": PeriodWords(
        fixed="""day 0: today/this day
day 0 morning: this morning
day 0 afternoon: this afternoon
day 0 evening: this evening/tonight
day -1 night: last night
day -1 morning: yesterday morning
day -1 afternoon: yesterday afternoon
day -1 evening: yesterday evening
day -1: yesterday/the previous day
day -2: the day before yesterday/day before yesterday
day -2 night: the night before last/night before last
day -2 evening: the evening before last
week 0: this week
week -1: last week/the previous week/previous week/the week before
week -1: the past week
week -2: the week before last/week before last/a fortnight ago
weekend 0: this weekend
weekend -1: last weekend/at the weekend/over the weekend/on the weekend/this past weekend/the past weekend
weekend -2: the weekend before last/weekend before last
month 0: this month
month -1: last month/the previous month/previous month/the month before
month -2: the month before last/month before last
month -6: half a year ago
month -18: a year and a half ago
year 0: this year
year -1: last year/the previous year/previous year/the year before
year -2: the year before last/year before last""",
        units="day=day/days week=week/weeks month=month/months year=year/years hour=hour/hours minute=minute/minutes",
        weekdays="monday/mon tuesday/tue/tues wednesday/wed thursday/thu/thurs friday/fri saturday/sat sunday/sun",
        months="january/jan february/feb march/mar april/apr may june/jun july/jul august/aug september/sep/sept october/oct november/nov december/dec",
        numbers="one/a/an two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty",
        ago="N U ago|N U back|N U earlier",
        past="in the last N U|over the last N U|during the last N U|within the last N U|the last N U|last N U|in the past N U|over the past N U|the past N U|past N U|in the past U|over the past U|in the last U",
        weekday="last W|on W|this W|this past W|the past W|the other W",
        week_day="W last week|W of last week|last week on W|last week W",
        month="in M Y|in M of Y|in M|during M|M Y",
        dates="on the D of M Y|on the D of M|on the O of M Y|on the O of M|the O of M|on M the O|M O|O of M|on M D Y|on M D|on D M Y|on D M|the D of M|M D Y|M D|D M Y|D M",
        year="in Y|during Y|back in Y",
        since="since X|after X|from X on|ever since X",
        before="before X|until X|up to X|by X",
        between="between X and Z|from X to Z|from X until Z",
    ),
    "de": PeriodWords(
        fixed="""day 0: heute/am heutigen tag
day 0 morning: heute morgen/heute früh/heute vormittag
day 0 afternoon: heute nachmittag/heute mittag
day 0 evening: heute abend
day -1 night: gestern nacht/letzt* nacht/heute nacht/vergangen* nacht
day -1 morning: gestern morgen/gestern früh/gestern vormittag
day -1 afternoon: gestern nachmittag/gestern mittag
day -1 evening: gestern abend
day -1: gestern
day -2: vorgestern
day -2 night: vorletzt* nacht
day -3: vorvorgestern
week 0: dies* woche/in dies* woche
week -1: letzt* woche/vorig* woche/vergangen* woche/in der letzt* woche/in der vergangen* woche/in der vorig* woche/die woche davor
week -2: vorletzt* woche/in der vorletzt* woche
weekend 0: dies* wochenende/an diesem wochenende
weekend -1: letzt* wochenende/am wochenende/am letzt* wochenende/am vergangen* wochenende/vergangen* wochenende/vorig* wochenende
weekend -2: vorletzt* wochenende/am vorletzt* wochenende
month 0: dies* monat/in dies* monat/dies* monats
month -1: letzt* monat/im letzt* monat/vorig* monat/im vorig* monat/vergangen* monat/im vergangen* monat/letzt* monats/vorig* monats/vergangen* monats
month -2: vorletzt* monat/im vorletzt* monat/vorletzt* monats
month -6: vor einem halben jahr/vor einem halben jahre
month -18: vor anderthalb jahren/vor eineinhalb jahren
year 0: dies* jahr/in dies* jahr/dies* jahres
year -1: letzt* jahr/im letzt* jahr/vorig* jahr/im vorig* jahr/vergangen* jahr/im vergangen* jahr/letzt* jahres/vorig* jahres/vergangen* jahres
year -2: vorletzt* jahr/im vorletzt* jahr/vorletzt* jahres""",
        units="day=tag/tage/tagen week=woche/wochen month=monat/monate/monaten year=jahr/jahre/jahren hour=stunde/stunden minute=minute/minuten",
        weekdays="montag/montags dienstag/dienstags mittwoch/mittwochs donnerstag/donnerstags freitag/freitags samstag/sonnabend/samstags sonntag/sonntags",
        months="januar/jänner februar/feber märz april mai juni juli august september oktober november dezember",
        numbers="eins/ein/eine/einem/einer/einen zwei/zwo drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig",
        ago="vor N U",
        past="in den letzten N U|die letzten N U|während der letzten N U|der letzten N U|in den vergangenen N U|letzten N U|seit N U",
        weekday="letzt* W|am letzt* W|vergangen* W|vorig* W|am vergangen* W|am vorig* W|am W|dies* W",
        week_day="W letzt* woche|am W letzt* woche|letzt* woche W|letzt* woche am W|W vorig* woche",
        month="im M Y|im M des jahres Y|im M|M Y",
        dates="am D M Y|am D M|vom D M|am O M Y|am O M|vom O M|den O M|D M Y|D M|O M",
        year="im jahr Y|im jahre Y|in Y",
        since="seit X|seit dem X|seit der X|seit den X|ab X|ab dem X|nach X|nach dem X|nach der X",
        before="vor X|bis X|vor dem X|vor der X|bis zum X|bis zur X",
        between="zwischen X und Z|zwischen dem X und dem Z|von X bis Z|vom X bis Z|vom X bis zum Z",
    ),
    "fr": PeriodWords(
        fixed="""day 0: aujourd hui/ce jour
day 0 morning: ce matin
day 0 afternoon: cet après midi
day 0 evening: ce soir
day -1 night: cette nuit/la nuit dernière/hier nuit
day -1 morning: hier matin
day -1 evening: hier soir
day -1: hier
day -2: avant hier
week 0: cette semaine
week -1: la semaine dernière/la semaine passée/semaine dernière
week -2: l avant dernière semaine/la semaine d avant
weekend 0: ce week end
weekend -1: le week end dernier/le week end/week end dernier/le week end passé
month 0: ce mois ci/ce mois
month -1: le mois dernier/le mois passé/mois dernier/du mois dernier
month -6: il y a six mois/il y a une demi année
year 0: cette année
year -1: l année dernière/l an dernier/l année passée""",
        units="day=jour/jours week=semaine/semaines month=mois year=an/ans/année/années hour=heure/heures minute=minute/minutes",
        weekdays="lundi mardi mercredi jeudi vendredi samedi dimanche",
        months="janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
        numbers="un/une deux/quelques trois quatre cinq six sept huit neuf dix onze douze",
        ago="il y a N U",
        past="les N derniers U|les N dernières U|ces N derniers U|ces N dernières U|au cours des N derniers U",
        weekday="W dernier|W passé|le W|ce W",
        week_day="W de la semaine dernière|la semaine dernière W",
        month="en M Y|en M|au mois de M|M Y",
        dates="le D M Y|le D M|D M Y|D M",
        year="en Y",
        since="depuis X|après X|à partir de X|depuis le X|depuis la X|depuis l X",
        before="avant X|jusqu à X|avant le X",
        between="entre X et Z|de X à Z",
    ),
    "es": PeriodWords(
        fixed="""day 0: hoy
day 0 morning: esta mañana
day 0 afternoon: esta tarde
day 0 evening: esta noche
day -1 night: anoche/ayer por la noche
day -1: ayer
day -2: anteayer/antes de ayer/antier
day -2 night: anteanoche/antenoche
week 0: esta semana
week -1: la semana pasada/semana pasada/la pasada semana
week -2: la semana antepasada/la semana anterior a la pasada
weekend 0: este fin de semana
weekend -1: el fin de semana pasado/el fin de semana/el pasado fin de semana
month 0: este mes
month -1: el mes pasado/mes pasado/del mes pasado
month -2: el mes antepasado
month -6: hace medio año
year 0: este año
year -1: el año pasado/año pasado/del año pasado
year -2: el año antepasado""",
        units="day=día/días week=semana/semanas month=mes/meses year=año/años hour=hora/horas minute=minuto/minutos",
        weekdays="lunes martes miércoles jueves viernes sábado domingo",
        months="enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
        numbers="un/una/uno dos tres cuatro cinco seis siete ocho nueve diez once doce",
        ago="hace N U",
        past="los últimos N U|las últimas N U|en los últimos N U|en las últimas N U",
        weekday="el W pasado|el W",
        week_day="el W de la semana pasada|W de la semana pasada",
        month="en M de Y|en M",
        dates="el D de M de Y|el D de M|D de M",
        year="en Y",
        since="desde X|desde el X|después de X",
        before="antes de X|hasta X|hasta el X",
        between="entre X y Z|de X a Z",
    ),
    "it": PeriodWords(
        fixed="""day 0: oggi/quest oggi
day 0 morning: stamattina/questa mattina/stamani
day 0 afternoon: questo pomeriggio/oggi pomeriggio
day 0 evening: stasera/questa sera
day -1 night: stanotte/la notte scorsa/ieri notte/la scorsa notte
day -1 evening: ieri sera/iersera
day -1: ieri
day -2: l altro ieri/l altroieri/avantieri/altroieri
week 0: questa settimana
week -1: la settimana scorsa/settimana scorsa/la scorsa settimana/scorsa settimana/la settimana passata
week -2: due settimane fa
weekend 0: questo fine settimana/questo week end/questo weekend
weekend -1: lo scorso fine settimana/il fine settimana scorso/lo scorso weekend/nel fine settimana/nel weekend/il fine settimana
month 0: questo mese
month -1: il mese scorso/mese scorso/lo scorso mese/del mese scorso
month -6: mezzo anno fa/sei mesi fa
year 0: quest anno
year -1: l anno scorso/anno scorso/lo scorso anno/dell anno scorso
year -2: due anni fa""",
        units="day=giorno/giorni week=settimana/settimane month=mese/mesi year=anno/anni hour=ora/ore minute=minuto/minuti",
        weekdays="lunedì martedì mercoledì giovedì venerdì sabato domenica",
        months="gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
        numbers="un/uno/una due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti",
        ago="N U fa|N U or sono",
        past="negli ultimi N U|nelle ultime N U|gli ultimi N U|le ultime N U|nell ultimo U|nell ultima U",
        weekday="W scorso|W scorsa|lo scorso W|la scorsa W|di W|il W scorso",
        week_day="W della settimana scorsa|W della scorsa settimana|la settimana scorsa di W",
        month="a M del Y|nel M del Y|nel mese di M|a M|in M|nel M|M Y|M del Y",
        dates="il D M Y|il D M|D M Y|D M",
        year="nel Y|nell anno Y",
        since="da X|dal X|dalla X|dopo X|a partire da X|dall X",
        before="prima di X|prima del X|fino a X|entro X",
        between="tra X e Z|fra X e Z|da X a Z|dal X al Z",
    ),
    "nl": PeriodWords(
        fixed="""day 0: vandaag
day 0 morning: vanochtend/vanmorgen
day 0 afternoon: vanmiddag
day 0 evening: vanavond
day -1 night: vannacht/gisternacht/afgelopen nacht
day -1 morning: gisterochtend/gistermorgen
day -1 afternoon: gistermiddag
day -1 evening: gisteravond
day -1: gisteren
day -2: eergisteren
day -2 evening: eergisteravond
week 0: deze week
week -1: vorig* week/afgelopen week/de vorige week/verleden week
week -2: twee weken geleden/eervorige week
weekend 0: dit weekend
weekend -1: vorig weekend/afgelopen weekend/in het weekend/het vorige weekend
weekend -2: twee weekenden geleden/eervorig weekend
month 0: deze maand
month -1: vorig* maand/afgelopen maand/de vorige maand
month -2: eervorige maand
month -6: een half jaar geleden
month -18: anderhalf jaar geleden
year 0: dit jaar
year -1: vorig jaar/afgelopen jaar/verleden jaar/het vorige jaar
year -2: eervorig jaar""",
        units="day=dag/dagen week=week/weken month=maand/maanden year=jaar/jaren hour=uur/uren minute=minuut/minuten",
        weekdays="maandag dinsdag woensdag donderdag vrijdag zaterdag zondag",
        months="januari februari maart april mei juni juli augustus september oktober november december",
        numbers="een/één twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig",
        ago="N U geleden|N U terug",
        past="de afgelopen N U|afgelopen N U|de laatste N U|in de laatste N U|in de afgelopen N U",
        weekday="vorig* W|afgelopen W|verleden W|op W|deze W",
        week_day="W vorige week|vorige week W|vorige week op W",
        month="in M Y|in M|M Y",
        dates="op D M Y|op D M|D M Y|D M",
        year="in Y|in het jaar Y",
        since="sinds X|na X|vanaf X",
        before="voor X|tot X|vóór X|tot en met X",
        between="tussen X en Z|van X tot Z|van X tot en met Z",
    ),
    "ru": PeriodWords(
        fixed="""day 0: сегодня
day 0 morning: сегодня утром
day 0 afternoon: сегодня днем
day 0 evening: сегодня вечером
day -1 night: прошлой ночью/вчера ночью
day -1 morning: вчера утром
day -1 afternoon: вчера днем
day -1 evening: вчера вечером
day -1: вчера
day -2: позавчера
day -2 night: позапрошлой ночью
week 0: на этой неделе/эта неделя/этой недели
week -1: на прошл* недел*/прошл* недел*/за прошл* недел*/на минувш* недел*
week -2: на позапрошл* недел*/позапрошл* недел*
weekend 0: в эти выходные/на этих выходных
weekend -1: на выходных/в прошл* выходные/на прошл* выходных/в выходные/прошл* выходн*
weekend -2: в позапрошл* выходные/на позапрошл* выходных
month 0: в этом месяце/этого месяца
month -1: в прошл* месяц*/за прошл* месяц/прошл* месяц*
month -2: в позапрошл* месяц*/позапрошл* месяц*
month -6: полгода назад
month -18: полтора года назад
year 0: в этом году/этого года
year -1: в прошл* год*/за прошл* год/прошл* год*
year -2: в позапрошл* год*/позапрошл* год*""",
        units="day=день/дня/дней week=неделю/недели/недель/неделя month=месяц/месяца/месяцев year=год/года/лет hour=час/часа/часов minute=минуту/минуты/минут",
        weekdays="понедельник/понедельника/понедельнику вторник/вторника/вторнику среду/среда/среды/среде четверг/четверга/четвергу пятницу/пятница/пятницы/пятнице субботу/суббота/субботы/субботе воскресенье/воскресенья/воскресенью",
        months="январе/января/январь феврале/февраля/февраль марте/марта/март апреле/апреля/апрель мае/мая/май июне/июня/июнь июле/июля/июль августе/августа/август сентябре/сентября/сентябрь октябре/октября/октябрь ноябре/ноября/ноябрь декабре/декабря/декабрь",
        numbers="один/одну/одна два/две три четыре пять шесть семь восемь девять десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать двадцать",
        ago="N U назад|U назад",
        past="за последние N U|последние N U|за последний U|за последнюю U|за последних N U|в последние N U",
        weekday="в прошл* W|во прошл* W|в минувш* W|в эт* W|в W|во W",
        week_day="на прошлой неделе в W|в W на прошлой неделе|W на прошлой неделе",
        month="в M Y года|в M Y|в M",
        dates="D M Y года|D M Y|D M",
        year="в Y году|в Y",
        since="с X|после X|начиная с X|со X|с прошл* X",
        before="до X|перед X",
        between="между X и Z|с X по Z|с X до Z",
    ),
    "tr": PeriodWords(
        fixed="""day 0: bugün
day 0 morning: bu sabah
day 0 afternoon: bu öğleden sonra
day 0 evening: bu akşam/bu gece
day -1 night: dün gece
day -1 morning: dün sabah
day -1 evening: dün akşam
day -1: dün/dünkü gün
day -2: evvelsi gün/önceki gün/evvelki gün
day -2 evening: evvelsi akşam/evvelki akşam/önceki akşam
day -2 night: evvelsi gece/evvelki gece/önceki gece
day -2 morning: evvelsi sabah/evvelki sabah/önceki sabah
day -1 evening: geçen akşam
day -1 night: geçen gece
week 0: bu hafta
week -1: geçen hafta/geçtiğimiz hafta/geçen haftanın
week -2: evvelki hafta/önceki hafta/ondan önceki hafta/evvelsi hafta
weekend 0: bu hafta sonu
weekend -1: geçen hafta sonu/hafta sonu/hafta sonunda/geçtiğimiz hafta sonu
weekend -2: evvelki hafta sonu/önceki hafta sonu
month 0: bu ay/bu ayın
month -1: geçen ay/geçen ayın/geçtiğimiz ay/geçtiğimiz ayın
month -2: evvelki ay/önceki ay/evvelki ayın/önceki ayın
month -6: yarım yıl önce/yarım sene önce
year 0: bu yıl/bu sene/bu yılın
year -1: geçen yıl/geçen sene/geçen yılın/geçen senenin/geçtiğimiz yıl
year -2: evvelki yıl/evvelki sene/önceki yıl/önceki sene""",
        units="day=gün/günde/günü week=hafta/haftada/haftası month=ay/ayda/ayı year=yıl/sene/yılda/senede hour=saat/saatte minute=dakika/dakikada",
        weekdays="pazartesi/pazartesi_günü salı/salı_günü çarşamba/çarşamba_günü perşembe/perşembe_günü cuma/cuma_günü cumartesi/cumartesi_günü pazar/pazar_günü",
        months="ocak/ocakta/ocağın/ocağında/ocak_ta/ocak_ın/ocak_ayında/ocak_ayının şubat/şubatta/şubatın/şubatında/şubat_ta/şubat_ın/şubat_ayında/şubat_ayının mart/martta/martın/martında/mart_ta/mart_ın/mart_ayında/mart_ayının nisan/nisanda/nisanın/nisanında/nisan_da/nisan_ın/nisan_ayında/nisan_ayının mayıs/mayısta/mayısın/mayısında/mayıs_ta/mayıs_ın/mayıs_ayında/mayıs_ayının haziran/haziranda/haziranın/haziranında/haziran_da/haziran_ın/haziran_ayında/haziran_ayının temmuz/temmuzda/temmuzun/temmuzunda/temmuz_da/temmuz_un/temmuz_ayında/temmuz_ayının ağustos/ağustosta/ağustosun/ağustosunda/ağustos_ta/ağustos_un/ağustos_ayında/ağustos_ayının eylül/eylülde/eylülün/eylülünde/eylül_de/eylül_ün/eylül_ayında/eylül_ayının ekim/ekimde/ekimin/ekiminde/ekim_de/ekim_in/ekim_ayında/ekim_ayının kasım/kasımda/kasımın/kasımında/kasım_da/kasım_ın/kasım_ayında/kasım_ayının aralık/aralıkta/aralığın/aralığında/aralık_ta/aralık_ın/aralık_ayında/aralık_ayının",
        numbers="bir iki üç dört beş altı yedi sekiz dokuz on on_bir on_iki on_üç on_dört on_beş on_altı on_yedi on_sekiz on_dokuz yirmi",
        ago="N U önce|bundan N U önce|N U evvel",
        past="son N U|geçen N U|son U",
        weekday="geçen W|geçtiğimiz W|bu W|W",
        week_day="geçen hafta W|geçtiğimiz hafta W",
        month="Y M|Y yılının M|M",
        dates="D M Y|D M",
        year="Y yılında|Y senesinde|Y",
        since="X beri|X den beri|X dan beri|X ten beri|X tan beri|X bu yana|X sonra",
        before="X önce|X kadar",
        between="X ile Z arasında",
    ),
    "ja": PeriodWords(
        fixed="""day 0: 今日/きょう/本日
day 0 morning: 今朝/けさ
day 0 evening: 今夜/今晩
day -1 night: 昨夜/ゆうべ
day -1 evening: 昨晩
day -1: 昨日/きのう
day -2: 一昨日/おととい
day -2 night: 一昨夜
day -2 evening: 一昨晩/おとといの晩
day -3: 一昨々日/さきおととい
week 0: 今週
week -1: 先週
week -2: 先々週
weekend 0: 今週末
weekend -1: 先週末/週末
weekend -2: 先々週末
month 0: 今月
month -1: 先月
month -2: 先々月
month -6: 半年前
month -18: 一年半前/1年半前
year 0: 今年
year -1: 去年/昨年
year -2: 一昨年/おととし""",
        units="day=日 week=週間/週 month=か月/ヶ月/カ月/ヵ月/月 year=年間/年 hour=時間 minute=分",
        weekdays="月曜日/月曜 火曜日/火曜 水曜日/水曜 木曜日/木曜 金曜日/金曜 土曜日/土曜 日曜日/日曜",
        months="1月/一月 2月/二月 3月/三月 4月/四月 5月/五月 6月/六月 7月/七月 8月/八月 9月/九月 10月/十月 11月/十一月 12月/十二月",
        numbers="一 二 三 四 五 六 七 八 九 十 十一 十二 十三 十四 十五 十六 十七 十八 十九 二十",
        ago="N~U前|N~U程前|N~Uほど前|N~Uくらい前|N~Uぐらい前",
        past="ここN~U|この~N~U|過去N~U|最近N~U|直近N~U|ここ最近N~U|N~U以内|N~Uの間",
        weekday="この前のW|W",
        week_day="先週のW|先週W",
        month="Y年M|M",
        dates="Y年M~D日|M~D日",
        year="Y年",
        since="Xから|X以来|X以降",
        before="Xまで|X以前|Xより前",
        between="XからZまで|XとZの間",
        spaced=False,
    ),
}
