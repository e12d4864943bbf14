### El tercer clon en la ventana.

## El tablero

third-board = Tablero { $size } × { $size }
third-row = fila { $number }: { $cells }
third-cell-empty = vacía
third-cell-obstacle = obstáculo
third-block = nivel { $level }: letra { $letter }, { $less } en el juego 1024, { $more } en el juego 2048
third-kind = { $size } × { $size }, { $obstacles ->
        [0] sin obstáculos
        [one] { $obstacles } obstáculo
       *[other] { $obstacles } obstáculos
    }
third-number = Tablero { $number }
third-which = { $name } · { $kind }

## Tablero nuevo

third-new = Nuevo tablero
third-new-tip = Elige tamaño, obstáculos y número de un nuevo tablero (Ctrl+N)
third-new-menu = Nuevo tablero…
third-new-title = ¿Cómo debe ser el nuevo tablero?
third-new-number = Número del tablero
third-new-number-tip = El mismo número da siempre el mismo tablero y los mismos bloques nuevos
third-new-number-wrong = El número del tablero es un número entero, por ejemplo 17
third-new-begin = Empezar
third-classic = Reglas de 2048
third-classic-tip = Dos bloques al principio; una jugada que no cambia nada no vale; el 90 % de los bloques nuevos son de nivel 1; una fusión vale el valor de su bloque; termina cuando ya nada se mueve
third-kind-classic = { $kind }, reglas de 2048
third-again = El mismo tablero, desde el principio

## Puntuación

third-score = Puntos
third-score-tip = Cada fusión vale el nivel del bloque resultante
third-moves = Movimientos
third-moves-tip = Cuántos movimientos se han hecho
third-best = Récord
third-best-tip = Tu puntuación más alta en tableros de este tamaño con tantos obstáculos; tu bloque mayor: { $largest }. Con ayuda: { $helped }
third-counter = { $name }: { $value }

## Cómo se ven los bloques

third-modes = Cómo se ven los bloques
third-mode-letter-tip = Una letra: A, B, C, etcétera
third-mode-level-tip = El nivel: 1, 2, 3, etcétera
third-mode-1024-tip = Como en el juego 1024: 1, 2, 4, 8, etcétera
third-mode-2048-tip = Como en el juego 2048: 2, 4, 8, 16, etcétera

## Movimientos

third-left = Izquierda
third-right = Derecha
third-up = Arriba
third-down = Abajo
third-moves-something = { $direction }: cambia algo
third-moves-nothing = { $direction }: no cambia nada
third-moves-something-tip = Flecha o tecla { $key }; o bien arrastra sobre el tablero
third-moves-nothing-tip = Ningún bloque se mueve, pero llega igualmente uno nuevo (flecha o tecla { $key })
third-dead-note = Una flecha vacía no cambia nada
third-advise = Consejo
third-advise-tip = Qué haría el jugador automático (H)
third-advice = Prueba: { $direction }
third-why = { $merges ->
        [0] ninguna fusión
        [one] una fusión, { $points } puntos
       *[other] { $merges } fusiones, { $points } puntos
    }; { $free ->
        [one] una casilla libre
       *[other] { $free } casillas libres
    }
third-why-less = { $what }; promete { $less } menos
third-why-nothing = no mueve nada

## Velocidad

third-slowest = Lentísimo: tres segundos por movimiento
third-at-once = Al instante, sin animación
third-moves-a-second = movimientos por segundo: { $count }
third-speed = Velocidad: { $speed }

## Jugador automático

third-automatic = Jugador automático
third-play = Que juegue el ordenador
third-play-tip = El ordenador juega en tu lugar hasta que lo pares
third-stop = Parar
third-thinking = piensa { $milliseconds } ms
third-thinking-tip = Cuánto tiempo piensa en cada movimiento, en milisegundos

## Repasar la partida

third-replay = Repasar la partida
third-replay-pause = Parar la película de la partida
third-to-beginning = Al principio de la partida (Inicio)
third-to-end = Al final de la partida (Fin)
third-turn-back = Un turno atrás
third-turn-forward = Un turno adelante
third-turns = Turno
third-turn = turno { $turn } de { $last }
third-from-here = Jugar desde aquí
third-from-here-tip = Continúa la partida desde el turno que ves

## Menús y archivos

third-undo = Deshacer el movimiento (Ctrl+Z)
third-redo = Rehacer el movimiento (Ctrl+Y)
third-open-title = Abrir un tablero
third-save-title = Guardar el tablero
# El principio del nombre de un archivo.
third-default-name = tablero

## Frases

third-told-begun = Nuevo tablero: mueve los bloques con las flechas. Con Ctrl+Z vuelve la partida de antes.
third-told-opened = Abierto: { $path }. Con Ctrl+Z vuelve la partida de antes.
third-told-before = Ha vuelto la partida de antes. Con Ctrl+Y vuelve la nueva.
third-told-too-many = Hay demasiados obstáculos: como máximo { $most }, para que quede una casilla libre.
third-told-nothing-goes-on = Ahora nada avanza solo: con { $play } juega el ordenador, con { $replay } se vuelve a ver la partida.
third-told-past = Estás repasando la partida: pulsa «Jugar desde aquí», o ve al final de la partida.
third-told-over = Partida terminada: { $score ->
        [one] { $score } punto
       *[other] { $score } puntos
    } en { $moves ->
        [one] { $moves } movimiento
       *[other] { $moves } movimientos
    }.
third-told-is-over = La partida ha terminado: con Ctrl+Z vuelves un movimiento atrás.
third-told-reached = ¡Has hecho { $block }! Sigue: los hay mayores.
third-told-largest = El bloque mayor: { $block }.
third-told-nothing-moves = Así no se mueve nada: con las reglas de 2048 no es una jugada.
third-told-lost = El jugador automático se ha parado por un error. Pulsa otra vez para que siga.

## Un momento para celebrar

third-moment-reached = ¡{ $block }!
third-moment-over = Fin de la partida
third-moment-record = Nuevo récord para tableros así
third-moment-keep = Seguir
third-moment-new = Otro tablero
third-moment-again = Repetir este
third-records = Tus récords
third-records-none = La puntuación más alta de cada tipo de tablero aparecerá aquí
third-figures = Las cuatro direcciones
third-figures-tip = Las barras dicen cuánto promete cada dirección comparada con la mejor: cuánto se unirá aún hasta el final, según el jugador automático; después, cuántas fusiones y cuántos puntos da enseguida, cuántas casillas quedan libres y cuánto menos promete que la mejor
third-figures-merges = fusiones
third-figures-points = puntos
third-figures-free = libres
third-figures-less = menos
third-moment-so-far = { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
} en { $moves ->
    [one] { $moves } movimiento
   *[other] { $moves } movimientos
}
third-records-line = { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
}, bloque { $block }
