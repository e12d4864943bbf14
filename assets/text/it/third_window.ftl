### Il terzo clone nella finestra.

## La tavola

# $size (String) - quante righe e quante colonne
third-board = Tavola { $size } × { $size }
# $number (String) - il numero della riga, da 1
# $cells (String) - che cosa c'è nelle sue caselle
third-row = riga { $number }: { $cells }
third-cell-empty = vuota
third-cell-obstacle = ostacolo
# $level (String) - il livello del blocco
# $letter (String) - la sua lettera
# $less (String) - il suo numero nel gioco 1024
# $more (String) - il suo numero nel gioco 2048
third-block = livello { $level }: lettera { $letter }, { $less } nel gioco 1024, { $more } nel gioco 2048
# $size (String) - quante righe e quante colonne
# $obstacles (Number) - quanti ostacoli
third-kind = { $size } × { $size }, { $obstacles ->
        [0] senza ostacoli
        [one] { $obstacles } ostacolo
       *[other] { $obstacles } ostacoli
    }
# $number (String) - il numero della tavola
third-number = Tavola { $number }
# $name (String) - il nome della tavola o del file
# $kind (String) - grandezza e ostacoli
third-which = { $name } · { $kind }

## Tavola nuova

third-new = Nuova tavola
third-new-tip = Scegli grandezza, ostacoli e numero di una nuova tavola (Ctrl+N)
third-new-menu = Nuova tavola…
third-new-title = Come dev'essere la nuova tavola?
third-new-number = Numero della tavola
third-new-number-tip = Lo stesso numero dà sempre la stessa tavola e gli stessi blocchi nuovi
third-new-number-wrong = Il numero della tavola è un numero intero, per esempio 17
third-new-begin = Comincia
third-classic = Regole di 2048
third-classic-tip = Due blocchi all'inizio; una mossa che non cambia niente non vale; il 90 % dei blocchi nuovi è di livello 1; un'unione vale il valore del blocco; finisce quando niente si muove più
# $kind (String)
third-kind-classic = { $kind }, regole di 2048
third-again = La stessa tavola, da capo

## Punteggio

third-score = Punti
third-score-tip = Ogni fusione vale il livello del blocco che ne nasce
third-moves = Movimenti
third-moves-tip = Quanti movimenti sono stati fatti
third-best = Record
# $helped (String) - il punteggio
# $largest (String)
third-best-tip = Il tuo punteggio più alto su tavole così grandi con tanti ostacoli; il blocco più alto: { $largest }. Con aiuti: { $helped }
# $name (String) - punti, movimenti o record
# $value (String) - un numero
third-counter = { $name }: { $value }

## Come si vedono i blocchi

third-modes = Come si vedono i blocchi
third-mode-letter-tip = Una lettera: A, B, C e così via
third-mode-level-tip = Il livello: 1, 2, 3 e così via
third-mode-1024-tip = Come nel gioco 1024: 1, 2, 4, 8 e così via
third-mode-2048-tip = Come nel gioco 2048: 2, 4, 8, 16 e così via

## Movimenti

third-left = Sinistra
third-right = Destra
third-up = Su
third-down = Giù
# $direction (String) - una direzione
third-moves-something = { $direction }: cambia qualcosa
# $direction (String) - una direzione
third-moves-nothing = { $direction }: non cambia niente
# $key (String) - una lettera
third-moves-something-tip = Freccia o tasto { $key }; oppure trascina sulla tavola
# $key (String) - una lettera
third-moves-nothing-tip = Nessun blocco si sposta, ma ne arriva comunque uno nuovo (freccia o tasto { $key })
third-dead-note = Una freccia vuota non cambia niente
third-advise = Suggerimento
third-advise-tip = Che cosa farebbe il giocatore automatico (H)
# $direction (String) - una direzione
third-advice = Prova: { $direction }
# $merges (Number)
# $points (String)
# $free (Number)
third-why = { $merges ->
        [0] nessuna unione
        [one] una unione, { $points } punti
       *[other] { $merges } unioni, { $points } punti
    }; { $free ->
        [one] una casella libera
       *[other] { $free } caselle libere
    }
# $what (String)
# $less (String)
third-why-less = { $what }; promette { $less } in meno
third-why-nothing = non sposta niente

## Velocità

third-slowest = Lentissimo: tre secondi a movimento
third-at-once = Subito, senza animazione
# $count (String) - quanti
third-moves-a-second = movimenti al secondo: { $count }
# $speed (String) - quanto è veloce
third-speed = Velocità: { $speed }

## Giocatore automatico

third-automatic = Giocatore automatico
third-play = Fai giocare il computer
third-play-tip = Il computer gioca al tuo posto finché non lo fermi
third-stop = Ferma
# $milliseconds (String) - quanti millisecondi
third-thinking = pensa { $milliseconds } ms
third-thinking-tip = Quanto tempo pensa a ogni movimento, in millisecondi

## Rivedere la partita

third-replay = Rivedi la partita
third-replay-pause = Ferma il film della partita
third-to-beginning = All'inizio della partita (Inizio)
third-to-end = Alla fine della partita (Fine)
third-turn-back = Un turno indietro
third-turn-forward = Un turno avanti
third-turns = Turno
# $turn (String) - il turno che si vede
# $last (String) - l'ultimo
third-turn = turno { $turn } di { $last }
third-from-here = Gioca da qui
third-from-here-tip = Continua la partita dal turno che vedi

## Menù e file

third-undo = Annulla il movimento (Ctrl+Z)
third-redo = Rifai il movimento (Ctrl+Y)
third-open-title = Apri una tavola
third-save-title = Salva la tavola
# L'inizio del nome di un file.
third-default-name = tavola

## Frasi

third-told-begun = Nuova tavola: muovi i blocchi con le frecce. Con Ctrl+Z torna la partita di prima.
# $path (String) - un file
third-told-opened = Aperta: { $path }. Con Ctrl+Z torna la partita di prima.
third-told-before = È tornata la partita di prima. Con Ctrl+Y torna quella nuova.
# $most (String) - quanti al massimo
third-told-too-many = Gli ostacoli sono troppi: al massimo { $most }, perché resti una casella libera.
# $play (String)
# $replay (String)
third-told-nothing-goes-on = Adesso niente va avanti da solo: il computer gioca con { $play }, la partita si rivede con { $replay }.
third-told-past = Stai rivedendo la partita: premi «Gioca da qui», oppure vai alla fine della partita.
# $score (Number) - i punti
# $moves (Number) - i movimenti
third-told-over = Partita finita: { $score ->
        [one] { $score } punto
       *[other] { $score } punti
    } in { $moves ->
        [one] { $moves } movimento
       *[other] { $moves } movimenti
    }.
third-told-is-over = La partita è finita: con Ctrl+Z torni indietro di un movimento.
# $block (String)
third-told-reached = Hai fatto { $block }! Continua: ce ne sono di più alti.
# $block (String)
third-told-largest = Il blocco più alto: { $block }.
third-told-nothing-moves = Così non si muove niente: con le regole di 2048 non è una mossa.
third-told-lost = Il giocatore automatico si è fermato per un errore. Premi di nuovo per farlo ripartire.

## Un momento da festeggiare

# $block (String)
third-moment-reached = { $block }!
third-moment-over = Fine della partita
third-moment-record = Nuovo record per tavole così
third-moment-keep = Continua
third-moment-new = Un'altra tavola
third-moment-again = Riprova questa
third-records = I tuoi record
third-records-none = Il punteggio più alto di ogni tipo di tavola comparirà qui
third-figures = Le quattro direzioni
third-figures-tip = Le barre dicono quanto promette ogni direzione rispetto alla migliore: quanto si unirà ancora fino alla fine, secondo il giocatore automatico; poi quante unioni e quanti punti dà subito, quante caselle libere restano e quanto promette in meno della migliore
third-figures-merges = unioni
third-figures-points = punti
third-figures-free = libere
third-figures-less = in meno
# $score (Number)
# $moves (Number)
third-moment-so-far = { $score ->
    [one] { $score } punto
   *[other] { $score } punti
} in { $moves ->
    [one] { $moves } movimento
   *[other] { $moves } movimenti
}
# $score (Number)
# $block (String)
third-records-line = { $score ->
    [one] { $score } punto
   *[other] { $score } punti
}, blocco { $block }
