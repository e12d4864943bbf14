### El tercer clon en la ventana.

## El tablero

clone2048-board = Tablero { $size } × { $size }
clone2048-row = fila { $number }: { $cells }
clone2048-cell-obstacle = obstáculo
clone2048-block = nivel { $level }: letra { $letter }, { $less } en el juego 1024, { $more } en el juego 2048
clone2048-kind = { $size } × { $size }, { $obstacles ->
        [0] sin obstáculos
        [one] { $obstacles } obstáculo
       *[other] { $obstacles } obstáculos
    }
clone2048-number = Tablero { $number }
clone2048-which = { $name } · { $kind }

## Tablero nuevo

clone2048-new = Nuevo tablero
clone2048-new-tip = Elige tamaño, obstáculos y número de un nuevo tablero (Ctrl+N)
clone2048-new-menu = Nuevo tablero…
clone2048-new-title = ¿Cómo debe ser el nuevo tablero?
clone2048-new-number-tip = El mismo número da siempre el mismo tablero y los mismos bloques nuevos
clone2048-new-number-wrong = El número del tablero debe ser un número entero, por ejemplo 17
clone2048-classic = Reglas de 2048
clone2048-classic-tip = Dos bloques al principio. Un movimiento que no cambia nada no cuenta. El 90 % de los bloques nuevos son de nivel 1. Una fusión vale el valor de su bloque. Termina cuando ya nada se mueve
clone2048-kind-classic = { $kind }, reglas de 2048
clone2048-again = El mismo tablero, desde el principio

## Puntuación

clone2048-score = Puntos
clone2048-score-tip = Cada fusión vale el nivel del bloque resultante
clone2048-moves = Movimientos
clone2048-moves-tip = Cuántos movimientos has hecho
clone2048-best = Récord
clone2048-best-tip = Tu puntuación más alta en tableros de este tamaño y con este número de obstáculos. Tu bloque mayor: { $largest }. Con ayuda: { $helped }
clone2048-counter = { $name }: { $value }

## Cómo se ven los bloques

clone2048-modes = Cómo se ven los bloques
clone2048-mode-letter-tip = Una letra: A, B, C, etcétera
clone2048-mode-level-tip = El nivel: 1, 2, 3, etcétera
clone2048-mode-1024-tip = Como en el juego 1024: 1, 2, 4, 8, etcétera
clone2048-mode-2048-tip = Como en el juego 2048: 2, 4, 8, 16, etcétera

## Movimientos

clone2048-left = Izquierda
clone2048-right = Derecha
clone2048-up = Arriba
clone2048-down = Abajo
clone2048-moves-something = { $direction }: cambia algo
clone2048-moves-nothing = { $direction }: no cambia nada
clone2048-moves-something-tip = Flecha o tecla { $key }; o bien arrastra sobre el tablero
clone2048-moves-nothing-tip = Ningún bloque se mueve, pero aparece igualmente uno nuevo (flecha o tecla { $key })
clone2048-dead-note = Una flecha vacía no cambia nada
clone2048-advise-tip = Qué haría el jugador automático (H)
clone2048-advice = Prueba: { $direction }
clone2048-why = { $merges ->
        [0] ninguna fusión
        [one] una fusión, { $points } puntos
       *[other] { $merges } fusiones, { $points } puntos
    }; { $free ->
        [one] una casilla libre
       *[other] { $free } casillas libres
    }
clone2048-why-less = { $what }; promete { $less } menos
clone2048-why-nothing = no mueve nada

## Velocidad

clone2048-slowest = Lentísimo: tres segundos por movimiento
clone2048-at-once = Al instante, sin animación
clone2048-moves-a-second = movimientos por segundo: { $count }

## Jugador automático

clone2048-automatic = Jugador automático
clone2048-play = Que juegue el ordenador
clone2048-play-tip = El ordenador juega en tu lugar hasta que lo pares
clone2048-thinking = piensa { $milliseconds } ms
clone2048-thinking-tip = Cuánto tiempo piensa en cada movimiento, en milisegundos

## Repasar la partida

clone2048-replay = Repasar la partida
clone2048-replay-pause = Parar la repetición
clone2048-to-beginning = Al principio de la partida (Inicio)
clone2048-to-end = Al final de la partida (Fin)
clone2048-turn-back = Un turno atrás
clone2048-turn-forward = Un turno adelante
clone2048-turns = Turno
clone2048-turn = turno { $turn } de { $last }
clone2048-from-here = Jugar desde aquí
clone2048-from-here-tip = Continúa la partida desde el turno que ves

## Menús y archivos

clone2048-undo = Deshacer el movimiento (Ctrl+Z)
clone2048-redo = Rehacer el movimiento (Ctrl+Y)
clone2048-open-title = Abrir un tablero
clone2048-save-title = Guardar el tablero

## Frases

clone2048-told-begun = Nuevo tablero: mueve los bloques con las flechas. Ctrl+Z recupera la partida anterior.
clone2048-told-opened = Abierto: { $path }. Ctrl+Z recupera la partida anterior.
clone2048-told-before = Ha vuelto la partida anterior. Ctrl+Y recupera la nueva.
clone2048-told-too-many = Hay demasiados obstáculos: como máximo { $most }, para que quede una casilla libre.
clone2048-told-nothing-goes-on = Ahora no hay nada en marcha: con { $play } juega el ordenador, con { $replay } ves otra vez la partida.
clone2048-told-past = Estás repasando la partida: pulsa «Jugar desde aquí», o ve al final de la partida.
clone2048-told-over = Partida terminada: { $score ->
        [one] { $score } punto
       *[other] { $score } puntos
    } en { $moves ->
        [one] { $moves } movimiento
       *[other] { $moves } movimientos
    }.
clone2048-told-is-over = La partida ha terminado: Ctrl+Z deshace un movimiento.
clone2048-told-reached = ¡Has hecho { $block }! Sigue: los hay mayores.
clone2048-told-largest = El bloque mayor: { $block }.
clone2048-told-nothing-moves = Así no se mueve nada: con las reglas de 2048 no es un movimiento.
clone2048-told-lost = El jugador automático se ha parado por un error. Pulsa otra vez para reanudarlo.

## Un momento para celebrar

clone2048-moment-reached = ¡{ $block }!
clone2048-moment-over = Fin de la partida
clone2048-moment-record = Nuevo récord para tableros así
clone2048-moment-keep = Seguir
clone2048-moment-new = Otro tablero
clone2048-moment-again = Repetir este
clone2048-records-none = Aquí aparecerá la puntuación más alta de cada tipo de tablero
clone2048-figures = Las cuatro direcciones
clone2048-figures-tip = Cada barra compara una dirección con la mejor: cuánto espera fusionar aún el jugador automático hasta el final. Siguen las fusiones y los puntos que da enseguida, las casillas que quedan libres y cuánto menos promete
clone2048-figures-merges = fusiones
clone2048-figures-points = puntos
clone2048-figures-free = libres
clone2048-figures-less = menos
clone2048-moment-so-far = { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
} en { $moves ->
    [one] { $moves } movimiento
   *[other] { $moves } movimientos
}
clone2048-records-line = { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
}, bloque { $block }
