### La pagina della classe.

class-page-menu = Classe: giudica le consegne…
class-page-back = Torna indietro
class-page-to-class = Torna alla classe
class-page-table = Chi ha consegnato
class-page-add-file = Aggiungi un file…
class-page-add-folder = Aggiungi una cartella…
class-page-add-course = Aggiungi il file della gara o del corso…
class-page-add-title = Consegne, programmi, o il file della gara
class-page-folder-title = La cartella delle consegne
class-page-options = Opzioni
class-page-all-slots = Considera anche gli slot che non contano
class-page-other-cases = Pareti diverse ogni volta
class-page-judge-again = Giudica di nuovo
class-page-empty = Svuota la tabella
class-page-export-title = Dove salvare la tabella
class-page-excel = Excel e LibreOffice (.xlsx)…
class-page-csv = Testo con separatori (.csv)…
class-page-web = Pagina con le immagini (.html)…
# $pupils (Number) - quanti hanno consegnato
class-page-pupils = { $pupils ->
        [one] una persona
       *[other] { $pupils } persone
    }
class-page-all = Tutti
class-page-wrong = Con errori
class-page-noted = Con osservazioni
class-page-reading = Lettura dei file…
# $done (String) - quanti programmi
# $of (String) - di quanti
class-page-judging = { $done } di { $of } giudicati
# $done (Number) - quanti programmi
class-page-judged = { $done ->
        [one] Un programma giudicato
       *[other] { $done } programmi giudicati
    }
# $done (String) - quanti programmi
# $of (String) - di quanti
class-page-stopped = Fermato: { $done } di { $of } giudicati
class-page-drop-here = Trascina qui le consegne
# $name (String) - chi ha consegnato
class-page-choose = Metti a confronto: { $name }
class-page-chosen = a confronto
# $verdict (String) - il verdetto
# $cost (String) - il costo
# $points (String) - i punti
class-page-cell = { $verdict }, costo { $cost }, punti { $points }
class-page-counts-not = Non conta: la soluzione indicata è in un altro slot
# $code (String) - il codice, come si vede quando si consegna
class-page-code = Codice della consegna: { $code }
class-page-open = Apri una copia
# $name (String) - chi ha consegnato
# $task (String) - il quesito e lo slot
class-page-open-of = Apri una copia del programma di { $name }: { $task }
class-page-groups = Programmi simili
# $task (String) - il quesito
class-page-equal = { $task }: uguali
# $task (String) - il quesito
# $likeness (String) - da 80 a 99
class-page-nearly = { $task }: quasi uguali, { $likeness } su 100
# $group (String) - la lettera del gruppo
class-page-side-by-side-group = Fianco a fianco: gruppo { $group }
# $task (String) - il quesito
class-page-side-by-side-of = Fianco a fianco: { $task }
# $one (String) - un nome
# $other (String) - l'altro nome
class-page-two = { $one } e { $other }

## Frasi

class-says-empty = Aggiungi i file consegnati dagli alunni, o la cartella che li contiene; vanno bene anche programmi e immagini di programmi. Se il file della gara o del corso è nella stessa cartella o accanto, lo trovo io; altrimenti aggiungilo.
# $path (String) - il file
class-says-found = I quesiti e i punti vengono da «{ $path }», trovato vicino alle consegne. Se non è il file giusto, aggiungi quello giusto.
# $others (String) - quanti altri file
class-says-found-others = Lì ci sono anche altri file che andrebbero bene: { $others }.
class-says-no-groups = Nessuno ha consegnato un programma simile a quello di un'altra persona.
class-says-nothing-in-common = Non hanno consegnato programmi per lo stesso quesito.
class-says-not-judged-yet = I loro programmi non sono ancora stati giudicati.
class-says-stopping = Il giudice si sta fermando: i risultati ottenuti finora restano nella tabella.
class-says-still-writing = La tabella precedente è ancora in fase di salvataggio: riprova tra poco.
# $name (String) - chi ha consegnato
class-says-opened = Questa è una copia del programma di { $name }: la consegna non cambia.
