### Preparare una gara.

making-menu = Prepara una gara
making-short = Gara
making-go-on = Torna alla gara che prepari
making-new = Gara nuova
making-open = Apri una gara…
making-name = Nome della gara
making-name-hint = Gara di dicembre, 2ª B
making-minutes = Minuti
making-extra = Minuti in più
making-says-extra = I minuti in più valgono per chi ne ha diritto: si danno all'avvio, con la password.
# $count (Number) - quanti quesiti
making-count = { $count ->
    [0] Nessun quesito ancora
    [one] Un quesito
   *[other] { $count } quesiti, in quest'ordine
}
making-points-by-goal = punti per traguardo
making-points = punti
making-add = Aggiungi un quesito
making-from-file = Da un file…
making-says-empty = Una gara è una fila di quesiti con un tempo. Ogni quesito viene copiato nel file della gara.
making-says-order = Trascina una riga per cambiare l'ordine. I punti sono una proposta: premili per cambiarli.
making-own = Quesito tuo
# $course (String) - il corso
# $number (String) - il numero nel corso
making-of-course = { $course }, { $number }
making-right = giusto
# $goal (String) - il traguardo: costo 40
# $points (String) - i punti
making-goal-points = { $goal }: { $points }
# $count (Number) - quanti punti
making-points-unit = { $count ->
    [one] punto
   *[other] punti
}
# $count (Number) - quanti minuti
making-minutes-unit = { $count ->
    [one] minuto
   *[other] minuti
}
making-file-contest = la gara, per te
making-file-pupils = la copia per gli alunni, senza soluzioni
# $count (Number) - quanti fogli
making-file-sheets = { $count ->
    [one] un foglio da stampare
   *[other] { $count } fogli da stampare
}
making-save = Salva la gara
making-save-again = Salva di nuovo
making-save-title = Dove salvare la gara
# $path (String) - il file
making-saved = La gara è in «{ $path }». Accanto ci sono la copia per gli alunni e i fogli.
making-print = Apri i fogli da stampare
making-says-next = Su ogni computer della gara: File, Per chi insegna…, Gara da un file…, e la copia per gli alunni.
making-unsaved-says = Questa gara non è ancora salvata. Aprendone un'altra si perde.
making-keep = Continua con questa
making-pupils-file = alunni
making-sheets-file = fogli
# $title (String) - il quesito
# $number (String) - il posto
# $count (String) - quanti sono
making-move = Sposta «{ $title }», al posto { $number } di { $count }: frecce su e giù
# $title (String) - il quesito
making-remove = Togli «{ $title }»
# $title (String) - il quesito
# $points (String) - i punti: costo 40: 20
making-points-of = Punti di «{ $title }»: { $points }
# $goal (String) - il traguardo: costo 40
making-points-for = Punti per { $goal }
# $goal (String) - il traguardo: costo 40
making-goal-remove = Togli { $goal }
making-goal-add = Aggiungi un traguardo
making-no-tasks = Manca almeno un quesito: aggiungine uno, poi salva.
making-no-name = Manca il nome della gara: scrivilo, poi salva.
making-not-judged = Non dice che cosa deve fare il programma: nessuno può prendere punti.
making-no-points = Nessun traguardo dà punti: aggiungine uno.
# $name (String) - il file
making-one-task = «{ $name }» è un quesito solo, non una gara: aggiungilo con «Da un file…».
# $most (Number) - quanti quesiti al più
making-too-many = Una gara ha al più { $most } quesiti: gli altri restano fuori.
making-choose = Quali quesiti?
making-search = Cerca un quesito
making-done = Fatto
