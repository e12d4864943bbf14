### Campo minato: che cosa non va in una tavola, in un file o in una grandezza.

# $row (String) - la riga della prima casella
# $column (String) - la sua colonna
mines-no-guess-filtered = Senza indovinare, da ({ $row }, { $column }): una tavola a caso fra tutte quelle che rispettano la regola
# $row (String) - la riga della prima casella
# $column (String) - la sua colonna
mines-no-guess-repaired = Senza indovinare, da ({ $row }, { $column }): una tavola aggiustata; non tutte hanno la stessa probabilità
mines-difficulty-alone = la difficoltà vale solo per le tavole senza indovinare: aggiungi --rule no-guess
mines-nothing-proved = non si può dedurre niente: bisogna indovinare
# $cells (String)
mines-best-safe = sicure: { $cells }
# $row (String)
# $column (String)
# $percent (String)
mines-best-guess = niente è sicuro: la casella migliore è ({ $row }, { $column }), mina al { $percent } %
# $percent (String)
mines-best-win = scegliendola, la probabilità di vincere è { $percent } %
mines-board-not-whole = qui serve una tavola intera, con tutte le mine e i numeri giusti, come quelle di mines new

# $row (String) - l'ultima riga
# $column (String) - l'ultima colonna
mines-first-outside = la casella è fuori dalla tavola: le righe vanno da 0 a { $row }, le colonne da 0 a { $column }
# $given (String) - quello che è stato scritto
mines-size-form = «{ $given }» non è una grandezza: scrivi beginner, intermediate, expert oppure COLONNExRIGHE/MINE, per esempio 30x16/99
# $low (String) - il più piccolo che va bene
# $high (String) - il più grande che va bene
mines-size-columns = le colonne vanno da { $low } a { $high }
# $low (String) - il più piccolo che va bene
# $high (String) - il più grande che va bene
mines-size-rows = le righe vanno da { $low } a { $high }
# $cells (String) - quante caselle ci sono
mines-size-mines = le mine sono più delle { $cells } caselle
# $most (String) - quante mine al massimo
mines-lay-too-many = con questa regola e questo inizio ci possono essere al massimo { $most } mine
mines-lay-not-found = nessuna tavola trovata, perché con tante mine si deve quasi sempre indovinare; scegli meno mine
mines-lay-stopped = la ricerca della tavola è stata interrotta

## File

mines-file-number = Qui serve un numero intero di sole cifre: la prima riga dice quante colonne, quante righe e quante mine ci sono.
mines-file-number-unexpected = Qui c'è qualcosa di troppo: la prima riga dice solo quante colonne, quante righe e quante mine ci sono.
# $mines (String) - quante mine dice la prima riga
mines-file-too-many-shown = Si vedono più mine di quante ce ne sono: la prima riga dice { $mines }.
# $clue (String) - il numero nella casella
# $neighbours (String) - quante vicine ha la casella
mines-file-clue-too-large = Il numero { $clue } non è possibile qui: la casella ha { $neighbours } vicine.
# $character (String) - il carattere
mines-file-unexpected-character = Il carattere «{ $character }» non va bene in una tavola. Scrivi # per una casella chiusa, F per una bandiera, da 0 a 8 per una casella aperta e * per una mina.

## Suggerimenti: perché una casella è sicura, o è una mina

# $row (String) - la riga del numero
# $column (String) - la sua colonna
mines-hint-zero = Attorno al numero 0 in ({ $row }, { $column }) non ci sono mine: le caselle chiuse sono sicure.
# $clue (String) - il numero
# $row (String) - la sua riga
# $column (String) - la sua colonna
mines-hint-clue-safe = Il numero { $clue } in ({ $row }, { $column }) ha già tutte le sue mine: le altre caselle attorno sono sicure.
# $clue (String) - il numero
# $row (String) - la sua riga
# $column (String) - la sua colonna
# $count (Number) - quante mine, e quante caselle
mines-hint-clue-mines = Al numero { $clue } in ({ $row }, { $column }) { $count ->
    [one] manca una mina e resta una sola casella chiusa: la mina è lì.
   *[other] mancano { $count } mine e restano { $count } caselle chiuse: sono tutte mine.
}
# $clue (String) - il primo numero
# $row (String) - la sua riga
# $column (String) - la sua colonna
# $other (String) - il secondo numero
# $row2 (String) - la sua riga
# $column2 (String) - la sua colonna
# $count (Number) - quante mine mancano al secondo
mines-hint-clues-safe = Tutte le caselle chiuse attorno al numero { $clue } in ({ $row }, { $column }) toccano anche il numero { $other } in ({ $row2 }, { $column2 }). Contengono { $count ->
        [one] l'unica mina che manca
       *[other] le { $count } mine che mancano
    } al secondo numero, perciò le altre caselle attorno a quello sono sicure.
# $clue (String) - il primo numero
# $row (String) - la sua riga
# $column (String) - la sua colonna
# $count (Number) - quante mine in più, e quante caselle
# $other (String) - il secondo numero
# $row2 (String) - la sua riga
# $column2 (String) - la sua colonna
mines-hint-clues-mines = Al numero { $clue } in ({ $row }, { $column }) { $count ->
    [one] manca una mina
   *[other] mancano { $count } mine
} in più che al numero { $other } in ({ $row2 }, { $column2 }). Le caselle chiuse che toccano solo il primo sono altrettante, perciò sono mine.
mines-hint-clues-rest = Le caselle che toccano solo il secondo sono sicure.
mines-hint-none-left = Non restano altre mine: tutte le caselle chiuse sono sicure.
# $count (Number) - quante mine, e quante caselle
mines-hint-all-left = { $count ->
    [one] Restano una mina e una casella chiusa: la mina è lì.
   *[other] Restano { $count } mine e { $count } caselle chiuse: sono tutte mine.
}
# $row (String) - la riga della casella
# $column (String) - la sua colonna
mines-hint-cases-safe = In ogni disposizione delle mine che rispetta i numeri segnati, in ({ $row }, { $column }) non ce n'è nessuna: la casella è sicura.
# $row (String) - la riga della casella
# $column (String) - la sua colonna
mines-hint-cases-mine = In ogni disposizione delle mine che rispetta i numeri segnati, in ({ $row }, { $column }) ce n'è una.
# $row (String) - la riga della casella
# $column (String) - la sua colonna
mines-hint-left-safe = In ogni disposizione di tutte le mine rimaste che rispetta i numeri segnati, in ({ $row }, { $column }) non ce n'è nessuna: la casella è sicura.
# $row (String) - la riga della casella
# $column (String) - la sua colonna
mines-hint-left-mine = In ogni disposizione di tutte le mine rimaste che rispetta i numeri segnati, in ({ $row }, { $column }) ce n'è una.

## Partite come testo

# $openings (Number) - quanti clic hanno aperto caselle
# $guesses (Number) - quanti erano tentativi
# $needless (Number) - quanti tentativi erano evitabili
# $survival (String) - quanto era probabile sopravvivere a tutti
# $best (String) - lo stesso con la casella più sicura ogni volta
mines-story-summary = Click che aprono: { $openings }; azzardi: { $guesses }, di cui evitabili { $needless }. La probabilità di superarli tutti era il { $survival } %; scegliendo sempre la casella più sicura era il { $best } %.
mines-replay-no-replay = Qui non c'è una partita: una partita comincia con la parola «replay».
mines-replay-missing = La riga finisce troppo presto: dopo «replay» ci vogliono la grandezza, first=, rule=, win=, marks= e mines=.
mines-replay-malformed = Questa parte è scritta male: copia di nuovo tutta la riga.
mines-replay-mines = Le mine non tornano: le cifre di mines= dicono un altro numero di caselle o di mine.
# $last (Number) - il numero dell'ultima casella
mines-replay-cell = Questa casella non esiste: i numeri vanno da 0 a { $last }.
mines-replay-early = Il tempo torna indietro: questa azione viene prima della precedente.
