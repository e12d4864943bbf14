### Tantrix: por qué no hay solución, qué regla no se cumple, qué falla en lo que está escrito.

tantrix-impossible-too-many-tiles = No hay solución: las fichas son { $tiles }, los sitios { $places }.
tantrix-impossible-no-tiles = No hay solución: no hay fichas.
tantrix-impossible-no-pyramid = No hay solución: { $tiles } fichas no llenan una pirámide. La llenan las de dorso azul, verde o rojo.
tantrix-impossible-white-back = No hay solución: el dorso de la ficha { $tile } es blanco, y ninguna línea es blanca.
tantrix-impossible-colour-missing = No hay solución: la ficha { $tile } no tiene el { $colour ->
        [blue] azul
        [green] verde
        [red] rojo
       *[yellow] amarillo
    }, y la línea tiene que atravesarlas todas.
tantrix-impossible-no-common-colour = No hay solución: ningún color está en todas las fichas.
tantrix-impossible-loop-too-short = No hay solución: para una línea cerrada hacen falta al menos tres fichas.
tantrix-impossible-odd-curves = No hay solución: las curvas anchas son { $curves }, en { $colour ->
        [blue] azul
        [green] verde
        [red] rojo
       *[yellow] amarillo
    }. Una línea cerrada tiene un número par: solo las curvas anchas giran 60°; las demás líneas giran 120° o nada.
tantrix-impossible-too-straight = No hay solución: en { $colour ->
        [blue] azul
        [green] verde
        [red] rojo
       *[yellow] amarillo
    } las fichas giran demasiado poco para que la línea se cierre.
tantrix-impossible-endless = En un tablero libre las soluciones sin línea son infinitas: pide una línea o una cuadrícula.

tantrix-broken-foreign-tile = La ficha { $tile } no forma parte del rompecabezas.
tantrix-broken-twice-laid = La ficha { $tile } está colocada dos veces.
tantrix-broken-missing = Falta la ficha { $tile }: hay que colocarlas todas.
tantrix-broken-turn = La ficha { $tile } está girada { $turn } sextos de vuelta: escribe de 0 a 5.
tantrix-broken-outside = La ficha { $tile } está fuera del tablero.
tantrix-broken-same-place = Las fichas { $tile } y { $other } están en el mismo sitio.
tantrix-broken-clash = No se cumple la regla de oro (a): las fichas { $tile } y { $other } se tocan con { $colour ->
        [blue] azul
        [green] verde
        [red] rojo
       *[yellow] amarillo
    } y { $second ->
        [blue] azul
        [green] verde
        [red] rojo
       *[yellow] amarillo
    }.
tantrix-broken-hole = No se cumple la regla (b): un sitio vacío toca { $tiles } fichas, entre ellas la { $tile }.
tantrix-broken-enclosed = No se cumple la regla (b): junto a la ficha { $tile } hay un sitio vacío sin salida.
tantrix-broken-apart = No se cumple la regla (b): la ficha { $tile } está en un grupo aislado.
tantrix-broken-not-on-line = No se cumple la regla (c): ninguna línea atraviesa todas las fichas. La más larga, en { $colour ->
        [blue] azul
        [green] verde
        [red] rojo
       *[yellow] amarillo
    }, no pasa por la { $tile }.
tantrix-broken-open = No se cumple la regla (d): la línea acaba en la ficha { $tile }, en { $colour ->
        [blue] azul
        [green] verde
        [red] rojo
       *[yellow] amarillo
    }, y no está cerrada.
tantrix-broken-white-back = No se cumple la regla (f): el dorso de la ficha { $tile } es blanco, y ninguna línea es blanca.
tantrix-broken-not-as-fixed = La ficha { $tile } está fija: déjala donde la pone el rompecabezas, girada igual.

tantrix-count-too-large = Son demasiadas fichas para contar sus filas: el recuento pasa por { $states } estados, y el máximo es { $most }. Elige menos, o enumera las filas con --all y --limit

tantrix-file-malformed = Aquí no hay una solución: escríbelas como lo hacen --format json y --format ron, una por línea.
tantrix-file-empty = Aquí no hay ninguna solución: guarda alguna con --format json o --format ron.
tantrix-drawing-character = El carácter «{ $sign }» no vale en el dibujo de un tablero: escribe # para un sitio y . donde no lo hay.
tantrix-drawing-large = El dibujo es demasiado grande: un tablero tiene como máximo { $side } columnas y { $side } filas.
tantrix-drawing-empty = En el dibujo no hay ningún sitio: escribe # para cada sitio del tablero.

tantrix-solutions = Soluciones: { $count }
tantrix-solutions-so-far = Soluciones: { $count }, pero quizá no todas
tantrix-checked = Soluciones correctas: { $count }
tantrix-puzzle-missing = el archivo no dice qué rompecabezas resuelve: escribe las opciones del rompecabezas
tantrix-fixed-nothing = el archivo no tiene ninguna solución, así que no hay fichas que colocar
tantrix-table-malformed = aquí hacen falta un número y colores, como 1 BRBRYY, o un hecho de Prolog, como tile(1, [b,r,b,r,y,y]).
tantrix-table-colours = hay { $count } colores: escribe los seis de las caras, o el del dorso
tantrix-table-colour = «{ $letter }» no es un color: escribe B, G, R, Y, o W para un dorso blanco
tantrix-table-no-tile = la ficha { $number } no tiene tres colores en dos caras cada uno
tantrix-table-twice = la ficha { $number } está dos veces
tantrix-table-missing = faltan las caras o el dorso de la ficha { $number }
tantrix-table-same = Fichas: { $count }, iguales a las de la caja
tantrix-table-differs = Distintas de las de la caja: { $numbers }
tantrix-progress = Partes examinadas: { $done } de { $parts } · soluciones: { $count }

tantrix-tiles-form = «{ $given }» no es un conjunto de fichas: escribe un número N para las fichas de 1 a N, o números e intervalos como 1-5,8,10-12
tantrix-tile-unknown = no hay ninguna ficha { $given }: las fichas van de la 1 a la 56
tantrix-modes = --first, --all, --count y --check se excluyen: escribe uno solo
tantrix-limit-alone = el límite solo vale con --all: añade --all
tantrix-area-missing = falta el tablero: escribe --columns X --rows Y, o --shape ARCHIVO, o --free si el rompecabezas lo admite
tantrix-area-twice = el tablero se da dos veces: escribe --columns y --rows, o bien --free
