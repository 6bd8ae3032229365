# ruff: noqa: E501 - a table, read line by line
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
    "reasoning": "explain, why, compare, analyse, analyze, reason, pros and cons, difference between, evaluate, derive, prove, what if, how come, in detail, consequences",
    "steps": "step by step, first, then, after that, afterwards, finally, and also, as well as, one after the other",
    "creative": "write an essay, write a story, write a poem, essay, poem, story, song, lyrics, limerick, compose, invent, imagine, speech about",
    "code": "python, javascript, typescript, java code, c++, rust code, sql, regex, yaml, jinja, shell script, bash, source code, algorithm, compile, debug, unit test",
    "maths": "solve, integral, derivative, equation, square root, calculate, percent of, divided by, multiplied by, logarithm, probability, matrix, prime number, factorial",
    "urgent": "quick, quickly, hurry, urgent, urgently, immediately, right now, asap, at once, emergency, help me, fire, smoke, burglar",
    "history": "again, before, earlier, last time, yesterday, as i said, you said, you told me, the same, remember when, continue, go on",
    "correction": "no i meant, no not, that's wrong, that is wrong, that was wrong, not that, wrong one, i said, i meant, not what i, you misunderstood, undo, undo that, the other one",
}
_DE: Final[Table] = {
    "question": "was, warum, wieso, weshalb, wie, wer, wessen, wann, wo, welche*, ist, sind, war, waren, kann, kannst, könnte, soll, sollte, hat, haben, wird",
    "command": "schalte, schalt, mach, mache, stell, stelle, dimme, öffne, schließe, verriegle, entriegle, sperr*, starte, stoppe, pausiere, spiele, spiel, aktiviere, deaktiviere, erhöhe, senke, füge, setze, erinnere, fahr, fahre",
    "reasoning": "erkläre, erklär, warum, wieso, weshalb, vergleiche, analysiere, begründe, vor- und nachteile, unterschied zwischen, bewerte, beweise, was wäre wenn, ausführlich, folgen",
    "steps": "schritt für schritt, zuerst, dann, danach, anschließend, schließlich, und außerdem, der reihe nach",
    "creative": "aufsatz, gedicht, geschichte, lied, liedtext, dichte, erfinde, stell dir vor, rede über, schreibe ein*, schreib ein*",
    "code": "python, javascript, typescript, java-code, c++, rust-code, sql, regex, yaml, jinja, skript schreiben, bash, quelltext, quellcode, algorithmus, kompilier*, debugg*",
    "maths": "löse, integral, ableitung, gleichung, wurzel aus, berechne, rechne, prozent von, geteilt durch, mal genommen, logarithmus, wahrscheinlichkeit, matrix, primzahl, fakultät",
    "urgent": "schnell, beeil dich, dringend, sofort, jetzt gleich, notfall, hilfe, feuer, rauch, einbrecher",
    "history": "wieder, nochmal, vorhin, vorher, letztes mal, gestern, wie gesagt, du hast gesagt, dasselbe, weißt du noch, weiter",
    "correction": "nein ich meinte, nein nicht, das ist falsch, das war falsch, nicht das, nicht den, nicht die, ich habe gesagt, ich meinte, falsch verstanden, rückgängig, mach das rückgängig, das andere, die andere",
}
_FR: Final[Table] = {
    "question": "que, quoi, quel*, pourquoi, comment, qui, quand, où, est-ce, combien",
    "command": "allume, éteins, mets, ouvre, ferme, verrouille, déverrouille, démarre, arrête, règle, baisse, monte, ajoute, joue, active, désactive",
    "reasoning": "explique, pourquoi, compare, analyse, différence entre, évalue, démontre, en détail, avantages et inconvénients",
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
    "reasoning": "explica, por qué, compara, analiza, diferencia entre, evalúa, demuestra, en detalle, ventajas y desventajas",
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
    "reasoning": "spiega, perché, confronta, analizza, differenza tra, valuta, dimostra, in dettaglio, pro e contro",
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
    "reasoning": "leg uit, waarom, vergelijk, analyseer, verschil tussen, beoordeel, bewijs, in detail, voor- en nadelen",
    "steps": "stap voor stap, eerst, daarna, vervolgens, ten slotte, en ook",
    "creative": "gedicht, verhaal, lied, opstel, verzin, stel je voor, schrijf een",
    "code": "python, javascript, c++, sql, regex, yaml, jinja, broncode, algoritme",
    "maths": "los op, integraal, afgeleide, vergelijking, wortel van, bereken, procent van, gedeeld door, kans op",
    "urgent": "snel, dringend, meteen, onmiddellijk, nu meteen, noodgeval, help, brand",
    "history": "weer, nog een keer, eerder, laatst, gisteren, je zei, hetzelfde, ga door",
    "correction": "nee ik bedoelde, nee niet, dat is fout, dat klopt niet, niet die, ik zei, ik bedoelde, maak ongedaan, de andere",
}
TABLES: Final[Mapping[str, Table]] = {
    "en": _EN,
    "de": _DE,
    "fr": _FR,
    "es": _ES,
    "it": _IT,
    "nl": _NL,
}
# What everybody writes the same way.
_ANY: Final[Table] = {"code": "python, javascript, c++, sql, regex, yaml, jinja"}


class Signs:
    """The signs of one language, ready to be looked for."""

    def __init__(self, table: Table) -> None:
        """Compile the phrases."""
        self._patterns = {sign: _pattern(row) for sign, row in table.items()}

    def sees(self, sign: str, folded: str) -> bool:
        """Tell whether a casefolded text shows a sign, at words' borders."""
        pattern = self._patterns.get(sign)
        return pattern is not None and pattern.search(folded) is not None


@cache
def signs_for(language: str) -> Signs:
    """Give the signs of a language, of its base language, or those of all."""
    base = language.casefold().partition("-")[0].partition("_")[0]
    return Signs(TABLES.get(base, _ANY))


def _pattern(row: str) -> re.Pattern[str]:
    phrases = [_phrase(part.strip()) for part in row.split(",") if part.strip()]
    return re.compile(rf"(?<!\w)(?:{'|'.join(phrases)})(?!\w)")


def _phrase(text: str) -> str:
    # People and recognisers set commas as they like.
    words = [re.escape(word) for word in text.removesuffix("*").split()]
    return r"[,;:.!]?\s+".join(words) + (r"\w*" if text.endswith("*") else "")
