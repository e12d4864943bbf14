### Classi e gare: quello che molti hanno consegnato, giudicato, in classifica.

## Parole

class-title = Classe
class-ranking = Classifica
class-rank = Posto
class-pupil = Chi
class-points = Punti
class-task = Quesito
class-slot = Slot
class-verdict = Verdetto
class-cost = Costo
class-blocks = Blocchi
class-steps = Passi
class-cases = Casi provati
class-alike = Simili
class-group = Gruppo
class-likeness = Somiglianza
class-remarks = Osservazioni
class-file = File
class-error = Errore
class-code = Codice
class-brought-in = Arrivati da fuori
class-unreadable = Illeggibili

## Frasi

# $done (String) - quanti programmi sono stati giudicati
# $pupil (String) - chi ha consegnato l'ultimo
class-progress = { $done } giudicati, l'ultimo di { $pupil }
# $id (String) - il quesito
class-says-task-unknown = Il quesito «{ $id }» non è conosciuto: indica il file della gara o del corso a cui appartiene.
# $id (String) - il quesito
# $course (String) - il corso
class-says-task-unknown-course = Il quesito «{ $id }» del corso «{ $course }» non è conosciuto: indica il file di quella gara o di quel corso.
# $number (String) - lo slot
# $id (String) - il quesito
class-says-slot-empty = Lo slot { $number } è indicato come soluzione del quesito «{ $id }», ma è vuoto.
# $most (String) - quanti MiB al più
class-says-too-long = Il programma supera { $most } MiB: è troppo lungo per una classe.
# $most (String) - quanti file al massimo
class-says-too-many = I file sono più di { $most }: questo e quelli che seguono non si leggono.
# $one (String) - quanti MiB per un file
# $all (String) - quanti MiB per tutti
class-says-no-room = Per tutto questo file non c'è posto: i programmi di un file possono occupare { $one } MiB di memoria, quelli di tutta la classe { $all } MiB. Giudica meno file per volta.
class-says-no-points = Nessun quesito dà punti, perciò tutti hanno lo stesso posto: i punti si scrivono in «Punti in una gara», fra i traguardi di un quesito («points» nel file).
class-says-incomplete = Fermato prima della fine: qui c'è solo quello che era già giudicato.
class-says-not-all-compared = I programmi sono troppi o troppo lunghi per confrontarli tutti: mancano forse dei gruppi di programmi quasi uguali.
class-says-comparison-stopped = Il confronto è stato fermato: mancano forse dei gruppi.
class-says-alike = 100: uguali, salvo i nomi delle variabili, le posizioni e i commenti. Da 80 in su: quasi uguali. I programmi brevi si somigliano anche senza copiare.
class-says-picture-left-out = Il disegno manca: il programma è troppo lungo, o la pagina è già troppo grande.
# $blocks (Number) - quanti blocchi
# $number (String) - lo slot
class-says-brought-in = { $blocks ->
        [one] Un blocco arriva
       *[other] { $blocks } blocchi arrivano
    } da fuori nello slot { $number }.
# $blocks (Number) - quanti blocchi
# $number (String) - lo slot
# $task (String) - il quesito
class-says-brought-in-task = { $blocks ->
        [one] Un blocco arriva
       *[other] { $blocks } blocchi arrivano
    } da fuori nello slot { $number } del quesito «{ $task }».
# $times (Number) - quante volte
# $time (String) - minuti e secondi
class-says-closed = La finestra è stata chiusa { $times ->
        [one] una volta
       *[other] { $times } volte
    }, in tutto per { $time } minuti.
# $time (String) - minuti e secondi
class-says-clock-back = L'orologio del computer è andato indietro di { $time } minuti.
# $minutes (Number) - quanti minuti
class-says-extra = { $minutes ->
        [one] Un minuto in più.
       *[other] { $minutes } minuti in più.
    }
class-says-archive-empty = L'archivio non contiene programmi né consegne.
class-says-archive-nested = È un archivio dentro un archivio: estrailo.
# $most (String) - quanti MiB al più
class-says-archive-large = L'archivio, estratto, supera i { $most } MiB: estrai solo le consegne.
class-absent = Assente
class-group-of-pupils = Classe
class-says-roster-head = La prima riga dell'elenco deve avere i nomi delle colonne: name,class (virgole o punti e virgola).
# $most (String) - quante righe al più
class-says-roster-long = L'elenco ha più di { $most } righe: nessuna classe ne ha tante.
