"""Imperatives of what is done in a house, per language, as patterns."""

from typing import Final

ORDERS_FR: Final = (
    r"(?:r?allume|éteins|r?ouvre|(?:re)?ferme|(?:dé)?verrouille|(?:re)?mets|règle|(?:re)?lance|(?:re)?démarre"
    r"|arrête|stoppe|coupe|joue|(?:re)?monte|baisse|abaisse|descends|(?:dés)?active|tamise|augmente|diminue"
    r"|réduis|change|passe|ajoute|enlève|retire|supprime|annule|note|rappelle|réveille|préviens|envoie"
    r"|(?:re)?fais|chauffe|refroidis|rafraîchis|aère|arrose|aspire|nettoie|tire|sors|rentre|(?:dé)?branche"
    r"|donne|prépare|occupe|assure|veille|range|vide|remplis|(?:dé|en)roule|relève|éclaire|programme|sèche"
    r"|isole|cherche|trouve|appelle|commande|réserve|achète|efface|oublie|retiens|souviens|laisse|garde"
    r"|sonne|diffuse|poursuis|continue|reprends|saute|pense à|va|vas|tamisez|stop)"
)
ORDERS_ES: Final = (
    r"(?:(?:en|pr)(?:c?i)?ende|apaga|abre|cierra|(?:des)?bloquea|pon|quita|sube|baja|(?:des)?activa|arranca"
    r"|inicia|reproduce|toca|(?:des)?conecta|echa|atenúa|aumenta|reduce|cambia|añade|agrega|apunta|borra"
    r"|elimina|cancela|anula|anota|recuerda|despierta|avisa|manda|envía|haz|calienta|enfría|refresca|ventila"
    r"|riega|aspira|limpia|prepara|procura|deja|guarda|descorre|corre las|recoge|extiende|despliega|ajusta"
    r"|programa|regula|ilumina|oscurece|silencia|pausa|continúa|detén|ten|trae|vuelve a|regresa|llama|pide"
    r"|reserva|compra|olvida|busca|para (?:la|el|los|las|ya)\b|"
    r"apague|encienda|abra|cierre|ponga|suba|baje|active|haga|quite|apagad|encended|abrid|cerrad|poned)"
)
ORDERS_IT: Final = (
    r"(?:(?:ri)?accendi|spegni|(?:ri)?apri|(?:ri)?chiudi|(?:s)?blocca|(?:ri)?metti|imposta|regola|alza|abbassa"
    r"|(?:dis)?attiva|ferma|(?:ri)?avvia|riproduci|suona|fai|fa'|togli|leva|aggiungi|cancella|elimina|annulla"
    r"|segna|annota|ricorda|sveglia|avvisa|manda|invia|dai|da'|(?:ri)?scalda|raffredda|rinfresca|arieggia"
    r"|(?:an|in)naffia|pulisci|passa|prepara|occupati|assicurati|pensa a|vedi di|lascia|vai|tira|cala|solleva"
    r"|srotola|avvolgi|illumina|oscura|aumenta|diminuisci|riduci|cambia|muovi|sposta|porta (?:su|giù|a|il|la)"
    r"|stacca|collega|programma|silenzia|continua|riprendi|salta|sbarra|spalanca|stendi|chiama|ordina|prenota"
    r"|compra|dimentica|cerca|smorza|attenua|accenda|spenga|apra|chiuda|metta|accendete|spegnete|aprite|chiudete)"
)
ORDERS_NL: Final = (
    r"(?:zet|doe|schakel|open|sluit|(?:ver|ont)grendel|(?:her)?start|stop|speel|dim|maak|(?:de)?activeer|draai"
    r"|laat|trek|haal|rol|schuif|hang|geef|breng|stuur|herinner|wek|voeg|schrijf|streep|schrap|verwijder"
    r"|annuleer|wis|verhoog|verlaag|verwarm|koel|lucht|ventileer|zuig|stofzuig|sproei|begiet|zorg|regel"
    r"|pauzeer|hervat|demp|vul|leeg|droog|bel|bestel|reserveer|boek|koop|noteer|onthoud|neem|pak|leg"
    r"|steek|knip|hijs|zoek|waarschuw|verplaats|ruim)"
)
