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
# $values (String) - i valori
help-choices = uno di: { $values }

help-about = Costruisci con i blocchi un programma che gioca a Clickomania, guardalo al lavoro e fai lo stesso con meno.
help-no-command = Senza comando apre la finestra, con il programma se si dà un file .ron, .svg o .png.

## Comandi

help-run = Gioca dei click con un programma e mostra la parete dopo l'ultimo
help-trace = Mostra, un passo per riga, che cosa fa un programma a un click
help-play = Gioca partite intere su pareti a caso, per contare e misurare
help-cost = Dice quanto costano i programmi, per categoria e per blocco
help-check = Dice se i programmi sono pronti, e che cosa manca
help-words = Scrive un programma a parole, come testo
help-picture = Disegna un programma, con il programma stesso dentro l'immagine
help-wall = Mostra la parete che nasce da un numero
help-judge = Giudica se i programmi sono giusti, con un controesempio se non lo sono
help-compare = Confronta due programmi: costi, passi e differenze
help-hints = Suggerisce come spendere meno, dal generale al particolare
help-mines = Campo minato
help-mines-new = Prepara un campo minato, con la soluzione
help-mines-probabilities = Dice quanto è probabile una mina in ogni casella coperta
help-mines-solve = Fa giocare il risolutore e conta le vittorie
help-third = Il terzo clone, nel terminale
help-third-move = Fa un solo movimento su una tavola del terzo clone
help-tantrix = Tantrix: trova soluzioni
help-tantrix-domino = Mette in fila le tessere come nel domino
help-tantrix-rainbow = Risolve la piramide arcobaleno
help-tantrix-board = Riempie una tavola rettangolare
help-tantrix-puzzle = Cerca un anello o una linea di un solo colore

## Argomenti

help-argument-program = Un file di programma (.ron), oppure - per l'ingresso standard
help-argument-files = File di programma (.ron), cartelle che ne contengono, oppure - per l'ingresso standard
help-argument-board = Il file con la tavola

## Opzioni

help-option-help = Mostra questo aiuto
help-option-version = Mostra la versione
help-option-lang = La lingua dei testi (di norma: quella del sistema; inglese fuori da un terminale)
help-option-data = La cartella delle posizioni salvate, delle impostazioni e dei diari
help-option-contest = Apre la finestra in modo gara: senza suggerimenti, giudice e soluzioni
help-option-json = Scrive JSON, un oggetto per riga
help-option-timing = Aggiunge tempi e velocità
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
help-option-output = Il file da scrivere, .svg o .png
help-option-effort = Quanto cercare
help-option-format = La forma della risposta
help-option-size = La grandezza della tavola
help-option-mines-first = La prima casella da aprire
help-option-rule = Quale regola deve rispettare il campo
help-option-start = Com'è la prima apertura: sicura (safe) o che apre una zona (opening)
help-option-obstacles = Quanti ostacoli mettere
help-option-file = La tavola da cui partire
help-option-move = Da che parte muovere
help-option-tiles = Le tessere: un numero N (da 1 a N), intervalli ed elenchi
help-option-back = Il colore del retro
help-option-columns = Quante colonne ha la tavola
help-option-rows = Quante righe ha la tavola
help-option-free = Senza tavola: le tessere vanno dove si vuole
help-option-closed = La linea deve chiudersi in un anello
help-option-line = Di che colore è la linea
help-option-holes = Quali buchi sono ammessi
help-option-first = Solo la prima soluzione
help-option-all = Tutte le soluzioni
help-option-limit = Al massimo quante soluzioni
help-option-count = Solo quante sono le soluzioni
help-option-up-to-rotation = Conta una volta sola le soluzioni uguali a meno di una rotazione
