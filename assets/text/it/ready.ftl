### I nomi e le note dei programmi pronti, per file: uguali a quelli che stanno nei file.

## examples

ready-examples-infetto-piu-in-alto = Infetto più in alto
note-examples-infetto-piu-in-alto = Se il mattone infetto più in alto e quello cliccato hanno lo stesso colore, rimuove il mattone in (5, 4) e fa cadere la pila con base in (4, 4). Mostra i blocchi, non gioca a Clickomania.
ready-examples-riga-cinque = Riga cinque
note-examples-riga-cinque = Se la casella cliccata è nella riga di indice 5, infetta il mattone in (1, 4) e colora di rosso quello cliccato. Mostra i blocchi, non gioca a Clickomania.
ready-examples-tre-infetti-a-caso = Tre infetti a caso
note-examples-tre-infetti-a-caso = Rimuove a caso tre mattoni infetti, o tutti se sono tre o meno. Mostra i blocchi, non gioca a Clickomania.
ready-examples-un-solo-blocco = Un solo blocco
note-examples-un-solo-blocco = Il programma più semplice: un blocco fa tutta la mossa.

## mistakes

ready-mistakes-bordo-dimenticato = Il bordo dimenticato
note-mistakes-bordo-dimenticato = Manca la domanda se C è nell'ultima colonna: il colore della casella a destra di (r, 8) non esiste, e il programma si ferma con un errore.
ready-mistakes-caduta-c-stampata = La caduta stampata con C
note-mistakes-caduta-c-stampata = Il programma come è stampato: manca − 1 all'indice di riga. Fa scendere sempre una casella vuota, cioè niente, e non finisce mai.
ready-mistakes-caduta-contatore-stampata = La caduta stampata con il contatore
note-mistakes-caduta-contatore-stampata = Il programma come è stampato. In una colonna con due buchi in fondo, con x = 7 non c'è mattone da far scendere, x non cresce più e il ciclo non finisce mai: alla condizione manca «e non casella in riga = x e colonna = colonna è vuota».
ready-mistakes-caduta-due-estrazioni-stampata = La caduta stampata con due estrazioni
note-mistakes-caduta-due-estrazioni-stampata = Come è stampata, senza − 1: riga e colonna vengono da due caselle vuote qualsiasi. A volte ne esce un mattone che scende, ma quando le vuote sono tutte in una riga o in una colonna ne esce sempre una vuota e non finisce mai. Con riga − 1 sarebbe giusta, anche se le due estrazioni non coincidono.
ready-mistakes-caduta-vuota-piu-in-basso = Caduta sopra la casella vuota più in basso
note-mistakes-caduta-vuota-piu-in-basso = La casella vuota più in basso può averne sopra un'altra vuota: allora non scende niente, la scelta resta la stessa e non finisce mai. Con più in alto funziona.
ready-mistakes-estrazioni-contate = Un numero fisso di estrazioni
note-mistakes-estrazioni-contate = Fa scendere per 400 volte il mattone sopra una casella vuota qualsiasi, senza chiedere se ce n'è ancora. Di solito basta, ma è fortuna: quante ne servano lo decide il caso.
ready-mistakes-infezione-rimasta = L'infezione rimasta
note-mistakes-infezione-rimasta = Infetta comunque il mattone cliccato e chiede solo dopo se l'area è vuota. Un mattone isolato non sparisce, ma resta infetto, e se ne va con la prossima area.
ready-mistakes-mattone-isolato = Il mattone isolato
note-mistakes-mattone-isolato = Non chiede se l'area è vuota. Ogni mattone è collegato a sé stesso, così sparisce anche un mattone senza vicini del suo colore.
ready-mistakes-mattone-una-passata = Una sola passata dall'alto
note-mistakes-mattone-una-passata = Fai cadere il mattone in una passata dall'alto verso il basso: sopra una casella vuota cade solo il mattone più vicino, gli altri restano sospesi. Serve una passata dal basso, o ripeterla.
ready-mistakes-nove-passate = Nove passate
note-mistakes-nove-passate = Nove passate non bastano: in un'area lunga e arrotolata come un serpente l'infezione non arriva in fondo, e resta un pezzo di area. 81 bastano sempre.
ready-mistakes-passata-stampata = La passata senza il colore
note-mistakes-passata-stampata = Come dice il testo: un mattone non infetto con un vicino infetto va senz'altro infettato. Manca la domanda sul colore, e l'infezione prende tutta la parete.
ready-mistakes-solo-la-striscia = Solo la striscia
note-mistakes-solo-la-striscia = Guarda solo sopra e sotto: rimuove la striscia, non l'area. Sarebbe giusto per il gioco semplificato.
ready-mistakes-venti-passate = Venti passate
note-mistakes-venti-passate = Venti passate non bastano: in un'area lunga e arrotolata come un serpente l'infezione non arriva in fondo, e resta un pezzo di area. 81 bastano sempre.

