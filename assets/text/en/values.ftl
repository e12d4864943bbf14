### Values and types in words, numbers, the program as text.

language-name = English

# The sign between the whole part and the decimals.
number-separator = .
number-nan = not a number

value-true = true
value-false = false
value-no-colour = no colour
value-nowhere = no cell
value-cell = ({ $row }, { $column })

## What a block gives, or a socket takes; with the article: “… is needed”, “… gives …”

type-number = a number
type-boolean = a true or false value
type-colour = a colour
type-cell = a cell
type-any = a value

## Why a typed number is refused; the old value stays

number-refused-empty = Type a number, for example 2.5 or 0.
number-refused-two-separators = “{ $given }” has more than one comma or point: there can be only one, for the decimals, and thousands are typed without, for example 1000.5.
number-refused-too-large = “{ $given }” is too large: type a smaller number, or ∞.
number-refused-other = “{ $given }” is not a number: type for example 7, -2.5, 1e6 or ∞.

## The program as text

words-disabled = [disabled: { $block }]
words-loose = Loose blocks, which do not run:
