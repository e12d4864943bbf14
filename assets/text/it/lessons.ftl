### Le lezioni e la pagina iniziale.

## La carta del quesito: testo, passi, domande.

# $blocks (String) - i nomi dei blocchi
lesson-blocks = { $blocks }: blocchi da prendere
lesson-blocks-tip = Trascinali nel programma, o premili per metterli sulla tela
# $name (String) - il nome del blocco
lesson-find-block = «{ $name }»: mostra dov'è tra i blocchi
lesson-block-tip = Trascinalo nel programma, o premilo per vedere dov'è tra i blocchi
# $wall (String) - la parete come testo
lesson-wall = Una parete, riga per riga: { $wall }
# $cell (String) - la casella
lesson-wall-click = Click su: { $cell }
# $cell (String) - la casella
lesson-cell-marked = { $cell }, segnata
# $cell (String) - la casella
lesson-cell-clicked = { $cell }, cliccata
lesson-answer = Controlla
lesson-answer-no-cell = Nessuna casella
lesson-answer-field = La tua risposta
lesson-answer-right = Giusto!
lesson-answer-nothing = Prima dai una risposta.
lesson-answer-not-a-number = Qui serve un numero.
lesson-answer-too-small = Non ancora: è di più.
lesson-answer-too-large = Non ancora: è di meno.
lesson-answer-other-option = Non ancora: è un'altra.
# $count (Number) - quante caselle mancano
lesson-answer-missing = { $count ->
    [one] Non ancora: manca una casella.
   *[other] Non ancora: mancano delle caselle.
}
# $count (Number) - quante caselle sono di troppo
lesson-answer-too-many = { $count ->
    [one] Non ancora: una casella è di troppo.
   *[other] Non ancora: alcune caselle sono di troppo.
}
lesson-answer-both = Non ancora: qualche casella manca e qualcuna è di troppo.
lesson-answer-broken = Questa domanda è sbagliata: i suoi comandi non si possono eseguire.
lesson-show-where = Mostrami dove
lesson-give-hint = Dammi un aiuto
lesson-no-help = No, grazie: in questa lezione no
lesson-read-all = Leggi tutto
# $number (String) - il numero del passo
# $count (String) - quanti sono
lesson-step = Passo { $number } di { $count }
# $number (String) - il numero del passo
lesson-step-go = Vai al passo { $number }
# $number (String) - il numero del passo
lesson-step-done = Passo { $number }: fatto
lesson-go-on = Avanti
lesson-steps-done = Tutti i passi sono fatti.
lesson-steps-done-now-you = I passi sono fatti: ora tocca a te raggiungere il traguardo.
lesson-next = Prossima lezione
# $title (String) - il titolo della prossima lezione
lesson-then = Poi viene «{ $title }».
lesson-previous = Lezione precedente
lesson-begin-over = Ricomincia questa lezione
task-begin-over = Ricomincia questo quesito
lesson-begun-over = Si ricomincia dal primo passo. Con Ctrl+Z torna tutto com'era.
# $number (String) - il numero della lezione
# $count (String) - quante sono
lesson-in-course-short = Lezione { $number } di { $count }
lesson-fold = Nascondi il testo
lesson-unfold = Mostra il testo

## La carta di quello che si è raggiunto.

lesson-solved-right = Il programma è giusto
# $goal (String) - il traguardo
lesson-reached = Traguardo raggiunto: { $goal }.
lesson-solved-mistake = Errore trovato
lesson-solved-mistake-says = Il programma corretto fa sempre quello che deve.
# $goal (String) - il prossimo traguardo
lesson-solved-next-goal = Il prossimo traguardo: { $goal }.
lesson-solved-best = È il migliore che si conosca.
lesson-solved-last = È l'ultimo traguardo di questa lezione.
lesson-solved-done = Questo quesito è fatto.
# $count (Number) - quante soluzioni
lesson-solved-solutions = { $count ->
    [one] Vedi la soluzione
   *[other] Vedi { $count } soluzioni
}
# $title (String) - il titolo del corso
lesson-other-course = Vai al corso «{ $title }»
lesson-to-home = Torna all'inizio
menu-print-task = Foglio del quesito da stampare…
dialog-task-title = Salva il foglio del quesito

## La pagina iniziale.

home = Inizio
home-welcome = Pochi minuti, senza sapere niente di programmazione.
home-headline = Costruisci il programma che muove la parete.
home-wall = La parete si gioca da sola: un click, spariscono i mattoni dello stesso colore, gli altri cadono
# $minutes (Number) - quanti minuti
home-minutes = circa { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
}
home-games = Altri giochi
home-cost = costo
# $number (String) - il numero
# $title (String) - il titolo
home-lesson-of = Lezione { $number }: { $title }
# $best (String) - il costo migliore
home-best = il tuo migliore: { $best }
home-go-on = Continua
home-free = Costruisci liberamente
home-free-says = Tutti i blocchi, la parete che vuoi.
home-full = Gioco completo
home-simplified = Gioco semplificato
# $name (String) - il gioco
home-free-named = Costruisci liberamente: { $name }
# $name (String) - il gioco
# $best (String) - il costo migliore
home-free-named-best = Costruisci liberamente: { $name }, record { $best }
# $done (String) - quante sono fatte
# $count (String) - quante sono
home-lessons = { $done } di { $count } lezioni
# $number (String) - il numero
# $title (String) - il titolo
home-lesson = { $number }. { $title }
# $number (String) - il numero
# $title (String) - il titolo
home-lesson-done = { $number }. { $title }: fatta
# $done (String) - quanti sono risolti
# $count (String) - quanti sono
home-tasks = Stessa parete, altre mosse: { $done } di { $count } risolti
home-teaching = Per chi insegna
home-open-file = Apri un quesito o un corso, o trascinalo qui
home-progress = Progressi
home-progress-none = Non hai ancora cominciato nessun quesito.
home-progress-begun = cominciato
home-progress-done = fatto
# $name (String) - il quesito
home-progress-clear = Dimentica: { $name }
home-progress-clear-all = Dimentica tutto
home-progress-clear-sure = Sì, dimentica tutto
