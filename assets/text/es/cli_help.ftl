### Las páginas de ayuda de la línea de comandos: una línea por comando y por opción.

help-usage = Uso
help-commands = Comandos
help-arguments = Argumentos
help-options = Opciones
help-command-word = COMANDO
help-options-word = OPCIONES
help-program-word = PROGRAMA
help-default = por defecto: { $value }
help-default-game = el del programa
help-default-jobs = todos

help-about = Construye con bloques un programa que juegue a Clickomania, míralo trabajar y consigue lo mismo con menos.

## Comandos

help-run = Hace clic con un programa y muestra la pared tras el último clic
help-trace = Muestra qué hace un programa tras un clic, un paso por línea
help-play = Juega partidas enteras en paredes al azar, para contar y medir
help-cost = Dice cuánto cuestan los programas, por categoría y por bloque
help-check = Dice si los programas están listos y qué les falta
help-words = Escribe un programa en palabras, como texto
help-wall = Muestra la pared de un número

## Argumentos

help-argument-program = Un programa (.clickomania, .ron, .svg, .png) o - para la entrada estándar
help-argument-window-file = El programa con el que se abre la ventana
help-argument-files = Archivos de programa (.clickomania, .ron), carpetas que los contienen, o - para la entrada estándar

## Opciones

help-option-help = Muestra esta ayuda
help-option-version = Muestra la versión
help-option-lang = El idioma de los textos (por defecto: el del sistema; inglés fuera de un terminal)
help-option-json = Escribe JSON, un objeto por línea
help-option-seed = Semilla de los números aleatorios
help-option-seed-or-random = Semilla de los números aleatorios; random: una nueva, en la salida de errores
help-option-colours = Cuántos colores tiene la pared, de 2 a 5
help-option-jobs = Procesadores que usar
help-option-game = El juego: completo (full) o simplificado (strip)
help-option-budget = Cuántos pasos puede tener como máximo una jugada
help-option-wall = La pared, de un archivo de nueve líneas
help-option-wall-seed = La pared de este número
help-option-click = La casilla en la que hacer clic: fila y columna de 0 a 8
help-option-clicks = La casilla en la que hacer clic: fila y columna de 0 a 8; se puede repetir
help-option-from = El primer paso que mostrar, contando desde 1 (por defecto: 1)
help-option-to = El último paso que mostrar, incluido (por defecto: el último de la jugada)
help-option-games = Cuántas partidas jugar
help-option-clicked = En qué ladrillos hacer clic: solo los que se pueden quitar (groups) o todos (any)

## El tercer clon

help-argument-board = El archivo con el tablero
help-option-file = El tablero del que partir
help-option-move = Hacia qué lado mover
help-option-obstacles = Cuántos obstáculos poner
help-option-size = El tamaño del tablero
help-clone2048 = El tercer clon, en el terminal
help-clone2048-move = Hace un solo movimiento en un tablero del tercer clon
help-clone2048-play = Hace jugar al ordenador y dice hasta dónde llega
help-option-player = Qué jugador: trained o rule
help-option-work = Cuánto piensa en cada movimiento: mismo número, mismas partidas
help-option-data = Dónde se guardan ranuras, ajustes y programa en construcción (por defecto: CLICKOMANIA_DATA)
help-option-contest = Abre la ventana en modo concurso; con el archivo de un concurso, lo empieza
help-option-desktop = Muestra los errores en una ventana (para abrir desde el escritorio)

## Tantrix

help-tantrix = Los cuatro rompecabezas del Tantrix
help-tantrix-domino = Fichas en fila: las caras que se tocan tienen el mismo color
help-tantrix-rainbow = Una pirámide con las fichas de un dorso, y una línea que las une
help-tantrix-board = Fichas en una cuadrícula según la regla de oro
help-tantrix-puzzle = Una sola línea a través de todas las fichas, sin huecos
help-tantrix-longest = Una línea a través de todas las fichas que tienen su color
help-tantrix-check = Comprueba las soluciones de un archivo que indica su rompecabezas
help-argument-solutions = El archivo con las soluciones, JSON o RON
help-tantrix-tiles = Escribe la tabla de las fichas, o lee la de un archivo
help-argument-tiles-file = Una tabla de fichas, tiles.txt o tiles_pl.txt
help-option-tiles-format = Cómo escribirla: text (tiles.txt) o prolog (tiles_pl.txt)
help-option-tiles = Qué fichas: N para las de 1 a N, o números e intervalos como 1-5,8
help-option-back = El dorso de las fichas: las de dorso blue, green o red llenan una pirámide
help-option-columns = Cuántas columnas tiene la cuadrícula
help-option-rows = Cuántas filas tiene la cuadrícula; las impares, contando desde 0, están desplazadas a la derecha
help-option-shape = Un archivo con el dibujo del tablero: # un sitio, . ninguno
help-option-free = Un tablero sin borde
help-option-closed = La línea está cerrada (d)
help-option-line = El color de la línea: uno cualquiera, el del dorso de la ficha más alta (f), o este
help-option-longest-colour = El color de la línea más larga
help-option-holes = Qué huecos están prohibidos: todos los del artículo (none), solo los cerrados (enclosed) o ninguno (allowed)
help-option-first = Busca una solución (por defecto)
help-option-all = Enumera todas las soluciones
help-option-limit = Cuántas enumerar como máximo
help-option-count = Dice solo cuántas soluciones hay
help-option-up-to-rotation = Cuenta una sola vez las soluciones que son rotaciones una de otra
help-option-format = Cómo escribir las soluciones: text, json, ron o svg
help-option-check-solution = Comprueba las soluciones de un archivo, JSON o RON, en vez de buscarlas
help-option-fixed = Fichas ya colocadas, de un archivo: JSON o RON