## simplified

ready-simplified-costo-2 = Strisce, costo 2: cima e fondo
note-simplified-costo-2 = Due variabili cercano cima e fondo dei mattoni dello stesso colore sopra e sotto quello cliccato. Se sono più d'uno li rimuove dall'alto, e ogni volta quelli sopra scendono di un passo.
ready-simplified-costo-35 = Strisce, costo 35: tre fasi
note-simplified-costo-35 = Le tre fasi del gioco semplificato: infezione della striscia (20), rimozione (5), caduta (10).
ready-simplified-costo-40 = Strisce, costo 40: un blocco
note-simplified-costo-40 = Un solo blocco rimuove la striscia di contagio e fa cadere tutti i blocchi.

## solutions

ready-solutions-area-e-blocchi = Area vuota? Un se con e, con i blocchi delle caselle vicine
note-solutions-area-e-blocchi = Bordo e colore in una condizione sola per ciascuna direzione: se il bordo decide, e non guarda oltre; le caselle vicine sono date dai blocchi «casella sopra a» e varianti, che costano 1. Se l'area non è vuota, è collegato la infetta tutta.
ready-solutions-area-e-indici = Area vuota? Un se con e, con gli indici
note-solutions-area-e-indici = Bordo e colore in una condizione sola per ciascuna direzione: se il bordo decide, e non guarda oltre; le caselle vicine sono date dagli indici di riga e colonna, che costano 0. Se l'area non è vuota, è collegato la infetta tutta.
ready-solutions-area-o-blocchi = Area vuota? Un solo se con o, con i blocchi delle caselle vicine
note-solutions-area-o-blocchi = Le quattro direzioni in una condizione sola, unite con o: basta un Infetta; le caselle vicine sono date dai blocchi «casella sopra a» e varianti, che costano 1. Se l'area non è vuota, è collegato la infetta tutta.
ready-solutions-area-o-indici = Area vuota? Un solo se con o, con gli indici
note-solutions-area-o-indici = Le quattro direzioni in una condizione sola, unite con o: basta un Infetta; le caselle vicine sono date dagli indici di riga e colonna, che costano 0. Se l'area non è vuota, è collegato la infetta tutta.
ready-solutions-area-se-annidati-blocchi = Area vuota? Due se annidati, con i blocchi delle caselle vicine
note-solutions-area-se-annidati-blocchi = Prima il bordo, poi il colore del vicino: due se annidati per ciascuna direzione, con un Infetta ciascuno; le caselle vicine sono date dai blocchi «casella sopra a» e varianti, che costano 1. Se l'area non è vuota, è collegato la infetta tutta.
ready-solutions-area-se-annidati-indici = Area vuota? Due se annidati, con gli indici
note-solutions-area-se-annidati-indici = Prima il bordo, poi il colore del vicino: due se annidati per ciascuna direzione, con un Infetta ciascuno; le caselle vicine sono date dagli indici di riga e colonna, che costano 0. Se l'area non è vuota, è collegato la infetta tutta.
ready-solutions-caduta-compatta = Caduta con Compatta
note-solutions-caduta-compatta = Compatta le colonne una dopo l'altra.
ready-solutions-caduta-contatore = Fai scendere, con un contatore
note-solutions-caduta-contatore = Il contatore x segue il mattone che scende un passo alla volta finché sotto è vuoto. È la caduta stampata, corretta con «e non … è vuota»; costa 1, anche se l'articolo stampa 0.
ready-solutions-caduta-due-estrazioni = Caduta con due estrazioni
note-solutions-caduta-due-estrazioni = Riga − 1 viene da una casella vuota qualsiasi e la colonna da un'altra: non è detto che coincidano, eppure è giusto. Scende solo chi può scendere, e prima o poi le due estrazioni vanno d'accordo.
ready-solutions-caduta-mattone-dal-basso = Caduta dei mattoni dal basso
note-solutions-caduta-mattone-dal-basso = In ogni colonna fa cadere i mattoni uno a uno, dal basso verso l'alto: quando tocca a un mattone, sotto di lui tutto è già caduto.
ready-solutions-caduta-mattone-otto-volte = Caduta dei mattoni dall'alto, otto volte
note-solutions-caduta-mattone-otto-volte = Dall'alto verso il basso in una passata cade solo chi ha subito sotto una casella vuota. Sopra un buco ci sono al più otto mattoni: otto passate bastano.
ready-solutions-caduta-pila = Caduta delle pile
note-solutions-caduta-pila = In ogni colonna, dall'alto verso il basso, fa cadere la pila con base nella casella: tutto quello che sta sopra cade insieme. Basta la riga 7, sotto la 8 non si cade.
ready-solutions-caduta-riga-meno-uno = Caduta sopra una casella vuota, con gli indici
note-solutions-caduta-riga-meno-uno = La casella vuota scelta a caso è tenuta in C, e quella sopra è in riga − 1: così «casella sopra a» non serve. Finisce con probabilità 1.
ready-solutions-caduta-sopra-a = Caduta sopra una casella vuota qualsiasi
note-solutions-caduta-sopra-a = Finché c'è una casella vuota, ne sceglie una a caso e fa scendere il mattone sopra di lei, se c'è. Finisce con probabilità 1.
ready-solutions-caduta-un-posto-alla-volta = Fai scendere, un posto alla volta
note-solutions-caduta-un-posto-alla-volta = Tre cicli e un blocco, senza nessuna domanda: per ogni riga, dall'alto, i mattoni da lì in su provano a scendere di un posto. Fai scendere non fa nulla dove sotto c'è un mattone; così sopra la riga successiva non restano mai caselle vuote.
ready-solutions-caduta-vuota-piu-a-destra = Caduta sopra la casella vuota più a destra
note-solutions-caduta-vuota-piu-a-destra = Come con una casella vuota qualsiasi, ma con quella più a destra: a parità di colonna è la prima dall'alto, e sopra di lei c'è sempre un mattone, così ogni giro serve.
ready-solutions-caduta-vuota-piu-a-sinistra = Caduta sopra la casella vuota più a sinistra
note-solutions-caduta-vuota-piu-a-sinistra = Come con una casella vuota qualsiasi, ma con quella più a sinistra: a parità di colonna è la prima dall'alto, e sopra di lei c'è sempre un mattone, così ogni giro serve.
ready-solutions-caduta-vuota-piu-in-alto = Caduta sopra la casella vuota più in alto
note-solutions-caduta-vuota-piu-in-alto = Come con una casella vuota qualsiasi, ma con quella più in alto: sopra di lei c'è sempre un mattone, così ogni giro serve.
ready-solutions-costo-2 = Costo 2: l'area in due numeri
note-solutions-costo-2 = Nessuna infezione: l'area è un insieme di bit in due variabili, alto (righe 0–4) e basso (righe 5–8); la casella (r, c) vale 2^(9·r + c). Le passate continuano finché l'insieme cresce, poi ogni mattone dell'area è rimosso e quelli sopra scendono di un passo.
ready-solutions-costo-2-meno-blocchi = Costo 2: togliere allargandosi
note-solutions-costo-2-meno-blocchi = Nessuna infezione e nessun insieme: ciò che manca dice dov'è l'area. Prima le cifre di cime contano i mattoni di ogni colonna, così un buco non si confonde con una casella mai stata piena. Poi 81 passate tolgono i mattoni del colore cliccato accanto a un buco o al mattone cliccato, e ogni colonna si richiude un posto alla volta.
ready-solutions-costo-2-meno-passi = Costo 2: togliere, e tornare indietro solo se serve
note-solutions-costo-2-meno-passi = Come togliere allargandosi, ma in una passata sola: posto scorre le caselle da quella cliccata, e quando toglie un mattone che viene prima torna a lui. Alla fine scendono soltanto i mattoni sopra una casella vuota.
ready-solutions-costo-3 = Costo 3: un Infetta, un Rimuovi, un Fai scendere
note-solutions-costo-3 = Ogni fase con un solo blocco di costo 1. 81 passate infettano l'area, per ogni casella infetta si rimuove il mattone, e un contatore fa scendere un passo alla volta i mattoni rimasti.
ready-solutions-costo-3-meno-blocchi = Costo 3: i quattro lati in un ciclo
note-solutions-costo-3-meno-blocchi = Un Infetta solo, per quattro lati: il resto di lato dà lo spostamento, prima di riga e poi di colonna. 81 passate infettano l'area. Poi, dall'alto, ogni mattone infetto si toglie e tutto quello che sta sopra scende di un posto.
ready-solutions-costo-3-meno-passi = Costo 3: una passata, e indietro solo se serve
note-solutions-costo-3-meno-passi = posto scorre le caselle da quella cliccata; quando infetta un mattone che viene prima, torna a lui. Così ogni mattone dell'area si guarda una volta o due, invece di 81.
ready-solutions-costo-35 = Costo 35: tre fasi
note-solutions-costo-35 = Le tre fasi, ciascuna con il suo blocco: infezione (20), rimozione (5), caduta (10).
ready-solutions-costo-40 = Costo 40: un blocco
note-solutions-costo-40 = Un solo blocco rimuove l'area di contagio e fa cadere tutti i blocchi.
ready-solutions-infezione-81-passate = Infezione in 81 passate, un Infetta
note-solutions-infezione-81-passate = In ogni passata un mattone del colore giusto si infetta se ha un vicino dello stesso colore che è infetto, o se è lui quello cliccato. 81 passate bastano sempre: in ognuna che serve si infetta almeno un mattone.
ready-solutions-infezione-81-passate-duale = Infezione in 81 passate, dalle infette verso fuori
note-solutions-infezione-81-passate-duale = La strategia duale: si cercano le caselle infette (o quella cliccata) e si infettano i loro vicini del colore giusto. Il mattone cliccato lo infettano i suoi vicini: se è solo, nessuno.
ready-solutions-infezione-81-passate-quattro-infetta = Infezione in 81 passate, quattro Infetta
note-solutions-infezione-81-passate-quattro-infetta = Come le 81 passate con un Infetta, ma con un se per ciascuna direzione invece di una condizione composta con o.
ready-solutions-infezione-avanti-indietro = Infezione in una passata, e indietro solo se serve
note-solutions-infezione-avanti-indietro = posto scorre le caselle da quella cliccata; quando infetta un mattone che viene prima, torna a lui. Così bastano pochi passi anche con un Infetta solo.
ready-solutions-infezione-collegato = Infezione con è collegato
note-solutions-infezione-collegato = Se l'area non è vuota, esamina le caselle riga per riga e infetta i mattoni collegati a quello cliccato. Senza la prima domanda un mattone solo sparirebbe: ogni mattone è collegato a sé stesso.
ready-solutions-infezione-per-ogni-blocchi = Infezione con per ogni casella, con i blocchi delle caselle vicine
note-solutions-infezione-per-ogni-blocchi = Se l'area non è vuota infetta il mattone cliccato; poi ogni casella infetta contagia i vicini del suo colore, che saranno esaminati a loro volta. Ogni casella è esaminata una volta sola. Ogni «casella sopra a» (e varianti) costa 1.
ready-solutions-infezione-per-ogni-indici = Infezione con per ogni casella, con gli indici
note-solutions-infezione-per-ogni-indici = Se l'area non è vuota infetta il mattone cliccato; poi ogni casella infetta contagia i vicini del suo colore, che saranno esaminati a loro volta. Ogni casella è esaminata una volta sola. Gli indici al posto di «casella sopra a» risparmiano 12.
ready-solutions-infezione-quattro-lati = Infezione in 81 passate, i quattro lati in un ciclo
note-solutions-infezione-quattro-lati = Un Infetta solo, per quattro lati: il resto di lato dà lo spostamento, prima di riga e poi di colonna. Al bordo costringi tiene la casella sulla parete, e chi è vicino a sé stesso si scarta.
ready-solutions-rimozione-per-ogni = Rimozione con per ogni casella
note-solutions-rimozione-per-ogni = Per ogni casella infetta rimuove il mattone: il ciclo contiene già la domanda se è infetto.
ready-solutions-rimozione-piu-a-destra = Rimozione dell'infetto più a destra
note-solutions-rimozione-piu-a-destra = Finché c'è un mattone infetto rimuove quello più a destra. Cambia solo l'ordine in cui spariscono.
ready-solutions-rimozione-piu-a-sinistra = Rimozione dell'infetto più a sinistra
note-solutions-rimozione-piu-a-sinistra = Finché c'è un mattone infetto rimuove quello più a sinistra. Cambia solo l'ordine in cui spariscono.
ready-solutions-rimozione-piu-in-alto = Rimozione dell'infetto più in alto
note-solutions-rimozione-piu-in-alto = Finché c'è un mattone infetto rimuove quello più in alto. Cambia solo l'ordine in cui spariscono.
ready-solutions-rimozione-piu-in-basso = Rimozione dell'infetto più in basso
note-solutions-rimozione-piu-in-basso = Finché c'è un mattone infetto rimuove quello più in basso. Cambia solo l'ordine in cui spariscono.
ready-solutions-rimozione-qualsiasi = Rimozione di un infetto qualsiasi
note-solutions-rimozione-qualsiasi = Finché c'è un mattone infetto ne rimuove uno a caso: a ogni giro ce n'è uno di meno. La rimozione costa 2 + 1 + 2 = 5, anche se l'articolo stampa 4.
ready-solutions-rimozione-scansione = Rimozione casella per casella
note-solutions-rimozione-scansione = Esamina tutte le caselle in ordine e rimuove il mattone se è infetto.
