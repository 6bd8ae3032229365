"""What is only told, forbidden or imagined, and what sounds like it and is a wish."""

from custom_components.jarvis.safety.sentences.narrated import only_tells

from ..tables import each_row

TOLD = {
    "en": """
        I wish I'd bought the lamp with the dimmer
        the sprinkler will be needed come May
        stop was the first word our parrot learnt
        this morning I turned the heating down and went out
        Paul has locked the garage already
        the cleaner switched the dishwasher on at noon
        they had the lights on all night
        we were watching the television when you came in
        don't open the garage door
        do not touch the thermostat
        you don't have to turn on the light
        please never unlock the front door
        no need to water the garden today
        my boss told me to switch off my computer
        in this book the butler closes the curtains every evening
        imagine the lights going off at midnight
        someday I'll put the speakers in the attic
        thanks for locking up
        I would have closed the blinds myself
        the article says you should turn the heating down at night
        granny always tells us to shut the windows
        I've just put the kettle on
        earlier Tom opened the gate for the postman
        last week the electrician changed the kitchen light
        we could have dimmed the lights for that
    """,
    "de": """
        im Herbst wird die Heizung wieder laufen müssen
        Stopp war das erste Wort von unserem Papagei
        und da meint der, schalt das Licht aus
        heute früh hab ich die Heizung runtergedreht und bin los
        Paul hat die Garage schon abgeschlossen
        die Putzfrau hat mittags die Spülmaschine angestellt
        mach das Garagentor nicht auf
        fass das Thermostat nicht an
        du musst das Licht nicht anmachen
        mein Chef hat gesagt, ich soll den Rechner ausschalten
        im Buch zieht der Butler jeden Abend die Vorhänge zu
        danke fürs Abschließen
        schön, dass du den Ofen ausgemacht hast
        ich hätte die Rollos selbst zumachen können
        im Artikel steht, man soll nachts die Heizung runterdrehen
        Oma sagt immer, wir sollen die Fenster zumachen
        ich hab gerade den Wasserkocher angemacht
        vorhin hat Tom dem Postboten das Tor aufgemacht
        letzte Woche hat der Elektriker die Küchenlampe gewechselt
    """,
}
WISHED = {
    "en": """
        we must not forget the eggs
        the dryer has tumbled long enough
        I wish I'd left the porch light on
        it was the best concert ever, turn the telly off
        someone left the back door open
        the kids left all the lights on upstairs
        I forgot to lock the front door
        I told you to turn off the radio
        I said turn off the radio
        I asked for the blinds to be closed
        we need the heating on
        I want the lights switched off
        keep the back door locked
        don't leave the light on
        don't let it get cold in here
        don't forget to turn off the oven
        don't make it so bright
        I can't see a thing, turn on the lamp
        I just got home, turn on the lights
        we finished the film, so turn the lights back on
        the guests have arrived, open the gate
        I've turned off the telly, now dim the lights
        I opened the window, please turn the heating down
        my wife wants the bedroom warmer
        she says it's too cold in here
        mum asks you to turn the radio down
        I was hoping you'd turn the light on
        thanks, now turn it off again
        thank you, and close the blinds
        good morning, open the blinds
        I would love the lamp on
        it would be nice to have the light on
        I might need more light here
        you should have turned the light off by now
        you turned on the wrong lamp
        no, I meant the other lamp
        never mind the lamp, turn on the fan
        why don't you close the blinds
        the blinds need to come down
        I'd have the light a bit warmer
        could I have some music
        the baby fell asleep, turn off the music
        the lamp in the hall was left on
        he turned the heating off and it's freezing
        it got dark in here
        the back door locked, please
        the lights switched off at once please
        let the dog out, open the back door
        dad forgot the garage again
        I don't want to get up, kill the lights
        nobody is upstairs, lights off there
        don't just stand there, turn on the light
        stop the music and don't start it again
        I put the kids to bed, night light on please
        I had a long day, run me the relaxing scene
        we are going to bed
        I'm off to work
        the film is about to start
        I set the table, candles on the lamp please
        turn on the light and don't turn it off
        play the song that was in the film
        turn the light the way it was
        leave the hall light on
        leave the heating at twenty
        we ran out of oats
        I finished cooking, turn the extractor off
        I was just about to sleep, lights out
        the kids are in bed so dim the hallway
        my husband said you can turn the heating down
        my wife told me to ask you to close the blinds
        mum said lights off
        the doctor says I need fresh air, open the window
        we had the lights on all day, switch them off now
        I opened all the windows so heating off please
        I changed my mind, leave the light off
        I changed my mind, turn it back on
        I've decided on blue for the backlight
        I was wondering if you could turn on the fan
        it was nicer with the lamp on
        it was warmer yesterday, put the heating up
        last night it was too cold in the bedroom
        yesterday you dimmed the lights so nicely, do that again
        I liked the light better before
        don't you think it's too dark in here
        don't be shy, turn it up
        don't wait, close the garage
        don't keep the lights on all night
        don't want the radio on any more
        not so bright please
        not that loud
        nobody needs the lights on in the kitchen
        no one's in the living room, turn off the tv
        we don't need the heating any more
        we don't have to have the lights on
        I don't need the lamp any more
        you don't need to keep the heating on
        you can stop the music now
        there's no need for the light any more
        no need to keep the fan running
        leave the light on but dim it
        leave the hall light on when you turn off the rest
        keep the blinds down but turn on the lamp
        I love it when the lamp is on, put it on
        thanks for the light, now the music
        great, and now the kitchen as well
        good idea, do it
        the news is on, turn up the volume
        the recipe says 200 degrees, set the oven timer for 20 minutes
        the film is starting, lights down
        in the film room turn on the lights
        the teacher is calling, pause the music
        let's say warm white for the lamp
        maybe we could have some light
        perhaps you could close the curtains
        imagine a sunset, make it look like that
        one day I'll do it myself but for now turn on the light
        I should sleep, turn everything off
        we should have more light in here
        it would have been nice if the lamp was on by now
        I wish the heating was on
        I wish it were darker in here
        if only it was a bit warmer in here
        I just put the baby down, mute the tv
        I used the last of the milk
        we used up the coffee
        somebody used all the toilet paper, put it on the list
        the plumber fixed the boiler, heating to 21
        I cooked fish, fan on please
        I painted my nails and can't touch anything, next song
        I'm done watching, tv off
        I sold the printer, remove it from the list
        I bought eggs, take them off the list
    """,
    "de": """
        der Trockner hat jetzt lang genug geschleudert
        wir dürfen die Eier nicht vergessen
        im Winter wird es hier kalt, mach die Heizung an
        jemand hat die Hintertür offen gelassen
        die Kinder haben oben alle Lichter angelassen
        ich habe vergessen abzuschließen
        ich habe gesagt, du sollst das Radio ausmachen
        ich hab doch gesagt mach das Radio aus
        wir brauchen die Heizung
        ich will das Licht ausgemacht haben
        ich hätte gern das Licht an
        ich hätte gerne die Rollos zu
        lass die Hintertür nicht offen
        lass das Licht nicht an
        vergiss nicht, den Ofen auszuschalten
        mach es nicht so hell
        mach das Licht nicht zu hell an
        ich sehe nichts, mach die Lampe an
        wir haben den Film fertig, mach das Licht wieder an
        die Gäste sind da, mach das Tor auf
        ich hab den Fernseher ausgemacht, jetzt dimm das Licht
        ich hab das Fenster aufgemacht, dreh bitte die Heizung runter
        meine Frau will es im Schlafzimmer wärmer
        sie sagt, es ist zu kalt hier
        Mama sagt, du sollst das Radio leiser machen
        danke, jetzt mach es wieder aus
        danke und mach die Rollos zu
        es wäre schön, wenn das Licht an wäre
        du hättest das Licht längst ausmachen sollen
        du hast die falsche Lampe angemacht
        nein, ich meinte die andere Lampe
        die Rollos müssen runter
        das Baby ist eingeschlafen, mach die Musik aus
        das Licht im Flur ist noch an
        er hat die Heizung ausgemacht und jetzt ist es eiskalt
        hier ist es dunkel geworden
        die Hintertür bitte abgeschlossen
        Papa hat die Garage schon wieder vergessen
        ich will nicht aufstehen, mach das Licht aus
        oben ist keiner, mach da das Licht aus
        mach die Musik aus und mach sie nicht wieder an
        wir gehen jetzt ins Bett
        ich bin dann weg
        der Film fängt gleich an
        mach das Licht an und nicht wieder aus
        lass das Flurlicht an
        lass die Heizung auf zwanzig
        lass die Rollos runter
        mach das Licht nicht aus, sondern dunkler
        ich hab kein Licht, mach die Lampe an
        hast du das Licht ausgemacht? dann mach es wieder an
        im Wohnzimmer mach bitte das Licht an
        im Film-Zimmer Licht aus
        Anna hat die Heizung zu warm gestellt
        wir haben es hier zu kalt
        Oma hat es gern warm
        ich hab's gern heller
        die haben das Licht wieder angelassen
        uns ist die Milch ausgegangen
        ich habe fertig gekocht, mach die Haube aus
        ich wollte gerade schlafen, Licht aus
        die Kinder sind im Bett, also dimm den Flur
        mein Mann hat gesagt du kannst die Heizung runterdrehen
        meine Frau meinte, du sollst die Rollos schließen
        Mama hat gesagt Licht aus
        der Arzt sagt ich brauche frische Luft, mach das Fenster auf
        wir hatten den ganzen Tag Licht an, mach es jetzt aus
        ich hab alle Fenster aufgemacht, Heizung aus bitte
        ich hab's mir anders überlegt, mach es wieder an
        ich habe mich für Blau entschieden
        ich hab mich gefragt, ob du den Ventilator anmachen kannst
        es war schöner mit der Lampe an
        gestern war es wärmer, stell die Heizung höher
        letzte Nacht war es zu kalt im Schlafzimmer
        gestern hast du so schön gedimmt, mach das nochmal
        findest du nicht auch, dass es zu dunkel ist
        warte nicht, mach die Garage zu
        lass das Licht nicht die ganze Nacht an
        ich will das Radio nicht mehr anhaben
        nicht so hell bitte
        nicht so laut
        in der Küche braucht keiner Licht
        im Wohnzimmer ist niemand, mach den Fernseher aus
        wir brauchen die Heizung nicht mehr
        die Lampe brauche ich nicht mehr
        du musst die Heizung nicht anlassen
        du kannst die Musik jetzt ausmachen
        das Licht muss nicht mehr brennen
        lass das Licht an aber dimm es
        lass die Rollos unten und mach die Lampe an
        danke für das Licht, jetzt noch Musik
        super, und jetzt auch die Küche
        gute Idee, mach das
        die Nachrichten laufen, mach lauter
        im Rezept steht 200 Grad, stell den Timer auf 20 Minuten
        der Film fängt an, Licht runter
        im Filmzimmer Licht an
        der Lehrer ruft an, mach die Musik aus
        sagen wir warmweiß für die Lampe
        vielleicht könnten wir etwas Licht haben
        vielleicht machst du mal die Vorhänge zu
        stell dir einen Sonnenuntergang vor und mach es so
        irgendwann mach ich's selber, aber jetzt mach du das Licht an
        ich sollte schlafen, mach alles aus
        wir sollten hier mehr Licht haben
        ich wünschte die Heizung wäre an
        wäre schön gewesen, wenn die Lampe schon an wäre
        ich habe gerade das Baby hingelegt, mach den Fernseher stumm
        ich hab die letzte Milch genommen
        jemand hat das ganze Klopapier verbraucht, setz es auf die Liste
        der Klempner hat die Heizung repariert, stell sie auf 21
        ich habe Fisch gebraten, Lüfter an
        ich hab mir die Nägel lackiert, nächstes Lied
        ich bin fertig mit Fernsehen, mach aus
        ich habe Eier gekauft, nimm sie von der Liste
        die Heizung war den ganzen Tag aus, mach sie an
        mach die Lampe an, nicht das Deckenlicht
        nicht die Leselampe, die Stehlampe
        nimm nicht die Leselampe sondern die Stehlampe
        stell die Heizung nicht höher als 20
        dreh die Musik nicht leiser, sondern lauter
    """,
}


def _rows(text: str) -> list[str]:
    return [row.strip() for row in text.strip().splitlines()]


@each_row("language", TOLD)
def test_what_is_only_told(language: str) -> None:
    rows = _rows(TOLD[language])
    assert [row for row in rows if not only_tells(row, language)] == []


@each_row("language", WISHED)
def test_what_is_wished(language: str) -> None:
    rows = _rows(WISHED[language])
    assert [row for row in rows if only_tells(row, language)] == []
