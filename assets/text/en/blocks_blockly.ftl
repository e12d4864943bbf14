### Blockly's own blocks: Logic, Loops, Math, Variables. The texts are its own, with the mistakes corrected.

## Logic

word-if = if
word-else-if = else if
word-else = else
word-do = do
block-if = if
    .tip =
        Runs the blocks inside only if the condition is true. Press + to add “else if” and “else”: the first case with a true condition runs, and if there is none, the “else”.
        For example, “if the brick at the clicked cell is red do Remove the brick at the clicked cell”.
block-compare = { $a } { $operator } { $b }
    .tip =
        Compares two values and gives true or false. = and ≠ take two values of the same type, the other signs two numbers only.
        For example, 2 < 3 is true, 3 < 3 is false, 3 ≤ 3 is true.
block-logic = { $a } { $operator } { $b }
    .tip =
        With “and” gives true if both conditions are true, with “or” if at least one is. If the first one decides, the second one is not checked.
        For example, “row < 8 and the cell below C is empty”.
block-not = not { $x }
    .tip =
        Gives true if the condition is false, and false if it is true.
        For example, “not there is an infected brick”.
block-true = true
    .tip =
        The value true.
        For example, “set found to true”.
block-false = false
    .tip =
        The value false.
        For example, “set found to false”.
block-choose = test { $test } if true { $yes } if false { $no }
    .tip =
        If the condition in “test” is true, gives the value “if true”, otherwise the value “if false”.
        For example, “test x < 0 if true 0 if false x” gives x, but never less than 0.

## Loops

block-repeat = repeat { $times } times
    .tip =
        Runs the blocks inside as often as the number says, fixed at the start. With 0 or less it never runs them.
        For example, “repeat 81 times” is enough to visit every cell of the wall.
block-while = repeat while { $when }
    .tip =
        Looks at the condition: as long as it is true, runs the blocks inside and looks again.
        For example, “repeat while there is an infected brick”.
block-until = repeat until { $when }
    .tip =
        Looks at the condition: as long as it is false, runs the blocks inside and looks again. It stops when it is true.
        For example, “repeat until x > 8”.
block-count = count with { $var } from { $from } to { $to } by { $by }
    .tip =
        Gives the variable all numbers from the first to the second, both included, in the given step, and runs the blocks inside each time. If the first is larger, it counts down.
        For example, “count with row from 0 to 8 by 1” visits all rows, from top to bottom.
block-break = break out of loop
    .tip =
        Ends the loop around it at once: the program goes on with the block after the loop.
        For example, inside an “if”, to stop searching when something is found.
block-continue = continue with next iteration of loop
    .tip =
        Skips the rest of this turn of the loop around it, and goes on with the next turn.
        For example, inside an “if”, to skip the cells that do not matter.

## Math

block-number = { $number }
    .tip =
        A number to type, with a point or a comma for the decimals.
        For example, 2.5.
block-arithmetic = { $a } { $operator } { $b }
    .tip =
        Calculates with two numbers: sum, difference, product, quotient or power.
        For example, 2 × 3 gives 6 and 2 ^ 3 gives 8.
block-math = { $function } { $x }
    .tip =
        Calculates a function of a number: the square root, the absolute value, the opposite, the natural or decimal logarithm, the power of e or of 10.
        For example, the square root of 9 gives 3.
block-trig = { $function } { $x }
    .tip =
        Calculates a trigonometric function. Angles are in degrees, not in radians.
        For example, sin 30 gives 0.5.
block-constant = { $constant }
    .tip =
        A constant: π (3.141…), e (2.718…), φ (1.618…), √2 (1.414…), √½ (0.707…) or ∞ (infinity).
        For example, 2 × π × r is the circumference of a circle of radius r.
block-is = { $x } { $property }
    .tip =
        Gives true if the number is even, or odd, prime, whole, positive, negative, as chosen.
        For example, 7 is prime gives true, 0 is positive gives false.
block-divisible-by = { $x } is divisible by { $y }
    .tip =
        Gives true if dividing the first number by the second leaves the remainder 0. Nothing is divisible by 0.
        For example, 6 is divisible by 3 gives true.
block-change = change { $var } by { $by }
    .tip =
        Adds the number to the variable. A variable that has no value yet counts as 0.
        For example, “change x by 1” counts one more.
block-round = { $rounding } { $x }
    .tip =
        Rounds a number to the nearest whole number, or up, or down. Halfway it goes up.
        For example, round 2.5 gives 3 and round down 2.5 gives 2.
block-remainder = remainder of { $a } ÷ { $b }
    .tip =
        Gives the remainder of the division, with the sign of the first number.
        For example, the remainder of 64 ÷ 10 is 4.
block-constrain = constrain { $value } low { $low } high { $high }
    .tip =
        Gives the number itself if it is between the two limits, otherwise the nearer limit.
        For example, constrain 9 low 0 high 8 gives 8.
block-random-int = random integer from { $from } to { $to }
    .tip =
        Gives a random whole number between the two limits, both included: a new one every time.
        For example, random integer from 1 to 6 is a die.
block-random-fraction = random fraction
    .tip =
        Gives a random number between 0 (included) and 1 (excluded): a new one every time.
        For example, “random fraction < 0.5” is true every second time, on average.
block-atan2 = atan2 of X: { $x } Y: { $y }
    .tip =
        Gives the direction of the point (X, Y) seen from the origin, in degrees from -180 to 180.
        For example, atan2 of X: 1 Y: 1 gives 45.

## Variables

block-set = set { $var } to { $to }
    .tip =
        Puts a value into the variable, in place of the one that was there. It can be a number, a cell, a colour, true or false.
        For example, “set C to the clicked cell”.
block-get = { $var }
    .tip =
        Gives the value that is in the variable. First put one there with “set”, “count” or “For each cell”.
        For example, after “set x to 3” it gives 3.
