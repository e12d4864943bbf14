### Dlaczego program nie jest gotowy i co poszło źle, gdy działał.
### $block to zawsze krótka nazwa bloku: „Usuń cegłę na polu: …”, „… = …”.

## Niegotowy

problem-empty-socket = W bloku „{ $block }” brakuje { $kind ->
        [cell] pola
        [boolean] warunku
        [number] liczby
        [colour] koloru
       *[any] wartości
    }: wstaw w { $place ->
        [0] puste miejsce
        [1] pierwsze miejsce, które jest puste,
        [2] drugie miejsce, które jest puste,
        [3] trzecie miejsce, które jest puste,
       *[other] miejsce numer { $place }, które jest puste,
    } blok, który daje { $kind ->
        [cell] pole.
        [boolean] prawdę lub fałsz.
        [number] liczbę.
        [colour] kolor.
       *[any] wartość: liczbę, pole, kolor, prawdę lub fałsz.
    }
problem-empty-branch = W bloku „jeśli …” brakuje { $branch ->
        [0] warunku: wstaw obok „jeśli”
        [1] pierwszego warunku: wstaw obok „jeśli”
       *[other] warunku numer { $branch }: wstaw obok jego „w przeciwnym razie jeśli”
    } blok, który daje prawdę lub fałsz.
problem-outside-loop = Blok „{ $block }” jest poza pętlą: przenieś go do pętli albo go usuń.

## Błędy podczas wykonywania

run-off-wall = W bloku „{ $block }” pole ({ $row }, { $column }) jest poza ścianą: { $bounds ->
        [row] wiersze mają
        [column] kolumny mają
       *[both] wiersze i kolumny mają
    } numery od 0 do 8. Wybierz inne pole albo najpierw sprawdź, czy to nie brzeg.
run-bad-index = W bloku „{ $block }” { $which ->
        [row] wiersz
       *[column] kolumna
    } to { $value }, ale numery wierszy i kolumn to liczby całkowite, jak 0, 1 lub 2. Sprawdź obliczenia albo użyj „zaokrąglij”.
run-bad-column = W bloku „{ $block }” kolumna to { $value }, ale kolumny to liczby całkowite od 0 do 8. Sprawdź obliczenia, które dają kolumnę.
run-not-a-number = W bloku „{ $block }” { $what ->
        [times] wartość przed „razy”
        [from] początek liczenia
        [to] koniec liczenia
       *[by] krok
    } nie jest liczbą, więc nie da się liczyć. Bierze się to z niemożliwego obliczenia, jak 0 ÷ 0, albo z numeru wiersza czy kolumny pola, którego nie ma: sprawdź to obliczenie albo sprawdź najpierw blokiem „jeśli”, czy pole istnieje.
run-bad-bounds = W bloku „{ $block }” granica to { $value }, ale granice są liczbami całkowitymi między -9007199254740992 a 9007199254740992. Sprawdź obliczenia albo użyj „zaokrąglij”.
run-type = W bloku „{ $block }” { $place ->
        [0] musi być { $expected }
        [1] w pierwszym miejscu musi być { $expected }
        [2] w drugim miejscu musi być { $expected }
        [3] w trzecim miejscu musi być { $expected }
       *[other] w miejscu numer { $place } musi być { $expected }
    }, a trafia tam { $given }: { $value }. Sprawdź, co jest w zmiennych i w blokach „test” w tym miejscu.
run-compare-types = W bloku „{ $block }” po lewej jest { $left }: { $left-value }; po prawej jest { $right }: { $right-value }. Nie można porównać dwóch wartości różnych typów: wstaw po obu stronach wartości tego samego typu.
run-order-type = W bloku „{ $block }” jest { $given }: { $value }. Znakami < ≤ > ≥ porównuje się tylko liczby; do innych wartości użyj = lub ≠.
run-change-type = W bloku „{ $block }” wartością zmiennej „{ $variable }” jest { $given }: { $value }. Zmienić można tylko zmienną, w której jest liczba: użyj innej zmiennej albo najpierw „ustaw { $variable } na 0”.
run-unset-variable = W bloku „{ $block }” odczytuje się zmienną „{ $variable }”, która nie ma jeszcze wartości. Nadaj jej wcześniej wartość blokiem „ustaw { $variable } na …”: po każdym kliknięciu zmienne zaczynają bez wartości.
run-zero-step = W bloku „{ $block }” krok po „co” to 0, więc nigdy nie doszłoby się do końca. Wstaw inny krok, na przykład 1.
run-budget-loop = Ruch został zatrzymany po { $steps } { $count ->
        [one] kroku
       *[other] krokach
    }: pętla „{ $repeated }” zrobiła { $turns } { $rounds ->
        [one] obieg
        [few] obiegi
       *[other] obiegów
    } i jeszcze się nie skończyła. Sprawdź, czy jej warunek kiedyś się zmienia i czy nie powtarza się zbyt wiele razy.
run-budget = Ruch został zatrzymany po { $steps } { $count ->
        [one] kroku
       *[other] krokach
    }, bo osiągnął limit, a jeszcze się nie skończył. Zmniejsz liczbę obiegów pętli albo podnieś limit kroków.
run-cycle = Ruch nigdy by się nie skończył: po { $turns } { $rounds ->
        [one] obiegu
       *[other] obiegach
    } pętla „{ $repeated }” wróciła dokładnie do tego samego stanu, z tą samą ścianą i tymi samymi zmiennymi. Zadbaj o to, żeby w każdym obiegu zmieniało się coś, co przybliża koniec.
