### El escenario: la pared en la que se juega, la jugada, los mandos.

## Mandos

stage-play = Jugar
stage-play-tip = Empieza una partida con esta pared
stage-reset = Reiniciar
stage-reset-tip = Toma la pared siguiente y empieza enseguida una partida nueva
stage-play-or-go-on = Jugar, o seguir con la jugada en pausa
stage-pause = Pausa
stage-go-on = Continuar
stage-step = Un paso
stage-finish = Al final de la jugada
stage-stop = Interrumpir la jugada
stage-same-wall = La misma pared, desde el principio
stage-repeat-move = Repetir la jugada con el programa tal como está ahora
stage-undo-move = Deshacer la jugada
stage-redo-move = Rehacer la jugada
stage-again = Repetir la jugada
stage-back = Volver
stage-back-tip = Muestra la pared tal como era antes del clic
stage-move = Jugada
stage-move-more = Más sobre la jugada y la partida
stage-into = Entrar
stage-into-tip = Entrar en el bloque: un solo paso
stage-over = Saltar
stage-out = Salir
stage-first-wrong = Primer error
stage-heat = Recuento
stage-fault = Desde aquí no puede salir bien: { $cells ->
        [one] una casilla marcada
       *[other] { $cells } casillas marcadas
    }.
stage-fault-plain = A partir de este paso la jugada ya no puede salir bien.
stage-full = Áreas
stage-full-tip = Juego completo: un clic quita toda el área de contagio
stage-strip = Franjas
stage-strip-tip = Juego simplificado: un clic quita la franja de contagio, solo en vertical

## Velocidad

stage-slowest = Lentísimo: un bloque por segundo
stage-at-once = Al instante: la jugada entera
stage-speed = Velocidad: { $speed }
stage-blocks-a-second = { $count ->
        [one] { $blocks } bloque por segundo
       *[other] { $blocks } bloques por segundo
    }

## Pared nueva

stage-new-wall = { $name }: elige otra pared
stage-wall-dealt = Pared { $number }
stage-wall-given = Pared recibida
stage-wall-random = Al azar, con cuántos colores
stage-wall-colours = { $count ->
        [one] { $count } color
       *[other] { $count } colores
    }
stage-wall-number = Número de la pared
stage-wall-deal = Usar
stage-wall-number-refused = Escribe un número entero, por ejemplo 17.
stage-wall-gallery = Paredes preparadas
stage-wall-place = Línea { $line }, carácter { $column }. { $sentence }
stage-gallery-start = Inicial
stage-gallery-snake = Serpiente
stage-gallery-winding = Serpentina
stage-gallery-spiral = Espiral
stage-gallery-comb = Peine
stage-gallery-frame = Marco
stage-gallery-one-colour = Un solo color
stage-gallery-chequered = Ajedrezado
stage-gallery-stripes-across = Franjas horizontales
stage-gallery-stripes-upright = Franjas verticales
stage-gallery-areas-apart = Áreas separadas
stage-gallery-low-columns = Columnas bajas
stage-gallery-holes = Agujeros

## Las casillas, para quien las escucha

stage-cell = fila { $row }, columna { $column }, { $what }
stage-cell-infected = { $colour }, infectado
stage-cell-empty = vacía
stage-cell-black = negra

## Contadores

stage-bricks = { $bricks } { $bricks ->
        [one] ladrillo
       *[other] ladrillos
    }
stage-moves-and-bricks = jugada { $moves } · { $bricks } { $bricks ->
        [one] ladrillo
       *[other] ladrillos
    }
stage-step-of = paso { $step } de { $steps }
stage-endless = paso { $step } · esta jugada no acaba
stage-computing = Calculando…
stage-press-play-short = Pulsa Jugar
stage-changed-since = Cambiado desde la jugada { $number }

## Qué ha hecho una jugada

stage-right-short = correcta · { $count ->
        [one] { $steps } paso
       *[other] { $steps } pasos
    }
stage-wrong-short = jugada errónea
stage-show-right-wall = Mostrar la pared correcta
stage-infection-short = queda infección
stage-failed = jugada fallida
stage-right = La jugada es correcta: { $count ->
        [one] { $steps } paso
       *[other] { $steps } pasos
    }, { $removed ->
        [one] { $removed } ladrillo menos
       *[other] { $removed } ladrillos menos
    }.
stage-wrong = La pared es distinta de la correcta en { $cells ->
        [one] { $cells } casilla
       *[other] { $cells } casillas
    }.
stage-wrong-marked = { $cells ->
        [one] Una casilla incorrecta
       *[other] { $cells } casillas incorrectas
    }: en la esquina, lo correcto.
stage-infection-left = Los ladrillos son los correctos, pero { $bricks ->
        [one] { $bricks } ha quedado infectado
       *[other] { $bricks } han quedado infectados
    }: al final de la jugada ninguno debe estarlo.
stage-cleared = Pared vacía: ¡has quitado todos los ladrillos!
stage-stuck = Partida terminada: { $bricks ->
        [one] queda { $bricks } ladrillo
       *[other] quedan { $bricks } ladrillos
    }.

## Frases

stage-started = La partida ha empezado: haz clic en un ladrillo.
stage-press-play = Pulsa «Jugar» para empezar la partida y luego haz clic en un ladrillo.
stage-still-running = La jugada todavía está en marcha: espera a que acabe, llévala al final o interrúmpela.
stage-no-brick = Ahí no hay ladrillo: haz clic en un ladrillo.
stage-empty-program = Debajo de «Con cada clic» todavía no hay ningún bloque: arrastra ahí el primero.
stage-nothing-to-repeat = Todavía no hay ninguna jugada que repetir: haz clic en un ladrillo.
stage-next-move-paused = La próxima jugada empieza en pausa
stage-stopped = Jugada interrumpida: la pared es la de antes del clic.
stage-lost = La jugada no se ha podido calcular. Prueba a repetirla.
