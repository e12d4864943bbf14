### Okno: polecenia, podpowiedzi, zdania.

## Co zostało zrobione, po „Cofnij:”

change-add = dodanie bloku
change-move = przesunięcie bloku
change-copy = skopiowanie bloku
change-delete = usunięcie bloku
change-choose = wybór
change-number = zmiana liczby
change-branch = zmiana gałęzi
change-make-variable = utworzenie zmiennej
change-rename-variable = zmiana nazwy zmiennej
change-delete-variable = usunięcie zmiennej
change-rename = zmiana nazwy programu
change-game = zmiana gry
change-new = nowy program
change-over = zaczęcie od nowa
change-open = otwarcie programu
change-task = otwarcie zadania
change-load = wczytanie slotu
change-store = zapis w slocie
change-disable = wyłączenie bloku
change-collapse = zwinięcie lub rozwinięcie bloku
change-comment = komentarz
change-cut = wycięcie
change-paste = wklejenie
change-tidy = uporządkowanie

## Okno

mode-clickomania = Clickomania
mode-mines = Saper
mode-tantrix = Tantrix
mode-clone2048 = Trzeci klon
menu-language = Język
menu-look = Wygląd
look-system = Jak w systemie
look-light = Jasny
look-dark = Ciemny
menu-scale = Powiększenie { $percent }%
menu-calm = Mniej animacji
menu-moving = Z animacjami
window-impossible = Nie można otworzyć okna: { $why }. Potrzebny jest ekran z OpenGL 2.0 lub nowszym; polecenia w terminalu działają i bez niego (clickomania --help).

## Menu

menu-undo = Cofnij
menu-redo = Ponów
undo-change = Cofnij: { $change } (Ctrl+Z)
redo-change = Ponów: { $change } (Ctrl+Y)
undone = Cofnięto: { $change }.
redone = Ponowiono: { $change }.
nothing-to-undo = Nie ma czego cofnąć.
nothing-to-redo = Nie ma czego ponowić.
menu-file = Plik
menu-new = Nowy program
menu-open = Otwórz…
menu-save = Zapisz
menu-save-as = Zapisz jako…
menu-examples = Przykłady
menu-recent = Ostatnie pliki
menu-duplicate = Duplikuj
menu-disable = Wyłącz blok
menu-enable = Włącz blok
menu-delete = Usuń
key-delete = Delete

## Obszar roboczy

canvas-name = Program
bin = Kosz: przeciągnij tu bloki do usunięcia
zoom-in = Powiększ
zoom-out = Pomniejsz
zoom-fit = Pokaż wszystko
zoom-whole = Rzeczywisty rozmiar (100 %)
socket-name = puste gniazdo: { $wanted }
number-field = Liczba
deleted = Usunięto. Ctrl+Z przywraca.
drag-given-up = Bloki wróciły na swoje miejsce.
drag-keys = Alt: tylko ten blok. Ctrl: kopia. Esc: wszystko wraca na miejsce.
drop-wrong-type = Pasuje tu tylko { $wanted }; wartością tego bloku jest { $given }.
drop-command-in-socket = Pasuje tu tylko { $wanted }; ten blok to polecenie i należy do stosu.
drop-value-in-stack = Ten blok daje wartość: należy do gniazda innego bloku.
edit-wrong-shape = Wartość należy do gniazda, polecenie do stosu.
edit-in-use = Ta gałąź zawiera jeszcze bloki: przenieś je, zanim ją usuniesz.
edit-bad-name = Ta nazwa jest pusta albo zajęta: wybierz inną.
edit-too-many = Program ma już 100 000 bloków: więcej dodać nie można.
edit-too-deep = Bloki są zagnieżdżone zbyt głęboko.
edit-gone = Tego bloku już nie ma, więc nie można go zmienić.
added = Dodano: „{ $block }”.
default-set = Wartość wpisana w: „{ $block }”.

## Paleta

palette-search = Szukaj bloku…
palette-search-clear = Wyczyść wyszukiwanie
palette-more = Więcej
palette-less = Mniej
palette-nothing-found = Żaden blok nie zawiera tych słów.
palette-block = { $block }, koszt { $cost }
palette-cost = Koszt: { $cost }

## Zmienne

variable-new-button = Nowa zmienna…
variable-new-menu = Nowa zmienna…
variable-rename-menu = Zmień nazwę „{ $name }”…
variable-delete-menu = Usuń „{ $name }”…
variable-new = Jak nazwać nową zmienną?
variable-rename = Jak teraz nazwać „{ $name }”?
variable-delete = Usunąć zmienną „{ $name }”?
variable-delete-uses = { $count ->
    [one] Używa jej jeden blok, który też zostanie usunięty.
    [few] Używają jej { $count } bloki, które też zostaną usunięte.
   *[other] Używa jej { $count } bloków, które też zostaną usunięte.
}
variable-name-field = Nazwa zmiennej
variable-taken = Zmienna „{ $name }” już istnieje.
variable-in-loop = Pętla „{ $block }” używa tej zmiennej: najpierw wybierz inną zmienną dla pętli.
answer-ok = OK
answer-cancel = Anuluj
answer-open = Otwórz
answer-replace = Zastąp

## Koszt i nazwa

