### Espacios de trabajo de Blockly que se convierten en programas.

blockly-syntax = Aquí el archivo no es JSON ni XML bien escrito.
blockly-no-workspace = El archivo no es un espacio de trabajo de Blockly.
blockly-too-many = El espacio de trabajo tiene demasiados bloques: en un programa caben { $limit } como máximo.
blockly-too-deep = Los bloques están demasiado anidados: en un programa, { $limit } niveles como máximo.
blockly-too-many-variables = El espacio de trabajo tiene demasiadas variables: { $limit } como máximo.
blockly-unknown = De Blockly: { $count ->
        [one] un bloque no existe
       *[other] { $count } bloques no existen
    } en este lenguaje (tipo e identificador). Donde había un valor queda un hueco, las órdenes faltan, y lo que contenían está aparte:
blockly-unknown-in-note = De Blockly: { $count ->
        [one] un bloque no existe
       *[other] { $count } bloques no existen
    } en este lenguaje: { $names }. Los detalles están en la nota del programa.
blockly-loosened = De Blockly: { $count ->
        [one] un bloque está aparte, porque su hueco no admite
       *[other] { $count } bloques están aparte, porque sus huecos no admiten
    } valores de ese tipo.
