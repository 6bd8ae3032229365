"""Questions and requests where only particles, endings or the voice ask."""

from custom_components.jarvis.safety.sentences.questions import only_asks

from ..tables import each_row

ASKED = {
    "ja": """
        リビングの電気は消えてる？
        誰が窓を開けたの
        暖房は何度になってますか
        エアコンつけたほうがいいかな
        洗濯が終わったか教えて
        玄関の鍵は閉まってるよね
        どうしてライトがつかないんだろう
    """,
    "ru": """
        горит ли свет на кухне
        кто открыл окно
        скажи, закрыт ли гараж
        а дверь заперта
        можешь проверить, выключена ли плита
        свет выключен, верно
        как думаешь, не холодно ли в детской
        интересно, сколько стоит такая лампа
        во сколько включается отопление
    """,
    "tr": """
        mutfak ışığı açık mı
        pencereyi kim açtı
        kapı kilitli, değil mi
        sence ısıtıcıyı açsak mı
        fırın kapalı mı söyler misin
        ışık neden yanmıyor
        klima kaç derecede
        acaba garaj kapandı mı
    """,
    "fr": "tu crois qu'il faut fermer les volets\ndis-moi si le garage est ouvert",
    "es": "crees que hay que cerrar las persianas\ndime si el garaje está abierto",
    "it": "pensi che si debbano chiudere le tapparelle\ndimmi se il garage è aperto",
    "nl": """
        denk je dat de gordijnen dicht moeten
        vertel eens of de lamp brandt
    """,
    "en": """
        you wouldn't open the gate for anybody, would you
        it isn't locked, is it
        in which room is the heater on
        I'm curious whether the oven is off
    """,
    "de": """
        das Tor ist doch nicht etwa offen
        die Lampe ist noch an, ja
    """,
}
WISHED = {
    "ja": """
        電気を消してくれる？
        窓を開けてもらえますか
        暖房をつけてくれませんか
        何か音楽をかけて
        いつもの明るさにして
        カーテン閉めてほしい
        電気お願いできますか
        終わったら教えて
    """,
    "ru": """
        не мог бы ты закрыть окно
        можете включить свет
        почему бы тебе не выключить музыку
        когда придут гости, включи свет
        что бы ни случилось, закрой дверь
        можно свет поярче
        выключи свет, да
        закрой, пожалуйста, гараж
    """,
    "tr": """
        pencereyi kapatır mısın
        ışığı açabilir misiniz
        müziği kapatmaz mısın
        neden ışığı kapatmıyorsun
        hangi ışık açıksa kapat
        kapıyı kilitlesene
        ne olur müziği kıs
    """,
    "fr": """
        pourquoi tu ne fermes pas les volets
        pourquoi n'éteins-tu pas la lumière
    """,
    "es": """
        por qué no cierras las persianas
        está muy oscuro aquí
        está oscuro en la cocina
    """,
    "it": """
        perché non chiudi le tapparelle
        è buio in cucina
    """,
    "nl": "waarom doe je de gordijnen niet dicht",
    "de": """
        warum machst du nicht einfach das Rollo zu
        könnte das Bad ein bisschen Musik haben
        geht das auch etwas leiser
        die Markise kann rein, ja
    """,
    "en": """
        have the heating at twenty in the hall
        could the study have some light
        could it be a bit brighter in here
        could you close the gate, could you
    """,
}


@each_row("asked", [True, False])
def test_who_asks_wishes_nothing(*, asked: bool) -> None:
    table = ASKED if asked else WISHED
    rows = [
        (row.strip(), code)
        for code, text in table.items()
        for row in text.strip().splitlines()
    ]
    assert [row for row in rows if only_asks(*row) is not asked] == []