cost = Koszt
cost-name = Koszt { $cost }: pokaż, z czego się składa
cost-tip = Z czego składa się koszt
cost-nothing = Żaden blok nic nie kosztuje.
cost-blocks = Bloki
program-nameless = bez nazwy
program-name-field = Nazwa programu
program-new-name = Program { $number }
program-ready = gotowy
program-not-ready = jeszcze czegoś brakuje
program-missing = { $count ->
    [one] brakuje jednej rzeczy
   *[other] brakuje { $count } rzeczy
}
program-missing-more = { $count ->
    [one] … i jeszcze jednej
   *[other] … i jeszcze { $count }
}

## Sloty

slot-save = Zapisz program w slocie { $number }
slot-look = Podejrzyj slot { $number }
slot-load = Wczytaj slot { $number }
slot-name = Slot { $number }: { $name }, koszt { $cost }
slot-empty-name = Slot { $number }: pusty
slot-empty = pusty
slot-picture = Program { $name }
slot-is-empty = Slot { $number } jest pusty: nie ma czego wczytać.
stored = Zapisano w slocie { $number }.
slots-title = Twoje programy
slots-all = Twoje programy: otwórz cztery sloty
slot-was = Poprzednio: { $name } · { $cost }
slot-was-damaged = Poprzednio: nieczytelny plik
slot-put-back = Przywróć
slot-put-back-tip = Przywróć w slocie { $number } to, co było wcześniej
stored-over = Zapisano w slocie { $number }, w którym był „{ $name }”.
stored-worse = „{ $name }” w slocie { $number } był poprawny, a program zapisany teraz nie jest.
slot-is-back = W slocie { $number } jest znowu poprzedni program.
loaded = Wczytano slot { $number }. Ctrl+Z przywraca poprzedni program.
ago-now = zapisano przed chwilą
ago-minutes = { $count ->
    [one] zapisano minutę temu
    [few] zapisano { $count } minuty temu
   *[other] zapisano { $count } minut temu
}
ago-hours = { $count ->
    [one] zapisano godzinę temu
    [few] zapisano { $count } godziny temu
   *[other] zapisano { $count } godzin temu
}
ago-days = { $count ->
    [one] zapisano wczoraj
   *[other] zapisano { $count } dni temu
}

## Pliki

dialog-open-title = Otwórz program
dialog-save-title = Zapisz program
dialog-path-hint = folder lub plik ({ $kinds })
dialog-folder-hint = folder
dialog-path-field = Ścieżka pliku
dialog-parent-folder = ‹ folder wyżej
dialog-replace = Plik „{ $name }” już istnieje. Zastąpić go?
drop-here = Upuść tutaj „{ $name }”, aby go otworzyć.
drop-here-several = { $count ->
    [one] Upuść tutaj plik.
    [few] Upuść tutaj { $count } pliki.
   *[other] Upuść tutaj { $count } plików.
}
drop-several = { $count ->
    [one] Otwarto tylko „{ $name }”: drugi plik trzeba otworzyć osobno.
    [few] Otwarto tylko „{ $name }”: pozostałe { $count } pliki otwiera się po jednym.
   *[other] Otwarto tylko „{ $name }”: pozostałe { $count } plików otwiera się po jednym.
}
dialog-saved-state = zapisany
dialog-changed-state = z niezapisanymi zmianami
dialog-system-dialog = Otwarte jest okno systemu do wyboru pliku.
dialog-own-dialog = Użyj okna Clickomanii
new-begun = Nowy program. Ctrl+Z przywraca poprzedni.
opened = Otwarto: { $name }. Ctrl+Z przywraca poprzedni program.
saved = Zapisano w { $path }.

# W karcie slotu jest mało miejsca.
slot-not-ready = niepełny
button-add-branch = Dodaj „w przeciwnym razie jeśli”
button-add-otherwise = Dodaj „w przeciwnym razie”
button-remove-branch = Usuń tę gałąź
window-no-screen = Nie można otworzyć okna: nie ma tu ekranu. Polecenia w terminalu działają i bez niego (clickomania --help).
window-screen-gone = Ekran został odłączony, więc Clickomania się zamknęła. Twoja praca jest zapisana, może bez ostatnich dwóch sekund.

## Przyciski w wielu miejscach

too-busy = Komputer jest zbyt zajęty ({ $why }). Zamknij jakiś program i spróbuj ponownie.
button-stop = Zatrzymaj
button-begin = Zacznij
button-close = Zamknij
button-export = Eksportuj

## Other words by which the search finds blocks

palette-also-fall = spadać spadanie opadać grawitacja w dół
palette-also-remove = usunąć skasować zabrać zniszczyć
palette-also-infect = zaznaczyć wybrać zarazić
palette-also-cure = wyleczyć oczyścić odznaczyć
palette-also-loop = pętla powtarzaj jeszcze raz iteruj
palette-also-branch = jeśli jeżeli gdy warunek przypadek
palette-also-variable = zmienna przypisz zapamiętaj
palette-also-chance = losowo los kostka przypadek
palette-also-beside = obok sąsiedni blisko góra dół lewo prawo
palette-also-leave = zatrzymaj wyjdź przerwij pomiń
palette-also-empty = puste dziura wolne
palette-also-sum = plus minus razy podzielić dodaj odejmij mnożenie suma
palette-also-compare = równe takie same różne mniejsze większe porównaj
palette-also-colour = kolor barwa malować
palette-also-place = indeks pozycja współrzędna
