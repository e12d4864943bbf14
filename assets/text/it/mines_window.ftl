### Campo minato nella finestra.

## La partita

mines-new = Nuova partita
mines-new-tip = Un'altra tavola con le stesse scelte (N)
# $size (String) - la grandezza della tavola
mines-choose = { $size }: scegli la grandezza e le regole
mines-choose-tip = Grandezza, regole e numero della tavola (Ctrl+N)
mines-restart = Stessa tavola, da capo (R)
mines-pause = Pausa (P)
mines-go-on = Continua (P)
mines-paused = In pausa: clicca sulla tavola o premi P per continuare.
# $count (String) - quante
mines-left = Mine da segnare: { $count }
# $time (String) - secondi, o minuti e secondi
mines-time = Tempo: { $time }
# $number (String) - il suo numero
# $kind (String) - con che regola
mines-board-number = Tavola { $number } · { $kind }
mines-board-given = Tavola da un file
mines-board-number-tip = Ottieni la stessa tavola con lo stesso numero, le stesse scelte e la stessa prima casella.
mines-ready = Apri una casella. Un numero dice quante mine ha attorno. Con il tasto destro o con F metti una bandiera.
# $row (String) - la riga
# $column (String) - la colonna
mines-lost = C'era una mina in ({ $row }, { $column }).
# $time (String) - secondi, o minuti e secondi
mines-won = Vinto! Tempo: { $time }
# $count (Number) - quante
mines-losses = { $count ->
    [one] Con una mina scoppiata e annullata
   *[other] Con { $count } mine scoppiate e annullate
}
mines-undo = Annulla la mossa
mines-undo-key = Annulla la mossa (Ctrl+Z)
mines-undone = La mina è di nuovo coperta. La partita conta come persa.
mines-taken-back = L'ultima mossa è annullata: la partita non conta più.
mines-reveal = Mostra le mine
mines-flag-holds = Qui c'è una bandiera: toglila prima di aprire la casella.
# $why (String) - perché
mines-refused = Una tavola così non è possibile: { $why }.
mines-no-thread = Il computer è troppo occupato per cercare una tavola: chiudi qualche programma e riprova.
mines-laying = Cerco una tavola che si risolva senza indovinare…
mines-laying-stop = Interrompi
mines-laying-stopped = La ricerca è stata interrotta. Con meno mine dura meno.

## Le caselle, per chi non le vede

# $columns (Number) - quante colonne
# $rows (Number) - quante righe
mines-board = Campo minato, { $columns } per { $rows }
# $cell (String) - la casella
# $percent (String) - un numero
mines-cell-chance = { $cell }, mina al { $percent } %
mines-cell-closed = chiusa
mines-cell-flag = bandiera
mines-cell-question = punto di domanda
# $clue (String) - quante mine
mines-cell-clue = { $clue } attorno
mines-cell-mine = mina
mines-cell-fatal = mina scoppiata
mines-cell-wrong-flag = bandiera sbagliata
mines-large = Caselle grandi, per le dita

## Aiuti

mines-advise-tip = Dice che cosa si può dedurre, e perché; premi di nuovo per farlo (H)
mines-advise-again = Premi ancora per farlo.
mines-thinking = Ci penso…
mines-first-safe = Apri una casella qualsiasi: la prima è sicura.
mines-first-any = Apri una casella qualsiasi: della prima non si sa niente.
# $row (String) - la riga
# $column (String) - la colonna
# $percent (String) - un numero
mines-guess = Non si può dedurre niente: bisogna rischiare. La casella migliore è ({ $row }, { $column }), mina al { $percent } %.
# $percent (String) - un numero
mines-guess-win = Scegliendola, la probabilità di vincere è { $percent } %.
mines-guess-again = Premi ancora per aprirla.
mines-nothing-to-open = Non c'è più niente da aprire.
mines-heat = Probabilità
mines-heat-button-tip = La probabilità di una mina in ogni casella chiusa, in percento (V)
mines-heat-tip = I numeri nelle caselle chiuse sono la probabilità di una mina, in percento. Il segno di spunta vuol dire che la casella è sicura. Il bordo blu con il punto indica la casella migliore.
# $error (String) - punti percentuali
mines-heat-not-exact = La posizione è troppo complicata per contare tutto: le probabilità sono approssimate, con un errore fino a circa { $error } punti percentuali.
mines-peek = Sbircia
mines-peek-tip = Mostra che cosa c'è sotto la casella indicata (K)
# $row (String)
# $column (String)
mines-peek-laid = Ora le mine sono al loro posto: la casella ({ $row }, { $column }) è sicura. La partita non conta.
mines-peek-nothing = Le mine vengono messe quando apri la prima casella.
mines-flagging = Bandiera
mines-flagging-tip = Un click o un tocco mette la bandiera invece di aprire (B)
mines-auto-stop = Ferma il computer
mines-auto-step = Una mossa (S)
mines-auto-words = Il computer gioca al tuo posto
mines-slowest = Lentissimo: una mossa ogni due secondi
mines-at-once = Subito: una mossa dopo l'altra
# $seconds (String) - quanti secondi
mines-speed = Velocità: una mossa ogni { $seconds } s

