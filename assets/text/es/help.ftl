### La ayuda en la ventana, y la impresión.

## La página de ayuda

guide-button = Ayuda ({ $keys })
guide-chapter = Ayuda: { $chapter }
guide-close = Volver al juego (Esc)
guide-blocks = Los bloques
guide-rules = Las reglas
guide-how = Cómo se hace
guide-keys = Las teclas
guide-show-block-name = Mostrar en la paleta: { $block }

## Debajo de los dibujos

guide-before = antes
guide-infected = los ladrillos infectados
guide-after = después
guide-mines-seen = lo que se ve
guide-mines-under = lo que hay debajo
guide-moved-right = después de un movimiento a la derecha
guide-tiles-fit = mismo color: está bien
guide-tiles-clash = colores distintos: no vale

## Clickomania

guide-says-click-wall = La pared tiene 9 filas y 9 columnas y está cubierta de ladrillos de colores. El objetivo es quitarlos todos.
guide-says-click-area = Un clic en un ladrillo inicia una infección: toma el ladrillo, los vecinos del mismo color (arriba, abajo, a la derecha, a la izquierda), los vecinos de los vecinos, etcétera. Es el área de contagio. Si ningún vecino tiene el mismo color, el área está vacía y no desaparece nada.
guide-says-click-falls = Los ladrillos infectados desaparecen, y en cada columna caen los de encima; las columnas no se mueven de lado. El juego termina cuando ningún ladrillo tiene un vecino de su color.
guide-says-click-simplified = En el juego simplificado solo cuentan los vecinos de arriba y de abajo: en lugar del área está la franja de contagio.
guide-says-click-program = Quien quita los ladrillos es tu programa: con cada clic ejecuta sus bloques, de arriba abajo. Cada bloque tiene un coste: de dos programas correctos es mejor el que cuesta menos.
guide-says-click-cells = Las filas y las columnas se cuentan de 0 a 8: (0, 0) es la casilla de arriba a la izquierda. El primer número es la fila, el segundo la columna.
guide-how-begin = Por dónde empezar
guide-says-begin = El botón verde de la página Inicio empieza las lecciones o las continúa. Una lección dura pocos minutos; las hechas llevan una marca, y puedes volver a abrir cualquiera. Debajo de las lecciones puedes construir libremente, resolver ejercicios con otras reglas, jugar a otros tres juegos y preparar el trabajo de una clase.
guide-how-build = Construir un programa
guide-says-build = Arrastra los bloques de la paleta debajo de «Con cada clic», o púlsalos: van al primer lugar adecuado. La forma de un hueco dice qué bloques acepta. Uno vacío de borde rojo espera un bloque: pulsa la frase de encima del programa para ir a él. F2 escribe un comentario junto al bloque.
guide-how-play = Probarlo
guide-says-play = Pulsa Jugar y haz clic en un ladrillo. Hacia la tortuga ves cada bloque mientras se ejecuta, hacia la liebre todo va deprisa. Reiniciar empieza una partida nueva.
guide-how-watch = Encontrar un error
guide-says-watch = Detén la jugada con la pausa y luego avanza y retrocede paso a paso. La línea debajo de la pared lleva a cualquier momento de la jugada. Si el programa falla, lo dice el veredicto de encima del programa: púlsalo, y «Cargar y mirar» muestra la jugada hasta el primer error.
guide-how-cheap = Gastar menos
guide-says-cheap = Pulsa el coste encima del programa: dice cuánto cuesta cada bloque. Los números de al lado son los objetivos: pulsa uno para ver sus soluciones, que se desbloquean cuando lo alcanzas. Luego busca bloques más sencillos que juntos hagan lo mismo. Una pista indica el paso más pequeño.
guide-how-keep = Guardarlo
guide-says-keep = Debajo de la pared hay cuatro ranuras: el primer símbolo guarda, el ojo deja mirar, el tercero carga. El menú Archivo guarda en un archivo. Tu trabajo se conserva también al cerrar la ventana.
guide-how-print = Imprimirlo o copiarlo
guide-says-print = En el menú Archivo, «Imprimir…» prepara una página con el nombre, el coste y líneas para nombre, clase y fecha, y la abre: imprímela desde allí. «Copiar el programa en palabras» lo pone en el portapapeles como texto.
guide-how-back = Volver
guide-says-back = Todo cambio se puede deshacer, incluso un programa cargado encima de otro. El historial de cambios los enumera todos.
guide-how-class = Juzgar una clase
guide-says-class = En el menú Archivo, «Clase: juzgar las entregas…» abre una página: arrastra allí la carpeta con los archivos de los alumnos. Las filas llegan una tras otra, y «Parar» deja las que hay. Una fila muestra los programas de una persona, el veredicto, la pared en la que fallan y lo que anotó el concurso; al lado están los grupos de programas parecidos. «Exportar» escribe la tabla para Excel y LibreOffice, como texto o como página.
guide-how-contest = Hacer un concurso
guide-says-contest = «Preparar un concurso», en la página Inicio, escribe el concurso, la copia para los alumnos y las hojas para imprimir. Empieza con «Para docentes…», en el menú Archivo, o con el comando clickomania --contest y el nombre del archivo. Cada persona trabaja en una carpeta propia, guarda en las ranuras, elige una por ejercicio y pulsa Entregar…: sale un solo archivo. Al acabar el tiempo, Clickomania entrega automáticamente. El juez, las soluciones y el trabajo anterior quedan fuera de alcance. La entrega dice cuántos bloques llegaron de fuera, y cuántas veces y cuánto tiempo estuvo cerrada la ventana.

