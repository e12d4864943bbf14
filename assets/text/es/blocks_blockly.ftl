### Los bloques de Blockly: Lógica, Bucles, Matemáticas, Variables. Los textos son los suyos, con los errores corregidos.

## Lógica

word-if = si
word-else-if = si no, si
word-else = si no
word-do = hacer
block-if = si
    .tip =
        Ejecuta los bloques de dentro solo si la condición es verdadera. Con + se añaden «si no, si» y «si no»: se ejecuta el primer caso con la condición verdadera y, si no lo hay, el «si no».
        Por ejemplo, «si el ladrillo en casilla pulsada es rojo hacer Quitar el ladrillo en casilla pulsada».
block-compare = { $a } { $operator } { $b }
    .tip =
        Compara dos valores y da verdadero o falso. = y ≠ valen para dos valores del mismo tipo, los demás signos solo para dos números.
        Por ejemplo, 2 < 3 es verdadero, 3 < 3 es falso, 3 ≤ 3 es verdadero.
block-logic = { $a } { $operator } { $b }
    .tip =
        Con «y» da verdadero si las dos condiciones son verdaderas; con «o», si lo es al menos una. Si basta con la primera, la segunda no se mira.
        Por ejemplo, «fila < 8 y casilla debajo de C está vacía».
block-not = no { $x }
    .tip =
        Da verdadero si la condición es falsa, y falso si es verdadera.
        Por ejemplo, «no hay un ladrillo infectado».
block-true = verdadero
    .tip =
        El valor verdadero.
        Por ejemplo, «dar a encontrado el valor verdadero».
block-false = falso
    .tip =
        El valor falso.
        Por ejemplo, «dar a encontrado el valor falso».
block-choose = prueba { $test } si es verdadero { $yes } si es falso { $no }
    .tip =
        Si la condición de «prueba» es verdadera da el valor «si es verdadero»; si no, el valor «si es falso».
        Por ejemplo, «prueba x < 0 si es verdadero 0 si es falso x» da x, pero nunca menos de 0.

## Bucles

block-repeat = repetir { $times } veces
    .tip =
        Ejecuta los bloques de dentro tantas veces como dice el número, que se fija al principio. Con 0 o menos no los ejecuta nunca.
        Por ejemplo, «repetir 81 veces» basta para pasar por todas las casillas de la pared.
block-while = repetir mientras { $when }
    .tip =
        Mira la condición: mientras es verdadera ejecuta los bloques de dentro y la vuelve a mirar.
        Por ejemplo, «repetir mientras hay un ladrillo infectado».
block-until = repetir hasta { $when }
    .tip =
        Mira la condición: mientras es falsa ejecuta los bloques de dentro y la vuelve a mirar. Se detiene cuando es verdadera.
        Por ejemplo, «repetir hasta x > 8».
block-count = contar con { $var } desde { $from } hasta { $to } de a { $by }
    .tip =
        Da a la variable todos los números desde el primero hasta el segundo, incluidos, con el paso indicado, y cada vez ejecuta los bloques de dentro. Si el primero es mayor, cuenta hacia atrás.
        Por ejemplo, «contar con fila desde 0 hasta 8 de a 1» pasa por todas las filas, de arriba abajo.
block-break = romper el bucle
    .tip =
        Termina enseguida el bucle en el que está: el programa sigue con el bloque que viene después del bucle.
        Por ejemplo, dentro de un «si», para dejar de buscar cuando ya se ha encontrado.
block-continue = continuar con la siguiente iteración del bucle
    .tip =
        Salta los bloques que quedan en esta vuelta del bucle en el que está y pasa a la vuelta siguiente.
        Por ejemplo, dentro de un «si», para saltar las casillas que no interesan.

## Matemáticas

block-number = { $number }
    .tip =
        Un número para escribir, con coma o punto para los decimales.
        Por ejemplo, 2,5.
block-arithmetic = { $a } { $operator } { $b }
    .tip =
        Calcula con dos números: suma, diferencia, producto, cociente o potencia.
        Por ejemplo, 2 × 3 da 6 y 2 ^ 3 da 8.
block-math = { $function } { $x }
    .tip =
        Calcula una función de un número: la raíz cuadrada, el valor absoluto, el opuesto, el logaritmo natural o en base 10, la potencia de e o de 10.
        Por ejemplo, la raíz cuadrada de 9 da 3.
block-trig = { $function } { $x }
    .tip =
        Calcula una función trigonométrica. Los ángulos se dan en grados, no en radianes.
        Por ejemplo, sin 30 da 0,5.
block-constant = { $constant }
    .tip =
        Una constante: π (3,141…), e (2,718…), φ (1,618…), √2 (1,414…), √½ (0,707…) o ∞ (infinito).
        Por ejemplo, 2 × π × r es la longitud de una circunferencia de radio r.
block-is = { $x } { $property }
    .tip =
        Da verdadero si el número es par, o impar, primo, entero, positivo, negativo, según lo que se elija.
        Por ejemplo, 7 es primo da verdadero, 0 es positivo da falso.
block-divisible-by = { $x } es divisible por { $y }
    .tip =
        Da verdadero si al dividir el primer número entre el segundo el resto es 0. Nada es divisible por 0.
        Por ejemplo, 6 es divisible por 3 da verdadero.
block-change = añadir { $by } a { $var }
    .tip =
        Suma el número a la variable. Una variable que todavía no tiene valor vale 0.
        Por ejemplo, «añadir 1 a x» cuenta uno más.
block-round = { $rounding } { $x }
    .tip =
        Redondea un número al entero más cercano, o al alza, o a la baja. A mitad de camino va al alza.
        Por ejemplo, redondear 2,5 da 3 y redondear a la baja 2,5 da 2.
block-remainder = resto de { $a } ÷ { $b }
    .tip =
        Da el resto de la división, con el signo del primer número.
        Por ejemplo, el resto de 64 ÷ 10 es 4.
block-constrain = limitar { $value } entre { $low } y { $high }
    .tip =
        Da el mismo número si está entre los dos límites; si no, el límite más cercano.
        Por ejemplo, limitar 9 entre 0 y 8 da 8.
block-random-int = entero aleatorio de { $from } a { $to }
    .tip =
        Da un número entero al azar entre los dos límites, incluidos. Cada vez sale uno nuevo.
        Por ejemplo, entero aleatorio de 1 a 6 es un dado.
block-random-fraction = fracción aleatoria
    .tip =
        Da un número al azar entre 0 (incluido) y 1 (excluido). Cada vez sale uno nuevo.
        Por ejemplo, «fracción aleatoria < 0,5» es verdadero una de cada dos veces, por término medio.
block-atan2 = arcotangente de X: { $x } Y: { $y }
    .tip =
        Da la dirección del punto (X, Y) vista desde el origen, en grados de -180 a 180.
        Por ejemplo, arcotangente de X: 1 Y: 1 da 45.

## Variables

block-set = dar a { $var } el valor { $to }
    .tip =
        Pone un valor en la variable, en lugar del que había. Puede ser un número, una casilla, un color, verdadero o falso.
        Por ejemplo, «dar a C el valor casilla pulsada».
block-get = { $var }
    .tip =
        Da el valor que hay en la variable. Antes hay que haberlo puesto con «dar», «contar» o «Para cada casilla».
        Por ejemplo, después de «dar a x el valor 3» da 3.