## Partita rivista

mines-replay-title = Rivedi la partita
# $time (String) - secondi, o minuti e secondi
mines-replay-time = Tempo nella partita: { $time }
mines-replay-run = Riproduci (spazio)
mines-replay-back = Un'azione indietro (freccia sinistra)
mines-replay-forward = Un'azione avanti (freccia destra)
mines-replay-begins = Prima della prima azione.
mines-leave = Torna alla partita
# $row (String) - la riga
# $column (String) - la colonna
mines-action-open = Apre ({ $row }, { $column }).
# $row (String) - la riga
# $column (String) - la colonna
mines-action-mark = Segna ({ $row }, { $column }).
# $row (String) - la riga
# $column (String) - la colonna
mines-action-chord = Apre attorno a ({ $row }, { $column }).
mines-action-undo = Annulla.

## Posizione da un file

mines-study = Posizione da studiare
mines-study-tip = Nessuno sa che cosa c'è sotto le caselle. Suggerimento e Probabilità mostrano che cosa si può dedurre. Scegli sopra che cosa mettere in una casella.
# $row (String) - la riga
# $column (String) - la colonna
mines-study-contradiction = La posizione è contraddittoria: nessuna disposizione delle mine è compatibile con la casella ({ $row }, { $column }).
mines-study-open = Le caselle sicure sono segnate: scrivi che numeri ci sono sotto.
mines-brush = Un click mette:
mines-cannot-stand = Qui non va bene: il numero è più grande di quello delle caselle vicine, o le mine sono troppe.
mines-position-opened = Posizione aperta: la tua partita ti aspetta.
mines-board-opened = Tavola aperta: buona partita.
mines-save-position = Salva ciò che vedi…
mines-save-board = Salva la tavola con le mine…
mines-dialog-open = Apri una posizione o una tavola
mines-dialog-save = Salva per il campo minato
mines-name-position = posizione
mines-name-board = tavola
# $low (String) - il più piccolo
# $high (String) - il più grande
mines-too-large-to-show = La finestra mostra tavole da { $low } a { $high } colonne e righe; per una più grande usa clickomania mines nel terminale.

## Scelte per una partita nuova

mines-size-title = Grandezza
mines-size-beginner = Principiante
mines-size-intermediate = Intermedio
mines-size-expert = Esperto
mines-size-own = Su misura
# $columns (String) - quante colonne
# $rows (String) - quante righe
# $mines (Number) - quante mine
mines-measures = { $columns } × { $rows }, { $mines ->
    [one] una mina
   *[other] { $mines } mine
}
mines-columns = Colonne
mines-rows = Righe
mines-mines = Mine
# $most (String) - il più
mines-mines-refused = Con questa grandezza le mine vanno da 1 a { $most }.
mines-seed-title = Numero della tavola
mines-seed-present = Quella di adesso
mines-seed-tip = Vuoto: la prossima. Stesso numero, stesse scelte e stessa prima casella danno la stessa tavola.
# $most (String) - il più grande
mines-seed-refused = Il numero della tavola dev'essere un numero intero da 0 a { $most }.
mines-rule-title = Come sono messe le mine
mines-rule-any = a caso
mines-rule-any-tip = Tutte le tavole hanno la stessa probabilità
mines-rule-not-enclosed = nessuna mina chiusa fra mine
mines-rule-not-enclosed-tip = Ogni mina ha accanto una casella senza mina, che la può rivelare
mines-rule-repaired = senza indovinare, aggiustata
mines-rule-repaired-tip = Si risolve con la sola deduzione. Veloce: dove non si può più dedurre, il programma sposta le mine. Non tutte le tavole hanno la stessa probabilità
mines-rule-filtered = senza indovinare, a caso
mines-rule-filtered-tip = Si risolve con la sola deduzione. Il programma prova tavole finché una va bene: tutte hanno la stessa probabilità, ma con tante mine ci vuole tempo
mines-rule-one-clue = senza indovinare: un numero
mines-rule-two-clues = senza indovinare: due numeri
mines-rule-mines-left = senza indovinare: mine rimaste
mines-rule-cases = senza indovinare: tutti i casi
mines-rule-difficulty-tip = La deduzione più difficile che serve è questa: un numero alla volta, due insieme, il numero delle mine rimaste o tutti i casi
mines-first-title = La prima casella
mines-first-choice-zero = apre una zona vuota
mines-first-choice-safe = è sicura
mines-first-choice-any = può essere una mina
mines-flags-title = Bandiere
mines-question-marks = Anche punti di domanda
mines-win-by-flags = Si vince anche segnando tutte le mine

