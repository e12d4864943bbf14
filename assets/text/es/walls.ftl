### Paredes: hacerlas, pintarlas, traerlas aquí y enviarlas a otros.

## En el menú de las paredes

walls-clearable = Siempre se puede resolver
walls-clearable-tip = Una pared construida desde el final: con los clics en el orden correcto se quitan todos los ladrillos
walls-number-tip = Un número, o la línea con la que alguien te envió una pared
walls-paint = Pintar…
walls-paint-tip = Pinta una pared a mano, a partir de esta
walls-painted = La pintada
walls-painted-tip = La última pared que pintaste
walls-paste-tip = La línea de una pared, o nueve líneas de nueve letras: R G B Y F, y un punto donde no hay ladrillo (Ctrl+V)
walls-open = Abrir un archivo…
walls-open-tip = Una pared guardada en un archivo .wall o .txt
walls-copy-line = Copiar el número
walls-copy-line-tip = Copia la línea para enviarla a quien quiera jugar con la misma pared
walls-copy-text = Copiar como texto
walls-copy-text-tip = Copia nueve líneas de nueve letras
walls-name-clearable = Resoluble { $number }
walls-name-painted = Pared pintada

## La línea que nombra una pared: primero los colores, después el número

walls-line-dealt = Clickomania: pared de { $colours } colores, número { $number }
walls-line-clearable = Clickomania: pared vaciable de { $colours } colores, número { $number }

## Pintar

walls-paint-title = Pinta la pared
walls-brushes = Qué pintar
walls-brush = { $what } ({ $key })
walls-no-brick = ningún ladrillo
walls-all-at-once = De una vez
walls-fill = Rellenar (F)
walls-fill-tip = Un clic pinta todas las casillas iguales conectadas con esa
walls-mirror = Reflejar
walls-turn = Girar
walls-drop = Dejar caer
walls-clear = Vaciar
walls-save = Guardar la pared (Ctrl+S)
walls-play = Jugar con esta
walls-open-title = Abrir una pared
walls-save-title = Guardar la pared
walls-file-name = pared

## Los nombres de los pasos, como en «Deshacer: rellenar»

walls-change-paint = pintar la pared
walls-stroke-paint = pincelada
walls-stroke-fill = rellenar
walls-stroke-clear = vaciar
walls-stroke-mirror = reflejar
walls-stroke-turn = girar
walls-stroke-drop = dejar caer
walls-stroke-bring = traer otra pared

## Frases

walls-told-no-brick = No hay ningún ladrillo: pinta al menos uno para poder jugar.
walls-told-over = No se puede quitar ningún ladrillo: la partida terminaría antes de empezar.
walls-told-holes = Hay casillas vacías debajo de ladrillos. También se puede jugar así, o pulsa «Dejar caer».
walls-told-painted = Ahora juegas con la pared que pintaste: haz clic en un ladrillo.
walls-told-given-up = La pared sigue siendo la de antes.
walls-told-left = La pared sigue siendo la de antes. Con «Pintar…» vuelves a encontrar tu dibujo.
walls-told-resumed = Aquí está el dibujo que habías dejado: con Ctrl+Z vuelves atrás paso a paso.
walls-told-copied-line = Copiado: «{ $line }». Pégalo donde quieras, también en un mensaje.
walls-told-copied-text = La pared está copiada como texto: nueve líneas de nueve letras.
walls-told-taken = Aquí está la pared, en lugar de la de antes.
walls-told-pasted-wrong = Lo que pegaste no es una pared. { $sentence }
