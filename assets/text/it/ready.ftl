### I nomi dei programmi pronti, per file: uguali a quelli che stanno nei file.

## examples

ready-examples-infetto-piu-in-alto = Infetto più in alto
ready-examples-riga-cinque = Riga cinque
ready-examples-tre-infetti-a-caso = Tre infetti a caso
ready-examples-un-solo-blocco = Un solo blocco

## mistakes

ready-mistakes-bordo-dimenticato = Il bordo dimenticato
ready-mistakes-caduta-c-stampata = La caduta stampata con C
ready-mistakes-caduta-contatore-stampata = La caduta stampata con il contatore
ready-mistakes-caduta-due-estrazioni-stampata = La caduta stampata con due estrazioni
ready-mistakes-caduta-vuota-piu-in-basso = Caduta sopra la casella vuota più in basso
ready-mistakes-estrazioni-contate = Un numero fisso di estrazioni
ready-mistakes-infezione-rimasta = L'infezione rimasta
ready-mistakes-mattone-isolato = Il mattone isolato
ready-mistakes-mattone-una-passata = Una sola passata dall'alto
ready-mistakes-nove-passate = Nove passate
ready-mistakes-passata-stampata = La passata senza il colore
ready-mistakes-solo-la-striscia = Solo la striscia
ready-mistakes-venti-passate = Venti passate

## simplified

ready-simplified-costo-2 = Strisce, costo 2: cima e fondo
ready-simplified-costo-35 = Strisce, costo 35: tre fasi
ready-simplified-costo-40 = Strisce, costo 40: un blocco

## solutions

ready-solutions-area-e-blocchi = Area vuota? Un se con e, con i blocchi delle caselle vicine
ready-solutions-area-e-indici = Area vuota? Un se con e, con gli indici
ready-solutions-area-o-blocchi = Area vuota? Un solo se con o, con i blocchi delle caselle vicine
ready-solutions-area-o-indici = Area vuota? Un solo se con o, con gli indici
ready-solutions-area-se-annidati-blocchi = Area vuota? Due se annidati, con i blocchi delle caselle vicine
ready-solutions-area-se-annidati-indici = Area vuota? Due se annidati, con gli indici
ready-solutions-caduta-compatta = Caduta con Compatta
ready-solutions-caduta-contatore = Fai scendere, con un contatore
ready-solutions-caduta-due-estrazioni = Caduta con due estrazioni
ready-solutions-caduta-mattone-dal-basso = Caduta dei mattoni dal basso
ready-solutions-caduta-mattone-otto-volte = Caduta dei mattoni dall'alto, otto volte
ready-solutions-caduta-pila = Caduta delle pile
ready-solutions-caduta-riga-meno-uno = Caduta sopra una casella vuota, con gli indici
ready-solutions-caduta-sopra-a = Caduta sopra una casella vuota qualsiasi
ready-solutions-caduta-vuota-piu-a-destra = Caduta sopra la casella vuota più a destra
ready-solutions-caduta-vuota-piu-a-sinistra = Caduta sopra la casella vuota più a sinistra
ready-solutions-caduta-vuota-piu-in-alto = Caduta sopra la casella vuota più in alto
ready-solutions-costo-2 = Costo 2: l'area in due numeri
ready-solutions-costo-3 = Costo 3: un Infetta, un Rimuovi, un Fai scendere
ready-solutions-costo-35 = Costo 35: tre fasi
ready-solutions-costo-40 = Costo 40: un blocco
ready-solutions-infezione-81-passate = Infezione in 81 passate, un Infetta
ready-solutions-infezione-81-passate-duale = Infezione in 81 passate, dalle infette verso fuori
ready-solutions-infezione-81-passate-quattro-infetta = Infezione in 81 passate, quattro Infetta
ready-solutions-infezione-collegato = Infezione con è collegato
ready-solutions-infezione-per-ogni-blocchi = Infezione con per ogni casella, con i blocchi delle caselle vicine
ready-solutions-infezione-per-ogni-indici = Infezione con per ogni casella, con gli indici
ready-solutions-rimozione-per-ogni = Rimozione con per ogni casella
ready-solutions-rimozione-piu-a-destra = Rimozione dell'infetto più a destra
ready-solutions-rimozione-piu-a-sinistra = Rimozione dell'infetto più a sinistra
ready-solutions-rimozione-piu-in-alto = Rimozione dell'infetto più in alto
ready-solutions-rimozione-piu-in-basso = Rimozione dell'infetto più in basso
ready-solutions-rimozione-qualsiasi = Rimozione di un infetto qualsiasi
ready-solutions-rimozione-scansione = Rimozione casella per casella