## Buscaminas

guide-says-mines-aim = Debajo de algunas casillas hay una mina. Ganas cuando están abiertas todas las casillas sin mina.
guide-says-mines-numbers = El número de una casilla abierta dice cuántas minas hay en las ocho casillas de alrededor. Si no hay ninguna, se abren solas también las de alrededor.
guide-says-mines-lost = Si abres una mina, pierdes. Con las reglas habituales la primera casilla siempre es segura.
guide-says-mines-flags = Una bandera marca una casilla en la que crees que hay una mina. Con una regla que puedes elegir también ganas marcando bien todas las minas.
guide-how-mines-open = Abrir
guide-says-mines-open = Haz clic en una casilla cerrada. Si alrededor de un número ya hay tantas banderas como minas indica, un clic en él abre las demás casillas de alrededor.
guide-how-mines-flag = Poner una bandera
guide-says-mines-flag = Haz clic con el botón derecho, o señala la casilla y pulsa F. Con el botón de la bandera basta un clic o un toque.
guide-how-mines-help = Pedir ayuda
guide-says-mines-help = La pista dice qué se puede deducir, y por qué. La probabilidad muestra lo arriesgada que es cada casilla, y «Espiar» lo que hay debajo.
guide-how-mines-new = Elegir el tablero
guide-says-mines-new = Para la nueva partida eliges tamaño, minas y reglas. Con una de las reglas nunca tienes que adivinar. El mismo número da siempre el mismo tablero.
guide-how-mines-again = Volver a ver la partida
guide-says-mines-again = Al final puedes empezar de nuevo el mismo tablero o volver a ver la partida acción por acción.

## El tercer clon

guide-says-clone2048-board = El tablero es cuadrado. Una casilla está vacía, o tiene un obstáculo, que no se mueve nunca, o un bloque con un nivel.
guide-says-clone2048-moves = Un movimiento lleva todos los bloques hacia un lado, cada uno hasta la casilla libre más lejana.
guide-says-clone2048-merges = Un bloque que se encuentra con otro del mismo nivel se fusiona con él y nace un bloque del nivel siguiente. En un movimiento un bloque se fusiona como mucho una vez.
guide-says-clone2048-new = Después de cada movimiento, aunque no se haya movido nada, aparece un bloque nuevo en una casilla libre al azar: de nivel 1 tres de cada cuatro veces, y si no, de nivel 2.
guide-says-clone2048-end = Cada fusión da tantos puntos como el nivel del nuevo bloque. La partida termina cuando no queda sitio para otro bloque.
guide-how-clone2048-move = Mover
guide-says-clone2048-move = Usa las flechas, las teclas W A S D o los botones, o arrastra sobre el tablero.
guide-how-clone2048-look = Ver los bloques de otro modo
guide-says-clone2048-look = Un bloque se puede mostrar como letra, como nivel, o con los números de 1024 o de 2048: el juego es el mismo.
guide-how-clone2048-back = Volver
guide-says-clone2048-back = Puedes deshacer movimientos. Con la línea de debajo del tablero también puedes ir a cualquier turno y seguir desde ahí.
guide-how-clone2048-help = Pedir ayuda
guide-says-clone2048-help = La pista dice qué haría el jugador automático, que también puede jugar en tu lugar.
guide-says-clone2048-board-new = Para un tablero nuevo elige tamaño, obstáculos y número, o abre uno de un archivo.

## Tantrix

