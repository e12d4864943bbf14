### The options of the drop-downs, the colours, the games, the categories.

colour-red = red
colour-green = green
colour-blue = blue
colour-yellow = yellow
colour-fuchsia = fuchsia

game-full = full
game-strip = simplified

## Which of several cells: “… empty cell”

edge-top = topmost
edge-bottom = bottommost
edge-right = rightmost
edge-left = leftmost

## Which neighbour: “cell … C”

side-above = above
side-below = below
side-right-of = to the right of
side-left-of = to the left of

comparison-eq = =
comparison-ne = ≠
comparison-lt = <
comparison-le = ≤
comparison-gt = >
comparison-ge = ≥

connective-and = and
connective-or = or

operator-add = +
operator-subtract = −
operator-multiply = ×
operator-divide = ÷
operator-power = ^

function-sqrt = square root
function-abs = absolute
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

property-even = is even
property-odd = is odd
property-prime = is prime
property-whole = is whole
property-positive = is positive
property-negative = is negative

rounding-nearest = round
rounding-up = round up
rounding-down = round down

## The categories of the blocks

category-wall = Updating the wall
# The same where there is little room: in the narrow strip of the palette.
category-wall-short = Wall
category-cells = Cells
category-colours = Colours
category-infection = Infection
category-logic = Logic
category-loops = Loops
category-math = Math
category-variables = Variables
