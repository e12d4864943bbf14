### Tantrix en la ventana.

## Qué se pide

tantrix-choice = El rompecabezas
tantrix-kind-challenge = Desafíos
tantrix-kind-domino = Dominó
tantrix-kind-rainbow = Rainbow
tantrix-kind-board = Tablero
tantrix-kind-puzzle = Tantrix puzzle
tantrix-about-challenge = Los desafíos de la caja: coloca todas las fichas y forma la línea pedida
tantrix-about-domino = Fichas en fila: donde se tocan, los colores son iguales
tantrix-about-rainbow = Una pirámide con las fichas del mismo dorso, y una línea de ese color que las atraviesa todas
tantrix-about-board = Las fichas de 1 a N en una cuadrícula: donde se tocan, los colores son iguales
tantrix-about-puzzle = Una sola línea a través de todas las fichas, con las condiciones que elijas
tantrix-discovery = Discovery: un anillo con las fichas de 1 a N
tantrix-rainbows = Los cinco Rainbow
tantrix-challenge-discovery = Anillo con las fichas de 1 a { $last }
tantrix-challenge-loop = Anillo { $back ->
        [blue] azul
        [green] verde
        [red] rojo
        [yellow] amarillo
       *[white] azul, dorso blanco
    }
tantrix-challenge-pyramid = Pirámide { $back ->
        [blue] azul
        [green] verde
        [red] roja
        [yellow] amarilla
       *[white] blanca
    }
tantrix-challenge-solved = { $challenge } (resuelto)
tantrix-challenges-solved = Desafíos resueltos: { $count } de { $all }
tantrix-tiles-chosen = Fichas elegidas: { $count }
tantrix-tiles-choose = Elegir las fichas…
tantrix-tiles-up-to = De 1 a
tantrix-tiles-with-back = Con el dorso
tantrix-tiles-back = Dorso { $back ->
        [blue] azul
        [green] verde
        [red] rojo
        [yellow] amarillo
       *[white] blanco
    }
tantrix-tiles-back-count = { $back ->
        [blue] azul
        [green] verde
        [red] rojo
        [yellow] amarillo
       *[white] blanco
    }: { $count } fichas
tantrix-tiles-all = Todas
tantrix-tiles-none = Ninguna
tantrix-tile = Ficha { $tile }
tantrix-tiles-first = De 1 a N
tantrix-tiles-own = A elegir
tantrix-n = Fichas N
tantrix-columns = Columnas X
tantrix-rows = Filas Y
tantrix-area-grid = Cuadrícula
tantrix-area-drawn = Dibujado
tantrix-area-free = Libre
tantrix-draw = Dibujar el tablero…
tantrix-draw-tip = Elige qué sitios hay: las fichas van solo ahí
tantrix-draw-places = Sitios: { $count }
tantrix-draw-guide = Haz clic en los sitios, o arrastra, para ponerlos y quitarlos. Sitios: { $cells }, fichas: { $tiles }
tantrix-draw-place = sitio en la fila { $row }, columna { $column }
tantrix-conditions = Condiciones
tantrix-condition-a = (a) regla de oro
tantrix-condition-b = (b) ningún hueco
tantrix-holes-paper = según el artículo
tantrix-holes-enclosed = solo los cerrados
tantrix-condition-c = (c) una línea por todas
tantrix-condition-d = (d) línea cerrada
tantrix-condition-f = (f) color del dorso de N
tantrix-colour-any = cualquiera
tantrix-colour-of-line = Línea { $colour ->
        [blue] azul
        [green] verde
        [red] roja
       *[yellow] amarilla
    }

## El tablero y la bandeja

tantrix-board = Tablero de juego
tantrix-picture = Solución
tantrix-face-by-hand = A mano
tantrix-face-solutions = Soluciones
tantrix-face-solutions-count = Soluciones ({ $count })
tantrix-place-tile = ficha { $tile }
tantrix-place-empty = vacío
tantrix-place-fixed = { $place }, fija
tantrix-fix = Fijar aquí la ficha (L)
tantrix-release = Soltar la ficha (L)
tantrix-tray-tile = Ficha { $tile } en la bandeja
tantrix-tray-tip = Arrástrala al tablero, o haz clic en ella y luego en un sitio. R, la rueda o el botón derecho la giran
tantrix-tray-empty = La bandeja está vacía: todas las fichas están en el tablero
tantrix-tray-solved = Resuelto: se cumplen todas las reglas
tantrix-turn-right = Girar a la derecha (R)
tantrix-turn-left = Girar a la izquierda (Mayús+R)
tantrix-undo = Deshacer (Ctrl+Z)
tantrix-redo = Rehacer (Ctrl+Y)

