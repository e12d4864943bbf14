### Qué falla en un archivo de programa o en una pared escrita como texto.
### Delante de la frase ya están el archivo, la línea y la columna.

## Qué se lee en el archivo: para file-unexpected-end y file-unexpected-token

token-text = un texto entre comillas
token-block = un bloque
token-command = una instrucción
token-list = una lista entre corchetes
token-option = una de las palabras posibles
token-field = un campo, como «name:»
token-sign = «{ $sign }»

## Programas

file-unexpected-end = El archivo acaba a medias: aquí todavía hace falta { $expected }. Quizá se ha cortado: busca una copia entera.
file-unexpected-token = Aquí hace falta { $expected }, pero hay { $found }.
file-not-a-program = Este archivo no es un programa de Clickomania: un programa empieza con «Program(».
file-from-the-future = Este archivo tiene el formato { $format }, pero esta versión de Clickomania solo lee hasta el formato { $known }: ábrelo con una versión más reciente.
file-unknown-block = El bloque «{ $name }» no existe: comprueba el nombre.
file-unknown-block-similar = El bloque «{ $name }» no existe: ¿será «{ $similar }»?
file-unknown-option = La opción «{ $name }» no existe aquí: escribe una de estas: { $options }.
file-unknown-option-similar = La opción «{ $name }» no existe aquí: ¿será «{ $similar }»?
file-unknown-field = «{ $of }» no tiene el campo «{ $name }»: quítalo o corrige el nombre.
file-unknown-field-similar = «{ $of }» no tiene el campo «{ $name }»: ¿será «{ $similar }»?
file-missing-field = Falta el campo «{ $name }» en «{ $of }»: añádelo.
file-duplicate-field = En «{ $of }» el campo «{ $name }» aparece dos veces: deja uno solo.
file-wrong-argument-count = «{ $name }» { $expected ->
        [0] no lleva argumentos
        [one] lleva un argumento
       *[other] lleva { $expected } argumentos
    }, pero aquí { $found ->
        [0] no hay ninguno
        [one] hay uno
       *[other] hay { $found }
    }.
file-command-where-value = «{ $block }» es una instrucción, pero aquí hace falta un valor: ponla en una lista de instrucciones.
file-value-where-command = «{ $block }» da un valor, pero aquí hace falta una instrucción: ponlo en el hueco de otro bloque.
file-wrong-type = El hueco «{ $socket }» de «{ $block }» quiere { $expected }, pero este bloque da { $given }.
file-undeclared-variable = La variable «{ $name }» no está declarada: añádela a la lista «variables» o corrige el nombre.
file-undeclared-variable-similar = La variable «{ $name }» no está declarada: ¿será «{ $similar }»? Si no, añádela a la lista «variables».
file-duplicate-variable = La variable «{ $name }» está declarada dos veces: deja una sola.
file-empty-name = El nombre de una variable no puede estar vacío: escribe uno.
file-infinite = Las coordenadas de una pila suelta no pueden ser infinitas: escribe un número.
file-nan = «NaN» no es un número que se pueda escribir en un programa.
file-bad-number = «{ $given }» no es un número: escribe por ejemplo 7, -2.5, 1e6 o inf, con punto para los decimales.
file-bad-string = En este texto entre comillas hay una secuencia con la barra «\» que no existe: escribe por ejemplo \" para las comillas, \\ para la barra, \n para cambiar de línea.
file-hole = Aquí no puede estar «Hole»: este hueco siempre tiene un valor. Escribe el valor.
file-too-many-blocks = El programa tiene demasiados bloques: como máximo { $limit }. Divídelo en varios programas.
file-too-many-variables = El programa tiene demasiadas variables: como máximo { $limit }. Quita las que no hacen falta.
file-too-many-branches = El programa tiene demasiadas ramas de «si»: como máximo { $limit }. Quita alguna.
file-too-deep = Hay más de { $limit } niveles de bloques unos dentro de otros: saca alguno fuera de los demás.
file-too-large = El archivo es demasiado grande para ser un programa: como máximo { $limit } MiB.
file-bad-character = El carácter «{ $character }» no vale aquí: quítalo.
file-unclosed-text = Aquí empieza un texto entre comillas que no acaba: ciérralo con «"».
file-unclosed-comment = Aquí empieza un comentario que no acaba: ciérralo con «*/».
file-duplicate-wrapper = «{ $name }» ya está alrededor de este bloque: basta con una vez.
file-unknown-extension = La extensión «{ $name }» no hace falta aquí: quita toda la línea «#![enable(…)]».
file-name-needed = Los argumentos de «{ $of }» tienen nombre: escríbelo delante del valor, seguido de dos puntos.
file-name-not-needed = Los argumentos de «{ $block }» se escriben sin nombre: quita el nombre y los dos puntos.
file-no-branches = Un «If» tiene al menos una rama: escribe por ejemplo branches: [(when: True)].
file-hole-not-allowed = «Hole» solo está donde falta un valor: quítalo de aquí.
file-mixed-loose-stack = Una pila suelta contiene solo instrucciones, o bien un solo bloque que da un valor: divídela en varias pilas.
file-empty-loose-stack = Esta pila suelta no contiene bloques: quítala.
file-trailing-text = Después del final del programa hay más texto: quítalo.
file-not-utf8 = El archivo no es un texto UTF-8: guárdalo de nuevo como texto UTF-8.

## Paredes

wall-unexpected-character = El carácter «{ $character }» no vale en una pared: escribe R, G, B, Y, F para los ladrillos, r, g, b, y, f para los infectados y . donde no hay ladrillo.
wall-line-too-short = La línea { $found ->
        [0] está vacía
        [one] tiene un carácter
       *[other] tiene { $found } caracteres
    }, pero cada línea de una pared tiene nueve caracteres: añade los que faltan, con . donde no hay ladrillo.
wall-line-too-long = La línea tiene más de nueve caracteres, pero cada línea de una pared tiene nueve caracteres: quita los que sobran.
wall-too-few-lines = La pared { $found ->
        [0] no tiene líneas
        [one] tiene una línea
       *[other] tiene { $found } líneas
    }, pero hacen falta nueve líneas: añade las que faltan.
wall-too-many-lines = La pared tiene más de nueve líneas: quita las que sobran.

## Las filas de un tablero

board-row-too-short = La fila es demasiado corta: tiene { $found } casillas, pero debe tener { $expected }. Añade las que faltan.
board-row-too-long = La fila es demasiado larga: debe tener { $expected } casillas. Quita las que sobran.
board-too-few-rows = Faltan filas: el tablero tiene { $found }, pero debe tener { $expected }. Añade las que faltan.
board-too-many-rows = Hay demasiadas filas: el tablero debe tener { $expected }. Quita las que sobran.
