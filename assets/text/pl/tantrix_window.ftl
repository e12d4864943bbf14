### Tantrix w oknie.

## O co chodzi

tantrix-choice = Łamigłówka
tantrix-kind-challenge = Wyzwania
tantrix-kind-domino = Domino
tantrix-kind-rainbow = Rainbow
tantrix-kind-board = Plansza
tantrix-kind-puzzle = Tantrix puzzle
tantrix-about-challenge = Wyzwania z pudełka: ułóż wszystkie płytki i utwórz wymaganą linię
tantrix-about-domino = Płytki w rzędzie: tam, gdzie się stykają, kolory są takie same
tantrix-about-rainbow = Piramida z płytek o tym samym rewersie i linia w tym kolorze, która przechodzi przez wszystkie
tantrix-about-board = Płytki od 1 do N na siatce: tam, gdzie się stykają, kolory są takie same
tantrix-about-puzzle = Jedna linia przez wszystkie płytki, z warunkami, które wybierzesz
tantrix-discovery = Discovery: pętla od 1 do N
tantrix-rainbows = Pięć Rainbow
tantrix-challenge-discovery = Pętla z płytek od 1 do { $last }
tantrix-challenge-loop = Pętla { $back ->
        [blue] niebieska
        [green] zielona
        [red] czerwona
        [yellow] żółta
       *[white] niebieska, biały rewers
    }
tantrix-challenge-pyramid = Piramida { $back ->
        [blue] niebieska
        [green] zielona
        [red] czerwona
        [yellow] żółta
       *[white] biała
    }
tantrix-challenge-solved = { $challenge } (rozwiązane)
tantrix-challenges-solved = Rozwiązane wyzwania: { $count } z { $all }
tantrix-tiles-chosen = Wybrane płytki: { $count }
tantrix-tiles-choose = Wybierz płytki…
tantrix-tiles-up-to = Od 1 do
tantrix-tiles-with-back = Z rewersem
tantrix-tiles-back = Rewers { $back ->
        [blue] niebieski
        [green] zielony
        [red] czerwony
        [yellow] żółty
       *[white] biały
    }
tantrix-tiles-back-count = { $back ->
        [blue] niebieski
        [green] zielony
        [red] czerwony
        [yellow] żółty
       *[white] biały
    }, płytek: { $count }
tantrix-tiles-all = Wszystkie
tantrix-tiles-none = Żadna
tantrix-tile = Płytka { $tile }
tantrix-tiles-first = Od 1 do N
tantrix-tiles-own = Dowolne
tantrix-n = Płytki N
tantrix-columns = Kolumny X
tantrix-rows = Wiersze Y
tantrix-area-grid = Siatka
tantrix-area-drawn = Rysowana
tantrix-area-free = Wolna
tantrix-draw = Narysuj planszę…
tantrix-draw-tip = Wybierz, które miejsca istnieją: płytki układa się tylko tam
tantrix-draw-places = Miejsca: { $count }
tantrix-draw-guide = Klikaj miejsca lub przeciągaj po nich, aby je dodać albo usunąć. Miejsca: { $cells }, płytki: { $tiles }
tantrix-draw-place = miejsce w wierszu { $row }, kolumnie { $column }
tantrix-conditions = Warunki
tantrix-condition-a = (a) złota zasada
tantrix-condition-b = (b) bez dziur
tantrix-holes-paper = jak w artykule
tantrix-holes-enclosed = tylko zamkniętych
tantrix-condition-c = (c) jedna linia przez wszystkie
tantrix-condition-d = (d) zamknięta linia
tantrix-condition-f = (f) kolor rewersu N
tantrix-colour-any = dowolny
tantrix-colour-of-line = Linia { $colour ->
        [blue] niebieska
        [green] zielona
        [red] czerwona
       *[yellow] żółta
    }

## Plansza i tacka

tantrix-board = Plansza do gry
tantrix-picture = Rozwiązanie
tantrix-face-by-hand = Ręcznie
tantrix-face-solutions = Rozwiązania
tantrix-face-solutions-count = Rozwiązania ({ $count })
tantrix-place-tile = płytka { $tile }
tantrix-place-empty = puste
tantrix-place-fixed = { $place }, zablokowana
tantrix-fix = Zablokuj tu płytkę (L)
tantrix-release = Odblokuj płytkę (L)
tantrix-tray-tile = Płytka { $tile } na tacce
tantrix-tray-tip = Przeciągnij ją na planszę albo kliknij ją, a potem miejsce. R, kółko lub prawy przycisk ją obraca
tantrix-tray-empty = Tacka jest pusta: wszystkie płytki są na planszy
tantrix-tray-solved = Rozwiązane: wszystkie zasady są spełnione
tantrix-turn-right = Obróć w prawo (R)
tantrix-turn-left = Obróć w lewo (Shift+R)
tantrix-undo = Cofnij (Ctrl+Z)
tantrix-redo = Ponów (Ctrl+Y)

