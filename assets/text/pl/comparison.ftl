### Porównanie programów, w oknie.

## Strona

menu-compare = Porównaj programy
comparison-to-canvas = Wróć do programu
comparison-to-table = Wróć do tabeli
comparison-side-by-side = Obok siebie
comparison-put-side-by-side = Pokaż obok siebie
comparison-compare-others = Porównaj z innymi programami…
comparison-rules-tip = Mierzy i ocenia wszystkie programy według gry: { $game }
comparison-add = Dodaj…
comparison-add-tip = Dodaj plik albo to, co zostało usunięte z tabeli
comparison-add-file = Plik…
comparison-add-title = Dodaj program do porównania

## Tabela

comparison-table = Porównywane programy
comparison-from-canvas = w obszarze roboczym
comparison-from-slot = slot { $number }
comparison-from-example = przykład
comparison-column-mean = Średnio kroków
comparison-column-worst = Najwięcej kroków
comparison-sort-tip = Sortuj według: { $column }; kolejne kliknięcie odwraca kolejność
comparison-remove = Usuń z tabeli: { $name } (Delete)
comparison-measuring = mierzę…
comparison-judging = oceniam…
comparison-measured = Zmierzone i ocenione: { $known } z { $of }
comparison-measured-in-part = na { $moves } z { $wanted } ruchów
comparison-cases = w { $cases } przypadkach
comparison-go-on = Wznów
comparison-choose = Wybierz w tabeli jeden lub dwa programy

## Koszty

comparison-by-phase = Według faz
comparison-by-block = Według bloków
comparison-phase-removal = Usuwanie
comparison-phase-fall = Spadanie
comparison-phase-other = Kilka faz lub żadna

## Obok siebie

comparison-side = Program { $letter }: { $name }, koszt { $cost }
comparison-step = Krok { $step } z { $of }
comparison-computing = Obliczam ruch…
comparison-click = Kliknij cegłę
comparison-right = Ściana jest właściwa
comparison-wrong = Ściana nie jest właściwa
comparison-same-wall = Od nowa
comparison-other-wall = Inna ściana

## Różnice

comparison-mark-only = tylko tu
comparison-mark-changed = zmieniony
comparison-mark-moved = przeniesiony
comparison-previous-difference = Poprzednia różnica
comparison-next-difference = Następna różnica
comparison-seeking-differences = Szukam różnic…
comparison-no-differences = Brak różnic
comparison-differences = { $count ->
        [one] Jedna różnica
        [few] { $count } różnice
       *[other] { $count } różnic
    }
comparison-marked-tip = Zaznacza różnice na blokach

## Zdania

comparison-told-open = Wybierz dwa programy, aby pokazać je obok siebie; Esc wraca do programu.
comparison-told-rising = Kolejność według: { $column }, od najmniejszej wartości.
comparison-told-falling = Kolejność według: { $column }, od największej wartości.
comparison-told-added = Dodano do tabeli: { $name }.
comparison-told-removed = Usunięto z tabeli: { $name }. Można to przywrócić przyciskiem „Dodaj”.
comparison-told-too-many = { $count ->
        [one] W tabeli mieści się tylko jeden plik: najpierw go usuń.
        [few] W tabeli mieszczą się najwyżej { $count } pliki: najpierw usuń jeden.
       *[other] W tabeli mieści się najwyżej { $count } plików: najpierw usuń jeden.
    }
comparison-told-canvas-stays = Program z obszaru roboczego zawsze zostaje w tabeli.
comparison-told-choose-two = Najpierw wybierz w tabeli dwa programy: jeden to A, drugi to B.
comparison-told-click = Kliknij cegłę na jednej z dwóch ścian: oba programy wykonają ten sam ruch.
comparison-told-not-ready = { $name }: program jest niekompletny. Uzupełnij go i porównaj ponownie.
comparison-told-runs = Ruch jeszcze trwa: poczekaj na jego koniec albo naciśnij „Od nowa”.
comparison-told-begin-again = Ściany nie są takie same: przed następnym ruchem naciśnij „Od nowa” albo „Inna ściana”.
comparison-told-same-wall = Obie ściany są takie same. Kroki: A { $a }, B { $b }.
comparison-told-other-wall = { $cells ->
        [one] Ściany różnią się na jednym polu.
       *[other] Ściany różnią się na { $cells } polach.
    } Kroki: A { $a }, B { $b }.
comparison-failed = { $name }: { $why }
comparison-told-only-a = Różnica { $number } z { $of }, tylko w A: „{ $block }”.
comparison-told-only-b = Różnica { $number } z { $of }, tylko w B: „{ $block }”.
comparison-told-changed = Różnica { $number } z { $of }, zmieniony: w A „{ $left }”, w B „{ $right }”.
comparison-told-moved = Różnica { $number } z { $of }, przeniesiony: „{ $block }”{ $count ->
        [one] .
        [few] , razem z następnymi: { $count } bloki.
       *[other] , razem z następnymi: { $count } bloków.
    }
comparison-told-no-difference = Te dwa programy niczym się nie różnią.
