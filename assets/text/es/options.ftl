### Las opciones de los menús desplegables, los colores, los juegos, las categorías.

colour-red = rojo
colour-green = verde
colour-blue = azul
colour-yellow = amarillo
colour-fuchsia = fucsia

game-full = completo
game-strip = simplificado

## Cuál de varias casillas: «casilla vacía más …»

edge-top = arriba
edge-bottom = abajo
edge-right = a la derecha
edge-left = a la izquierda

## Qué vecina: «casilla … C»

side-above = encima de
side-below = debajo de
side-right-of = a la derecha de
side-left-of = a la izquierda de

comparison-eq = =
comparison-ne = ≠
comparison-lt = <
comparison-le = ≤
comparison-gt = >
comparison-ge = ≥

connective-and = y
connective-or = o

operator-add = +
operator-subtract = −
operator-multiply = ×
operator-divide = ÷
operator-power = ^

function-sqrt = raíz cuadrada
function-abs = absoluto
function-negate = −
function-ln = ln
function-log10 = log10
function-exp = e^
function-pow10 = 10^

trigonometry-sin = sin
trigonometry-cos = cos
trigonometry-tan = tan
trigonometry-asin = asin
trigonometry-acos = acos
trigonometry-atan = atan

constant-pi = π
constant-e = e
constant-phi = φ
constant-sqrt2 = √2
constant-sqrt-half = √½
constant-infinity = ∞

property-even = es par
property-odd = es impar
property-prime = es primo
property-whole = es entero
property-positive = es positivo
property-negative = es negativo

rounding-nearest = redondear
rounding-up = redondear al alza
rounding-down = redondear a la baja

## Las categorías de los bloques

category-wall = Actualizar la pared
# The same where there is little room: in the narrow strip of the palette.
category-wall-short = Pared
category-cells = Casillas
category-colours = Colores
category-infection = Infección
category-logic = Lógica
category-loops = Bucles
category-math = Matemáticas
category-variables = Variables
