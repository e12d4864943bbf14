### Trzeci klon: gra w terminalu i co jest nie tak w pliku planszy.

third-menu-create = UTWÓRZ NOWĄ PLANSZĘ
third-menu-read = WCZYTAJ PLANSZĘ Z PLIKU
third-menu-leave = WYJDŹ
third-ask-option = Wybierz
third-ask-size = Wielkość planszy
third-ask-obstacles = Liczba przeszkód
third-ask-file = Nazwa pliku
third-status = RUCHY = { $moves } | PUNKTY = { $score }
third-ask-enter = Naciśnij [Enter], żeby zobaczyć nowy klocek
# Klawisze to litery w nawiasach, w tej kolejności: góra, dół, lewo, prawo, tryb, zapisz, koniec. Bez polskich znaków, żeby łatwo je było wpisać.
third-ask-key = [G]óra, [D]ół, [L]ewo, [P]rawo | [T]ryb, [Z]apisz, [K]oniec
third-choose-mode = WYBIERZ, JAK WIDZIEĆ KLOCKI
third-ask-mode = Wybierz
third-mode-letter = Litera
third-mode-level = Poziom
third-over = KONIEC GRY
third-wrong-number = Wpisz liczbę całkowitą od { $low } do { $high }
third-wrong-key = Wpisz jedną z liter w nawiasach
third-saved = Plansza została zapisana w { $file }
third-ask-overwrite = { $file } już istnieje: zastąpić? [T]ak, [N]ie
third-not-saved = Niczego nie zapisano
third-too-large-to-show = Okno pokazuje plansze do { $most } wierszy: dla większej użyj clickomania third w terminalu.

third-start-twice = plansza jest podana dwa razy: wpisz --size albo --file, nie oba
third-start-obstacles = przeszkody podaje się z wielkością planszy: dodaj --size N
third-start-too-many-obstacles = przeszkód jest za dużo: najwyżej { $most }, żeby zostało wolne pole

## Plik

third-file-number-missing = Brakuje tu liczby: pierwszy wiersz mówi, ile było ruchów, drugi – ile jest punktów.
third-file-number-negative = Liczba nie może być mniejsza od zera: pierwszy wiersz mówi, ile było ruchów, drugi – ile jest punktów.
third-file-number-malformed = Potrzebna jest tu liczba całkowita z samych cyfr: pierwszy wiersz mówi, ile było ruchów, drugi – ile jest punktów.
third-file-number-too-large = Liczba jest za duża: wpisz mniejszą.
third-file-board-too-small = Plansza jest za mała: ma od { $low } do { $high } wierszy i tyle samo kolumn.
third-file-board-too-large = Plansza jest za duża: ma od { $low } do { $high } wierszy i tyle samo kolumn.
third-file-row-too-short = Wiersz jest za krótki: liczba pól to { $found }, a w pierwszym wierszu planszy { $expected }. Dodaj brakujące, z . tam, gdzie nic nie ma.
third-file-row-too-long = Wiersz jest za długi: w pierwszym wierszu planszy liczba pól to { $expected }. Usuń te, których jest za dużo.
third-file-too-few-rows = Brakuje wierszy: plansza jest kwadratowa, a liczba wierszy to { $found }, kolumn { $expected }. Dodaj brakujące.
third-file-too-many-rows = Wierszy jest za dużo: plansza jest kwadratowa, a liczba kolumn to { $expected }. Usuń zbędne wiersze.
third-file-unexpected-character = Znak „{ $character }” nie pasuje do planszy: wpisz . tam, gdzie nic nie ma, * dla przeszkody, a literę dla klocka.
