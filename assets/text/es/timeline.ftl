### La línea del tiempo: ir adelante y atrás en una jugada.

## Mandos

timeline-start = Al principio de la jugada
timeline-step-back = Un paso atrás
timeline-over = Por encima del bloque: todo lo que contiene de una vez
timeline-out = Fuera del bucle
timeline-next-change = Al próximo cambio de la pared
timeline-previous-change = Al cambio anterior de la pared
timeline-heat = Cuántas veces se ha ejecutado cada bloque
timeline-first-wrong = Ir al primer paso incorrecto
timeline-lap = Ver la vuelta que se repite
timeline-lap-tip = Muestra sin fin los pasos que se repiten
timeline-with-keys = { $name } ({ $keys })

## La línea

timeline-name = Línea del tiempo
timeline-place = Línea del tiempo: paso { $step } de { $steps }
timeline-empty = Aquí se ve la jugada, paso a paso
timeline-step-here = paso { $step }
timeline-changes = { $count ->
        [one] { $changes } cambio de la pared
       *[other] { $changes } cambios de la pared
    }
timeline-removal = ladrillos quitados
timeline-fall = ladrillos que bajan
timeline-paint = ladrillos pintados
timeline-infection = infección
timeline-loop = { $block }: { $count ->
        [one] { $turns } vuelta
       *[other] { $turns } vueltas
    }
timeline-turn = { $block }: vuelta { $turn } de { $turns }
timeline-hint = Arrastra para moverte, rueda para ampliar, doble clic para ver todo

## Frases

timeline-told-stopped = La jugada se ha detenido en el punto de interrupción.
timeline-told-first-wrong = Desde este paso ya no se puede conseguir la pared correcta.
timeline-told-no-such-value = El bloque nunca ha dado este valor.
timeline-told-click-to-run = Haz clic en un ladrillo: la jugada se detiene cuando llega a este bloque.
timeline-told-never-here = Desde aquí la jugada ya no llega a este bloque.

## Puntos de parada

timeline-break = Punto de interrupción
timeline-break-when = Punto de interrupción cuando…
timeline-break-off = Quitar el punto de interrupción
timeline-run-here = Ejecutar hasta aquí
timeline-break-title = Parar aquí cuando
timeline-break-variable = Variable
timeline-break-value = Valor
timeline-break-is = es igual a
timeline-told-break-refused = Escribe un número, verdadero o falso, un color, o una casilla como (3, 4).
timeline-told-no-variable = El programa no tiene variables.

## Los valores

timeline-times = { $count ->
        [one] { $times } vez
       *[other] { $times } veces
    }
timeline-value = { $value } · { $times }
timeline-other-values = { $count ->
        [one] y { $others } valor más
       *[other] y { $others } valores más
    }
timeline-values = Valores en esta jugada
timeline-values-tip = Ir al próximo paso con este valor
timeline-counting = Contando los valores…
timeline-executed = ejecutado { $times }
timeline-never-executed = nunca ejecutado
