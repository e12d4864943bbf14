### El marco: la franja encima del programa, el cajón a su lado, la línea de abajo.

frame-compare = Comparar
frame-help = Ayuda
frame-games = Juegos
frame-wide = Programa ancho
frame-blocks = { $count ->
    [one] bloque
   *[other] bloques
}
frame-steps = { $count ->
    [one] paso
   *[other] pasos
}
band-goal-reached = Objetivo { $cost }: alcanzado
band-goal-hinted = Objetivo { $cost }: alcanzado con una pista
band-goal-next = Objetivo { $cost }: el siguiente
band-goal-ahead = Objetivo { $cost }: más adelante
band-goal-tip = { $name }. Muestra las soluciones
drawer-close = Cerrar el panel (Esc)

## Lo que ayudó en un juego

games-helped = No cuenta para los récords: { $helps }
games-help-known = tablero ya visto
games-help-hint = pista
games-help-probabilities = probabilidades
games-help-peek = vistazo
games-help-undo = jugada deshecha
games-help-solver = jugada del programa
games-help-revealed = minas mostradas
