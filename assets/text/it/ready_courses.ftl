### I nomi e le note dei programmi dei corsi, per file: uguali a quelli che stanno nei file.

ready-courses-altre-regole-almeno-tre-area-in-due-numeri = L'area in due numeri
note-courses-altre-regole-almeno-tre-area-in-due-numeri = Nessuna infezione: l'area è un insieme di bit in due numeri. Si contano i bit: con tre o più, un «Rimuovi» e un «Fai scendere»: 2.
ready-courses-altre-regole-almeno-tre-conta-e-decidi = Conta e decidi
note-courses-altre-regole-almeno-tre-conta-e-decidi = 20 + 5 + 10 + 5 = 40: se sono almeno tre si rimuove, altrimenti si guarisce.
ready-courses-altre-regole-almeno-tre-due-infetti-restano = Due infetti restano
note-courses-altre-regole-almeno-tre-due-infetti-restano = Se sono meno di tre non li guarisce: spariranno con il click seguente.
ready-courses-altre-regole-almeno-tre-quattro-blocchi-da-uno = Quattro blocchi da uno
note-courses-altre-regole-almeno-tre-quattro-blocchi-da-uno = 81 passate, un conto, e per ogni casella o «Rimuovi» o «Togli infezione»: 4.
ready-courses-altre-regole-anche-di-traverso-area-in-due-numeri = L'area in due numeri
note-courses-altre-regole-anche-di-traverso-area-in-due-numeri = Nessuna infezione: l'area è un insieme di bit in due numeri, e la finestra attorno a una casella arriva agli angoli. Un «Rimuovi» e un «Fai scendere»: 2.
ready-courses-altre-regole-anche-di-traverso-il-mattone-solo = Il mattone solo
note-courses-altre-regole-anche-di-traverso-il-mattone-solo = Infetta il mattone cliccato senza chiedere: sparisce anche chi non ha vicini uguali.
ready-courses-altre-regole-anche-di-traverso-ottantuno-passate = Ottantuno passate
note-courses-altre-regole-anche-di-traverso-ottantuno-passate = Un «Infetta», un «Rimuovi», un «Fai scendere»: 3.
ready-courses-altre-regole-anche-di-traverso-otto-vicini = Otto vicini
note-courses-altre-regole-anche-di-traverso-otto-vicini = Due conti da −1 a 1 passano gli otto vicini: 1 + 1 + 5 + 10 = 17.
ready-courses-altre-regole-area-e-bordo-area-in-due-numeri = L'area in due numeri
note-courses-altre-regole-area-e-bordo-area-in-due-numeri = Nessuna infezione: l'area è un insieme di bit in due numeri. Sparisce chi è nell'insieme o ne ha accanto una casella: un «Rimuovi» e un «Fai scendere», 2.
ready-courses-altre-regole-area-e-bordo-due-giri = Due giri
note-courses-altre-regole-area-e-bordo-due-giri = Un «Infetta», un «Rimuovi» usato in due giri, un «Fai scendere»: 3.
ready-courses-altre-regole-area-e-bordo-il-bordo-del-bordo = Il bordo del bordo
note-courses-altre-regole-area-e-bordo-il-bordo-del-bordo = Infetta il bordo mentre passa: così anche il bordo contagia, e sparisce molto di più.
ready-courses-altre-regole-area-e-bordo-prima-il-bordo = Prima il bordo
note-courses-altre-regole-area-e-bordo-prima-il-bordo = 20 + 1 + 5 + 10 = 36: finché l'area è infetta, il bordo si riconosce.
ready-courses-altre-regole-bomba-nove-caselle = Nove caselle
note-courses-altre-regole-bomba-nove-caselle = Due cicli, la domanda sul bordo, la caduta: 1 + 10 = 11.
ready-courses-altre-regole-bomba-oltre-il-bordo = Oltre il bordo
note-courses-altre-regole-bomba-oltre-il-bordo = Non chiede se la casella è sulla parete: vicino al bordo si ferma con un errore.
ready-courses-altre-regole-bomba-tre-gradini = Tre gradini
note-courses-altre-regole-bomba-tre-gradini = Tre passate dal basso bastano: 1 + 1 = 2.
ready-courses-altre-regole-colonna-cliccata-nove-volte = Nove volte
note-courses-altre-regole-colonna-cliccata-nove-volte = Una casella, un blocco: 9.
ready-courses-altre-regole-colonna-cliccata-solo-sotto = Solo da lì in giù
note-courses-altre-regole-colonna-cliccata-solo-sotto = Comincia dalla riga cliccata: i mattoni più in alto restano, e restano sospesi.
ready-courses-altre-regole-colonna-cliccata-un-ciclo = Un ciclo
note-courses-altre-regole-colonna-cliccata-un-ciclo = La colonna è fissa, la riga la dà il ciclo: 1.
ready-courses-altre-regole-colonna-piu-alta-colonna-per-colonna = Colonna per colonna
note-courses-altre-regole-colonna-piu-alta-colonna-per-colonna = Legge colonna per colonna: trova la prima colonna, non la più alta.
ready-courses-altre-regole-colonna-piu-alta-il-primo-che-incontri = Il primo che incontri
note-courses-altre-regole-colonna-piu-alta-il-primo-che-incontri = Riga per riga, il primo mattone è la cima della colonna più alta: 1.
ready-courses-altre-regole-colonna-piu-alta-tutti-infetti = Tutti infetti
note-courses-altre-regole-colonna-piu-alta-tutti-infetti = Se tutti sono infetti, il più in alto si trova da sé; poi si guariscono tutti: 1 + 1 + 2 + 5 = 9.
ready-courses-altre-regole-colori-in-viaggio-di-mano-in-mano = Di mano in mano
note-courses-altre-regole-colori-in-viaggio-di-mano-in-mano = Prima il colore dell'ultimo, poi un giro solo in cui ogni mattone consegna il suo: 5.
ready-courses-altre-regole-colori-in-viaggio-il-primo-a-parte = Il primo a parte
note-courses-altre-regole-colori-in-viaggio-il-primo-a-parte = Il primo mattone ha i suoi cinque «Colora», gli altri i loro: 10.
ready-courses-altre-regole-colori-in-viaggio-un-colore-solo = Un colore solo
note-courses-altre-regole-colori-in-viaggio-un-colore-solo = Guarda il colore dopo aver dipinto: tutta la riga diventa del colore dell'ultimo.
ready-courses-altre-regole-come-sopra-area-in-due-numeri = L'area in due numeri
note-courses-altre-regole-come-sopra-area-in-due-numeri = Nessuna infezione, quindi niente da guarire: l'area è un insieme di bit in due numeri. Restano i cinque «Colora»: 5.
ready-courses-altre-regole-come-sopra-infetta-colora-guarisci = Infetta, colora, guarisci
note-courses-altre-regole-come-sopra-infetta-colora-guarisci = 20 + 5 + 5 = 30.
ready-courses-altre-regole-come-sopra-ognuno-il-suo = Ognuno il suo
note-courses-altre-regole-come-sopra-ognuno-il-suo = Ogni mattone prende il colore di quello sopra di lui, non di quello sopra il click; e nella riga 0 esce dalla parete.
ready-courses-altre-regole-come-sopra-uno-alla-volta = Uno alla volta
note-courses-altre-regole-come-sopra-uno-alla-volta = 81 passate, cinque «Colora», un «Togli infezione»: 1 + 5 + 1 = 7.
ready-courses-altre-regole-diagonali-otto-passate = E otto passate
note-courses-altre-regole-diagonali-otto-passate = La caduta con «Fai scendere»: 1 + 1 = 2.
ready-courses-altre-regole-diagonali-stessa-distanza = Stessa distanza
note-courses-altre-regole-diagonali-stessa-distanza = Distanza in righe = distanza in colonne: 1 + 10 = 11.
ready-courses-altre-regole-diagonali-una-diagonale = Una diagonale sola
note-courses-altre-regole-diagonali-una-diagonale = Senza valore assoluto trova solo la diagonale che scende verso destra.
ready-courses-altre-regole-riga-a-scacchi-come-la-scacchiera = Come tutta la scacchiera
note-courses-altre-regole-riga-a-scacchi-come-la-scacchiera = Guarda riga + colonna: nelle righe dispari i colori si scambiano.
ready-courses-altre-regole-riga-a-scacchi-due-pennelli = Due pennelli
note-courses-altre-regole-riga-a-scacchi-due-pennelli = Un ciclo sulle colonne, e due colori: 2.
ready-courses-altre-regole-riga-a-scacchi-nove-pennelli = Nove pennelli
note-courses-altre-regole-riga-a-scacchi-nove-pennelli = Ogni casella ha il suo «Colora»: 9.
ready-courses-altre-regole-riga-cliccata-e-poi-cadono = E poi cadono
note-courses-altre-regole-riga-cliccata-e-poi-cadono = 1 + 10 = 11.
ready-courses-altre-regole-riga-cliccata-solo-quello-sopra = Solo quello sopra
note-courses-altre-regole-riga-cliccata-solo-quello-sopra = Scende soltanto il mattone subito sopra la riga: quelli più in alto restano sospesi.
ready-courses-altre-regole-riga-cliccata-un-gradino = Un gradino
note-courses-altre-regole-riga-cliccata-un-gradino = Ogni mattone scende al più di un posto: una passata dal basso. 1 + 1 = 2.
ready-courses-altre-regole-specchio-due-giri = Due giri
note-courses-altre-regole-specchio-due-giri = Gli stessi cinque «Colora» per tutte e due le parti: 5.
ready-courses-altre-regole-specchio-due-volte-cinque = Due volte cinque
note-courses-altre-regole-specchio-due-volte-cinque = Cinque «Colora» per una parte e cinque per l'altra: 10.
ready-courses-altre-regole-specchio-due-volte-lo-specchio = Due specchi
note-courses-altre-regole-specchio-due-volte-lo-specchio = Conta da 0 a 8: ogni coppia si scambia due volte e torna com'era.
ready-courses-altre-regole-stesso-colore-colore-conservato = Il colore conservato
note-courses-altre-regole-stesso-colore-colore-conservato = 1 + 10 = 11.
ready-courses-altre-regole-stesso-colore-colore-perduto = Il colore perduto
note-courses-altre-regole-stesso-colore-colore-perduto = Guarda ogni volta il colore del mattone cliccato: dopo che è sparito non trova più nessuno.
ready-courses-altre-regole-stesso-colore-otto-passate = E otto passate
note-courses-altre-regole-stesso-colore-otto-passate = La caduta con «Fai scendere»: 1 + 1 = 2.
ready-courses-da-40-a-2-caduta-buchi-il-piu-basso = Il buco più in basso
note-courses-da-40-a-2-caduta-buchi-il-piu-basso = Il buco più in basso può avere sopra un altro buco: allora non scende niente, la scelta resta la stessa e il ciclo non finisce mai.
ready-courses-da-40-a-2-caduta-buchi-mentre-c-e-un-buco = Mentre c'è una casella vuota
note-courses-da-40-a-2-caduta-buchi-mentre-c-e-un-buco = 2 per la condizione, 1 per scendere, 1 per «sopra a», 2 per la casella qualsiasi: 6.
ready-courses-da-40-a-2-caduta-compatta-colonna-zero = La colonna dimenticata
note-courses-da-40-a-2-caduta-compatta-colonna-zero = Comincia da 1: la colonna 0 non si compatta mai.
ready-courses-da-40-a-2-caduta-compatta-compatta = Compatta in un ciclo
note-courses-da-40-a-2-caduta-compatta-compatta = Un blocco da 7, eseguito nove volte e pagato una.
ready-courses-da-40-a-2-caduta-contatore-contatore = Con il contatore, corretto
note-courses-da-40-a-2-caduta-contatore-contatore = Si continua solo se sotto è vuoto e in riga x c'è un mattone.
ready-courses-da-40-a-2-caduta-contatore-otto-passate = Otto passate
note-courses-da-40-a-2-caduta-contatore-otto-passate = Senza contatore: in ogni passata dal basso ogni mattone sospeso scende di un posto, e più di otto posti non può scendere nessuno.
ready-courses-da-40-a-2-caduta-contatore-senza-fondo = Senza fondo
note-courses-da-40-a-2-caduta-contatore-senza-fondo = Manca «se x < 7»: il contatore arriva a 8, e la casella sotto è fuori dalla parete.
ready-courses-da-40-a-2-caduta-contatore-stampata-con-contatore = Come è stampata
note-courses-da-40-a-2-caduta-contatore-stampata-con-contatore = Con due buchi in fondo a una colonna e x = 7 non c'è niente da far scendere: il ciclo non finisce mai.
ready-courses-da-40-a-2-caduta-dal-basso-dal-basso = Dal basso
note-courses-da-40-a-2-caduta-dal-basso-dal-basso = Ogni mattone cade quando sotto di lui è già tutto a posto.
ready-courses-da-40-a-2-caduta-dal-basso-dall-alto = Dall'alto
note-courses-da-40-a-2-caduta-dal-basso-dall-alto = Sopra una casella vuota cade solo il mattone più vicino; quelli più in alto restano sospesi.
ready-courses-da-40-a-2-caduta-in-c-riga-meno-uno = Riga meno uno
note-courses-da-40-a-2-caduta-in-c-riga-meno-uno = La casella sopra C, con gli indici: si risparmia il blocco «sopra a».
ready-courses-da-40-a-2-caduta-in-c-stampata-con-c = Come è stampata
note-courses-da-40-a-2-caduta-in-c-stampata-con-c = Il programma dell'articolo: fa scendere la casella vuota stessa, cioè niente, e non finisce mai.
ready-courses-da-40-a-2-caduta-pile-le-pile = Le pile
note-courses-da-40-a-2-caduta-pile-le-pile = Prova ogni casella come base: dove non c'è una pila sospesa non succede niente.
ready-courses-da-40-a-2-caduta-pile-una-colonna-sola = Una colonna sola
note-courses-da-40-a-2-caduta-pile-una-colonna-sola = Fa cadere solo la colonna cliccata: ma l'area può occuparne molte.
ready-courses-da-40-a-2-caselle-e-numeri-da-uno-a-nove = Contare da uno
note-courses-da-40-a-2-caselle-e-numeri-da-uno-a-nove = Conta da 1 a 9: ma la parete va da 0 a 8, e la casella (1, 9) è fuori.
ready-courses-da-40-a-2-caselle-e-numeri-quattro-angoli = Quattro angoli
note-courses-da-40-a-2-caselle-e-numeri-quattro-angoli = Riga e colonna sono 0 o 8: quattro casi, quattro blocchi di costo 1.
ready-courses-da-40-a-2-cima-da-cima-al-click = Dalla cima al click
note-courses-da-40-a-2-cima-da-cima-al-click = Il primo ciclo trova la cima, il secondo infetta dalla cima al mattone cliccato: 1.
ready-courses-da-40-a-2-cima-e-fondo-anche-il-mattone-solo = Anche il mattone solo
note-courses-da-40-a-2-cima-e-fondo-anche-il-mattone-solo = Manca la domanda cima < fondo: sparisce anche un mattone senza striscia.
ready-courses-da-40-a-2-cima-e-fondo-infetta-da-cima-a-fondo = Infetta da cima a fondo
note-courses-da-40-a-2-cima-e-fondo-infetta-da-cima-a-fondo = Due cicli trovano cima e fondo, un terzo infetta: 1 + 5 + 10 = 16.
ready-courses-da-40-a-2-cima-e-fondo-prima-il-colore = Prima il colore
note-courses-da-40-a-2-cima-e-fondo-prima-il-colore = Chiede il colore sopra prima di sapere se sopra c'è la parete: nella riga 0 si ferma con un errore.
ready-courses-da-40-a-2-cima-e-fondo-rimuovi-da-cima-a-fondo = Rimuovi da cima a fondo
note-courses-da-40-a-2-cima-e-fondo-rimuovi-da-cima-a-fondo = Chi conosce cima e fondo può rimuovere subito: 1 + 10 = 11.
ready-courses-da-40-a-2-cima-prima-il-colore = Il colore prima del bordo
note-courses-da-40-a-2-cima-prima-il-colore = Guarda il colore e solo dopo il bordo: con un click in riga 0 si ferma con un errore.
ready-courses-da-40-a-2-collegato-e-collegato = Riga per riga, chi è collegato
note-courses-da-40-a-2-collegato-e-collegato = Se l'area non è vuota, si infetta ogni casella collegata: 10 + 1 = 11.
ready-courses-da-40-a-2-collegato-il-mattone-solo = Il mattone solo
note-courses-da-40-a-2-collegato-il-mattone-solo = Non chiede se l'area è vuota: si infetta anche un mattone senza vicini del suo colore.
ready-courses-da-40-a-2-dalle-infette-bordo-scambiato = Il bordo scambiato
note-courses-da-40-a-2-dalle-infette-bordo-scambiato = Per la casella sopra controlla riga ≠ 8: nella riga 0 esce dalla parete.
ready-courses-da-40-a-2-dalle-infette-verso-fuori = Verso fuori
note-courses-da-40-a-2-dalle-infette-verso-fuori = Ogni casella infetta contagia i quattro vicini del suo colore: quattro «Infetta».
ready-courses-da-40-a-2-due-estrazioni-due-volte = Due estrazioni, riga meno uno
note-courses-da-40-a-2-due-estrazioni-due-volte = Le due caselle non coincidono sempre, ma niente scende dove non può: prima o poi finisce. Costa 7.
ready-courses-da-40-a-2-due-estrazioni-stampata-due-estrazioni = Come è stampata
note-courses-da-40-a-2-due-estrazioni-stampata-due-estrazioni = Senza − 1: quando le caselle vuote sono tutte in una riga o in una colonna, ne esce sempre una vuota, niente scende e il ciclo non finisce mai.
ready-courses-da-40-a-2-due-estrazioni-una-volta = Una estrazione sola
note-courses-da-40-a-2-due-estrazioni-una-volta = La casella si sceglie una volta e si conserva in C: riga e colonna sono le sue.
ready-courses-da-40-a-2-due-in-un-conto-senza-bordo = Oltre le colonne 0 e 8
note-courses-da-40-a-2-due-in-un-conto-senza-bordo = Guarda il colore anche fuori dalla parete: nelle colonne 0 e 8 si ferma con un errore.
ready-courses-da-40-a-2-due-in-un-conto-un-conto = Due direzioni in un conto
note-courses-da-40-a-2-due-in-un-conto-un-conto = Per d = 0 la colonna cala di 1, per d = 1 cresce: un «Infetta» per tutte e due.
ready-courses-da-40-a-2-insieme-16-o-nel-posto-sbagliato = «O» nel posto sbagliato
note-courses-da-40-a-2-insieme-16-o-nel-posto-sbagliato = La casella cliccata si infetta comunque: sparisce anche un mattone solo.
ready-courses-da-40-a-2-insieme-16-un-solo-infetta = Un solo Infetta
note-courses-da-40-a-2-insieme-16-un-solo-infetta = Le passate infettano anche il mattone cliccato, se ha un vicino del suo colore: 1 + 5 + 10 = 16.
ready-courses-da-40-a-2-insieme-17-centottanta-ripetizioni = Caduta in 180 ripetizioni
note-courses-da-40-a-2-insieme-17-centottanta-ripetizioni = 20 + 5 + 3 = 28.
ready-courses-da-40-a-2-insieme-17-ottantuno-passate = La domanda sull'area e 81 passate
note-courses-da-40-a-2-insieme-17-ottantuno-passate = 2 + 5 + 10 = 17: un «Infetta» per cominciare, uno per le passate.
ready-courses-da-40-a-2-insieme-17-quattro-in-un-conto = Quattro direzioni in un conto
note-courses-da-40-a-2-insieme-17-quattro-in-un-conto = Anche così 2 + 5 + 10 = 17, e con molti meno passi.
ready-courses-da-40-a-2-insieme-17-venti-passate = Venti passate
note-courses-da-40-a-2-insieme-17-venti-passate = Non bastano per un'area arrotolata come un serpente: ne resta un pezzo.
ready-courses-da-40-a-2-insieme-2-altezze = Nove altezze in un numero
note-courses-da-40-a-2-insieme-2-altezze = Nessuna infezione: le caselle svuotate raccontano dove è passata. Un «Rimuovi», un «Fai scendere».
ready-courses-da-40-a-2-insieme-2-caselle-nere = Le caselle nere
note-courses-da-40-a-2-insieme-2-caselle-nere = Non chiede se lì prima c'era un mattone: anche accanto alle caselle nere in cima i mattoni spariscono.
ready-courses-da-40-a-2-insieme-2-due-insiemi = L'area in due numeri
note-courses-da-40-a-2-insieme-2-due-insiemi = Un'altra via: l'area è un insieme di bit in due variabili, alto (righe 0–4) e basso (righe 5–8); la casella (r, c) vale 2^(9·r + c).
ready-courses-da-40-a-2-insieme-3-con-il-contatore = Con il contatore
note-courses-da-40-a-2-insieme-3-con-il-contatore = Il contatore x segue ogni mattone fino in fondo: anche così 3.
ready-courses-da-40-a-2-insieme-3-otto-passate = Otto passate dal basso
note-courses-da-40-a-2-insieme-3-otto-passate = Ogni fase con un solo blocco di costo 1: 1 + 1 + 1 = 3.
ready-courses-da-40-a-2-insieme-3-una-passata-sola = Una passata sola
note-courses-da-40-a-2-insieme-3-una-passata-sola = In una passata ogni mattone scende di un posto: sopra un'area alta restano dei buchi.
ready-courses-da-40-a-2-insieme-4-dall-alto = Dall'alto
note-courses-da-40-a-2-insieme-4-dall-alto = Una passata dall'alto: sopra ogni buco cade solo il mattone più vicino.
ready-courses-da-40-a-2-insieme-4-i-mattoni = I mattoni
note-courses-da-40-a-2-insieme-4-i-mattoni = 1 + 1 + 2 = 4.
ready-courses-da-40-a-2-insieme-4-le-pile = Le pile
note-courses-da-40-a-2-insieme-4-le-pile = 1 + 1 + 4 = 6.
ready-courses-da-40-a-2-insieme-9-nove-colonne = Compattare nove colonne
note-courses-da-40-a-2-insieme-9-nove-colonne = 1 + 1 + 7 = 9.
ready-courses-da-40-a-2-insieme-9-per-ogni-casella = Rimuovere per ogni casella
note-courses-da-40-a-2-insieme-9-per-ogni-casella = 1 + 1 + 10 = 12.
ready-courses-da-40-a-2-insieme-9-ultima-colonna = L'ultima colonna
note-courses-da-40-a-2-insieme-9-ultima-colonna = Conta le colonne da 0 a 7: la 8 resta com'è.
ready-courses-da-40-a-2-ottantuno-nove-passate = Nove passate
note-courses-da-40-a-2-ottantuno-nove-passate = Per un'area arrotolata come un serpente non bastano: in fondo l'infezione non arriva.
ready-courses-da-40-a-2-ottantuno-ottantuno-passate = 81 passate
note-courses-da-40-a-2-ottantuno-ottantuno-passate = In ogni passata che serve si infetta almeno un mattone, e i mattoni sono 81.
ready-courses-da-40-a-2-ottantuno-venti-passate = Venti passate
note-courses-da-40-a-2-ottantuno-venti-passate = Quasi sempre bastano; ma un serpente ne può volere fino a 33, e 32 non gli bastano.
ready-courses-da-40-a-2-per-ogni-infetta-comincia-sempre = Comincia sempre
note-courses-da-40-a-2-per-ogni-infetta-comincia-sempre = Infetta il mattone cliccato senza chiedere: anche un mattone solo resta infetto.
ready-courses-da-40-a-2-per-ogni-infetta-con-gli-indici = Con gli indici
note-courses-da-40-a-2-per-ogni-infetta-con-gli-indici = Gli indici non costano: restano cinque «Infetta».
ready-courses-da-40-a-2-per-ogni-infetta-con-le-vicine = Con le caselle vicine
note-courses-da-40-a-2-per-ogni-infetta-con-le-vicine = Cinque «Infetta» e dodici caselle vicine: 17.
ready-courses-da-40-a-2-primo-click-la-striscia = La striscia al posto dell'area
note-courses-da-40-a-2-primo-click-la-striscia = Questo blocco guarda solo sopra e sotto: i vicini a destra e a sinistra restano dove sono.
ready-courses-da-40-a-2-primo-click-un-blocco = Un solo blocco
note-courses-da-40-a-2-primo-click-un-blocco = Un blocco fa tutta la mossa, attorno alla casella cliccata.
ready-courses-da-40-a-2-quante-ripetizioni-centosettantanove = Quasi abbastanza
note-courses-da-40-a-2-quante-ripetizioni-centosettantanove = Basta quasi sempre, ma non sempre: una sola parete sbagliata e il programma è sbagliato.
ready-courses-da-40-a-2-quante-ripetizioni-centottanta = 180 volte
note-courses-da-40-a-2-quante-ripetizioni-centottanta = Ogni giro fa scendere un mattone di un posto: nove colonne, 4 × 5 discese ciascuna.
ready-courses-da-40-a-2-quattro-direzioni-con-o = Un se con «o»
note-courses-da-40-a-2-quattro-direzioni-con-o = Basta un vicino: quattro condizioni unite da «o», un solo «Infetta».
ready-courses-da-40-a-2-quattro-direzioni-e-al-posto-di-o = «E» al posto di «o»
note-courses-da-40-a-2-quattro-direzioni-e-al-posto-di-o = Con «e» devono essere uguali tutti e quattro i vicini, e sul bordo non succede mai.
ready-courses-da-40-a-2-quattro-direzioni-quattro-se = Quattro se
note-courses-da-40-a-2-quattro-direzioni-quattro-se = Ogni direzione ha il suo bordo e il suo «Infetta»: costo 4.
ready-courses-da-40-a-2-quattro-in-un-conto-di-traverso = Di traverso
note-courses-da-40-a-2-quattro-in-un-conto-di-traverso = Per d = 1 cambiano riga e colonna insieme: il vicino è quello d'angolo.
ready-courses-da-40-a-2-quattro-in-un-conto-un-conto = Le direzioni in un conto
note-courses-da-40-a-2-quattro-in-un-conto-un-conto = Da d si ricavano riga e colonna del vicino: un «Infetta» per tutte e quattro le direzioni, più quello dell'inizio.
ready-courses-da-40-a-2-riga-cinque-la-colonna = La colonna al posto della riga
note-courses-da-40-a-2-riga-cinque-la-colonna = Chiede l'indice di colonna: agisce nella colonna 5, qualunque sia la riga.
ready-courses-da-40-a-2-riga-cinque-se-riga-cinque = Se è la riga 5
note-courses-da-40-a-2-riga-cinque-se-riga-cinque = Il confronto decide: fuori della riga 5 non succede niente.
ready-courses-da-40-a-2-rimozione-mentre-fino-a-che = Fino a che
note-courses-da-40-a-2-rimozione-mentre-fino-a-che = «Ripeti fino a che c'è un infetto» fa il contrario: se ce n'è uno non comincia nemmeno, e se non ce n'è non finisce più.
ready-courses-da-40-a-2-rimozione-mentre-uno-qualsiasi = Uno qualsiasi, finché ce n'è
note-courses-da-40-a-2-rimozione-mentre-uno-qualsiasi = A ogni giro c'è un infetto di meno: il ciclo finisce di sicuro. 2 + 1 + 2 = 5.
ready-courses-da-40-a-2-rimozione-per-ogni-per-ogni = Per ogni casella
note-courses-da-40-a-2-rimozione-per-ogni-per-ogni = Il ciclo contiene già la domanda se il mattone è infetto.
ready-courses-da-40-a-2-rimozione-per-ogni-sempre-la-cliccata = Sempre la cliccata
note-courses-da-40-a-2-rimozione-per-ogni-sempre-la-cliccata = A ogni giro rimuove il mattone cliccato: dopo il primo non c'è più niente da rimuovere lì.
ready-courses-da-40-a-2-rimozione-scansione-la-casella-sbagliata = La casella sbagliata
note-courses-da-40-a-2-rimozione-scansione-la-casella-sbagliata = Chiede sempre del mattone cliccato: se è infetto, rimuove tutta la parete.
ready-courses-da-40-a-2-rimozione-scansione-scansione = Casella per casella
note-courses-da-40-a-2-rimozione-scansione-scansione = 81 domande, un solo blocco da pagare.
ready-courses-da-40-a-2-strisce-caduta-un-posto-solo = Un posto solo
note-courses-da-40-a-2-strisce-caduta-un-posto-solo = La pila scende di un posto, ma la striscia ne ha liberati almeno due.
ready-courses-da-40-a-2-strisce-caduta-una-colonna = Una colonna
note-courses-da-40-a-2-strisce-caduta-una-colonna = Si compatta solo la colonna della striscia: 1 + 7 = 8.
ready-courses-da-40-a-2-strisce-caduta-una-pila = Una pila
note-courses-da-40-a-2-strisce-caduta-una-pila = Sopra la cima c'è una pila sola, che cade tutta insieme: 1 + 4 = 5.
ready-courses-da-40-a-2-strisce-due-la-pila-scende = La pila scende
note-courses-da-40-a-2-strisce-due-la-pila-scende = Dopo ogni mattone rimosso la pila sopra scende di un posto: 1 + 2 = 3.
ready-courses-da-40-a-2-strisce-due-troppo-tardi = Troppo tardi
note-courses-da-40-a-2-strisce-due-troppo-tardi = Scende una volta sola, dopo tutte le rimozioni: restano dei buchi.
ready-courses-da-40-a-2-strisce-due-un-mattone-alla-volta = Un mattone alla volta
note-courses-da-40-a-2-strisce-due-un-mattone-alla-volta = La pila scende mattone per mattone, dal più basso: 1 + 1 = 2.
ready-courses-da-40-a-2-strisce-tre-fasi-tre-blocchi = Tre blocchi
note-courses-da-40-a-2-strisce-tre-fasi-tre-blocchi = 20 + 5 + 10 = 35: diversa è solo l'infezione.
ready-courses-da-40-a-2-strisce-tre-fasi-tutta-l-area = Tutta l'area
note-courses-da-40-a-2-strisce-tre-fasi-tutta-l-area = Infetta anche ai lati: è il gioco completo.
ready-courses-da-40-a-2-strisce-tre-fasi-un-blocco = Un blocco
note-courses-da-40-a-2-strisce-tre-fasi-un-blocco = Il blocco della striscia fa tutta la mossa.
ready-courses-da-40-a-2-tre-fasi-caduta-prima = La caduta troppo presto
note-courses-da-40-a-2-tre-fasi-caduta-prima = Fa cadere i mattoni prima di rimuovere quelli infetti: i buchi restano.
ready-courses-da-40-a-2-tre-fasi-tre-blocchi = Tre fasi, tre blocchi
note-courses-da-40-a-2-tre-fasi-tre-blocchi = 20 + 5 + 10 = 35: le stesse cose del blocco da 40, per 5 di meno.
ready-courses-da-40-a-2-una-condizione-con-e = Un se con «e»
note-courses-da-40-a-2-una-condizione-con-e = Il bordo a sinistra, il colore a destra: 1 + 1 + 1 = 3.
ready-courses-da-40-a-2-una-condizione-con-gli-indici = Con gli indici
note-courses-da-40-a-2-una-condizione-con-gli-indici = Stessa riga, colonna più 1: si risparmia «a destra di».
ready-courses-da-40-a-2-una-condizione-prima-il-colore = Prima il colore
note-courses-da-40-a-2-una-condizione-prima-il-colore = Chiede il colore prima del bordo: nella colonna 8 si ferma con un errore.
ready-courses-da-40-a-2-una-passata-senza-colore = Senza il colore
note-courses-da-40-a-2-una-passata-senza-colore = Come dice il testo dell'articolo: manca la domanda sul colore, e l'infezione passa a tutti.
ready-courses-da-40-a-2-una-passata-una-passata = Una passata, quattro direzioni
note-courses-da-40-a-2-una-passata-una-passata = Un mattone si infetta se un vicino del suo colore è infetto. Un solo «Infetta».
ready-courses-da-40-a-2-vicino-a-destra-due-se = Un se dentro l'altro
note-courses-da-40-a-2-vicino-a-destra-due-se = Il colore si guarda solo dove un vicino a destra esiste.
ready-courses-da-40-a-2-vicino-a-destra-senza-bordo = Il bordo dimenticato
note-courses-da-40-a-2-vicino-a-destra-senza-bordo = Nell'ultima colonna la casella a destra è fuori dalla parete: il programma si ferma con un errore.
