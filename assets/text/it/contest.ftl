### La gara, e ciò che un insegnante imposta con una password.

contest-teacher = Per chi insegna…
contest-mode = Modalità gara
contest-hand-in = Consegna…
contest-password = Password
contest-password-again = La stessa password di nuovo
contest-solutions = Soluzioni aperte a tutti
contest-says-choose = Scegli una password: senza di essa non si potrà uscire dalla modalità gara né aprire le soluzioni a tutti.
contest-says-enter = Scrivi la password per cambiare queste impostazioni.
contest-says-no-word = La password è vuota: scrivila.
contest-says-wrong = La password non è giusta: controlla le maiuscole e riprova.
contest-says-differ = Le due password sono diverse: scrivile di nuovo.
contest-says-mode = Restano gli slot, il costo e l'esecuzione. Giudice, suggerimenti, soluzioni e migliori costi non ci sono, in questa finestra e in quelle aperte dopo.
contest-says-solutions = Le soluzioni di ogni costo si possono aprire subito, anche da chi non l'ha ancora raggiunto.
contest-says-lasts = Questa finestra è stata aperta con --contest: resta in modalità gara finché non la si chiude.
contest-says-begun = La gara è cominciata: salva i tuoi programmi nei quattro slot, poi premi Consegna.
contest-says-ended = La gara è finita: ci sono di nuovo il giudice, i suggerimenti e le soluzioni.
contest-says-withheld = In modalità gara questo non c'è: usa gli slot, il costo e l'esecuzione.
contest-hand-in-title = Consegna i programmi
contest-says-slots = Consegni ciò che è negli slot: prima salva lì il programma a cui stai lavorando.
contest-name = Il tuo nome
contest-save = Salva il file…
contest-file = gara
contest-says-nothing = I quattro slot sono vuoti: salva almeno un programma in uno slot, poi consegna.
# $path (String) - il file
contest-says-handed-in = Consegnato in «{ $path }».
# $path (String) - il file
# $slots (String) - i numeri degli slot
contest-says-handed-in-without = Consegnato in «{ $path }», ma senza ciò che non si può leggere (slot { $slots }): avvisa l'insegnante.
# $code (String) - il codice della consegna
contest-says-code = Codice della consegna, per chi sorveglia: { $code }.
contest-says-no-contest = Si può consegnare solo durante una gara. Per conservare un programma usa Salva.
# $name (String) - chi ha consegnato
contest-handed = Consegna di { $name }
# $begun (String) - quando è cominciata la gara
# $handed (String) - quando si è consegnato
contest-times = Gara cominciata: { $begun }; consegna: { $handed }
# $time (String) - quando è stato salvato
contest-saved = salvato: { $time }
# $number (String) - lo slot
contest-says-slot-damaged = Lo slot { $number } è danneggiato: il suo testo non è un programma.
contest-says-all-empty = Gli slot erano tutti vuoti.
# $path (String) - il file
# $why (String) - la frase che dice perché
contest-says-refused = Non posso aprire la consegna «{ $path }». { $why }
# $line (String) - la riga
# $column (String) - la colonna
contest-says-unreadable = Il file è danneggiato alla riga { $line }, colonna { $column }: chiedi di nuovo il file a chi l'ha consegnato.
contest-says-newer = L'ha scritta una versione più nuova di questo programma: aprila con quella.
# $most (String) - quanti slot al più
contest-says-too-many-slots = Contiene più di { $most } slot: nessuna gara ne ha tanti.
# $most (String) - quanti MiB al più
contest-says-too-large = Supera { $most } MiB: nessuna consegna è così grande.

# $file (String) - il file
contest-says-unreadable-rules = Le impostazioni dell'insegnante non si possono leggere, perciò la gara resta chiusa. Per uscirne, chiudi il programma ed elimina il file { $file }.

# $minutes (Number) - i minuti che restano
contest-left = { $minutes ->
        [one] Resta un minuto
       *[other] Restano { $minutes } minuti
    }
# $number (String) - quale quesito, da 1
# $count (String) - quanti sono
# $title (String) - il suo titolo
contest-task-of = Quesito { $number } di { $count }: { $title }
contest-over = Il tempo è scaduto
contest-says-over = La gara è finita e gli slot sono stati consegnati automaticamente. Non chiudere finché l'insegnante non ha il tuo file.
# $path (String) - il file
contest-says-kept = La consegna è conservata in «{ $path }».
# $path (String) - il file
contest-says-on-its-way = La consegna non è ancora in «{ $path }»: riprovo ogni due secondi. Controlla la chiavetta o lo spazio sul disco.
contest-elsewhere = La gara è aperta in un'altra finestra
contest-says-elsewhere = Continua lì, e chiudi questa finestra.
contest-says-do-it-there = La gara è aperta in un'altra finestra: fallo lì.
contest-cannot-go-on = Qui la gara non può continuare
# $path (String) - il file o la cartella
contest-says-way-out = Avvisa l'insegnante: la gara resta chiusa. Per uscirne, chiudi il programma ed elimina { $path }.
contest-begin-again = Comincia un'altra persona
contest-says-begin-again = La gara comincia da capo, con il suo tempo.
contest-says-named = Di ogni quesito vale lo slot scelto qui: è proposto il più economico. Ciò che non è in uno slot non si consegna.
contest-says-named-at-the-end = La gara è finita: di ogni quesito vale lo slot che era scelto alla fine.
# $tasks (Number) - quanti quesiti
# $minutes (Number) - quanti minuti
contest-says-welcome = { $tasks ->
        [one] Un quesito
       *[other] { $tasks } quesiti
    } in { $minutes ->
        [one] un minuto
       *[other] { $minutes } minuti
    }: il tempo parte quando premi Comincia. Ogni quesito ha quattro slot; alla fine Clickomania li consegna.
