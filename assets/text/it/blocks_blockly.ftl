### I blocchi di Blockly: Logica, Cicli, Matematica, Variabili. I testi sono i suoi, con gli errori corretti.

## Logica

word-if = se
word-else-if = altrimenti se
word-else = altrimenti
word-do = fai
block-if = se
    .tip =
        Esegue i blocchi interni solo se la condizione è vera. Con + si aggiungono «altrimenti se» e «altrimenti»: si esegue il primo caso con la condizione vera, e se non ce n'è l'«altrimenti».
        Per esempio, «se il mattone in casella cliccata è rosso fai Rimuovi il mattone in casella cliccata».
# $a (String) - un valore
# $operator (String) - una scelta: = ≠ < ≤ > ≥
# $b (String) - un valore dello stesso tipo
block-compare = { $a } { $operator } { $b }
    .tip =
        Confronta due valori e dà vero o falso. = e ≠ vanno bene per due valori dello stesso tipo, gli altri segni solo per due numeri.
        Per esempio, 2 < 3 è vero, 3 < 3 è falso, 3 ≤ 3 è vero.
# $a (String) - una condizione
# $operator (String) - una scelta: e, o
# $b (String) - una condizione
block-logic = { $a } { $operator } { $b }
    .tip =
        Con «e» dà vero se sono vere tutte e due le condizioni, con «o» se ne è vera almeno una. Se basta la prima, la seconda non si guarda.
        Per esempio, «riga < 8 e casella sotto a C è vuota».
# $x (String) - una condizione
block-not = non { $x }
    .tip =
        Dà vero se la condizione è falsa, e falso se è vera.
        Per esempio, «non c'è un mattone infetto».
block-true = vero
    .tip =
        Il valore vero.
        Per esempio, «imposta trovato a vero».
block-false = falso
    .tip =
        Il valore falso.
        Per esempio, «imposta trovato a falso».
# $test (String) - una condizione
# $yes (String) - un valore
# $no (String) - un valore
block-choose = test { $test } se vero { $yes } se falso { $no }
    .tip =
        Se la condizione in «test» è vera dà il valore «se vero», altrimenti il valore «se falso».
        Per esempio, «test x < 0 se vero 0 se falso x» dà x, ma mai meno di 0.

## Cicli

# $times (String) - un numero
block-repeat = ripeti { $times } volte
    .tip =
        Esegue i blocchi interni tante volte quante dice il numero, fissato all'inizio. Con 0 o meno non li esegue mai.
        Per esempio, «ripeti 81 volte» basta per passare su ogni casella della parete.
# $when (String) - una condizione
block-while = ripeti mentre { $when }
    .tip =
        Guarda la condizione: finché è vera esegue i blocchi interni e la guarda di nuovo.
        Per esempio, «ripeti mentre c'è un mattone infetto».
# $when (String) - una condizione
block-until = ripeti fino a che { $when }
    .tip =
        Guarda la condizione: finché è falsa esegue i blocchi interni e la guarda di nuovo. Si ferma quando è vera.
        Per esempio, «ripeti fino a che x > 8».
# $var (String) - una variabile
# $from (String) - un numero
# $to (String) - un numero
# $by (String) - un numero
block-count = conta con { $var } da { $from } a { $to } per { $by }
    .tip =
        Dà alla variabile tutti i numeri dal primo al secondo, compresi, con il passo indicato, e ogni volta esegue i blocchi interni. Se il primo è più grande conta all'indietro.
        Per esempio, «conta con riga da 0 a 8 per 1» passa su tutte le righe, dall'alto in basso.
block-break = esce dal ciclo
    .tip =
        Finisce subito il ciclo in cui si trova: il programma continua con il blocco che viene dopo il ciclo.
        Per esempio, dentro un «se», per smettere di cercare quando si è trovato.
block-continue = prosegui con la successiva iterazione del ciclo
    .tip =
        Salta i blocchi che restano in questo giro del ciclo in cui si trova e passa al giro successivo.
        Per esempio, dentro un «se», per saltare le caselle che non interessano.

## Matematica

# $number (String) - il numero scritto
block-number = { $number }
    .tip =
        Un numero da scrivere, con la virgola o il punto per i decimali.
        Per esempio, 2,5.
# $a (String) - un numero
# $operator (String) - una scelta: + − × ÷ ^
# $b (String) - un numero
block-arithmetic = { $a } { $operator } { $b }
    .tip =
        Calcola con due numeri: somma, differenza, prodotto, quoziente o potenza.
        Per esempio, 2 × 3 dà 6 e 2 ^ 3 dà 8.
