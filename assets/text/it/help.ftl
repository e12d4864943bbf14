### L'aiuto nella finestra, e la stampa.

## La pagina dell'aiuto

# $keys (String) - i tasti
guide-button = Aiuto ({ $keys })
# $chapter (String) - un capitolo
guide-chapter = Aiuto: { $chapter }
guide-close = Torna al gioco (Esc)
guide-blocks = I blocchi
guide-rules = Le regole
guide-how = Come si fa
guide-keys = I tasti
# $block (String) - un blocco
guide-show-block-name = Mostra nella tavolozza: { $block }

## Sotto i disegni

guide-before = prima
guide-infected = i mattoni infetti
guide-after = dopo
guide-mines-seen = ciò che si vede
guide-mines-under = ciò che c'è sotto
guide-moved-right = dopo una mossa a destra
guide-tiles-fit = stesso colore: va bene
guide-tiles-clash = colori diversi: non va

## Clickomania

guide-says-click-wall = La parete ha 9 righe e 9 colonne, ed è coperta di mattoni colorati. Lo scopo è toglierli tutti.
guide-says-click-area = Un click su un mattone fa partire un'infezione: prende il mattone, i vicini dello stesso colore (sopra, sotto, a destra, a sinistra), i vicini dei vicini e così via. È l'area di contagio. Se nessun vicino ha lo stesso colore, l'area è vuota e non sparisce niente.
guide-says-click-falls = I mattoni infetti spariscono, e in ogni colonna cadono quelli di sopra; le colonne non si spostano di lato. Il gioco finisce quando nessun mattone ha un vicino del suo colore.
guide-says-click-simplified = Nel gioco semplificato contano solo i vicini sopra e sotto: al posto dell'area c'è la striscia di contagio.
guide-says-click-program = A togliere i mattoni è il tuo programma: a ogni click esegue i suoi blocchi, dall'alto in basso. Ogni blocco ha un costo: di due programmi giusti è migliore quello che costa meno.
guide-says-click-cells = Righe e colonne si contano da 0 a 8: (0, 0) è la casella in alto a sinistra. Il primo numero è la riga, il secondo la colonna.
guide-how-begin = Da dove cominciare
guide-says-begin = Il pulsante verde della pagina Inizio comincia le lezioni o le continua. Una lezione dura pochi minuti; quelle fatte hanno un segno di spunta, e puoi riaprirle tutte. Sotto le lezioni puoi costruire liberamente, risolvere quesiti con altre regole, giocare ad altri tre giochi e preparare il lavoro per una classe.
guide-how-build = Costruire un programma
guide-says-build = Trascina i blocchi dalla tavolozza sotto «A ogni click», oppure premili: vanno nel primo posto adatto. La forma di un incastro dice quali blocchi accetta. Un incastro dal bordo rosso aspetta un blocco: premi la frase sopra il programma per andarci. F2 scrive un commento accanto al blocco.
guide-how-play = Provarlo
guide-says-play = Premi Gioca e clicca su un mattone. Verso la tartaruga vedi ogni blocco mentre è eseguito, verso la lepre tutto va in fretta. Reset comincia una nuova partita.
guide-how-watch = Trovare un errore
guide-says-watch = Ferma la mossa con la pausa, poi vai avanti e indietro un passo per volta. La linea sotto la parete porta a ogni momento della mossa. Se il programma sbaglia, lo dice il verdetto sopra il programma: premilo, e «Carica e guarda» mostra la mossa fino al primo errore.
guide-how-cheap = Spendere meno
guide-says-cheap = Premi il costo sopra il programma: dice quanto costa ogni blocco. I numeri accanto sono i traguardi: premine uno per vederne le soluzioni, che si sbloccano quando lo raggiungi. Poi cerca blocchi più semplici che insieme fanno lo stesso. Un suggerimento indica il passo più piccolo.
guide-how-keep = Conservarlo
guide-says-keep = Sotto la parete ci sono quattro slot: il primo simbolo salva, l'occhio fa guardare, il terzo carica. Il menù File salva in un file. Il tuo lavoro resta anche quando chiudi la finestra.
guide-how-print = Stamparlo o copiarlo
guide-says-print = Nel menù File, «Stampa…» prepara una pagina con il nome, il costo e le righe per nome, classe e data, e la apre: stampala da lì. «Copia il programma a parole» lo mette negli appunti come testo.
guide-how-back = Tornare indietro
guide-says-back = Ogni cambiamento si può annullare, anche un programma caricato sopra un altro. La storia delle modifiche li elenca tutti.
guide-how-class = Giudicare una classe
guide-says-class = Nel menù File, «Classe: giudica le consegne…» apre una pagina: trascina lì la cartella con i file degli alunni. Le righe arrivano una dopo l'altra, e «Ferma» lascia quelle che ci sono. Una riga mostra i programmi di una persona, il verdetto, la parete su cui sbagliano e ciò che la gara ha annotato. Accanto ci sono i gruppi di programmi simili. «Esporta» scrive la tabella per Excel e LibreOffice, come testo o come pagina.
guide-how-contest = Fare una gara
guide-says-contest = «Prepara una gara», nella pagina Inizio, scrive la gara, la copia per gli alunni e i fogli da stampare. La gara comincia con «Per chi insegna…», nel menù File, o con il comando clickomania --contest e il nome del file. Ogni persona ha una cartella sua, salva i programmi negli slot, ne sceglie uno per quesito e preme Consegna…: nasce un solo file. Allo scadere del tempo Clickomania consegna automaticamente. Il giudice, le soluzioni e il lavoro di prima non sono raggiungibili. La consegna dice quanti blocchi arrivano da fuori, quante volte e per quanto la finestra è rimasta chiusa.

