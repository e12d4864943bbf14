### Valores y tipos en palabras, números, el programa como texto.

language-name = Español

# El signo entre la parte entera y los decimales.
number-separator = ,
number-nan = no es un número

value-true = verdadero
value-false = falso
value-no-colour = ningún color
value-nowhere = ninguna casilla
value-cell = ({ $row }, { $column })

## Qué da un bloque, o qué quiere un hueco; con artículo: «hace falta …», «… da …»

type-number = un número
type-boolean = un valor verdadero o falso
type-colour = un color
type-cell = una casilla
type-any = un valor

## Por qué un número escrito no vale; queda el valor de antes

number-refused-empty = Escribe un número, por ejemplo 2,5 o 0.
number-refused-two-separators = «{ $given }» tiene más de una coma o de un punto: solo vale uno, para los decimales, y los millares se escriben sin él, por ejemplo 1000,5.
number-refused-too-large = «{ $given }» es demasiado grande: escribe un número más pequeño, o bien ∞.
number-refused-other = «{ $given }» no es un número: escribe por ejemplo 7, -2,5, 1e6 o ∞.

## El programa como texto

words-disabled = [desactivado: { $block }]
words-loose = Bloques sueltos, que no se ejecutan:
