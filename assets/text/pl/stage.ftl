### Scena: ściana, na której się gra, ruch, polecenia.

## Polecenia

stage-play = Graj
stage-play-tip = Zacznij grę na tej ścianie
stage-reset = Reset
stage-reset-tip = Bierze następną ścianę i od razu zaczyna nową grę
stage-play-or-go-on = Graj albo wznów wstrzymany ruch
stage-pause = Pauza
stage-go-on = Dalej
stage-step = Jeden krok
stage-finish = Do końca ruchu
stage-stop = Przerwij ruch
stage-same-wall = Ta sama ściana, od początku
stage-repeat-move = Powtórz ruch z obecnym programem
stage-undo-move = Cofnij ruch
stage-redo-move = Ponów ruch
stage-again = Powtórz ruch
stage-back = Wróć
stage-back-tip = Pokaż ścianę sprzed kliknięcia
stage-move = Ruch
stage-move-more = Więcej o ruchu i grze
stage-into = Wejdź
stage-into-tip = Wejdź do bloku: jeden krok
stage-over = Pomiń
stage-out = Wyjdź
stage-first-wrong = Pierwszy błąd
stage-heat = Liczniki
stage-fault = Odtąd ruch nie może się udać: { $cells ->
        [one] zaznaczono jedno pole
        [few] zaznaczono { $cells } pola
       *[other] zaznaczono { $cells } pól
    }.
stage-fault-plain = Od tego kroku ruch nie może się już udać.
stage-full = Obszary
stage-full-tip = Gra pełna: kliknięcie usuwa cały obszar zarażenia
stage-strip = Pasy
stage-strip-tip = Gra uproszczona: kliknięcie usuwa pas zarażenia, tylko w pionie

## Szybkość

stage-slowest = Najwolniej: jeden blok na sekundę
stage-at-once = Od razu: cały ruch
stage-speed = Szybkość: { $speed }
stage-blocks-a-second = { $count ->
        [one] { $blocks } blok na sekundę
        [few] { $blocks } bloki na sekundę
        [many] { $blocks } bloków na sekundę
       *[other] { $blocks } bloku na sekundę
    }

## Nowa ściana

stage-new-wall = { $name }: wybierz inną ścianę
stage-wall-dealt = Ściana { $number }
stage-wall-given = Otrzymana ściana
stage-wall-random = Losowa: ile kolorów
stage-wall-colours = { $count ->
        [one] { $count } kolor
        [few] { $count } kolory
       *[other] { $count } kolorów
    }
stage-wall-number = Numer ściany
stage-wall-deal = Użyj tej
stage-wall-number-refused = Wpisz liczbę całkowitą, na przykład 17.
stage-wall-gallery = Gotowe ściany
stage-wall-place = Wiersz { $line }, znak { $column }. { $sentence }
stage-gallery-start = Start
stage-gallery-snake = Wąż
stage-gallery-winding = Serpentyna
stage-gallery-spiral = Spirala
stage-gallery-comb = Grzebień
stage-gallery-frame = Ramka
stage-gallery-one-colour = Jeden kolor
stage-gallery-chequered = Szachownica
stage-gallery-stripes-across = Poziome paski
stage-gallery-stripes-upright = Pionowe paski
stage-gallery-areas-apart = Osobne obszary
stage-gallery-low-columns = Niskie kolumny
stage-gallery-holes = Dziury

## Pola, dla tych, którzy ich słuchają

stage-cell = wiersz { $row }, kolumna { $column }, { $what }
stage-cell-infected = { $colour }, pole zarażone
stage-cell-empty = puste
stage-cell-black = czarne

## Liczniki

stage-bricks = { $bricks } { $bricks ->
        [one] cegła
        [few] cegły
       *[other] cegieł
    }
stage-moves-and-bricks = ruch { $moves } · { $bricks } { $bricks ->
        [one] cegła
        [few] cegły
       *[other] cegieł
    }
stage-step-of = krok { $step } z { $steps }
stage-endless = krok { $step } · ten ruch się nie kończy
stage-computing = Liczę…
stage-press-play-short = Naciśnij „Graj”
stage-changed-since = Program zmieniony od ruchu { $number }

## Co zrobił ruch

stage-right-short = dobrze · { $count ->
        [one] { $steps } krok
        [few] { $steps } kroki
       *[other] { $steps } kroków
    }
stage-wrong-short = nie te cegły
stage-show-right-wall = Pokaż poprawną ścianę
stage-infection-short = zostały zarażone
stage-failed = ruch się nie udał
stage-right = Ruch jest dobry: { $count ->
        [one] { $steps } krok
        [few] { $steps } kroki
       *[other] { $steps } kroków
    }, { $removed ->
        [one] { $removed } cegła mniej
        [few] { $removed } cegły mniej
       *[other] { $removed } cegieł mniej
    }.
stage-wrong = Ściana różni się od właściwej na { $cells ->
        [one] { $cells } polu
       *[other] { $cells } polach
    }.
stage-wrong-marked = { $cells ->
        [one] Jedno złe pole
        [few] { $cells } złe pola
       *[other] { $cells } złych pól
    }: w rogu widać właściwe.
stage-infection-left = Cegły są właściwe, ale { $bricks ->
        [one] { $bricks } jest nadal zarażona
        [few] { $bricks } są nadal zarażone
       *[other] { $bricks } jest nadal zarażonych
    }: na końcu ruchu żadna nie może być zarażona.
stage-cleared = Pusta ściana: wszystkie cegły usunięte!
stage-stuck = Koniec gry: { $bricks ->
        [one] została { $bricks } cegła
        [few] zostały { $bricks } cegły
       *[other] zostało { $bricks } cegieł
    }.

## Zdania

stage-started = Gra się zaczęła: kliknij cegłę.
stage-press-play = Naciśnij „Graj”, żeby zacząć grę, a potem kliknij cegłę.
stage-still-running = Ruch jeszcze trwa: zaczekaj, aż się skończy, albo przewiń go do końca lub przerwij.
stage-no-brick = Tu nie ma cegły: kliknij cegłę.
stage-empty-program = Pod „Po każdym kliknięciu” nie ma jeszcze żadnego bloku: przeciągnij tam pierwszy.
stage-nothing-to-repeat = Nie ma jeszcze ruchu do powtórzenia: kliknij cegłę.
stage-next-move-paused = Następny ruch zacznie się od pauzy
stage-stopped = Ruch przerwany: ściana jest taka jak przed kliknięciem.
stage-lost = Nie udało się obliczyć ruchu. Spróbuj go powtórzyć.
