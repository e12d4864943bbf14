### La linea del tempo: andare avanti e indietro in una mossa.

## Comandi

timeline-start = All'inizio della mossa
timeline-step-back = Un passo indietro
timeline-over = Oltre il blocco: tutto quello che contiene in una volta
timeline-out = Fuori dal ciclo
timeline-next-change = Al prossimo cambiamento della parete
timeline-previous-change = Al cambiamento precedente della parete
timeline-heat = Quante volte è stato eseguito ogni blocco
timeline-first-wrong = Vai al primo passo sbagliato
timeline-lap = Guarda il giro che si ripete
timeline-lap-tip = Mostra senza fine i passi che si ripetono
# $name (String) - che cosa fa il tasto
# $keys (String) - i tasti
timeline-with-keys = { $name } ({ $keys })

## La linea

timeline-name = Linea del tempo
# $step (String) - il passo mostrato
# $steps (String) - quanti sono in tutto
timeline-place = Linea del tempo: passo { $step } di { $steps }
timeline-empty = Qui si vede la mossa, passo per passo
# $step (String) - il passo
timeline-step-here = passo { $step }
# $count (Number) - quanti, per scegliere il plurale
# $changes (String) - quanti
timeline-changes = { $count ->
        [one] { $changes } cambiamento della parete
       *[other] { $changes } cambiamenti della parete
    }
timeline-removal = mattoni tolti
timeline-fall = mattoni che scendono
timeline-paint = mattoni colorati
timeline-infection = infezione
# $block (String) - il ciclo
# $count (Number) - quanti giri, per scegliere il plurale
# $turns (String) - quanti giri
timeline-loop = { $block }: { $count ->
        [one] { $turns } giro
       *[other] { $turns } giri
    }
# $block (String) - il ciclo
# $turn (String) - il numero del giro
# $turns (String) - quanti giri
timeline-turn = { $block }: giro { $turn } di { $turns }
timeline-hint = Trascina per spostarti, rotella per ingrandire, doppio click per vedere tutto

## Frasi

timeline-told-stopped = La mossa si è fermata al punto di arresto.
timeline-told-first-wrong = Da questo passo in poi la parete giusta non si può più ottenere.
timeline-told-no-such-value = Il blocco non ha mai dato questo valore.
timeline-told-click-to-run = Clicca su un mattone: la mossa si ferma quando arriva a questo blocco.
timeline-told-never-here = Da qui in poi la mossa non arriva più a questo blocco.

## Punti di arresto

timeline-break = Punto di arresto
timeline-break-when = Punto di arresto quando…
timeline-break-off = Togli il punto di arresto
timeline-run-here = Esegui fino a qui
timeline-break-title = Fermati qui quando
timeline-break-variable = Variabile
timeline-break-value = Valore
timeline-break-is = è uguale a
timeline-told-break-refused = Scrivi un numero, vero o falso, un colore, o una casella come (3, 4).
timeline-told-no-variable = Il programma non ha variabili.

## I valori

# $count (Number) - quante volte, per scegliere il plurale
# $times (String) - quante volte
timeline-times = { $count ->
        [one] { $times } volta
       *[other] { $times } volte
    }
# $value (String) - il valore
# $times (String) - quante volte
timeline-value = { $value } · { $times }
# $count (Number) - quanti, per scegliere il plurale
# $others (String) - quanti
timeline-other-values = { $count ->
        [one] e { $others } altro valore
       *[other] e altri { $others } valori
    }
timeline-values = Valori in questa mossa
timeline-values-tip = Vai al prossimo passo con questo valore
timeline-counting = Conto i valori…
# $times (String) - quante volte
timeline-executed = eseguito { $times }
timeline-never-executed = mai eseguito
