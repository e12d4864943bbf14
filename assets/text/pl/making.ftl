### Przygotowanie konkursu.

making-menu = Przygotuj konkurs
making-short = Konkurs
making-go-on = Wróć do przygotowywanego konkursu
making-new = Nowy konkurs
making-open = Otwórz konkurs…
making-name = Nazwa konkursu
making-name-hint = Konkurs grudniowy, klasa 2b
making-minutes = Minuty
making-extra = Dodatkowe minuty
making-says-extra = Dodatkowe minuty dostają uczniowie, którzy mają do nich prawo: przyznajesz je na początku, po podaniu hasła.
making-count = { $count ->
    [0] Nie ma jeszcze zadań
    [one] Jedno zadanie
    [few] { $count } zadania w tej kolejności
   *[other] { $count } zadań w tej kolejności
}
making-points-by-goal = punkty za cele
making-points = punkty
making-add = Dodaj zadanie
making-from-file = Z pliku…
making-says-empty = Konkurs to kilka zadań i czas na nie. Każde zadanie jest kopiowane do pliku konkursu.
making-says-order = Przeciągnij wiersz, żeby zmienić kolejność. Punkty to propozycja: naciśnij je, żeby je zmienić.
making-own = Twoje zadanie
making-of-course = { $course }, { $number }
making-right = poprawny
making-goal-points = { $goal }: { $points }
making-points-unit = { $count ->
    [one] punkt
    [few] punkty
   *[other] punktów
}
making-minutes-unit = { $count ->
    [one] minuta
    [few] minuty
   *[other] minut
}
making-file-contest = konkurs, dla ciebie
making-file-pupils = kopia dla uczniów, bez rozwiązań
making-file-sheets = { $count ->
    [one] jeden arkusz do druku
    [few] { $count } arkusze do druku
   *[other] { $count } arkuszy do druku
}
making-save = Zapisz konkurs
making-save-again = Zapisz ponownie
making-save-title = Gdzie zapisać konkurs
making-saved = Konkurs jest w pliku „{ $path }”. Obok są kopia dla uczniów i arkusze.
making-print = Otwórz arkusze do druku
making-says-next = Na każdym komputerze: Plik, Dla nauczycieli…, Konkurs z pliku…, a potem kopia dla uczniów.
making-unsaved-says = Ten konkurs nie jest jeszcze zapisany. Jeśli otworzysz inny, przepadnie.
making-keep = Pracuj dalej nad tym
making-pupils-file = uczniowie
making-sheets-file = arkusze
making-move = Przesuń „{ $title }”, miejsce { $number } z { $count }: strzałki w górę i w dół
making-remove = Usuń „{ $title }”
making-points-of = Punkty za „{ $title }”: { $points }
making-points-for = Punkty za { $goal }
making-goal-remove = Usuń { $goal }
making-goal-add = Dodaj cel
making-no-tasks = Nie ma jeszcze żadnego zadania: dodaj jedno i zapisz.
making-no-name = Konkurs nie ma jeszcze nazwy: wpisz ją i zapisz.
making-not-judged = Nie wiadomo, co ma zrobić program: nikt nie dostanie punktów.
making-no-points = Żaden cel nie daje punktów: dodaj cel.
making-one-task = „{ $name }” to jedno zadanie, nie konkurs: dodaj je przez „Z pliku…”.
making-too-many = Konkurs ma najwyżej { $most } zadań: pozostałe pominięto.
making-choose = Które zadania?
making-search = Szukaj zadania
making-done = Gotowe
