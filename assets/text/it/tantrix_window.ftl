### Tantrix nella finestra.

## Che cosa si chiede

tantrix-choice = Il rompicapo
tantrix-kind-challenge = Sfide
tantrix-kind-domino = Domino
tantrix-kind-rainbow = Rainbow
tantrix-kind-board = Tavola
tantrix-kind-puzzle = Tantrix puzzle
tantrix-about-challenge = Le sfide della scatola: posa tutte le pedine e forma la linea richiesta
tantrix-about-domino = Pedine in fila: dove si toccano, i colori sono uguali
tantrix-about-rainbow = Una piramide con le pedine dello stesso retro, e una linea di quel colore che le attraversa tutte
tantrix-about-board = Le pedine da 1 a N su una griglia: dove si toccano, i colori sono uguali
tantrix-about-puzzle = Una linea sola attraverso tutte le pedine, con le condizioni che scegli
tantrix-discovery = Discovery: anello da 1 a N
tantrix-rainbows = I cinque Rainbow
# $last (String) - il numero dell'ultima pedina
tantrix-challenge-discovery = Anello con le pedine da 1 a { $last }
# $back (String) - il colore del retro: blue, green, red, yellow, white
tantrix-challenge-loop = Anello { $back ->
        [blue] blu
        [green] verde
        [red] rosso
        [yellow] giallo
       *[white] blu, retro bianco
    }
# $back (String) - il colore del retro: blue, green, red, yellow, white
tantrix-challenge-pyramid = Piramide { $back ->
        [blue] blu
        [green] verde
        [red] rossa
        [yellow] gialla
       *[white] bianca
    }
# $challenge (String) - una sfida
tantrix-challenge-solved = { $challenge } (risolta)
# $count (String) - quante sono risolte
# $all (String) - quante sono in tutto
tantrix-challenges-solved = Sfide risolte: { $count } di { $all }
# $count (String) - quante sono
tantrix-tiles-chosen = Pedine scelte: { $count }
tantrix-tiles-choose = Scegli le pedine…
tantrix-tiles-up-to = Da 1 a
tantrix-tiles-with-back = Con il retro
# $back (String) - il colore: blue, green, red, yellow, white
tantrix-tiles-back = Retro { $back ->
        [blue] blu
        [green] verde
        [red] rosso
        [yellow] giallo
       *[white] bianco
    }
# $back (String) - il colore: blue, green, red, yellow, white
# $count (String) - quante sono
tantrix-tiles-back-count = { $back ->
        [blue] blu
        [green] verde
        [red] rosso
        [yellow] giallo
       *[white] bianco
    }: { $count } pedine
tantrix-tiles-all = Tutte
tantrix-tiles-none = Nessuna
# $tile (String) - il numero
tantrix-tile = Pedina { $tile }
tantrix-tiles-first = Da 1 a N
tantrix-tiles-own = A scelta
tantrix-n = Pedine N
tantrix-columns = Colonne X
tantrix-rows = Righe Y
tantrix-area-grid = Griglia
tantrix-area-drawn = Disegnata
tantrix-area-free = Libera
tantrix-draw = Disegna la tavola…
tantrix-draw-tip = Scegli quali posti ci sono: solo lì vanno le pedine
# $count (String)
tantrix-draw-places = Posti: { $count }
# $cells (String)
# $tiles (String)
tantrix-draw-guide = Clicca sui posti, o trascina, per metterli e toglierli. Posti: { $cells }, pedine: { $tiles }
# $row (String)
# $column (String)
tantrix-draw-place = posto in riga { $row }, colonna { $column }
tantrix-conditions = Condizioni
tantrix-condition-a = (a) regola aurea
tantrix-condition-b = (b) nessun buco
tantrix-holes-paper = come nell'articolo
tantrix-holes-enclosed = solo quelli chiusi
tantrix-condition-c = (c) una linea per tutte
tantrix-condition-d = (d) linea chiusa
tantrix-condition-f = (f) colore del retro di N
tantrix-colour-any = qualsiasi
# $colour (String) - il colore: blue, green, red, yellow
tantrix-colour-of-line = Linea { $colour ->
        [blue] blu
        [green] verde
        [red] rossa
       *[yellow] gialla
    }

## La tavola e il vassoio

tantrix-board = Tavola di gioco
tantrix-picture = Soluzione
tantrix-face-by-hand = A mano
tantrix-face-solutions = Soluzioni
# $count (String) - quante sono
tantrix-face-solutions-count = Soluzioni ({ $count })
# $tile (String) - il numero
tantrix-place-tile = pedina { $tile }
tantrix-place-empty = vuoto
# $place (String)
tantrix-place-fixed = { $place }, bloccata
tantrix-fix = Blocca qui la pedina (L)
tantrix-release = Sblocca la pedina (L)
# $tile (String) - il numero
tantrix-tray-tile = Pedina { $tile } nel vassoio
tantrix-tray-tip = Trascinala sulla tavola, oppure clicca su di lei e poi su un posto. R, la rotella o il tasto destro la girano
tantrix-tray-empty = Il vassoio è vuoto: tutte le pedine sono sulla tavola
tantrix-tray-solved = Risolto: tutte le regole sono rispettate
tantrix-turn-right = Gira in senso orario (R)
tantrix-turn-left = Gira in senso antiorario (Maiusc+R)
tantrix-undo = Annulla (Ctrl+Z)
tantrix-redo = Ripeti (Ctrl+Y)

