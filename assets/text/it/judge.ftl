### Il giudice: se un programma è giusto su ogni parete, e se no, dove sbaglia.

## Verdetti, in breve

judge-verdict-accepted = giusto
judge-verdict-lucky = giusto solo per fortuna
judge-verdict-wrong-wall = sbagliato
judge-verdict-infection-left = restano infetti
judge-verdict-wrong-infection = infetti sbagliati
judge-verdict-runtime-error = si ferma per un errore
judge-verdict-does-not-end = non finisce mai
judge-verdict-too-slow = troppo lento
judge-verdict-not-ready = non finito
judge-verdict-not-allowed = blocco non concesso
judge-verdict-unreadable = illeggibile

## Che cosa è certo

# $bricks (Number) - il massimo numero di mattoni, da 1 a 6
# $draws (String) - quante delle estrazioni possibili si sono provate: none (il programma non estrae), all, some
# $walls (String) - quante pareti sono
judge-says-up-to = Giusto su tutte le { $walls } pareti con al massimo { $bricks ->
        [1] un mattone
        [2] due mattoni
        [3] tre mattoni
        [4] quattro mattoni
        [5] cinque mattoni
       *[other] sei mattoni
    }{ $draws ->
        [all] , qualunque cosa estragga.
        [some] . Dove le estrazioni possibili sono troppe, se ne sono provate alcune.
       *[none] .
    }
judge-says-everywhere = È dimostrato: il programma è giusto su ogni parete.
judge-says-if-it-ends = È dimostrato: il programma è giusto ogni volta che finisce, e finisce con probabilità 1.
# $bricks (Number) - il massimo numero di mattoni
judge-certain-up-to = { $bricks ->
        [one] fino a un mattone
       *[other] fino a { $bricks } mattoni
    }
judge-certain-everywhere = su ogni parete
judge-certain-if-it-ends = se finisce

## Che cosa ha trovato

# $cases (String) - quanti casi: una parete e un click ciascuno
judge-says-accepted = Nessun errore in { $cases } casi provati.
# $cases (String) - quanti casi
judge-says-too-slow = Le mosse fanno troppi passi. Nei { $cases } casi che si è riusciti a provare il programma non sbaglia, ma sono troppo pochi per sapere se è giusto.
judge-says-not-ready = Il programma non è pronto: prima completalo.
# $more (Number) - quanti altri blocchi
# $block (String) - il blocco, per esempio «Compatta la colonna»
judge-says-not-allowed = { $more ->
        [0] Il programma usa il blocco «{ $block }», che in questo quesito non è concesso.
        [one] Il programma usa il blocco «{ $block }» e un altro che in questo quesito non sono concessi.
       *[other] Il programma usa il blocco «{ $block }» e altri { $more } che in questo quesito non sono concessi.
    }
judge-says-nothing-wanted = Questo quesito non dice che cosa deve fare una mossa: non c'è nulla da giudicare.
# $list (String) - quale elenco di comandi: before, wanted, after
# $row (String) - la riga
# $column (String) - la colonna
# $why (String) - il guasto, una frase
judge-says-rules-fail = Il quesito stesso contiene un errore: con un click su ({ $row }, { $column }) i suoi comandi in «{ $list }» non arrivano alla fine. { $why }
# $row (String) - la riga
# $column (String) - la colonna
# $bricks (Number) - quanti mattoni ha la parete
# $fault (String) - che cosa non va: runtime, endless, infection, other-infection; more, fewer, other: troppi mattoni, troppo pochi, altri
judge-says-fault = Con un click su ({ $row }, { $column }) in una parete di { $bricks ->
        [one] un mattone
       *[other] { $bricks } mattoni
    } { $fault ->
        [runtime] la mossa si ferma per un errore.
        [endless] la mossa non finisce.
        [infection] la parete è giusta, ma restano mattoni infetti.
        [other-infection] la parete è giusta, ma i mattoni infetti non sono quelli che devono esserlo.
        [more] restano mattoni che dovevano sparire.
        [fewer] spariscono mattoni che dovevano restare.
       *[other] restano i mattoni sbagliati.
    }
# $step (String) - il passo, da 1
judge-says-step = Il primo errore è al passo { $step }.
# $row (String) - la riga
# $column (String) - la colonna
judge-says-cell = La prima casella diversa è ({ $row }, { $column }).
# $share (String) - quante mosse su cento
judge-says-lucky = Il programma è giusto solo per fortuna: con estrazioni casuali sbaglia in { $share } mosse su 100.
judge-says-lucky-few = Il programma è giusto solo per fortuna: con estrazioni casuali sbaglia in meno di una mossa su 100.
# $cases (String) - quanti casi
judge-says-lucky-rarely = Ha superato { $cases } casi estratti a caso, ma solo per fortuna: con estrazioni sfortunate sbaglia.
judge-says-hostile = In questo caso le estrazioni sono scelte apposta per farlo sbagliare.
# $phase (String) - la fase: infection, removal, fall
judge-says-phase = { $phase ->
        [infection] La fase dell'infezione non funziona.
        [removal] La fase della rimozione non funziona.
       *[fall] La fase della caduta non funziona.
    }
# $count (Number) - quanti blocchi
judge-says-never-executed = { $count ->
        [one] Un blocco non è mai stato eseguito.
       *[other] { $count } blocchi non sono mai stati eseguiti.
    }
# $game (String) - l'altro gioco, per esempio «semplificato»
judge-says-other-game = Nel gioco { $game } non ha mai sbagliato.

## Tabelle

judge-wall = parete
judge-expected = attesa
judge-obtained = ottenuta
# $number (String) - il numero del programma, da 1
# $count (String) - quanti programmi sono
# $share (String) - quanta parte di questo è fatta, in centesimi
# $file (String) - il file
judge-progress = { $number } di { $count }, { $share } %: { $file }

## La pagina HTML

judge-page-title = Programmi giudicati
judge-page-program = Programma
judge-page-author = Autore

## Aiuto

help-judge = Controlla se i programmi sono giusti e mostra dove sbagliano
# $quick (String) - quanti milioni di passi
# $normal (String) - lo stesso
# $deep (String) - lo stesso
help-judge-limit = Qualunque cosa faccia il programma, per giudicarlo bastano al massimo { $quick } milioni di passi (quick), { $normal } (normal) o { $deep } (deep).
help-option-effort = Quanto provare: quick, normal o deep
help-option-judge-format = Il formato del resoconto: table, json, csv o html
help-option-prove = Tenta anche di dimostrare giusti i programmi accettati
