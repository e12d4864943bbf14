### Wartości i typy słowami, liczby, program jako tekst.

language-name = Polski

# Znak między częścią całkowitą a dziesiętną.
number-separator = ,
number-nan = nie liczba

value-true = prawda
value-false = fałsz
value-no-colour = żaden kolor
value-nowhere = żadne pole
value-cell = ({ $row }, { $column })

## Co daje blok albo czego wymaga miejsce; zawsze w mianowniku: „musi tu być …”, „wartością jest …”

type-number = liczba
type-boolean = wartość logiczna
type-colour = kolor
type-cell = pole
type-any = wartość

## Dlaczego wpisana liczba nie pasuje; poprzednia wartość zostaje

number-refused-empty = Wpisz liczbę, na przykład 2,5 albo 0.
number-refused-two-separators = „{ $given }” ma więcej niż jeden przecinek lub kropkę: może być tylko jeden znak, przed częścią dziesiętną, a tysiące pisze się bez niego, na przykład 1000,5.
number-refused-too-large = „{ $given }” to za dużo: wpisz mniejszą liczbę albo ∞.
number-refused-other = „{ $given }” nie jest liczbą: wpisz na przykład 7, -2,5, 1e6 albo ∞.

## Program jako tekst

words-disabled = [wyłączony: { $block }]
words-loose = Luźne bloki, które się nie wykonują:
