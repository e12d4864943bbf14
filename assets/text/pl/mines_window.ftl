### Saper w oknie.

## Gra

mines-new = Nowa gra
mines-new-tip = Inna plansza z tymi samymi ustawieniami (N)
mines-choose = { $size }: wybierz wielkość i zasady
mines-choose-tip = Wielkość, zasady i numer planszy (Ctrl+N)
mines-restart = Ta sama plansza, od początku (R)
mines-pause = Pauza (P)
mines-go-on = Wznów (P)
mines-paused = Pauza: kliknij planszę albo naciśnij P, żeby grać dalej.
mines-left = Miny do oznaczenia: { $count }
mines-time = Czas: { $time }
mines-board-number = Plansza { $number } · { $kind }
mines-board-given = Plansza z pliku
mines-board-number-tip = Tę samą planszę dostaniesz przy tym samym numerze, tych samych ustawieniach i tym samym pierwszym polu.
mines-ready = Odsłoń pole. Liczba mówi, ile min jest dookoła. Prawym przyciskiem lub F stawiasz flagę.
mines-lost = Na polu ({ $row }, { $column }) była mina.
mines-won = Wygrana! Czas: { $time }
mines-losses = { $count ->
    [one] Jedna mina wybuchła i została cofnięta
    [few] { $count } miny wybuchły i zostały cofnięte
   *[other] { $count } min wybuchło i zostało cofniętych
}
mines-undo = Cofnij
mines-undo-key = Cofnij (Ctrl+Z)
mines-undone = Mina jest znów zakryta. Gra liczy się jako przegrana.
mines-taken-back = Ostatni ruch cofnięty: gra już się nie liczy.
mines-reveal = Pokaż miny
mines-flag-holds = Tu jest flaga: zdejmij ją, zanim odsłonisz pole.
mines-refused = Taka plansza nie jest możliwa: { $why }.
mines-no-thread = Komputer jest zbyt zajęty, żeby szukać planszy: zamknij jakiś program i spróbuj jeszcze raz.
mines-laying = Szukam planszy, którą da się rozwiązać bez zgadywania…
mines-laying-stop = Przerwij
mines-laying-stopped = Szukanie zostało przerwane. Przy mniejszej liczbie min trwa krócej.

## Pola, dla tych, którzy ich nie widzą

mines-board = Saper, { $columns } na { $rows }
mines-cell-chance = { $cell }, mina: { $percent }%
mines-cell-closed = zakryte
mines-cell-flag = flaga
mines-cell-question = znak zapytania
mines-cell-clue = { $clue } dookoła
mines-cell-mine = mina
mines-cell-fatal = wybuchła mina
mines-cell-wrong-flag = zła flaga
mines-large = Duże pola, dla palców

## Pomoc

mines-advise-tip = Mówi, co można wywnioskować i dlaczego; naciśnij jeszcze raz, żeby to zrobić (H)
mines-advise-again = Naciśnij jeszcze raz, żeby to zrobić.
mines-thinking = Myślę…
mines-first-safe = Odsłoń dowolne pole: pierwsze jest bezpieczne.
mines-first-any = Odsłoń dowolne pole: o pierwszym nic nie wiadomo.
mines-guess = Nie da się nic wywnioskować: trzeba zaryzykować. Najlepsze pole to ({ $row }, { $column }), mina: { $percent }%.
mines-guess-win = Szansa na wygraną: { $percent }%.
mines-guess-again = Naciśnij jeszcze raz, żeby je odsłonić.
mines-nothing-to-open = Nie ma już nic do odsłonięcia.
mines-heat = Szanse
mines-heat-button-tip = Prawdopodobieństwo miny na każdym zakrytym polu, w procentach (V)
mines-heat-tip = Liczby na zakrytych polach to prawdopodobieństwo miny, w procentach. Ptaszek oznacza bezpieczne pole. Niebieska obwódka z kropką oznacza najlepsze pole.
mines-heat-not-exact = Pozycja jest zbyt skomplikowana, żeby policzyć wszystko: prawdopodobieństwa są przybliżone, z błędem do około { $error } p.p.
mines-peek = Zajrzyj
mines-peek-tip = Pokazuje, co jest pod wskazanym polem (K)
mines-peek-laid = Miny są już rozmieszczone: pole ({ $row }, { $column }) jest bezpieczne. Gra się nie liczy.
mines-peek-nothing = Miny pojawią się, gdy odsłonisz pierwsze pole.
mines-flagging = Flaga
mines-flagging-tip = Kliknięcie lub dotknięcie stawia flagę, zamiast odsłaniać (B)
mines-auto-stop = Zatrzymaj komputer
mines-auto-step = Jeden ruch (S)
mines-auto-words = Komputer gra za ciebie
mines-slowest = Najwolniej: ruch co dwie sekundy
mines-at-once = Od razu: ruch za ruchem
mines-speed = Szybkość: ruch co { $seconds } s

