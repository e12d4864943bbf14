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
task-bad-language = «{ $found }» non è il codice di una lingua: scrivi per esempio «it» o «en».
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
task-chance-not-allowed = «{ $block }» sceglie a caso, e qui il risultato deve essere sempre lo stesso: usa un altro blocco.
# $count (Number) - quanti ce ne sono
task-no-such-number = Questo numero non c'è: { $count ->
        [0] non ce n'è nessuno
        [one] ce n'è uno solo
       *[other] si va da 1 a { $count }
    }.
task-off-wall = Questa casella è fuori dalla parete: righe e colonne vanno da 0 a 8.
# $id (String) - il nome del quesito
task-duplicate-task = Nel corso c'è già un quesito che si chiama «{ $id }»: dagli un altro nome.
# $id (String) - il nome del quesito
task-unknown-task = Un capitolo comincia con il quesito «{ $id }», che il corso non ha: scrivi il nome di uno dei suoi quesiti.
task-too-much = I file di cui è fatto il corso sono troppi o troppo grandi: al massimo 10 000, e 64 MiB in tutto.
# $path (String) - il file, come è nominato
task-path-not-a-path = «{ $path }» non è un percorso: scrivi il nome di un file .ron, con il percorso da questo file e / fra le cartelle.
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
task-text-html = Nei testi non si può usare HTML: usa i segni di CommonMark, e scrivi «\<» per un minore.
task-text-image = Nei testi non si possono usare immagini: mostra blocchi con ```program e pareti con ```wall.
task-text-bad-click = Dopo «click» ci vogliono riga e colonna da 0 a 8, con una virgola fra loro: per esempio «click 6,5».
task-text-second-picture = Un passo mostra al massimo un programma o una parete: lasciane uno solo, e metti l'altro in un altro passo.

## Il controllo di un quesito

# $file (String) - il file
# $id (String) - il nome del quesito
task-check-usable = { $file }: «{ $id }» va bene
# $file (String) - il file
# $id (String) - il nome del quesito
task-check-unusable = { $file }: «{ $id }» non si può usare così:
# $message (String) - l'avviso, una frase
task-check-warning = avviso: { $message }
# $list (String) - before, wanted o after
# $problem (String) - che cosa manca, una frase
task-problem-not-ready = «{ $list }» non è pronto: { $problem }
# $fault (String) - il difetto, una frase
# $wall (String) - la parete, nove righe separate da /
task-problem-rules-fail = { $fault } La parete: { $wall }
task-problem-nothing-wanted = Manca quello che il programma deve fare («wanted»): senza non si può dire se un programma è giusto, e questo non serve a niente.
task-problem-goal-rises = I traguardi devono scendere: questo non è più piccolo di quello prima.
task-problem-points-disordered = I punti vanno dalla misura più grande alla più piccola, e non diminuiscono.
# $name (String) - il nome del programma
# $verdict (String) - il verdetto, in parole
task-problem-solution = La soluzione «{ $name }» non è giusta: { $verdict }.
# $goal (String) - l'ultimo traguardo
task-problem-last-goal-unsolved = Nessuna soluzione giusta: ce ne vuole una che arrivi all'ultimo traguardo, { $goal }.
# $goal (String) - l'ultimo traguardo
# $best (String) - dove arriva la soluzione migliore
task-problem-last-goal = Nessuna soluzione arriva all'ultimo traguardo, { $goal }: la migliore arriva a { $best }.
# $name (String) - il nome del programma
task-problem-mistake = «{ $name }» dovrebbe contenere un errore, ma è un programma giusto.
# $goal (String) - il traguardo
# $least (String) - il costo minimo
task-problem-goal-below-least = Nessun programma può costare { $goal }: il minimo è { $least }.
# $row (String) - l'indice di riga del click
# $column (String) - l'indice di colonna
# $wall (String) - la parete, nove righe separate da /
task-problem-impossible = Con questi blocchi nessun programma può essere giusto: dopo il click in riga { $row }, colonna { $column } la parete { $wall } non può diventare quella giusta.
# $name (String) - il nome del programma
# $cost (String) - il suo costo
# $goal (String) - l'ultimo traguardo
task-problem-solution-below = «{ $name }» costa { $cost }, meno dell'ultimo traguardo, { $goal }: è voluto?
# $name (String) - le parole del blocco
# $block (String) - il suo nome nel file
task-problem-block = Il quesito non ha il blocco «{ $name }» ({ $block }): toglilo da qui o concedilo fra i suoi blocchi («blocks»).
# $error (String) - l'errore, una frase
task-problem-question = I comandi della domanda falliscono: { $error }
task-problem-no-cell = La risposta giusta è che non cambia nessuna casella: è voluto?
# $codes (String) - i codici delle lingue
task-problem-language = Il testo manca in queste lingue: { $codes }.
task-problem-text = Il testo manca: chi risolve il quesito qui vede un posto vuoto.
task-problem-no-goals = Non c'è nessun traguardo («goals»): sono i traguardi a dire quando il quesito è risolto.
# $most (String) - quanti caratteri al massimo
# $lengths (String) - i codici delle lingue, ognuno con i suoi caratteri
task-problem-text-too-long = Il testo è troppo lungo per la sua scheda, che ha posto per { $most } caratteri: { $lengths }.
# $name (String) - il nome della soluzione
# $step (String) - il numero del passo, da 1
task-problem-step-stays-open = Con la soluzione «{ $name }» il passo { $step } resta da fare: cambia che cosa aspetta («until»), o rendilo facoltativo («optional: true»).
task-problem-no-points = In una gara un quesito senza punti non conta: scrivi «points», per esempio points: [(40, 20), (3, 100)].
task-problem-shows-help = Soluzioni, errori o suggerimenti sono in questo file: a chi partecipa dai la copia che scrive «clickomania task pupils».

