### Che cosa non va in un file di programma o in una parete scritta come testo.
### Davanti alla frase stanno già il file, la riga e la colonna.

## Che cosa si legge nel file: per file-unexpected-end e file-unexpected-token

token-text = un testo fra virgolette
token-block = un blocco
token-command = un comando
token-list = una lista fra parentesi quadre
token-option = una delle parole possibili
token-field = un campo, come «name:»
# $sign (String) - un segno o una parola come sta nel file
token-sign = «{ $sign }»

## Programmi

# $expected (String) - che cosa ci voleva
file-unexpected-end = Il file finisce a metà: qui ci vuole ancora { $expected }. Forse è stato tagliato: cercane una copia intera.
# $found (String) - che cosa c'è
# $expected (String) - che cosa ci voleva
file-unexpected-token = Qui ci vuole { $expected }, ma c'è { $found }.
file-not-a-program = Questo file non è un programma di Clickomania: un programma comincia con «Program(».
# $format (String) - il numero del formato del file
# $known (Number) - il formato più recente che si sa leggere
file-from-the-future = Questo file ha il formato { $format }, ma questa versione di Clickomania legge solo fino al formato { $known }: aprilo con una versione più recente.
# $name (String) - il nome scritto
file-unknown-block = Il blocco «{ $name }» non esiste: controlla il nome.
# $name (String) - il nome scritto
# $similar (String) - un nome che gli somiglia
file-unknown-block-similar = Il blocco «{ $name }» non esiste: forse è «{ $similar }»?
# $name (String) - la parola scritta
# $options (String) - le parole possibili, separate da virgole
file-unknown-option = La scelta «{ $name }» qui non esiste: scrivi una di queste: { $options }.
# $name (String) - la parola scritta
# $similar (String) - una parola che le somiglia
file-unknown-option-similar = La scelta «{ $name }» qui non esiste: forse è «{ $similar }»?
# $of (String) - di che cosa fa parte
# $name (String) - il nome del campo
file-unknown-field = «{ $of }» non ha il campo «{ $name }»: toglilo o correggi il nome.
# $of (String) - di che cosa fa parte
# $name (String) - il nome del campo
# $similar (String) - un campo che gli somiglia
file-unknown-field-similar = «{ $of }» non ha il campo «{ $name }»: forse è «{ $similar }»?
# $name (String) - il nome del campo
# $of (String) - di che cosa fa parte
file-missing-field = A «{ $of }» manca il campo «{ $name }»: aggiungilo.
# $name (String) - il nome del campo
# $of (String) - di che cosa fa parte
file-duplicate-field = In «{ $of }» il campo «{ $name }» compare due volte: lasciane uno solo.
# $name (String) - il nome del blocco nel file
# $expected (Number) - quanti argomenti vuole
# $found (Number) - quanti ne ha
file-wrong-argument-count = «{ $name }» { $expected ->
        [0] non vuole argomenti
        [one] vuole un argomento
       *[other] vuole { $expected } argomenti
    }, ma qui { $found ->
        [0] non ce n'è nessuno
        [one] ce n'è uno
       *[other] ce ne sono { $found }
    }.
# $block (String) - il nome del blocco nel file
file-command-where-value = «{ $block }» è un comando, ma qui ci vuole un valore: mettilo in una lista di comandi.
# $block (String) - il nome del blocco nel file
file-value-where-command = «{ $block }» dà un valore, ma qui ci vuole un comando: mettilo nel posto di un altro blocco.
# $block (String) - il blocco che ha il posto, nome nel file
# $socket (String) - il nome del posto nel file
# $expected (String) - che cosa ci vuole, con l'articolo: type-…
# $given (String) - che cosa dà il blocco, con l'articolo: type-…
file-wrong-type = Il posto «{ $socket }» di «{ $block }» vuole { $expected }, ma questo blocco dà { $given }.
# $name (String) - il nome della variabile
file-undeclared-variable = La variabile «{ $name }» non è dichiarata: aggiungila alla lista «variables» o correggi il nome.
# $name (String) - il nome della variabile
# $similar (String) - una variabile che le somiglia
file-undeclared-variable-similar = La variabile «{ $name }» non è dichiarata: forse è «{ $similar }»? Altrimenti aggiungila alla lista «variables».
# $name (String) - il nome della variabile
file-duplicate-variable = La variabile «{ $name }» è dichiarata due volte: lasciane una sola.
file-empty-name = Il nome di una variabile non può essere vuoto: scrivine uno.
file-infinite = Le coordinate di una pila staccata non possono essere infinite: scrivi un numero.
file-nan = In un programma non si può scrivere «NaN».
# $given (String) - quello che c'è
file-bad-number = «{ $given }» non è un numero: scrivi per esempio 7, -2.5, 1e6 o inf, con il punto per i decimali.
file-bad-string = In questo testo fra virgolette c'è una sequenza con la barra «\» che non esiste: scrivi per esempio \" per le virgolette, \\ per la barra, \n per andare a capo.
file-hole = Qui non va «Hole»: questo posto ha sempre un valore. Scrivi il valore.
# $limit (Number) - quanti blocchi al massimo
file-too-many-blocks = Il programma ha troppi blocchi: al massimo { $limit }. Dividilo in più programmi.
# $limit (Number) - quante variabili al massimo
file-too-many-variables = Il programma ha troppe variabili: al massimo { $limit }. Togli quelle che non servono.
# $limit (Number) - quanti rami al massimo
file-too-many-branches = Il programma ha troppi rami di «se»: al massimo { $limit }. Togline qualcuno.
# $limit (Number) - quanti livelli al massimo
file-too-deep = I blocchi sono uno dentro l'altro per più di { $limit } livelli: metti qualche blocco fuori dagli altri.
# $limit (Number) - quanti MiB al massimo
file-too-large = Il file è troppo grande per essere un programma: al massimo { $limit } MiB.
# $character (String) - il carattere
file-bad-character = Il carattere «{ $character }» qui non va bene: toglilo.
file-unclosed-text = Qui comincia un testo fra virgolette che non finisce: chiudilo con «"».
file-unclosed-comment = Qui comincia un commento che non finisce: chiudilo con «*/».
# $name (String) - Comment, Disabled o Collapsed
file-duplicate-wrapper = «{ $name }» è già attorno a questo blocco: basta una volta.
# $name (String) - il nome dell'estensione
file-unknown-extension = L'estensione «{ $name }» qui non serve: togli tutta la riga «#![enable(…)]».
# $of (String) - di che cosa fa parte
file-name-needed = Gli argomenti di «{ $of }» hanno un nome: scrivilo davanti al valore, seguito da due punti.
# $block (String) - il nome del blocco nel file
file-name-not-needed = Gli argomenti di «{ $block }» si scrivono senza nome: togli il nome e i due punti.
file-no-branches = Un «If» ha almeno un ramo: scrivi per esempio branches: [(when: True)].
file-hole-not-allowed = «Hole» va solo dove manca un valore: qui toglilo.
file-mixed-loose-stack = Una pila staccata contiene solo comandi, oppure un solo blocco che dà un valore: dividila in più pile.
file-empty-loose-stack = Questa pila staccata non contiene blocchi: toglila.
file-trailing-text = Dopo la fine del programma c'è altro testo: toglilo.
file-not-utf8 = Il file non è un testo UTF-8: salvalo di nuovo come testo UTF-8.

## Pareti

# $character (String) - il carattere
wall-unexpected-character = Il carattere «{ $character }» non va bene in una parete: scrivi R, G, B, Y, F per i mattoni, r, g, b, y, f per quelli infetti e . dove non c'è mattone.
# $found (Number) - quanti caratteri ha la riga
wall-line-too-short = La riga { $found ->
        [0] è vuota
        [one] ha un carattere
       *[other] ha { $found } caratteri
    }, ma ogni riga di una parete ha nove caratteri: aggiungi quelli che mancano, con . dove non c'è mattone.
wall-line-too-long = La riga ha più di nove caratteri, ma ogni riga di una parete ha nove caratteri: togli quelli di troppo.
# $found (Number) - quante righe ci sono
wall-too-few-lines = La parete { $found ->
        [0] non ha righe
        [one] ha una riga
       *[other] ha { $found } righe
    }, ma servono nove righe: aggiungi quelle che mancano.
wall-too-many-lines = La parete ha più di nove righe: togli quelle di troppo.

## Le righe di una tavola

# $found (String) - quante caselle ha la riga
# $expected (String) - quante colonne ci sono
board-row-too-short = La riga è troppo corta: ha { $found } caselle, ma deve averne { $expected }. Aggiungi quelle che mancano.
# $expected (String) - quante colonne ci sono
board-row-too-long = La riga è troppo lunga: deve avere { $expected } caselle. Togli quelle di troppo.
# $found (String) - quante righe ci sono
# $expected (String) - quante devono essere
board-too-few-rows = Mancano righe: la tavola ne ha { $found }, ma deve averne { $expected }. Aggiungi quelle che mancano.
# $expected (String) - quante devono essere
board-too-many-rows = Ci sono troppe righe: la tavola deve averne { $expected }. Togli quelle di troppo.
