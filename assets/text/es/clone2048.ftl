### El tercer clon: el juego en el terminal, y qué falla en un archivo de tablero.
### La consola habla como en el artículo, al pie de la letra («Numero» y «VISUALIZACION» incluidos), y de usted.

clone2048-menu-create = CREAR NUEVO TABLERO
clone2048-menu-read = LEER TABLERO DE FICHERO
clone2048-menu-leave = SALIR
clone2048-ask-option = Indique opción
clone2048-ask-size = Tamaño del tablero
clone2048-ask-obstacles = Numero de obstáculos
clone2048-ask-file = Nombre del Fichero
clone2048-status = MOVIMIENTOS = { $moves } | PUNTUACIÓN = { $score }
clone2048-ask-enter = Pulse [Enter] para mostrar inserción del nuevo bloque
# Las teclas son las letras entre corchetes, en este orden: arriba, abajo, izquierda, derecha, modo, guardar, fin.
clone2048-ask-key = [S]ubir, [B]ajar, [I]zda, [D]cha | [M]odo, [G]uardar, [F]in
clone2048-choose-mode = ESCOJA MODO VISUALIZACION
clone2048-ask-mode = Escoja opción
clone2048-mode-letter = Alfabeto
clone2048-mode-level = Nivel
clone2048-over = FIN DE LA PARTIDA
clone2048-wrong-number = Escriba un número entero de { $low } a { $high }
clone2048-wrong-key = Escriba una de las letras entre corchetes
clone2048-saved = El tablero se ha escrito en { $file }
clone2048-ask-overwrite = { $file } ya existe: ¿sustituirlo? [S]í, [N]o
clone2048-not-saved = No se ha escrito nada
clone2048-too-large-to-show = La ventana muestra tableros de hasta { $most } filas: para uno mayor usa clickomania third en el terminal.

clone2048-start-twice = el tablero se da dos veces: escribe --size o --file, no los dos
clone2048-start-obstacles = los obstáculos necesitan el tamaño del tablero: añade --size N
clone2048-start-too-many-obstacles = hay demasiados obstáculos: como máximo { $most }, para que quede una casilla libre

## Archivos

clone2048-file-number = Aquí hace falta un número entero desde 0, solo con cifras: la primera línea dice cuántos movimientos se han hecho; la segunda, la puntuación.
clone2048-file-number-too-large = El número es demasiado grande: escribe uno más pequeño.
clone2048-file-board-size = El tablero debe tener de { $low } a { $high } filas y otras tantas columnas.
clone2048-file-unexpected-character = El carácter «{ $character }» no vale en un tablero: escribe . donde no hay nada, * para un obstáculo y una letra para un bloque.
