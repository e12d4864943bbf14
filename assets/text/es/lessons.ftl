### Las lecciones y la página inicial.

lesson-blocks = { $blocks }: bloques para usar
lesson-blocks-tip = Arrástralos al programa, o púlsalos para dejarlos en el lienzo
lesson-find-block = «{ $name }»: mostrar dónde está entre los bloques
lesson-block-tip = Arrástralo al programa, o púlsalo para ver dónde está entre los bloques
lesson-wall = Una pared, fila por fila: { $wall }
lesson-wall-click = Clic en: { $cell }
lesson-cell-marked = { $cell }, marcada
lesson-cell-clicked = { $cell }, pulsada
lesson-answer = Comprobar
lesson-answer-no-cell = Ninguna casilla
lesson-answer-field = Tu respuesta
lesson-answer-right = ¡Correcto!
lesson-answer-nothing = Primero da una respuesta.
lesson-answer-not-a-number = Aquí hace falta un número.
lesson-answer-too-small = Todavía no: es más.
lesson-answer-too-large = Todavía no: es menos.
lesson-answer-other-option = Todavía no: es otra.
lesson-answer-missing = { $count ->
    [one] Todavía no: falta una casilla.
   *[other] Todavía no: faltan casillas.
}
lesson-answer-too-many = { $count ->
    [one] Todavía no: sobra una casilla.
   *[other] Todavía no: sobran casillas.
}
lesson-answer-both = Todavía no: faltan algunas casillas y sobran otras.
lesson-answer-broken = Esta pregunta está mal: sus instrucciones no se pueden ejecutar.
lesson-show-where = Muéstrame dónde
lesson-give-hint = Dame una pista
lesson-no-help = No, gracias: en esta lección no
lesson-read-all = Leer todo
lesson-step = Paso { $number } de { $count }
lesson-step-go = Ir al paso { $number }
lesson-step-done = Paso { $number }: hecho
lesson-go-on = Siguiente
lesson-steps-done = Todos los pasos están hechos.
lesson-steps-done-now-you = Los pasos están hechos: ahora te toca alcanzar el objetivo.
lesson-next = Siguiente lección
lesson-then = Después viene «{ $title }».
lesson-previous = Lección anterior
lesson-begin-over = Empezar de nuevo esta lección
task-begin-over = Empezar de nuevo este ejercicio
lesson-begun-over = De nuevo en el primer paso. Con Ctrl+Z vuelve todo como estaba.
lesson-in-course-short = Lección { $number } de { $count }
lesson-fold = Ocultar el texto
lesson-unfold = Mostrar el texto
lesson-solved-right = El programa es correcto
lesson-reached = Objetivo alcanzado: { $goal }.
lesson-solved-mistake = Error encontrado
lesson-solved-mistake-says = El programa corregido hace siempre lo que debe.
lesson-solved-next-goal = El siguiente objetivo: { $goal }.
lesson-solved-best = Es lo mejor que se conoce.
lesson-solved-last = Es el último objetivo de esta lección.
lesson-solved-done = Este ejercicio está hecho.
lesson-solved-solutions = { $count ->
    [one] Ver la solución
   *[other] Ver { $count } soluciones
}
lesson-other-course = Ir al curso «{ $title }»
lesson-to-home = Volver al inicio
menu-print-task = Hoja del ejercicio para imprimir…
dialog-task-title = Guardar la hoja del ejercicio
home = Inicio
home-welcome = Unos minutos, sin saber nada de programación.
home-headline = Construye el programa que mueve la pared.
home-wall = La pared juega sola: un clic, desaparecen los ladrillos del mismo color y los demás caen
home-minutes = { $minutes ->
    [one] alrededor de un minuto
   *[other] unos { $minutes } minutos
}
home-games = Otros juegos
home-cost = coste
home-lesson-of = Lección { $number }: { $title }
home-best = tu mejor: { $best }
home-go-on = Continuar
home-free = Construye libremente
home-free-says = Todos los bloques, la pared que quieras.
home-full = Juego completo
home-simplified = Juego simplificado
home-free-named = Construye libremente: { $name }
home-free-named-best = Construye libremente: { $name }, récord { $best }
home-lessons = { $done } de { $count } lecciones
home-lesson = { $number }. { $title }
home-lesson-done = { $number }. { $title }: hecha
home-tasks = La misma pared, otras jugadas: { $done } de { $count } resueltos
home-teaching = Para docentes
home-open-file = Abre un ejercicio o un curso, o arrástralo aquí
home-progress = Progreso
home-progress-none = Todavía no has empezado ningún ejercicio.
home-progress-begun = empezado
home-progress-done = hecho
home-progress-clear = Olvidar: { $name }
home-progress-clear-all = Olvidar todo
home-progress-clear-sure = Sí, olvidar todo
