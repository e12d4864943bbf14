### Buscaminas: qué falla en un tablero, en un fichero o en un tamaño.

mines-no-guess-filtered = Sin adivinar, desde ({ $row }, { $column }): un tablero al azar entre todos los que valen
mines-no-guess-repaired = Sin adivinar, desde ({ $row }, { $column }): un tablero arreglado, no todos salen con la misma probabilidad
mines-contradiction = la posición es contradictoria: ninguna colocación de las minas concuerda con la casilla ({ $row }, { $column })
mines-not-exact = la posición es demasiado complicada: las probabilidades son aproximadas

mines-first-outside = la casilla está fuera del tablero: las filas van de 0 a { $row }, las columnas de 0 a { $column }
mines-size-form = «{ $given }» no es un tamaño: escribe beginner, intermediate, expert o COLUMNASxFILAS/MINAS, por ejemplo 30x16/99
mines-size-columns = las columnas van de { $low } a { $high }
mines-size-rows = las filas van de { $low } a { $high }
mines-size-mines = hay más minas que casillas, que son { $cells }
mines-lay-too-many = hay demasiadas minas: con esta regla y este comienzo, como máximo { $most }
mines-lay-not-found = ningún tablero encontrado en { $tries } intentos: con tantas minas casi siempre hay que adivinar, pon menos minas

## Ficheros

mines-file-number-missing = Aquí falta un número: la primera línea dice cuántas columnas, cuántas filas y cuántas minas hay.
mines-file-number-malformed = Aquí hace falta un número entero, solo con cifras: la primera línea dice cuántas columnas, cuántas filas y cuántas minas hay.
mines-file-number-unexpected = Aquí sobra algo: la primera línea dice solo cuántas columnas, cuántas filas y cuántas minas hay.
mines-file-side-out-of-range = El número no vale: un tablero tiene de { $low } a { $high } columnas y filas.
mines-file-too-many-mines = Hay más minas que casillas, que son { $cells }.
mines-file-too-many-shown = Se ven más minas de las que hay: la primera línea dice { $mines }.
mines-file-row-too-short = La fila es corta: las casillas son { $found }, pero la primera línea dice { $expected } columnas.
mines-file-row-too-long = La fila es larga: la primera línea dice { $expected } columnas. Quita las casillas que sobran.
mines-file-too-few-rows = Faltan filas: hay { $found }, pero la primera línea dice { $expected }.
mines-file-too-many-rows = Hay demasiadas filas: la primera línea dice { $expected }. Quita las que sobran.
mines-file-clue-too-large = El número { $clue } no es posible aquí: la casilla tiene { $neighbours } vecinas.
mines-file-unexpected-character = El carácter «{ $character }» no vale en un tablero: escribe # para una casilla cerrada, F para una bandera, de 0 a 8 para una casilla abierta y * para una mina.