## Statistiche

mines-statistics = Statistiche
mines-statistics-empty = Non hai ancora finito una partita.
mines-history = Le ultime partite
mines-kind-title = Tipo di partita
mines-kind-zero = comincia da uno zero
mines-kind-no-flags = senza bandiere
mines-date = Data (UTC)
mines-time-title = Tempo
mines-outcome = Esito
mines-outcome-won = vinta
mines-outcome-lost = persa
mines-outcome-abandoned = interrotta
# $outcome (String)
mines-outcome-helped = { $outcome }, con aiuto
mines-statistics-tip = Contano le partite senza aiuti su tavole nuove, per tipo. Quelle interrotte contano come giocate. Punti: 1000 × 3BV / (decimi di secondo + 10).
mines-games = Giocate
mines-wins = Vinte
# $wins (String) - quante
# $percent (String) - un numero
mines-wins-share = { $wins } ({ $percent } %)
mines-times = Tempi migliori
mines-best-time = Miglior tempo
mines-mean-time = Tempo medio
mines-best-per-second = 3BV/s migliore
mines-three-bv = 3BV
mines-three-bv-per-second = 3BV/s
mines-clicks = Click
mines-clicks-left = per aprire
mines-clicks-right = per segnare
mines-clicks-chord = sui numeri
mines-clicks-wasted = a vuoto
mines-openings = Aperture
mines-islands = Isole
mines-efficiency = Efficienza
# $percent (String) - un numero
mines-percent = { $percent } %
mines-forget = Cancella tutto

## La storia di una partita

mines-story-title = La storia dei click
mines-story-safe = Era sicura.
# $percent (String) - quanto era probabile una mina
mines-story-forced = Un azzardo con il { $percent } % di rischio: niente era più sicuro.
# $percent (String) - quanto era probabile una mina
# $row (String) - la riga di una casella sicura
# $column (String) - la sua colonna
mines-story-needless = Un azzardo con il { $percent } % di rischio, mentre ({ $row }, { $column }) era sicura.
# $percent (String) - quanto era probabile una mina
# $row (String) - la riga della casella meno rischiosa
# $column (String) - la sua colonna
# $least (String) - il suo rischio
# $loss (String) - la differenza
mines-story-worse = Un azzardo con il { $percent } % di rischio, mentre in ({ $row }, { $column }) era il { $least } %: una perdita attesa di { $loss } punti percentuali.
# $speed (String) - quante volte
mines-replay-speed = Velocità: { $speed } volte quella della partita
mines-save-replay = Salva la partita finita…
mines-copy-replay = Copia la partita come testo
mines-paste = Incolla una partita o una posizione
mines-name-replay = partita
mines-replay-none = Puoi salvare e copiare una partita quando è finita.
mines-replay-copied = Partita copiata: è una riga di testo, incollala dove vuoi.
mines-replay-opened = Partita aperta: la rivedi dall'inizio.
# $why (String) - che cosa non va, e dove
mines-paste-refused = Il testo copiato non è né una partita né una posizione: { $why }
mines-draw = Disegna una posizione
mines-draw-tip = Una tavola vuota di questa grandezza: metti i numeri che vedi altrove, e chiedi suggerimenti e probabilità
mines-drawing = Tavola vuota: scegli che cosa mettere, poi clicca sulle caselle.

## Record

mines-records-title = I tuoi record
mines-records-none = Vinci senza aiuti una partita come questa: qui compariranno i tempi migliori
# $time (String)
mines-new-record = Nuovo record! Prima: { $time }
mines-first-record = Prima vittoria di questo tipo
