### Le scelte dei menu a tendina, i colori, i giochi, le categorie.

colour-red = rosso
colour-green = verde
colour-blue = blu
colour-yellow = giallo
colour-fuchsia = fucsia

game-full = completo
game-strip = semplificato

## Quale fra più caselle: «casella vuota più …»

edge-top = in alto
edge-bottom = in basso
edge-right = a destra
edge-left = a sinistra

## Quale vicina: «casella … C»

side-above = sopra a
side-below = sotto a
side-right-of = a destra di
side-left-of = a sinistra di

comparison-eq = =
comparison-ne = ≠
comparison-lt = <
comparison-le = ≤
comparison-gt = >
comparison-ge = ≥

connective-and = e
connective-or = o

operator-add = +
operator-subtract = −
operator-multiply = ×
operator-divide = ÷
operator-power = ^

function-sqrt = radice quadrata
function-abs = assoluto
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

property-even = è pari
property-odd = è dispari
property-prime = è primo
property-whole = è intero
property-positive = è positivo
property-negative = è negativo

rounding-nearest = arrotonda
rounding-up = arrotonda verso l'alto
rounding-down = arrotonda verso il basso

## Le categorie dei blocchi

category-wall = Aggiornamento parete
# The same where there is little room: in the narrow strip of the palette.
category-wall-short = Parete
category-cells = Caselle
category-colours = Colori
category-infection = Infezione
category-logic = Logica
category-loops = Cicli
category-math = Matematica
category-variables = Variabili
