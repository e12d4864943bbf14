### El tercer clon: el juego en el terminal, y qué falla en un archivo de tablero.
### La consola habla como en el artículo, al pie de la letra («Numero» y «VISUALIZACION» incluidos), y de usted.

third-menu-create = CREAR NUEVO TABLERO
third-menu-read = LEER TABLERO DE FICHERO
third-menu-leave = SALIR
third-ask-option = Indique opción
third-ask-size = Tamaño del tablero
third-ask-obstacles = Numero de obstáculos
third-ask-file = Nombre del Fichero
third-status = MOVIMIENTOS = { $moves } | PUNTUACIÓN = { $score }
third-ask-enter = Pulse [Enter] para mostrar inserción del nuevo bloque
# Las teclas son las letras entre corchetes, en este orden: arriba, abajo, izquierda, derecha, modo, guardar, fin.
third-ask-key = [S]ubir, [B]ajar, [I]zda, [D]cha | [M]odo, [G]uardar, [F]in
third-choose-mode = ESCOJA MODO VISUALIZACION
third-ask-mode = Escoja opción
third-mode-letter = Alfabeto
third-mode-level = Nivel
third-over = FIN DE LA PARTIDA
third-wrong-number = Escriba un número entero de { $low } a { $high }
third-wrong-key = Escriba una de las letras entre corchetes
third-saved = El tablero se ha escrito en { $file }
third-ask-overwrite = { $file } ya existe: ¿sustituirlo? [S]í, [N]o
third-not-saved = No se ha escrito nada
third-too-large-to-show = La ventana muestra tableros de hasta { $most } filas: para uno mayor usa clickomania third en la terminal.

third-start-twice = el tablero se da dos veces: escribe --size o --file, no los dos
third-start-obstacles = los obstáculos van con el tamaño del tablero: añade --size N
third-start-too-many-obstacles = hay demasiados obstáculos: como máximo { $most }, para que quede una casilla libre

## Archivos

third-file-number-missing = Aquí falta un número: la primera línea dice cuántos movimientos se han hecho, la segunda la puntuación.
third-file-number-negative = El número no puede ser negativo: la primera línea dice cuántos movimientos se han hecho, la segunda la puntuación.
third-file-number-malformed = Aquí hace falta un número entero, solo con cifras: la primera línea dice cuántos movimientos se han hecho, la segunda la puntuación.
third-file-number-too-large = El número es demasiado grande: escribe uno más pequeño.
third-file-board-too-small = El tablero es demasiado pequeño: tiene de { $low } a { $high } filas y otras tantas columnas.
third-file-board-too-large = El tablero es demasiado grande: tiene de { $low } a { $high } filas y otras tantas columnas.
third-file-row-too-short = La fila es corta: tiene { $found } casillas, pero la primera fila del tablero tiene { $expected }. Añade las que faltan, con . donde no hay nada.
third-file-row-too-long = La fila es larga: la primera fila del tablero tiene { $expected } casillas. Quita las que sobran.
third-file-too-few-rows = Faltan filas: el tablero es cuadrado, con { $found } filas pero { $expected } columnas. Añade las que faltan.
third-file-too-many-rows = Hay demasiadas filas: el tablero es cuadrado, con { $expected } columnas. Quita las que sobran.
third-file-unexpected-character = El carácter «{ $character }» no puede estar en un tablero: escribe . donde no hay nada, * para un obstáculo y una letra para un bloque.
