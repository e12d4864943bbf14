### I nomi e le note degli esempi, per file: uguali a quelli che stanno nei file. Gli altri programmi hanno i loro nei file dei quesiti.

ready-examples-infetto-piu-in-alto = Infetto più in alto
note-examples-infetto-piu-in-alto = Se il mattone infetto più in alto e quello cliccato hanno lo stesso colore, rimuove il mattone in (5, 4) e fa cadere la pila con base in (4, 4). Mostra i blocchi, non gioca a Clickomania.
ready-examples-riga-cinque = Riga cinque
note-examples-riga-cinque = Se la casella cliccata è nella riga di indice 5, infetta il mattone in (1, 4) e colora di rosso quello cliccato. Mostra i blocchi, non gioca a Clickomania.
ready-examples-tre-infetti-a-caso = Tre infetti a caso
note-examples-tre-infetti-a-caso = Rimuove a caso tre mattoni infetti, o tutti se sono tre o meno. Mostra i blocchi, non gioca a Clickomania.
ready-examples-un-solo-blocco = Un solo blocco
note-examples-un-solo-blocco = Il programma più semplice: un blocco fa tutta la mossa.