## Campo minato

guide-says-mines-aim = Sotto alcune caselle c'è una mina. Vinci quando sono aperte tutte le caselle senza mina.
guide-says-mines-numbers = Il numero in una casella aperta dice quante mine ci sono nelle otto caselle attorno. Se non ce n'è nessuna, si aprono da sole anche le caselle attorno.
guide-says-mines-lost = Se apri una mina, hai perso. Con le regole solite la prima casella è sempre sicura.
guide-says-mines-flags = Una bandiera segna una casella in cui pensi che ci sia una mina. Con una regola che puoi scegliere vinci anche segnando correttamente tutte le mine.
guide-how-mines-open = Aprire
guide-says-mines-open = Clicca su una casella chiusa. Se attorno a un numero ci sono già tante bandiere quante mine indica, un click sul numero apre le altre caselle attorno.
guide-how-mines-flag = Mettere una bandiera
guide-says-mines-flag = Clicca con il tasto destro, oppure indica la casella e premi F. Con il pulsante della bandiera basta un click o un tocco.
guide-how-mines-help = Farsi aiutare
guide-says-mines-help = Il suggerimento dice che cosa si può dedurre, e perché. Le probabilità mostrano quanto è rischiosa ogni casella, e «Sbircia» che cosa c'è sotto.
guide-how-mines-new = Scegliere la tavola
guide-says-mines-new = Per la nuova partita scegli grandezza, mine e regole. Con una delle regole non devi mai indovinare. Lo stesso numero dà sempre la stessa tavola.
guide-how-mines-again = Rivedere la partita
guide-says-mines-again = Alla fine puoi ricominciare la stessa tavola o rivedere la partita azione per azione.

## Il terzo clone

guide-says-clone2048-board = La tavola è quadrata. Una casella è vuota, oppure c'è un ostacolo, che non si muove mai, oppure un blocco con un livello.
guide-says-clone2048-moves = Una mossa porta tutti i blocchi verso un lato, ciascuno fino alla casella libera più lontana.
guide-says-clone2048-merges = Un blocco che incontra uno dello stesso livello si unisce a lui: ne nasce un blocco del livello successivo. In una mossa un blocco si unisce al massimo una volta.
guide-says-clone2048-new = Dopo ogni mossa, anche se non si è spostato niente, compare un blocco nuovo in una casella libera a caso: di livello 1 tre volte su quattro, altrimenti di livello 2.
guide-says-clone2048-end = Ogni unione dà tanti punti quanto è il livello del nuovo blocco. La partita finisce quando per un altro blocco non c'è posto.
guide-how-clone2048-move = Muovere
guide-says-clone2048-move = Usa le frecce, i tasti W A S D o i pulsanti, oppure trascina sulla tavola.
guide-how-clone2048-look = Vedere i blocchi in altro modo
guide-says-clone2048-look = Un blocco si può mostrare come lettera, come livello, o con i numeri di 1024 o di 2048: il gioco è lo stesso.
guide-how-clone2048-back = Tornare indietro
guide-says-clone2048-back = Puoi annullare le mosse. Con la linea sotto la tavola puoi anche andare a un turno qualsiasi e riprendere da lì.
guide-how-clone2048-help = Farsi aiutare
guide-says-clone2048-help = «Suggerimento» dice che cosa farebbe il giocatore automatico, che può anche giocare al tuo posto.
guide-says-clone2048-board-new = Per una nuova tavola scegli grandezza, ostacoli e numero, oppure aprine una da un file.

## Tantrix

