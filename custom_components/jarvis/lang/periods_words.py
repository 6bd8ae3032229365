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
week 0: this week
week -1: last week/the previous week/previous week/the week before
week -2: the week before last
weekend -1: last weekend/at the weekend/over the weekend/on the weekend
month 0: this month
month -1: last month/the previous month/previous month
year 0: this year
year -1: last year/the previous year/previous year""",
        units="day=day/days week=week/weeks month=month/months year=year/years hour=hour/hours minute=minute/minutes",
        weekdays="monday/mon tuesday/tue/tues wednesday/wed thursday/thu/thurs friday/fri saturday/sat sunday/sun",
        months="january/jan february/feb march/mar april/apr may june/jun july/jul august/aug september/sep/sept october/oct november/nov december/dec",
        numbers="one/a/an two/a_couple_of/couple_of three/a_few four five six seven eight nine ten eleven twelve",
        ago="N U ago|N U back|N U earlier",
        past="in the last N U|over the last N U|during the last N U|within the last N U|the last N U|last N U|in the past N U|over the past N U|the past N U|past N U|in the past U|over the past U|in the last U",
        weekday="last W|on W|this W|this past W",
        week_day="W last week|W of last week|last week on W|last week W",
        month="in M Y|in M of Y|last M|in M|during M|M Y",
        dates="on the D of M Y|on the D of M|on M D Y|on M D|on D M Y|on D M|the D of M|M D Y|M D|D M Y|D M",
        year="in Y|during Y|back in Y",
        since="since X|after X|from X on",
        before="before X|until X|up to X|by X",
        between="between X and Z|from X to Z|from X until Z",
    ),
    "de": PeriodWords(
        fixed="""day 0: heute/am heutigen tag
