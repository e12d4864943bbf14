### Drabina kosztów: najlepszy osiągnięty koszt i rozwiązania, które się otwierają.

menu-ladder = Drabina kosztów i rozwiązania
ladder-title = Drabina kosztów
ladder-best = Twój najlepszy wynik: { $what }
ladder-best-none = Zbuduj poprawny program: to pierwszy cel
ladder-best-known = Najlepszy znany wynik: { $what }
ladder-last = Ostatni cel lekcji: { $what }
ladder-says-how = Liczy się każdy zbudowany przez ciebie program, który sędzia przyjmie. Gdy osiągniesz koszt, odblokowują się jego rozwiązania.
ladder-says-counts = Liczy się każdy zbudowany przez ciebie program, który sędzia przyjmie.
ladder-reached = Cel osiągnięty: { $what }
ladder-ahead = Cel do osiągnięcia: { $what }
ladder-part-whole = cały ruch
ladder-part-infection = zarażanie
ladder-part-removal = usuwanie
ladder-part-fall = spadanie
ladder-closed = { $count ->
    [one] Jedno rozwiązanie: { $parts }
    [few] { $count } rozwiązania: { $parts }
   *[other] { $count } rozwiązań: { $parts }
}
ladder-says-closed = To rozwiązanie jest jeszcze zablokowane: odblokuje je twój przyjęty program ({ $what } lub mniej).
ladder-says-rung = { $count ->
    [one] Brawo: { $what }, cel osiągnięty! Odblokowało się jedno rozwiązanie: jest wśród celów (Ctrl+L).
    [few] Brawo: { $what }, cel osiągnięty! Odblokowały się { $count } rozwiązania: są wśród celów (Ctrl+L).
   *[other] Brawo: { $what }, cel osiągnięty! Odblokowało się { $count } rozwiązań: są wśród celów (Ctrl+L).
}
ladder-says-better = Brawo: { $what }, twój najlepszy wynik do tej pory.
ladder-says-best = Brawo: { $what }, najlepszy znany wynik.
ladder-says-beaten = Brawo: { $what }! Najlepszy znany wynosił { $known }.
