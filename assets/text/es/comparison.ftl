### La comparación de programas, en la ventana.

## La página

menu-compare = Comparar programas
comparison-to-canvas = Volver al lienzo
comparison-to-table = Volver a la tabla
comparison-side-by-side = Uno al lado del otro
comparison-put-side-by-side = Poner uno al lado del otro
comparison-compare-others = Comparar con otros programas…
comparison-rules-tip = Mide y juzga todos los programas con el juego { $game }
comparison-add = Añadir…
comparison-add-tip = Añade un archivo, o lo que quitaste de la tabla
comparison-add-file = Un archivo…
comparison-add-title = Añadir un programa a la comparación

## La tabla

comparison-table = Programas comparados
comparison-from-canvas = en el lienzo
comparison-from-slot = ranura { $number }
comparison-from-example = ejemplo
comparison-column-mean = Pasos medios
comparison-column-worst = Pasos máximos
comparison-sort-tip = Ordenar por { $column }; otro clic invierte el orden
comparison-remove = Quitar de la tabla: { $name } (Supr)
comparison-measuring = midiendo…
comparison-judging = juzgando…
comparison-measured = Medidos y juzgados: { $known } de { $of }
comparison-measured-in-part = en { $moves } jugadas de { $wanted }
comparison-cases = en { $cases } casos
comparison-go-on = Seguir
comparison-choose = Elige uno o dos programas en la tabla

## Los costes

comparison-by-phase = Fase por fase
comparison-by-block = Bloque por bloque
comparison-phase-removal = Eliminación
comparison-phase-fall = Caída
comparison-phase-other = Varias fases o ninguna

## Uno al lado del otro

comparison-side = Programa { $letter }: { $name }, coste { $cost }
comparison-step = Paso { $step } de { $of }
comparison-computing = Calculando la jugada…
comparison-click = Haz clic en un ladrillo
comparison-right = La pared es la correcta
comparison-wrong = La pared no es la correcta
comparison-same-wall = Desde el principio
comparison-other-wall = Otra pared

## Las diferencias

comparison-mark-only = solo aquí
comparison-mark-changed = cambiado
comparison-mark-moved = movido
comparison-previous-difference = Diferencia anterior
comparison-next-difference = Diferencia siguiente
comparison-seeking-differences = Buscando diferencias…
comparison-no-differences = Ninguna diferencia
comparison-differences = { $count ->
        [one] Una diferencia
       *[other] { $count } diferencias
    }
comparison-marked-tip = Marca las diferencias en los bloques

## Frases

comparison-told-open = Elige dos programas para ponerlos uno al lado del otro; Esc vuelve al lienzo.
comparison-told-rising = Orden por { $column }, el menor primero.
comparison-told-falling = Orden por { $column }, el mayor primero.
comparison-told-added = Añadido a la tabla: { $name }.
comparison-told-removed = Quitado de la tabla: { $name }. Con Añadir lo recuperas.
comparison-told-too-many = { $count ->
        [one] En la tabla cabe un solo archivo: quítalo antes.
       *[other] En la tabla caben como mucho { $count } archivos: quita uno antes.
    }
comparison-told-canvas-stays = El programa del lienzo se queda siempre en la tabla.
comparison-told-choose-two = Antes elige dos programas en la tabla: uno es A, el otro es B.
comparison-told-click = Haz clic en un ladrillo de una de las dos paredes: los dos programas hacen la misma jugada.
comparison-told-not-ready = { $name }: el programa está incompleto. Complétalo en el lienzo y compáralo de nuevo.
comparison-told-runs = Hay una jugada en curso: espera a que acabe, o pulsa Desde el principio.
comparison-told-begin-again = Las dos paredes no son iguales: para otra jugada pulsa Desde el principio u Otra pared.
comparison-told-same-wall = Las dos paredes son iguales. Pasos: A { $a }, B { $b }.
comparison-told-other-wall = { $cells ->
        [one] Las paredes se diferencian en una casilla.
       *[other] Las paredes se diferencian en { $cells } casillas.
    } Pasos: A { $a }, B { $b }.
comparison-failed = { $name }: { $why }
comparison-told-only-a = Diferencia { $number } de { $of }, solo en A: «{ $block }».
comparison-told-only-b = Diferencia { $number } de { $of }, solo en B: «{ $block }».
comparison-told-changed = Diferencia { $number } de { $of }, cambiado: en A «{ $left }», en B «{ $right }».
comparison-told-moved = Diferencia { $number } de { $of }, movido: «{ $block }»{ $count ->
        [one] .
       *[other] , con los siguientes: { $count } bloques en total.
    }
comparison-told-no-difference = Los dos programas no tienen diferencias.
