### La vista: divisori, ricerca, mappa, cestino, ingrandimento.

## I divisori tra le colonne

divider-stage = Divisorio tra la parete e la tavolozza
divider-palette = Divisorio tra la tavolozza e il programma
divider-tip = Trascina, o premi le frecce, per cambiare la larghezza. Doppio click o Invio: larghezza predefinita.
# In a narrow window: what is seen in the one column beside the program.
switch-stage = Parete
switch-palette = Blocchi
switch-program = Programma

## La ricerca

find = Cerca nel programma e nella tavolozza
find-next = Trova il seguente
find-previous = Trova il precedente
# $count (String) - quanti blocchi
find-count = In uso: { $count }
# $at (String) - il numero di quello a cui si è
# $of (String) - quanti sono in tutto
find-place = In uso: { $at } di { $of }
find-nothing = In uso: nessuno
find-none = Nel programma nessun blocco contiene queste parole.
# $block (String) - un blocco
find-at = Trovato: «{ $block }».
# $block (String) - un blocco
# $folded (String) - il blocco ripiegato
find-folded = Trovato: «{ $block }». È dentro il blocco compresso «{ $folded }»: Ctrl+. lo espande.

## La mappa

map-name = Mappa del programma
map-tip = Clicca o trascina per spostarti; con la tastiera, le frecce.
map-toggle = Mappa del programma, quando è più grande della vista
wide-toggle = Programma largo, o di nuovo tutto al suo posto

## Il cestino

change-take-out = riprendi dal cestino
bin-empty = I blocchi eliminati finiscono qui. Clicca per riprenderli.
# $count (Number) - quante cose
bin-holds = { $count ->
    [one] Contiene una cosa: clicca per riprenderla.
   *[other] Contiene { $count } cose: clicca per riprenderle.
}
# $block (String) - un blocco
# $more (Number) - quanti altri
bin-with-more = { $more ->
    [one] { $block } e un altro blocco
   *[other] { $block } e altri { $more } blocchi
}
bin-taken-out = Ripreso dal cestino: è sulla tela.

## La finestra

# $percent (String) - un numero
magnified = Ingrandimento della finestra: { $percent } %. Ctrl+Maiusc+0 la riporta al 100 %.
