### Los bloques de las categorías Actualizar la pared, Infección, Casillas, Colores (Lonati, sección 2).
### El texto sigue el orden de las palabras de la lengua; cada argumento aparece una sola vez.
### «tip»: qué hace el bloque y, en la última línea, un ejemplo.

block-hat = Con cada clic
    .tip =
        Los bloques enganchados aquí debajo se ejecutan de arriba abajo con cada clic en un ladrillo.
        Por ejemplo, «Quitar el ladrillo en casilla pulsada» quita un ladrillo con cada clic.

## Actualizar la pared

block-remove-area-and-drop = Quitar los ladrillos del área de contagio alrededor de { $cell } y hacer caer todos los ladrillos
    .tip =
        Quita los ladrillos del área de contagio y luego hace caer todos los ladrillos que tienen el vacío debajo. Un ladrillo sin vecinos de su color no tiene área y se queda donde está.
        Por ejemplo, con «casilla pulsada» hace él solo toda la jugada.
block-remove-strip-and-drop = Quitar los ladrillos de la franja de contagio alrededor de { $cell } y hacer caer todos los ladrillos
    .tip =
        Quita los ladrillos de la franja de contagio, es decir, los del mismo color conectados en vertical, y luego hace caer todos los ladrillos que tienen el vacío debajo.
        Por ejemplo, con «casilla pulsada» hace él solo toda la jugada del juego simplificado.
block-drop-all = Hacer caer todos los ladrillos
    .tip =
        Hace caer, en todas las columnas, cada ladrillo que tiene el vacío debajo, hasta que no quedan casillas vacías.
        Por ejemplo, ponlo al final, después de quitar los ladrillos infectados.
block-remove-infected = Quitar todos los ladrillos infectados
    .tip =
        Quita de la pared todos los ladrillos infectados. Sus casillas quedan vacías: no cae ningún ladrillo.
        Por ejemplo, ponlo después de infectar el área de contagio.
block-remove = Quitar el ladrillo en { $cell }
    .tip =
        Quita el ladrillo de la casilla. Si en la casilla no hay ladrillo, no pasa nada.
        Por ejemplo, con «casilla pulsada» quita el ladrillo en el que se ha hecho clic.
block-lower-brick = Bajar el ladrillo en { $cell }
    .tip =
        Mueve el ladrillo a la casilla de justo debajo, si allí no hay un ladrillo. Baja una sola casilla.
        Por ejemplo, el ladrillo en (3, 4) pasa a (4, 4), si en (4, 4) no hay ladrillo.
block-lower-stack = Bajar la pila de ladrillos con base en { $cell }
    .tip =
        Baja una casilla el ladrillo y todos los que están apilados encima de él, si debajo de la base no hay un ladrillo.
        Por ejemplo, con base en (3, 4) bajan una casilla los ladrillos en (3, 4), (2, 4) y (1, 4), si están uno encima de otro.
block-drop-brick = Hacer caer el ladrillo en { $cell }
    .tip =
        Hace caer el ladrillo hasta donde encuentra otro ladrillo o el fondo de la pared.
        Por ejemplo, el ladrillo en (3, 4) llega a (6, 4) si las casillas (4, 4), (5, 4) y (6, 4) están vacías y en (7, 4) hay un ladrillo.
block-drop-stack = Hacer caer la pila de ladrillos con base en { $cell }
    .tip =
        Hace caer el ladrillo y todos los que están apilados encima de él, hasta donde la base encuentra otro ladrillo o el fondo de la pared.
        Por ejemplo, con «casilla encima de» una casilla vacía hace caer la pila que está sobre ella.
block-compact-column = Compactar la columna de índice { $number }
    .tip =
        Hace caer los ladrillos de una columna hasta que no quedan en ella casillas vacías. Las columnas van de 0 a 8.
        Por ejemplo, con 0 se compacta la primera columna de la izquierda.
block-paint = Pintar de { $colour } el ladrillo en { $cell }
    .tip =
        Cambia el color del ladrillo. Si en la casilla no hay ladrillo, no pasa nada.
        Por ejemplo, con «rojo» y «casilla pulsada» el ladrillo pulsado se vuelve rojo.

## Infección

block-infect-area = Infectar todos los ladrillos del área de contagio alrededor de { $cell }
    .tip =
        Infecta el ladrillo y todos los de su color conectados con él. Un ladrillo sin vecinos de su color no tiene área: no se infecta nada.
        Por ejemplo, ponlo al principio con «casilla pulsada».
block-infect-strip = Infectar todos los ladrillos de la franja de contagio alrededor de { $cell }
    .tip =
        Infecta el ladrillo y los de su color conectados con él por arriba y por abajo. Un ladrillo sin vecinos de su color encima o debajo no tiene franja: no se infecta nada.
        Por ejemplo, ponlo al principio con «casilla pulsada», en el juego simplificado.
block-infect = Infectar el ladrillo en { $cell }
    .tip =
        Infecta un solo ladrillo. Si en la casilla no hay ladrillo, no pasa nada.
        Por ejemplo, con «casilla pulsada» empieza el contagio.
block-cure = Quitar la infección del ladrillo en { $cell }
    .tip =
        El ladrillo se queda en su sitio y deja de estar infectado.
        Por ejemplo, con «casilla cualquiera con ladrillo infectado» cura uno de los ladrillos infectados, al azar.
block-cure-all = Quitar la infección de todos los ladrillos
    .tip =
        Ningún ladrillo de la pared sigue infectado.
        Por ejemplo, sirve para volver a empezar el contagio desde cero.
