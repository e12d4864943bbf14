### Los ejercicios: el que está abierto, sus objetivos, sus soluciones y sus errores por encontrar.

goal-cost = coste { $cost }
goal-blocks = { $count ->
    [one] { $blocks } bloque
   *[other] { $blocks } bloques
}
goal-steps = { $count ->
    [one] { $steps } paso
   *[other] { $steps } pasos
}
goals-title = Los objetivos
goals-closed = { $count ->
    [one] Una solución
   *[other] { $count } soluciones
}
goals-mistakes = Encuentra el error
goals-mistakes-how = Estos programas tienen un error. Abre uno y corrígelo: al lado ves un caso en el que falla.
goals-mistake-found = error encontrado
goals-mistake-open = error por encontrar
task-gone = Este ejercicio ya no está.
task-strange = El programa es para el ejercicio «{ $id }», que aquí no se conoce: está abierto para el juego completo y conserva ese nombre. Abre el archivo del ejercicio para trabajar en él.
task-strange-contest = El programa es para el ejercicio «{ $id }», que este concurso no tiene: aquí cuenta para «{ $title }» y conserva ese nombre.
task-opened = Ejercicio abierto: «{ $title }».
task-done = Enhorabuena: el programa hace lo que debe.
task-first = Es la primera lección.
task-last = Es la última lección.
task-no-course = Este ejercicio no forma parte de un curso.
task-no-solutions = Las soluciones de este ejercicio no se abren.
task-solution-opened = Solución abierta, como copia: «{ $name }».
task-mistake-opened = «{ $name }» tiene un error: encuéntralo y corrígelo.
task-mistake-found = Enhorabuena: has encontrado y corregido el error.
judging-task-fault = ejercicio con un error
stage-wall-listed = Pared { $number } del ejercicio
stage-done = { $count ->
    [one] Jugada hecha en { $steps } paso.
   *[other] Jugada hecha en { $steps } pasos.
}
block-not-in-task = Este bloque no está en el ejercicio: sustitúyelo por otros de la paleta.
task-hint-more = Dime más
task-no-hints = En este ejercicio no hay pistas.
task-no-examples = En este ejercicio no se abren ejemplos.
task-not-there = Bloques que no están en el ejercicio
stage-phase-before = { $name }: ya está hecha cuando empieza el programa
stage-phase-programs = { $name }: la hace tu programa
stage-phase-after = { $name }: se hace después de tu programa
task-all-undone = Aquí empieza el ejercicio: no hay nada más que deshacer. Una vez más lleva de vuelta a «{ $title }».
