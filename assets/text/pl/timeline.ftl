### Oś czasu: w przód i w tył po ruchu.

## Polecenia

timeline-start = Na początek ruchu
timeline-step-back = Krok wstecz
timeline-over = Przeskocz blok: cała jego zawartość naraz
timeline-out = Wyjdź z pętli
timeline-next-change = Do następnej zmiany ściany
timeline-previous-change = Do poprzedniej zmiany ściany
timeline-heat = Ile razy wykonał się każdy blok
timeline-first-wrong = Przejdź do pierwszego złego kroku
timeline-lap = Pokaż obieg, który się powtarza
timeline-lap-tip = Pokazuje bez końca kroki, które się powtarzają
timeline-with-keys = { $name } ({ $keys })

## Oś

timeline-name = Oś czasu
timeline-place = Oś czasu: krok { $step } z { $steps }
timeline-empty = Tu widać ruch, krok po kroku
timeline-step-here = krok { $step }
timeline-changes = { $count ->
        [one] { $changes } zmiana ściany
        [few] { $changes } zmiany ściany
       *[other] { $changes } zmian ściany
    }
timeline-removal = usunięte cegły
timeline-fall = spadające cegły
timeline-paint = pomalowane cegły
timeline-infection = zarażanie
timeline-loop = { $block }: { $count ->
        [one] { $turns } obieg
        [few] { $turns } obiegi
       *[other] { $turns } obiegów
    }
timeline-turn = { $block }: obieg { $turn } z { $turns }
timeline-hint = Przeciągaj, żeby się przesuwać; kółko powiększa, podwójne kliknięcie pokazuje wszystko

## Zdania

timeline-told-stopped = Ruch zatrzymał się w punkcie przerwania.
timeline-told-first-wrong = Od tego kroku nie da się już uzyskać właściwej ściany.
timeline-told-no-such-value = Blok nie dał takiej wartości.
timeline-told-click-to-run = Kliknij cegłę: ruch zatrzyma się, gdy dojdzie do tego bloku.
timeline-told-never-here = Od tego miejsca ruch nie dochodzi już do tego bloku.

## Punkty przerwania

timeline-break = Punkt przerwania
timeline-break-when = Punkt przerwania, gdy…
timeline-break-off = Usuń punkt przerwania
timeline-run-here = Wykonaj do tego miejsca
timeline-break-title = Zatrzymaj się tu, gdy
timeline-break-variable = Zmienna
timeline-break-value = Wartość
timeline-break-is = jest równa
timeline-told-break-refused = Wpisz liczbę, prawda lub fałsz, kolor albo pole, na przykład (3, 4).
timeline-told-no-variable = Program nie ma zmiennych.

## Wartości

timeline-times = { $count ->
        [one] { $times } raz
        [few] { $times } razy
       *[other] { $times } razy
    }
timeline-value = { $value } · { $times }
timeline-other-values = { $count ->
        [one] i { $others } inna wartość
        [few] i { $others } inne wartości
       *[other] i { $others } innych wartości
    }
timeline-values = Wartości w tym ruchu
timeline-values-tip = Przejdź do następnego kroku z tą wartością
timeline-counting = Zliczam wartości…
timeline-executed = wykonany { $times }
timeline-never-executed = ani razu niewykonany
