### Trzeci klon w oknie.

## Plansza

third-board = Plansza { $size } × { $size }
third-row = wiersz { $number }: { $cells }
third-cell-empty = puste
third-cell-obstacle = przeszkoda
third-block = poziom { $level }: litera { $letter }, { $less } w grze 1024, { $more } w grze 2048
third-kind = { $size } × { $size }, { $obstacles ->
        [0] bez przeszkód
        [one] { $obstacles } przeszkoda
        [few] { $obstacles } przeszkody
        [many] { $obstacles } przeszkód
       *[other] { $obstacles } przeszkody
    }
third-number = Plansza { $number }
third-which = { $name } · { $kind }

## Nowa plansza

third-new = Nowa plansza
third-new-tip = Wybierz wielkość, przeszkody i numer nowej planszy (Ctrl+N)
third-new-menu = Nowa plansza…
third-new-title = Jaka ma być nowa plansza?
third-new-number = Numer planszy
third-new-number-tip = Ten sam numer zawsze daje tę samą planszę i te same nowe klocki
third-new-number-wrong = Numer planszy to liczba całkowita, na przykład 17
third-new-begin = Zacznij
third-classic = Zasady 2048
third-classic-tip = Na początku dwa bloki; ruch, który niczego nie zmienia, się nie liczy; 90% nowych bloków ma poziom 1; połączenie daje wartość bloku; koniec, gdy nic się już nie rusza
third-kind-classic = { $kind }, zasady 2048
third-again = Ta sama plansza, od początku

## Wynik

third-score = Punkty
third-score-tip = Każde połączenie daje tyle punktów, jaki poziom ma powstały klocek
third-moves = Ruchy
third-moves-tip = Ile ruchów już było
third-best = Rekord
third-best-tip = Twój najwyższy wynik na planszach tej wielkości z tyloma przeszkodami; największy blok: { $largest }. Z pomocą: { $helped }
third-counter = { $name }: { $value }

## Jak widać klocki

third-modes = Jak widać klocki
third-mode-letter-tip = Litera: A, B, C i tak dalej
third-mode-level-tip = Poziom: 1, 2, 3 i tak dalej
third-mode-1024-tip = Jak w grze 1024: 1, 2, 4, 8 i tak dalej
third-mode-2048-tip = Jak w grze 2048: 2, 4, 8, 16 i tak dalej

## Ruchy

third-left = W lewo
third-right = W prawo
third-up = W górę
third-down = W dół
third-moves-something = { $direction }: coś się zmieni
third-moves-nothing = { $direction }: nic się nie zmieni
third-moves-something-tip = Strzałka lub klawisz { $key }; możesz też przeciągnąć po planszy
third-moves-nothing-tip = Żaden klocek się nie przesunie, ale i tak przyjdzie nowy (strzałka lub klawisz { $key })
third-dead-note = Pusta strzałka niczego nie zmienia
third-advise = Podpowiedź
third-advise-tip = Co zrobiłby gracz automatyczny (H)
third-advice = Spróbuj: { $direction }
third-why = { $merges ->
        [0] bez połączeń
        [one] jedno połączenie, punkty: { $points }
        [few] { $merges } połączenia, punkty: { $points }
       *[other] { $merges } połączeń, punkty: { $points }
    }; { $free ->
        [one] jedno wolne pole
        [few] { $free } wolne pola
       *[other] { $free } wolnych pól
    }
third-why-less = { $what }; obiecuje o { $less } mniej
third-why-nothing = niczego nie przesuwa

## Szybkość

third-slowest = Najwolniej: trzy sekundy na ruch
third-at-once = Od razu, bez animacji
third-moves-a-second = ruchy na sekundę: { $count }
third-speed = Szybkość: { $speed }

## Gracz automatyczny

third-automatic = Gracz automatyczny
third-play = Niech gra komputer
third-play-tip = Komputer gra za ciebie, dopóki go nie zatrzymasz
third-stop = Zatrzymaj
third-thinking = myśli { $milliseconds } ms
third-thinking-tip = Jak długo myśli nad każdym ruchem, w milisekundach

## Oglądanie gry

third-replay = Obejrzyj grę
third-replay-pause = Zatrzymaj odtwarzanie gry
third-to-beginning = Na początek gry (Home)
third-to-end = Na koniec gry (End)
third-turn-back = Turę wstecz
third-turn-forward = Turę naprzód
third-turns = Tura
third-turn = tura { $turn } z { $last }
third-from-here = Graj stąd
third-from-here-tip = Graj dalej od tury, którą widzisz

## Menu i pliki

third-undo = Cofnij ruch (Ctrl+Z)
third-redo = Ponów ruch (Ctrl+Y)
third-open-title = Otwórz planszę
third-save-title = Zapisz planszę
# Początek nazwy pliku.
third-default-name = plansza

## Zdania

third-told-begun = Nowa plansza: przesuwaj klocki strzałkami. Ctrl+Z przywraca poprzednią grę.
third-told-opened = Otwarto: { $path }. Ctrl+Z przywraca poprzednią grę.
third-told-before = Wróciła poprzednia gra. Ctrl+Y przywraca nową.
third-told-too-many = Przeszkód jest za dużo: najwyżej { $most }, żeby zostało wolne pole.
third-told-nothing-goes-on = Teraz nic nie dzieje się samo: { $play } włącza grę komputera, { $replay } pokazuje grę od nowa.
third-told-past = Oglądasz grę: naciśnij „Graj stąd” albo przejdź na koniec gry.
third-told-over = Koniec gry: { $score ->
        [one] { $score } punkt
        [few] { $score } punkty
        [many] { $score } punktów
       *[other] { $score } punktu
    } w { $moves ->
        [one] { $moves } ruchu
       *[other] { $moves } ruchach
    }.
third-told-is-over = Gra skończona: Ctrl+Z cofa o jeden ruch.
third-told-reached = Masz { $block }! Graj dalej: są jeszcze większe.
third-told-largest = Największy blok: { $block }.
third-told-nothing-moves = W tę stronę nic się nie ruszy: według zasad 2048 to nie jest ruch.
third-told-lost = Gracz automatyczny zatrzymał się z powodu błędu. Naciśnij jeszcze raz, żeby ruszył.

## Chwila do świętowania

third-moment-reached = { $block }!
third-moment-over = Koniec gry
third-moment-record = Nowy rekord dla takich plansz
third-moment-keep = Graj dalej
third-moment-new = Inna plansza
third-moment-again = Jeszcze raz ta sama
third-records = Twoje rekordy
third-records-none = Tu pojawi się najwyższy wynik na każdym rodzaju planszy
third-figures = Cztery kierunki
third-figures-tip = Paski mówią, ile obiecuje każdy kierunek w porównaniu z najlepszym: ile się jeszcze połączy do końca, według gracza automatycznego; dalej: ile połączeń i punktów daje od razu, ile pól zostaje wolnych i o ile mniej obiecuje niż najlepszy
third-figures-merges = połączeń
third-figures-points = punktów
third-figures-free = wolnych
third-figures-less = mniej o
third-moment-so-far = { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
   *[other] { $score } punktów
}, { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
   *[other] { $moves } ruchów
}
third-records-line = { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
   *[other] { $score } punktów
}, blok { $block }