block-extreme-infected = casilla más { $side } con ladrillo infectado
    .tip =
        De las casillas con un ladrillo infectado da la que está más arriba (o más abajo, a la derecha, a la izquierda). Si hay empate da la primera, fila por fila desde la izquierda; si no hay ningún ladrillo infectado, da «ninguna casilla».
        Por ejemplo, «Quitar el ladrillo en» esta casilla, repetido, quita los ladrillos infectados de arriba abajo.
block-any-infected = casilla cualquiera con ladrillo infectado
    .tip =
        Da una casilla con un ladrillo infectado, elegida al azar cada vez; si no hay ningún ladrillo infectado, da «ninguna casilla».
        Por ejemplo, «Quitar el ladrillo en» esta casilla quita un ladrillo infectado al azar.
block-exists-infected = hay un ladrillo infectado
    .tip =
        Da verdadero si al menos un ladrillo de la pared está infectado; si no, falso.
        Por ejemplo, «repetir mientras hay un ladrillo infectado».
block-is-infected = el ladrillo en { $cell } está infectado
    .tip =
        Da verdadero si en la casilla hay un ladrillo y está infectado; si no, falso.
        Por ejemplo, «si el ladrillo en casilla pulsada está infectado».
block-for-each-infected = Para cada casilla { $var } con un ladrillo infectado
    .tip =
        Ejecuta los bloques de dentro una vez por cada casilla con un ladrillo infectado; la variable dice de qué casilla se trata. También los ladrillos infectados mientras tanto tienen su turno; ninguna casilla tiene dos.
        Por ejemplo, con «Quitar el ladrillo en C» quita todos los ladrillos infectados.

## Casillas

block-clicked = casilla pulsada
    .tip =
        Da la casilla en la que se ha hecho clic en esta jugada.
        Por ejemplo, «Quitar el ladrillo en casilla pulsada».
block-neighbour = casilla { $side } { $cell }
    .tip =
        Da la casilla vecina del lado elegido. En el borde de la pared puede quedar fuera: se puede comparar, pero no usar.
        Por ejemplo, la casilla encima de (3, 4) es (2, 4).
block-cell-at = casilla en fila = { $row } y columna = { $column }
    .tip =
        Da la casilla con estos dos índices. Las filas se cuentan desde arriba y las columnas desde la izquierda, unas y otras de 0 a 8.
        Por ejemplo, fila = 0 y columna = 8 es la casilla de arriba a la derecha.
block-row-of = índice de fila de { $cell }
    .tip =
        Da el número de la fila de la casilla: 0 es la de más arriba, 8 la de más abajo.
        Por ejemplo, el índice de fila de (3, 4) es 3.
block-column-of = índice de columna de { $cell }
    .tip =
        Da el número de la columna de la casilla: 0 es la primera de la izquierda, 8 la última de la derecha.
        Por ejemplo, el índice de columna de (3, 4) es 4.
block-extreme-empty = casilla vacía más { $side }
    .tip =
        De las casillas vacías, es decir, sin ladrillo pero con al menos un ladrillo más arriba, da la que está más arriba (o más abajo, a la derecha, a la izquierda). Si no hay, da «ninguna casilla».
        Por ejemplo, «Bajar el ladrillo en casilla encima de» esta casilla rellena un agujero.
block-any-empty = casilla vacía cualquiera
    .tip =
        Da una casilla vacía, es decir, sin ladrillo pero con al menos un ladrillo más arriba, elegida al azar cada vez. Si no hay, da «ninguna casilla».
        Por ejemplo, «Bajar el ladrillo en casilla encima de casilla vacía cualquiera».
block-exists-empty = hay una casilla vacía
    .tip =
        Da verdadero si hay al menos una casilla sin ladrillo con un ladrillo más arriba en su columna. Las casillas negras, que no tienen nada encima, no están vacías.
        Por ejemplo, «repetir mientras hay una casilla vacía».
block-is-empty = { $cell } está vacía
    .tip =
        Da verdadero si la casilla no tiene ladrillo y hay al menos uno más arriba en su columna. Una casilla negra, que no tiene nada encima, no está vacía.
        Por ejemplo, «repetir mientras casilla debajo de C está vacía».

## Colores

block-colour-of = color del ladrillo en { $cell }
    .tip =
        Da el color del ladrillo, para compararlo con otro color. Una casilla sin ladrillo da «ningún color».
        Por ejemplo, «color del ladrillo en C = color del ladrillo en casilla pulsada».
block-extreme-with-colour = casilla más { $side } con ladrillo de color { $colour }
    .tip =
        De las casillas con un ladrillo de ese color da la que está más arriba (o más abajo, a la derecha, a la izquierda). Si no hay, da «ninguna casilla».
        Por ejemplo, la casilla más arriba con ladrillo de color rojo.
block-any-with-colour = casilla cualquiera con ladrillo de color { $colour }
    .tip =
        Da una casilla con un ladrillo de ese color, elegida al azar cada vez. Si no hay, da «ninguna casilla».
        Por ejemplo, con el color del ladrillo en «casilla pulsada» da un ladrillo del mismo color.
block-has-colour = el ladrillo en { $cell } es { $colour }
    .tip =
        Da verdadero si en la casilla hay un ladrillo de ese color; si no, falso.
        Por ejemplo, «si el ladrillo en casilla pulsada es rojo».
block-connected = el ladrillo en { $a } está conectado con el ladrillo en { $b }
    .tip =
        Da verdadero si se llega de uno a otro pasando solo por ladrillos vecinos del mismo color. Cada ladrillo está conectado consigo mismo.
        Por ejemplo, dos ladrillos rojos vecinos están conectados.
block-swatch = { $colour }
    .tip =
        Da el color elegido.
        Por ejemplo, «color del ladrillo en C = rojo».
