### File della finestra: che cosa non è riuscito, dove, perché e che cosa fare.

## Che cosa non è riuscito

# $path (String) - la cartella
# $why (String) - la frase che dice perché
storage-keep = Non posso conservare nulla in «{ $path }». { $why }
# $path (String) - il file
# $why (String) - la frase che dice perché
storage-read = Non riesco a leggere «{ $path }». { $why }
# $path (String) - il file
# $why (String) - la frase che dice perché
storage-write = Non riesco a scrivere «{ $path }». { $why }
# $path (String) - il file
# $why (String) - la frase che dice perché
storage-remove = Non riesco a togliere «{ $path }». { $why }
# $path (String) - il file
# $why (String) - la frase che dice perché
storage-set-aside = Non riesco a leggere «{ $path }», e nemmeno a rinominarlo. { $why }
# $path (String) - la cartella
# $why (String) - la frase che dice perché
storage-list = Non riesco a vedere che cosa c'è in «{ $path }». { $why }
# $sentence (String) - la frase intera
# $path (String) - il nuovo nome del file
storage-is-now = { $sentence } Non hai perso nulla: il file di prima ora si chiama «{ $path }».
# $names (String) - i nomi dei file, separati da virgole
storage-several-are-now = Alcuni file non si possono leggere: per questi ricomincio da capo. Non hai perso nulla: quelli di prima ora si chiamano { $names }.
# $line (String) - la riga
# $column (String) - la colonna
# $why (String) - la frase che dice perché
storage-at = Riga { $line }, colonna { $column }. { $why }

## Perché

storage-not-found = Il file o la sua cartella non esiste: controlla il nome.
storage-permission = Non hai il permesso: scegli un'altra cartella o chiedi a chi gestisce il computer.
storage-full = Il disco è pieno: libera spazio o salva altrove.
storage-read-only = Su questo disco si può solo leggere: salva altrove.
storage-is-folder = È una cartella, ma qui serve un file: scegli un altro nome.
storage-not-a-folder = Una parte di questo percorso è un file, ma lì serve una cartella: scegli un'altra cartella.
storage-not-a-file = Non è un file normale: scegline un altro.
storage-bad-name = Il nome non va bene, forse è troppo lungo: scegline un altro.
storage-slow = Il disco non risponde: controlla che sia collegato e salva di nuovo.
storage-locked = Altre finestre occupano già tutte le cartelle di lavoro: chiudine qualcuna.
# $message (String) - il messaggio del sistema
storage-other = Il sistema dice: «{ $message }». Riprova o scegli un altro posto.
storage-record = Qui c'è qualcosa che Clickomania non ha scritto: ricomincio da capo.
storage-record-replaced = Qui c'è qualcosa che Clickomania non ha scritto: lo sostituisco con ciò che ha questa finestra.
storage-record-closed = Qualcuno ha modificato questo file fuori da Clickomania, perciò resta bloccato. Per sbloccarlo elimina il file.
storage-sealed = Il suo contenuto è stato cambiato da fuori o è danneggiato.
storage-newer = L'ha scritto una versione più nuova del programma: lo lascio com'è, e ciò che cambi qui resta solo in memoria. Usa quella versione.
storage-busy = Un'altra finestra lo tiene occupato: riprovo fra poco.
# $limit (Number) - quanti MiB al massimo
storage-too-large = Il programma è troppo grande per un file: al massimo { $limit } MiB. Togli qualche blocco.
storage-changed-elsewhere = Un'altra finestra ha appena cambiato questo slot: guarda che cosa contiene e poi riprova.
# $number (Number) - il numero
storage-no-such-slot = Lo slot { $number } non esiste: scegline un altro.
storage-nowhere = Questa finestra non ha una cartella in cui conservare slot e impostazioni: salva il programma in un file.

## All'avvio: ciò che si ritrova

# $name (String) - il nome del programma
# $ago (String) - quando fu salvato, come «salvato un'ora fa»
storage-resumed = Ritrovi «{ $name }» come l'avevi lasciato, { $ago }.
# $name (String) - il nome del programma
# $ago (String) - quando fu salvato, come «salvato un'ora fa»
storage-one-back = Il programma a cui lavoravi, «{ $name }», { $ago }, torna con Ctrl+Z.

## Ciò che non si riesce a conservare; la finestra che si chiude

# $sentence (String) - la frase intera: che cosa non si riesce a scrivere e perché
storage-unsaved = { $sentence } Per ora resta in memoria, e riprovo da solo.
storage-saved-again = Ora tutto è di nuovo salvato.
closing-title = Ci sono modifiche non salvate
# $why (String) - la frase intera: che cosa non va e perché
closing-why = { $why } Se chiudi ora, ciò che manca va perso. Puoi restare e salvare il programma in un file, altrove.
closing-stay = Resta
closing-again = Riprova e chiudi
closing-anyway = Chiudi lo stesso
