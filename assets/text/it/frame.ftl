### La cornice: la fascia sopra il programma, il cassetto accanto, la riga sotto.

frame-compare = Confronta
frame-help = Aiuto
frame-games = Giochi
frame-wide = Programma largo
# $count (Number) - quanti blocchi
frame-blocks = { $count ->
    [one] blocco
   *[other] blocchi
}
# $count (Number) - quanti passi
frame-steps = { $count ->
    [one] passo
   *[other] passi
}
# $cost (String) - un numero
band-goal-reached = Traguardo { $cost }: raggiunto
# $cost (String) - il costo
band-goal-hinted = Traguardo { $cost }: raggiunto con un suggerimento
# $cost (String) - un numero
band-goal-next = Traguardo { $cost }: il prossimo
# $cost (String) - un numero
band-goal-ahead = Traguardo { $cost }: più avanti
# $name (String) - il nome del traguardo
band-goal-tip = { $name }. Mostra le soluzioni
drawer-close = Chiudi il pannello (Esc)

## Che cosa ha aiutato in un gioco

# $helps (String) - che cosa ha aiutato
games-helped = Non conta per i record: { $helps }
games-help-known = tavola già vista
games-help-hint = suggerimento
games-help-probabilities = probabilità
games-help-peek = sbirciata
games-help-undo = mossa annullata
games-help-solver = mossa del programma
games-help-revealed = mine mostrate
