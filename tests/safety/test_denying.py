"""Who denies an order or a need wishes nothing of it; what has run out is wanted."""

from custom_components.jarvis.safety.tiers import Act
from custom_components.jarvis.safety.unwished import (
    is_against,
    is_beside,
    wishes_nothing,
)

from ..tables import each_row

_ON = (Act(domain="media_player", service="media_play", entity_id="media_player.x"),)
_OFF = (Act(domain="media_player", service="media_pause", entity_id="media_player.x"),)
_ADD = (Act(domain="todo", service="add_item", entity_id="todo.x"),)

FORBIDDEN = {
    "en": """
        never turn off the night light | at no time should the pump be on | hold off
        on the sprinkler, would you | better not touch the thermostat | you'd better
        not open the window | wait with the sprinkler | avoid opening the gate |
        please refrain from opening the gate | don't buy any sugar
    """,
    "de": """
        schalte niemals das Nachtlicht aus | schalte nie das Licht aus | öffne unter
        keinen Umständen das Tor | schalte kein Licht ein | kauf keinen Zucker | du
        sollst niemals das Tor öffnen | wart noch mit dem Rasensprenger | die Heizung
        fass mal besser nicht an | setz keinen Zucker auf die Liste | bitte jetzt nicht
        saugen | verriegle die Hintertür noch nicht | mach das Licht noch nicht an
    """,
    "fr": """
        n'éteins jamais la veilleuse | n'ouvre en aucun cas le portail | mieux vaut ne
        pas toucher au thermostat du salon | ne mets aucune musique
    """,
    "es": """
        nunca apagues la luz nocturna | bajo ningún concepto abras la puerta | mejor
        no toques el termostato | espera con el riego | jamás abras el garaje
    """,
    "it": """
        non spegnere mai la luce notturna | in nessun caso apri il cancello | meglio
        non toccare il termostato | aspetta con l'irrigatore
    """,
    "nl": """
        doe nooit het nachtlampje uit | zet geen muziek aan | wacht nog met de
        sproeier | je kunt beter niet aan de thermostaat komen | nu niet stofzuigen |
        vergrendel de achterdeur nog niet
    """,
    "ja": """
        常夜灯は絶対に消さないで | 門を決して開けないでください
    """,
    "ru": """
        никогда не выключай ночник | лучше не трогай термостат
    """,
    "tr": """
        gece lambasını asla kapatma | kapıyı sakın açma | hiçbir ışığı açma
    """,
}
NEEDLESS = {
    "en": """
        not today, the sugar can wait
        | we do not need any sugar | we need no sugar | nobody needs bread | we have
        enough milk | we won't be needing the sprinkler today
    """,
    "de": """
        jetzt nicht, der Zucker kann noch warten
        | wir brauchen keinen Zucker | Zucker brauchen wir nicht | niemand braucht Brot
        | wir haben noch genug Zucker | wir brauchen keinen Zucker mehr
    """,
    "fr": """
        pas ce soir, le sucre peut attendre
        | nous n'avons besoin d'aucun sucre | plus besoin de sucre | on a assez de lait
    """,
    "es": """
        hoy no, el azúcar puede esperar
        | no necesitamos azúcar | no hace falta azúcar | tenemos suficiente leche
    """,
    "it": """
        oggi no, lo zucchero può aspettare
        | non abbiamo bisogno di zucchero | non ci serve lo zucchero | non serve
        zucchero
    """,
    "nl": """
        vandaag niet, de suiker kan wel wachten
        | we hebben geen suiker nodig | suiker hoeven we niet | we hebben genoeg melk
    """,
    "ja": """
        砂糖は後でいいよ
        | 砂糖は要らない | 砂糖はいらないよ | 牛乳はまだある
    """,
    "ru": """
        сахар может подождать
        | сахар нам не нужен | нам не нужен сахар | молока хватает
    """,
    "tr": """
        şeker bekleyebilir
        | şekere ihtiyacımız yok | şeker lazım değil | yeterince süt var
    """,
}
UNWANTED = {
    "en": """
        I don't want any music | no music please
    """,
    "de": """
        ich will keine Musik | keine Musik bitte
    """,
    "fr": """
        je ne veux pas de musique | pas de musique
    """,
    "es": """
        no quiero música | nada de música
    """,
    "it": """
        non voglio musica | niente musica
    """,
    "nl": """
        ik wil geen muziek | geen muziek
    """,
    "ru": """
        никакой музыки
    """,
    "tr": """
        müzik istemiyorum
    """,
}
WISHED = {
    "en": """
        I can wait, buy some sugar first
        | no salt left | we have no salt left | there is no milk any more | we don't
        have any bread | I don't want it so bright | why don't you turn on the light |
        don't forget to buy bread | never mind the lamp, turn on the radio | not
        enough light in here | no milk, buy some | turn off the light, nobody needs it
        | I cannot see anything | don't let the kids freeze | wait ten minutes then
        turn on the fan | nobody is in the kitchen, turn off the light
    """,
    "de": """
        mach das Licht an, ich kann nicht schlafen | der Fernseher ist nicht aus, mach
        ihn aus | mach das Licht an, nicht den Fernseher |
        ich kann warten, kauf erst mal Zucker
        | kein Salz mehr da | wir haben kein Salz mehr | vergiss nicht, Brot zu kaufen |
        wir haben kein Brot | warum machst du nicht das Licht an | nicht genug Licht
        hier | niemand ist in der Küche, mach das Licht aus | kannst du nicht das
        Licht ausmachen | mach kein so helles Licht | ich sehe nichts | mach das Licht
        aus, das braucht keiner
    """,
    "fr": """
        il n'y a plus de sel | on n'a plus de lait | n'oublie pas d'acheter du pain |
        plus de sel
    """,
    "es": """
        no nos queda mantequilla | ya no hay leche | no tenemos pan | no queda sal |
        no veo nada
    """,
    "it": """
        quello specchio al buio non serve a niente
        | non c'è più sale | non abbiamo più latte | non dimenticare di comprare il pane
    """,
    "nl": """
        we hebben geen zout meer | er is geen melk meer | vergeet niet brood te kopen
    """,
    "ja": """
        塩がもうない | 牛乳がない | 何も見えない
    """,
    "ru": """
        соли больше нет | у нас нет молока | не забудь купить хлеб | ничего не видно
    """,
    "tr": """
        tuz kalmadı | sütümüz yok | ekmek almayı unutma
    """,
}
# What is not needed any more may be ended.
ENDED = {
    "en": """
        we don't need the fan any more | nobody needs the light in the kitchen
    """,
    "de": """
        ich brauche das Licht nicht mehr | keiner braucht das Licht in der Küche
    """,
    "fr": """
        je n'ai plus besoin de la lumière
    """,
    "es": """
        ya no necesito la luz
    """,
    "it": """
        non mi serve più la luce
    """,
    "nl": """
        ik heb het licht niet meer nodig
    """,
}


def _rows(table: dict[str, str]) -> list[tuple[str, str]]:
    return [
        (" ".join(row.split()), code)
        for code, rows in table.items()
        for row in rows.split("|")
    ]


@each_row("row", _rows(FORBIDDEN))
def test_who_forbids_wishes_nothing(row: tuple[str, str]) -> None:
    assert wishes_nothing(*row)


@each_row("row", _rows(NEEDLESS))
def test_what_is_not_needed_is_not_brought(row: tuple[str, str]) -> None:
    assert wishes_nothing(*row) or is_against(_ADD, *row)


@each_row("row", _rows(UNWANTED))
def test_what_is_not_wanted_does_not_begin_but_ends(row: tuple[str, str]) -> None:
    assert is_beside(_ON, *row)
    assert not is_beside(_OFF, *row)
    assert not wishes_nothing(*row)


@each_row("row", _rows(WISHED))
def test_what_has_run_out_or_is_ordered_is_wished(row: tuple[str, str]) -> None:
    assert not wishes_nothing(*row)
    assert not is_against(_ADD, *row)


@each_row("row", _rows(ENDED))
def test_what_is_not_needed_may_end(row: tuple[str, str]) -> None:
    assert not wishes_nothing(*row)
    assert not is_against(_OFF, *row)
