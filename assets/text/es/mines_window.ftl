### El buscaminas en la ventana.

## La partida

mines-new = Nueva partida
mines-new-tip = Otro tablero con las mismas opciones (N)
mines-choose = { $size }: elige el tamaño y las reglas
mines-choose-tip = Tamaño, reglas y número del tablero (Ctrl+N)
mines-restart = El mismo tablero, desde el principio (R)
mines-pause = Pausa (P)
mines-go-on = Continuar (P)
mines-paused = En pausa: haz clic en el tablero o pulsa P para continuar.
mines-left = Minas por marcar: { $count }
mines-time = Tiempo: { $time }
mines-board-number = Tablero { $number } · { $kind }
mines-board-given = Tablero de un archivo
mines-board-number-tip = Obtienes el mismo tablero con el mismo número, las mismas opciones y la misma primera casilla.
mines-ready = Abre una casilla. Un número dice cuántas minas hay a su alrededor. Con el botón derecho o con F pones una bandera.
mines-lost = Había una mina en ({ $row }, { $column }).
mines-won = ¡Has ganado! Tiempo: { $time }
mines-losses = { $count ->
    [one] Con una mina que explotó y se deshizo
   *[other] Con { $count } minas que explotaron y se deshicieron
}
mines-undo = Deshacer
mines-undo-key = Deshacer (Ctrl+Z)
mines-undone = La mina vuelve a estar tapada. La partida cuenta como perdida.
mines-taken-back = La última jugada se ha deshecho: la partida ya no cuenta.
mines-reveal = Mostrar las minas
mines-flag-holds = Aquí hay una bandera: quítala antes de abrir la casilla.
mines-refused = Un tablero así no es posible: { $why }.
mines-no-thread = El ordenador está demasiado ocupado para buscar un tablero: cierra algún programa y prueba otra vez.
mines-laying = Busco un tablero que se resuelva sin adivinar…
mines-laying-stop = Interrumpir
mines-laying-stopped = La búsqueda se ha interrumpido. Con menos minas se tarda menos.

## Las casillas, para quien no las ve

mines-board = Buscaminas, { $columns } por { $rows }
mines-cell-chance = { $cell }, mina al { $percent } %
mines-cell-closed = cerrada
mines-cell-flag = bandera
mines-cell-question = interrogante
mines-cell-clue = { $clue } alrededor
mines-cell-mine = mina
mines-cell-fatal = mina que ha explotado
mines-cell-wrong-flag = bandera equivocada
mines-large = Casillas grandes, para los dedos

## Ayudas

mines-advise-tip = Dice qué se puede deducir, y por qué; pulsa otra vez para hacerlo (H)
mines-advise-again = Pulsa otra vez para hacerlo.
mines-thinking = Lo estoy pensando…
mines-first-safe = Abre una casilla cualquiera: la primera es segura.
mines-first-any = Abre una casilla cualquiera: de la primera no se sabe nada.
mines-guess = No se puede deducir nada: hay que arriesgarse. La mejor casilla es ({ $row }, { $column }), mina al { $percent } %.
mines-guess-win = Con ella, la probabilidad de ganar es { $percent } %.
mines-guess-again = Pulsa otra vez para abrirla.
mines-nothing-to-open = Ya no queda nada que abrir.
mines-heat = Probabilidad
mines-heat-button-tip = La probabilidad de una mina en cada casilla cerrada, en tanto por ciento (V)
mines-heat-tip = Los números de las casillas cerradas son la probabilidad de una mina, en tanto por ciento. La marca de verificación indica una casilla segura. El borde azul con el punto indica la mejor.
mines-heat-not-exact = La posición es demasiado complicada para contarlo todo: las probabilidades son aproximadas, con un error de hasta unos { $error } puntos porcentuales.
mines-peek = Espiar
mines-peek-tip = Muestra qué hay debajo de la casilla señalada (K)
mines-peek-laid = Las minas ya están puestas: la casilla ({ $row }, { $column }) es segura. La partida no cuenta.
mines-peek-nothing = Las minas se ponen cuando abres la primera casilla.
mines-flagging = Bandera
mines-flagging-tip = Un clic o un toque pone la bandera en vez de abrir (B)
mines-auto-stop = Parar el ordenador
mines-auto-step = Una jugada (S)
mines-auto-words = El ordenador juega por ti
mines-slowest = Lentísimo: una jugada cada dos segundos
mines-at-once = Al instante: una jugada tras otra
mines-speed = Velocidad: una jugada cada { $seconds } s

## Partida repasada

mines-replay-title = Repaso de la partida
mines-replay-time = Tiempo en la partida: { $time }
mines-replay-run = Reproducir (espacio)
mines-replay-back = Una acción atrás (flecha izquierda)
mines-replay-forward = Una acción adelante (flecha derecha)
mines-replay-begins = Antes de la primera acción.
mines-leave = Volver a la partida
mines-action-open = Abre ({ $row }, { $column }).
mines-action-mark = Marca ({ $row }, { $column }).
mines-action-chord = Abre alrededor de ({ $row }, { $column }).
mines-action-undo = Deshace.

## Posición de un archivo

mines-study = Posición para estudiar
mines-study-tip = Nadie sabe qué hay debajo de las casillas. Pista y Probabilidad muestran qué se puede deducir. Elige arriba qué poner en una casilla.
mines-study-contradiction = La posición es contradictoria: ninguna disposición de las minas es compatible con la casilla ({ $row }, { $column }).
mines-study-open = Las casillas seguras están marcadas: escribe qué números hay debajo.
mines-brush = Un clic pone:
mines-cannot-stand = Aquí no vale: el número es mayor que el de casillas vecinas, o hay demasiadas minas.
mines-position-opened = Posición abierta: tu partida te espera.
mines-board-opened = Tablero abierto: ¡buena partida!
mines-save-position = Guardar lo que ves…
mines-save-board = Guardar el tablero con las minas…
mines-dialog-open = Abrir una posición o un tablero
mines-dialog-save = Guardar para el buscaminas
mines-name-position = posición
mines-name-board = tablero
mines-too-large-to-show = La ventana muestra tableros de { $low } a { $high } columnas y filas; para uno más grande usa clickomania mines en el terminal.

