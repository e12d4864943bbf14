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
# $more (Number) - quante altre osservazioni
class-says-more-remarks = { $more ->
        [one] C'è un'altra osservazione.
       *[other] Ci sono altre { $more } osservazioni.
    }
# $at (String) - quando
# $blocks (Number) - quanti blocchi
# $how (String) - per quale via: file, clipboard, picture, start, hand-in
class-says-brought = { $at }: { $blocks ->
        [one] un blocco arriva
       *[other] { $blocks } blocchi arrivano
    } da fuori, { $how ->
        [clipboard] dagli appunti.
        [picture] da un disegno.
        [start] dal file dato all'avvio.
        [hand-in] da una consegna.
       *[file] da un file.
    }
# $number (String) - lo slot
class-says-brought-slot = Nello slot { $number } c'è qualcosa che arriva da fuori.
# $number (String) - lo slot
# $task (String) - il quesito
class-says-brought-slot-of-task = Nello slot { $number } del quesito «{ $task }» c'è qualcosa che arriva da fuori.
# $at (String) - quando
class-says-sign-restarted = { $at }: la finestra è stata chiusa e riaperta.
# $at (String) - quando
# $time (String) - minuti e secondi
class-says-sign-closed = { $at }: la finestra è rimasta chiusa per { $time } minuti.
# $at (String) - quando
# $time (String) - minuti e secondi
class-says-sign-clock-back = { $at }: l'orologio del computer è stato messo indietro di { $time } minuti.
# $at (String) - quando
# $time (String) - minuti e secondi
class-says-sign-clock-forward = { $at }: l'orologio del computer è stato messo avanti di { $time } minuti.
# $at (String) - quando
class-says-sign-state = { $at }: gli appunti sulla gara sono stati cambiati da fuori.
# $at (String) - quando
class-says-sign-slot = { $at }: uno slot è stato cambiato da fuori.
# $at (String) - quando
class-says-sign-tasks = { $at }: il file della gara è stato cambiato durante la gara.
# $at (String) - quando
class-says-sign-second-window = { $at }: era aperta una seconda finestra.
# $at (String) - quando
# $command (String) - il comando
class-says-sign-command-line = { $at }: sullo stesso computer è stato usato il comando { $command }.
# $at (String) - quando
# $times (Number) - quante volte
class-says-sign-begun-before = { $at }: la stessa gara era già cominciata su questo computer { $times ->
        [one] una volta
       *[other] { $times } volte
    }.
# $at (String) - quando
class-says-sign-window-outside = { $at }: era aperta una finestra fuori dalla gara.
# $at (String) - quando
class-says-sign-begun-apart = { $at }: l'inizio della gara è isolato: nei dieci minuti prima e dopo ha cominciato al più un'altra persona.
class-says-sign-hand-in = Il file è stato cambiato dopo la consegna: di ciò che annota non ci si può fidare.
# $at (String) - quando
class-says-sign-other-tasks = { $at }: la gara è cominciata con quesiti, o con un tempo, diversi da quelli del file della gara.
# $at (String) - quando
# $file (String) - il file
class-says-sign-begun-once = { $at }: è la stessa gara di { $file }, cominciata una volta sola: una cartella copiata, o un altro nome.
class-says-sign-other-contest = Il file non viene dalla gara da cui vengono gli altri: non si sa come è nato.