contest-says-all-empty-now = Gli slot sono tutti vuoti.
contest-nothing = niente
# $task (String) - il quesito
# $slot (String) - ciò che è nello slot
contest-solution-of = Soluzione di { $task }: { $slot }
# $folder (String) - la cartella
contest-says-no-password = Durante una gara non si può scegliere una password. Per uscirne, chiudi il programma ed elimina la cartella { $folder }.
contest-of-file = Gara da un file…
contest-says-of-file = I quesiti e il tempo sono in un file di gara. Finché la gara dura, il lavoro di prima non è raggiungibile.
contest-says-begun-with-tasks = La gara è cominciata: salva i programmi di ogni quesito nei suoi slot, poi premi Consegna.
contest-says-not-open = La gara non è aperta in questa finestra: da qui si può soltanto consegnare.
# $why (String) - la frase che dice perché
# $path (String) - il file
contest-says-tried-again = { $why } Non hai perso nulla: la consegna è in «{ $path }», e riprovo finché non arriva.
# $name (String) - il file
contest-says-no-contest-file = «{ $name }» non è una gara: serve un corso con quesiti e con contest: (minutes: …).
contest-says-no-folder = Questa gara ha bisogno della cartella dei dati: aprila con --data e il nome di una cartella.
contest-says-tasks-gone = Il file con i quesiti della gara non c'è più.
# $number (String) - quale, da 1
# $count (String) - quanti sono
contest-task-number = Quesito { $number } di { $count }
contest-previous-task = Quesito precedente
contest-next-task = Prossimo quesito
contest-says-first-task = È il primo quesito.
contest-says-last-task = È l'ultimo quesito.
# $why (String) - la frase che dice perché
contest-says-nowhere-yet = { $why } La consegna non è ancora in nessun file: non chiudere questa finestra, riprovo ogni due secondi. Ciò che è negli slot resta dov'è.
# $path (String) - il file in cui doveva arrivare
# $kept (String) - il file in cui è
contest-says-not-arrived = La consegna della gara non è ancora arrivata in «{ $path }», e non riesco a portarcela. È in «{ $kept }»: copiala da lì.
# $path (String) - il file in cui deve arrivare
contest-says-closing = La consegna non è ancora in «{ $path }»: riprovo ogni due secondi. Se chiudi ora, non ci arriva finché il programma non si riapre. Puoi restare, o consegnare in un altro file.
# $minutes (Number) - quanti minuti
contest-extra = Tempo in più: { $minutes ->
        [one] un minuto
       *[other] { $minutes } minuti
    }
contest-says-extra = Per chi ne ha diritto, su questo computer. La consegna lo dice.
# $minutes (Number) - quanti minuti
contest-says-extra-given = Il tempo comprende { $minutes ->
        [one] un minuto in più.
       *[other] { $minutes } minuti in più.
    }
contest-extra-ask = Tempo in più (per chi insegna)…
contest-says-changed = Il file è stato cambiato o si è danneggiato dopo la consegna: chiedilo di nuovo, una copia è rimasta sul computer della gara.
contest-on-its-way = Non ancora arrivata
# $name (String) - chi ha consegnato
contest-handed-in-title = Consegnato, { $name }!
# $title (String) - il titolo della gara
# $tasks (Number) - quanti quesiti
contest-handed-in-what = { $title }, { $tasks ->
    [one] un quesito
   *[other] { $tasks } quesiti
}
contest-write-code = Scrivi questo codice sul foglio del tuo insegnante.
contest-says-safe = Puoi chiudere: i tuoi programmi sono al sicuro. Se cambi idea, torna ai quesiti e consegna di nuovo.
contest-back-to-tasks = Torna ai quesiti
contest-not-arrived = Non è ancora arrivata
# $slot (String) - il numero dello slot
contest-named-slot = Lo slot { $slot } è la tua soluzione.
contest-end-title = Terminare la gara?
contest-says-end = Su questo computer nessuno potrà continuarla. I programmi non ancora consegnati non vengono consegnati. Tornano il giudice, i suggerimenti e le soluzioni.
# $folder (String) - la cartella della gara
contest-says-end-keeps = Gli slot di chi gareggia e ciò che è stato consegnato restano in “{ $folder }”.
contest-end = Termina la gara
contest-end-not = Lasciala continuare
contest-says-unfinished = Non è finito: così non si può eseguire.
contest-says-task-empty = Nessuno slot di questo quesito contiene un programma.
contest-says-outside = Il programma che hai davanti non è in nessuno slot: non viene consegnato. Annulla, e prima salvalo in uno slot.
# $title (String) - il quesito
contest-task-unfinished = { $title }: non finito
# $title (String) - il quesito
contest-task-empty = { $title }: niente di consegnato
# $slot (String) - il numero dello slot
contest-tab-slot = slot { $slot }
