### Quesiti e corsi: che cosa non va nei loro file, e che cosa dice il loro controllo.
### Davanti alla frase stanno già il file, la riga e la colonna.

## I file

# $found (String) - come comincia il file
task-not-a-task = Questo file non è un quesito di Clickomania: un quesito comincia con «Task(», un corso con «Course(»; qui c'è «{ $found }».
# $found (String) - il nome scritto
task-bad-id = «{ $found }» non può essere il nome di un quesito: scrivi solo lettere minuscole da a a z, cifre e trattini, al massimo 64.
# $game (String) - il quesito che «game» indica
# $task (String) - il quesito che «task» indica
task-two-tasks = «game» dice che il quesito è «{ $game }», «task» che è «{ $task }»: lascia uno solo dei due.
# $found (String) - quello che c'è
task-bad-language = «{ $found }» non è il codice di una lingua: scrivi per esempio "it" o "en".
# $key (String) - la parola che compare due volte
task-duplicate-key = «{ $key }» compare due volte: lascialo una volta sola.
# $low (String) - il numero più piccolo
# $high (String) - il numero più grande
task-not-whole = Qui ci vuole un numero intero da { $low } a { $high }.
# $least (Number) - quanti almeno
task-too-few = La lista è troppo corta: { $least ->
        [one] ci vuole almeno un elemento
       *[other] ci vogliono almeno { $least } elementi
    }.
# $most (Number) - quanti al massimo
task-too-many = La lista è troppo lunga: al massimo { $most } elementi.
# $block (String) - il nome del blocco nel file
task-chance-not-allowed = «{ $block }» tira a sorte, e qui il risultato deve essere sempre lo stesso: usa un altro blocco.
# $count (Number) - quanti ce ne sono
task-no-such-number = Questo numero non c'è: { $count ->
        [0] non ce n'è nessuno
        [one] ce n'è uno solo
       *[other] si va da 1 a { $count }
    }.
task-off-wall = Questa casella è fuori dalla parete: righe e colonne vanno da 0 a 8.
# $id (String) - il nome del quesito
task-duplicate-task = Nel corso c'è già un quesito che si chiama «{ $id }»: dagli un altro nome.
task-too-much = I file di cui è fatto il corso sono troppi o troppo grandi: al massimo 10 000, e 64 MiB in tutto.
# $path (String) - il file, come è nominato
task-path-not-a-path = «{ $path }» non va: scrivi il nome di un file .ron, con la strada a partire da questo file e / fra le cartelle.
# $path (String) - il file, come è nominato
task-path-outside = «{ $path }» è fuori dalla cartella del file che si apre: mettilo dentro.
# $path (String) - il file, come è nominato
task-path-not-found = Il file «{ $path }» non esiste: controlla il nome e la cartella.
# $path (String) - il file, come è nominato
# $reason (String) - il motivo, dal sistema
task-path-unreadable = Il file «{ $path }» non si può leggere: { $reason }
# $path (String) - il file, come è nominato
task-path-too-large = Il file «{ $path }» è troppo grande.
# $path (String) - il file, come è nominato
task-path-not-utf8 = Il file «{ $path }» non è un testo UTF-8: salvalo di nuovo come testo UTF-8.
task-token-map = una lista fra parentesi graffe
task-token-flag = «true» oppure «false»

## I testi

# $most (Number) - quanti byte al massimo
task-text-too-long = Il testo è troppo lungo: al massimo { $most } byte. Dividilo.
# $most (Number) - quanti livelli al massimo
task-text-too-deep = Liste e citazioni sono una dentro l'altra per più di { $most } livelli: semplifica il testo.
task-text-html = Nei testi non può stare HTML: usa i segni di CommonMark, e scrivi «\<» per un minore.
task-text-image = Nei testi non possono stare immagini: mostra blocchi con ```program e pareti con ```wall.
task-text-bad-click = Dopo «click» ci vogliono riga e colonna da 0 a 8, con una virgola fra loro: per esempio «click 6,5».
