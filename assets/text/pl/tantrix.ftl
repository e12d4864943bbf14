### Tantrix: dlaczego nie ma rozwiązania, która zasada nie jest spełniona, co jest nie tak w tym, co zapisano.

tantrix-impossible-too-many-tiles = Nie ma rozwiązania: liczba płytek to { $tiles }, a miejsc { $places }.
tantrix-impossible-no-tiles = Nie ma rozwiązania: nie ma płytek.
tantrix-impossible-no-pyramid = Nie ma rozwiązania: z tylu płytek ({ $tiles }) nie ułoży się piramida. Ułoży się z płytek z niebieskim, zielonym lub czerwonym rewersem.
tantrix-impossible-white-back = Nie ma rozwiązania: rewers płytki { $tile } jest biały, a białej linii nie ma.
tantrix-impossible-colour-missing = Nie ma rozwiązania: na płytce { $tile } nie ma koloru { $colour ->
        [blue] niebieskiego
        [green] zielonego
        [red] czerwonego
       *[yellow] żółtego
    }, a linia ma przejść przez wszystkie.
tantrix-impossible-no-common-colour = Nie ma rozwiązania: nie ma koloru, który byłby na wszystkich płytkach.
tantrix-impossible-loop-too-short = Nie ma rozwiązania: zamknięta linia wymaga co najmniej trzech płytek.
tantrix-impossible-odd-curves = Nie ma rozwiązania: liczba szerokich łuków to { $curves }, kolor { $colour ->
        [blue] niebieski
        [green] zielony
        [red] czerwony
       *[yellow] żółty
    }. W zamkniętej linii ta liczba jest parzysta: tylko szerokie łuki skręcają o 60°, inne linie o 120° albo wcale.
tantrix-impossible-too-straight = Nie ma rozwiązania: w kolorze { $colour ->
        [blue] niebieskim
        [green] zielonym
        [red] czerwonym
       *[yellow] żółtym
    } płytki skręcają za mało, żeby linia się zamknęła.
tantrix-impossible-endless = Na wolnej planszy rozwiązań bez linii jest nieskończenie wiele: wybierz linię albo siatkę.

tantrix-broken-foreign-tile = Płytka { $tile } nie należy do tej łamigłówki.
tantrix-broken-twice-laid = Płytka { $tile } jest ułożona dwa razy.
tantrix-broken-missing = Brakuje płytki { $tile }: trzeba ułożyć wszystkie.
tantrix-broken-turn = Płytka { $tile } jest obrócona o { $turn }/6 obrotu: wpisz liczbę od 0 do 5.
tantrix-broken-outside = Płytka { $tile } jest poza planszą.
tantrix-broken-same-place = Płytki { $tile } i { $other } są w tym samym miejscu.
tantrix-broken-clash = Złota zasada (a) nie jest spełniona: płytki { $tile } i { $other } stykają się kolorami { $colour ->
        [blue] niebieskim
        [green] zielonym
        [red] czerwonym
       *[yellow] żółtym
    } i { $second ->
        [blue] niebieskim
        [green] zielonym
        [red] czerwonym
       *[yellow] żółtym
    }.
tantrix-broken-hole = Zasada (b) nie jest spełniona: puste miejsce styka się z kilkoma płytkami ({ $tiles }), między innymi z płytką { $tile }.
tantrix-broken-enclosed = Zasada (b) nie jest spełniona: przy płytce { $tile } jest puste miejsce, z którego nie ma wyjścia.
tantrix-broken-apart = Zasada (b) nie jest spełniona: płytka { $tile } jest w osobnej grupie.
tantrix-broken-not-on-line = Zasada (c) nie jest spełniona: żadna linia nie przechodzi przez wszystkie płytki. Najdłuższa, { $colour ->
        [blue] niebieska
        [green] zielona
        [red] czerwona
       *[yellow] żółta
    }, omija płytkę { $tile }.
tantrix-broken-open = Zasada (d) nie jest spełniona: linia { $colour ->
        [blue] niebieska
        [green] zielona
        [red] czerwona
       *[yellow] żółta
    } kończy się na płytce { $tile } i nie jest zamknięta.
tantrix-broken-white-back = Zasada (f) nie jest spełniona: rewers płytki { $tile } jest biały, a białej linii nie ma.
tantrix-broken-not-as-fixed = Płytka { $tile } jest zablokowana: zostaw ją tam, gdzie jest w łamigłówce, i nie obracaj jej.

tantrix-count-too-large = Tych płytek jest za dużo, żeby policzyć rzędy: liczba stanów to { $states }, a limit to { $most }. Wybierz mniej płytek albo wypisz rzędy przez --all i --limit

tantrix-file-malformed = Nie ma tu rozwiązania: zapisz je tak, jak robi to --format json albo --format ron, po jednym w wierszu.
tantrix-file-empty = Nie ma tu żadnego rozwiązania: zapisz jakieś przez --format json albo --format ron.
tantrix-drawing-character = Znak „{ $sign }” nie pasuje do rysunku planszy: wpisz # tam, gdzie jest miejsce, a . tam, gdzie go nie ma.
tantrix-drawing-large = Rysunek jest za duży: plansza ma najwyżej { $side } kolumn i { $side } wierszy.
tantrix-drawing-empty = Na rysunku nie ma żadnego miejsca: wpisz # dla każdego miejsca planszy.

tantrix-solutions = Rozwiązania: { $count }
tantrix-solutions-so-far = Rozwiązania: { $count }, ale może nie wszystkie
tantrix-checked = Poprawne rozwiązania: { $count }
tantrix-puzzle-missing = plik nie mówi, którą łamigłówkę rozwiązuje: podaj opcje łamigłówki
tantrix-fixed-nothing = w pliku nie ma żadnego rozwiązania, więc nie ma płytek do ułożenia
tantrix-table-malformed = wpisz tu liczbę i kolory, na przykład 1 BRBRYY, albo fakt Prologu, na przykład tile(1, [b,r,b,r,y,y]).
tantrix-table-colours = kolorów jest { $count }: potrzeba sześciu kolorów boków albo jednego koloru rewersu
tantrix-table-colour = „{ $letter }” to nie kolor: wpisz B, G, R, Y albo W dla białego rewersu
tantrix-table-no-tile = płytka { $number } nie ma trzech kolorów, każdego na dwóch bokach
tantrix-table-twice = płytka { $number } jest tu dwa razy
tantrix-table-missing = brakuje boków lub rewersu płytki { $number }
tantrix-table-same = Płytki: { $count }, takie same jak w pudełku
tantrix-table-differs = Inne niż w pudełku: { $numbers }
tantrix-progress = Zbadane części: { $done } z { $parts } · rozwiązania: { $count }

tantrix-tiles-form = „{ $given }” nie jest zbiorem płytek: wpisz liczbę N dla płytek od 1 do N albo liczby i zakresy jak 1-5,8,10-12
tantrix-tile-unknown = nie ma płytki { $given }: numery płytek są od 1 do 56
tantrix-modes = --first, --all, --count i --check wykluczają się: wpisz tylko jedno
tantrix-limit-alone = limit działa tylko z --all: dodaj --all
tantrix-area-missing = brakuje planszy: wpisz --columns X --rows Y albo --shape PLIK, albo --free, jeśli łamigłówka na to pozwala
tantrix-area-twice = plansza jest podana dwa razy: wpisz --columns i --rows albo --free
