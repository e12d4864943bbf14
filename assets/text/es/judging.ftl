### El juez en la ventana: el veredicto junto al coste, y su página.

## Junto al coste

judging-error-short = error
judging-proved = demostrado
judging-unknown = nada todavía
judging-wrong-small = incorrecto en una pared pequeña
judging-empty = falta el primer bloque
judging-not-finished = sin terminar: { $what }
judging-button = Veredicto: { $verdict }
judging-tip = Qué ha encontrado el juez

## La página

judging-close = Cerrar el veredicto
judging-says-empty = Lleva un bloque debajo de «Con cada clic»: después el juez lo prueba.
judging-says-pending = El juez está probando el programa en muchas paredes.
judging-says-silent = El juez ahora no dice nada.
judging-moves = Casos probados
judging-steps = Pasos por jugada
judging-steps-of = { $mean } de media, { $most } como máximo
judging-effort = Prueba
judging-quick = rápida
judging-quick-tip = Pocas paredes: basta mientras se construye
judging-normal = normal
judging-normal-tip = Muchas paredes: pocos segundos
judging-deep = a fondo
judging-deep-tip = Veinte veces más: tarda un minuto o más
judging-progress = { $share } %
judging-stop = Parar la prueba
judging-never = Nunca ejecutados
judging-never-more = { $count ->
        [one] y otro más
       *[other] y otros { $count }
    }
judging-show-block = Mostrar en el lienzo: { $block }

## El caso que falla

judging-happens = { $place } { $fault ->
        [runtime] la jugada se para por un error.
        [endless] la jugada no acaba nunca.
        [infection] quedan ladrillos infectados.
        [other-infection] están infectados los ladrillos equivocados.
        [more] quedan ladrillos de más.
        [fewer] desaparecen ladrillos de más.
       *[other] quedan los ladrillos equivocados.
    }
judging-small-wall = En una pared pequeña
judging-one-wall = En una pared
judging-before = antes del clic
judging-click = el clic
judging-differs = no está como debe
judging-wall-click = { $wall }; el clic está en ({ $row }, { $column })
judging-wall-differs = { $wall }; { $count ->
        [one] una casilla distinta: { $cells }
       *[other] { $count } casillas distintas: { $cells }
    }
judging-watch = Cargar y mirar
judging-watch-tip = Pone esta pared en el juego, hace el mismo clic con los mismos sorteos y se detiene en el primer error
judging-wall = Pared del juez

## En las ranuras

judging-slot = { $slot }, { $verdict }
