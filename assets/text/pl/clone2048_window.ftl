### Trzeci klon w oknie.

## Plansza

clone2048-board = Plansza { $size } × { $size }
clone2048-row = wiersz { $number }: { $cells }
clone2048-cell-obstacle = przeszkoda
clone2048-block = poziom { $level }: litera { $letter }, { $less } w grze 1024, { $more } w grze 2048
clone2048-kind = { $size } × { $size }, { $obstacles ->
        [0] bez przeszkód
        [one] { $obstacles } przeszkoda
        [few] { $obstacles } przeszkody
       *[other] { $obstacles } przeszkód
    }
clone2048-number = Plansza { $number }
clone2048-which = { $name } · { $kind }

## Nowa plansza

clone2048-new = Nowa plansza
clone2048-new-tip = Wybierz wielkość, przeszkody i numer nowej planszy (Ctrl+N)
clone2048-new-menu = Nowa plansza…
clone2048-new-title = Jaka ma być nowa plansza?
clone2048-new-number-tip = Ten sam numer zawsze daje tę samą planszę i te same nowe klocki
clone2048-new-number-wrong = Numer planszy musi być liczbą całkowitą, na przykład 17
clone2048-classic = Zasady 2048
clone2048-classic-tip = Na początku dwa klocki. Ruch, który niczego nie zmienia, się nie liczy. 90% nowych klocków ma poziom 1. Połączenie daje wartość klocka. Koniec, gdy nic już nie może się ruszyć
clone2048-kind-classic = { $kind }, zasady 2048
clone2048-again = Ta sama plansza, od początku

## Wynik

clone2048-score = Punkty
clone2048-score-tip = Każde połączenie daje tyle punktów, jaki poziom ma powstały klocek
clone2048-moves = Ruchy
clone2048-moves-tip = Ile ruchów już było
clone2048-best = Rekord
clone2048-best-tip = Twój najwyższy wynik na planszach tej wielkości z tą liczbą przeszkód. Twój największy klocek: { $largest }. Z pomocą: { $helped }
clone2048-counter = { $name }: { $value }

## Jak widać klocki

clone2048-modes = Jak widać klocki
clone2048-mode-letter-tip = Litera: A, B, C i tak dalej
clone2048-mode-level-tip = Poziom: 1, 2, 3 i tak dalej
clone2048-mode-1024-tip = Jak w grze 1024: 1, 2, 4, 8 i tak dalej
clone2048-mode-2048-tip = Jak w grze 2048: 2, 4, 8, 16 i tak dalej

## Ruchy

clone2048-left = W lewo
clone2048-right = W prawo
clone2048-up = W górę
clone2048-down = W dół
clone2048-moves-something = { $direction }: coś się zmieni
clone2048-moves-nothing = { $direction }: nic się nie zmieni
clone2048-moves-something-tip = Strzałka lub klawisz { $key }; możesz też przeciągnąć po planszy
clone2048-moves-nothing-tip = Żaden klocek się nie przesunie, ale i tak pojawi się nowy (strzałka lub klawisz { $key })
clone2048-dead-note = Pusta strzałka niczego nie zmienia
clone2048-advise-tip = Co zrobiłby gracz automatyczny (H)
clone2048-advice = Spróbuj: { $direction }
clone2048-why = { $merges ->
        [0] bez połączeń
        [one] jedno połączenie, punkty: { $points }
        [few] { $merges } połączenia, punkty: { $points }
       *[other] { $merges } połączeń, punkty: { $points }
    }; { $free ->
        [one] jedno wolne pole
        [few] { $free } wolne pola
       *[other] { $free } wolnych pól
    }
clone2048-why-less = { $what }; obiecuje o { $less } mniej
clone2048-why-nothing = niczego nie przesuwa

## Szybkość

clone2048-slowest = Najwolniej: trzy sekundy na ruch
clone2048-at-once = Od razu, bez animacji
clone2048-moves-a-second = ruchy na sekundę: { $count }

## Gracz automatyczny

clone2048-automatic = Gracz automatyczny
clone2048-play = Niech gra komputer
clone2048-play-tip = Komputer gra za ciebie, dopóki go nie zatrzymasz
clone2048-thinking = myśli { $milliseconds } ms
clone2048-thinking-tip = Jak długo myśli nad każdym ruchem, w milisekundach

## Oglądanie gry

clone2048-replay = Obejrzyj grę
clone2048-replay-pause = Zatrzymaj odtwarzanie gry
clone2048-to-beginning = Na początek gry (Home)
clone2048-to-end = Na koniec gry (End)
clone2048-turn-back = Turę wstecz
clone2048-turn-forward = Turę naprzód
clone2048-turns = Tura
clone2048-turn = tura { $turn } z { $last }
clone2048-from-here = Graj stąd
clone2048-from-here-tip = Grasz dalej od tury, którą widzisz

## Menu i pliki

clone2048-undo = Cofnij ruch (Ctrl+Z)
clone2048-redo = Ponów ruch (Ctrl+Y)
clone2048-open-title = Otwórz planszę
clone2048-save-title = Zapisz planszę

## Zdania

clone2048-told-begun = Nowa plansza: przesuwaj klocki strzałkami. Ctrl+Z przywraca poprzednią grę.
clone2048-told-opened = Otwarto: { $path }. Ctrl+Z przywraca poprzednią grę.
clone2048-told-before = Wróciła poprzednia gra. Ctrl+Y przywraca nową.
clone2048-told-too-many = Przeszkód jest za dużo: najwyżej { $most }, żeby zostało wolne pole.
clone2048-told-nothing-goes-on = Teraz nic się nie dzieje: { $play } włącza grę komputera, { $replay } odtwarza rozegraną grę.
clone2048-told-past = Oglądasz grę: naciśnij „Graj stąd” albo przejdź na koniec gry.
clone2048-told-over = Koniec gry: { $score ->
        [one] { $score } punkt
        [few] { $score } punkty
       *[other] { $score } punktów
    } w { $moves ->
        [one] { $moves } ruchu
       *[other] { $moves } ruchach
    }.
clone2048-told-is-over = Gra skończona: Ctrl+Z cofa o jeden ruch.
clone2048-told-reached = Masz { $block }! Graj dalej: są jeszcze większe.
clone2048-told-largest = Największy klocek: { $block }.
clone2048-told-nothing-moves = W tę stronę nic się nie ruszy: według zasad 2048 to nie jest ruch.
clone2048-told-lost = Gracz automatyczny zatrzymał się z powodu błędu. Naciśnij jeszcze raz, żeby go uruchomić.

## Chwila do świętowania

clone2048-moment-reached = { $block }!
clone2048-moment-over = Koniec gry
clone2048-moment-record = Nowy rekord dla takich plansz
clone2048-moment-keep = Graj dalej
clone2048-moment-new = Inna plansza
clone2048-moment-again = Jeszcze raz ta sama
clone2048-records-none = Tu pojawi się najwyższy wynik dla każdego rodzaju planszy
clone2048-figures = Cztery kierunki
clone2048-figures-tip = Każdy pasek porównuje kierunek z najlepszym: ile według gracza automatycznego jeszcze się połączy do końca gry. Dalej są połączenia i punkty, które daje od razu, wolne pola i to, o ile mniej obiecuje
clone2048-figures-merges = połączeń
clone2048-figures-points = punktów
clone2048-figures-free = wolnych
clone2048-figures-less = mniej o
clone2048-moment-so-far = { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
   *[other] { $score } punktów
}, { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
   *[other] { $moves } ruchów
}
clone2048-records-line = { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
   *[other] { $score } punktów
}, klocek { $block }
