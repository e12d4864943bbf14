### Zadania: to, które jest otwarte, jego cele, rozwiązania i błędy do znalezienia.

goal-cost = koszt { $cost }
goal-blocks = { $count ->
    [one] { $blocks } blok
    [few] { $blocks } bloki
   *[other] { $blocks } bloków
}
goal-steps = { $count ->
    [one] { $steps } krok
    [few] { $steps } kroki
   *[other] { $steps } kroków
}
goals-title = Cele
goals-closed = { $count ->
    [one] Jedno rozwiązanie
    [few] { $count } rozwiązania
   *[other] { $count } rozwiązań
}
goals-mistakes = Znajdź błąd
goals-mistakes-how = W tych programach jest błąd. Otwórz jeden z nich i popraw go: obok widzisz przypadek, w którym się myli.
goals-mistake-found = błąd znaleziony
goals-mistake-open = błąd do znalezienia
task-gone = Tego zadania już nie ma.
task-strange = Program jest do zadania „{ $id }”, którego tu nie ma: jest otwarty do pełnej gry i zachowuje tę nazwę. Aby nad nim pracować, otwórz plik zadania.
task-strange-contest = Program jest do zadania „{ $id }”, którego w tym konkursie nie ma: tu liczy się do zadania „{ $title }” i zachowuje tę nazwę.
task-opened = Otwarto zadanie: „{ $title }”.
task-done = Brawo: program robi to, co ma robić.
task-first = To jest pierwsza lekcja.
task-last = To jest ostatnia lekcja.
task-no-course = To zadanie nie należy do żadnego kursu.
task-no-solutions = Rozwiązania tego zadania się nie otwierają.
task-solution-opened = Otwarto kopię rozwiązania: „{ $name }”.
task-mistake-opened = W programie „{ $name }” jest błąd: znajdź go i popraw.
task-mistake-found = Brawo: błąd znaleziony i poprawiony.
judging-task-fault = zadanie z błędem
stage-wall-listed = Ściana { $number } z zadania
stage-done = { $count ->
    [one] Ruch wykonany w { $steps } krok.
    [few] Ruch wykonany w { $steps } kroki.
   *[other] Ruch wykonany w { $steps } kroków.
}
block-not-in-task = Tego bloku nie ma w zadaniu: zastąp go blokami z palety.
task-hint-more = Powiedz więcej
task-no-hints = W tym zadaniu nie ma podpowiedzi.
task-no-examples = W tym zadaniu nie otwiera się przykładów.
task-not-there = Bloki, których nie ma w zadaniu
stage-phase-before = { $name }: zrobione, zanim ruszy program
stage-phase-programs = { $name }: to robi twój program
stage-phase-after = { $name }: robi się po twoim programie
task-all-undone = Tu zaczyna się zadanie: nie ma już czego cofnąć. Jeszcze raz, a wrócisz do „{ $title }”.
