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

help-run = Clicca con un programma e mostra la parete dopo l'ultimo click
help-trace = Mostra che cosa fa un programma dopo un click, un passo per riga
help-play = Gioca partite intere su pareti a caso, per contare e misurare
help-cost = Dice quanto costano i programmi, per categoria e per blocco
help-check = Dice se i programmi sono pronti, e che cosa manca
help-words = Scrive un programma a parole, come testo
help-wall = Mostra la parete di un numero

## Argomenti

help-argument-program = Un programma (.clickomania, .ron, .svg, .png) oppure - per lo standard input
help-argument-window-file = Il programma con cui si apre la finestra
help-argument-files = File di programma (.clickomania, .ron), cartelle che ne contengono, oppure - per lo standard input

## Opzioni

help-option-help = Mostra questo aiuto
help-option-version = Mostra la versione
help-option-lang = La lingua dei testi (di norma: quella del sistema; inglese fuori da un terminale)
help-option-json = Scrive JSON, un oggetto per riga
help-option-seed = Seme dei numeri casuali
help-option-seed-or-random = Seme dei numeri casuali; random: uno nuovo, scritto sullo standard error
help-option-colours = Quanti colori ha la parete, da 2 a 5
help-option-jobs = Quanti processori usare
help-option-game = Il gioco: completo (full) o semplificato (strip)
help-option-budget = Quanti passi può avere al massimo una mossa
help-option-wall = La parete, da un file di nove righe
help-option-wall-seed = La parete di questo numero
help-option-click = La casella su cui cliccare: riga e colonna da 0 a 8
help-option-clicks = La casella su cui cliccare: riga e colonna da 0 a 8; si può ripetere
help-option-from = Il primo passo da mostrare, contando da 1 (di norma: 1)
help-option-to = L'ultimo passo da mostrare, compreso (di norma: l'ultimo della mossa)
help-option-games = Quante partite giocare
help-option-clicked = Su quali mattoni cliccare: solo quelli che si possono togliere (groups) o tutti (any)

## Il terzo clone

help-argument-board = Il file con la tavola
help-option-file = La tavola da cui partire
help-option-move = Da che parte muovere
help-option-obstacles = Quanti ostacoli mettere
help-option-size = La grandezza della tavola
help-clone2048 = Il terzo clone, nel terminale
help-clone2048-move = Fa una sola mossa su una tavola del terzo clone
help-clone2048-play = Fa giocare il computer e dice fin dove arriva
help-option-player = Quale giocatore: trained o rule
help-option-work = Quanto pensa a ogni mossa: stesso numero, stesse partite
help-option-data = Dove si conservano slot, impostazioni e programma in costruzione (di norma: CLICKOMANIA_DATA)
help-option-contest = Apre la finestra in modalità gara; con il file di una gara la comincia
help-option-desktop = Mostra gli errori in una finestra (per chi apre dal desktop)

## Tantrix

help-tantrix = I quattro rompicapi del Tantrix
help-tantrix-domino = Pedine in fila: le facce che si toccano hanno lo stesso colore
help-tantrix-rainbow = Una piramide con le pedine di un retro, e una linea che le attraversa
help-tantrix-board = Pedine su una griglia secondo la regola aurea
help-tantrix-puzzle = Una linea sola attraverso tutte le pedine, senza buchi
help-tantrix-longest = Una linea attraverso tutte le pedine che hanno il suo colore
help-tantrix-check = Controlla le soluzioni di un file che indica il suo rompicapo
help-argument-solutions = Il file con le soluzioni, JSON o RON
help-tantrix-tiles = Scrive la tabella delle pedine, o legge quella di un file
help-argument-tiles-file = Una tabella di pedine, tiles.txt o tiles_pl.txt
help-option-tiles-format = Come scriverla: text (tiles.txt) o prolog (tiles_pl.txt)
help-option-tiles = Quali pedine: N per quelle da 1 a N, o numeri e intervalli come 1-5,8
help-option-back = Il retro delle pedine: quelle con il retro blue, green o red riempiono una piramide
help-option-columns = Quante colonne ha la griglia
help-option-rows = Quante righe ha la griglia; quelle dispari, contando da 0, sono spostate a destra
help-option-shape = Un file con il disegno della tavola: # un posto, . nessuno
help-option-free = Una tavola senza bordo
help-option-closed = La linea è chiusa (d)
help-option-line = Il colore della linea: uno qualsiasi, quello del retro della pedina più alta (f), o questo
help-option-longest-colour = Il colore della linea più lunga
help-option-holes = Quali buchi sono vietati: tutti quelli dell'articolo (none), solo quelli chiusi (enclosed), oppure nessuno (allowed)
help-option-first = Cerca una soluzione (di norma)
help-option-all = Elenca tutte le soluzioni
help-option-limit = Quante elencarne al massimo
help-option-count = Dice solo quante soluzioni ci sono
help-option-up-to-rotation = Conta una volta sola le soluzioni che sono una la rotazione dell'altra
help-option-format = Come scrivere le soluzioni: text, json, ron o svg
help-option-check-solution = Controlla le soluzioni in un file, JSON o RON, invece di cercarne
help-option-fixed = Pedine già posate, da un file: JSON o RON

## Campo minato

help-mines = Campo minato: tavole, probabilità, partite
help-mines-new = Mostra una tavola con la sua soluzione
help-mines-probabilities = Dice per ogni casella chiusa la probabilità che sia una mina
help-mines-solve = Fa giocare il risolutore e conta le partite che vince
help-option-difficulty = La deduzione più difficile che serve: one-clue, two-clues, mines-left o cases (con --rule no-guess)
help-mines-hint = Dice che cosa si può dedurre in una posizione, e perché
help-mines-best = Dice quale casella aprire, e con quale probabilità si vince
help-mines-replay = Racconta una partita: il rischio di ogni click
help-mines-board = Le misure di una tavola: 3BV, aperture, isole, mine rinchiuse
help-option-first-check = La casella da cui si comincia: dice se da lì si risolve senza indovinare
help-argument-whole-board = Il file con la tavola intera
help-argument-position = Un file con una posizione, oppure - per lo standard input
help-argument-replay = La partita, come riga di testo
help-option-first-click = La prima casella da aprire, senza mina: riga e colonna
help-option-rule = Che cosa deve garantire la tavola: niente (any), nessuna mina chiusa fra mine (not-enclosed), mai dover indovinare (no-guess)
help-option-method = Come si trova una tavola in cui non si deve mai indovinare: aggiustandola (repaired) o a caso fra tutte (filtered)
help-option-start = La prima casella: senza mina, in un angolo (safe), oppure uno zero (opening)

## Installare

help-complete = Scrive ciò che serve a una shell per completare i comandi
help-man = Scrive le pagine del manuale, una per ogni comando
help-argument-shell = La shell
help-option-output-folder = In quale cartella scrivere

## Quesiti

help-task = Quesiti: li elenca, li mostra, li controlla, li stampa
help-task-list = Elenca i quesiti che vengono con il programma
help-task-show = Mostra il file di un quesito o di un corso, come esempio da studiare
help-task-check = Controlla se quesiti e corsi si possono usare
help-task-least = Dice il costo minimo di un quesito, e perché non si può spendere meno
help-task-sheet = Scrive un quesito come pagina HTML da stampare, con regole e costi
help-task-pupils = Scrive la copia di una gara per chi partecipa, senza soluzioni e aiuti
help-argument-task-id = Il nome del quesito o del corso
help-argument-task = Il file del quesito o del corso, o il nome di un quesito
help-argument-tasks = File di quesiti e corsi (.ron), cartelle che ne contengono, o - per lo standard input
help-argument-least = Quesiti, file o cartelle; senza, tutti quelli del programma
help-option-task = Il quesito: un file (di un corso FILE#ID), o il nome di uno che viene con il programma
help-option-sheet-output = La pagina da scrivere
help-option-pupils-output = Il file da scrivere
help-default-task = quello del programma
help-default-seed = uno nuovo, scritto sullo standard error

## Blockly

help-import = Legge uno spazio di lavoro di Blockly e ne fa un programma
help-export = Scrive un programma come spazio di lavoro di Blockly
help-argument-workspace = Uno spazio di lavoro di Blockly (.json o .xml), o - per lo standard input
help-option-output-program = Il file del programma (di norma: lo standard output)
help-option-output-workspace = Il file dello spazio di lavoro

## Classi

help-class = Giudica le consegne di una classe: punti, classifica, somiglianze
help-argument-class = Consegne, programmi, immagini e archivi zip che ne contengono, cartelle, oppure - per lo standard input
help-option-course = Il file della gara o del corso, con i quesiti e i punti
help-option-roster = L'elenco della classe in CSV, con la prima riga name,class; chi non ha consegnato ha una riga senza file, con 0 punti
help-option-class-all = Giudica anche gli slot che non sono indicati come soluzione
help-option-class-format = Il formato: table, json, csv, html o xlsx (di norma: dal nome di -o, altrimenti table)
help-option-class-output = Il file in cui scrivere (di norma: lo standard output)
# $one (String) - MiB per un file
# $all (String) - MiB per tutti
# $files (String) - quanti file
help-class-json = In JSON ogni programma ha brought_in (quanti blocchi arrivano da fuori della gara) e ogni persona ha code (il codice mostrato alla consegna), closed (times e seconds: quante volte e per quanto la finestra è stata chiusa), clock_back_seconds (di quanto l'orologio è andato indietro) e extra_minutes; null dove nessuna gara l'ha registrato. I programmi di un file possono occupare { $one } MiB di memoria, quelli di tutta la classe { $all } MiB; i file sono al più { $files }.
cli-output-terminal = questo non è testo e in un terminale non si può mostrare: indica un file con -o
