### Los objetivos: el mejor coste alcanzado y las soluciones que se abren.

menu-ladder = Objetivos y soluciones
ladder-title = Los objetivos
ladder-best = Tu mejor resultado: { $what }
ladder-best-none = Construye un programa correcto: es el primer objetivo
ladder-best-given = Este programa lo has abierto ya hecho: los objetivos cuentan cuando construyes uno tuyo o mejoras este
ladder-best-known = El mejor resultado conocido: { $what }
ladder-last = El último objetivo de la lección: { $what }
ladder-best-possible = Lo mínimo posible: { $what }. Ningún programa correcto cuesta menos.
ladder-at-least = Al menos { $least }; lo mejor que se conoce: { $what }. ¿Encuentras algo mejor?
ladder-least = { $goal }. El mínimo posible.
ladder-says-how = Cuenta cada programa correcto construido por ti. Cuando alcanzas un coste, se desbloquean sus soluciones.
ladder-says-counts = Cuenta cada programa correcto construido por ti.
ladder-reached = Objetivo alcanzado: { $what }
ladder-hinted = Objetivo alcanzado con una pista: { $what }
ladder-ahead = Objetivo por alcanzar: { $what }
ladder-part-whole = la jugada entera
ladder-part-infection = la infección
ladder-part-removal = la eliminación
ladder-part-fall = la caída
ladder-closed = { $count ->
    [one] Una solución: { $parts }
   *[other] { $count } soluciones: { $parts }
}
ladder-says-closed = Esta solución todavía está bloqueada: la desbloquea un programa tuyo correcto ({ $what } o menos).
ladder-says-rung = { $count ->
    [one] ¡Enhorabuena: { $what }, objetivo alcanzado! Se ha desbloqueado una solución: la encuentras entre los objetivos (Ctrl+L).
   *[other] ¡Enhorabuena: { $what }, objetivo alcanzado! Se han desbloqueado { $count } soluciones: las encuentras entre los objetivos (Ctrl+L).
}
ladder-says-better = Enhorabuena: { $what }, tu mejor resultado hasta ahora.
ladder-says-best = Enhorabuena: { $what }, el mejor resultado conocido.
ladder-says-beaten = ¡Enhorabuena: { $what }! El mejor resultado conocido era { $known }.
ladder-says-hinted = Con una pista: { $what }. El objetivo recibe un anillo, y la marca cuando llegues sin «Aplicar».

## Por qué ningún programa cuesta menos

least-needs = Sin un bloque que { $deeds }, esta pared no puede convertirse en aquella.
least-removes = quite un ladrillo
least-lowers = baje un ladrillo
least-plays = quite un área y haga caer los ladrillos
least-paints = pinte de { $colour ->
        [red] rojo
        [green] verde
        [blue] azul
        [yellow] amarillo
       *[fuchsia] fucsia
    }
least-infects = infecte
least-cures = quite la infección
least-proved-title = ¿Qué significa «demostrado»?
least-proved-tried = Probando paredes se puede ver que un programa falla. Nunca se puede ver que es correcto: hay muchas más paredes de las que se pueden probar.
least-proved-reason = «Demostrado» significa que hay una razón, y que esa razón vale para todas las paredes, también para las que nadie ha probado.
least-proved-wall = Esta pared es una razón. Sin el bloque que falta, los demás bloques nunca la convierten en la correcta, actúen en el orden en que actúen. Por eso aquí falla cualquier programa más barato, incluso los que nadie ha escrito todavía.

## Las puntuaciones

scores-axes = Gráfico de puntuaciones: coste y pasos
scores-numbers = coste { $cost }, bloques { $blocks }, pasos { $steps }
scores-present = el programa actual
scores-par = un programa conocido
scores-fewest-blocks = Nunca tan pocos bloques: { $blocks }
scores-fewest-steps = Nunca tan pocos pasos: { $steps }
scores-next = Ahora: { $what }
scores-see-chart = gráfico de las puntuaciones: Ctrl+L
scores-see-film = película de la jugada: { $file } › { $export }
scores-now = ahora: { $cost }
scores-yours = tuyos
scores-solutions = soluciones
scores-to-reach = por alcanzar
scores-size = tamaño: bloques
scores-steps = pasos
