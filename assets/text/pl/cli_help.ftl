### Strony pomocy wiersza poleceń: jeden wiersz na polecenie i na opcję.

help-usage = Użycie
help-commands = Polecenia
help-arguments = Argumenty
help-options = Opcje
help-command-word = POLECENIE
help-options-word = OPCJE
help-program-word = PROGRAM
help-default = domyślnie: { $value }
help-default-game = ta z programu
help-default-jobs = wszystkie

help-about = Zbuduj z bloków program, który gra w Clickomanię, patrz, jak działa, i zrób to samo taniej.

## Polecenia

help-run = Klika z użyciem programu i pokazuje ścianę po ostatnim kliknięciu
help-trace = Pokazuje, co program robi po kliknięciu, jeden krok w wierszu
help-play = Rozgrywa całe gry na losowych ścianach, żeby liczyć i mierzyć
help-cost = Mówi, ile kosztują programy, według kategorii i bloków
help-check = Mówi, czy programy są gotowe i czego brakuje
help-words = Zapisuje program słowami, jako tekst
help-wall = Pokazuje ścianę o danym numerze

## Argumenty

help-argument-program = Program (.clickomania, .ron, .svg, .png) albo - dla standardowego wejścia
help-argument-window-file = Program, z którym otwiera się okno
help-argument-files = Pliki programów (.clickomania, .ron), foldery z nimi albo - dla standardowego wejścia

## Opcje

help-option-help = Pokazuje tę pomoc
help-option-version = Pokazuje wersję
help-option-lang = Język tekstów (domyślnie: język systemu; poza terminalem angielski)
help-option-json = Zapisuje JSON, jeden obiekt w wierszu
help-option-seed = Ziarno liczb losowych
help-option-seed-or-random = Ziarno liczb losowych; random: nowe, podane na wyjściu błędów
help-option-colours = Ile kolorów ma ściana, od 2 do 5
help-option-jobs = Ilu procesorów użyć
help-option-game = Gra: pełna (full) lub uproszczona (strip)
help-option-budget = Ile kroków najwyżej może mieć ruch
help-option-wall = Ściana z pliku o dziewięciu wierszach
help-option-wall-seed = Ściana o tym numerze
help-option-click = Pole do kliknięcia: wiersz i kolumna od 0 do 8
help-option-clicks = Pole do kliknięcia: wiersz i kolumna od 0 do 8; można powtarzać
help-option-from = Pierwszy krok do pokazania, licząc od 1 (domyślnie: 1)
help-option-to = Ostatni krok do pokazania, włącznie (domyślnie: ostatni krok ruchu)
help-option-games = Ile gier zagrać
help-option-clicked = Które cegły klikać: tylko te, które można usunąć (groups), albo wszystkie (any)

## Trzeci klon

help-argument-board = Plik z planszą
help-option-file = Plansza, od której zacząć
help-option-move = W którą stronę przesunąć
help-option-obstacles = Ile umieścić przeszkód
help-option-size = Wielkość planszy
help-clone2048 = Trzeci klon, w terminalu
help-clone2048-move = Wykonuje jeden ruch na planszy trzeciego klonu
help-clone2048-play = Każe grać komputerowi i podaje, jak daleko zaszedł
help-option-player = Który gracz: trained czy rule
help-option-work = Ile myśli nad każdym ruchem: ta sama liczba, te same gry
help-option-data = Gdzie są sloty, ustawienia i budowany program (domyślnie: CLICKOMANIA_DATA)
help-option-contest = Otwiera okno w trybie konkursu; z plikiem konkursu rozpoczyna go
help-option-desktop = Pokazuje błędy w oknie (dla skrótów na pulpicie)

## Tantrix

help-tantrix = Cztery łamigłówki Tantrix
help-tantrix-domino = Płytki w rzędzie: stykające się boki mają ten sam kolor
help-tantrix-rainbow = Piramida z płytek o jednym rewersie i linia przez wszystkie
help-tantrix-board = Płytki na siatce według złotej zasady
help-tantrix-puzzle = Jedna linia przez wszystkie płytki, bez dziur
help-tantrix-longest = Linia przez wszystkie płytki, które mają jej kolor
help-tantrix-check = Sprawdza rozwiązania z pliku, który podaje swoją łamigłówkę
help-argument-solutions = Plik z rozwiązaniami, JSON lub RON
help-tantrix-tiles = Wypisuje tabelę płytek albo czyta tabelę z pliku
help-argument-tiles-file = Tabela płytek, tiles.txt lub tiles_pl.txt
help-option-tiles-format = Jak ją zapisać: text (tiles.txt) lub prolog (tiles_pl.txt)
help-option-tiles = Które płytki: N dla płytek od 1 do N albo liczby i zakresy jak 1-5,8
help-option-back = Rewers płytek: te z rewersem blue, green lub red wypełniają piramidę
help-option-columns = Ile kolumn ma siatka
help-option-rows = Ile wierszy ma siatka; nieparzyste, licząc od 0, są przesunięte w prawo
help-option-shape = Plik z rysunkiem planszy: # to miejsce, . to jego brak
help-option-free = Plansza bez brzegu
help-option-closed = Linia jest zamknięta (d)
help-option-line = Kolor linii: dowolny, kolor rewersu najwyższej płytki (f) albo ten
help-option-longest-colour = Kolor najdłuższej linii
help-option-holes = Które dziury są zabronione: wszystkie z artykułu (none), tylko zamknięte (enclosed) albo żadne (allowed)
help-option-first = Szuka jednego rozwiązania (domyślnie)
help-option-all = Wypisuje wszystkie rozwiązania
help-option-limit = Ile najwyżej ich wypisać
help-option-count = Mówi tylko, ile jest rozwiązań
help-option-up-to-rotation = Liczy raz rozwiązania, które różnią się tylko obrotem
help-option-format = Jak zapisać rozwiązania: text, json, ron lub svg
help-option-check-solution = Sprawdza rozwiązania z pliku JSON lub RON, zamiast ich szukać
help-option-fixed = Płytki już ułożone, z pliku: JSON lub RON