## Oglądanie gry

mines-replay-title = Powtórka gry
mines-replay-time = Czas w grze: { $time }
mines-replay-run = Odtwarzaj (spacja)
mines-replay-back = Czynność wstecz (strzałka w lewo)
mines-replay-forward = Czynność naprzód (strzałka w prawo)
mines-replay-begins = Przed pierwszą czynnością.
mines-leave = Wróć do gry
mines-action-open = Odsłania ({ $row }, { $column }).
mines-action-mark = Oznacza ({ $row }, { $column }).
mines-action-chord = Odsłania wokół ({ $row }, { $column }).
mines-action-undo = Cofa.

## Pozycja z pliku

mines-study = Pozycja do zbadania
mines-study-tip = Nikt nie wie, co jest pod polami. „Podpowiedź” i „Szanse” pokazują, co można wywnioskować. Wybierz wyżej, co wstawić na pole.
mines-study-contradiction = Pozycja jest sprzeczna: żaden układ min nie zgadza się z polem ({ $row }, { $column }).
mines-study-open = Bezpieczne pola są zaznaczone: wpisz, jakie liczby są pod spodem.
mines-brush = Kliknięcie wstawia:
mines-cannot-stand = To tu nie pasuje: liczba jest większa niż liczba sąsiednich pól albo min jest za dużo.
mines-position-opened = Otwarto pozycję: twoja gra czeka.
mines-board-opened = Otwarto planszę: miłej gry.
mines-save-position = Zapisz to, co widzisz…
mines-save-board = Zapisz planszę z minami…
mines-dialog-open = Otwórz pozycję lub planszę
mines-dialog-save = Zapisz dla Sapera
mines-name-position = pozycja
mines-name-board = plansza
mines-too-large-to-show = Okno pokazuje plansze od { $low } do { $high } kolumn i wierszy; do większej użyj w terminalu clickomania mines.

## Wybory nowej gry

mines-size-title = Wielkość
mines-size-beginner = Początkujący
mines-size-intermediate = Średnio zaawansowany
mines-size-expert = Ekspert
mines-size-own = Własna
mines-measures = { $columns } × { $rows }, miny: { $mines }
mines-columns = Kolumny
mines-rows = Wiersze
mines-mines = Miny
mines-mines-refused = Przy tej wielkości min może być od 1 do { $most }.
mines-seed-title = Numer planszy
mines-seed-present = Obecna
mines-seed-tip = Puste: następna. Ten sam numer, te same ustawienia i to samo pierwsze pole dają tę samą planszę.
mines-seed-refused = Numer planszy musi być liczbą całkowitą od 0 do { $most }.
mines-rule-title = Rozkład min
mines-rule-any = losowo
mines-rule-any-tip = Wszystkie plansze są tak samo prawdopodobne
mines-rule-not-enclosed = żadna mina nie jest zamknięta wśród min
mines-rule-not-enclosed-tip = Każda mina ma obok pole bez miny, które może ją zdradzić
mines-rule-repaired = bez zgadywania, poprawiona
mines-rule-repaired-tip = Do rozwiązania wystarczy wnioskowanie. Szybko: tam, gdzie nie da się już nic wywnioskować, program przesuwa miny. Nie wszystkie plansze są tak samo prawdopodobne
mines-rule-filtered = bez zgadywania, losowana
mines-rule-filtered-tip = Do rozwiązania wystarczy wnioskowanie. Program losuje plansze, aż któraś pasuje: wszystkie są tak samo prawdopodobne, ale przy wielu minach to trwa
mines-rule-one-clue = bez zgadywania: jedna liczba
mines-rule-two-clues = bez zgadywania: dwie liczby
mines-rule-mines-left = bez zgadywania: pozostałe miny
mines-rule-cases = bez zgadywania: wszystkie przypadki
mines-rule-difficulty-tip = Najtrudniejsze potrzebne wnioskowanie jest takie: jedna liczba naraz, dwie razem, liczba pozostałych min albo wszystkie przypadki
mines-first-title = Pierwsze pole
mines-first-choice-zero = odsłania pusty obszar
mines-first-choice-safe = jest bezpieczne
mines-first-choice-any = może być miną
mines-flags-title = Flagi
mines-question-marks = Także znaki zapytania
mines-win-by-flags = Wygrywa też oznaczenie wszystkich min

