### La finestra: comandi, suggerimenti, frasi.

## Che cosa è stato fatto, dopo «Annulla:»

change-add = aggiungi blocco
change-move = sposta blocco
change-copy = copia blocco
change-delete = elimina blocco
change-choose = scegli
change-number = cambia numero
change-branch = cambia rami
change-make-variable = crea variabile
change-rename-variable = rinomina variabile
change-delete-variable = elimina variabile
change-rename = rinomina programma
change-game = cambia gioco
change-new = nuovo programma
change-over = ricomincia da capo
change-open = apri programma
change-task = apri quesito
change-load = carica dallo slot
change-store = salva nello slot
change-disable = disattiva blocco
change-collapse = comprimi o espandi blocco
change-comment = commento
change-cut = taglia
change-paste = incolla
change-tidy = riordina

## La finestra

mode-clickomania = Clickomania
mode-mines = Campo minato
mode-tantrix = Tantrix
mode-clone2048 = Il terzo clone
menu-language = Lingua
menu-look = Aspetto
look-system = Come il sistema
look-light = Chiaro
look-dark = Scuro
# $percent (String) - un numero
menu-scale = Ingrandimento { $percent } %
menu-calm = Meno animazioni
menu-moving = Con le animazioni
# $why (String) - ciò che dice il sistema
window-impossible = La finestra non si può aprire: { $why }. Serve uno schermo con OpenGL 2.0 o superiore; i comandi da terminale funzionano anche senza (clickomania --help).

## Menù

menu-undo = Annulla
menu-redo = Ripeti
# $change (String) - che cosa è stato fatto
undo-change = Annulla: { $change } (Ctrl+Z)
# $change (String) - che cosa è stato fatto
redo-change = Ripeti: { $change } (Ctrl+Y)
# $change (String) - che cosa è stato fatto
undone = Annullato: { $change }.
# $change (String) - che cosa è stato fatto
redone = Ripetuto: { $change }.
nothing-to-undo = Non c'è niente da annullare.
nothing-to-redo = Non c'è niente da ripetere.
menu-file = File
menu-new = Nuovo programma
menu-open = Apri…
menu-save = Salva
menu-save-as = Salva con nome…
menu-examples = Esempi
menu-recent = File recenti
menu-duplicate = Duplica
menu-disable = Disattiva
menu-enable = Attiva
menu-delete = Elimina
key-delete = Canc

## La tela

canvas-name = Programma
bin = Cestino: trascina qui i blocchi da eliminare
zoom-in = Ingrandisci
zoom-out = Rimpicciolisci
zoom-fit = Mostra tutto
zoom-whole = Dimensioni reali (100 %)
# $wanted (String) - che cosa ci va
socket-name = incastro vuoto: { $wanted }
number-field = Numero
deleted = Eliminato. Con Ctrl+Z torna.
drag-given-up = I blocchi sono tornati al loro posto.
drag-keys = Alt: solo questo blocco. Ctrl: una copia. Esc: tutto torna com'era.
# $wanted (String) - un tipo
# $given (String) - un tipo
drop-wrong-type = Qui serve { $wanted }; questo blocco dà { $given }.
# $wanted (String) - un tipo
drop-command-in-socket = Qui serve { $wanted }; questo blocco è un comando e va in una pila.
drop-value-in-stack = Questo blocco dà un valore: va in un incastro di un altro blocco.
edit-wrong-shape = Un valore va in un incastro, un comando in una pila.
edit-in-use = Il ramo contiene ancora blocchi: spostali prima di toglierlo.
edit-bad-name = Questo nome è vuoto o già usato: scegline un altro.
edit-too-many = Il programma ha già 100 000 blocchi: di più non se ne possono aggiungere.
edit-too-deep = I blocchi sono annidati troppo in profondità.
edit-gone = Quel blocco non c'è più, perciò non si può cambiare.
# $block (String) - un blocco
added = Aggiunto: «{ $block }».
# $block (String) - un blocco
default-set = Valore messo in: «{ $block }».

## La tavolozza

palette-search = Cerca…
palette-search-clear = Cancella la ricerca
palette-more = Altro
palette-less = Meno
palette-nothing-found = Nessun blocco contiene queste parole.
# $block (String) - un blocco
# $cost (String) - un numero
palette-block = { $block }, costo { $cost }
# $cost (String) - un numero
palette-cost = Costo: { $cost }

## Variabili

variable-new-button = Crea variabile…
variable-new-menu = Nuova variabile…
# $name (String) - una variabile
variable-rename-menu = Rinomina «{ $name }»…
# $name (String) - una variabile
variable-delete-menu = Elimina «{ $name }»…
variable-new = Come si chiama la nuova variabile?
# $name (String) - una variabile
variable-rename = Nuovo nome per «{ $name }»?
# $name (String) - una variabile
variable-delete = Eliminare la variabile «{ $name }»?
# $count (Number) - quanti blocchi
variable-delete-uses = { $count ->
    [one] Un blocco la usa e sarà eliminato con lei.
   *[other] { $count } blocchi la usano e saranno eliminati con lei.
}
variable-name-field = Nome della variabile
# $name (String) - una variabile
variable-taken = C'è già una variabile «{ $name }».
# $block (String) - un blocco
variable-in-loop = Il ciclo «{ $block }» usa questa variabile: scegli prima un'altra variabile per il ciclo.
answer-ok = OK
answer-cancel = Annulla
answer-open = Apri
answer-replace = Sostituisci

## Costo e nome

