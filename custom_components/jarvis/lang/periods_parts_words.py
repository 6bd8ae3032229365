# ruff: noqa: E501, RUF001 - language data: long lines and other scripts
"""How each language names parts of times: evenings, beginnings, seasons, feasts.

Read as `periods_words` is. `edges`: `name: words behind < words ahead` of what they
narrow; a part of its day, or `early`, `mid`, `late` for a third of its days. `joins`
may stand between a week and its day, a year and its month. `some`: counts that are
only about. `seasons` count from spring, S is one; `feast` takes F, whose days are
`month-day` or come after Easter (`+1`). `weekday_before`, `season_before`: the one
before the latest, `_past` the latest that is over. `weekdays_ago`: N times W back. `day`: D or O, a day within a month; `days`: from D to E of a month;
`ordinals` count from one, `endings` follow digits. `compounds`: "Dienstagabend" is one word.
"""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True, kw_only=True)
class PartWords:
    """One language's words for parts of times."""

    edges: str
    joins: str
    seasons: str
    season: str
    feasts: str
    feast: str
    day: str
    some: str = ""
    days: str = ""
    month_past: str = ""
    season_past: str = ""
    season_before: str = ""
    weekday_before: str = ""
    weekdays_ago: str = ""
    ordinals: str = "_"
    endings: str = "(?!)"
    compounds: bool = False


