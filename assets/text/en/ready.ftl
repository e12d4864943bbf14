### The names of the ready programs, by file.

## examples

ready-examples-infetto-piu-in-alto = Highest infected
ready-examples-riga-cinque = Row five
ready-examples-tre-infetti-a-caso = Three infected at random
ready-examples-un-solo-blocco = A single block

## mistakes

ready-mistakes-bordo-dimenticato = The forgotten edge
ready-mistakes-caduta-c-stampata = The printed fall with C
ready-mistakes-caduta-contatore-stampata = The printed fall with the counter
ready-mistakes-caduta-due-estrazioni-stampata = The printed fall with two draws
ready-mistakes-caduta-vuota-piu-in-basso = Fall above the lowest empty cell
ready-mistakes-estrazioni-contate = A fixed number of draws
ready-mistakes-infezione-rimasta = The infection left behind
ready-mistakes-mattone-isolato = The lone brick
ready-mistakes-mattone-una-passata = A single sweep from the top
ready-mistakes-nove-passate = Nine sweeps
ready-mistakes-passata-stampata = The sweep without the colour
ready-mistakes-solo-la-striscia = Only the strip
ready-mistakes-venti-passate = Twenty sweeps

## simplified

ready-simplified-costo-2 = Strips, cost 2: top and bottom
ready-simplified-costo-35 = Strips, cost 35: three phases
ready-simplified-costo-40 = Strips, cost 40: one block

## solutions

ready-solutions-area-e-blocchi = Empty area? One if with and, with the blocks of the neighbouring cells
ready-solutions-area-e-indici = Empty area? One if with and, with the indices
ready-solutions-area-o-blocchi = Empty area? A single if with or, with the blocks of the neighbouring cells
ready-solutions-area-o-indici = Empty area? A single if with or, with the indices
ready-solutions-area-se-annidati-blocchi = Empty area? Two nested ifs, with the blocks of the neighbouring cells
ready-solutions-area-se-annidati-indici = Empty area? Two nested ifs, with the indices
ready-solutions-caduta-compatta = Fall with Compact
ready-solutions-caduta-contatore = Step down, with a counter
ready-solutions-caduta-due-estrazioni = Fall with two draws
ready-solutions-caduta-mattone-dal-basso = Fall of the bricks from the bottom
ready-solutions-caduta-mattone-otto-volte = Fall of the bricks from the top, eight times
ready-solutions-caduta-pila = Fall of the stacks
ready-solutions-caduta-riga-meno-uno = Fall above an empty cell, with the indices
ready-solutions-caduta-sopra-a = Fall above any empty cell
ready-solutions-caduta-vuota-piu-a-destra = Fall above the rightmost empty cell
ready-solutions-caduta-vuota-piu-a-sinistra = Fall above the leftmost empty cell
ready-solutions-caduta-vuota-piu-in-alto = Fall above the topmost empty cell
ready-solutions-costo-2 = Cost 2: the area in two numbers
ready-solutions-costo-3 = Cost 3: one Infect, one Remove, one step down
ready-solutions-costo-35 = Cost 35: three phases
ready-solutions-costo-40 = Cost 40: one block
ready-solutions-infezione-81-passate = Infection in 81 sweeps, one Infect
ready-solutions-infezione-81-passate-duale = Infection in 81 sweeps, outwards from the infected cells
ready-solutions-infezione-81-passate-quattro-infetta = Infection in 81 sweeps, four Infects
ready-solutions-infezione-collegato = Infection with “is connected”
ready-solutions-infezione-per-ogni-blocchi = Infection with “for each cell”, with the blocks of the neighbouring cells
ready-solutions-infezione-per-ogni-indici = Infection with “for each cell”, with the indices
ready-solutions-rimozione-per-ogni = Removal with “for each cell”
ready-solutions-rimozione-piu-a-destra = Removal of the rightmost infected
ready-solutions-rimozione-piu-a-sinistra = Removal of the leftmost infected
ready-solutions-rimozione-piu-in-alto = Removal of the topmost infected
ready-solutions-rimozione-piu-in-basso = Removal of the bottommost infected
ready-solutions-rimozione-qualsiasi = Removal of any infected
ready-solutions-rimozione-scansione = Removal cell by cell
