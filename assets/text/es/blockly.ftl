### Espacios de trabajo de Blockly que se convierten en programas.

blockly-syntax = Aquí el archivo no es JSON ni XML bien escrito.
blockly-no-workspace = El archivo no es un espacio de trabajo de Blockly.
blockly-unknown = De Blockly: { $count ->
        [one] un bloque no existe
       *[other] { $count } bloques no existen
    } en este lenguaje (tipo e identificador). Donde había un valor queda un hueco, las instrucciones faltan, y lo que contenían está aparte:
blockly-unknown-in-note = De Blockly: { $count ->
        [one] un bloque no existe
       *[other] { $count } bloques no existen
    } en este lenguaje: { $names }. Los detalles están en la nota del programa.
blockly-toolbox = Esto es una caja de herramientas de Blockly: los bloques que ofrece un editor, no un programa. Guarda el espacio de trabajo y abre ese.
blockly-needs-import = Esto es un espacio de trabajo de Blockly. Conviértelo primero en programa: clickomania import { $name } -o PROGRAMA.ron
blockly-after-jump = Blockly no conecta nada detrás de «romper el bucle» y «continuar»: { $count ->
        [one] el bloque que sigue queda suelto en el espacio de trabajo
       *[other] los { $count } bloques que siguen quedan sueltos en el espacio de trabajo
    }
blockly-loosened = De Blockly: { $count ->
        [one] un bloque está aparte, porque no encaja donde estaba:
       *[other] { $count } bloques están aparte, porque no encajan donde estaban:
    }
blockly-line-loosened = { $block }, que estaba en { $place }
blockly-stand-ins = De Blockly: { $count ->
        [one] un valor predeterminado ocupa el lugar de un bloque que no puede estar ahí:
       *[other] { $count } valores predeterminados ocupan el lugar de bloques que no pueden estar ahí:
    }
blockly-line-stand-in = { $owner }: { $input } es ahora { $value } en lugar de { $block }
blockly-fields = De Blockly: { $count ->
        [one] un campo se ha omitido o se ha leído de otra manera:
       *[other] { $count } campos se han omitido o se han leído de otra manera:
    }
blockly-line-field = { $field } se lee como { $now }
blockly-covered = De Blockly: { $count ->
        [one] se ha omitido un valor predeterminado que estaba debajo de un bloque:
       *[other] se han omitido { $count } valores predeterminados que estaban debajo de bloques:
    }
blockly-procedures = De Blockly: en este lenguaje no hay funciones. El archivo tiene estas: { $names }.
blockly-workspaces = De Blockly: el archivo tiene también otros espacios de trabajo, que se han omitido: { $names }.
blockly-more-in-note = De Blockly: la nota del programa tiene { $count ->
        [one] una observación sobre un bloque que ha cambiado.
       *[other] { $count } observaciones sobre bloques que han cambiado.
    }
blockly-function = función «{ $name }»
blockly-list = lista
blockly-text = texto