PARTS: Final[dict[str, PartWords]] = {
    "en": PartWords(
        edges="""morning: morning/in the morning/early in the morning/before noon < on the morning of/in the morning of/the morning of/morning of
noon: noon/at noon/lunchtime/at lunchtime/midday/at midday/around noon < at noon on/around noon on/noon on/at noon/around noon
afternoon: afternoon/in the afternoon < on the afternoon of/in the afternoon of/the afternoon of/afternoon of
evening: evening/in the evening < on the evening of/in the evening of/the evening of/evening of
night: night/at night/late at night < on the night of/in the night of/the night of/night of
early: early on < early/early in/in early/at the beginning of/in the beginning of/the beginning of/beginning of/at the start of/the start of/start of/in the first week of/the first week of
mid: < mid/in mid/middle of/in the middle of/the middle of/around the middle of
late: < late/late in/in late/at the end of/by the end of/towards the end of/the end of/end of/in the last week of/the last week of""",
        joins="of/in/on/on the/the/of the/in the/back in/during/at/over/this/st of/nd of/rd of/th of/st/nd/rd/th",
        some="a few/few/some/several/a couple of/couple of/a couple/the last few",
        seasons="spring/springtime summer/summertime autumn/fall winter/wintertime",
        days="from the D to the E of M|from D to E M|from M D to E|from the D until the E of M|between the D and the E of M|between M D and E|between D and E M|M D to E|D to E M",
        month_past="last M",
        season_past="last S|this past S",
        weekday_before="the W before last|on the W before last|W before last|a week last W",
        season="this S|in the S of Y|in S Y|in the S|in S|over the S|during the S|S of Y|the S of Y|S Y",
        season_before="the S before last|S before last",
        weekdays_ago="N Ws ago",
        feasts="12-24..26=christmas/christmas_time/xmas/the_christmas_holidays/christmas_holidays 12-24=christmas_eve 12-25=christmas_day/christmas_morning 12-26=boxing_day 12-31=new_year_s_eve/new_years_eve 1-1=new_year_s_day/new_years_day/new_year/new_year_s/new_years 10-31=halloween 2-14=valentine_s_day/valentines_day +-2..1=easter/the_easter_weekend +-2=good_friday +0=easter_sunday +1=easter_monday +49..50=pentecost/whitsun",
        feast="last F|this past F|at F|on F|over F|during F|around F",
        day="on the O|the O",
        ordinals="first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty_first twenty_second twenty_third twenty_fourth twenty_fifth twenty_sixth twenty_seventh twenty_eighth twenty_ninth thirtieth thirty_first",
        endings="st|nd|rd|th",
    ),
    "de": PartWords(
        edges="""morning: morgen/morgens/früh/in der früh/vormittag/vormittags/am morgen/am vormittag/am frühen morgen < am morgen des/am morgen vom/am vormittag des/am vormittag vom
noon: mittag/mittags/am mittag < am mittag des/am mittag vom
afternoon: nachmittag/nachmittags/am nachmittag/am späten nachmittag < am nachmittag des/am nachmittag vom
evening: abend/abends/am abend/am frühen abend < am abend des/am abend vom/abends am
night: nacht/nachts/in der nacht/spät am abend/spätabends < in der nacht des/in der nacht vom
early: < anfang/zu beginn/zu anfang/am anfang des/zu beginn des/am anfang der/zu beginn der/früh im
mid: < mitte/in der mitte des/in der mitte der
late: < ende/gegen ende/am ende des/am ende der/gegen ende des/spät im""",
        joins="am/im/in/der/des/vom/von/in der/in dem/den/dem/des jahres/an/zu/über/diesen/dieses",
        some="ein paar/einigen/einige/mehreren/mehrere/wenigen",
        seasons="frühling/frühjahr/frühlings/frühjahrs sommer/sommers herbst/herbstes/herbsts winter/winters",
        days="vom D bis E M|vom D bis zum E M|zwischen dem D und dem E M|zwischen D und E M|D bis E M",
        month_past="letzt* M|im letzt* M|vorig* M|vergangen* M",
        season_past="letzt* S|im letzt* S|vergangen* S|im vergangen* S|vorig* S|im vorig* S",
        weekday_before="vorletzt* W|am vorletzt* W",
        season="dies* S|in diesem S|im S Y|im S|S Y",
        season_before="vorletzt* S|im vorletzt* S",
        feasts="12-24..26=weihnachten/den_weihnachtstagen 12-24=heiligabend/heilig_abend 12-25=ersten_weihnachtstag 12-26=zweiten_weihnachtstag 12-6=nikolaus 12-31=silvester 1-1=neujahr/neujahrstag 10-31=halloween 2-14=valentinstag -52..-46=karneval/fasching +-48=rosenmontag +-2..1=ostern/den_ostertagen +-2=karfreitag +0=ostersonntag +1=ostermontag +39=himmelfahrt +49..50=pfingsten +50=pfingstmontag",
        feast="letzt* F|an F|zu F|über F|am F|um F|dies* F|vorig* F|vergangen* F",
        compounds=True,
        day="am D|am O",
        ordinals="ersten zweiten dritten vierten fünften sechsten siebten achten neunten zehnten elften zwölften dreizehnten vierzehnten fünfzehnten sechzehnten siebzehnten achtzehnten neunzehnten zwanzigsten einundzwanzigsten zweiundzwanzigsten dreiundzwanzigsten vierundzwanzigsten fünfundzwanzigsten sechsundzwanzigsten siebenundzwanzigsten achtundzwanzigsten neunundzwanzigsten dreißigsten einunddreißigsten",
        endings="(?!)",
    ),
    "fr": PartWords(
        edges="""morning: matin/au matin/dans la matinée < le matin du/dans la matinée du
noon: midi/à midi/le midi < à midi
afternoon: après midi/dans l après midi/l après midi < l après midi du
evening: soir/au soir/dans la soirée/le soir < le soir du/dans la soirée du/au soir du
night: nuit/dans la nuit/la nuit < dans la nuit du/la nuit du
early: < début/au début de/au début du/au début de l/en début de/dès le début de
mid: < mi/au milieu de/au milieu du/au milieu de l
late: < fin/à la fin de/à la fin du/à la fin de l/en fin de""",
        joins="de/du/de la/de l/en/le/au",
        some="quelques/plusieurs",
        seasons="printemps été automne hiver",
        days="du D au E M|entre le D et le E M",
        month_past="M dernier|en M dernier",
        season_past="S dernier|l S dernier|le S dernier",
        season="cet S|ce S|au S Y|en S Y|au S|en S|l S Y|S Y|au S de Y|pendant l S",
        feasts="12-24..26=noël/les_fêtes_de_noël 12-24=réveillon_de_noël/la_veille_de_noël 12-31=saint_sylvestre/la_saint_sylvestre 1-1=nouvel_an/jour_de_l_an/premier_de_l_an 10-31=halloween 2-14=saint_valentin +-2..1=pâques +1=lundi_de_pâques +39=l_ascension +49..50=la_pentecôte/pentecôte",
        feast="à F|au F|à la F|pour F dernier|F dernier|le F dernier|l F dernier|lors de F",
        day="le D",
        endings="er",
    ),
    "es": PartWords(
        edges="""morning: por la mañana/de la mañana/en la mañana < en la mañana del/la mañana del
noon: al mediodía/a mediodía < al mediodía del
afternoon: por la tarde/de la tarde/en la tarde < en la tarde del/la tarde del
evening: por la noche/en la noche/de la noche < en la noche del/la noche del
night: de madrugada/por la madrugada < en la madrugada del
early: < a principios de/a principios del/principios de/a comienzos de/al principio de/al principio del/a inicios de
mid: < a mediados de/a mediados del/mediados de
late: < a finales de/a finales del/finales de/a fines de/al final de/al final del""",
        joins="de/del/de la/en/en el/el/en la/la",
        some="unos/unas/algunos/algunas/varios/varias/un par de/pocos/pocas",
        seasons="primavera verano otoño invierno",
        days="del D al E de M|entre el D y el E de M",
        month_past="M pasado|en M pasado",
        season_past="S pasado|S pasada|el S pasado|la S pasada|el pasado S|la pasada S",
        season="este S|esta S|en S de Y|en el S de Y|en la S de Y|en S|S de Y|en el S|en la S",
        feasts="12-24..26=navidad/navidades/las_navidades 12-24=nochebuena/en_nochebuena 12-31=nochevieja/fin_de_año 1-1=año_nuevo 1-6=reyes/los_reyes 10-31=halloween 2-14=san_valentín +-7..0=semana_santa/la_semana_santa +0=pascua/domingo_de_pascua +-2=viernes_santo",
        feast="en F|por F|F pasada|F pasadas|la F pasada|las F pasadas|durante F|el F",
        day="el D|el día D",
    ),
    "it": PartWords(
        edges="""morning: mattina/di mattina/al mattino/mattino/nella mattinata < la mattina del/nella mattina di/la mattina di
noon: a mezzogiorno/mezzogiorno < a mezzogiorno di
afternoon: pomeriggio/di pomeriggio/nel pomeriggio < il pomeriggio del/nel pomeriggio di/il pomeriggio di
evening: sera/di sera/alla sera/in serata < la sera del/la sera di/nella sera di
night: notte/di notte/nella notte < la notte del/la notte di/nella notte di
early: < a inizio/all inizio di/all inizio del/all inizio dell/inizio/ai primi di
mid: < a metà/a metà di/alla metà di/metà
late: < a fine/alla fine di/alla fine del/alla fine dell/fine""",
        joins="di/del/della/dell/in/nel/nell/il/la/lo/a",
        some="qualche/alcuni/alcune/un paio di/pochi/poche/diversi/diverse",
        seasons="primavera estate autunno inverno",
        days="dal D al E M|tra il D e il E M|fra il D e il E M",
        month_past="M scorso|lo scorso M|a M scorso",
        season_past="S scorsa|S scorso|la S scorsa|l S scorsa|lo S scorso|l S scorso|la scorsa S|lo scorso S",
        season="quest S|questa S|questo S|in S|d S|nell S del Y|S del Y|S Y",
        feasts="12-24..26=natale 12-24=vigilia_di_natale/la_vigilia 12-26=santo_stefano 12-31=capodanno/san_silvestro 1-1=primo_dell_anno 1-6=befana/epifania 8-15=ferragosto 10-31=halloween 2-14=san_valentino +-2..1=pasqua +1=pasquetta",
        feast="a F|per F scorso|F scorso|lo scorso F|il F scorso|la F scorsa|F scorsa",
        day="il D",
    ),
    "nl": PartWords(
        edges="""morning: ochtend/morgen/sochtends/s ochtends/s morgens/in de ochtend < op de ochtend van/de ochtend van/in de ochtend van
noon: s middags vroeg/tussen de middag < rond het middaguur op
afternoon: middag/s middags/namiddag/in de middag < op de middag van/de middag van/in de middag van
evening: avond/s avonds/in de avond < op de avond van/de avond van/in de avond van
night: nacht/s nachts/in de nacht < in de nacht van/de nacht van
early: < begin/aan het begin van/in het begin van
mid: < half/midden/in het midden van/medio
late: < eind/einde/aan het eind van/aan het einde van""",
        joins="van/op/in/in de/van de/de/het/van het",
        some="een paar/enkele/enige/meerdere/verschillende",
        seasons="lente/voorjaar zomer herfst/najaar winter",
        days="van D tot E M|van D tot en met E M|tussen D en E M",
        month_past="afgelopen M|vorig* M",
        season_past="vorig* S|afgelopen S",
        season="deze S|dit S|in de S van Y|in de S|in het S van Y|in het S|S Y|van de S",
        feasts="12-24..26=kerst/kerstmis 12-24=kerstavond 12-25=eerste_kerstdag 12-26=tweede_kerstdag 12-5=sinterklaas/sinterklaasavond 12-31=oudejaarsavond/oud_en_nieuw/oudjaar 1-1=nieuwjaar/nieuwjaarsdag 4-27=koningsdag 10-31=halloween 2-14=valentijnsdag +-2..1=pasen +-2=goede_vrijdag +1=tweede_paasdag +49..50=pinksteren +39=hemelvaart",
        feast="met F|op F|vorig* F|afgelopen F|rond F|tijdens F|aan F",
        compounds=True,
        day="op de D|de D",
        endings="e|ste|de",
    ),
    "ru": PartWords(
        edges="""morning: утром/с утра/поутру < утром/с утра
noon: в полдень/в обед < в полдень/в обед
afternoon: днем/после обеда < днем/после обеда
evening: вечером/под вечер < вечером/под вечер
night: ночью/поздно вечером < ночью
early: < в начале/начало/в самом начале/начале
mid: < в середине/середина/середине
late: < в конце/конец/под конец/конце/в самом конце""",
        joins="в/во/на/года/по/этим/этой",
        some="несколько/пару/некоторое/пара",
        seasons="весна/весной/весны/весну/весною лето/летом/лета осень/осенью/осени зима/зимой/зимы/зиму/зимою",
        days="с D по E M|с D до E M|между D и E M",
        month_past="в прошл* M|прошл* M",
        season_past="прошл* S|минувш* S",
        weekday_before="в позапрошл* W|позапрошл* W",
        season="этой S|этим S|этого S|S Y года|S Y",
        season_before="позапрошл* S",
        feasts="12-31..1-1=новый_год/новогоднюю_ночь/новом_году 1-7=рождество 12-31=канун_нового_года 2-23=двадцать_третье_февраля 3-8=восьмое_марта/восьмого_марта 5-9=день_победы 10-31=хэллоуин 2-14=день_святого_валентина",
        feast="на F|в F|в прошл* F|на прошл* F|под F|прошл* F",
        day="D числа|O числа|D го числа|D го|O",
        ordinals="первого второго третьего четвертого пятого шестого седьмого восьмого девятого десятого одиннадцатого двенадцатого тринадцатого четырнадцатого пятнадцатого шестнадцатого семнадцатого восемнадцатого девятнадцатого двадцатого двадцать_первого двадцать_второго двадцать_третьего двадцать_четвертого двадцать_пятого двадцать_шестого двадцать_седьмого двадцать_восьмого двадцать_девятого тридцатого тридцать_первого",
        endings=r"\s*го",
    ),
    "tr": PartWords(
        edges="""morning: sabah/sabahı/sabahleyin/sabahında <
noon: öğle/öğlen/öğleyin/öğle vakti <
afternoon: öğleden sonra/ikindi <
evening: akşam/akşamı/akşamleyin/akşam üstü/akşamüstü/akşamında <
night: gece/gecesi/geceleyin/gece yarısı <
early: başı/başında/başlarında/in başında/ın başında/un başında/ün başında/nin başında/nın başında <
mid: ortası/ortasında/ortalarında/in ortasında/ın ortasında/un ortasında/ün ortasında/nin ortasında/nın ortasında <
late: sonu/sonunda/sonlarında/in sonunda/ın sonunda/un sonunda/ün sonunda/nin sonunda/nın sonunda <""",
        joins="in/ın/nin/nın/un/ün/günü/da/de",
        some="birkaç/bir kaç/birkaç tane",
        seasons="ilkbahar/bahar/ilkbaharda/baharda/ilkbaharında/baharında yaz/yazın/yazında sonbahar/güz/sonbaharda/sonbaharında kış/kışın/kışında",
        days="D ile E M arasında|D E M arasında|D ila E M",
        month_past="geçen M|geçtiğimiz M",
        season_past="geçen S|geçtiğimiz S",
        weekday_before="evvelki W|önceki W|evvelsi W",
        season="bu S|Y S|Y yılının S|Y ın S|Y in S",
        season_before="evvelki S|önceki S",
        feasts="12-31..1-1=yılbaşı/yılbaşında/yılbaşı_gecesi/yeni_yılda 12-25=noel/noelde 4-23=23_nisan 5-19=19_mayıs 10-29=cumhuriyet_bayramı/cumhuriyet_bayramında 2-14=sevgililer_günü/sevgililer_gününde 10-31=cadılar_bayramı",
        feast="geçen F|F",
        day="D inde|D ında|D sinde|D sında|D unda|D ünde|D si|D i",
        endings="(?!)",
    ),
    "ja": PartWords(
        edges="""morning: の朝/朝/の午前中/の午前/午前中/午前/の早朝 <
noon: の昼/の昼頃/昼/の正午/のお昼/お昼 <
afternoon: の午後/午後 <
evening: の夕方/夕方/の晩/晩 <
night: の夜/夜/の夜中/夜中/の深夜/深夜 <
early: の初め/初め/のはじめ/はじめ/の始め/初旬/の初旬/上旬/の上旬/頭/の頭/の前半/前半 <
mid: の半ば/半ば/なかば/のなかば/中旬/の中旬/の中頃/中頃 <
late: の終わり/終わり/の末/末/下旬/の下旬/の後半/後半/の終わりごろ <""",
        joins="の/に/、/は/日",
        some="数/何",
        seasons="春 夏 秋 冬",
        days="M~D日からE日まで|M~D日からE日の間|M~D日とE日の間",
        season_past="この前のS|こないだのS",
        season="このS|Y年のS|Y年S|この間のS",
        feasts="12-24..26=クリスマス 12-24=クリスマスイブ 12-31=大晦日/大みそか 1-1..3=お正月/正月/元旦 10-31=ハロウィン/ハロウィーン 2-14=バレンタイン/バレンタインデー 4-29..5-5=ゴールデンウィーク 8-13..16=お盆",
        feast="Fに|Fの|Fは|去年のF|この前のF",
        day="D日",
    ),
}
