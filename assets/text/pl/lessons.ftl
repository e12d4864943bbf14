### Lekcje i strona początkowa.

lesson-blocks = { $blocks }: bloki do wzięcia
lesson-blocks-tip = Przeciągnij je do programu albo naciśnij, żeby położyć je w obszarze roboczym
lesson-find-block = „{ $name }”: pokaż, gdzie jest wśród bloków
lesson-block-tip = Przeciągnij go do programu albo naciśnij, żeby zobaczyć, gdzie jest wśród bloków
lesson-wall = Ściana, wiersz po wierszu: { $wall }
lesson-wall-click = Kliknięcie: { $cell }
lesson-cell-marked = { $cell }, zaznaczone
lesson-cell-clicked = { $cell }, kliknięte
lesson-answer = Sprawdź
lesson-answer-no-cell = Żadne pole
lesson-answer-field = Twoja odpowiedź
lesson-answer-right = Dobrze!
lesson-answer-nothing = Najpierw podaj odpowiedź.
lesson-answer-not-a-number = Tu potrzebna jest liczba.
lesson-answer-too-small = Jeszcze nie: to za mało.
lesson-answer-too-large = Jeszcze nie: to za dużo.
lesson-answer-other-option = Jeszcze nie: to inna odpowiedź.
lesson-answer-missing = { $count ->
    [one] Jeszcze nie: brakuje jednego pola.
   *[other] Jeszcze nie: brakuje kilku pól.
}
lesson-answer-too-many = { $count ->
    [one] Jeszcze nie: jedno pole jest niepotrzebne.
   *[other] Jeszcze nie: niektóre pola są niepotrzebne.
}
lesson-answer-both = Jeszcze nie: części pól brakuje, a część jest zbędna.
lesson-answer-broken = To pytanie jest błędne: nie da się wykonać jego poleceń.
lesson-show-where = Pokaż mi, gdzie
lesson-give-hint = Daj podpowiedź
lesson-no-help = Nie, dziękuję: w tej lekcji nie
lesson-read-all = Cały tekst
lesson-step = Krok { $number } z { $count }
lesson-step-go = Przejdź do kroku { $number }
lesson-step-done = Krok { $number }: zrobiony
lesson-go-on = Dalej
lesson-steps-done = Wszystkie kroki są zrobione.
lesson-steps-done-now-you = Kroki są zrobione: teraz ty osiągnij cel.
lesson-next = Następna lekcja
lesson-then = Dalej: „{ $title }”.
lesson-previous = Poprzednia lekcja
lesson-begin-over = Zacznij tę lekcję od nowa
task-begin-over = Zacznij to zadanie od nowa
lesson-begun-over = Znowu pierwszy krok. Ctrl+Z przywraca wszystko tak, jak było.
lesson-in-course-short = Lekcja { $number } z { $count }
lesson-fold = Ukryj tekst
lesson-unfold = Pokaż tekst
lesson-solved-right = Program jest poprawny
lesson-reached = Cel osiągnięty: { $goal }.
lesson-solved-mistake = Błąd znaleziony
lesson-solved-mistake-says = Poprawiony program zawsze robi to, co powinien.
lesson-solved-next-goal = Następny cel: { $goal }.
lesson-solved-best = To najlepszy znany wynik.
lesson-solved-last = To ostatni cel tej lekcji.
lesson-solved-done = To zadanie jest zrobione.
lesson-solved-solutions = { $count ->
    [one] Zobacz rozwiązanie
    [few] Zobacz { $count } rozwiązania
   *[other] Zobacz { $count } rozwiązań
}
lesson-other-course = Przejdź do kursu „{ $title }”
lesson-to-home = Wróć na początek
menu-print-task = Arkusz zadania do wydruku…
dialog-task-title = Zapisz arkusz zadania
home = Początek
home-welcome = Kilka minut, bez znajomości programowania.
home-headline = Zbuduj program, który porusza ścianą.
home-wall = Ściana gra sama: kliknięcie, znikają cegły jednego koloru, pozostałe spadają
home-minutes = około { $minutes ->
    [one] minuty
   *[other] { $minutes } minut
}
home-games = Inne gry
home-cost = koszt
home-lesson-of = Lekcja { $number }: { $title }
home-best = twój najlepszy: { $best }
home-go-on = Kontynuuj
home-free = Buduj swobodnie
home-free-says = Wszystkie bloki, dowolna ściana.
home-full = Pełna gra
home-simplified = Gra uproszczona
home-free-named = Buduj swobodnie: { $name }
home-free-named-best = Buduj swobodnie: { $name }, rekord { $best }
home-lessons = Lekcje: { $done } z { $count }
home-lesson = { $number }. { $title }
home-lesson-done = { $number }. { $title }: zrobiona
home-tasks = Ta sama ściana, inne ruchy: rozwiązane { $done } z { $count }
home-teaching = Dla nauczycieli
home-open-file = Otwórz zadanie lub kurs albo upuść go tutaj
home-progress = Postępy
home-progress-none = Nie zaczęto jeszcze żadnego zadania.
home-progress-begun = zaczęte
home-progress-done = zrobione
home-progress-clear = Zapomnij: { $name }
home-progress-clear-all = Zapomnij wszystko
home-progress-clear-sure = Tak, zapomnij wszystko
