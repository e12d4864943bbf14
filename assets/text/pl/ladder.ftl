### Drabina kosztów: najlepszy osiągnięty koszt i rozwiązania, które się otwierają.

menu-ladder = Drabina kosztów i rozwiązania
ladder-title = Drabina kosztów
ladder-best = Twój najlepszy koszt: { $cost }
ladder-best-none = Zbuduj poprawny program: to pierwszy szczebel
ladder-best-known = Najlepszy znany: { $cost }
ladder-says-how = Liczy się każdy zbudowany przez ciebie program, który sędzia przyjmie. Gdy osiągniesz koszt, otwierają się jego rozwiązania.
ladder-reached = Koszt { $cost }: osiągnięty
ladder-ahead = Koszt { $cost }: do osiągnięcia
ladder-part-whole = cały ruch
ladder-part-infection = zarażanie
ladder-part-removal = usuwanie
ladder-part-fall = spadanie
ladder-closed = { $count ->
    [one] Jedno rozwiązanie: { $parts }
    [few] { $count } rozwiązania: { $parts }
   *[other] { $count } rozwiązań: { $parts }
}
ladder-says-closed = To rozwiązanie jest jeszcze zamknięte: otwiera się, gdy twój przyjęty program kosztuje { $cost } lub mniej.
ladder-says-rung = { $count ->
    [one] Brawo: koszt { $cost }, nowy szczebel! Otworzyło się jedno rozwiązanie: jest na drabinie kosztów (Ctrl+L).
    [few] Brawo: koszt { $cost }, nowy szczebel! Otworzyły się { $count } rozwiązania: są na drabinie kosztów (Ctrl+L).
   *[other] Brawo: koszt { $cost }, nowy szczebel! Otworzyło się { $count } rozwiązań: są na drabinie kosztów (Ctrl+L).
}
ladder-says-better = Brawo: koszt { $cost }, twój najlepszy do tej pory.
ladder-says-best = Brawo: koszt { $cost }, najlepszy znany.
ladder-says-beaten = Brawo: koszt { $cost }! Najlepszy znany wynosił { $known }.
