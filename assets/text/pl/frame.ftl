### Rama okna: pasek nad programem, szuflada obok niego, linia pod nim.

frame-compare = Porównaj
frame-help = Pomoc
frame-fit = Całość
frame-bin = Kosz
band-next = następny: { $cost }
band-goal-reached = Cel { $cost }: osiągnięty
band-goal-hinted = Cel { $cost }: osiągnięty z podpowiedzią
band-goal-next = Cel { $cost }: następny
band-goal-ahead = Cel { $cost }: później
band-goal-tip = { $name }. Pokazuje rozwiązania
drawer-close = Zamknij szufladę (Esc)
drawer-more = Pokaż szczegóły
drawer-less = Ukryj szczegóły

## Co pomogło w grze

games-helped = Nie liczy się do rekordów: { $helps }
games-help-known = plansza już znana
games-help-hint = podpowiedź
games-help-probabilities = prawdopodobieństwa
games-help-peek = podgląd
games-help-undo = cofnięty ruch
games-help-solver = ruch programu
games-help-revealed = pokazane miny
