### Buscaminas: qué falla en un tablero, en un archivo o en un tamaño.

mines-no-guess-filtered = Sin adivinar, desde ({ $row }, { $column }): un tablero al azar entre todos los que cumplen la regla
mines-no-guess-repaired = Sin adivinar, desde ({ $row }, { $column }): un tablero arreglado; no todos tienen la misma probabilidad
mines-difficulty-alone = la dificultad vale solo para tableros sin adivinar: añade --rule no-guess
mines-nothing-proved = no se puede deducir nada: hay que adivinar
mines-best-safe = seguras: { $cells }
mines-best-guess = nada es seguro: la mejor casilla es ({ $row }, { $column }), mina al { $percent } %
mines-best-win = con ella, la probabilidad de ganar es { $percent } %
mines-board-not-whole = aquí hace falta un tablero entero, con todas las minas y los números correctos, como los de mines new

mines-first-outside = la casilla está fuera del tablero: las filas van de 0 a { $row }, las columnas de 0 a { $column }
mines-size-form = «{ $given }» no es un tamaño: escribe beginner, intermediate, expert o COLUMNASxFILAS/MINAS, por ejemplo 30x16/99
mines-size-columns = las columnas van de { $low } a { $high }
mines-size-rows = las filas van de { $low } a { $high }
mines-size-mines = hay más minas que las { $cells } casillas
mines-lay-too-many = con esta regla y este comienzo puede haber como máximo { $most } minas
mines-lay-not-found = no se encontró ningún tablero, porque con tantas minas casi siempre hay que adivinar; elige menos minas
mines-lay-stopped = la búsqueda del tablero se ha interrumpido

## Archivos

mines-file-number = Aquí hace falta un número entero, solo con cifras: la primera línea dice cuántas columnas, cuántas filas y cuántas minas hay.
mines-file-number-unexpected = Aquí sobra algo: la primera línea dice solo cuántas columnas, cuántas filas y cuántas minas hay.
mines-file-too-many-shown = Se ven más minas de las que hay: la primera línea dice { $mines }.
mines-file-clue-too-large = El número { $clue } no es posible aquí: la casilla tiene { $neighbours } vecinas.
mines-file-unexpected-character = El carácter «{ $character }» no vale en un tablero. Escribe # para una casilla cerrada, F para una bandera, de 0 a 8 para una casilla abierta y * para una mina.

## Pistas: por qué una casilla es segura, o es una mina

mines-hint-zero = Alrededor del número 0 en ({ $row }, { $column }) no hay minas: las casillas cerradas son seguras.
mines-hint-clue-safe = El número { $clue } en ({ $row }, { $column }) ya tiene todas sus minas: las demás casillas de alrededor son seguras.
mines-hint-clue-mines = Al número { $clue } en ({ $row }, { $column }) { $count ->
    [one] le falta una mina y queda una sola casilla cerrada: la mina está ahí.
   *[other] le faltan { $count } minas y quedan { $count } casillas cerradas: todas son minas.
}
mines-hint-clues-safe = Todas las casillas cerradas alrededor del número { $clue } en ({ $row }, { $column }) tocan también el número { $other } en ({ $row2 }, { $column2 }). Contienen { $count ->
        [one] la única mina que le falta
       *[other] las { $count } minas que le faltan
    } al segundo número, así que las demás casillas alrededor de él son seguras.
mines-hint-clues-mines = Al número { $clue } en ({ $row }, { $column }) { $count ->
    [one] le falta una mina
   *[other] le faltan { $count } minas
} más que al número { $other } en ({ $row2 }, { $column2 }). Las casillas cerradas que solo tocan el primero son otras tantas, así que son minas.
mines-hint-clues-rest = Las casillas que solo tocan el segundo son seguras.
mines-hint-none-left = No quedan más minas: todas las casillas cerradas son seguras.
mines-hint-all-left = { $count ->
    [one] Quedan una mina y una casilla cerrada: la mina está ahí.
   *[other] Quedan { $count } minas y { $count } casillas cerradas: todas son minas.
}
mines-hint-cases-safe = En todas las disposiciones de minas que cumplen los números marcados, en ({ $row }, { $column }) no hay ninguna: la casilla es segura.
mines-hint-cases-mine = En todas las disposiciones de minas que cumplen los números marcados, en ({ $row }, { $column }) hay una.
mines-hint-left-safe = En todas las disposiciones de todas las minas restantes que cumplen los números marcados, en ({ $row }, { $column }) no hay ninguna: la casilla es segura.
mines-hint-left-mine = En todas las disposiciones de todas las minas restantes que cumplen los números marcados, en ({ $row }, { $column }) hay una.

## Partidas como texto

mines-story-summary = Clics que abren: { $openings }; conjeturas: { $guesses }, de ellas evitables: { $needless }. La probabilidad de superarlas todas era del { $survival } %; eligiendo siempre la casilla más segura, del { $best } %.
mines-replay-no-replay = Aquí no hay ninguna partida: una partida empieza con la palabra «replay».
mines-replay-missing = La línea termina demasiado pronto: tras «replay» van el tamaño, first=, rule=, win=, marks= y mines=.
mines-replay-malformed = Esta parte está mal escrita: copia otra vez toda la línea.
mines-replay-mines = Las minas no cuadran: las cifras de mines= dicen otro número de casillas o de minas.
mines-replay-cell = Esa casilla no existe: los números van de 0 a { $last }.
mines-replay-early = El tiempo va hacia atrás: esta acción va antes que la anterior.
