### Pozycje list rozwijanych, kolory, gry, kategorie.

colour-red = czerwony
colour-green = zielony
colour-blue = niebieski
colour-yellow = żółty
colour-fuchsia = fuksja

game-full = pełna
game-strip = uproszczona

## Które z kilku pól: „… puste pole”

edge-top = najwyższe
edge-bottom = najniższe
edge-right = skrajne prawe
edge-left = skrajne lewe

## Które sąsiednie: „pole … C”

side-above = nad:
side-below = pod:
side-right-of = na prawo od:
side-left-of = na lewo od:

comparison-eq = =
comparison-ne = ≠
comparison-lt = <
comparison-le = ≤
comparison-gt = >
comparison-ge = ≥

connective-and = i
connective-or = lub

operator-add = +
operator-subtract = −
operator-multiply = ×
operator-divide = ÷
operator-power = ^

function-sqrt = pierwiastek kwadratowy
function-abs = wartość bezwzględna
function-negate = −
function-ln = ln
function-log10 = log10
function-exp = e^
function-pow10 = 10^

trigonometry-sin = sin
trigonometry-cos = cos
trigonometry-tan = tg
trigonometry-asin = arcsin
trigonometry-acos = arccos
trigonometry-atan = arctg

constant-pi = π
constant-e = e
constant-phi = φ
constant-sqrt2 = √2
constant-sqrt-half = √½
constant-infinity = ∞

property-even = jest parzysta
property-odd = jest nieparzysta
property-prime = jest liczbą pierwszą
property-whole = jest liczbą całkowitą
property-positive = jest dodatnia
property-negative = jest ujemna

rounding-nearest = zaokrąglij
rounding-up = zaokrąglij w górę
rounding-down = zaokrąglij w dół

## Kategorie bloków

category-wall = Zmiany ściany
# The same where there is little room: in the narrow strip of the palette.
category-wall-short = Ściana
category-cells = Pola
category-colours = Kolory
category-infection = Zarażanie
category-logic = Logika
category-loops = Pętle
category-math = Matematyka
category-variables = Zmienne