## Le regole

tantrix-rules = Regole
tantrix-kept = rispettata
tantrix-not-yet = non ancora
tantrix-not-kept = non rispettata
# $laid (String) - quante sono posate
# $all (String) - quante sono in tutto
tantrix-rule-tiles = Pedine posate: { $laid } di { $all }
tantrix-rule-golden = (a) Dove le pedine si toccano, i colori sono uguali
# $clashes (Number) - quanti sono
tantrix-rule-clashes = { $clashes ->
    [one] (a) Un contatto ha colori diversi
   *[other] (a) { $clashes } contatti hanno colori diversi
}
tantrix-rule-holes = (b) Nessun posto vuoto tocca tre pedine, e le pedine sono in un gruppo solo
tantrix-rule-enclosed = (b) Nessun posto vuoto è chiuso fra le pedine
# $colour (String) - il colore: blue, green, red, yellow
# $reached (String) - quante pedine attraversa la più lunga
# $all (String) - quante sono in tutto
tantrix-rule-line = (c) Una linea { $colour ->
        [blue] blu
        [green] verde
        [red] rossa
       *[yellow] gialla
    } le attraversa tutte: ora { $reached } di { $all }
tantrix-rule-line-none = (c) Una linea le attraversa tutte
tantrix-rule-closed = (d) La linea è chiusa
tantrix-hint-tip = Mostra dove può andare una pedina, se da qui si arriva a una soluzione (H)
# $tile (String) - il numero
tantrix-hint-lay = Posa la pedina { $tile }
tantrix-complete = Completa da qui
tantrix-complete-tip = Posa le pedine che mancano, senza spostare quelle già posate
tantrix-clear = Svuota la tavola
tantrix-paused = In pausa: clicca qui o premi P per continuare
tantrix-how = Come si gioca
tantrix-how-by-hand = Trascina le pedine dal vassoio. La rotella, R o il tasto destro le girano. Con Canc, o lasciandole fuori, tornano nel vassoio. Ctrl e la rotella ingrandiscono, e puoi trascinare lo sfondo

## Le soluzioni

tantrix-search = Cerca
tantrix-searching = Cerco…
tantrix-find-one = Trova una soluzione
tantrix-find-all = Elenca tutte
tantrix-find-all-tip = Le soluzioni appaiono man mano, sempre nello stesso ordine, fino al massimo scelto qui sotto
tantrix-count = Conta soltanto
tantrix-count-tip = Quante sono in tutto, senza conservarle
tantrix-up-to-rotation = A meno di rotazioni
tantrix-up-to-rotation-tip = Le soluzioni che sono una la rotazione dell'altra contano una volta sola
tantrix-limit = Al massimo
# $done (String) - quante parti sono finite
# $parts (String) - quante sono in tutto
tantrix-parts = Parti esaminate: { $done } di { $parts }
# $count (String) - quante sono
tantrix-found-so-far = Soluzioni finora: { $count }
tantrix-no-solutions-yet = Non ho ancora cercato: premi «Trova una soluzione»
tantrix-ended-none = Non ci sono soluzioni: le ho provate tutte
# $count (String) - quante sono
tantrix-ended-all = Trovate tutte: { $count }
# $count (String) - quante sono
tantrix-ended-some = Trovate: { $count }. Forse ce ne sono altre
# $count (String) - quante sono
tantrix-ended-counted = Soluzioni in tutto: { $count }
# $count (String) - quante sono
tantrix-ended-counted-some = Contate finora: { $count }. Conteggio interrotto
tantrix-this-solution = Questa soluzione
tantrix-play-on = Continua a mano
tantrix-how-solutions = Con la rotella, le frecce, Pag su e Pag giù passi da una all'altra. I file RON e JSON le contengono tutte
tantrix-browse-first = La prima (Inizio)
tantrix-browse-previous = La precedente (freccia sinistra)
tantrix-browse-next = La successiva (freccia destra)
tantrix-browse-last = L'ultima (Fine)
# $at (String) - il numero
# $count (String) - quante sono
tantrix-browse-at = { $at } di { $count }

## I file

tantrix-open-title = Apri soluzioni del rompicapo scelto
tantrix-save-title = Dove salvare?
tantrix-export-ron = Soluzioni (RON)…
tantrix-export-json = Soluzioni (JSON)…
tantrix-export-svg = Disegno (SVG)…
tantrix-export-png = Immagine (PNG)…
tantrix-export-text = Testo…

## Che cosa è successo

tantrix-says-solved = Risolto! Tutte le regole sono rispettate.
# $colour (String)
# $tiles (String)
tantrix-goal-loop = Chiudi ad anello { $colour ->
        [any] una linea di un solo colore
        [blue] una linea BLU
        [green] una linea VERDE
        [red] una linea ROSSA
       *[yellow] una linea GIALLA
    } attraverso tutte le { $tiles } pedine