guide-says-tantrix-tiles = Le 56 pedine sono esagoni con tre linee di colori diversi; ogni linea unisce due lati. Puoi girarle, ma non rovesciarle. Il numero e il suo colore sono quelli del retro.
guide-says-tantrix-golden = La regola aurea: dove due pedine si toccano, i colori sono uguali.
guide-says-tantrix-challenges = Sfide: quelle della scatola. Discovery chiede di chiudere ad anello le pedine da 1 a N, nel colore del retro della pedina N. I cinque Rainbow chiedono una piramide o un anello con le pedine di un solo retro. Una sfida risolta senza aiuti conta per il record.
guide-says-tantrix-domino = Domino: tutte le pedine scelte sono in fila, e dove si toccano i colori sono uguali.
guide-says-tantrix-rainbow = Rainbow: le pedine con lo stesso colore sul retro formano una piramide, e una linea di quel colore le attraversa tutte senza interrompersi.
guide-says-tantrix-board = Tavola: le pedine da 1 a N sono su una griglia di X colonne e Y righe e rispettano la regola aurea.
guide-says-tantrix-puzzle = Tantrix puzzle: in più non ci sono buchi e una linea sola attraversa tutte le pedine. Nel rompicapo originale la linea è chiusa e ha il colore del retro della pedina N.
guide-how-tantrix-lay = Posare una pedina
guide-says-tantrix-lay = Trascinala dal vassoio sulla tavola, oppure clicca su di lei e poi su un posto. I contatti sbagliati sono segnati subito.
guide-how-tantrix-turn = Girarla
guide-says-tantrix-turn = Si gira con R, la rotella e il tasto destro.
guide-how-tantrix-help = Farsi aiutare
guide-says-tantrix-help = Il suggerimento mostra dove può andare una pedina; «Completa da qui» posa quelle che mancano. A destra vedi quali regole sono rispettate.
guide-how-tantrix-search = Cercare le soluzioni
guide-says-tantrix-search = Il programma ne trova una, le elenca tutte o le conta. Puoi sfogliarle e salvarle in un file; una ricerca lunga si può fermare.
guide-how-tantrix-own = Creare il tuo rompicapo
guide-says-tantrix-own = Per «Tavola» e «Tantrix puzzle» scegli le pedine una per una e disegna la tavola, posto per posto. Con il lucchetto, o L, una pedina resta dov'è anche per le ricerche.

## I tasti: come si chiamano

key-enter = Invio
key-space = Spazio
key-home = Inizio
key-end = Fine
key-page-up = Pag su
key-page-down = Pag giù
key-up = freccia su
key-down = freccia giù
key-left = freccia sinistra
key-right = freccia destra

## I tasti: che cosa fanno

key-does-walk = Passa da un blocco all'altro
key-does-ends = All'inizio o alla fine del programma
key-does-stacks = Alla pila di prima o a quella dopo
key-does-enter = Cambia ciò che è selezionato, o mette un blocco
key-does-break = Mette o toglie un punto di arresto
key-does-run-to = Va avanti fino a questo blocco
key-does-pause = Pausa, o continua
key-does-same-board = Stessa tavola, da capo
key-does-flagging = Un click mette la bandiera, o apre di nuovo
key-does-automatic = Fa giocare il computer, o lo ferma
key-does-one-move = Fa fare una mossa al computer
key-does-cells = Passa da una casella all'altra
key-does-open = Apre la casella
key-does-flag = Mette o toglie una bandiera
key-does-choices = Grandezza e regole della nuova partita
key-does-cell-number = In una posizione da studiare: scrive il numero
key-does-cell-closed = In una posizione da studiare: chiude la casella
key-does-first-turn = All'inizio della partita
key-does-last-turn = Alla fine della partita
key-does-turn-right = Gira la pedina in senso orario
key-does-turn-left = Gira la pedina in senso antiorario
key-does-tile = Prende o posa la pedina
key-does-stop-going = Ferma il computer o la partita rivista, o li fa ripartire
key-does-stop-by-itself = Ferma ciò che avanza automaticamente
key-does-fix = Blocca la pedina, o la sblocca
key-does-tray = Rimette la pedina nel vassoio
key-does-stop = Ferma la ricerca

## Stampare

menu-print = Stampa…
dialog-print-title = Dove mettere la pagina da stampare
# $path (String) - un file
printed = La pagina è in { $path }: stampala dal programma che si apre.
# $path (String) - un file
printed-unopened = La pagina è in { $path }, ma il sistema non la apre: aprila in un browser e stampala.
print-pupil = Nome:
print-class = Classe:
print-date = Data:
print-loose = Blocchi staccati
# $count (Number) - quanti blocchi non sono nell'immagine
picture-more = L'immagine finisce qui: { $count ->
        [one] manca un blocco
       *[other] mancano { $count } blocchi
    }
