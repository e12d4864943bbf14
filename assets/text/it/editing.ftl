### La tela: blocchi scelti, appunti, commenti, elenchi.

## Comandi

menu-cut = Taglia
menu-more = Altro…
menu-copy = Copia
menu-paste = Incolla
menu-choose-all = Seleziona tutto
menu-tidy = Riordina la tela
menu-collapse = Comprimi
menu-expand = Espandi
menu-comment = Commenta…
menu-comment-change = Cambia il commento…
menu-history = Storia delle modifiche…
menu-commands = Tutti i comandi…
menu-copy-words = Copia il programma a parole
zoom-chosen = Mostra i blocchi selezionati
# $name (String) - una variabile
variable-set-menu = Crea «imposta { $name }»
# $name (String) - una variabile
variable-get-menu = Crea il blocco «{ $name }»
key-shift = Maiusc
key-backspace = Backspace

## Appunti

nothing-chosen = Nessun blocco selezionato: clicca su un blocco e riprova.
# $count (Number) - quanti
copied = { $count ->
    [one] Copiato un blocco.
   *[other] Copiati { $count } blocchi.
}
copied-words = Il programma a parole è negli appunti.
# $count (Number) - quanti
pasted = { $count ->
    [one] Incollato un blocco.
   *[other] Incollati { $count } blocchi.
}
pasted-nothing = Nel testo incollato non ci sono blocchi.
# $line (String) - la riga
# $column (String) - la colonna
# $why (String) - la frase che dice perché
pasted-wrong = Il testo incollato non è un programma. Riga { $line }, colonna { $column }. { $why }
tidy-already = La tela è già in ordine.
canvas-empty = Trascina qui il primo blocco: a ogni click il programma esegue, dall'alto in basso, i blocchi sotto «A ogni click».

## Commento, elenchi

comment-title = Commento
comment-field = Testo del commento
commands-play-words = gioca avvia esegui comincia parti lancia play run start
commands-hint = Che cosa vuoi fare?
commands-none = Nessun comando contiene queste parole.
history-begin = inizio

## La tastiera

menu-move = Sposta con la tastiera
menu-detach = Stacca
menu-palette = Vai alla tavolozza
cursor-top = Qui il programma comincia.
cursor-bottom = Qui il programma finisce.
cursor-outermost = Attorno non c'è nessun blocco.
cursor-line-end = Qui la riga finisce.
# $place (String) - dove va il blocco
move-place = { $place } (frecce: un altro posto, Invio: lascia, Esc: torna)
move-nowhere = Questo blocco non trova posto altrove.
move-done = Spostato.
# $block (String) - un blocco
place-socket = in un incastro di: { $block }
# $block (String) - un blocco
place-before = prima di: { $block }
# $block (String) - un blocco
place-after = dopo: { $block }
# $value (String) - che cosa vi sta scritto
field-name = campo: { $value }
body-empty = posto vuoto per comandi
node-command = comando
node-disabled = disattivato
node-collapsed = compresso
# $number (String) - un numero
# $of (String) - quanti in tutto
node-position = { $number } di { $of }

## I menù del secondo tasto

menu-here = Apri il menù dei blocchi selezionati
menu-fill = Scegli un blocco per l'incastro…
menu-change-field = Cambia il valore…
# $change (String) - una modifica
menu-undo-change = Annulla: { $change }
# $change (String) - una modifica
menu-redo-change = Ripeti: { $change }
# $count (Number) - quanti
menu-chosen = { $count ->
    [one] Un blocco selezionato
   *[other] { $count } blocchi selezionati
}
menu-same = Cerca i blocchi come questo
menu-in-palette = Mostra nella tavolozza
menu-add = Aggiungi al programma
commands-go = Vai a
commands-wall = Parete
commands-game = Gioco
menu-wall-next = Parete successiva, a caso
menu-wall-paint = Dipingi la parete…
menu-wall-copy = Copia la parete come testo
menu-wall-paste = Incolla una parete
menu-wall-open = Apri una parete…
# $number (String) - il numero
slot-copy = Copia il programma dello slot { $number }
# $number (String) - il numero
slot-empty-out = Svuota lo slot { $number }
change-empty-slot = svuota lo slot
# $number (String) - il numero
slot-copied = Il programma dello slot { $number } è negli appunti.
# $number (String) - il numero
slot-emptied = Lo slot { $number } è vuoto. Con Ctrl+Z torna com'era.
# $count (Number) - quanti
variable-rename-uses = { $count ->
    [one] Un blocco la usa: il nome cambia anche lì.
   *[other] { $count } blocchi la usano: il nome cambia in tutti.
}
history-title = Storia delle modifiche
# $count (Number) - quanti
# $change (String) - l'ultima modifica
undone-many = { $count ->
    [one] Annullata una modifica: { $change }.
   *[other] Annullate { $count } modifiche, fino a: { $change }.
}
# $count (Number) - quanti
# $change (String) - l'ultima modifica
redone-many = { $count ->
    [one] Ripetuta una modifica: { $change }.
   *[other] Ripetute { $count } modifiche, fino a: { $change }.
}