cost = Costo
# $cost (String) - un numero
cost-name = Costo { $cost }: mostra di che cosa è fatto
cost-tip = Di che cosa è fatto il costo
cost-nothing = Nessun blocco costa qualcosa.
cost-blocks = Blocchi
program-nameless = senza nome
program-name-field = Nome del programma
# $number (String) - il primo numero libero
program-new-name = Programma { $number }
program-ready = pronto
program-not-ready = manca ancora qualcosa
# $count (Number) - quante cose
program-missing = { $count ->
    [one] manca una cosa
   *[other] mancano { $count } cose
}
# $count (Number) - quante cose
program-missing-more = { $count ->
    [one] … e un'altra
   *[other] … e altre { $count }
}

## Slot

# $number (String) - il numero
slot-save = Salva il programma nello slot { $number }
# $number (String) - il numero
slot-look = Guarda lo slot { $number }
# $number (String) - il numero
slot-load = Carica lo slot { $number }
# $number (String) - il numero
# $name (String) - il nome del programma
# $cost (String) - un numero
slot-name = Slot { $number }: { $name }, costo { $cost }
# $number (String) - il numero
slot-empty-name = Slot { $number }: vuoto
slot-empty = vuoto
# $name (String) - il nome del programma
slot-picture = Programma { $name }
# $number (String) - il numero
slot-is-empty = Lo slot { $number } è vuoto: non c'è niente da caricare.
# $number (String) - il numero
stored = Salvato nello slot { $number }.
slots-title = I tuoi programmi
slots-all = I tuoi programmi: apri i quattro slot
# $name (String) - il programma che c'era
# $cost (String) - quanto costava
slot-was = Prima: { $name } · { $cost }
slot-was-damaged = Prima: un file illeggibile
slot-put-back = Ripristina
# $number (String) - il numero
slot-put-back-tip = Ripristina nello slot { $number } ciò che c'era prima
# $number (String) - il numero
# $name (String) - il programma che c'era
stored-over = Salvato nello slot { $number }, dove c'era «{ $name }».
# $number (String) - il numero
# $name (String) - il programma che c'era
stored-worse = Nello slot { $number } c'era «{ $name }», che era giusto: il programma salvato adesso non lo è.
# $number (String) - il numero
slot-is-back = Nello slot { $number } c'è di nuovo il programma di prima.
# $number (String) - il numero
loaded = Caricato lo slot { $number }. Con Ctrl+Z torna il programma di prima.
ago-now = salvato adesso
# $count (Number) - quanti
ago-minutes = { $count ->
    [one] salvato un minuto fa
   *[other] salvato { $count } minuti fa
}
# $count (Number) - quante
ago-hours = { $count ->
    [one] salvato un'ora fa
   *[other] salvato { $count } ore fa
}
# $count (Number) - quanti
ago-days = { $count ->
    [one] salvato ieri
   *[other] salvato { $count } giorni fa
}

## File

dialog-open-title = Apri un programma
dialog-save-title = Salva il programma
# $kinds (String) - le terminazioni dei nomi
dialog-path-hint = cartella o file ({ $kinds })
dialog-folder-hint = cartella
dialog-path-field = Percorso del file
dialog-parent-folder = ‹ cartella superiore
# $name (String) - un file
dialog-replace = Il file «{ $name }» c'è già. Sostituirlo?
# $name (String) - un file
drop-here = Lascia qui «{ $name }» per aprirlo.
# $count (Number) - quanti file
drop-here-several = { $count ->
    [one] Lascia qui il file.
   *[other] Lascia qui i { $count } file.
}
# $count (Number) - quanti altri file
# $name (String) - un file
drop-several = { $count ->
    [one] Aperto solo «{ $name }»: l'altro file si apre a parte.
   *[other] Aperto solo «{ $name }»: gli altri { $count } file si aprono uno alla volta.
}
dialog-saved-state = salvato
dialog-changed-state = con modifiche non salvate
dialog-system-dialog = La finestra del sistema per scegliere il file è aperta.
dialog-own-dialog = Usa quella di Clickomania
new-begun = Nuovo programma. Con Ctrl+Z torna quello di prima.
# $name (String) - il nome del programma
opened = Aperto: { $name }. Con Ctrl+Z torna il programma di prima.
# $path (String) - un file
saved = Salvato in { $path }.

slot-not-ready = incompleto
button-add-branch = Aggiungi un «altrimenti se»
button-add-otherwise = Aggiungi l'«altrimenti»
button-remove-branch = Togli questo ramo
window-no-screen = La finestra non si può aprire: qui non c'è uno schermo. I comandi da terminale funzionano anche senza (clickomania --help).
window-screen-gone = Lo schermo è stato scollegato, perciò Clickomania si è chiuso. Il lavoro è salvo, tranne forse gli ultimi due secondi.

## Bottoni che ci sono in molti posti

# $why (String) - che cosa dice il sistema
too-busy = Il computer è troppo occupato ({ $why }). Chiudi qualche programma e riprova.
button-stop = Ferma
button-begin = Comincia
button-close = Chiudi
button-export = Esporta

## Other words by which the search finds blocks

palette-also-fall = cadere caduta scendere gravità giù
palette-also-remove = togliere cancellare eliminare distruggere
palette-also-infect = segnare selezionare contagiare
palette-also-cure = guarire pulire deselezionare
palette-also-loop = ciclo ancora volte iterare
palette-also-branch = se quando caso condizione
palette-also-variable = variabile assegnare memorizzare
palette-also-chance = caso casuale dado sorte
palette-also-beside = accanto adiacente vicino sopra sotto sinistra destra
palette-also-leave = ferma uscire esci salta
palette-also-empty = vuota buco libera
palette-also-sum = più meno per diviso somma sottrai moltiplica
palette-also-compare = uguale diverso minore maggiore confronta
palette-also-colour = colore tinta dipingere
palette-also-place = indice posizione coordinata
