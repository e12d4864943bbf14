### Scrivere un quesito.

## La pagina su cui si scrive un quesito.

writing-new = Nuovo quesito
writing-change = Modifica il quesito aperto
writing-new-name = quesito
writing-unsaved = Ci sono modifiche non ancora salvate.
writing-unsaved-says = Questo quesito non è ancora salvato. Cominciandone un altro si perde.
writing-keep = Continua con questo
writing-throw-away = Elimina
writing-go-on = Continua a scrivere il quesito
writing-short = Quesito
# $title (String) - il titolo del quesito
writing-title = Quesito: { $title }
writing-try = Prova
writing-leave = Torna al programma
writing-save-title = Dove salvare il quesito
writing-save-first = Prima salva il quesito: «Prova» apre il file.
# $field (String) - il nome del campo
writing-unread = Prima correggi «{ $field }»: quello che c'è scritto non si può leggere.
writing-checking = Controllo in corso…
writing-usable = Il quesito si può usare.
writing-preview = Anteprima
writing-texts = Testo
writing-programs = Regole
writing-blocks = Blocchi e costi
writing-walls = Pareti
writing-goals = Traguardi
writing-questions = Domande
writing-hints = Suggerimenti
writing-solutions = Soluzioni ed errori
writing-tools = Aiuti
writing-file = Sorgente
writing-id = Nome breve, per i file dei programmi
writing-bad-id = Scrivi solo lettere minuscole dalla a alla z, cifre e trattini, al massimo 64.
writing-name = Titolo
writing-text = Testo
writing-text-says = **grassetto**, *corsivo*, - elenchi. Blocchi, programmi e pareti si inseriscono con i pulsanti e stanno fra ‹ e ›.
writing-word-program = Programma
writing-word-wall = Parete
writing-insert-block = Inserisci un blocco
writing-insert-program = Inserisci il programma sulla tela
writing-insert-wall = Inserisci la parete del gioco
writing-start = Programma da cui si parte
writing-start-says = Ciò che è sulla tela quando si apre il quesito.
writing-before = Prima
writing-before-says = Si esegue prima del programma di chi risolve.
writing-wanted = Quello che il programma deve fare
writing-wanted-says = Il giudice confronta la parete con quella che lasciano questi comandi. Senza, non si giudica.
writing-after = Dopo
writing-after-says = Si esegue dopo, perché il gioco possa continuare.
writing-program-none = Niente
# $count (Number) - quanti blocchi
writing-program-blocks = { $count ->
    [one] Un blocco
   *[other] { $count } blocchi
}
writing-take = Prendi dalla tela
writing-put = Metti sulla tela
writing-remove = Togli
writing-up = Sposta su
writing-down = Sposta giù
writing-blocks-all = Tutti
writing-blocks-without = Quelli segnati e quelli di versioni future
writing-blocks-only = Solo quelli segnati
# $name (String) - il blocco
writing-cost-of = Costo di «{ $name }»
writing-walls-dealt = A caso
writing-walls-listed = Queste
writing-colours = Quanti colori
writing-walls-text = Pareti: nove righe di lettere (R G B Y F; minuscole se infette; . vuota), una riga vuota fra due pareti
writing-wall-text = Parete: nove righe di lettere (R G B Y F; minuscole se infette; . vuota)
writing-bad-walls = Qui non si legge nessuna parete: servono nove righe di nove segni.
writing-walls-add = Aggiungi la parete del gioco
writing-walls-take = Prendi la parete del gioco
writing-only-listed = Il giudice prova solo queste
writing-measure-blocks = Numero di blocchi
writing-measure-steps = Passi di una mossa
writing-goals-field = Traguardi, dal più facile (40, 35, 2)
writing-bad-goals = Scrivi numeri interi separati da virgole.
writing-points-field = Punti in una gara (40: 20, 2: 100)
writing-bad-points = Scrivi coppie come 40: 20, separate da virgole.
writing-minutes = Quanti minuti ci vogliono
writing-bad-minutes = Scrivi un numero di minuti da 1 a 600, o niente.
# $number (String) - il numero
writing-step = Passo { $number }
writing-step-text = Che cosa dice
writing-step-add = Aggiungi un passo
writing-until = Fatto quando
writing-until-uses = il programma usa un blocco
writing-until-has = il programma ha questi comandi, in quest'ordine
writing-until-has-says = Fra un comando e l'altro ce ne possono stare altri. Un incastro vuoto o con il valore iniziale va bene con qualsiasi valore.
writing-until-lacks = il programma non usa un blocco
writing-until-played = una mossa cambia qualcosa
writing-until-clicked = una mossa è un click su questa casella
writing-until-right = il programma è giusto
writing-until-goal = è raggiunto il traguardo numero
writing-until-answered = è risolta la domanda numero
writing-until-pressed = si preme «Avanti»
writing-step-optional = Si può anche saltare
# $number (String) - il numero
writing-question = Domanda { $number }
writing-question-text = La domanda
writing-question-add = Aggiungi una domanda
writing-because = Perché (si legge dopo la risposta giusta)
writing-answer-number = Un numero
writing-answer-choice = Una scelta
writing-answer-cells = Caselle da segnare
writing-right-answer = Risposta giusta
# $number (String) - il numero
writing-option = Risposta { $number }
# $number (String) - il numero
writing-option-right = La risposta { $number } è quella giusta
writing-option-add = Aggiungi una risposta
writing-click = Casella cliccata (riga, colonna)
writing-bad-cell = Scrivi riga e colonna da 0 a 8, con una virgola in mezzo.
writing-changed-by = Comandi che cambiano le caselle
writing-changed-by-says = Le caselle che questi comandi cambiano sono la risposta giusta.
# $number (String) - il numero
writing-hint = Suggerimento { $number }
writing-hint-add = Aggiungi un suggerimento
writing-solutions-title = Soluzioni
writing-solutions-says = Programmi giusti; uno deve arrivare all'ultimo traguardo.
writing-solution-add = Aggiungi il programma sulla tela come soluzione
writing-mistakes-title = Errori da trovare
writing-mistakes-says = Programmi con un errore: si aprono in copia, con il caso più piccolo in cui sbagliano.
writing-mistake-add = Aggiungi il programma sulla tela come errore
writing-known-name = Nome nella lingua scelta
writing-known-note = Nota nella lingua scelta
# $sign (String) - il nome di una variabile fra graffe
writing-variables-says = Come si chiamano nella lingua scelta. In un testo { $sign } diventa il nome della variabile riga.
writing-bad-variable = Scrivi un nome che non sia già di un'altra variabile.
writing-tool-judge = Il giudice (senza, anche i traguardi restano nascosti)
writing-tool-hints = I suggerimenti
writing-tool-solutions = Le soluzioni, quando il loro traguardo è raggiunto
writing-tool-examples = I programmi di esempio
writing-controls = Che cosa mostra la finestra
writing-controls-says = Quello che non è segnato resta nascosto finché il quesito è aperto. In una gara si vede tutto.
writing-control-costs = I costi
writing-control-scores = Il punteggio
writing-control-goals = I traguardi
writing-control-speed = La velocità
writing-control-transport = I pulsanti per andare passo per passo
writing-control-slots = Gli slot per i programmi
writing-control-bin = Il cestino
writing-file-says = Tutto il quesito com'è nel file: qui si può cambiare anche quello che il modulo non mostra.
writing-file-take = Usa questo testo
writing-file-taken = Ora il quesito corrisponde a questo testo.
writing-file-back = Annulla queste modifiche