## Saper

help-mines = Saper: plansze, prawdopodobieństwa, gry
help-mines-new = Pokazuje planszę z jej rozwiązaniem
help-mines-probabilities = Podaje prawdopodobieństwo miny dla każdego zakrytego pola
help-mines-solve = Każe grać programowi i liczy wygrane gry
help-option-difficulty = Najtrudniejsze potrzebne wnioskowanie: one-clue, two-clues, mines-left lub cases (z --rule no-guess)
help-mines-hint = Mówi, co da się wywnioskować z pozycji i dlaczego
help-mines-best = Mówi, które pole odsłonić i jaka jest szansa na wygraną
help-mines-replay = Opowiada grę: ryzyko każdego kliknięcia
help-mines-board = Miary planszy: 3BV, otwarcia, wyspy, zamknięte miny
help-option-first-check = Pole, od którego się zaczyna: mówi, czy stamtąd obejdzie się bez zgadywania
help-argument-whole-board = Plik z całą planszą
help-argument-position = Plik z pozycją albo - dla standardowego wejścia
help-argument-replay = Gra jako wiersz tekstu
help-option-first-click = Pierwsze pole do odsłonięcia, bez miny: wiersz i kolumna
help-option-rule = Co ma gwarantować plansza: nic (any), żadnej miny zamkniętej wśród min (not-enclosed), żadnego zgadywania (no-guess)
help-option-method = Jak znaleźć planszę bez zgadywania: poprawiając (repaired) albo losując spośród wszystkich (filtered)
help-option-start = Pierwsze pole: bez miny, w rogu (safe) albo zero (opening)

## Instalacja

help-complete = Wypisuje to, czego powłoka potrzebuje do uzupełniania poleceń
help-man = Zapisuje strony podręcznika, po jednej dla każdego polecenia
help-argument-shell = Powłoka
help-option-output-folder = W którym folderze zapisać

## Zadania

help-task = Zadania: wypisuje je, pokazuje, sprawdza i drukuje
help-task-list = Wymienia zadania dołączone do programu
help-task-show = Pokazuje plik zadania albo kursu, żeby nauczyć się go pisać
help-task-check = Sprawdza, czy zadania i kursy nadają się do użytku
help-task-least = Podaje najmniejszy koszt zadania i mówi, czemu nie da się taniej
help-task-sheet = Zapisuje zadanie jako stronę HTML do druku, z zasadami i kosztami
help-task-pupils = Zapisuje kopię konkursu dla uczestników, bez rozwiązań i podpowiedzi
help-argument-task-id = Nazwa zadania albo kursu
help-argument-task = Plik zadania albo kursu, albo nazwa zadania
help-argument-tasks = Pliki zadań i kursów (.ron), foldery, które je zawierają, albo - czyli standardowe wejście
help-argument-least = Nazwy zadań, pliki, foldery; bez nich wszystkie z programu
help-option-task = Zadanie: plik (z kursu PLIK#ID) albo nazwa zadania dołączonego do programu
help-option-sheet-output = Strona do zapisania
help-option-pupils-output = Plik do zapisania
help-default-task = z programu
help-default-seed = nowe, podane na standardowym wyjściu błędów

## Blockly

help-import = Czyta obszar roboczy Blockly i robi z niego program
help-export = Zapisuje program jako obszar roboczy Blockly
help-argument-workspace = Obszar roboczy Blockly (.json, .xml) albo - dla standardowego wejścia
help-option-output-program = Plik programu (domyślnie: standardowe wyjście)
help-option-output-workspace = Plik obszaru roboczego

## Klasy

help-class = Ocenia prace oddane przez klasę: punkty, miejsca, podobieństwa
help-argument-class = Oddane prace, programy, obrazy i ich archiwa zip, foldery albo - dla standardowego wejścia
help-option-course = Plik konkursu lub kursu, z zadaniami i punktami
help-option-roster = Lista klasy w CSV z pierwszym wierszem name,class; kto nic nie oddał, ma wiersz bez pliku, z 0 punktów
help-option-class-all = Ocenia też sloty, które nie są wskazane jako rozwiązanie
help-option-class-format = Format: table, json, csv, html lub xlsx (domyślnie: z nazwy -o, w innym razie table)
help-option-class-output = Plik, do którego pisać (domyślnie: standardowe wyjście)
help-class-json = W JSON każdy program ma brought_in (ile jego bloków przyszło spoza konkursu), a każda osoba code (kod pokazany przy oddaniu), closed (times i seconds: ile razy i na jak długo zamknięto okno), clock_back_seconds (o ile cofnął się zegar) i extra_minutes; null tam, gdzie żaden konkurs tego nie zapisał. Programy z jednego pliku mogą zajmować { $one } MiB pamięci, z całej klasy { $all } MiB; plików jest najwyżej { $files }.
cli-output-terminal = to nie jest tekst i nie da się tego pokazać w terminalu: podaj plik po -o
