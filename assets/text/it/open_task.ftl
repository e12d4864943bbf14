### I quesiti: quello aperto, i suoi traguardi, le sue soluzioni e i suoi errori da trovare.

# $cost (String) - un numero
goal-cost = costo { $cost }
# $count (Number) - quanti blocchi, per scegliere il plurale
# $blocks (String) - quanti blocchi
goal-blocks = { $count ->
    [one] { $blocks } blocco
   *[other] { $blocks } blocchi
}
# $count (Number) - quanti passi, per scegliere il plurale
# $steps (String) - quanti passi
goal-steps = { $count ->
    [one] { $steps } passo
   *[other] { $steps } passi
}
goals-title = I traguardi
# $count (Number) - quante soluzioni
goals-closed = { $count ->
    [one] Una soluzione
   *[other] { $count } soluzioni
}
goals-mistakes = Trova l'errore
goals-mistakes-how = Questi programmi hanno un errore. Aprine uno e correggilo: accanto vedi un caso in cui sbaglia.
goals-mistake-found = errore trovato
goals-mistake-open = errore da trovare
task-gone = Questo quesito non c'è più.
# $id (String) - il nome del quesito
task-strange = Il programma è per il quesito «{ $id }», che qui non si conosce: è aperto per il gioco completo, e quel nome resta scritto. Apri il file del quesito per lavorarci.
# $id (String) - il nome del quesito
# $title (String) - il titolo del quesito aperto
task-strange-contest = Il programma è per il quesito «{ $id }», che in questa gara non c'è: qui vale per «{ $title }», e quel nome resta scritto.
# $title (String) - il titolo del quesito
task-opened = Quesito aperto: «{ $title }».
task-done = Complimenti: il programma fa quello che deve.
task-first = È la prima lezione.
task-last = È l'ultima lezione.
task-no-course = Questo quesito non fa parte di un corso.
task-no-solutions = Le soluzioni di questo quesito non si aprono.
# $name (String) - il nome della soluzione
task-solution-opened = Soluzione aperta, come copia: «{ $name }».
# $name (String) - il nome del programma sbagliato
task-mistake-opened = «{ $name }» ha un errore: trovalo e correggilo.
task-mistake-found = Complimenti: hai trovato e corretto l'errore.
judging-task-fault = quesito con un errore
# $number (String) - quale delle pareti del quesito
stage-wall-listed = Parete { $number } del quesito
# $count (Number) - quanti passi, per scegliere il plurale
# $steps (String) - quanti passi
stage-done = { $count ->
    [one] Mossa fatta in { $steps } passo.
   *[other] Mossa fatta in { $steps } passi.
}
block-not-in-task = Questo blocco non c'è nel quesito: sostituiscilo con quelli della tavolozza.
task-hint-more = Dimmi di più
task-no-hints = In questo quesito non ci sono suggerimenti.
task-no-examples = In questo quesito non si aprono esempi.
task-not-there = Blocchi che nel quesito non ci sono
# $name (String) - la fase
stage-phase-before = { $name }: già fatta quando parte il programma
# $name (String) - la fase
stage-phase-programs = { $name }: la fa il tuo programma
# $name (String) - la fase
stage-phase-after = { $name }: si fa dopo il tuo programma
# $title (String) - il quesito che era aperto prima
task-all-undone = Qui comincia il quesito: non c'è altro da annullare. Ancora una volta, e torni a «{ $title }».