guide-says-tantrix-tiles = Las 56 fichas son hexágonos con tres líneas de colores distintos; cada línea une dos lados. Puedes girarlas, pero no darles la vuelta. El número y su color son los del dorso.
guide-says-tantrix-golden = La regla de oro: donde dos fichas se tocan, los colores son iguales.
guide-says-tantrix-challenges = Desafíos: los de la caja. Discovery pide un anillo con las fichas de 1 a N, en el color del dorso de la ficha N. Los cinco Rainbow piden una pirámide o un anillo con las fichas de un mismo dorso. Un desafío resuelto sin ayuda cuenta para el récord.
guide-says-tantrix-domino = Dominó: todas las fichas elegidas están en una fila, y donde se tocan los colores son iguales.
guide-says-tantrix-rainbow = Rainbow: las fichas con el mismo color en el dorso forman una pirámide, y una línea de ese color las atraviesa todas sin interrumpirse.
guide-says-tantrix-board = Tablero: las fichas de 1 a N están en una cuadrícula de X columnas e Y filas y respetan la regla de oro.
guide-says-tantrix-puzzle = Tantrix puzzle: además no hay huecos y una sola línea atraviesa todas las fichas. En el rompecabezas original la línea está cerrada y tiene el color del dorso de la ficha N.
guide-how-tantrix-lay = Colocar una ficha
guide-says-tantrix-lay = Arrástrala de la bandeja al tablero, o haz clic en ella y luego en un sitio. Los contactos incorrectos se marcan enseguida.
guide-how-tantrix-turn = Girarla
guide-says-tantrix-turn = La giran R, la rueda y el botón derecho.
guide-how-tantrix-help = Pedir ayuda
guide-says-tantrix-help = La pista muestra adónde puede ir una ficha; «Completar desde aquí» coloca las que faltan. A la derecha ves qué reglas se cumplen.
guide-how-tantrix-search = Buscar las soluciones
guide-says-tantrix-search = El programa encuentra una, las enumera todas o las cuenta. Puedes recorrerlas y guardarlas en un archivo; una búsqueda larga se puede detener.
guide-how-tantrix-own = Crear tu rompecabezas
guide-says-tantrix-own = Para «Tablero» y «Tantrix puzzle» elige las fichas una a una y dibuja el tablero, sitio por sitio. Con el candado, o L, una ficha se queda donde está, también en las búsquedas.

## Las teclas: cómo se llaman

key-enter = Intro
key-space = Espacio
key-home = Inicio
key-end = Fin
key-page-up = Re Pág
key-page-down = Av Pág
key-up = flecha arriba
key-down = flecha abajo
key-left = flecha izquierda
key-right = flecha derecha

## Las teclas: qué hacen

key-does-walk = Pasa de un bloque a otro
key-does-ends = Al principio o al final del programa
key-does-stacks = A la pila anterior o a la siguiente
key-does-enter = Cambia lo seleccionado, o pone un bloque
key-does-break = Pone o quita un punto de parada
key-does-run-to = Avanza hasta este bloque
key-does-pause = Pausa, o continuar
key-does-same-board = El mismo tablero desde el principio
key-does-flagging = Un clic pone la bandera, o vuelve a abrir
key-does-automatic = Hace jugar al ordenador, o lo para
key-does-one-move = Deja que el ordenador haga una jugada
key-does-cells = Pasa de una casilla a otra
key-does-open = Abre la casilla
key-does-flag = Pone o quita una bandera
key-does-choices = Tamaño y reglas de la partida nueva
key-does-cell-number = En una posición para estudiar: escribe el número
key-does-cell-closed = En una posición para estudiar: cierra la casilla
key-does-first-turn = Al principio de la partida
key-does-last-turn = Al final de la partida
key-does-turn-right = Gira la ficha en sentido horario
key-does-turn-left = Gira la ficha en sentido antihorario
key-does-tile = Toma o coloca la ficha
key-does-stop-going = Detiene al ordenador o la repetición, o los deja seguir
key-does-stop-by-itself = Detiene lo que avanza automáticamente
key-does-fix = Fija la ficha, o la suelta
key-does-tray = Devuelve la ficha a la bandeja
key-does-stop = Detiene la búsqueda

## Imprimir

menu-print = Imprimir…
dialog-print-title = Dónde poner la página para imprimir
printed = La página está en { $path }: imprímela desde el programa que se abre.
printed-unopened = La página está en { $path }, pero el sistema no la abre: ábrela en un navegador e imprímela.
print-pupil = Nombre:
print-class = Clase:
print-date = Fecha:
print-loose = Bloques sueltos
picture-more = La imagen termina aquí: { $count ->
        [one] falta un bloque
       *[other] faltan { $count } bloques
    }
