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
class-proof = Dimostrato
class-blocks = Blocchi
class-steps = Passi
class-cases = Casi provati
class-alike = Simili
class-scores = Punteggi
class-score = Punteggio
class-from = Da
class-to = A
class-programs = Programmi
class-group = Gruppo
class-likeness = Somiglianza
class-remarks = Osservazioni
class-file = File
class-error = Errore
class-code = Codice
class-brought-in = Portati da fuori
class-unreadable = Illeggibili

## Frasi

# $id (String) - il quesito
class-says-task-unknown = Quesito sconosciuto: «{ $id }». Aggiungi il file della gara o del corso a cui appartiene.
# $id (String) - il quesito
# $course (String) - il corso
class-says-task-unknown-course = Quesito sconosciuto: «{ $id }» del corso «{ $course }». Aggiungi il file di quella gara o di quel corso.
# $number (String) - lo slot
# $id (String) - il quesito
class-says-slot-empty = Lo slot { $number } è indicato come soluzione del quesito «{ $id }», ma è vuoto.
# $most (String) - quanti MiB al più
class-says-too-long = Il programma supera { $most } MiB: è troppo lungo per una classe.
# $most (String) - quanti file al massimo
class-says-too-many = I file sono più di { $most }: questo e i successivi sono stati saltati.
# $one (String) - quanti MiB per un file
# $all (String) - quanti MiB per tutti
class-says-no-room = Non c'è spazio per tutto questo file: i programmi di un file possono occupare { $one } MiB di memoria, quelli dell'intera classe { $all } MiB. Giudica meno file alla volta.
class-says-no-points = Nessuno dei quesiti giudicati assegna punti, perciò sono tutti a pari merito. I punti si danno ai traguardi di un quesito («points» nel suo file), e un programma vale per il quesito che nomina nel suo file («task»).
class-says-incomplete = Fermato prima della fine: qui ci sono solo i programmi già giudicati.
class-says-not-all-compared = I programmi sono troppi, o troppo lunghi, per confrontarli tutti: potrebbero mancare gruppi di programmi quasi uguali.
class-says-comparison-stopped = Il confronto è stato interrotto: potrebbero mancare dei gruppi.
class-says-alike = 100: uguali, a parte i nomi delle variabili, le posizioni e i commenti. Da 80 in su: quasi uguali. I programmi brevi possono somigliarsi anche se nessuno ha copiato.
class-says-picture-left-out = Immagine omessa: il programma è troppo lungo o la pagina è già troppo grande.
# $blocks (Number) - quanti blocchi
# $number (String) - lo slot
class-says-brought-in = { $blocks ->
        [one] Un blocco portato
       *[other] { $blocks } blocchi portati
    } da fuori nello slot { $number }.
# $blocks (Number) - quanti blocchi
# $number (String) - lo slot
# $task (String) - il quesito
class-says-brought-in-task = { $blocks ->
        [one] Un blocco portato
       *[other] { $blocks } blocchi portati
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
class-says-archive-nested = È un archivio dentro un altro: estrai prima quello esterno.
# $most (String) - quanti MiB al più
class-says-archive-large = Una volta estratto, l'archivio supera { $most } MiB: estrailo e aggiungi solo le consegne.
class-says-archive-damaged = Non è un archivio zip, oppure è danneggiato: comprimi di nuovo le consegne, come zip.
class-says-archive-locked = Il file è protetto da una password: estrai tu l'archivio e aggiungi i file che contiene.
# $count (Number) - quanti file
class-says-archive-twice = { $count ->
        [one] Un file dell'archivio non si può leggere, perché un altro ha lo stesso nome
       *[other] { $count } file dell'archivio non si possono leggere, perché altri hanno gli stessi nomi
    }: estrai tu l'archivio e aggiungi i file che contiene.
class-absent = Assente
class-says-roster-head = La prima riga dell'elenco deve contenere i nomi delle colonne: name,class (separati da virgole o punti e virgola).
class-says-roster-sheet = È un foglio di calcolo o un archivio, non un elenco: salva l'elenco come CSV (UTF-8).
# $line (String) - quale riga
class-says-roster-quote = La riga { $line } dell'elenco apre le virgolette e non le chiude: chiudile, o toglile.
# $line (String) - quale riga
# $fields (Number) - quanti campi ha, almeno 2
# $columns (Number) - quante colonne nomina la prima riga
class-says-roster-fields = La riga { $line } dell'elenco ha { $fields } campi, ma la prima ne nomina soltanto { $columns }: metti tra virgolette un nome che contiene una virgola.
# $most (String) - quante righe al più
class-says-roster-long = L'elenco ha più di { $most } righe: troppe per una classe.
