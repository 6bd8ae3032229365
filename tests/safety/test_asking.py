"""Questions that are only asked, and requests that only look like questions."""

from custom_components.jarvis.safety.sentences.questions import only_asks

from ..tables import each_row

ASKED = {
    "en": """
        who is able to turn on the lamp
        wasn't the bedroom light on a minute ago
        if the sun is out, is it better to have the kitchen blind closed
        what happens if I say, turn off everything
        had the lamp been on before I came
        what do you fancy for dinner?
        is fancy lighting expensive?
        can the lamp be dimmed?
        what happens if I open the garage?
        is it possible to turn off the heating?
        would the alarm go off if I opened the window
        does the lamp know how to dim itself
        could the blinds be closed remotely?
        can this light change color
        can the garage door be opened from here?
        how do I unlock the front door
        how would I turn on the lamp?
        what would happen if someone unlocked the door
        is it safe to leave the oven on?
        can I turn on the oven while the dishwasher runs?
        should I turn off the lights?
        do you think I should close the blinds?
        what if I turned on the sprinkler?
        am I able to dim the lamp?
        is the lamp dimmable
        which lights can be dimmed?
        who turned on the lamp?
        did you turn off the lamp?
        have you locked the door?
        when will you turn on the heating?
        will the lights turn on at sunset?
        would you turn off the lights if I left?
        are you able to open the garage?
        are you allowed to unlock the door?
        do you know how to turn on the tv
        can you tell me whether the lamp is on?
        could you tell me if the door is locked?
        can you explain how to open the garage?
        can you remember turning on the lamp?
        why did you turn on the lamp
        why don't the blinds close?
        what does it cost to turn on the heating?
        how long does it take to open the garage?
        was the lamp turned on yesterday?
        is there a way to turn off all lights?
        what's the best time to open the windows?
        may I turn on the lamp?
        can children open the garage?
        can guests unlock the door?
        can anyone unlock the front door?
        would it be a good idea to turn off the router?
        would opening the window help?
        could it be that the lamp is on?
        will it rain if I water the garden
        does turning off the heating save money?
        does locking the door arm the alarm?
        what is the command to unlock the door?
        how come the lamp turned off?
        is it normal that the lamp turns on by itself?
        tell me what happens when I turn on party mode
        tell me how to lock the door
        I wonder whether the lamp can be dimmed
        I was wondering if the garage can be opened remotely
        do the blinds close automatically?
        can the heating be turned off completely?
        can it be turned off?
        what do I say to turn on the lamp?
        has anyone turned off the alarm?
        might the lamp turn on by itself?
        must I lock the door
        any idea how to turn on the fan?
        explain how the garage door opens
        what can you turn on?
        what can you do with the blinds?
        can you control the blinds?
        do you have control over the garage door?
        can the system turn on the lights when I'm away?
        could someone have unlocked the front door?
        would you ever unlock the door for a stranger?
        would you recommend turning on the humidifier?
        would you turn the heating down if you were me?
        if the garage door was opened, would you tell me?
    """,
    "de": """
        Wäre es billiger, den Luftbefeuchter die ganze Nacht anzulassen
        Was würdest du tun, wenn ich sage, mach die Vorhänge auf
        Auf wie viel Grad steht die Wohnzimmerheizung
        Angenommen ich sage, schalte die Nachttischlampe ein, was passiert dann
        verbraucht das Küchenlicht viel Strom
        ging das Licht von selbst an
        müsste das Licht nicht an sein
        hilft es, das Licht auszuschalten
        lässt sich das Licht dimmen
        blinkt die Lampe
        stimmt es, dass das Licht an ist
        könnte jemand die Haustür aufgeschlossen haben?
        würdest du jemals einem Fremden die Tür öffnen?
        würdest du empfehlen, den Luftbefeuchter einzuschalten?
        würdest du an meiner Stelle die Heizung runterdrehen?
        schaltest du die Lichter automatisch aus?
        schließt du abends die Rollos?
        machst du das Licht aus, wenn niemand da ist?
        kannst du erklären, warum das Thermostat auf 21 steht?
        sag mir, warum das Rollo zu ist
        kann man die Lampe dimmen?
        was passiert, wenn ich die Garage öffne?
        ist es möglich, die Heizung auszuschalten?
        lässt sich die Lampe dimmen
        lassen sich die Rollos schließen?
        kann die Lampe gedimmt werden?
        können die Rollläden per Sprache geschlossen werden?
        wie schalte ich die Lampe ein
        wie kann ich die Tür aufschließen?
        was wäre, wenn ich das Licht ausmache
        sollte ich die Heizung ausschalten?
        soll ich das Fenster öffnen
        kann ich den Ofen einschalten, während die Spülmaschine läuft?
        darf ich die Lampe einschalten?
        wer hat das Licht angemacht?
        hast du die Tür abgeschlossen
        warum ist das Licht an
        welche Lampen kann man dimmen
        wann gehen die Rollos runter?
        würde das Licht angehen, wenn ich komme?
        kannst du mir sagen, ob die Lampe an ist?
        kannst du mir erklären, wie man die Garage öffnet?
        weißt du, wie man den Fernseher einschaltet
        bist du in der Lage, die Garage zu öffnen?
        darfst du die Tür aufschließen?
        kannst du das Licht steuern?
        können Kinder die Garage öffnen?
        kann jeder die Haustür aufschließen?
        ist es sinnvoll, die Heizung nachts auszuschalten?
        gibt es eine Möglichkeit, alle Lichter auszuschalten?
        muss ich die Tür abschließen?
        geht das Licht automatisch an?
        schaltet sich die Heizung von selbst aus?
        öffnet sich die Garage automatisch?
        schließt die Tür automatisch?
        wie lange dauert es, die Garage zu öffnen
        was kostet es, die Heizung anzumachen?
        ob man die Lampe wohl dimmen kann?
        ich frage mich, ob das Licht an ist
        was muss ich sagen, um die Lampe einzuschalten?
        erkläre mir, wie man die Tür aufschließt
        würdest du das Licht ausmachen, wenn ich gehe?
        wurde die Tür gestern abgeschlossen?
        wird das Licht bei Sonnenuntergang eingeschaltet?
        ist die Lampe dimmbar
        kann das Licht blau werden
        wann hast du die Heizung eingeschaltet?
        was kann man alles einschalten
        bringt es etwas, die Heizung auszuschalten?
    """,
}
WISHED = {
    "en": """
        fancy turning on the lamp for us?
        would it be too much to ask to switch the lamp on
        could you turn on the lamp?
        can you turn off the kitchen light?
        would you mind closing the blinds?
        would you turn on the tv please?
        will you lock the door?
        can you please dim the lights?
        could you possibly open the window?
        do you mind turning down the volume?
        would you be so kind as to close the curtains?
        would the vacuum be so kind as to go home?
        would you be so kind and turn off the radio?
        can we have some light in here?
        could we get the heating up a bit?
        can I get the lights on?
        can I have the kitchen light on please?
        could I have some music?
        how about turning on the lamp?
        how about some light?
        why don't you turn off the tv?
        what about switching off the fan?
        would it be possible to turn off the light?
        is it ok if you turn the heat up? please do it
        would you kindly shut the blinds?
        can somebody turn off the light?
        could someone please close the garage?
        any chance you could turn on the light?
        mind turning off the light?
        are you able to turn off the light please?
        please turn off the light, would you?
        turn off the light, will you?
        turn on the lamp, could you?
        lights on, please?
        turn on the kitchen light?
        the kitchen light off, can you?
        hey jarvis can you open the blinds
        jarvis, could you start the vacuum?
        can you make it warmer?
        could you set the bedroom to 21 degrees?
        could you play some jazz in the kitchen?
        can you pause the music?
        is the lamp on? if so, turn it off
        is it dark? then turn on the light
        if the lamp is on, turn it off please
        may I ask you to lock the door?
        i'd like you to turn on the light, can you?
        can you get the light?
        might you turn the fan on?
        can you add milk to the shopping list?
        can you remind me to call mom?
        could you stop the vacuum?
        can you tell everyone dinner is ready?
        can you lower the blinds to 40 percent?
        why not dim the light a little?
        shall we turn on the lights? yes please
        can you turn the light on and tell me the weather?
        what's the weather and turn on the lamp?
        do me a favor and turn on the lamp?
        would you please put the kettle on
        won't you turn the light on?
        can't you turn that music off?
        can you not just turn it off?
    """,
    "de": """
        hätten Sie die Güte, das Licht anzumachen
        geben Sie mir Licht
        helfen Sie mir, machen Sie das Licht an
        zeigen Sie mir die Kamera
        könnte mal wer das Licht anmachen
        müsste mal jemand das Licht ausmachen
        wäre schön, wenn das Licht an wäre
        geht das Licht bitte an
        ich hätte gern das Licht an
        kannst du die Lampe einschalten?
        könntest du bitte das Licht ausmachen?
        würdest du die Rollos schließen?
        machst du bitte das Licht an?
        schaltest du mal den Fernseher aus?
        könnten Sie das Licht dimmen?
        würde es dir etwas ausmachen, die Tür abzuschließen?
        kannst du mal eben das Radio leiser machen?
        wärst du so nett und machst das Licht aus?
        wärst du so freundlich, das Fenster zu schließen?
        könnten wir etwas Licht haben?
        kann ich bitte Licht haben?
        kannst du dafür sorgen, dass das Licht ausgeht?
        wie wäre es mit etwas Licht?
        wie wäre es, wenn du das Licht anmachst?
        warum machst du nicht das Licht an?
        hättest du die Güte, das Licht auszumachen?
        kann bitte jemand das Licht ausmachen?
        magst du das Licht ausmachen?
        Licht an, bitte?
        mach das Licht an, ja?
        mach bitte das Licht aus, kannst du?
        schalt das Licht ein, okay?
        ist das Licht an? dann mach es aus
        ist die Lampe noch an? wenn ja, schalte sie aus
        kannst du Milch auf die Liste setzen?
        kannst du mich an den Arzt erinnern?
        kannst du es wärmer machen?
        könntest du das Schlafzimmer auf 21 Grad stellen?
        drehst du die Heizung runter?
        stellst du bitte die Musik leiser?
        öffnest du die Rollos?
        fährst du bitte die Rollläden hoch?
        lässt du bitte die Rollos runter?
        gibst du mir bitte Licht?
        willst du bitte das Licht ausmachen?
        kannst du nicht mal die Musik ausmachen?
        dürfte ich dich bitten, das Licht anzumachen?
        spielst du bitte Jazz in der Küche?
        bist du so lieb und machst das Licht an?
        wäre es möglich, das Licht auszumachen?
        könnte jemand bitte das Rollo schließen?
    """,
}


def lines(table: dict[str, str]) -> list[tuple[str, str]]:
    return [
        (line.strip(), code)
        for code, text in table.items()
        for line in text.strip().splitlines()
    ]


@each_row("table", ["asked", "wished"])
def test_who_asks_wishes_nothing(table: str) -> None:
    asked = table == "asked"
    wrong = [
        text
        for text, language in lines(ASKED if asked else WISHED)
        if only_asks(text, language) is not asked
    ]
    assert not wrong
