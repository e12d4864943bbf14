### Rama okna: pasek nad programem, szuflada obok niego, linia pod nim.

frame-compare = Porównaj
frame-help = Pomoc
frame-fit = Całość
frame-bin = Kosz
# $cost (String) - liczba
band-next = następny: { $cost }
band-least = najmniejszy znany
band-in-hand = bloki w ręce
band-goals = Cele
# $cost (String) - liczba
band-goal-reached = Cel { $cost }: osiągnięty
# $cost (String) - liczba
band-goal-next = Cel { $cost }: następny
# $cost (String) - liczba
band-goal-ahead = Cel { $cost }: później
# $name (String) - nazwa celu
band-goal-tip = { $name }. Pokaż rozwiązania.
drawer-close = Zamknij szufladę (Esc)
drawer-more = Pokaż szczegóły
drawer-less = Ukryj szczegóły
