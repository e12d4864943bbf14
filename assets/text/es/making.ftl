### Preparar un concurso.

making-menu = Preparar un concurso
making-short = Concurso
making-go-on = Volver al concurso que preparas
making-new = Concurso nuevo
making-open = Abrir un concurso…
making-name = Nombre del concurso
making-name-hint = Concurso de diciembre, 2.º B
making-minutes = Minutos
making-extra = Minutos extra
making-says-extra = Los minutos extra son para quien tiene derecho a ellos: se dan al empezar, con la contraseña.
making-count = { $count ->
    [0] Aún no hay ejercicios
    [one] Un ejercicio
   *[other] { $count } ejercicios, en este orden
}
making-points-by-goal = puntos por objetivo
making-points = puntos
making-add = Añadir un ejercicio
making-from-file = Desde un archivo…
making-says-empty = Un concurso es una serie de ejercicios con un tiempo. Cada ejercicio se copia en el archivo del concurso.
making-says-order = Arrastra una fila para cambiar el orden. Los puntos son una propuesta: púlsalos para cambiarlos.
making-own = Ejercicio tuyo
making-of-course = { $course }, { $number }
making-right = correcto
making-goal-points = { $goal }: { $points }
making-points-unit = { $count ->
    [one] punto
   *[other] puntos
}
making-minutes-unit = { $count ->
    [one] minuto
   *[other] minutos
}
making-file-contest = el concurso, para ti
making-file-pupils = la copia para los alumnos, sin soluciones
making-file-sheets = { $count ->
    [one] una hoja para imprimir
   *[other] { $count } hojas para imprimir
}
making-save = Guardar el concurso
making-save-again = Guardar de nuevo
making-save-title = Dónde guardar el concurso
making-saved = El concurso está en «{ $path }». Al lado están la copia para los alumnos y las hojas.
making-print = Abrir las hojas para imprimir
making-says-next = En cada ordenador del concurso: Archivo, Para docentes…, Concurso desde un archivo…, y la copia para los alumnos.
making-unsaved-says = Este concurso aún no está guardado. Si abres otro, se pierde.
making-keep = Seguir con este
making-pupils-file = alumnos
making-sheets-file = hojas
making-move = Mover «{ $title }», en el lugar { $number } de { $count }: flechas arriba y abajo
making-remove = Quitar «{ $title }»
making-points-of = Puntos de «{ $title }»: { $points }
making-points-for = Puntos por { $goal }
making-goal-remove = Quitar { $goal }
making-goal-add = Añadir un objetivo
making-no-tasks = Falta al menos un ejercicio: añade uno y guarda.
making-no-name = Falta el nombre del concurso: escríbelo y guarda.
making-not-judged = No dice qué debe hacer el programa: nadie puede obtener puntos.
making-no-points = Ningún objetivo da puntos: añade uno.
making-one-task = «{ $name }» es un solo ejercicio, no un concurso: añádelo con «Desde un archivo…».
making-too-many = Un concurso tiene como máximo { $most } ejercicios: los demás quedan fuera.
making-choose = ¿Qué ejercicios?
making-search = Buscar un ejercicio
making-done = Listo
