### Perché un programma non è pronto, e che cosa è andato storto mentre girava.
### $block è sempre il nome breve del blocco: «Rimuovi il mattone in …», «… = …».

## Non pronto

# $block (String) - il nome del blocco
# $place (Number) - 0 se il blocco ha un posto solo, altrimenti il numero del posto, da 1
# $kind (String) - che cosa manca: cell, boolean, number, colour, any
problem-empty-socket = Al blocco «{ $block }» manca { $kind ->
        [cell] una casella
        [boolean] una condizione
        [number] un numero
        [colour] un colore
       *[any] un valore
    }{ $place ->
        [0] : metti nel posto vuoto
        [1] : metti nel primo posto, che è vuoto,
        [2] : metti nel secondo posto, che è vuoto,
        [3] : metti nel terzo posto, che è vuoto,
       *[other] : metti nel posto numero { $place }, che è vuoto,
    } un blocco che dia { $kind ->
        [cell] una casella.
        [boolean] vero o falso.
        [number] un numero.
        [colour] un colore.
       *[any] un valore: un numero, una casella, un colore, vero o falso.
    }
# $branch (Number) - il numero della condizione, da 1; 0 se il blocco ne ha una sola
problem-empty-branch = Al blocco «se …» manca { $branch ->
        [0] la condizione: metti accanto a «se»
        [1] la prima condizione: metti accanto a «se»
       *[other] la condizione numero { $branch }: metti accanto al suo «altrimenti se»
    } un blocco che dia vero o falso.
# $block (String) - il nome del blocco
problem-outside-loop = Il blocco «{ $block }» è fuori da ogni ciclo: spostalo dentro un ciclo oppure toglilo.

## Errori durante l'esecuzione

# $block (String) - il nome del blocco
# $row (String) - l'indice di riga
# $column (String) - l'indice di colonna
# $bounds (String) - che cosa è fuori: row, column, both
run-off-wall = Nel blocco «{ $block }» la casella ({ $row }, { $column }) è fuori dalla parete: { $bounds ->
        [row] le righe vanno
        [column] le colonne vanno
       *[both] le righe e le colonne vanno
    } da 0 a 8. Scegli un'altra casella o controlla di non essere al bordo.
# $block (String) - il nome del blocco «casella in riga = … e colonna = …»
# $which (String) - l'indice sbagliato: row, column
# $value (String) - il suo valore
run-bad-index = Nel blocco «{ $block }» { $which ->
        [row] la riga
       *[column] la colonna
    } è { $value }, ma un indice è un numero intero, come 0, 1 o 2. Controlla il calcolo, o usa «arrotonda».
# $block (String) - il nome del blocco «Compatta la colonna di indice …»
# $value (String) - l'indice di colonna
run-bad-column = Nel blocco «{ $block }» la colonna è { $value }, ma le colonne sono i numeri interi da 0 a 8. Controlla il calcolo che dà la colonna.
# $block (String) - il nome del blocco
# $what (String) - che cosa non è un numero: times, from, to, by
run-not-a-number = Nel blocco «{ $block }» { $what ->
        [times] il numero delle volte
        [from] il numero da cui si parte
        [to] il numero a cui si arriva
       *[by] il passo
    } non è un numero, e così non si può contare. Viene da un calcolo impossibile, come 0 ÷ 0, o dall'indice di una casella che non c'è: controlla quel calcolo, o controlla prima con «se» che la casella ci sia.
# $block (String) - il nome del blocco «intero casuale da … a …»
# $value (String) - il limite sbagliato
run-bad-bounds = Nel blocco «{ $block }» un limite è { $value }, ma i limiti sono numeri interi fra -9007199254740992 e 9007199254740992. Controlla il calcolo, o usa «arrotonda».
# $block (String) - il nome del blocco
# $place (Number) - 0 se il blocco ha un posto solo, altrimenti il numero del posto, da 1
# $expected (String) - che cosa serve, con l'articolo: type-…
# $given (String) - che cosa c'è, con l'articolo: type-…
# $value (String) - il suo valore
run-type = Nel blocco «{ $block }» { $place ->
        [0] serve { $expected }
        [1] serve { $expected } nel primo posto
        [2] serve { $expected } nel secondo posto
        [3] serve { $expected } nel terzo posto
       *[other] serve { $expected } nel posto numero { $place }
    }, ma lì arriva { $given }: { $value }. Controlla che cosa c'è nelle variabili e nei «test» di quel posto.
# $block (String) - il nome del blocco
# $left (String) - che cosa c'è a sinistra, con l'articolo: type-…
# $left-value (String) - il suo valore
# $right (String) - che cosa c'è a destra, con l'articolo: type-…
# $right-value (String) - il suo valore
run-compare-types = Nel blocco «{ $block }» a sinistra c'è { $left }: { $left-value }; a destra c'è { $right }: { $right-value }. Due valori di tipo diverso non si possono confrontare: metti dalle due parti valori dello stesso tipo.
# $block (String) - il nome del blocco
# $given (String) - che cosa c'è, con l'articolo: type-…
# $value (String) - il suo valore
run-order-type = Nel blocco «{ $block }» c'è { $given }: { $value }. Con < ≤ > ≥ si confrontano solo numeri; per gli altri valori usa = o ≠.
# $block (String) - il nome del blocco «cambia … di …»
# $variable (String) - il nome della variabile
# $given (String) - che cosa contiene, con l'articolo: type-…
# $value (String) - il suo valore
run-change-type = Nel blocco «{ $block }» la variabile «{ $variable }» contiene { $given }: { $value }. Si può cambiare solo una variabile che contiene un numero: usa un'altra variabile, o prima «imposta { $variable } a 0».
# $block (String) - il nome del blocco
# $variable (String) - il nome della variabile
run-unset-variable = Nel blocco «{ $block }» si legge la variabile «{ $variable }», che non ha ancora un valore. Mettine uno prima, con «imposta { $variable } a …»: a ogni click le variabili ricominciano senza valore.
# $block (String) - il nome del blocco «conta con … da … a … per …»
run-zero-step = Nel blocco «{ $block }» il passo dopo «per» è 0, e così non si arriverebbe mai alla fine. Metti un altro passo, per esempio 1.
# $count (Number) - il numero massimo di passi, per scegliere il plurale
# $steps (String) - il numero massimo di passi
# $repeated (String) - il nome del ciclo
# $rounds (Number) - quanti giri ha fatto, per scegliere il plurale
# $turns (String) - quanti giri ha fatto
run-budget-loop = La mossa è stata fermata dopo { $steps } { $count ->
        [one] passo
       *[other] passi
    }: il ciclo «{ $repeated }» ha fatto { $turns } { $rounds ->
        [one] giro
       *[other] giri
    } e non è ancora finito. Controlla che la sua condizione prima o poi cambi, o che non ripeta troppe volte.
# $count (Number) - il numero massimo di passi, per scegliere il plurale
# $steps (String) - il numero massimo di passi
run-budget = La mossa è stata fermata dopo { $steps } { $count ->
        [one] passo
       *[other] passi
    }, il massimo per una mossa, e non era ancora finita. Fai fare meno giri ai cicli, o alza il massimo.
# $repeated (String) - il nome del ciclo
# $rounds (Number) - quanti giri ha fatto, per scegliere il plurale
# $turns (String) - quanti giri ha fatto
run-cycle = La mossa non finirebbe mai: dopo { $turns } { $rounds ->
        [one] giro
       *[other] giri
    } il ciclo «{ $repeated }» è tornato esattamente nello stesso stato, con la stessa parete e le stesse variabili. Fai in modo che a ogni giro cambi qualcosa che avvicini la fine.
