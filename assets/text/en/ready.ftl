### The names and notes of the ready programs, by file.

## examples

ready-examples-infetto-piu-in-alto = Highest infected
note-examples-infetto-piu-in-alto = If the topmost infected brick and the clicked one have the same colour, it removes the brick at (5, 4) and lets the stack with its base at (4, 4) fall. It shows the blocks, it does not play Clickomania.
ready-examples-riga-cinque = Row five
note-examples-riga-cinque = If the clicked cell is in the row with index 5, it infects the brick at (1, 4) and paints the clicked one red. It shows the blocks, it does not play Clickomania.
ready-examples-tre-infetti-a-caso = Three infected at random
note-examples-tre-infetti-a-caso = Removes three infected bricks at random, or all of them if there are three or fewer. It shows the blocks, it does not play Clickomania.
ready-examples-un-solo-blocco = A single block
note-examples-un-solo-blocco = The simplest program: one block makes the whole move.

## mistakes

ready-mistakes-bordo-dimenticato = The forgotten edge
note-mistakes-bordo-dimenticato = It never asks whether C is in the last column: the colour of the cell on the right of (r, 8) does not exist, and the program stops with an error.
ready-mistakes-caduta-c-stampata = The printed fall with C
note-mistakes-caduta-c-stampata = The program as it is printed: − 1 is missing from the row index. It always lowers an empty cell, that is nothing, and never ends.
ready-mistakes-caduta-contatore-stampata = The printed fall with the counter
note-mistakes-caduta-contatore-stampata = The program as it is printed. In a column with two holes at the bottom, with x = 7 there is no brick to lower, x grows no more and the loop never ends: the condition lacks “and not cell in row = x and column = colonna is empty”.
ready-mistakes-caduta-due-estrazioni-stampata = The printed fall with two draws
note-mistakes-caduta-due-estrazioni-stampata = As it is printed, without − 1: row and column come from any two empty cells. Sometimes a brick results that goes down, but when all empty cells are in one row or in one column the result is always an empty one, and it never ends. With row − 1 it would be right, even if the two draws do not agree.
ready-mistakes-caduta-vuota-piu-in-basso = Fall above the lowest empty cell
note-mistakes-caduta-vuota-piu-in-basso = The bottommost empty cell may have another empty one above it: then nothing goes down, the choice stays the same and it never ends. With “topmost” it works.
ready-mistakes-estrazioni-contate = A fixed number of draws
note-mistakes-estrazioni-contate = Lowers the brick above any empty cell 400 times, without asking whether there still is one. Usually that is enough, but it is luck: chance decides how many are needed.
ready-mistakes-infezione-rimasta = The infection left behind
note-mistakes-infezione-rimasta = Infects the clicked brick in any case and asks only afterwards whether the area is empty. A lone brick does not vanish, but it stays infected and goes with the next area.
ready-mistakes-mattone-isolato = The lone brick
note-mistakes-mattone-isolato = Does not ask whether the area is empty. Every brick is connected to itself, so even a brick without neighbours of its colour vanishes.
ready-mistakes-mattone-una-passata = A single sweep from the top
note-mistakes-mattone-una-passata = Lets the bricks fall in one sweep from the top to the bottom: above an empty cell only the nearest brick falls, the others are left hanging. It takes a sweep from the bottom, or several sweeps.
ready-mistakes-nove-passate = Nine sweeps
note-mistakes-nove-passate = Nine sweeps are not enough: in a long area coiled like a snake the infection does not get to the end, and a piece of the area stays. 81 are always enough.
ready-mistakes-passata-stampata = The sweep without the colour
note-mistakes-passata-stampata = As the text says: a brick that is not infected and has an infected neighbour must be infected. The question about the colour is missing, and the infection takes the whole wall.
ready-mistakes-solo-la-striscia = Only the strip
note-mistakes-solo-la-striscia = Looks only above and below: it removes the strip, not the area. It would be right for the simplified game.
ready-mistakes-venti-passate = Twenty sweeps
note-mistakes-venti-passate = Twenty sweeps are not enough: in a long area coiled like a snake the infection does not get to the end, and a piece of the area stays. 81 are always enough.

