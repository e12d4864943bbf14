### Por qué un programa no está listo y qué ha fallado mientras se ejecutaba.
### $block es siempre el nombre corto del bloque: «Quitar el ladrillo en …», «… = …».

## No está listo

problem-empty-socket = Al bloque «{ $block }» le falta { $kind ->
        [cell] una casilla
        [boolean] una condición
        [number] un número
        [colour] un color
       *[any] un valor
    }{ $place ->
        [0] : pon en el hueco vacío
        [1] : pon en el primer hueco, que está vacío,
        [2] : pon en el segundo hueco, que está vacío,
        [3] : pon en el tercer hueco, que está vacío,
       *[other] : pon en el hueco número { $place }, que está vacío,
    } un bloque que dé { $kind ->
        [cell] una casilla.
        [boolean] verdadero o falso.
        [number] un número.
        [colour] un color.
       *[any] un valor: un número, una casilla, un color, verdadero o falso.
    }
problem-empty-branch = Al bloque «si …» le falta { $branch ->
        [0] la condición: pon junto a «si»
        [1] la primera condición: pon junto a «si»
       *[other] la condición número { $branch }: pon junto a su «si no, si»
    } un bloque que dé verdadero o falso.
problem-outside-loop = El bloque «{ $block }» está fuera de todo bucle: muévelo dentro de un bucle o quítalo.

## Errores durante la ejecución

run-off-wall = En el bloque «{ $block }» la casilla ({ $row }, { $column }) está fuera de la pared: { $bounds ->
        [row] las filas van
        [column] las columnas van
       *[both] las filas y las columnas van
    } de 0 a 8. Elige otra casilla o comprueba antes que no estés en el borde.
run-bad-index = En el bloque «{ $block }» { $which ->
        [row] la fila
       *[column] la columna
    } es { $value }, pero un índice es un número entero, como 0, 1 o 2. Revisa el cálculo, o usa «redondear».
run-bad-column = En el bloque «{ $block }» la columna es { $value }, pero las columnas son los números enteros de 0 a 8. Revisa el cálculo que da la columna.
run-not-a-number = En el bloque «{ $block }» { $what ->
        [times] el número de veces
        [from] el número desde el que se empieza
        [to] el número hasta el que se llega
       *[by] el paso
    } no es un número, y así no se puede contar. Viene de un cálculo imposible, como 0 ÷ 0, o del índice de una casilla que no existe: revisa ese cálculo, o comprueba antes con «si» que la casilla exista.
run-bad-bounds = En el bloque «{ $block }» un límite es { $value }, pero los límites son números enteros entre -9007199254740992 y 9007199254740992. Revisa el cálculo, o usa «redondear».
run-type = En el bloque «{ $block }» { $place ->
        [0] hace falta { $expected }
        [1] hace falta { $expected } en el primer hueco
        [2] hace falta { $expected } en el segundo hueco
        [3] hace falta { $expected } en el tercer hueco
       *[other] hace falta { $expected } en el hueco número { $place }
    }, pero ahí llega { $given }: { $value }. Comprueba qué hay en las variables y en los bloques «prueba» de ese hueco.
run-compare-types = En el bloque «{ $block }» a la izquierda hay { $left }: { $left-value }; a la derecha hay { $right }: { $right-value }. Dos valores de tipo distinto no se pueden comparar: pon a los dos lados valores del mismo tipo.
run-order-type = En el bloque «{ $block }» hay { $given }: { $value }. Con < ≤ > ≥ se comparan solo números; para los demás valores usa = o ≠.
run-change-type = En el bloque «{ $block }» la variable «{ $variable }» contiene { $given }: { $value }. Solo se puede añadir a una variable que contiene un número: usa otra variable, o antes «dar a { $variable } el valor 0».
run-unset-variable = En el bloque «{ $block }» se lee la variable «{ $variable }», que todavía no tiene un valor. Pon uno antes, con «dar a { $variable } el valor …»: con cada clic las variables vuelven a empezar sin valor.
run-zero-step = En el bloque «{ $block }» el paso detrás de «de a» es 0, y así no se llegaría nunca al final. Pon otro paso, por ejemplo 1.
run-budget-loop = La jugada se ha detenido después de { $steps } { $count ->
        [one] paso
       *[other] pasos
    }: el bucle «{ $repeated }» ha dado { $turns } { $rounds ->
        [one] vuelta
       *[other] vueltas
    } y todavía no ha terminado. Comprueba que su condición cambie tarde o temprano, o que no repita demasiadas veces.
run-budget = La jugada se ha detenido después de { $steps } { $count ->
        [one] paso
       *[other] pasos
    }, el máximo para una jugada, y todavía no había terminado. Haz que los bucles den menos vueltas, o sube el máximo.
run-cycle = La jugada no acabaría nunca: después de { $turns } { $rounds ->
        [one] vuelta
       *[other] vueltas
    } el bucle «{ $repeated }» ha vuelto exactamente al mismo estado, con la misma pared y las mismas variables. Haz que en cada vuelta cambie algo que acerque al final.
