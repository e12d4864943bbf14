### Le pagine di aiuto della riga di comando: una riga per comando e per opzione.

help-usage = Uso
help-commands = Comandi
help-arguments = Argomenti
help-options = Opzioni
help-command-word = COMANDO
help-options-word = OPZIONI
help-program-word = PROGRAMMA
# $value (String) - il valore
help-default = di norma: { $value }
help-default-game = quello del programma
help-default-jobs = tutti

help-about = Costruisci con i blocchi un programma che gioca a Clickomania, guardalo al lavoro e fai lo stesso con meno.

## Comandi

help-run = Gioca dei click con un programma e mostra la parete dopo l'ultimo
help-trace = Mostra, un passo per riga, che cosa fa un programma a un click
help-play = Gioca partite intere su pareti a caso, per contare e misurare
help-cost = Dice quanto costano i programmi, per categoria e per blocco
help-check = Dice se i programmi sono pronti, e che cosa manca
help-words = Scrive un programma a parole, come testo
help-wall = Mostra la parete che nasce da un numero

## Argomenti

help-argument-program = Un file di programma (.ron), oppure - per l'ingresso standard
help-argument-files = File di programma (.ron), cartelle che ne contengono, oppure - per l'ingresso standard

## Opzioni

help-option-help = Mostra questo aiuto
help-option-version = Mostra la versione
help-option-lang = La lingua dei testi (di norma: quella del sistema; inglese fuori da un terminale)
help-option-json = Scrive JSON, un oggetto per riga
help-option-seed = Il numero da cui nasce il caso
help-option-colours = Quanti colori ha la parete, da 2 a 5
help-option-jobs = Quanti processori usare
help-option-game = Il gioco: completo (full) o semplificato (strip)
help-option-budget = Quanti passi può fare al massimo una mossa
help-option-wall = La parete, da un file di nove righe
help-option-wall-seed = La parete che nasce da questo numero
help-option-click = La casella su cui fare click: riga e colonna da 0 a 8
help-option-clicks = La casella su cui fare click: riga e colonna da 0 a 8; si può ripetere
help-option-from = Il primo passo da mostrare, contando da 1 (di norma: 1)
help-option-to = L'ultimo passo da mostrare, compreso (di norma: l'ultimo della mossa)
help-option-games = Quante partite giocare
help-option-clicked = Su quali mattoni fare click: solo quelli che si possono togliere (groups) o tutti (any)

## Il terzo clone

help-argument-board = Il file con la tavola
help-option-file = La tavola da cui partire
help-option-move = Da che parte muovere
help-option-obstacles = Quanti ostacoli mettere
help-option-size = La grandezza della tavola
help-third = Il terzo clone, nel terminale
help-third-move = Fa un solo movimento su una tavola del terzo clone

## Campo minato

help-mines = Campo minato: tavole, probabilità, partite
help-mines-new = Mostra una tavola con la sua soluzione
help-mines-probabilities = Dice per ogni casella chiusa la probabilità che sia una mina
help-mines-solve = Fa giocare il risolutore, per contare quante partite vince
help-argument-position = Un file con una posizione, oppure - per l'ingresso standard
help-option-mines-size = La grandezza della tavola
help-option-first = La prima casella da aprire, senza mina: riga e colonna
help-option-rule = Che cosa si chiede alla tavola: niente (any), nessuna mina chiusa fra mine (not-enclosed), mai da indovinare (no-guess)
help-option-method = Come si trova una tavola mai da indovinare: aggiustando (repaired) o scegliendo a caso fra tutte (filtered)
help-option-start = La prima casella: senza mina, in un angolo (safe), oppure uno zero (opening)
