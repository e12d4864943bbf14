### Il palco: la parete su cui si gioca, la mossa, i comandi.

## Comandi

stage-play = Gioca
stage-play-tip = Comincia una partita con questa parete
stage-reset = Reset
stage-reset-tip = Prende la prossima parete e comincia subito una nuova partita
stage-play-or-go-on = Gioca, o riprendi la mossa in pausa
stage-pause = Pausa
stage-go-on = Continua
stage-step = Un passo
stage-finish = Alla fine della mossa
stage-stop = Interrompi la mossa
stage-same-wall = Stessa parete, da capo
stage-repeat-move = Ripeti la mossa con il programma com'è adesso
stage-undo-move = Annulla la mossa
stage-redo-move = Rifai la mossa
stage-again = Ripeti la mossa
stage-back = Torna indietro
stage-back-tip = Mostra la parete com'era prima del click
stage-move = Mossa
stage-move-more = Altro sulla mossa e sulla partita
stage-into = Entra
stage-into-tip = Entra nel blocco: un passo solo
stage-over = Salta
stage-out = Esci
stage-first-wrong = Primo errore
stage-heat = Conteggi
# $cells (Number) - quante caselle
stage-fault = Da qui non può più riuscire: { $cells ->
        [one] una casella segnata
       *[other] { $cells } caselle segnate
    }.
stage-fault-plain = Da questo passo in poi la mossa non può più riuscire.
stage-full = Aree
stage-full-tip = Gioco completo: un click toglie tutta l'area di contagio
stage-strip = Strisce
stage-strip-tip = Gioco semplificato: un click toglie la striscia di contagio, solo in verticale

## Velocità

stage-slowest = Lentissimo: un blocco al secondo
stage-at-once = Subito: la mossa intera
# $speed (String) - quanto è veloce
stage-speed = Velocità: { $speed }
# $count (Number) - quanti blocchi, per scegliere il plurale
# $blocks (String) - quanti blocchi
stage-blocks-a-second = { $count ->
        [one] { $blocks } blocco al secondo
       *[other] { $blocks } blocchi al secondo
    }

## Parete nuova

# $name (String) - il nome della parete di adesso
stage-new-wall = { $name }: scegli un'altra parete
# $number (String) - il suo numero
stage-wall-dealt = Parete { $number }
stage-wall-given = Parete ricevuta
stage-wall-random = A caso, con quanti colori
# $count (Number) - quanti
stage-wall-colours = { $count ->
        [one] { $count } colore
       *[other] { $count } colori
    }
stage-wall-number = Numero della parete
stage-wall-deal = Usa questa
stage-wall-number-refused = Scrivi un numero intero, per esempio 17.
stage-wall-gallery = Pareti pronte
# $line (Number) - la riga dello sbaglio
# $column (Number) - la colonna dello sbaglio
# $sentence (String) - che cosa non va
stage-wall-place = Riga { $line }, carattere { $column }. { $sentence }
stage-gallery-start = Partenza
stage-gallery-snake = Serpente
stage-gallery-winding = Serpentina
stage-gallery-spiral = Spirale
stage-gallery-comb = Pettine
stage-gallery-frame = Cornice
stage-gallery-one-colour = Un colore solo
stage-gallery-chequered = Scacchiera
stage-gallery-stripes-across = Strisce orizzontali
stage-gallery-stripes-upright = Strisce verticali
stage-gallery-areas-apart = Aree separate
stage-gallery-low-columns = Colonne basse
stage-gallery-holes = Buchi

## Le caselle, per chi le ascolta

# $row (String) - la riga
# $column (String) - la colonna
# $what (String) - che cosa c'è
stage-cell = riga { $row }, colonna { $column }, { $what }
# $colour (String) - il colore del mattone
stage-cell-infected = { $colour }, infetto
stage-cell-empty = vuota
stage-cell-black = nera

## Contatori

# $bricks (Number) - quanti
stage-bricks = { $bricks } { $bricks ->
        [one] mattone
       *[other] mattoni
    }
# $moves (Number) - quante
# $bricks (Number) - quanti
stage-moves-and-bricks = mossa { $moves } · { $bricks } { $bricks ->
        [one] mattone
       *[other] mattoni
    }
# $step (String) - quanti ne sono stati mostrati
# $steps (String) - quanti sono in tutto
stage-step-of = passo { $step } di { $steps }
# $step (String) - il passo
stage-endless = passo { $step } · questa mossa non finisce
stage-computing = Calcolo…
stage-press-play-short = Premi Gioca per cominciare
# $number (Number) - il numero della mossa, da 1
stage-changed-since = Programma cambiato dalla mossa { $number }

## Che cosa ha fatto una mossa

# $count (Number) - quanti passi, per scegliere il plurale
# $steps (String) - quanti passi
stage-right-short = giusta · { $count ->
        [one] { $steps } passo
       *[other] { $steps } passi
    }
stage-wrong-short = mattoni sbagliati
stage-show-right-wall = Mostra la parete giusta
stage-infection-short = infezione rimasta
stage-failed = mossa non riuscita
# $count (Number) - quanti passi, per scegliere il plurale
# $steps (String) - quanti passi
# $removed (Number) - quanti mattoni sono spariti
stage-right = La mossa è giusta: { $count ->
        [one] { $steps } passo
       *[other] { $steps } passi
    }, { $removed ->
        [one] { $removed } mattone in meno
       *[other] { $removed } mattoni in meno
    }.
# $cells (Number) - quante caselle sono diverse
stage-wrong = La parete è diversa da quella giusta in { $cells ->
        [one] { $cells } casella
       *[other] { $cells } caselle
    }.
# $cells (Number) - quante caselle
stage-wrong-marked = { $cells ->
        [one] Una casella sbagliata
       *[other] { $cells } caselle sbagliate
    }: nell'angolo, quella giusta.
# $bricks (Number) - quanti mattoni sono infetti
stage-infection-left = I mattoni sono quelli giusti, ma { $bricks ->
        [one] { $bricks } è rimasto infetto
       *[other] { $bricks } sono rimasti infetti
    }: alla fine della mossa nessuno deve esserlo.
stage-cleared = Parete vuota: hai tolto tutti i mattoni!
# $bricks (Number) - quanti mattoni restano
stage-stuck = Partita finita: { $bricks ->
        [one] resta { $bricks } mattone
       *[other] restano { $bricks } mattoni
    }.

## Frasi

stage-started = La partita è cominciata: clicca su un mattone.
stage-press-play = Premi «Gioca» per cominciare la partita, poi clicca su un mattone.
stage-still-running = La mossa è ancora in corso: aspetta che finisca, mandala alla fine oppure interrompila.
stage-no-brick = Lì non c'è un mattone: clicca su un mattone.
stage-empty-program = Sotto «A ogni click» non c'è ancora nessun blocco: trascina lì il primo.
stage-nothing-to-repeat = Non c'è ancora una mossa da ripetere: clicca su un mattone.
stage-next-move-paused = La prossima mossa parte in pausa
stage-stopped = Mossa interrotta: la parete è quella di prima del click.
stage-lost = La mossa non si è potuta calcolare. Prova a ripeterla.
