### La escalera de costes: el mejor coste alcanzado y las soluciones que se abren.

menu-ladder = Escalera de costes y soluciones
ladder-title = La escalera de costes
ladder-best = Tu mejor coste: { $cost }
ladder-best-none = Construye un programa correcto: es el primer peldaño
ladder-best-known = El mejor conocido: { $cost }
ladder-says-how = Cuenta cada programa construido por ti que el juez acepta. Cuando alcanzas un coste, se abren sus soluciones.
ladder-reached = Coste { $cost }: alcanzado
ladder-ahead = Coste { $cost }: por alcanzar
ladder-part-whole = la jugada entera
ladder-part-infection = la infección
ladder-part-removal = la eliminación
ladder-part-fall = la caída
ladder-closed = { $count ->
    [one] Una solución: { $parts }
   *[other] { $count } soluciones: { $parts }
}
ladder-says-closed = Esta solución todavía está cerrada: se abre cuando un programa tuyo aceptado cuesta { $cost } o menos.
ladder-says-rung = { $count ->
    [one] ¡Enhorabuena: coste { $cost }, un peldaño alcanzado! Se ha abierto una solución: la encuentras en la escalera de costes (Ctrl+L).
   *[other] ¡Enhorabuena: coste { $cost }, un peldaño alcanzado! Se han abierto { $count } soluciones: las encuentras en la escalera de costes (Ctrl+L).
}
ladder-says-better = Enhorabuena: coste { $cost }, tu mejor hasta ahora.
ladder-says-best = Enhorabuena: coste { $cost }, el mejor que se conoce.
ladder-says-beaten = ¡Enhorabuena: coste { $cost }! El mejor conocido era { $known }.