## Las reglas

tantrix-rules = Reglas
tantrix-kept = se cumple
tantrix-not-yet = todavía no
tantrix-not-kept = no se cumple
tantrix-rule-tiles = Fichas colocadas: { $laid } de { $all }
tantrix-rule-golden = (a) Donde las fichas se tocan, los colores son iguales
tantrix-rule-clashes = { $clashes ->
    [one] (a) Un contacto tiene colores distintos
   *[other] (a) { $clashes } contactos tienen colores distintos
}
tantrix-rule-holes = (b) Ningún sitio vacío toca tres fichas, y las fichas están en un solo grupo
tantrix-rule-enclosed = (b) Ningún sitio vacío está encerrado entre las fichas
tantrix-rule-line = (c) Una línea { $colour ->
        [blue] azul
        [green] verde
        [red] roja
       *[yellow] amarilla
    } las atraviesa todas: ahora { $reached } de { $all }
tantrix-rule-line-none = (c) Una línea las atraviesa todas
tantrix-rule-closed = (d) La línea está cerrada
tantrix-hint-tip = Muestra dónde colocar una ficha, si desde aquí se llega a una solución (H)
tantrix-hint-lay = Colocar la ficha { $tile }
tantrix-complete = Completar desde aquí
tantrix-complete-tip = Coloca las fichas que faltan, sin mover las ya colocadas
tantrix-clear = Vaciar el tablero
tantrix-paused = En pausa: haz clic aquí o pulsa P para seguir
tantrix-how = Cómo se juega
tantrix-how-by-hand = Arrastra las fichas desde la bandeja. La rueda, R o el botón derecho las giran. Con Supr, o al soltarlas fuera, vuelven a la bandeja. Ctrl y la rueda amplían, y puedes arrastrar el fondo

## Las soluciones

tantrix-search = Buscar
tantrix-searching = Buscando…
tantrix-find-one = Encontrar una solución
tantrix-find-all = Enumerar todas
tantrix-find-all-tip = Las soluciones aparecen poco a poco, siempre en el mismo orden, hasta el máximo elegido aquí debajo
tantrix-count = Solo contar
tantrix-count-tip = Cuántas son en total, sin guardarlas
tantrix-up-to-rotation = Salvo rotaciones
tantrix-up-to-rotation-tip = Las soluciones que son rotaciones una de otra cuentan una sola vez
tantrix-limit = Como máximo
tantrix-parts = Partes examinadas: { $done } de { $parts }
tantrix-found-so-far = Soluciones hasta ahora: { $count }
tantrix-no-solutions-yet = Todavía no he buscado: pulsa «Encontrar una solución»
tantrix-ended-none = No hay soluciones: las he probado todas
tantrix-ended-all = Todas encontradas: { $count }
tantrix-ended-some = Encontradas: { $count }. Quizá haya más
tantrix-ended-counted = Soluciones en total: { $count }
tantrix-ended-counted-some = Contadas hasta ahora: { $count }. Recuento detenido
tantrix-this-solution = Esta solución
tantrix-play-on = Continuar a mano
tantrix-how-solutions = Con la rueda, las flechas, Re Pág y Av Pág pasas de una a otra. Los archivos RON y JSON las contienen todas
tantrix-browse-first = La primera (Inicio)
tantrix-browse-previous = La anterior (flecha izquierda)
tantrix-browse-next = La siguiente (flecha derecha)
tantrix-browse-last = La última (Fin)
tantrix-browse-at = { $at } de { $count }

## Los archivos

tantrix-open-title = Abrir soluciones del rompecabezas elegido
tantrix-save-title = ¿Dónde guardar?
tantrix-export-ron = Soluciones (RON)…
tantrix-export-json = Soluciones (JSON)…
tantrix-export-svg = Dibujo (SVG)…
tantrix-export-png = Imagen (PNG)…
tantrix-export-text = Texto…

## Qué ha pasado