## Buscaminas

help-mines = Buscaminas: tableros, probabilidades, partidas
help-mines-new = Muestra un tablero con su solución
help-mines-probabilities = Dice la probabilidad de que cada casilla cerrada sea una mina
help-mines-solve = Hace jugar al programa y cuenta las partidas que gana
help-option-difficulty = La deducción más difícil que hace falta: one-clue, two-clues, mines-left o cases (con --rule no-guess)
help-mines-hint = Dice qué se puede deducir en una posición, y por qué
help-mines-best = Dice qué casilla abrir, y con qué probabilidad se gana
help-mines-replay = Cuenta una partida: el riesgo de cada clic
help-mines-board = Las medidas de un tablero: 3BV, aperturas, islas, encerradas
help-option-first-check = La casilla con la que se empieza: dice si desde ahí no hay que adivinar
help-argument-whole-board = El archivo con el tablero entero
help-argument-position = Un archivo con una posición, o - para la entrada estándar
help-argument-replay = La partida, como línea de texto
help-option-first-click = La primera casilla que abrir, sin mina: fila y columna
help-option-rule = Qué debe garantizar el tablero: nada (any), ninguna mina encerrada entre minas (not-enclosed), no tener que adivinar (no-guess)
help-option-method = Cómo se encuentra un tablero en el que nunca hay que adivinar: arreglándolo (repaired) o al azar entre todos (filtered)
help-option-start = La primera casilla: sin mina, en una esquina (safe), o un cero (opening)

## Instalar

help-complete = Escribe lo que una shell necesita para completar los comandos
help-man = Escribe las páginas del manual, una por cada comando
help-argument-shell = La shell
help-option-output-folder = En qué carpeta escribir

## Ejercicios

help-task = Ejercicios: los enumera, muestra, comprueba e imprime
help-task-list = Enumera los ejercicios que vienen con el programa
help-task-show = Muestra el archivo de un ejercicio o curso, para aprender a escribirlo
help-task-check = Comprueba si los ejercicios y los cursos se pueden usar
help-task-least = Dice el coste mínimo de un ejercicio y por qué no puede bajar más
help-task-sheet = Escribe un ejercicio como página HTML para imprimir
help-task-pupils = Escribe la copia de un concurso para participantes, sin soluciones
help-argument-task-id = El nombre del ejercicio o del curso
help-argument-task = El archivo del ejercicio o del curso, o el nombre de un ejercicio
help-argument-tasks = Archivos de ejercicios y cursos (.ron), carpetas que los contienen, o - para la entrada estándar
help-argument-least = Ejercicios, archivos, carpetas; si no, todos los incluidos
help-option-task = El ejercicio: un archivo (de un curso ARCHIVO#ID), o el nombre de uno que viene con el programa
help-option-sheet-output = La página que se escribe
help-option-pupils-output = El archivo que se escribe
help-default-task = el del programa
help-default-seed = una nueva, escrita en la salida de errores

## Blockly

help-import = Lee un espacio de trabajo de Blockly y lo convierte en programa
help-export = Escribe un programa como espacio de trabajo de Blockly
help-argument-workspace = Un espacio de Blockly (.json o .xml), o - para la entrada estándar
help-option-output-program = El archivo del programa (por defecto: la salida estándar)
help-option-output-workspace = El archivo del espacio de trabajo

## Clases

help-class = Juzga las entregas de una clase: puntos, puestos, parecidos
help-argument-class = Entregas, programas, imágenes y archivos zip que los contienen, carpetas, o - para la entrada estándar
help-option-course = El archivo del concurso o curso, con sus ejercicios y puntos
help-option-roster = La lista de la clase en CSV, con la primera línea name,class; quien no ha entregado tiene una línea sin archivo, con 0 puntos
help-option-class-all = Juzga también las ranuras que no están indicadas como solución
help-option-class-format = El formato: table, json, csv, html o xlsx (por defecto: según el nombre de -o; si no, table)
help-option-class-output = El archivo en el que escribir (por defecto: la salida estándar)
help-class-json = En JSON cada programa tiene brought_in (cuántos de sus bloques llegaron de fuera del concurso), y cada persona, code (el código mostrado al entregar), closed (times y seconds: cuántas veces y cuánto tiempo estuvo cerrada la ventana), clock_back_seconds (cuánto retrocedió el reloj) y extra_minutes; null donde ningún concurso lo registró. Los programas de un archivo pueden ocupar { $one } MiB de memoria, los de toda la clase { $all } MiB; hay como mucho { $files } archivos.
cli-output-terminal = esto no es texto y no se puede mostrar en un terminal: indica un archivo con -o
