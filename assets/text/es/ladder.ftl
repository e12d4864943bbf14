### La escalera de costes: el mejor coste alcanzado y las soluciones que se abren.

menu-ladder = Escalera de costes y soluciones
ladder-title = La escalera de costes
ladder-best = Lo mejor tuyo: { $what }
ladder-best-none = Construye un programa correcto: es el primer objetivo
ladder-best-known = Lo mejor que se conoce: { $what }
ladder-last = El último objetivo de la lección: { $what }
ladder-says-how = Cuenta cada programa construido por ti que el juez acepta. Cuando alcanzas un coste, se desbloquean sus soluciones.
ladder-says-counts = Cuenta cada programa construido por ti que el juez acepta.
ladder-reached = Objetivo alcanzado: { $what }
ladder-ahead = Objetivo por alcanzar: { $what }
ladder-part-whole = la jugada entera
ladder-part-infection = la infección
ladder-part-removal = la eliminación
ladder-part-fall = la caída
ladder-closed = { $count ->
    [one] Una solución: { $parts }
   *[other] { $count } soluciones: { $parts }
}
ladder-says-closed = Esta solución todavía está bloqueada: la desbloquea un programa tuyo aceptado ({ $what } o menos).
ladder-says-rung = { $count ->
    [one] ¡Enhorabuena: { $what }, objetivo alcanzado! Se ha desbloqueado una solución: la encuentras entre los objetivos (Ctrl+L).
   *[other] ¡Enhorabuena: { $what }, objetivo alcanzado! Se han desbloqueado { $count } soluciones: las encuentras entre los objetivos (Ctrl+L).
}
ladder-says-better = Enhorabuena: { $what }, lo mejor tuyo hasta ahora.
ladder-says-best = Enhorabuena: { $what }, lo mejor que se conoce.
ladder-says-beaten = ¡Enhorabuena: { $what }! Lo mejor conocido era { $known }.
