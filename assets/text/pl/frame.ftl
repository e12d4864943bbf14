### Rama okna: pasek nad programem, szuflada obok niego, linia pod nim.

frame-compare = Porównaj
frame-help = Pomoc
frame-fit = Całość
frame-bin = Kosz
band-next = następny: { $cost }
band-least = najmniejszy znany
band-goals = Cele
band-goal-reached = Cel { $cost }: osiągnięty
band-goal-next = Cel { $cost }: następny
band-goal-ahead = Cel { $cost }: później
band-goal-tip = { $name }. Pokazuje rozwiązania
drawer-close = Zamknij szufladę (Esc)
drawer-more = Pokaż szczegóły
drawer-less = Ukryj szczegóły
