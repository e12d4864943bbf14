### El lienzo: bloques elegidos, portapapeles, comentarios, listas.

## Comandos

menu-cut = Cortar
menu-more = Más…
menu-copy = Copiar
menu-paste = Pegar
menu-choose-all = Seleccionar todo
menu-tidy = Ordenar el lienzo
menu-collapse = Contraer
menu-expand = Expandir
menu-comment = Comentar…
menu-comment-change = Cambiar el comentario…
menu-history = Historial de cambios…
menu-commands = Todos los comandos…
menu-copy-words = Copiar el programa en palabras
zoom-chosen = Mostrar los bloques seleccionados
variable-set-menu = Crear «dar a { $name } el valor»
variable-get-menu = Crear el bloque «{ $name }»
key-shift = Mayús
key-backspace = Retroceso

## Portapapeles

nothing-chosen = No hay ningún bloque seleccionado: haz clic en uno y vuelve a probar.
copied = { $count ->
    [one] Un bloque copiado.
   *[other] { $count } bloques copiados.
}
copied-words = El programa en palabras está en el portapapeles.
pasted = { $count ->
    [one] Un bloque pegado.
   *[other] { $count } bloques pegados.
}
pasted-nothing = En el texto pegado no hay bloques.
pasted-wrong = El texto pegado no es un programa. Línea { $line }, columna { $column }. { $why }
tidy-already = El lienzo ya está ordenado.
canvas-empty = Arrastra aquí el primer bloque: con cada clic el programa ejecuta, de arriba abajo, los bloques que están debajo de «Con cada clic».

## Comentario, listas

comment-title = Comentario
comment-field = Texto del comentario
commands-play-words = jugar ejecutar empezar iniciar arrancar comenzar play run start
commands-hint = ¿Qué quieres hacer?
commands-none = Ningún comando contiene estas palabras.
history-begin = principio

## El teclado

menu-move = Mover con el teclado
menu-detach = Separar
menu-palette = Ir a la paleta
cursor-top = Aquí empieza el programa.
cursor-bottom = Aquí acaba el programa.
cursor-outermost = No hay ningún bloque alrededor.
cursor-line-end = Aquí acaba la línea.
move-place = { $place } (flechas: otro sitio, Intro: soltar, Esc: volver)
move-nowhere = Este bloque no cabe en ningún otro sitio.
move-done = Movido.
place-socket = en un hueco de: { $block }
place-before = antes de: { $block }
place-after = después de: { $block }
field-name = campo: { $value }
body-empty = sitio vacío para instrucciones
node-command = instrucción
node-disabled = desactivado
node-collapsed = contraído
node-position = { $number } de { $of }

## Los menús del segundo botón

menu-here = Abrir el menú de los bloques seleccionados
menu-fill = Elegir un bloque para el hueco…
menu-change-field = Cambiar el valor…
menu-undo-change = Deshacer: { $change }
menu-redo-change = Rehacer: { $change }
menu-chosen = { $count ->
    [one] Un bloque seleccionado
   *[other] { $count } bloques seleccionados
}
menu-same = Buscar bloques como este
menu-in-palette = Mostrar en la paleta
menu-add = Añadir al programa
commands-go = Ir a
commands-wall = Pared
commands-game = Juego
menu-wall-next = Pared siguiente, al azar
menu-wall-paint = Pintar la pared…
menu-wall-copy = Copiar la pared como texto
menu-wall-paste = Pegar una pared
menu-wall-open = Abrir una pared…
slot-copy = Copiar el programa de la ranura { $number }
slot-empty-out = Vaciar la ranura { $number }
change-empty-slot = vaciar la ranura
slot-copied = El programa de la ranura { $number } está en el portapapeles.
slot-emptied = La ranura { $number } está vacía. Con Ctrl+Z vuelve lo que había.
variable-rename-uses = { $count ->
    [one] Un bloque la usa: el nombre cambia también ahí.
   *[other] { $count } bloques la usan: el nombre cambia en todos.
}
history-title = Historial de cambios
undone-many = { $count ->
    [one] Un cambio deshecho: { $change }.
   *[other] { $count } cambios deshechos, hasta: { $change }.
}
redone-many = { $count ->
    [one] Un cambio rehecho: { $change }.
   *[other] { $count } cambios rehechos, hasta: { $change }.
}
