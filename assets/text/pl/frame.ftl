### Rama okna: pasek nad programem, szuflada obok niego, linia pod nim.

frame-compare = Porównaj
frame-help = Pomoc
frame-games = Gry
frame-wide = Szeroki program
frame-blocks = { $count ->
    [one] blok
    [few] bloki
   *[other] bloków
}
frame-steps = { $count ->
    [one] krok
    [few] kroki
   *[other] kroków
}
band-goal-reached = Cel { $cost }: osiągnięty
band-goal-hinted = Cel { $cost }: osiągnięty z podpowiedzią
band-goal-next = Cel { $cost }: następny
band-goal-ahead = Cel { $cost }: później
band-goal-tip = { $name }. Pokazuje rozwiązania
drawer-close = Zamknij panel (Esc)

## Co pomogło w grze

games-helped = Nie liczy się do rekordów: { $helps }
games-help-known = plansza już znana
games-help-hint = podpowiedź
games-help-probabilities = prawdopodobieństwa
games-help-peek = podgląd
games-help-undo = cofnięty ruch
games-help-solver = ruch programu
games-help-revealed = pokazane miny