## Statystyki

mines-statistics = Statystyki
mines-statistics-empty = Nie masz jeszcze żadnej skończonej gry.
mines-history = Ostatnie gry
mines-kind-title = Rodzaj
mines-kind-zero = zaczyna się od zera
mines-kind-no-flags = bez flag
mines-date = Data (UTC)
mines-time-title = Czas
mines-outcome = Wynik
mines-outcome-won = wygrana
mines-outcome-lost = przegrana
mines-outcome-abandoned = porzucona
mines-outcome-helped = { $outcome }, z pomocą
mines-statistics-tip = Liczą się gry bez pomocy na nowych planszach, według rodzaju. Porzucone liczą się jako rozegrane. Punkty: 1000 × 3BV / (dziesiąte sekundy + 10).
mines-games = Rozegrane
mines-wins = Wygrane
mines-wins-share = { $wins } ({ $percent }%)
mines-times = Najlepsze czasy
mines-best-time = Najlepszy czas
mines-mean-time = Średni czas
mines-best-per-second = Najlepsze 3BV/s
mines-three-bv = 3BV
mines-three-bv-per-second = 3BV/s
mines-clicks = Kliknięcia
mines-clicks-left = odsłaniające
mines-clicks-right = oznaczające
mines-clicks-chord = na liczbach
mines-clicks-wasted = zmarnowane
mines-openings = Otwarcia
mines-islands = Wyspy
mines-efficiency = Sprawność
mines-percent = { $percent }%
mines-forget = Usuń wszystko

## Historia gry

mines-story-title = Historia kliknięć
mines-story-safe = Było bezpieczne.
mines-story-forced = Zgadywanie z ryzykiem { $percent }%: nic nie było bezpieczniejsze.
mines-story-needless = Zgadywanie z ryzykiem { $percent }%, choć pole ({ $row }, { $column }) było bezpieczne.
mines-story-worse = Zgadywanie z ryzykiem { $percent }%, choć na polu ({ $row }, { $column }) wynosiło ono { $least }%: oczekiwana strata to { $loss } p.p.
mines-replay-speed = Szybkość: { $speed } razy szybkość gry
mines-save-replay = Zapisz zakończoną grę…
mines-copy-replay = Kopiuj grę jako tekst
mines-paste = Wklej grę lub pozycję
mines-name-replay = gra
mines-replay-none = Grę można zapisać i skopiować, gdy jest zakończona.
mines-replay-copied = Grę skopiowano: to wiersz tekstu, wklej go, gdzie chcesz.
mines-replay-opened = Otwarto grę: oglądasz ją od początku.
mines-paste-refused = Skopiowany tekst nie jest ani grą, ani pozycją: { $why }
mines-draw = Narysuj pozycję
mines-draw-tip = Pusta plansza tej wielkości: wpisz liczby, które widzisz gdzie indziej, i pytaj o podpowiedzi i prawdopodobieństwa
mines-drawing = Pusta plansza: wybierz, co wstawić, i klikaj pola.

## Rekordy

mines-records-title = Twoje rekordy
mines-records-none = Wygraj taką grę bez pomocy: tu pojawią się najlepsze czasy
mines-new-record = Nowy rekord! Wcześniej: { $time }
mines-first-record = Pierwsza wygrana tego rodzaju