# $function (String) - una scelta: radice quadrata, assoluto, −, ln, log10, e^, 10^
# $x (String) - un numero
block-math = { $function } { $x }
    .tip =
        Calcola una funzione di un numero: la radice quadrata, il valore assoluto, l'opposto, il logaritmo naturale o in base 10, la potenza di e o di 10.
        Per esempio, la radice quadrata di 9 dà 3.
# $function (String) - una scelta: sin, cos, tan, asin, acos, atan
# $x (String) - un numero
block-trig = { $function } { $x }
    .tip =
        Calcola una funzione trigonometrica. Gli angoli sono in gradi, non in radianti.
        Per esempio, sin 30 dà 0,5.
# $constant (String) - una scelta: π, e, φ, √2, √½, ∞
block-constant = { $constant }
    .tip =
        Una costante: π (3,141…), e (2,718…), φ (1,618…), √2 (1,414…), √½ (0,707…) o ∞ (infinito).
        Per esempio, 2 × π × r è la lunghezza di una circonferenza di raggio r.
# $x (String) - un numero
# $property (String) - una scelta: è pari, è dispari, è primo, …
block-is = { $x } { $property }
    .tip =
        Dà vero se il numero è pari, o dispari, primo, intero, positivo, negativo, secondo la scelta.
        Per esempio, 7 è primo dà vero, 0 è positivo dà falso.
# $x (String) - un numero
# $y (String) - un numero
block-divisible-by = { $x } è divisibile per { $y }
    .tip =
        Dà vero se dividendo il primo numero per il secondo il resto è 0. Per 0 niente è divisibile.
        Per esempio, 6 è divisibile per 3 dà vero.
# $var (String) - una variabile
# $by (String) - un numero
block-change = cambia { $var } di { $by }
    .tip =
        Aggiunge il numero alla variabile. Una variabile che non ha ancora un valore vale 0.
        Per esempio, «cambia x di 1» conta uno in più.
# $rounding (String) - una scelta: arrotonda, arrotonda verso l'alto, arrotonda verso il basso
# $x (String) - un numero
block-round = { $rounding } { $x }
    .tip =
        Arrotonda un numero all'intero più vicino, oppure verso l'alto o verso il basso. A metà strada va verso l'alto.
        Per esempio, arrotonda 2,5 dà 3 e arrotonda verso il basso 2,5 dà 2.
# $a (String) - un numero
# $b (String) - un numero
block-remainder = resto di { $a } ÷ { $b }
    .tip =
        Dà il resto della divisione, con il segno del primo numero.
        Per esempio, il resto di 64 ÷ 10 è 4.
# $value (String) - un numero
# $low (String) - un numero
# $high (String) - un numero
block-constrain = costringi { $value } da { $low } a { $high }
    .tip =
        Dà il numero stesso se sta fra i due limiti, altrimenti il limite più vicino.
        Per esempio, costringi 9 da 0 a 8 dà 8.
# $from (String) - un numero intero
# $to (String) - un numero intero
block-random-int = intero casuale da { $from } a { $to }
    .tip =
        Dà un numero intero a caso fra i due limiti, compresi. Se ne tira uno nuovo ogni volta.
        Per esempio, intero casuale da 1 a 6 è un dado.
block-random-fraction = frazione casuale
    .tip =
        Dà un numero a caso fra 0 (compreso) e 1 (escluso). Se ne tira uno nuovo ogni volta.
        Per esempio, «frazione casuale < 0,5» è vero una volta su due, in media.
# $x (String) - un numero
# $y (String) - un numero
block-atan2 = atan2 di X: { $x } Y: { $y }
    .tip =
        Dà la direzione del punto (X, Y) vista dall'origine, in gradi da -180 a 180.
        Per esempio, atan2 di X: 1 Y: 1 dà 45.

## Variabili

# $var (String) - una variabile
# $to (String) - un valore
block-set = imposta { $var } a { $to }
    .tip =
        Mette un valore nella variabile, al posto di quello che c'era. Può essere un numero, una casella, un colore, vero o falso.
        Per esempio, «imposta C a casella cliccata».
# $var (String) - una variabile
block-get = { $var }
    .tip =
        Dà il valore che si trova nella variabile. Prima bisogna avercelo messo con «imposta», «conta» o «Per ogni casella».
        Per esempio, dopo «imposta x a 3» dà 3.
