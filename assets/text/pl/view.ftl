### Widok: przegrody, szukanie, mapa, kosz, powiększenie.

## Przegrody między kolumnami

divider-stage = Przegroda między ścianą a paletą
divider-palette = Przegroda między paletą a programem
divider-tip = Przeciągnij albo naciśnij strzałki, żeby zmienić szerokość. Podwójne kliknięcie lub Enter: szerokość domyślna.
# In a narrow window: what is seen in the one column beside the program.
switch-stage = Ściana
switch-palette = Bloki
switch-program = Program

## Szukanie

find = Szukaj w programie i w palecie
find-next = Znajdź następny
find-previous = Znajdź poprzedni
find-count = Użyte: { $count }
find-place = Użyte: { $at } z { $of }
find-nothing = Użyte: brak
find-none = Żaden blok programu nie zawiera tych słów.
find-at = Znaleziono: „{ $block }”.
find-folded = Znaleziono: „{ $block }”. Jest w zwiniętym bloku „{ $folded }”: Ctrl+. go rozwija.

## Mapa

map-name = Mapa programu
map-tip = Kliknij lub przeciągnij, żeby się tam przenieść; na klawiaturze: strzałki.
map-toggle = Mapa programu, gdy jest większy niż widok
wide-toggle = Szeroki program albo wszystko z powrotem na miejscu

## Kosz

change-take-out = wyjęcie z kosza
bin-empty = Tu trafiają usunięte bloki. Kliknij, żeby je odzyskać.
bin-holds = { $count ->
    [one] Zawiera jedną rzecz: kliknij, żeby ją odzyskać.
    [few] Zawiera { $count } rzeczy: kliknij, żeby je odzyskać.
   *[other] Zawiera { $count } rzeczy: kliknij, żeby je odzyskać.
}
bin-with-more = { $more ->
    [one] { $block } i jeszcze jeden blok
    [few] { $block } i jeszcze { $more } bloki
   *[other] { $block } i jeszcze { $more } bloków
}
bin-taken-out = Wyjęto z kosza: jest w obszarze roboczym.

## Okno

magnified = Powiększenie okna: { $percent }%. Ctrl+Shift+0 przywraca 100%.
