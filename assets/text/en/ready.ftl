### The names and notes of the examples, by file.

ready-examples-infetto-piu-in-alto = Highest infected
note-examples-infetto-piu-in-alto = If the topmost infected brick and the clicked one have the same colour, it removes the brick at (5, 4) and lets the stack with its base at (4, 4) fall. It shows the blocks, it does not play Clickomania.
ready-examples-riga-cinque = Row five
note-examples-riga-cinque = If the clicked cell is in the row with index 5, it infects the brick at (1, 4) and paints the clicked one red. It shows the blocks, it does not play Clickomania.
ready-examples-tre-infetti-a-caso = Three infected at random
note-examples-tre-infetti-a-caso = Removes three infected bricks at random, or all of them if there are three or fewer. It shows the blocks, it does not play Clickomania.
ready-examples-un-solo-blocco = A single block
note-examples-un-solo-blocco = The simplest program: one block makes the whole move.
