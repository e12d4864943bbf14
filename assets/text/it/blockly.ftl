### Spazi di lavoro di Blockly che diventano programmi.

blockly-syntax = Qui il file non è né JSON né XML ben scritto.
blockly-no-workspace = Il file non è uno spazio di lavoro di Blockly.
# $count (Number)
blockly-unknown = Da Blockly: { $count ->
        [one] un blocco non c'è
       *[other] { $count } blocchi non ci sono
    } in questo linguaggio (tipo e identificativo). Al posto dei valori ci sono incastri vuoti. I comandi mancano, e quello che contenevano è a parte:
# $count (Number)
# $names (String)
blockly-unknown-in-note = Da Blockly: { $count ->
        [one] un blocco non c'è
       *[other] { $count } blocchi non ci sono
    } in questo linguaggio: { $names }. I dettagli sono nella nota del programma.
blockly-toolbox = Questa è una cassetta degli attrezzi di Blockly: i blocchi che un editor offre, non un programma. Salva lo spazio di lavoro e apri quello.
# $name (String)
blockly-needs-import = Questo è uno spazio di lavoro di Blockly. Prima fanne un programma: clickomania import { $name } -o PROGRAMMA.ron
# $count (Number)
blockly-after-jump = Blockly non attacca niente dopo «esce dal ciclo» e «prosegui»: { $count ->
        [one] il blocco che segue sta a parte nello spazio di lavoro
       *[other] i { $count } blocchi che seguono stanno a parte nello spazio di lavoro
    }
blockly-packed = Il file è compresso (zip o gzip): estrailo e importa quello che contiene.
# $blocks (Number)
# $most (Number)
blockly-deep = Può darsi che Blockly rifiuti questo spazio di lavoro con «Maximum call stack size exceeded»: { $blocks } blocchi si seguono o stanno uno dentro l'altro, e Blockly ne legge circa { $most }. Pile più corte si aprono.
# $count (Number)
blockly-not-in-xml = { $count ->
        [one] Un carattere che l'XML non può contenere è diventato «�» nel file
       *[other] { $count } caratteri che l'XML non può contenere sono diventati «�» nel file
    }; il JSON li conserva.
# $count (Number)
blockly-loosened = Da Blockly: { $count ->
        [one] un blocco sta a parte, perché non va bene dove stava:
       *[other] { $count } blocchi stanno a parte, perché non vanno bene dove stavano:
    }
# $block (String)
# $place (String)
blockly-line-loosened = { $block }, che era in { $place }
# $count (Number)
blockly-stand-ins = Da Blockly: { $count ->
        [one] un valore predefinito sta al posto di un blocco che lì non può stare:
       *[other] { $count } valori predefiniti stanno al posto di blocchi che lì non possono stare:
    }
# $owner (String)
# $input (String)
# $value (String)
# $block (String)
blockly-line-stand-in = { $owner }: ora { $input } è { $value } invece di { $block }
# $count (Number)
blockly-fields = Da Blockly: { $count ->
        [one] un campo è stato tralasciato o letto in un altro modo:
       *[other] { $count } campi sono stati tralasciati o letti in un altro modo:
    }
# $field (String)
# $now (String)
blockly-line-field = { $field } diventa { $now }
# $count (Number)
blockly-covered = Da Blockly: { $count ->
        [one] un valore predefinito che stava sotto un blocco è stato tralasciato:
       *[other] { $count } valori predefiniti che stavano sotto altri blocchi sono stati tralasciati:
    }
# $names (String)
blockly-procedures = Da Blockly: in questo linguaggio le funzioni non ci sono. Il file ha queste: { $names }.
# $names (String)
blockly-workspaces = Da Blockly: il file ha anche altri spazi di lavoro, che sono stati tralasciati: { $names }.
# $count (Number)
blockly-more-in-note = Da Blockly: nella nota del programma { $count ->
        [one] c'è un'osservazione su un blocco cambiato.
       *[other] ci sono { $count } osservazioni su blocchi cambiati.
    }
# $name (String)
blockly-function = funzione «{ $name }»
blockly-list = lista
blockly-text = testo
