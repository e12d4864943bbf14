### La vista: divisores, búsqueda, mapa, papelera, ampliación.

## Los divisores entre las columnas

divider-stage = Divisor entre la pared y la paleta
divider-palette = Divisor entre la paleta y el programa
divider-tip = Arrastra, o pulsa las flechas, para cambiar el ancho. Doble clic o Intro: ancho predeterminado.
# In a narrow window: what is seen in the one column beside the program.
switch-stage = Pared
switch-palette = Bloques
switch-program = Programa

## La búsqueda

find = Buscar en el programa y en la paleta
find-next = Buscar el siguiente
find-previous = Buscar el anterior
find-count = En uso: { $count }
find-place = En uso: { $at } de { $of }
find-nothing = En uso: ninguno
find-none = Ningún bloque del programa contiene estas palabras.
find-at = Encontrado: «{ $block }».
find-folded = Encontrado: «{ $block }». Está dentro del bloque contraído «{ $folded }»: Ctrl+. lo expande.

## El mapa

map-name = Mapa del programa
map-tip = Haz clic o arrastra para moverte; con el teclado, las flechas.
map-toggle = Mapa del programa, cuando es más grande que la vista
wide-toggle = Programa ancho, o todo de nuevo en su sitio

## La papelera

change-take-out = recuperar de la papelera
bin-empty = Los bloques eliminados acaban aquí. Haz clic para recuperarlos.
bin-holds = { $count ->
    [one] Contiene una cosa: haz clic para recuperarla.
   *[other] Contiene { $count } cosas: haz clic para recuperarlas.
}
bin-with-more = { $more ->
    [one] { $block } y otro bloque
   *[other] { $block } y otros { $more } bloques
}
bin-taken-out = Recuperado de la papelera: está en el lienzo.

## La ventana

magnified = Ampliación de la ventana: { $percent } %. Ctrl+Mayús+0 vuelve al 100 %.