## Zasady

tantrix-rules = Zasady
tantrix-kept = spełniona
tantrix-not-yet = jeszcze nie
tantrix-not-kept = złamana
tantrix-rule-tiles = Ułożone płytki: { $laid } z { $all }
tantrix-rule-golden = (a) Tam, gdzie płytki się stykają, kolory są takie same
tantrix-rule-clashes = (a) { $clashes ->
        [one] W jednym miejscu stykają się różne kolory
       *[other] W { $clashes } miejscach stykają się różne kolory
    }
tantrix-rule-holes = (b) Żadne puste miejsce nie styka się z trzema płytkami, a płytki są w jednej grupie
tantrix-rule-enclosed = (b) Żadne puste miejsce nie jest zamknięte wśród płytek
tantrix-rule-line = (c) Linia { $colour ->
        [blue] niebieska
        [green] zielona
        [red] czerwona
       *[yellow] żółta
    } przechodzi przez wszystkie: teraz { $reached } z { $all }
tantrix-rule-line-none = (c) Jedna linia przechodzi przez wszystkie
tantrix-rule-closed = (d) Linia jest zamknięta
tantrix-hint-tip = Pokazuje, gdzie położyć płytkę, jeśli stąd da się dojść do rozwiązania (H)
tantrix-hint-lay = Połóż płytkę { $tile }
tantrix-complete = Dokończ stąd
tantrix-complete-tip = Układa brakujące płytki, nie ruszając już ułożonych
tantrix-clear = Wyczyść planszę
tantrix-paused = Pauza: kliknij tutaj albo naciśnij P, żeby grać dalej
tantrix-how = Jak grać
tantrix-how-by-hand = Przeciągaj płytki z tacki. Kółko, R lub prawy przycisk je obraca. Delete albo upuszczenie poza planszą odkłada je na tackę. Ctrl z kółkiem powiększa, a tło można przeciągać

## Rozwiązania

tantrix-search = Szukaj
tantrix-searching = Szukam…
tantrix-find-one = Znajdź rozwiązanie
tantrix-find-all = Wypisz wszystkie
tantrix-find-all-tip = Rozwiązania pojawiają się po kolei, zawsze w tej samej kolejności, aż do limitu wybranego poniżej
tantrix-count = Tylko policz
tantrix-count-tip = Ile ich jest w sumie, bez zapisywania
tantrix-up-to-rotation = Pomiń obroty
tantrix-up-to-rotation-tip = Rozwiązania, które różnią się tylko obrotem, liczą się raz
tantrix-limit = Najwyżej
tantrix-parts = Zbadane części: { $done } z { $parts }
tantrix-found-so-far = Rozwiązania do tej pory: { $count }
tantrix-no-solutions-yet = Nic jeszcze nie szukano: naciśnij „Znajdź rozwiązanie”
tantrix-ended-none = Nie ma rozwiązań: sprawdzono wszystkie możliwości
tantrix-ended-all = Znaleziono wszystkie: { $count }
tantrix-ended-some = Znaleziono: { $count }. Może są inne
tantrix-ended-counted = Liczba rozwiązań: { $count }
tantrix-ended-counted-some = Policzono do tej pory: { $count }. Liczenie przerwane
tantrix-this-solution = To rozwiązanie
tantrix-play-on = Dokończ ręcznie
tantrix-how-solutions = Kółkiem, strzałkami, PgUp i PgDn przejdziesz od jednego do drugiego. Pliki RON i JSON zawierają wszystkie
tantrix-browse-first = Pierwsze (Home)
tantrix-browse-previous = Poprzednie (strzałka w lewo)
tantrix-browse-next = Następne (strzałka w prawo)
tantrix-browse-last = Ostatnie (End)
tantrix-browse-at = { $at } z { $count }

## Pliki

tantrix-open-title = Otwórz rozwiązania wybranej łamigłówki
tantrix-save-title = Gdzie zapisać?
tantrix-export-ron = Rozwiązania (RON)…
tantrix-export-json = Rozwiązania (JSON)…
tantrix-export-svg = Rysunek (SVG)…
tantrix-export-png = Obraz (PNG)…
tantrix-export-text = Tekst…

## Co się stało

tantrix-says-solved = Rozwiązane! Wszystkie zasady są spełnione.
tantrix-goal-loop = Zamknij { $colour ->
        [any] linię jednego koloru
        [blue] NIEBIESKĄ linię
        [green] ZIELONĄ linię
        [red] CZERWONĄ linię
       *[yellow] ŻÓŁTĄ linię
    } w pętlę przez wszystkie płytki ({ $tiles })