## Opciones para una partida nueva

mines-size-title = Tamaño
mines-size-beginner = Principiante
mines-size-intermediate = Intermedio
mines-size-expert = Experto
mines-size-own = A medida
mines-measures = { $columns } × { $rows }, { $mines ->
    [one] una mina
   *[other] { $mines } minas
}
mines-columns = Columnas
mines-rows = Filas
mines-mines = Minas
mines-mines-refused = Con este tamaño las minas van de 1 a { $most }.
mines-seed-title = Número del tablero
mines-seed-present = El de ahora
mines-seed-tip = Vacío: el próximo. El mismo número, las mismas opciones y la misma primera casilla dan el mismo tablero.
mines-seed-refused = El número del tablero debe ser un número entero de 0 a { $most }.
mines-rule-title = Cómo se ponen las minas
mines-rule-any = al azar
mines-rule-any-tip = Todos los tableros tienen la misma probabilidad
mines-rule-not-enclosed = ninguna mina encerrada entre minas
mines-rule-not-enclosed-tip = Cada mina tiene al lado una casilla sin mina, que la puede revelar
mines-rule-repaired = sin adivinar, arreglado
mines-rule-repaired-tip = Se resuelve solo deduciendo. Rápido: donde ya no se puede deducir, el programa mueve minas. No todos los tableros tienen la misma probabilidad
mines-rule-filtered = sin adivinar, al azar
mines-rule-filtered-tip = Se resuelve solo deduciendo. El programa prueba tableros hasta que uno vale: todos tienen la misma probabilidad, pero con muchas minas se tarda
mines-rule-one-clue = sin adivinar: un número
mines-rule-two-clues = sin adivinar: dos números
mines-rule-mines-left = sin adivinar: minas restantes
mines-rule-cases = sin adivinar: todos los casos
mines-rule-difficulty-tip = La deducción más difícil que hace falta es esta: un número cada vez, dos juntos, el número de minas restantes o todos los casos
mines-first-title = La primera casilla
mines-first-choice-zero = abre una zona vacía
mines-first-choice-safe = es segura
mines-first-choice-any = puede ser una mina
mines-flags-title = Banderas
mines-question-marks = También interrogantes
mines-win-by-flags = También se gana marcando todas las minas

## Estadísticas

mines-statistics = Estadísticas
mines-statistics-empty = Todavía no has terminado ninguna partida.
mines-history = Las últimas partidas
mines-kind-title = Tipo
mines-kind-zero = empieza con un cero
mines-kind-no-flags = sin banderas
mines-date = Fecha (UTC)
mines-time-title = Tiempo
mines-outcome = Resultado
mines-outcome-won = ganada
mines-outcome-lost = perdida
mines-outcome-abandoned = abandonada
mines-outcome-helped = { $outcome }, con ayuda
mines-statistics-tip = Cuentan las partidas sin ayuda en tableros nuevos, por tipo. Las abandonadas cuentan como jugadas. Puntos: 1000 × 3BV / (décimas de segundo + 10).
mines-games = Jugadas
mines-wins = Ganadas
mines-wins-share = { $wins } ({ $percent } %)
mines-times = Mejores tiempos
mines-best-time = Mejor tiempo
mines-mean-time = Tiempo medio
mines-best-per-second = Mejor 3BV/s
mines-three-bv = 3BV
mines-three-bv-per-second = 3BV/s
mines-clicks = Clics
mines-clicks-left = para abrir
mines-clicks-right = para marcar
mines-clicks-chord = en números
mines-clicks-wasted = en vano
mines-openings = Aperturas
mines-islands = Islas
mines-efficiency = Eficiencia
mines-percent = { $percent } %
mines-forget = Borrar todo

## La historia de una partida

mines-story-title = La historia de los clics
mines-story-safe = Era segura.
mines-story-forced = Una conjetura con un { $percent } % de riesgo: nada era más seguro.
mines-story-needless = Una conjetura con un { $percent } % de riesgo, cuando ({ $row }, { $column }) era segura.
mines-story-worse = Una conjetura con un { $percent } % de riesgo, cuando en ({ $row }, { $column }) era del { $least } %: una pérdida esperada de { $loss } puntos porcentuales.
mines-replay-speed = Velocidad: { $speed } veces la de la partida
mines-save-replay = Guardar la partida terminada…
mines-copy-replay = Copiar la partida como texto
mines-paste = Pegar una partida o una posición
mines-name-replay = partida
mines-replay-none = Puedes guardar y copiar una partida cuando ha terminado.
mines-replay-copied = Partida copiada: es una línea de texto, pégala donde quieras.
mines-replay-opened = Partida abierta: la ves desde el principio.
mines-paste-refused = El texto copiado no es ni una partida ni una posición: { $why }
mines-draw = Dibujar una posición
mines-draw-tip = Un tablero vacío de este tamaño: pon los números que ves en otra parte, y pide pistas y probabilidades
mines-drawing = Tablero vacío: elige qué poner y haz clic en las casillas.

## Récords

mines-records-title = Tus récords
mines-records-none = Gana sin ayuda una partida como esta: aquí aparecerán tus mejores tiempos
mines-new-record = ¡Nuevo récord! Antes: { $time }
mines-first-record = Primera victoria de este tipo