# $colour (String)
# $tiles (String)
tantrix-goal-line = Traccia { $colour ->
        [any] una linea di un solo colore
        [blue] una linea BLU
        [green] una linea VERDE
        [red] una linea ROSSA
       *[yellow] una linea GIALLA
    } attraverso tutte le { $tiles } pedine
# $colour (String)
# $tiles (String)
tantrix-goal-pyramid = Riempi la piramide, con { $colour ->
        [any] una linea di un solo colore
        [blue] una linea BLU
        [green] una linea VERDE
        [red] una linea ROSSA
       *[yellow] una linea GIALLA
    } attraverso tutte le { $tiles } pedine
# $tiles (String)
tantrix-goal-domino = Metti in fila tutte le { $tiles } pedine: dove si toccano, colori uguali
# $tiles (String)
tantrix-goal-board = Metti tutte le { $tiles } pedine sulla tavola: dove si toccano, colori uguali
# $colour (String)
tantrix-colour-sign = { $colour ->
        [blue] B
        [green] V
        [red] R
       *[yellow] G
    }
tantrix-solved = Risolto!
# $seconds (String)
# $moves (Number)
tantrix-solved-with = { $seconds } secondi, { $moves ->
        [one] una mossa
       *[other] { $moves } mosse
    }
# $seconds (String)
# $moves (Number)
# $hints (Number)
# $undone (Number)
tantrix-solved-helped = { $seconds } secondi, { $moves ->
        [one] una mossa
       *[other] { $moves } mosse
    }; { $hints ->
        [0] nessun suggerimento
        [one] un suggerimento
       *[other] { $hints } suggerimenti
    }, { $undone ->
        [0] niente annullato
        [one] una mossa annullata
       *[other] { $undone } mosse annullate
    }: non conta per il record
tantrix-solved-by-program = L'ha completato il programma
tantrix-next-challenge = La prossima sfida
# $seconds (String)
# $moves (String)
# $hints (String)
tantrix-attempt = { $seconds } s · mosse: { $moves } · suggerimenti: { $hints }
# $seconds (String)
# $moves (String)
tantrix-record = Record senza aiuti: { $seconds } s, { $moves } mosse
# $tiles (String)
tantrix-apart = Pedine staccate dalle altre: { $tiles }
# $seconds (String)
tantrix-search-time = Tempo: { $seconds } s
# $tile (String)
tantrix-says-fixed = La pedina { $tile } è bloccata: resta dov'è, anche nelle ricerche. L o il lucchetto la sbloccano.
tantrix-says-fix-what = Scegli prima una pedina sulla tavola: il lucchetto la blocca dov'è.
tantrix-says-searching = Cerco un modo per continuare…
# $tile (String) - il numero
tantrix-says-hint = La pedina { $tile } può andare dove è mostrata: clicca lì, o premi di nuovo il pulsante, per posarla.
tantrix-says-no-way = Da qui non si arriva a nessuna soluzione: rimetti qualche pedina nel vassoio.
tantrix-says-stopped = La ricerca è stata fermata.
# $states (String) - per quanti stati passa il conto
# $most (String) - il massimo
tantrix-says-too-large = Queste pedine sono troppe per contarne le file: il conteggio passa per { $states } stati, e il massimo è { $most }. Scegline meno, oppure elenca le file.
tantrix-says-nothing-to-save = Non c'è ancora niente da salvare: posa una pedina o trova una soluzione.
# $path (String) - un file
tantrix-says-unknown-sort = Il nome { $path } non dice che cosa salvare: deve finire con .ron, .json, .svg, .png o .txt.
# $path (String) - un file
# $count (String) - quante sono
tantrix-says-opened = { $path }: soluzioni { $count }, tutte giuste.
# $path (String) - un file
# $line (String) - la riga
# $column (String) - la colonna
# $why (String) - che cosa non va
tantrix-says-file = { $path }, riga { $line }, colonna { $column }: { $why }
# $path (String) - un file
# $why (String) - perché
tantrix-says-no-picture = { $path }: { $why }
# $colour (String) - blue, green, red, yellow
tantrix-says-dead-three = Qui non ci sta più nessuna pedina: le vicine mostrano tre volte il colore { $colour ->
        [blue] blu
        [green] verde
        [red] rosso
       *[yellow] giallo
    }, e nessuna pedina lo ha su tre lati.
# $colour (String) - blue, green, red, yellow
tantrix-says-dead-parity = Qui non ci sta più nessuna pedina: le vicine mostrano il colore { $colour ->
        [blue] blu
        [green] verde
        [red] rosso
       *[yellow] giallo
    } un numero dispari di volte. Ogni pedina lo ha su due lati o su nessuno.
tantrix-says-dead-none-left = Qui non ci sta più nessuna pedina: quelle adatte sono già posate altrove.
# $tile (String) - il suo numero
tantrix-says-forced = Questa mossa è obbligata: lì va solo la pedina { $tile }, girata così. Clicca lì, o premi di nuovo il pulsante, per posarla.