tantrix-goal-line = Poprowadź { $colour ->
        [any] linię jednego koloru
        [blue] NIEBIESKĄ linię
        [green] ZIELONĄ linię
        [red] CZERWONĄ linię
       *[yellow] ŻÓŁTĄ linię
    } przez wszystkie płytki ({ $tiles })
tantrix-goal-pyramid = Wypełnij piramidę i poprowadź { $colour ->
        [any] linię jednego koloru
        [blue] NIEBIESKĄ linię
        [green] ZIELONĄ linię
        [red] CZERWONĄ linię
       *[yellow] ŻÓŁTĄ linię
    } przez wszystkie płytki ({ $tiles })
tantrix-goal-domino = Ułóż wszystkie płytki ({ $tiles }) w rzędzie: na stykach ten sam kolor
tantrix-goal-board = Ułóż wszystkie płytki ({ $tiles }) na planszy: na stykach ten sam kolor
tantrix-colour-sign = { $colour ->
        [blue] N
        [green] Z
        [red] C
       *[yellow] Ż
    }
tantrix-solved = Rozwiązane!
tantrix-solved-with = { $seconds } s, { $moves ->
        [one] jeden ruch
        [few] { $moves } ruchy
       *[other] { $moves } ruchów
    }
tantrix-solved-helped = { $seconds } s, { $moves ->
        [one] jeden ruch
        [few] { $moves } ruchy
       *[other] { $moves } ruchów
    }; { $hints ->
        [0] bez podpowiedzi
        [one] jedna podpowiedź
        [few] { $hints } podpowiedzi
       *[other] { $hints } podpowiedzi
    }, { $undone ->
        [0] bez cofania
        [one] jeden cofnięty ruch
        [few] { $undone } cofnięte ruchy
       *[other] { $undone } cofniętych ruchów
    }: nie liczy się do rekordu
tantrix-solved-by-program = To program dokończył układanie
tantrix-next-challenge = Następne wyzwanie
tantrix-attempt = { $seconds } s · ruchy: { $moves } · podpowiedzi: { $hints }
tantrix-record = Rekord bez pomocy: { $seconds } s, ruchy: { $moves }
tantrix-apart = Płytki oddzielone od reszty: { $tiles }
tantrix-search-time = Czas: { $seconds } s
tantrix-says-fixed = Płytka { $tile } jest zablokowana: zostaje na miejscu, także podczas szukania. L albo kłódka ją odblokowuje.
tantrix-says-fix-what = Najpierw wybierz płytkę na planszy: kłódka zablokuje ją w tym miejscu.
tantrix-says-searching = Szukam sposobu, żeby grać dalej…
tantrix-says-hint = Płytkę { $tile } możesz położyć w pokazanym miejscu: kliknij tam albo naciśnij jeszcze raz przycisk.
tantrix-says-no-way = Stąd nie da się dojść do żadnego rozwiązania: odłóż kilka płytek na tackę.
tantrix-says-stopped = Szukanie zostało zatrzymane.
tantrix-says-too-large = Tych płytek jest za dużo, żeby policzyć rzędy: liczba stanów to { $states }, a limit to { $most }. Wybierz mniej płytek albo wypisz rzędy.
tantrix-says-nothing-to-save = Nie ma jeszcze nic do zapisania: połóż płytkę albo znajdź rozwiązanie.
tantrix-says-unknown-sort = Z nazwy { $path } nie wynika, co zapisać: musi kończyć się na .ron, .json, .svg, .png lub .txt.
tantrix-says-opened = { $path }: rozwiązania: { $count }, wszystkie poprawne.
tantrix-says-file = { $path }, wiersz { $line }, kolumna { $column }: { $why }
tantrix-says-no-picture = { $path }: { $why }
tantrix-says-dead-three = Tu nie pasuje już żadna płytka: sąsiednie pokazują trzy razy kolor { $colour ->
        [blue] niebieski
        [green] zielony
        [red] czerwony
       *[yellow] żółty
    }, a żadna płytka nie ma go na trzech bokach.
tantrix-says-dead-parity = Tu nie pasuje już żadna płytka: sąsiednie pokazują kolor { $colour ->
        [blue] niebieski
        [green] zielony
        [red] czerwony
       *[yellow] żółty
    } nieparzystą liczbę razy. Każda płytka ma go na dwóch bokach albo na żadnym.
tantrix-says-dead-none-left = Tu nie pasuje już żadna płytka: pasujące są już ułożone gdzie indziej.
tantrix-says-forced = To ruch wymuszony: w tym miejscu pasuje tylko płytka { $tile }, tak obrócona. Kliknij tam albo naciśnij jeszcze raz przycisk, żeby ją położyć.