## Il costo minimo

# $task (String) - il nome del quesito
task-least-impossible = { $task }: con questi blocchi nessun programma può essere giusto
# $task (String) - il nome del quesito
# $least (String) - il minimo
task-least-open = { $task }: costa almeno { $least }; non si conosce nessun programma giusto
# $task (String) - il nome del quesito
# $least (String) - il minimo
# $name (String) - il nome del programma
task-least-proved = { $task }: il costo minimo è { $least }, e «{ $name }» lo raggiunge
# $task (String) - il nome del quesito
# $least (String) - il minimo
# $best (String) - il costo del migliore
# $name (String) - il suo nome
task-least-gap = { $task }: costa almeno { $least }; il migliore che si conosce costa { $best } («{ $name }»)
task-least-loose = Il quesito non ha tutti i blocchi gratuiti che calcolano: il costo minimo vero può essere più alto.
# $kinds (String) - i nomi dei blocchi
task-least-way = Può bastare: { $kinds }
# $kinds (String) - i nomi dei blocchi
task-least-refuted = Non basta: { $kinds }
# $row (String) - l'indice di riga del click
# $column (String) - l'indice di colonna
task-least-wall = perché con un click in riga { $row }, colonna { $column } questa parete non può diventare quella a destra:
task-least-nothing-wanted = Il quesito non dice che cosa deve fare un programma («wanted»): non c'è un costo minimo.
# $measure (String) - cost, blocks o steps
task-least-measure = Il costo minimo vale solo per i traguardi di costo; qui si conta «{ $measure }».
task-least-stopped = Fermato prima della fine.

# $block (String) - il blocco
task-block-not-there = Il quesito non ha il blocco «{ $block }»: toglilo o usane un altro.

## Quesiti sulla riga di comando

# $id (String) - il nome del quesito
task-unknown = il programma è per il quesito «{ $id }», che qui non si conosce: indica il suo file con --task
# $id (String) - il nome scritto
# $similar (String) - un nome che gli somiglia
task-unknown-similar = non c'è un quesito «{ $id }»: forse è «{ $similar }»?
# $id (String) - il nome scritto
# $known (String) - i nomi che ci sono
task-unknown-known = non c'è un quesito «{ $id }»: ci sono { $known }
# $file (String) - il file del corso
# $ids (String) - i nomi dei quesiti
task-of-course = { $file } è un corso: scrivi quale quesito, dopo il segno #: { $ids }
# $id (String) - il quesito che --game indica
task-option-game = --game dice che il quesito è «{ $id }»: lascia una sola delle due opzioni
# $id (String) - il nome del quesito
task-nothing-wanted = nel quesito «{ $id }» non c'è niente da giudicare: manca «wanted»
# $id (String) - il nome del quesito
# $problem (String) - che cosa non va, una frase
task-unusable = il quesito «{ $id }» ha un errore: { $problem }

## Il foglio da stampare

task-sheet-name = Nome
task-sheet-date = Data
task-sheet-rules = Che cosa deve fare il programma
# $row (String) - la riga
# $column (String) - la colonna
task-sheet-click = click sulla casella ({ $row }, { $column })
task-sheet-start = da qui parte il programma
task-sheet-wanted = così deve restare la parete
task-sheet-palette = I blocchi e quanto costano
# $minutes (Number) - quanto dura la gara
task-sheet-minutes = Tempo: { $minutes } minuti
