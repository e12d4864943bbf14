### El lienzo: bloques elegidos, portapapeles, comentarios, listas.

## Comandos

menu-cut = Cortar
menu-copy = Copiar
menu-paste = Pegar
menu-choose-all = Elegir todo
menu-tidy = Ordenar el lienzo
menu-collapse = Contraer en una línea
menu-expand = Expandir
menu-comment = Comentar…
menu-comment-change = Cambiar el comentario…
menu-history = Historial de cambios…
menu-commands = Todos los comandos…
menu-copy-words = Copiar el programa en palabras
zoom-chosen = Mostrar los bloques elegidos
variable-set-menu = Crear «establecer { $name }»
variable-get-menu = Crear «obtener { $name }»
key-shift = Mayús
key-backspace = Retroceso

## Portapapeles

nothing-chosen = No hay ningún bloque elegido: haz clic en uno y vuelve a probar.
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

## Comentario, listas

comment-title = Comentario
comment-field = Texto del comentario
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
