### Trzeci klon: gra w terminalu i co jest nie tak w pliku planszy.

clone2048-menu-create = UTWÓRZ NOWĄ PLANSZĘ
clone2048-menu-read = WCZYTAJ PLANSZĘ Z PLIKU
clone2048-menu-leave = WYJDŹ
clone2048-ask-option = Wybierz
clone2048-ask-size = Wielkość planszy
clone2048-ask-obstacles = Liczba przeszkód
clone2048-ask-file = Nazwa pliku
clone2048-status = RUCHY = { $moves } | PUNKTY = { $score }
clone2048-ask-enter = Naciśnij [Enter], żeby zobaczyć nowy klocek
# Klawisze to litery w nawiasach, w tej kolejności: góra, dół, lewo, prawo, tryb, zapisz, koniec. Bez polskich znaków, żeby łatwo je było wpisać.
clone2048-ask-key = [G]óra, [D]ół, [L]ewo, [P]rawo | [T]ryb, [Z]apisz, [K]oniec
clone2048-choose-mode = WYBIERZ, JAK WIDZIEĆ KLOCKI
clone2048-ask-mode = Wybierz
clone2048-mode-letter = Litera
clone2048-mode-level = Poziom
clone2048-over = KONIEC GRY
clone2048-wrong-number = Wpisz liczbę całkowitą od { $low } do { $high }
clone2048-wrong-key = Wpisz jedną z liter w nawiasach
clone2048-saved = Plansza została zapisana w { $file }
clone2048-ask-overwrite = { $file } już istnieje: zastąpić? [T]ak, [N]ie
clone2048-not-saved = Niczego nie zapisano
clone2048-too-large-to-show = Okno pokazuje plansze do { $most } wierszy: dla większej użyj clickomania third w terminalu.

clone2048-start-twice = plansza jest podana dwa razy: wpisz --size albo --file, nie oba
clone2048-start-obstacles = do przeszkód trzeba podać wielkość planszy: dodaj --size N
clone2048-start-too-many-obstacles = przeszkód jest za dużo: najwyżej { $most }, żeby zostało wolne pole

## Plik

clone2048-file-number = Potrzebna jest tu liczba całkowita od 0 w górę, z samych cyfr: pierwszy wiersz mówi, ile było ruchów, drugi – ile jest punktów.
clone2048-file-number-too-large = Liczba jest za duża: wpisz mniejszą.
clone2048-file-board-size = Plansza musi mieć od { $low } do { $high } wierszy i tyle samo kolumn.
clone2048-file-unexpected-character = Znak „{ $character }” nie pasuje do planszy: wpisz . tam, gdzie nic nie ma, * dla przeszkody, a literę dla klocka.
