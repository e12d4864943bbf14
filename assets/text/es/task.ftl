### Ejercicios y cursos: qué falla en sus archivos, y qué dice su comprobación.
### Delante de la frase ya están el archivo, la línea y la columna.

## Los archivos

task-not-a-task = Este archivo no es un ejercicio de Clickomania: un ejercicio empieza por «Task(», un curso por «Course(»; aquí está «{ $found }».
task-bad-id = «{ $found }» no puede ser el nombre de un ejercicio: escribe solo letras minúsculas de la a a la z, cifras y guiones, 64 como mucho.
task-two-tasks = «game» dice que el ejercicio es «{ $game }», «task» que es «{ $task }»: deja solo uno de los dos.
task-bad-language = «{ $found }» no es el código de un idioma: escribe por ejemplo «it» o «en».
task-duplicate-key = «{ $key }» aparece dos veces: déjalo una sola vez.
task-not-whole = Aquí hace falta un número entero de { $low } a { $high }.
task-too-few = La lista es demasiado corta: { $least ->
        [one] hace falta al menos un elemento
       *[other] hacen falta al menos { $least } elementos
    }.
task-too-many = La lista es demasiado larga: { $most } elementos como mucho.
task-chance-not-allowed = «{ $block }» elige al azar, y aquí el resultado debe ser siempre el mismo: usa otro bloque.
task-no-such-number = Ese número no existe: { $count ->
        [0] no hay ninguno
        [one] solo hay uno
       *[other] van del 1 al { $count }
    }.
task-off-wall = Esta casilla está fuera de la pared: filas y columnas van de 0 a 8.
task-duplicate-task = El curso ya tiene un ejercicio que se llama «{ $id }»: ponle otro nombre.
task-unknown-task = Un capítulo empieza con el ejercicio «{ $id }», que el curso no tiene: escribe el nombre de uno de sus ejercicios.
task-too-much = Los archivos del curso son demasiados o demasiado grandes: 10 000 como mucho, y 64 MiB en total.
task-path-not-a-path = «{ $path }» no es una ruta: escribe el nombre de un archivo .ron, con la ruta desde este archivo y / entre carpetas.
task-path-outside = «{ $path }» está fuera de la carpeta del archivo que se abre: ponlo dentro.
task-path-not-found = El archivo «{ $path }» no existe: revisa el nombre y la carpeta.
task-path-unreadable = El archivo «{ $path }» no se puede leer: { $reason }
task-path-too-large = El archivo «{ $path }» es demasiado grande.
task-path-not-utf8 = El archivo «{ $path }» no es un texto UTF-8: guárdalo otra vez como texto UTF-8.
task-token-map = una lista entre llaves
task-token-flag = «true» o «false»

## Los textos

task-text-too-long = El texto es demasiado largo: { $most } bytes como mucho. Divídelo.
task-text-too-deep = Las listas y las citas están unas dentro de otras más de { $most } niveles: simplifica el texto.
task-text-html = En los textos no puede haber HTML: usa los signos de CommonMark, y escribe «\<» para un menor que.
task-text-image = En los textos no puede haber imágenes: muestra bloques con ```program y paredes con ```wall.
task-text-bad-click = Después de «click» hacen falta fila y columna de 0 a 8, con una coma entre ellas: por ejemplo «click 6,5».
task-text-second-picture = Un paso muestra como mucho un programa o una pared: deja solo uno y lleva el otro a otro paso.

## La comprobación de un ejercicio

task-check-usable = { $file }: «{ $id }» está bien
task-check-unusable = { $file }: «{ $id }» no se puede usar así:
task-check-warning = aviso: { $message }
task-problem-not-ready = «{ $list }» no está listo: { $problem }
task-problem-rules-fail = { $fault } La pared: { $wall }
task-problem-nothing-wanted = Falta lo que el programa debe hacer («wanted»): sin eso no se puede decir si un programa es correcto, y esto no sirve de nada.
task-problem-goal-rises = Los objetivos deben bajar: este no es menor que el anterior.
task-problem-points-disordered = Los puntos van de la medida mayor a la menor, y no disminuyen.
task-problem-solution = La solución «{ $name }» no es correcta: { $verdict }.
task-problem-last-goal-unsolved = No hay ninguna solución correcta: hace falta una que llegue al último objetivo, { $goal }.
task-problem-last-goal = Ninguna solución llega al último objetivo, { $goal }: la mejor llega a { $best }.
task-problem-mistake = «{ $name }» debería contener un error, pero es un programa correcto.
task-problem-goal-below-least = Ningún programa puede costar { $goal }: el mínimo posible es { $least }.
task-problem-impossible = Con estos bloques ningún programa puede ser correcto: tras el clic en la fila { $row }, columna { $column }, la pared { $wall } no puede convertirse en la que se pide.
task-problem-solution-below = «{ $name }» cuesta { $cost }, menos que el último objetivo, { $goal }: ¿es a propósito?
task-problem-block = El ejercicio no tiene el bloque «{ $name }» ({ $block }): quítalo de aquí o permítelo entre sus bloques («blocks»).
task-problem-question = Las instrucciones de la pregunta fallan: { $error }
task-problem-no-cell = La respuesta correcta es que no cambia ninguna casilla: ¿es lo que quieres?
task-problem-language = El texto falta en estos idiomas: { $codes }.
task-problem-text = Falta el texto: quien hace el ejercicio ve aquí un hueco vacío.
task-problem-no-goals = No hay ningún objetivo («goals»): son los objetivos los que dicen cuándo está resuelto el ejercicio.
task-problem-text-too-long = El texto es demasiado largo para su tarjeta, en la que caben { $most } caracteres: { $lengths }.
task-problem-step-stays-open = Con la solución «{ $name }» el paso { $step } se queda sin hacer: cambia lo que espera («until») o hazlo opcional («optional: true»).
task-problem-no-points = En un concurso un ejercicio sin puntos no cuenta: escribe «points», por ejemplo points: [(40, 20), (3, 100)].
task-problem-shows-help = En este archivo hay soluciones, errores o pistas: a quienes participan dales la copia que escribe «clickomania task pupils».

## El coste mínimo

task-least-impossible = { $task }: con estos bloques ningún programa puede ser correcto
task-least-open = { $task }: cuesta al menos { $least }; no se conoce ningún programa correcto
task-least-proved = { $task }: el coste mínimo es { $least }, y «{ $name }» lo alcanza
task-least-gap = { $task }: cuesta al menos { $least }; el mejor programa conocido cuesta { $best } («{ $name }»)
task-least-loose = El ejercicio no tiene todos los bloques gratuitos que calculan: el coste mínimo real puede ser mayor.
task-least-way = Puede bastar: { $kinds }
task-least-refuted = No basta: { $kinds }
task-least-wall = porque con un clic en la fila { $row }, columna { $column }, esta pared no puede convertirse en la de la derecha:
task-least-nothing-wanted = El ejercicio no dice qué debe hacer un programa («wanted»): no hay coste mínimo.
task-least-measure = Solo hay coste mínimo donde los objetivos cuentan el coste; aquí cuentan «{ $measure }».
task-least-stopped = Detenido antes de terminar.

task-block-not-there = El ejercicio no tiene el bloque «{ $block }»: quítalo o usa otro.

## Ejercicios en la línea de comandos

task-unknown = el programa es para el ejercicio «{ $id }», que aquí no se conoce: indica su archivo con --task
task-unknown-similar = no hay ningún ejercicio «{ $id }»: ¿será «{ $similar }»?
task-unknown-known = no hay ningún ejercicio «{ $id }»: hay { $known }
task-of-course = { $file } es un curso: escribe qué ejercicio, después del signo #: { $ids }
task-option-game = --game dice que el ejercicio es «{ $id }»: deja solo una de las dos opciones
task-nothing-wanted = en el ejercicio «{ $id }» no hay nada que juzgar: falta «wanted»
task-unusable = el ejercicio «{ $id }» tiene un error: { $problem }

## La hoja para imprimir

task-sheet-name = Nombre
task-sheet-date = Fecha
task-sheet-rules = Qué debe hacer el programa
task-sheet-click = clic en la casilla ({ $row }, { $column })
task-sheet-start = el programa empieza aquí
task-sheet-wanted = así debe quedar la pared
task-sheet-palette = Los bloques y lo que cuestan
task-sheet-minutes = Tiempo: { $minutes } { $minutes ->
        [one] minuto
       *[other] minutos
    }
