### La gara, e ciò che un insegnante imposta con una password.

contest-teacher = Per chi insegna…
contest-mode = Modalità gara
contest-hand-in = Consegna…
contest-close = Chiudi
contest-password = Password
contest-password-again = La stessa password di nuovo
contest-solutions = Soluzioni aperte a tutti
contest-says-choose = Scegli una password: senza di essa non si potrà uscire dalla modalità gara né aprire le soluzioni a tutti.
contest-says-enter = Scrivi la password per cambiare queste impostazioni.
contest-says-no-word = La password è vuota: scrivila.
contest-says-wrong = La password non è giusta: controlla le maiuscole e riprova.
contest-says-differ = Le due password sono diverse: scrivile di nuovo.
contest-says-mode = Restano gli slot, il costo e l'esecuzione: niente giudice, suggerimenti, soluzioni, migliori costi. Vale in questa finestra e in quelle che si aprono dopo.
contest-says-solutions = Le soluzioni di ogni costo si possono aprire subito, anche da chi non l'ha ancora raggiunto.
contest-says-lasts = Questa finestra è stata aperta con --contest: resta in modalità gara finché non la si chiude.
contest-says-begun = La gara è cominciata: salva i tuoi programmi nei quattro slot, poi premi Consegna.
# $folder (String) - la cartella
contest-says-put-aside = La gara è cominciata, e il lavoro di prima è messo da parte in { $folder }. Salva i tuoi programmi nei quattro slot, poi premi Consegna.
contest-says-ended = La gara è finita: ci sono di nuovo il giudice, i suggerimenti e le soluzioni.
contest-says-withheld = In modalità gara questo non c'è: usa gli slot, il costo e l'esecuzione.
contest-hand-in-title = Consegna i quattro slot
contest-says-slots = Si consegna ciò che è negli slot: salva prima lì il programma a cui stai lavorando.
contest-name = Nome di chi consegna
contest-save = Salva il file…
contest-file = gara
contest-says-nothing = I quattro slot sono vuoti: salva almeno un programma in uno slot, poi consegna.
# $path (String) - il file
contest-says-handed-in = Consegnato in «{ $path }».
# $path (String) - il file
# $slots (String) - i numeri degli slot
contest-says-handed-in-without = Consegnato in «{ $path }», ma senza ciò che non si può leggere (slot { $slots }): avvisa chi insegna.
contest-says-no-contest = Si consegna solo in modalità gara: per conservare un programma usa Salva.
# $name (String) - chi ha consegnato
contest-handed = Consegna di { $name }
# $begun (String) - quando è cominciata la gara
# $handed (String) - quando si è consegnato
contest-times = Gara cominciata: { $begun }; consegna: { $handed }
# $time (String) - quando è stato salvato
contest-saved = salvato: { $time }
# $number (String) - lo slot
contest-says-slot-damaged = Lo slot { $number } è rovinato: il suo testo non è un programma.
contest-says-all-empty = Gli slot erano tutti vuoti.
# $path (String) - il file
# $why (String) - la frase che dice perché
contest-says-refused = Non posso aprire la consegna «{ $path }». { $why }
# $line (String) - la riga
# $column (String) - la colonna
contest-says-unreadable = Il file è rovinato alla riga { $line }, colonna { $column }: chiedi di nuovo il file a chi l'ha consegnato.
contest-says-newer = L'ha scritta una versione più nuova di questo programma: aprila con quella.
# $most (String) - quanti slot al più
contest-says-too-many-slots = Contiene più di { $most } slot: nessuna gara ne ha tanti.

# $file (String) - il file
contest-says-unreadable-rules = Quello che l'insegnante ha stabilito non si legge: perciò la gara resta chiusa. La via d'uscita è fuori da questo programma: chiudilo e togli il file { $file }.