tantrix-says-solved = ¡Resuelto! Se cumplen todas las reglas.
tantrix-goal-loop = Cierra { $colour ->
        [any] una línea de un solo color
        [blue] una línea AZUL
        [green] una línea VERDE
        [red] una línea ROJA
       *[yellow] una línea AMARILLA
    } que pase por las { $tiles } fichas
tantrix-goal-line = Traza { $colour ->
        [any] una línea de un solo color
        [blue] una línea AZUL
        [green] una línea VERDE
        [red] una línea ROJA
       *[yellow] una línea AMARILLA
    } que pase por las { $tiles } fichas
tantrix-goal-pyramid = Llena la pirámide con { $colour ->
        [any] una línea de un solo color
        [blue] una línea AZUL
        [green] una línea VERDE
        [red] una línea ROJA
       *[yellow] una línea AMARILLA
    } que pase por las { $tiles } fichas
tantrix-goal-domino = Pon en fila las { $tiles } fichas: donde se tocan, colores iguales
tantrix-goal-board = Pon las { $tiles } fichas en el tablero: donde se tocan, colores iguales
tantrix-colour-sign = { $colour ->
        [blue] A
        [green] V
        [red] R
       *[yellow] M
    }
tantrix-solved = ¡Resuelto!
tantrix-solved-with = { $seconds } segundos, { $moves ->
        [one] una jugada
       *[other] { $moves } jugadas
    }
tantrix-solved-helped = { $seconds } segundos, { $moves ->
        [one] una jugada
       *[other] { $moves } jugadas
    }; { $hints ->
        [0] ninguna pista
        [one] una pista
       *[other] { $hints } pistas
    }, { $undone ->
        [0] nada deshecho
        [one] una jugada deshecha
       *[other] { $undone } jugadas deshechas
    }: no cuenta para el récord
tantrix-solved-by-program = Lo ha completado el programa
tantrix-next-challenge = El siguiente desafío
tantrix-attempt = { $seconds } s · jugadas: { $moves } · pistas: { $hints }
tantrix-record = Récord sin ayuda: { $seconds } s, { $moves } jugadas
tantrix-apart = Fichas separadas del resto: { $tiles }
tantrix-search-time = Tiempo: { $seconds } s
tantrix-says-fixed = La ficha { $tile } está fija: se queda donde está, también en las búsquedas. L o el candado la sueltan.
tantrix-says-fix-what = Elige antes una ficha del tablero: el candado la fija donde está.
tantrix-says-searching = Busco una manera de seguir…
tantrix-says-hint = La ficha { $tile } puede ir donde se muestra: haz clic ahí, o pulsa otra vez el botón, para colocarla.
tantrix-says-no-way = Desde aquí no se llega a ninguna solución: devuelve alguna ficha a la bandeja.
tantrix-says-stopped = La búsqueda se ha detenido.
tantrix-says-too-large = Son demasiadas fichas para contar sus filas: el recuento pasa por { $states } estados, y el máximo es { $most }. Elige menos, o enumera las filas.
tantrix-says-nothing-to-save = Todavía no hay nada que guardar: coloca una ficha o encuentra una solución.
tantrix-says-unknown-sort = El nombre { $path } no dice qué guardar: debe acabar en .ron, .json, .svg, .png o .txt.
tantrix-says-opened = { $path }: soluciones { $count }, todas correctas.
tantrix-says-file = { $path }, línea { $line }, columna { $column }: { $why }
tantrix-says-no-picture = { $path }: { $why }
tantrix-says-dead-three = Aquí ya no cabe ninguna ficha: las vecinas muestran tres veces el color { $colour ->
        [blue] azul
        [green] verde
        [red] rojo
       *[yellow] amarillo
    }, y ninguna ficha lo tiene en tres lados.
tantrix-says-dead-parity = Aquí ya no cabe ninguna ficha: las vecinas muestran el color { $colour ->
        [blue] azul
        [green] verde
        [red] rojo
       *[yellow] amarillo
    } un número impar de veces. Cada ficha lo tiene en dos lados o en ninguno.
tantrix-says-dead-none-left = Aquí ya no cabe ninguna ficha: las que encajarían ya están en otro sitio.
tantrix-says-forced = Esta jugada es obligada: ahí solo cabe la ficha { $tile }, girada así. Haz clic ahí, o pulsa otra vez el botón, para colocarla.
