### La riga di comando: che cosa non va nel comando, e che cosa risponde.
### Le chiavi del JSON e i nomi nelle tabelle non stanno qui: non cambiano con la lingua.

## File

cli-file-not-found = il file non esiste: controlla il nome e la cartella
cli-file-is-directory = è una cartella, ma qui serve un file
cli-file-permission = non c'è il permesso di aprire il file
# $reason (String) - che cosa dice il sistema
cli-file-unreadable = il file non si può leggere: { $reason }
# $reason (String) - che cosa dice il sistema
cli-file-unwritable = il file non si può scrivere: { $reason }
cli-folder-without-programs = nella cartella non ci sono file .clickomania o .ron con programmi
cli-folder-without-tasks = nella cartella non ci sono file .clickomania o .ron con quesiti
cli-pattern-without-files = nessun file corrisponde: controlla il nome
cli-standard-input-twice = lo standard input «-» si può leggere una volta sola

## Opzioni e argomenti

# $given (String) - quello che è stato scritto
cli-click-form = «{ $given }» non è una casella: scrivi riga e colonna separate da una virgola, per esempio 3,4
# $row (String) - la riga
# $column (String) - la colonna
cli-click-outside = la casella ({ $row }, { $column }) è fuori dalla parete: righe e colonne vanno da 0 a 8
# $given (String) - quello che è stato scritto
cli-colour-count = «{ $given }» non va bene: i colori sono da 2 a 5
# $given (String) - quello che è stato scritto
# $languages (String) - i codici possibili
cli-language-unknown = la lingua «{ $given }» non c'è: scrivi una di queste: { $languages }
# $given (String) - il codice della lingua
# $languages (String) - i codici possibili
cli-language-incomplete = la lingua «{ $given }» non è ancora completa: per ora scrivi una di queste: { $languages }
# $given (String) - quello che è stato scritto
cli-number-expected = «{ $given }» non è un numero intero: scrivine uno, per esempio 100
# $given (String) - quello che è stato scritto
# $low (String) - il più piccolo che va bene
# $high (String) - il più grande che va bene
cli-number-range = «{ $given }» non va bene: scrivi un numero intero da { $low } a { $high }
# $given (String) - quello che è stato scritto
# $choices (String) - le parole possibili
cli-choice = «{ $given }» non va bene: scrivi una di queste parole: { $choices }
# $from (String) - il primo passo
# $to (String) - l'ultimo passo
cli-step-range = i passi da { $from } a { $to } non ci sono: i passi si contano da 1, e il primo non viene dopo l'ultimo
cli-wall-missing = manca la parete: scrivi --wall FILE oppure --wall-seed NUMERO
cli-wall-twice = la parete è data due volte: scrivi --wall oppure --wall-seed, non tutti e due
# $argument (String) - il nome dell'argomento
cli-argument-missing = manca { $argument }: --help mostra come si scrive il comando
cli-argument-not-utf8 = un argomento non è testo UTF-8: scrivilo con altri caratteri
# $form (String) - l'opzione con il suo valore
cli-option-missing = l'opzione manca: aggiungi { $form }
cli-option-value-missing = manca il valore: scrivilo dopo l'opzione
cli-option-value-unexpected = l'opzione non vuole un valore: toglilo
cli-option-repeated = l'opzione compare due volte: scrivila una volta sola
# $other (String)
cli-option-conflict = non va insieme a { $other }: scrivi solo una delle due
# $other (String)
cli-option-needs = funziona solo con { $other }: aggiungi quella, o togli questa
cli-option-unknown = l'opzione non esiste: --help le elenca tutte
# $similar (String) - un'opzione che le somiglia
cli-option-unknown-similar = l'opzione non esiste: forse è { $similar }?
# $commands (String) - quali ci sono
cli-command-missing = manca il comando: aggiungi uno di questi: { $commands }
# $command (String) - il comando
cli-command-unknown = il comando «{ $command }» non esiste: --help li elenca tutti
# $command (String) - il comando
# $similar (String) - un comando che gli somiglia
cli-command-unknown-similar = il comando «{ $command }» non esiste: forse è «{ $similar }»?
# $argument (String) - l'argomento
cli-argument-unexpected = l'argomento «{ $argument }» è di troppo: toglilo
# $reason (String) - che cosa dice il sistema
cli-jobs-refused = non ci sono tanti processori: scrivi un numero più piccolo ({ $reason })
# $reason (String)
cli-no-thread = il computer è troppo occupato: chiudi altri programmi, o alza il limite dei processi ({ $reason })
# $seconds (Number)
cli-working = ancora al lavoro ({ $seconds } s)
cli-interrupted = interrotto: i risultati trovati fin qui sono stati scritti

## Risposte

# $file (String) - il file
# $count (Number) - quanti problemi ha
cli-not-ready = { $file }: il programma non è pronto, { $count ->
        [one] c'è un problema
       *[other] ci sono { $count } problemi
    }:
# $file (String) - il file
cli-ready = { $file }: pronto
# $file (String) - il file
cli-unreadable = { $file }: illeggibile
# $name (String) - il nome del programma
# $cost (Number) - il suo costo
cli-run-program = «{ $name }», costo { $cost }
# $row (String) - la riga
# $column (String) - la colonna
# $steps (Number) - quanti passi
cli-run-move = Click su ({ $row }, { $column }): { $steps } { $steps ->
        [one] passo
       *[other] passi
    }
# $row (String) - la riga
# $column (String) - la colonna
cli-run-ignored = Click su ({ $row }, { $column }): lì non c'è un mattone, il programma non parte
# $by (String) - chi lo chiede: game (le regole di uno dei due giochi), task (un quesito)
cli-run-right = La mossa è giusta: la parete è quella { $by ->
        [game] prevista dalle regole del gioco
       *[task] che chiede il quesito
    }.
# $by (String) - chi lo chiede: game (le regole di uno dei due giochi), task (un quesito)
cli-run-wrong-wall = La mossa è sbagliata: la parete non è quella { $by ->
        [game] prevista dalle regole del gioco
       *[task] che chiede il quesito
    }.
cli-run-infection-left = La mossa è sbagliata: sono rimasti mattoni infetti.
# $message (String) - l'errore
cli-run-error = La mossa si è fermata per un errore: { $message }
# $games (Number) - quante partite
# $moves (Number) - quante mosse
cli-play-summary = { $games } { $games ->
        [one] partita
       *[other] partite
    }, { $moves } { $moves ->
        [one] mossa
       *[other] mosse
    }
# $cost (Number) - il costo
# $blocks (Number) - quanti blocchi
cli-cost-summary = costo { $cost }, { $blocks } { $blocks ->
        [one] blocco
       *[other] blocchi
    }
cli-built-without-window = Questo programma è stato costruito senza finestra: funzionano solo i comandi da terminale (clickomania --help).
# $seed (String) - il numero
cli-new-seed = --seed { $seed }
# $given (String) - quello che è stato scritto
cli-seed-form = un numero intero da 0 in su, o random, e non «{ $given }»

cli-more-rows = { $count ->
    [one] … e un'altra riga
   *[other] … e altre { $count } righe
}

# $file (String) - il secondo file
# $other (String) - il suo quesito
# $task (String) - quello del primo
cli-compare-other-task = { $file } è per il quesito «{ $other }»: tutti e due i programmi si misurano con il quesito «{ $task }». Con --task ID lo scegli tu
# $name (String) - il nome che è stato dato
cli-export-format = «{ $name }» non finisce né in .json né in .xml, come gli spazi di lavoro di Blockly: scegli un altro nome
