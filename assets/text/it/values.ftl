### Valori e tipi a parole, numeri, il programma come testo.

language-name = Italiano

# Il segno fra la parte intera e i decimali.
number-separator = ,
number-nan = non un numero

value-true = vero
value-false = falso
value-no-colour = nessun colore
value-nowhere = nessuna casella
# $row (String) - un numero
# $column (String) - un numero
value-cell = ({ $row }, { $column })

## Che cosa dà un blocco, o vuole un posto; con l'articolo: «serve …», «… dà …»

type-number = un numero
type-boolean = un valore vero o falso
type-colour = un colore
type-cell = una casella
type-any = un valore

## Perché un numero scritto non va bene; il valore di prima resta

number-refused-empty = Scrivi un numero, per esempio 2,5 oppure 0.
# $given (String) - quello che è stato scritto
number-refused-two-separators = «{ $given }» ha più di una virgola o di un punto: ne va bene uno solo, per i decimali, e le migliaia si scrivono senza, per esempio 1000,5.
# $given (String) - quello che è stato scritto
number-refused-too-large = «{ $given }» è troppo grande: scrivi un numero più piccolo, oppure ∞.
# $given (String) - quello che è stato scritto
number-refused-other = «{ $given }» non è un numero: scrivi per esempio 7, -2,5, 1e6 oppure ∞.

## Il programma come testo

# $block (String) - il testo del blocco
words-disabled = [disattivato: { $block }]
words-loose = Blocchi staccati, che non vengono eseguiti:
