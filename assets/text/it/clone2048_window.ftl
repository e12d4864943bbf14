### Il terzo clone nella finestra.

## La tavola

# $size (String) - quante righe e quante colonne
clone2048-board = Tavola { $size } × { $size }
# $number (String) - il numero della riga, da 1
# $cells (String) - che cosa c'è nelle sue caselle
clone2048-row = riga { $number }: { $cells }
clone2048-cell-obstacle = ostacolo
# $level (String) - il livello del blocco
# $letter (String) - la sua lettera
# $less (String) - il suo numero nel gioco 1024
# $more (String) - il suo numero nel gioco 2048
clone2048-block = livello { $level }: lettera { $letter }, { $less } nel gioco 1024, { $more } nel gioco 2048
# $size (String) - quante righe e quante colonne
# $obstacles (Number) - quanti ostacoli
clone2048-kind = { $size } × { $size }, { $obstacles ->
        [0] senza ostacoli
        [one] { $obstacles } ostacolo
       *[other] { $obstacles } ostacoli
    }
# $number (String) - il numero della tavola
clone2048-number = Tavola { $number }
# $name (String) - il nome della tavola o del file
# $kind (String) - grandezza e ostacoli
clone2048-which = { $name } · { $kind }

## Tavola nuova

clone2048-new = Nuova tavola
clone2048-new-tip = Scegli grandezza, ostacoli e numero di una nuova tavola (Ctrl+N)
clone2048-new-menu = Nuova tavola…
clone2048-new-title = Come dev'essere la nuova tavola?
clone2048-new-number-tip = Lo stesso numero dà sempre la stessa tavola e gli stessi blocchi nuovi
clone2048-new-number-wrong = Il numero della tavola dev'essere un numero intero, per esempio 17
clone2048-classic = Regole di 2048
clone2048-classic-tip = Due blocchi all'inizio. Una mossa che non cambia niente non vale. Il 90 % dei blocchi nuovi è di livello 1. Un'unione vale il valore del suo blocco. Finisce quando niente si muove più
# $kind (String)
clone2048-kind-classic = { $kind }, regole di 2048
clone2048-again = La stessa tavola, da capo

## Punteggio

clone2048-score = Punti
clone2048-score-tip = Ogni unione vale il livello del blocco che ne nasce
clone2048-moves = Mosse
clone2048-moves-tip = Quante mosse hai fatto
clone2048-best = Record
# $helped (String) - il punteggio
# $largest (String)
clone2048-best-tip = Il tuo punteggio più alto su tavole di questa grandezza e con questo numero di ostacoli. Il tuo blocco più alto: { $largest }. Con aiuti: { $helped }
# $name (String) - punti, movimenti o record
# $value (String) - un numero
clone2048-counter = { $name }: { $value }

## Come si vedono i blocchi

clone2048-modes = Come si vedono i blocchi
clone2048-mode-letter-tip = Una lettera: A, B, C e così via
clone2048-mode-level-tip = Il livello: 1, 2, 3 e così via
clone2048-mode-1024-tip = Come nel gioco 1024: 1, 2, 4, 8 e così via
clone2048-mode-2048-tip = Come nel gioco 2048: 2, 4, 8, 16 e così via

## Movimenti

clone2048-left = Sinistra
clone2048-right = Destra
clone2048-up = Su
clone2048-down = Giù
# $direction (String) - una direzione
clone2048-moves-something = { $direction }: cambia qualcosa
# $direction (String) - una direzione
clone2048-moves-nothing = { $direction }: non cambia niente
# $key (String) - una lettera
clone2048-moves-something-tip = Freccia o tasto { $key }; oppure trascina sulla tavola
# $key (String) - una lettera
clone2048-moves-nothing-tip = Nessun blocco si sposta, ma ne compare comunque uno nuovo (freccia o tasto { $key })
clone2048-dead-note = Una freccia vuota non cambia niente
clone2048-advise-tip = Che cosa farebbe il giocatore automatico (H)
# $direction (String) - una direzione
clone2048-advice = Prova: { $direction }
# $merges (Number)
# $points (String)
# $free (Number)
clone2048-why = { $merges ->
        [0] nessuna unione
        [one] una unione, { $points } punti
       *[other] { $merges } unioni, { $points } punti
    }; { $free ->
        [one] una casella libera
       *[other] { $free } caselle libere
    }
# $what (String)
# $less (String)
clone2048-why-less = { $what }; promette { $less } in meno
clone2048-why-nothing = non sposta niente

## Velocità

clone2048-slowest = Lentissimo: tre secondi a mossa
clone2048-at-once = Subito, senza animazione
# $count (String) - quanti
clone2048-moves-a-second = mosse al secondo: { $count }

## Giocatore automatico

clone2048-automatic = Giocatore automatico
clone2048-play = Fai giocare il computer
clone2048-play-tip = Il computer gioca al tuo posto finché non lo fermi
# $milliseconds (String) - quanti millisecondi
clone2048-thinking = pensa { $milliseconds } ms
clone2048-thinking-tip = Quanto tempo pensa a ogni mossa, in millisecondi

## Rivedere la partita

clone2048-replay = Rivedi la partita
clone2048-replay-pause = Ferma la riproduzione
clone2048-to-beginning = All'inizio della partita (Inizio)
clone2048-to-end = Alla fine della partita (Fine)
clone2048-turn-back = Un turno indietro
clone2048-turn-forward = Un turno avanti
clone2048-turns = Turno
# $turn (String) - il turno che si vede
# $last (String) - l'ultimo
clone2048-turn = turno { $turn } di { $last }
clone2048-from-here = Gioca da qui
clone2048-from-here-tip = Continua la partita dal turno che vedi

## Menù e file

clone2048-undo = Annulla la mossa (Ctrl+Z)
clone2048-redo = Ripeti la mossa (Ctrl+Y)
clone2048-open-title = Apri una tavola
clone2048-save-title = Salva la tavola

## Frasi

clone2048-told-begun = Nuova tavola: muovi i blocchi con le frecce. Con Ctrl+Z torna la partita di prima.
# $path (String) - un file
clone2048-told-opened = Aperta: { $path }. Con Ctrl+Z torna la partita di prima.
clone2048-told-before = È tornata la partita di prima. Con Ctrl+Y torna quella nuova.
# $most (String) - quanti al massimo
clone2048-told-too-many = Gli ostacoli sono troppi: al massimo { $most }, perché resti una casella libera.
# $play (String)
# $replay (String)
clone2048-told-nothing-goes-on = Adesso è tutto fermo: con { $play } gioca il computer, con { $replay } rivedi la partita.
clone2048-told-past = Stai rivedendo la partita: premi «Gioca da qui», oppure vai alla fine della partita.
# $score (Number) - i punti
# $moves (Number) - i movimenti
clone2048-told-over = Partita finita: { $score ->
        [one] { $score } punto
       *[other] { $score } punti
    } in { $moves ->
        [one] { $moves } mossa
       *[other] { $moves } mosse
    }.
clone2048-told-is-over = La partita è finita: Ctrl+Z annulla una mossa.
# $block (String)
clone2048-told-reached = Hai fatto { $block }! Continua: ce ne sono di più alti.
# $block (String)
clone2048-told-largest = Il blocco più alto: { $block }.
clone2048-told-nothing-moves = Così non si muove niente: con le regole di 2048 non è una mossa.
clone2048-told-lost = Il giocatore automatico si è fermato per un errore. Premi di nuovo per farlo ripartire.

## Un momento da festeggiare

# $block (String)
clone2048-moment-reached = { $block }!
clone2048-moment-over = Fine della partita
clone2048-moment-record = Nuovo record per tavole così
clone2048-moment-keep = Continua
clone2048-moment-new = Un'altra tavola
clone2048-moment-again = Riprova questa
clone2048-records-none = Qui comparirà il punteggio più alto di ogni tipo di tavola
clone2048-figures = Le quattro direzioni
clone2048-figures-tip = Ogni barra confronta una direzione con la migliore: quanto il giocatore automatico conta di unire ancora fino alla fine. Seguono le unioni e i punti che dà subito, le caselle che restano libere e quanto promette in meno
clone2048-figures-merges = unioni
clone2048-figures-points = punti
clone2048-figures-free = libere
clone2048-figures-less = in meno
# $score (Number)
# $moves (Number)
clone2048-moment-so-far = { $score ->
    [one] { $score } punto
   *[other] { $score } punti
} in { $moves ->
    [one] { $moves } mossa
   *[other] { $moves } mosse
}
# $score (Number)
# $block (String)
clone2048-records-line = { $score ->
    [one] { $score } punto
   *[other] { $score } punti
}, blocco { $block }
