### Cele: najlepszy osiągnięty koszt i rozwiązania, które się otwierają.

menu-ladder = Cele i rozwiązania
ladder-title = Cele
ladder-best = Twój najlepszy wynik: { $what }
ladder-best-none = Zbuduj poprawny program: to pierwszy cel
ladder-best-given = Ten program otwarto jako gotowy: cele liczą się, gdy zbudujesz własny albo ulepszysz ten
ladder-best-known = Najlepszy znany wynik: { $what }
ladder-last = Ostatni cel lekcji: { $what }
ladder-best-possible = Lepiej się nie da: { $what }. Żaden poprawny program nie kosztuje mniej.
ladder-at-least = Co najmniej { $least }; najlepszy znany wynik: { $what }. Znajdziesz lepszy?
ladder-least = { $goal }. Lepiej się nie da.
ladder-says-how = Liczy się każdy poprawny program zbudowany przez ciebie. Gdy osiągniesz koszt, odblokowują się jego rozwiązania.
ladder-says-counts = Liczy się każdy poprawny program zbudowany przez ciebie.
ladder-reached = Cel osiągnięty: { $what }
ladder-hinted = Cel osiągnięty z podpowiedzią: { $what }
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
ladder-says-closed = To rozwiązanie jest jeszcze zablokowane: odblokuje je twój poprawny program ({ $what } lub mniej).
ladder-says-rung = { $count ->
    [one] Brawo: { $what }, cel osiągnięty! Odblokowało się jedno rozwiązanie: jest wśród celów (Ctrl+L).
    [few] Brawo: { $what }, cel osiągnięty! Odblokowały się { $count } rozwiązania: są wśród celów (Ctrl+L).
   *[other] Brawo: { $what }, cel osiągnięty! Odblokowało się { $count } rozwiązań: są wśród celów (Ctrl+L).
}
ladder-says-better = Brawo: { $what }, twój najlepszy wynik do tej pory.
ladder-says-best = Brawo: { $what }, najlepszy znany wynik.
ladder-says-beaten = Brawo: { $what }! Najlepszy znany wynosił { $known }.
ladder-says-hinted = Z podpowiedzią: { $what }. Cel dostaje pierścień, a ptaszka, gdy dojdziesz tam bez „Zastosuj”.

## Dlaczego żaden program nie kosztuje mniej

least-needs = Bez bloku, który { $deeds }, z tej ściany nie da się zrobić tamtej.
least-removes = usuwa cegłę
least-lowers = opuszcza cegłę
least-plays = usuwa obszar i zrzuca cegły
least-paints = maluje na { $colour ->
        [red] czerwono
        [green] zielono
        [blue] niebiesko
        [yellow] żółto
       *[fuchsia] kolor fuksji
    }
least-infects = zaraża
least-cures = leczy
least-proved-title = Co znaczy „udowodnione”?
least-proved-tried = Próbując różnych ścian, można odkryć, że program jest błędny. Nie da się tak odkryć, że jest poprawny: ścian jest o wiele więcej, niż można wypróbować.
least-proved-reason = „Udowodnione” znaczy, że jest powód, który dotyczy wszystkich ścian, także tych, których nikt nie wypróbował.
least-proved-wall = Ta ściana jest takim powodem. Bez brakującego bloku pozostałe bloki nigdy nie zrobią z niej właściwej ściany, w żadnej kolejności. Dlatego każdy tańszy program myli się tutaj, nawet taki, którego nikt jeszcze nie napisał.

## Wyniki

scores-axes = Wykres wyników: koszt i kroki
scores-numbers = koszt { $cost }, bloki { $blocks }, kroki { $steps }
scores-present = obecny program
scores-par = znany program
scores-fewest-blocks = Najmniej bloków dotąd: { $blocks }
scores-fewest-steps = Najmniej kroków dotąd: { $steps }
scores-next = Teraz: { $what }
scores-see-chart = wykres wyników: Ctrl+L
scores-see-film = film z ruchu: { $file } › { $export }
scores-now = teraz: { $cost }
scores-yours = twoje
scores-solutions = rozwiązania
scores-to-reach = do osiągnięcia
scores-size = wielkość: bloki
scores-steps = kroki
