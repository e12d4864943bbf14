### Spazi di lavoro di Blockly che diventano programmi.

# $reason (String)
blockly-syntax = Il file non è né JSON né XML ben scritto: { $reason }
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
    } in questo linguaggio: { $names }. La nota del programma li elenca.
# $count (Number)
blockly-loosened = Da Blockly: { $count ->
        [one] un blocco sta a parte, perché il suo posto non accetta
       *[other] { $count } blocchi stanno a parte, perché il loro posto non accetta
    } valori di quel tipo.