## simplified

ready-simplified-costo-2 = Strips, cost 2: top and bottom
note-simplified-costo-2 = Two variables look for the top and the bottom of the bricks of the same colour above and below the clicked one. If there are more than one, it removes them from the top, and each time those above go down by one place.
ready-simplified-costo-35 = Strips, cost 35: three phases
note-simplified-costo-35 = The three phases of the simplified game: infection of the strip (20), removal (5), fall (10).
ready-simplified-costo-40 = Strips, cost 40: one block
note-simplified-costo-40 = A single block removes the infection strip and lets all blocks fall.

## solutions

ready-solutions-area-e-blocchi = Empty area? One if with and, with the blocks of the neighbouring cells
note-solutions-area-e-blocchi = Border and colour in a single condition for each direction: if the border decides, it looks no further; the neighbouring cells come from the blocks “cell above” and the like, which cost 1. If the area is not empty, “is connected” infects all of it.
ready-solutions-area-e-indici = Empty area? One if with and, with the indices
note-solutions-area-e-indici = Border and colour in a single condition for each direction: if the border decides, it looks no further; the neighbouring cells come from the row and column indices, which cost 0. If the area is not empty, “is connected” infects all of it.
ready-solutions-area-o-blocchi = Empty area? A single if with or, with the blocks of the neighbouring cells
note-solutions-area-o-blocchi = The four directions in a single condition, joined by “or”: one “Infect” is enough; the neighbouring cells come from the blocks “cell above” and the like, which cost 1. If the area is not empty, “is connected” infects all of it.
ready-solutions-area-o-indici = Empty area? A single if with or, with the indices
note-solutions-area-o-indici = The four directions in a single condition, joined by “or”: one “Infect” is enough; the neighbouring cells come from the row and column indices, which cost 0. If the area is not empty, “is connected” infects all of it.
ready-solutions-area-se-annidati-blocchi = Empty area? Two nested ifs, with the blocks of the neighbouring cells
note-solutions-area-se-annidati-blocchi = First the border, then the colour of the neighbour: two nested “if” for each direction, with an “Infect” each; the neighbouring cells come from the blocks “cell above” and the like, which cost 1. If the area is not empty, “is connected” infects all of it.
ready-solutions-area-se-annidati-indici = Empty area? Two nested ifs, with the indices
note-solutions-area-se-annidati-indici = First the border, then the colour of the neighbour: two nested “if” for each direction, with an “Infect” each; the neighbouring cells come from the row and column indices, which cost 0. If the area is not empty, “is connected” infects all of it.
ready-solutions-caduta-compatta = Fall with Compact
note-solutions-caduta-compatta = Compacts the columns one after the other.
ready-solutions-caduta-contatore = Step down, with a counter
note-solutions-caduta-contatore = The counter x follows the brick, which goes down one place at a time as long as there is nothing below it. It is the printed fall, mended with “and not … is empty”; it costs 1, though the paper prints 0.
ready-solutions-caduta-due-estrazioni = Fall with two draws
note-solutions-caduta-due-estrazioni = Row − 1 comes from any empty cell and the column from another: they need not agree, and yet it is right. Only what can go down goes down, and sooner or later the two draws agree.
ready-solutions-caduta-mattone-dal-basso = Fall of the bricks from the bottom
note-solutions-caduta-mattone-dal-basso = In each column it lets the bricks fall one by one, from the bottom to the top: when it is the turn of a brick, everything below it has fallen already.
ready-solutions-caduta-mattone-otto-volte = Fall of the bricks from the top, eight times
note-solutions-caduta-mattone-otto-volte = In one sweep from the top to the bottom only those bricks fall that have an empty cell directly below them. Above a hole there are at most eight bricks: eight sweeps are enough.
ready-solutions-caduta-pila = Fall of the stacks
note-solutions-caduta-pila = In each column, from the top to the bottom, it lets the stack with its base in the cell fall: everything above falls together. Row 7 is the last that counts, nothing falls below 8.
ready-solutions-caduta-riga-meno-uno = Fall above an empty cell, with the indices
note-solutions-caduta-riga-meno-uno = The empty cell chosen at random is kept in C, and the one above it is in row − 1: so “cell above” is not needed. It ends with probability 1.
ready-solutions-caduta-sopra-a = Fall above any empty cell
note-solutions-caduta-sopra-a = As long as there is an empty cell, it chooses one at random and lowers the brick above it, if there is one. It ends with probability 1.
ready-solutions-caduta-un-posto-alla-volta = Step down, one place at a time
note-solutions-caduta-un-posto-alla-volta = Three loops and one block, without any question: for each row, from the top, the bricks from there upwards try to go down by one place. Step down does nothing where there is a brick below; so no empty cell is ever left above the next row.
ready-solutions-caduta-vuota-piu-a-destra = Fall above the rightmost empty cell
note-solutions-caduta-vuota-piu-a-destra = As with any empty cell, but with the rightmost one: in its column it is the first from the top, and there is always a brick above it, so every turn counts.
ready-solutions-caduta-vuota-piu-a-sinistra = Fall above the leftmost empty cell
note-solutions-caduta-vuota-piu-a-sinistra = As with any empty cell, but with the leftmost one: in its column it is the first from the top, and there is always a brick above it, so every turn counts.
ready-solutions-caduta-vuota-piu-in-alto = Fall above the topmost empty cell
note-solutions-caduta-vuota-piu-in-alto = As with any empty cell, but with the topmost one: there is always a brick above it, so every turn counts.
ready-solutions-costo-2 = Cost 2: the area in two numbers
note-solutions-costo-2 = No infection: the area is a set of bits in two variables, alto (rows 0–4) and basso (rows 5–8); the cell (r, c) is worth 2^(9·r + c). The sweeps go on as long as the set grows, then each brick of the area is removed and those above go down by one place.
ready-solutions-costo-2-meno-blocchi = Cost 2: remove and spread
note-solutions-costo-2-meno-blocchi = No infection and no set: what is missing tells where the area is. First the digits of cime count the bricks of each column, so that a hole is not mistaken for a cell that was never filled. Then 81 sweeps remove the bricks of the clicked colour beside a hole or beside the clicked brick, and every column closes up one place at a time.
ready-solutions-costo-2-meno-passi = Cost 2: remove, and go back only where needed
note-solutions-costo-2-meno-passi = Like remove and spread, but in a single sweep: posto goes through the cells from the clicked one, and when it removes a brick that comes earlier it returns there. At the end only the bricks above an empty cell go down.
ready-solutions-costo-3 = Cost 3: one Infect, one Remove, one step down
note-solutions-costo-3 = Each phase with a single block of cost 1. 81 sweeps infect the area, for each infected cell the brick is removed, and a counter lowers the bricks that are left one place at a time.
ready-solutions-costo-3-meno-blocchi = Cost 3: the four sides in a loop
note-solutions-costo-3-meno-blocchi = A single Infect for four sides: the remainder of lato gives the move, first by row and then by column. 81 sweeps infect the area. Then, from the top, each infected brick is removed and all that is above it goes down by one place.
ready-solutions-costo-3-meno-passi = Cost 3: one sweep, and back only where needed
note-solutions-costo-3-meno-passi = posto goes through the cells from the clicked one; when it infects a brick that comes earlier it returns there. So each brick of the area is looked at once or twice, instead of 81 times.
ready-solutions-costo-35 = Cost 35: three phases
note-solutions-costo-35 = The three phases, each with its own block: infection (20), removal (5), fall (10).
ready-solutions-costo-40 = Cost 40: one block
note-solutions-costo-40 = A single block removes the infection area and lets all blocks fall.
ready-solutions-infezione-81-passate = Infection in 81 sweeps, one Infect
note-solutions-infezione-81-passate = In each sweep a brick of the right colour is infected if it has a neighbour of the same colour that is infected, or if it is the clicked one. 81 sweeps are always enough: each one that is needed infects at least one brick.
ready-solutions-infezione-81-passate-duale = Infection in 81 sweeps, outwards from the infected cells
note-solutions-infezione-81-passate-duale = The dual strategy: it looks for the infected cells (or the clicked one) and infects their neighbours of the right colour. The clicked brick is infected by its neighbours: if it is alone, by none.
ready-solutions-infezione-81-passate-quattro-infetta = Infection in 81 sweeps, four Infects
note-solutions-infezione-81-passate-quattro-infetta = Like the 81 sweeps with one “Infect”, but with an “if” for each direction instead of one condition joined by “or”.
ready-solutions-infezione-avanti-indietro = Infection in one sweep, and back only where needed
note-solutions-infezione-avanti-indietro = posto goes through the cells from the clicked one; when it infects a brick that comes earlier it returns there. So a few steps are enough even with a single Infect.
ready-solutions-infezione-collegato = Infection with “is connected”
note-solutions-infezione-collegato = If the area is not empty, it goes through the cells row by row and infects the bricks connected to the clicked one. Without the first question a lone brick would vanish: every brick is connected to itself.
ready-solutions-infezione-per-ogni-blocchi = Infection with “for each cell”, with the blocks of the neighbouring cells
note-solutions-infezione-per-ogni-blocchi = If the area is not empty, it infects the clicked brick; then each infected cell infects its neighbours of its colour, which will be looked at in their turn. Each cell is looked at only once. Each “cell above” (and the like) costs 1.
ready-solutions-infezione-per-ogni-indici = Infection with “for each cell”, with the indices
note-solutions-infezione-per-ogni-indici = If the area is not empty, it infects the clicked brick; then each infected cell infects its neighbours of its colour, which will be looked at in their turn. Each cell is looked at only once. The indices in place of “cell above” save 12.
ready-solutions-infezione-quattro-lati = Infection in 81 sweeps, the four sides in a loop
note-solutions-infezione-quattro-lati = A single Infect for four sides: the remainder of lato gives the move, first by row and then by column. At the border constrain keeps the cell on the wall, and a cell that neighbours itself is skipped.
ready-solutions-rimozione-per-ogni = Removal with “for each cell”
note-solutions-rimozione-per-ogni = For each infected cell it removes the brick: the loop already holds the question whether it is infected.
ready-solutions-rimozione-piu-a-destra = Removal of the rightmost infected
note-solutions-rimozione-piu-a-destra = As long as there is an infected brick, it removes the rightmost one. Only the order in which they vanish changes.
ready-solutions-rimozione-piu-a-sinistra = Removal of the leftmost infected
note-solutions-rimozione-piu-a-sinistra = As long as there is an infected brick, it removes the leftmost one. Only the order in which they vanish changes.
ready-solutions-rimozione-piu-in-alto = Removal of the topmost infected
note-solutions-rimozione-piu-in-alto = As long as there is an infected brick, it removes the topmost one. Only the order in which they vanish changes.
ready-solutions-rimozione-piu-in-basso = Removal of the bottommost infected
note-solutions-rimozione-piu-in-basso = As long as there is an infected brick, it removes the bottommost one. Only the order in which they vanish changes.
ready-solutions-rimozione-qualsiasi = Removal of any infected
note-solutions-rimozione-qualsiasi = As long as there is an infected brick, it removes one at random: after every turn there is one fewer. The removal costs 2 + 1 + 2 = 5, though the paper prints 4.
ready-solutions-rimozione-scansione = Removal cell by cell
note-solutions-rimozione-scansione = Goes through all cells in order and removes the brick if it is infected.
