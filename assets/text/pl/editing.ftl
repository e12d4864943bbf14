### Obszar roboczy: zaznaczone bloki, schowek, komentarze, listy.

## Polecenia

menu-cut = Wytnij
menu-more = Więcej…
menu-copy = Kopiuj
menu-paste = Wklej
menu-choose-all = Zaznacz wszystko
menu-tidy = Uporządkuj bloki
menu-collapse = Zwiń
menu-expand = Rozwiń
menu-comment = Dodaj komentarz…
menu-comment-change = Zmień komentarz…
menu-history = Historia zmian…
menu-commands = Wszystkie polecenia…
menu-copy-words = Kopiuj program jako tekst
zoom-chosen = Pokaż zaznaczone bloki
variable-set-menu = Utwórz „ustaw { $name }”
variable-get-menu = Utwórz blok „{ $name }”
key-shift = Shift
key-backspace = Backspace

## Schowek

nothing-chosen = Żaden blok nie jest zaznaczony: kliknij któryś i spróbuj znowu.
copied = { $count ->
    [one] Skopiowano jeden blok.
    [few] Skopiowano { $count } bloki.
   *[other] Skopiowano { $count } bloków.
}
copied-words = Program zapisany słowami jest w schowku.
pasted = { $count ->
    [one] Wklejono jeden blok.
    [few] Wklejono { $count } bloki.
   *[other] Wklejono { $count } bloków.
}
pasted-nothing = We wklejonym tekście nie ma bloków.
pasted-wrong = Wklejony tekst nie jest programem. Wiersz { $line }, kolumna { $column }. { $why }
tidy-already = Bloki już są uporządkowane.
canvas-empty = Przeciągnij tu pierwszy blok: po każdym kliknięciu program wykonuje z góry na dół bloki pod „Po każdym kliknięciu”.

## Komentarz, listy

comment-title = Komentarz
comment-field = Tekst komentarza
commands-play-words = graj uruchom zacznij start wykonaj rozpocznij play run
commands-hint = Co chcesz zrobić?
commands-none = Żadne polecenie nie zawiera tych słów.
history-begin = początek

## Klawiatura

menu-move = Przesuń klawiaturą
menu-detach = Odłącz
menu-palette = Przejdź do palety
cursor-top = Tu program się zaczyna.
cursor-bottom = Tu program się kończy.
cursor-outermost = Dookoła nie ma już żadnego bloku.
cursor-line-end = Tu wiersz się kończy.
move-place = { $place } (strzałki: inne miejsce, Enter: zostaw, Esc: wróć)
move-nowhere = Tego bloku nie da się wstawić nigdzie indziej.
move-done = Przesunięto.
place-socket = w gnieździe bloku: { $block }
place-before = przed: { $block }
place-after = po: { $block }
field-name = pole do wypełnienia: { $value }
body-empty = puste miejsce na polecenia
node-command = polecenie
node-disabled = wyłączony
node-collapsed = zwinięty
node-position = { $number } z { $of }

## Menu drugiego przycisku

menu-here = Otwórz menu zaznaczonych bloków
menu-fill = Wybierz blok do gniazda…
menu-change-field = Zmień wartość…
menu-undo-change = Cofnij: { $change }
menu-redo-change = Ponów: { $change }
menu-chosen = { $count ->
    [one] Zaznaczono jeden blok
    [few] Zaznaczono { $count } bloki
   *[other] Zaznaczono { $count } bloków
}
menu-same = Znajdź takie same bloki
menu-in-palette = Pokaż w palecie
menu-add = Dodaj do programu
commands-go = Przejdź do
commands-wall = Ściana
commands-game = Gra
menu-wall-next = Następna ściana, losowa
menu-wall-paint = Maluj ścianę…
menu-wall-copy = Kopiuj ścianę jako tekst
menu-wall-paste = Wklej ścianę
menu-wall-open = Otwórz ścianę…
slot-copy = Kopiuj program ze slotu { $number }
slot-empty-out = Opróżnij slot { $number }
change-empty-slot = opróżnienie slotu
slot-copied = Program ze slotu { $number } jest w schowku.
slot-emptied = Slot { $number } jest pusty. Ctrl+Z przywraca jego zawartość.
variable-rename-uses = { $count ->
    [one] Używa jej jeden blok: tam nazwa też się zmieni.
    [few] Używają jej { $count } bloki: nazwa zmieni się we wszystkich.
   *[other] Używa jej { $count } bloków: nazwa zmieni się we wszystkich.
}
history-title = Historia zmian
undone-many = { $count ->
    [one] Cofnięto jedną zmianę: { $change }.
    [few] Cofnięto { $count } zmiany, aż do: { $change }.
   *[other] Cofnięto { $count } zmian, aż do: { $change }.
}
redone-many = { $count ->
    [one] Ponowiono jedną zmianę: { $change }.
    [few] Ponowiono { $count } zmiany, aż do: { $change }.
   *[other] Ponowiono { $count } zmian, aż do: { $change }.
}
