### The names and notes of the programs of the courses, by file.

ready-courses-altre-regole-almeno-tre-area-in-due-numeri = The area in two numbers
note-courses-altre-regole-almeno-tre-area-in-due-numeri = No infection: the area is a set of bits in two numbers. The bits are counted: with three or more, one “Remove” and one “Lower”: 2.
ready-courses-altre-regole-almeno-tre-conta-e-decidi = Count and decide
note-courses-altre-regole-almeno-tre-conta-e-decidi = 20 + 5 + 10 + 5 = 40: if there are at least three they are removed, else cured.
ready-courses-altre-regole-almeno-tre-due-infetti-restano = Two stay infected
note-courses-altre-regole-almeno-tre-due-infetti-restano = If there are fewer than three it does not cure them: they will vanish with the next click.
ready-courses-altre-regole-almeno-tre-quattro-blocchi-da-uno = Four blocks of one
note-courses-altre-regole-almeno-tre-quattro-blocchi-da-uno = 81 sweeps, a count, and for each cell either “Remove” or “Cure”: 4.
ready-courses-altre-regole-anche-di-traverso-area-in-due-numeri = The area in two numbers
note-courses-altre-regole-anche-di-traverso-area-in-due-numeri = No infection: the area is a set of bits in two numbers, and the window around a cell reaches the corners. One “Remove” and one “Lower”: 2.
ready-courses-altre-regole-anche-di-traverso-il-mattone-solo = The lone brick
note-courses-altre-regole-anche-di-traverso-il-mattone-solo = Infects the clicked brick without asking: even one without equal neighbours vanishes.
ready-courses-altre-regole-anche-di-traverso-ottantuno-passate = Eighty-one sweeps
note-courses-altre-regole-anche-di-traverso-ottantuno-passate = One “Infect”, one “Remove”, one “Lower”: 3.
ready-courses-altre-regole-anche-di-traverso-otto-vicini = Eight neighbours
note-courses-altre-regole-anche-di-traverso-otto-vicini = Two counts from −1 to 1 visit the eight neighbours: 1 + 1 + 5 + 10 = 17.
ready-courses-altre-regole-area-e-bordo-area-in-due-numeri = The area in two numbers
note-courses-altre-regole-area-e-bordo-area-in-due-numeri = No infection: the area is a set of bits in two numbers. A brick vanishes if it is in the set or next to a cell of it: one “Remove” and one “Lower”, 2.
ready-courses-altre-regole-area-e-bordo-due-giri = Two turns
note-courses-altre-regole-area-e-bordo-due-giri = One “Infect”, one “Remove” used in two turns, one “Lower”: 3.
ready-courses-altre-regole-area-e-bordo-il-bordo-del-bordo = The rim of the rim
note-courses-altre-regole-area-e-bordo-il-bordo-del-bordo = Infects the rim while it goes along: so the rim infects as well, and much more vanishes.
ready-courses-altre-regole-area-e-bordo-prima-il-bordo = The rim first
note-courses-altre-regole-area-e-bordo-prima-il-bordo = 20 + 1 + 5 + 10 = 36: as long as the area is infected, the rim can be told.
ready-courses-altre-regole-bomba-nove-caselle = Nine cells
note-courses-altre-regole-bomba-nove-caselle = Two loops, the question about the border, the fall: 1 + 10 = 11.
ready-courses-altre-regole-bomba-oltre-il-bordo = Over the border
note-courses-altre-regole-bomba-oltre-il-bordo = Does not ask whether the cell is on the wall: near the border it stops with an error.
ready-courses-altre-regole-bomba-tre-gradini = Three steps
note-courses-altre-regole-bomba-tre-gradini = Three sweeps from the bottom are enough: 1 + 1 = 2.
ready-courses-altre-regole-colonna-cliccata-nove-volte = Nine times
note-courses-altre-regole-colonna-cliccata-nove-volte = One cell, one block: 9.
ready-courses-altre-regole-colonna-cliccata-solo-sotto = Only from there down
note-courses-altre-regole-colonna-cliccata-solo-sotto = Begins at the clicked row: the bricks higher up stay, and hang in the air.
ready-courses-altre-regole-colonna-cliccata-un-ciclo = One loop
note-courses-altre-regole-colonna-cliccata-un-ciclo = The column is fixed, the row comes from the loop: 1.
ready-courses-altre-regole-colonna-piu-alta-colonna-per-colonna = Column by column
note-courses-altre-regole-colonna-piu-alta-colonna-per-colonna = Reads column by column: it finds the first column, not the tallest.
ready-courses-altre-regole-colonna-piu-alta-il-primo-che-incontri = The first one you meet
note-courses-altre-regole-colonna-piu-alta-il-primo-che-incontri = Row by row, the first brick is the top of the tallest column: 1.
ready-courses-altre-regole-colonna-piu-alta-tutti-infetti = All infected
note-courses-altre-regole-colonna-piu-alta-tutti-infetti = If all are infected, you get the topmost for free; then all are cured: 1 + 1 + 2 + 5 = 9.
ready-courses-altre-regole-colori-in-viaggio-di-mano-in-mano = From hand to hand
note-courses-altre-regole-colori-in-viaggio-di-mano-in-mano = First the colour of the last one, then a single round in which each brick hands its own on: 5.
ready-courses-altre-regole-colori-in-viaggio-il-primo-a-parte = The first one apart
note-courses-altre-regole-colori-in-viaggio-il-primo-a-parte = The first brick has its five “Paint”, the others theirs: 10.
ready-courses-altre-regole-colori-in-viaggio-un-colore-solo = One colour only
note-courses-altre-regole-colori-in-viaggio-un-colore-solo = Looks at the colour after painting: the whole row takes the colour of the last one.
ready-courses-altre-regole-come-sopra-area-in-due-numeri = The area in two numbers
note-courses-altre-regole-come-sopra-area-in-due-numeri = No infection, so nothing to cure: the area is a set of bits in two numbers. Only the five “Paint” are left: 5.
ready-courses-altre-regole-come-sopra-infetta-colora-guarisci = Infect, paint, cure
note-courses-altre-regole-come-sopra-infetta-colora-guarisci = 20 + 5 + 5 = 30.
ready-courses-altre-regole-come-sopra-ognuno-il-suo = To each its own
note-courses-altre-regole-come-sopra-ognuno-il-suo = Each brick takes the colour of the one above itself, not above the click; and in row 0 it leaves the wall.
ready-courses-altre-regole-come-sopra-uno-alla-volta = One at a time
note-courses-altre-regole-come-sopra-uno-alla-volta = 81 sweeps, five times “Paint”, one “Cure”: 1 + 5 + 1 = 7.
ready-courses-altre-regole-diagonali-otto-passate = And eight sweeps
note-courses-altre-regole-diagonali-otto-passate = The fall with “Lower”: 1 + 1 = 2.
ready-courses-altre-regole-diagonali-stessa-distanza = Same distance
note-courses-altre-regole-diagonali-stessa-distanza = Distance in rows = distance in columns: 1 + 10 = 11.
ready-courses-altre-regole-diagonali-una-diagonale = Only one diagonal
note-courses-altre-regole-diagonali-una-diagonale = Without the absolute value it finds only the diagonal that goes down to the right.
ready-courses-altre-regole-riga-a-scacchi-come-la-scacchiera = Like the whole chessboard
note-courses-altre-regole-riga-a-scacchi-come-la-scacchiera = Looks at row + column: in odd rows the colours are swapped.
ready-courses-altre-regole-riga-a-scacchi-due-pennelli = Two brushes
note-courses-altre-regole-riga-a-scacchi-due-pennelli = One loop over the columns, and two colours: 2.
ready-courses-altre-regole-riga-a-scacchi-nove-pennelli = Nine brushes
note-courses-altre-regole-riga-a-scacchi-nove-pennelli = Each cell has its own “Paint”: 9.
ready-courses-altre-regole-riga-cliccata-e-poi-cadono = And then they fall
note-courses-altre-regole-riga-cliccata-e-poi-cadono = 1 + 10 = 11.
ready-courses-altre-regole-riga-cliccata-solo-quello-sopra = Only the one above
note-courses-altre-regole-riga-cliccata-solo-quello-sopra = Only the brick just above the row goes down: the higher ones are left hanging.
ready-courses-altre-regole-riga-cliccata-un-gradino = One step
note-courses-altre-regole-riga-cliccata-un-gradino = Each brick goes down by one place at most: one sweep from the bottom. 1 + 1 = 2.
ready-courses-altre-regole-specchio-due-giri = Two turns
note-courses-altre-regole-specchio-due-giri = The same five “Paint” for both sides: 5.
ready-courses-altre-regole-specchio-due-volte-cinque = Twice five
note-courses-altre-regole-specchio-due-volte-cinque = Five times “Paint” for one side and five for the other: 10.
ready-courses-altre-regole-specchio-due-volte-lo-specchio = Two mirrors
note-courses-altre-regole-specchio-due-volte-lo-specchio = Counts from 0 to 8: each pair is swapped twice and is as before.
ready-courses-altre-regole-stesso-colore-colore-conservato = The colour kept
note-courses-altre-regole-stesso-colore-colore-conservato = 1 + 10 = 11.
ready-courses-altre-regole-stesso-colore-colore-perduto = The colour lost
note-courses-altre-regole-stesso-colore-colore-perduto = Looks at the colour of the clicked brick each time: once that is gone it finds no more.
ready-courses-altre-regole-stesso-colore-otto-passate = And eight sweeps
note-courses-altre-regole-stesso-colore-otto-passate = The fall with “Lower”: 1 + 1 = 2.
ready-courses-da-40-a-2-caduta-buchi-il-piu-basso = The bottommost hole
note-courses-da-40-a-2-caduta-buchi-il-piu-basso = The bottommost hole may have another hole above it: then nothing goes down, the choice stays the same and the loop never ends.
ready-courses-da-40-a-2-caduta-buchi-mentre-c-e-un-buco = While there is an empty cell
note-courses-da-40-a-2-caduta-buchi-mentre-c-e-un-buco = 2 for the condition, 1 for lowering, 1 for “above”, 2 for any empty cell: 6.
ready-courses-da-40-a-2-caduta-compatta-colonna-zero = The forgotten column
note-courses-da-40-a-2-caduta-compatta-colonna-zero = Begins at 1: column 0 is never compacted.
ready-courses-da-40-a-2-caduta-compatta-compatta = Compacting in a loop
note-courses-da-40-a-2-caduta-compatta-compatta = One block of cost 7, run nine times and paid for once.
ready-courses-da-40-a-2-caduta-contatore-contatore = With the counter, mended
note-courses-da-40-a-2-caduta-contatore-contatore = It goes on only if the cell below is empty and there is a brick in row x.
ready-courses-da-40-a-2-caduta-contatore-otto-passate = Eight sweeps
note-courses-da-40-a-2-caduta-contatore-otto-passate = Without a counter: in each sweep from the bottom every hanging brick goes down by one place, and none can go down more than eight.
ready-courses-da-40-a-2-caduta-contatore-senza-fondo = No bottom
note-courses-da-40-a-2-caduta-contatore-senza-fondo = “if x < 7” is missing: the counter gets to 8, and the cell below is off the wall.
ready-courses-da-40-a-2-caduta-contatore-stampata-con-contatore = As it is printed
note-courses-da-40-a-2-caduta-contatore-stampata-con-contatore = With two holes at the bottom of a column and x = 7 there is nothing to lower: the loop never ends.
ready-courses-da-40-a-2-caduta-dal-basso-dal-basso = From the bottom
note-courses-da-40-a-2-caduta-dal-basso-dal-basso = Each brick falls when everything below it is already in place.
ready-courses-da-40-a-2-caduta-dal-basso-dall-alto = From the top
note-courses-da-40-a-2-caduta-dal-basso-dall-alto = Above an empty cell only the nearest brick falls; the higher ones are left hanging.
ready-courses-da-40-a-2-caduta-in-c-riga-meno-uno = Row minus one
note-courses-da-40-a-2-caduta-in-c-riga-meno-uno = The cell above C, by its indices: the block “above” is saved.
ready-courses-da-40-a-2-caduta-in-c-stampata-con-c = As it is printed
note-courses-da-40-a-2-caduta-in-c-stampata-con-c = The paper's program: it lowers the empty cell itself, that is nothing, and never ends.
ready-courses-da-40-a-2-caduta-pile-le-pile = The stacks
note-courses-da-40-a-2-caduta-pile-le-pile = Tries every cell as a base: where no stack hangs, nothing happens.
ready-courses-da-40-a-2-caduta-pile-una-colonna-sola = One column only
note-courses-da-40-a-2-caduta-pile-una-colonna-sola = Drops only the clicked column: but the area may span many.
ready-courses-da-40-a-2-caselle-e-numeri-da-uno-a-nove = Counting from one
note-courses-da-40-a-2-caselle-e-numeri-da-uno-a-nove = Counts from 1 to 9: but the wall goes from 0 to 8, and the cell (1, 9) is off it.
ready-courses-da-40-a-2-caselle-e-numeri-quattro-angoli = Four corners
note-courses-da-40-a-2-caselle-e-numeri-quattro-angoli = Row and column are 0 or 8: four cases, four blocks of cost 1.
ready-courses-da-40-a-2-cima-da-cima-al-click = From the top to the click
note-courses-da-40-a-2-cima-da-cima-al-click = The first loop finds the top, the second infects from the top to the clicked brick: 1.
ready-courses-da-40-a-2-cima-e-fondo-anche-il-mattone-solo = The lone brick, too
note-courses-da-40-a-2-cima-e-fondo-anche-il-mattone-solo = The question cima < fondo is missing: even a brick without a strip vanishes.
ready-courses-da-40-a-2-cima-e-fondo-infetta-da-cima-a-fondo = Infecting from top to bottom
note-courses-da-40-a-2-cima-e-fondo-infetta-da-cima-a-fondo = Two loops find top and bottom, a third infects: 1 + 5 + 10 = 16.
ready-courses-da-40-a-2-cima-e-fondo-prima-il-colore = The colour first
note-courses-da-40-a-2-cima-e-fondo-prima-il-colore = Asks for the colour above before knowing whether there is wall above: in row 0 it stops with an error.
ready-courses-da-40-a-2-cima-e-fondo-rimuovi-da-cima-a-fondo = Removing from top to bottom
note-courses-da-40-a-2-cima-e-fondo-rimuovi-da-cima-a-fondo = Whoever knows top and bottom can remove at once: 1 + 10 = 11.
ready-courses-da-40-a-2-cima-prima-il-colore = The colour before the border
note-courses-da-40-a-2-cima-prima-il-colore = Looks at the colour first and only then at the border: with a click in row 0 it stops with an error.
ready-courses-da-40-a-2-collegato-e-collegato = Row by row, what is connected
note-courses-da-40-a-2-collegato-e-collegato = If the area is not empty, every connected cell is infected: 10 + 1 = 11.
ready-courses-da-40-a-2-collegato-il-mattone-solo = The lone brick
note-courses-da-40-a-2-collegato-il-mattone-solo = Does not ask whether the area is empty: even a brick without neighbours of its colour is infected.
ready-courses-da-40-a-2-dalle-infette-bordo-scambiato = The wrong border
note-courses-da-40-a-2-dalle-infette-bordo-scambiato = For the cell above it checks riga ≠ 8: in row 0 it leaves the wall.
ready-courses-da-40-a-2-dalle-infette-verso-fuori = Outwards
note-courses-da-40-a-2-dalle-infette-verso-fuori = Each infected cell infects its four neighbours of the same colour: four times “Infect”.
ready-courses-da-40-a-2-due-estrazioni-due-volte = Two draws, row minus one
note-courses-da-40-a-2-due-estrazioni-due-volte = The two cells do not always agree, but nothing goes down where it may not: it ends sooner or later. It costs 7.
ready-courses-da-40-a-2-due-estrazioni-stampata-due-estrazioni = As it is printed
note-courses-da-40-a-2-due-estrazioni-stampata-due-estrazioni = Without − 1: when all empty cells are in one row or in one column, the result is always an empty one, nothing goes down and the loop never ends.
ready-courses-da-40-a-2-due-estrazioni-una-volta = A single draw
note-courses-da-40-a-2-due-estrazioni-una-volta = The cell is chosen once and kept in C: row and column are its own.
ready-courses-da-40-a-2-due-in-un-conto-senza-bordo = Beyond columns 0 and 8
note-courses-da-40-a-2-due-in-un-conto-senza-bordo = Looks at the colour even off the wall: in columns 0 and 8 it stops with an error.
ready-courses-da-40-a-2-due-in-un-conto-un-conto = Two directions, one loop
note-courses-da-40-a-2-due-in-un-conto-un-conto = For d = 0 the column shrinks by 1, for d = 1 it grows: one “Infect” for both.
ready-courses-da-40-a-2-insieme-16-o-nel-posto-sbagliato = “Or” in the wrong place
note-courses-da-40-a-2-insieme-16-o-nel-posto-sbagliato = The clicked cell gets infected in any case: even a lone brick vanishes.
ready-courses-da-40-a-2-insieme-16-un-solo-infetta = A single Infect
note-courses-da-40-a-2-insieme-16-un-solo-infetta = The sweeps infect the clicked brick, too, if it has a neighbour of its colour: 1 + 5 + 10 = 16.
ready-courses-da-40-a-2-insieme-17-centottanta-ripetizioni = Fall in 180 repetitions
note-courses-da-40-a-2-insieme-17-centottanta-ripetizioni = 20 + 5 + 3 = 28.
ready-courses-da-40-a-2-insieme-17-ottantuno-passate = The question about the area and 81 sweeps
note-courses-da-40-a-2-insieme-17-ottantuno-passate = 2 + 5 + 10 = 17: one “Infect” to begin, one for the sweeps.
ready-courses-da-40-a-2-insieme-17-quattro-in-un-conto = Four directions in one count
note-courses-da-40-a-2-insieme-17-quattro-in-un-conto = 2 + 5 + 10 = 17 this way, too, and with far fewer steps.
ready-courses-da-40-a-2-insieme-17-venti-passate = Twenty sweeps
note-courses-da-40-a-2-insieme-17-venti-passate = Not enough for an area coiled like a snake: a piece of it stays.
ready-courses-da-40-a-2-insieme-2-altezze = Nine heights in one number
note-courses-da-40-a-2-insieme-2-altezze = No infection: the emptied cells tell where it has passed. One “Remove”, one “Lower”.
ready-courses-da-40-a-2-insieme-2-caselle-nere = The black cells
note-courses-da-40-a-2-insieme-2-caselle-nere = Does not ask whether there was a brick before: bricks beside the black cells at the top vanish, too.
ready-courses-da-40-a-2-insieme-2-due-insiemi = The area in two numbers
note-courses-da-40-a-2-insieme-2-due-insiemi = Another way: the area is a set of bits in two variables, alto (rows 0–4) and basso (rows 5–8); the cell (r, c) is worth 2^(9·r + c).
ready-courses-da-40-a-2-insieme-3-con-il-contatore = With the counter
note-courses-da-40-a-2-insieme-3-con-il-contatore = The counter x follows each brick to the bottom: 3 this way, too.
ready-courses-da-40-a-2-insieme-3-otto-passate = Eight sweeps from the bottom
note-courses-da-40-a-2-insieme-3-otto-passate = Each phase with a single block of cost 1: 1 + 1 + 1 = 3.
ready-courses-da-40-a-2-insieme-3-una-passata-sola = A single sweep
note-courses-da-40-a-2-insieme-3-una-passata-sola = In one sweep each brick goes down by one place: holes are left above a tall area.
ready-courses-da-40-a-2-insieme-4-dall-alto = From the top
note-courses-da-40-a-2-insieme-4-dall-alto = One sweep from the top: above each hole only the nearest brick falls.
ready-courses-da-40-a-2-insieme-4-i-mattoni = The bricks
note-courses-da-40-a-2-insieme-4-i-mattoni = 1 + 1 + 2 = 4.
ready-courses-da-40-a-2-insieme-4-le-pile = The stacks
note-courses-da-40-a-2-insieme-4-le-pile = 1 + 1 + 4 = 6.
ready-courses-da-40-a-2-insieme-9-nove-colonne = Compacting nine columns
note-courses-da-40-a-2-insieme-9-nove-colonne = 1 + 1 + 7 = 9.
ready-courses-da-40-a-2-insieme-9-per-ogni-casella = Removing for each cell
note-courses-da-40-a-2-insieme-9-per-ogni-casella = 1 + 1 + 10 = 12.
ready-courses-da-40-a-2-insieme-9-ultima-colonna = The last column
note-courses-da-40-a-2-insieme-9-ultima-colonna = Counts the columns from 0 to 7: column 8 stays as it is.
ready-courses-da-40-a-2-ottantuno-nove-passate = Nine sweeps
note-courses-da-40-a-2-ottantuno-nove-passate = Not enough for an area coiled like a snake: the infection does not get to its end.
ready-courses-da-40-a-2-ottantuno-ottantuno-passate = 81 sweeps
note-courses-da-40-a-2-ottantuno-ottantuno-passate = Each sweep that is needed infects at least one brick, and there are 81 bricks.
ready-courses-da-40-a-2-ottantuno-venti-passate = Twenty sweeps
note-courses-da-40-a-2-ottantuno-venti-passate = Nearly always enough; but a snake may need up to 33, and 32 will not do for it.
ready-courses-da-40-a-2-per-ogni-infetta-comincia-sempre = Always begins
note-courses-da-40-a-2-per-ogni-infetta-comincia-sempre = Infects the clicked brick without asking: even a lone brick stays infected.
ready-courses-da-40-a-2-per-ogni-infetta-con-gli-indici = With the indices
note-courses-da-40-a-2-per-ogni-infetta-con-gli-indici = Indices cost nothing: five times “Infect” remain.
ready-courses-da-40-a-2-per-ogni-infetta-con-le-vicine = With the neighbour blocks
note-courses-da-40-a-2-per-ogni-infetta-con-le-vicine = Five times “Infect” and twelve neighbour blocks: 17.
ready-courses-da-40-a-2-primo-click-la-striscia = The strip instead of the area
note-courses-da-40-a-2-primo-click-la-striscia = This block looks only above and below: the neighbours on the right and left stay.
ready-courses-da-40-a-2-primo-click-un-blocco = One block
note-courses-da-40-a-2-primo-click-un-blocco = One block makes the whole move, around the clicked cell.
ready-courses-da-40-a-2-quante-ripetizioni-centosettantanove = Almost enough
note-courses-da-40-a-2-quante-ripetizioni-centosettantanove = Nearly always enough, but not always: a single wrong wall makes the program wrong.
ready-courses-da-40-a-2-quante-ripetizioni-centottanta = 180 times
note-courses-da-40-a-2-quante-ripetizioni-centottanta = Each turn lowers a brick by one place: nine columns, 4 × 5 steps each.
ready-courses-da-40-a-2-quattro-direzioni-con-o = One if with “or”
note-courses-da-40-a-2-quattro-direzioni-con-o = One neighbour is enough: four conditions joined by “or”, a single “Infect”.
ready-courses-da-40-a-2-quattro-direzioni-e-al-posto-di-o = “And” instead of “or”
note-courses-da-40-a-2-quattro-direzioni-e-al-posto-di-o = With “and” all four neighbours have to be equal, and at the border that never happens.
ready-courses-da-40-a-2-quattro-direzioni-quattro-se = Four ifs
note-courses-da-40-a-2-quattro-direzioni-quattro-se = Each direction has its own border and its own “Infect”: cost 4.
ready-courses-da-40-a-2-quattro-in-un-conto-di-traverso = Across the corner
note-courses-da-40-a-2-quattro-in-un-conto-di-traverso = For d = 1 row and column change together: the neighbour is the one across the corner.
ready-courses-da-40-a-2-quattro-in-un-conto-un-conto = The directions in one count
note-courses-da-40-a-2-quattro-in-un-conto-un-conto = Row and column of the neighbour follow from d: one “Infect” for all four directions, plus the one at the beginning.
ready-courses-da-40-a-2-riga-cinque-la-colonna = The column instead of the row
note-courses-da-40-a-2-riga-cinque-la-colonna = Asks for the column index: it acts in column 5, whatever the row.
ready-courses-da-40-a-2-riga-cinque-se-riga-cinque = If it is row 5
note-courses-da-40-a-2-riga-cinque-se-riga-cinque = The comparison decides: outside row 5 nothing happens.
ready-courses-da-40-a-2-rimozione-mentre-fino-a-che = Until
note-courses-da-40-a-2-rimozione-mentre-fino-a-che = “Repeat until there is an infected brick” does the opposite: if there is one it does not even begin, and if there is none it never ends.
ready-courses-da-40-a-2-rimozione-mentre-uno-qualsiasi = Any one, while there is one
note-courses-da-40-a-2-rimozione-mentre-uno-qualsiasi = On each turn there is one infected brick less: the loop surely ends. 2 + 1 + 2 = 5.
ready-courses-da-40-a-2-rimozione-per-ogni-per-ogni = For each cell
note-courses-da-40-a-2-rimozione-per-ogni-per-ogni = The loop already contains the question whether the brick is infected.
ready-courses-da-40-a-2-rimozione-per-ogni-sempre-la-cliccata = Always the clicked one
note-courses-da-40-a-2-rimozione-per-ogni-sempre-la-cliccata = Removes the clicked brick on every turn: after the first there is nothing left to remove there.
ready-courses-da-40-a-2-rimozione-scansione-la-casella-sbagliata = The wrong cell
note-courses-da-40-a-2-rimozione-scansione-la-casella-sbagliata = Always asks about the clicked brick: if it is infected, the whole wall is removed.
ready-courses-da-40-a-2-rimozione-scansione-scansione = Cell by cell
note-courses-da-40-a-2-rimozione-scansione-scansione = 81 questions, a single block to pay for.
ready-courses-da-40-a-2-strisce-caduta-un-posto-solo = Only one place
note-courses-da-40-a-2-strisce-caduta-un-posto-solo = The stack goes down by one place, but the strip has freed at least two.
ready-courses-da-40-a-2-strisce-caduta-una-colonna = One column
note-courses-da-40-a-2-strisce-caduta-una-colonna = Only the strip's column is compacted: 1 + 7 = 8.
ready-courses-da-40-a-2-strisce-caduta-una-pila = One stack
note-courses-da-40-a-2-strisce-caduta-una-pila = Above the top there is a single stack, which falls as a whole: 1 + 4 = 5.
ready-courses-da-40-a-2-strisce-due-la-pila-scende = The stack goes down
note-courses-da-40-a-2-strisce-due-la-pila-scende = After each removed brick the stack above goes down by one place: 1 + 2 = 3.
ready-courses-da-40-a-2-strisce-due-troppo-tardi = Too late
note-courses-da-40-a-2-strisce-due-troppo-tardi = Goes down only once, after all removals: holes are left.
ready-courses-da-40-a-2-strisce-due-un-mattone-alla-volta = One brick at a time
note-courses-da-40-a-2-strisce-due-un-mattone-alla-volta = The stack goes down brick by brick, the lowest first: 1 + 1 = 2.
ready-courses-da-40-a-2-strisce-tre-fasi-tre-blocchi = Three blocks
note-courses-da-40-a-2-strisce-tre-fasi-tre-blocchi = 20 + 5 + 10 = 35: only the infection differs.
ready-courses-da-40-a-2-strisce-tre-fasi-tutta-l-area = The whole area
note-courses-da-40-a-2-strisce-tre-fasi-tutta-l-area = Infects at the sides, too: that is the full game.
ready-courses-da-40-a-2-strisce-tre-fasi-un-blocco = One block
note-courses-da-40-a-2-strisce-tre-fasi-un-blocco = The block of the strip makes the whole move.
ready-courses-da-40-a-2-tre-fasi-caduta-prima = The fall too early
note-courses-da-40-a-2-tre-fasi-caduta-prima = Lets the bricks fall before the infected ones are removed: the holes stay.
ready-courses-da-40-a-2-tre-fasi-tre-blocchi = Three phases, three blocks
note-courses-da-40-a-2-tre-fasi-tre-blocchi = 20 + 5 + 10 = 35: the same as the block of cost 40, for 5 less.
ready-courses-da-40-a-2-una-condizione-con-e = One if with “and”
note-courses-da-40-a-2-una-condizione-con-e = The border on the left, the colour on the right: 1 + 1 + 1 = 3.
ready-courses-da-40-a-2-una-condizione-con-gli-indici = With the indices
note-courses-da-40-a-2-una-condizione-con-gli-indici = Same row, column plus 1: “to the right of” is saved.
ready-courses-da-40-a-2-una-condizione-prima-il-colore = The colour first
note-courses-da-40-a-2-una-condizione-prima-il-colore = Asks for the colour before the border: in column 8 it stops with an error.
ready-courses-da-40-a-2-una-passata-senza-colore = Without the colour
note-courses-da-40-a-2-una-passata-senza-colore = As the text of the paper has it: the question about the colour is missing, and the infection spreads to everyone.
ready-courses-da-40-a-2-una-passata-una-passata = One sweep, four directions
note-courses-da-40-a-2-una-passata-una-passata = A brick gets infected if a neighbour of its colour is. A single “Infect”.
ready-courses-da-40-a-2-vicino-a-destra-due-se = One if inside the other
note-courses-da-40-a-2-vicino-a-destra-due-se = The colour is looked at only where there is a neighbour on the right.
ready-courses-da-40-a-2-vicino-a-destra-senza-bordo = The forgotten border
note-courses-da-40-a-2-vicino-a-destra-senza-bordo = In the last column the cell to the right is off the wall: the program stops with an error.
