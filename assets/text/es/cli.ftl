### La línea de comandos: qué falla en el comando y qué responde.
### Las claves del JSON y los nombres de las tablas no están aquí: no cambian con el idioma.

## Archivos

cli-file-not-found = el archivo no existe: comprueba el nombre y la carpeta
cli-file-is-directory = es una carpeta, y aquí hace falta un archivo
cli-file-permission = no hay permiso para abrir el archivo
cli-file-unreadable = el archivo no se puede leer: { $reason }
cli-file-unwritable = el archivo no se puede escribir: { $reason }
cli-folder-without-programs = en la carpeta no hay archivos .clickomania ni .ron con programas
cli-folder-without-tasks = en la carpeta no hay archivos .clickomania ni .ron con ejercicios
cli-pattern-without-files = ningún archivo corresponde: comprueba el nombre
cli-standard-input-twice = la entrada estándar «-» se puede leer una sola vez

## Opciones y argumentos

cli-click-form = «{ $given }» no es una casilla: escribe fila y columna separadas por una coma, por ejemplo 3,4
cli-click-outside = la casilla ({ $row }, { $column }) está fuera de la pared: las filas y las columnas van de 0 a 8
cli-colour-count = «{ $given }» no vale: los colores van de 2 a 5
cli-language-unknown = el idioma «{ $given }» no existe: escribe uno de estos: { $languages }
cli-language-incomplete = el idioma «{ $given }» todavía no está completo: por ahora escribe uno de estos: { $languages }
cli-number-expected = «{ $given }» no es un número entero: escribe uno, por ejemplo 100
cli-number-range = «{ $given }» no vale: escribe un número entero de { $low } a { $high }
cli-choice = «{ $given }» no vale: escribe una de estas palabras: { $choices }
cli-step-range = los pasos de { $from } a { $to } no existen: los pasos se cuentan desde 1, y el primero no viene después del último
cli-wall-missing = falta la pared: escribe --wall ARCHIVO o --wall-seed NÚMERO
cli-wall-twice = la pared se da dos veces: escribe --wall o --wall-seed, no los dos
cli-argument-missing = falta { $argument }: --help muestra cómo se escribe el comando
cli-argument-not-utf8 = un argumento no es texto UTF-8: escríbelo con otros caracteres
cli-option-missing = falta la opción: añade { $form }
cli-option-value-missing = falta el valor: escríbelo detrás de la opción
cli-option-value-unexpected = la opción no lleva valor: quítalo
cli-option-repeated = la opción aparece dos veces: escríbela una sola vez
cli-option-conflict = no va con { $other }: escribe solo una de las dos
cli-option-needs = solo funciona con { $other }: añade esa, o quita esta opción
cli-option-unknown = la opción no existe: --help enumera las que hay
cli-option-unknown-similar = la opción no existe: ¿será { $similar }?
cli-command-missing = falta el comando: añade uno de estos: { $commands }
cli-command-unknown = el comando «{ $command }» no existe: --help enumera los que hay
cli-command-unknown-similar = el comando «{ $command }» no existe: ¿será «{ $similar }»?
cli-argument-unexpected = el argumento «{ $argument }» sobra: quítalo
cli-jobs-refused = el sistema no da tantos procesadores: escribe un número más pequeño ({ $reason })
cli-no-thread = el ordenador está demasiado ocupado: cierra otros programas o sube el límite de procesos ({ $reason })
cli-working = sigue trabajando ({ $seconds } s)
cli-interrupted = interrumpido: los resultados hasta aquí están escritos

## Respuestas

cli-not-ready = { $file }: el programa no está listo, { $count ->
        [one] hay un problema
       *[other] hay { $count } problemas
    }:
cli-ready = { $file }: listo
cli-unreadable = { $file }: ilegible
cli-run-program = «{ $name }», coste { $cost }
cli-run-move = Clic en ({ $row }, { $column }): { $steps } { $steps ->
        [one] paso
       *[other] pasos
    }
cli-run-ignored = Clic en ({ $row }, { $column }): ahí no hay ningún ladrillo, el programa no arranca
cli-run-right = La jugada es correcta: la pared es la que { $by ->
        [game] piden las reglas del juego
       *[task] pide el ejercicio
    }.
cli-run-wrong-wall = La jugada es incorrecta: la pared no es la que { $by ->
        [game] piden las reglas del juego
       *[task] pide el ejercicio
    }.
cli-run-infection-left = La jugada es incorrecta: han quedado ladrillos infectados.
cli-run-error = La jugada se ha detenido por un error: { $message }
cli-play-summary = { $games } { $games ->
        [one] partida
       *[other] partidas
    }, { $moves } { $moves ->
        [one] jugada
       *[other] jugadas
    }
cli-cost-summary = coste { $cost }, { $blocks } { $blocks ->
        [one] bloque
       *[other] bloques
    }
cli-built-without-window = Este programa se ha compilado sin ventana: solo funcionan los comandos de terminal (clickomania --help).
cli-new-seed = --seed { $seed }
cli-seed-form = un número entero desde 0, o random, y no «{ $given }»

cli-more-rows = { $count ->
    [one] … y una línea más
   *[other] … y { $count } líneas más
}

cli-compare-other-task = { $file } es para el ejercicio «{ $other }»: los dos programas se miden con el ejercicio «{ $task }». Con --task ID lo eliges tú
cli-export-format = «{ $name }» no acaba ni en .json ni en .xml, como los espacios de trabajo de Blockly: elige otro nombre
