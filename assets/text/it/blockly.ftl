### Spazi di lavoro di Blockly che diventano programmi.

blockly-syntax = Qui il file non è né JSON né XML ben scritto.
blockly-no-workspace = Il file non è uno spazio di lavoro di Blockly.
# $limit (Number)
blockly-too-many = Lo spazio di lavoro ha troppi blocchi: in un programma ne stanno al massimo { $limit }.
# $limit (Number)
blockly-too-deep = I blocchi sono troppo annidati: in un programma al massimo { $limit } livelli.
# $limit (Number)
blockly-too-many-variables = Lo spazio di lavoro ha troppe variabili: al massimo { $limit }.
# $count (Number)
blockly-unknown = Da Blockly: { $count ->
        [one] un blocco non c'è
       *[other] { $count } blocchi non ci sono
    } in questo linguaggio (tipo e identificativo). Al posto di un valore c'è un buco, i comandi mancano, e quello che contenevano sta a parte:
# $count (Number)
# $names (String)
blockly-unknown-in-note = Da Blockly: { $count ->
        [one] un blocco non c'è
       *[other] { $count } blocchi non ci sono
    } in questo linguaggio: { $names }. I dettagli sono nella nota del programma.
# $count (Number)
blockly-loosened = Da Blockly: { $count ->
        [one] un blocco sta a parte, perché il suo posto non accetta
       *[other] { $count } blocchi stanno a parte, perché il loro posto non accetta
    } valori di quel tipo.