day 0 morning: heute morgen/heute früh/heute vormittag
day 0 afternoon: heute nachmittag/heute mittag
day 0 evening: heute abend
day -1 night: gestern nacht/letzte nacht/heute nacht
day -1 morning: gestern morgen/gestern früh/gestern vormittag
day -1 afternoon: gestern nachmittag/gestern mittag
day -1 evening: gestern abend
day -1: gestern
day -2: vorgestern
day -3: vorvorgestern
week 0: diese woche/in dieser woche
week -1: letzte woche/vorige woche/vergangene woche/in der letzten woche/in der vergangenen woche/letzter woche
week -2: vorletzte woche
weekend -1: letztes wochenende/am wochenende/am letzten wochenende/vergangenes wochenende
month 0: diesen monat/in diesem monat
month -1: letzten monat/im letzten monat/vorigen monat/vergangenen monat/letzter monat
year 0: dieses jahr/in diesem jahr
year -1: letztes jahr/im letzten jahr/voriges jahr/vergangenes jahr""",
        units="day=tag/tage/tagen week=woche/wochen month=monat/monate/monaten year=jahr/jahre/jahren hour=stunde/stunden minute=minute/minuten",
        weekdays="montag/montags dienstag/dienstags mittwoch/mittwochs donnerstag/donnerstags freitag/freitags samstag/sonnabend/samstags sonntag/sonntags",
        months="januar/jänner februar/feber märz april mai juni juli august september oktober november dezember",
        numbers="eins/ein/eine/einem/einer/einen zwei/ein_paar/zwo drei vier fünf sechs sieben acht neun zehn elf zwölf",
        ago="vor N U",
        past="in den letzten N U|die letzten N U|während der letzten N U|der letzten N U|in den vergangenen N U|letzten N U",
        weekday="letzten W|am letzten W|vergangenen W|vorigen W|am vergangenen W|am W|diesen W",
        week_day="W letzter woche|am W letzter woche|letzte woche W|letzte woche am W|W voriger woche",
        month="im M Y|im letzten M|im M|M Y",
        dates="am D M Y|am D M|vom D M|D M Y|D M",
        year="im jahr Y|im jahre Y|in Y",
        since="seit X|ab X|nach X",
        before="vor X|bis X|vor dem X",
        between="zwischen X und Z|von X bis Z",
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
weekend -1: le week end dernier/ce week end
month 0: ce mois ci/ce mois
month -1: le mois dernier/le mois passé/mois dernier
year 0: cette année
year -1: l année dernière/l an dernier/l année passée""",
        units="day=jour/jours week=semaine/semaines month=mois year=an/ans/année/années hour=heure/heures minute=minute/minutes",
        weekdays="lundi mardi mercredi jeudi vendredi samedi dimanche",
        months="janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
        numbers="un/une deux/quelques trois quatre cinq six sept huit neuf dix onze douze",
        ago="il y a N U",
        past="les N derniers U|les N dernières U|ces N derniers U|ces N dernières U|au cours des N derniers U",
        weekday="W dernier|W passé|le W",
        week_day="W de la semaine dernière|la semaine dernière W",
        month="en M Y|en M|au mois de M|M Y",
        dates="le D M Y|le D M|D M Y|D M",
        year="en Y",
        since="depuis X|après X|à partir de X|depuis le X",
        before="avant X|jusqu à X|avant le X",
        between="entre X et Z|de X à Z",
    ),
    "es": PeriodWords(
        fixed="""day 0: hoy
day 0 morning: esta mañana
day 0 afternoon: esta tarde
day 0 evening: esta noche
day -1 night: anoche
day -1: ayer
day -2: anteayer/antes de ayer
week 0: esta semana
week -1: la semana pasada/semana pasada
weekend -1: el fin de semana pasado/el fin de semana
month 0: este mes
month -1: el mes pasado/mes pasado
year 0: este año
year -1: el año pasado/año pasado""",
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
week 0: на этой неделе/эта неделя
week -1: на прошлой неделе/прошлая неделя/прошлой неделе/за прошлую неделю
week -2: на позапрошлой неделе
weekend -1: на выходных/в прошлые выходные/на прошлых выходных/в выходные
month 0: в этом месяце
month -1: в прошлом месяце/за прошлый месяц
year 0: в этом году
year -1: в прошлом году/за прошлый год/прошлого года""",
        units="day=день/дня/дней week=неделю/недели/недель/неделя month=месяц/месяца/месяцев year=год/года/лет hour=час/часа/часов minute=минуту/минуты/минут",
        weekdays="понедельник/понедельника/понедельнику вторник/вторника/вторнику среду/среда/среды/среде четверг/четверга/четвергу пятницу/пятница/пятницы/пятнице субботу/суббота/субботы/субботе воскресенье/воскресенья/воскресенью",
        months="январе/января/январь феврале/февраля/февраль марте/марта/март апреле/апреля/апрель мае/мая/май июне/июня/июнь июле/июля/июль августе/августа/август сентябре/сентября/сентябрь октябре/октября/октябрь ноябре/ноября/ноябрь декабре/декабря/декабрь",
        numbers="один/одну/одна два/две/пару три четыре пять шесть семь восемь девять десять одиннадцать двенадцать",
        ago="N U назад|U назад",
        past="за последние N U|последние N U|за последний U|за последнюю U|за последних N U|в последние N U",
        weekday="в прошлый W|в прошлую W|в прошлое W|в W|во W",
        week_day="на прошлой неделе в W|в W на прошлой неделе|W на прошлой неделе",
        month="в M Y года|в M Y|в M",
        dates="D M Y года|D M Y|D M",
        year="в Y году|в Y",
        since="с X|после X|начиная с X|со X",
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
day -1: dün
day -2: evvelsi gün/önceki gün/evvelki gün
week 0: bu hafta
week -1: geçen hafta/önceki hafta/geçtiğimiz hafta
weekend -1: geçen hafta sonu/hafta sonu/hafta sonunda
month 0: bu ay
month -1: geçen ay/önceki ay
year 0: bu yıl/bu sene
year -1: geçen yıl/geçen sene/önceki yıl""",
        units="day=gün/günde/günü week=hafta/haftada/haftası month=ay/ayda/ayı year=yıl/sene/yılda/senede hour=saat/saatte minute=dakika/dakikada",
        weekdays="pazartesi/pazartesi_günü salı/salı_günü çarşamba/çarşamba_günü perşembe/perşembe_günü cuma/cuma_günü cumartesi/cumartesi_günü pazar/pazar_günü",
        months="ocak/ocakta/ocak_ayında şubat/şubatta/şubat_ayında mart/martta/mart_ayında nisan/nisanda/nisan_ayında mayıs/mayısta/mayıs_ayında haziran/haziranda/haziran_ayında temmuz/temmuzda/temmuz_ayında ağustos/ağustosta/ağustos_ayında eylül/eylülde/eylül_ayında ekim/ekimde/ekim_ayında kasım/kasımda/kasım_ayında aralık/aralıkta/aralık_ayında",
        numbers="bir iki/birkaç üç dört beş altı yedi sekiz dokuz on on_bir on_iki",
        ago="N U önce",
        past="son N U|geçen N U|son U",
        weekday="geçen W|geçtiğimiz W|bu W|W",
        week_day="geçen hafta W",
        month="Y M|geçen M|M",
        dates="D M Y|D M",
        year="Y yılında|Y senesinde|Y",
        since="X beri|X bu yana|X sonra",
        before="X önce|X kadar",
        between="X ile Z arasında",
    ),
    "ja": PeriodWords(
        fixed="""day 0: 今日/きょう/本日
day 0 morning: 今朝/けさ
day 0 evening: 今夜/今晩
day -1 evening: 昨夜/昨晩/ゆうべ
day -1: 昨日/きのう
day -2: 一昨日/おととい
week 0: 今週
week -1: 先週
week -2: 先々週
weekend -1: 先週末/週末
month 0: 今月
month -1: 先月
month -2: 先々月
year 0: 今年
year -1: 去年/昨年
year -2: 一昨年/おととし""",
        units="day=日 week=週間/週 month=か月/ヶ月/カ月/ヵ月/月 year=年間/年 hour=時間 minute=分",
        weekdays="月曜日/月曜 火曜日/火曜 水曜日/水曜 木曜日/木曜 金曜日/金曜 土曜日/土曜 日曜日/日曜",
        months="1月/一月 2月/二月 3月/三月 4月/四月 5月/五月 6月/六月 7月/七月 8月/八月 9月/九月 10月/十月 11月/十一月 12月/十二月",
        numbers="一 二/数 三 四 五 六 七 八 九 十 十一 十二",
        ago="N~U前",
        past="ここN~U|この~N~U|過去N~U|最近N~U|直近N~U",
        weekday="この前のW|前のW|W",
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
