### Bloki samego Blockly: Logika, Pętle, Matematyka, Zmienne. Teksty są z jego polskiego tłumaczenia, z poprawionymi błędami.

## Logika

word-if = jeśli
word-else-if = w przeciwnym razie jeśli
word-else = w przeciwnym razie
word-do = wykonaj
block-if = jeśli
    .tip =
        Wykonuje bloki w środku tylko wtedy, gdy warunek jest prawdziwy. Znak + dodaje „w przeciwnym razie jeśli” i „w przeciwnym razie”: wykonuje się pierwszy przypadek z prawdziwym warunkiem, a gdy takiego nie ma – „w przeciwnym razie”.
        Na przykład „jeśli cegła na polu: kliknięte pole ma kolor: czerwony wykonaj Usuń cegłę na polu: kliknięte pole”.
block-compare = { $a } { $operator } { $b }
    .tip =
        Porównuje dwie wartości i daje prawdę lub fałsz. = i ≠ pasują do dwóch wartości tego samego typu, pozostałe znaki tylko do dwóch liczb.
        Na przykład 2 < 3 to prawda, 3 < 3 to fałsz, 3 ≤ 3 to prawda.
block-logic = { $a } { $operator } { $b }
    .tip =
        Przy „i” daje prawdę, gdy oba warunki są prawdziwe, przy „lub” – gdy prawdziwy jest choć jeden. Jeśli wystarczy pierwszy, drugi nie jest sprawdzany.
        Na przykład „wiersz < 8 i pole pod: C jest puste”.
block-not = nie { $x }
    .tip =
        Daje prawdę, gdy warunek jest fałszywy, i fałsz, gdy jest prawdziwy.
        Na przykład „nie istnieje zarażona cegła”.
block-true = prawda
    .tip =
        Wartość „prawda”.
        Na przykład „ustaw znalezione na prawda”.
block-false = fałsz
    .tip =
        Wartość „fałsz”.
        Na przykład „ustaw znalezione na fałsz”.
block-choose = test { $test } jeśli prawda { $yes } jeśli fałsz { $no }
    .tip =
        Jeśli warunek w „test” jest prawdziwy, daje wartość „jeśli prawda”, a jeśli nie – wartość „jeśli fałsz”.
        Na przykład „test x < 0 jeśli prawda 0 jeśli fałsz x” daje x, ale nigdy mniej niż 0.

## Pętle

block-repeat = powtórz { $times } razy
    .tip =
        Wykonuje bloki w środku tyle razy, ile mówi liczba ustalona na początku. Przy 0 lub mniej nie wykonuje ich wcale.
        Na przykład „powtórz 81 razy” wystarczy, by odwiedzić każde pole ściany.
block-while = powtarzaj dopóki { $when }
    .tip =
        Sprawdza warunek: dopóki jest prawdziwy, wykonuje bloki w środku i sprawdza znowu.
        Na przykład „powtarzaj dopóki istnieje zarażona cegła”.
block-until = powtarzaj aż { $when }
    .tip =
        Sprawdza warunek: dopóki jest fałszywy, wykonuje bloki w środku i sprawdza znowu. Kończy, gdy jest prawdziwy.
        Na przykład „powtarzaj aż x > 8”.
block-count = licz z { $var } od { $from } do { $to } co { $by }
    .tip =
        Nadaje zmiennej po kolei wszystkie liczby od pierwszej do drugiej włącznie, z podanym krokiem, i za każdym razem wykonuje bloki w środku. Jeśli pierwsza jest większa, liczy wstecz.
        Na przykład „licz z wiersz od 0 do 8 co 1” przechodzi przez wszystkie wiersze, z góry na dół.
block-break = wyjdź z pętli
    .tip =
        Od razu kończy pętlę, w której się znajduje: program idzie dalej od bloku, który jest za pętlą.
        Na przykład w bloku „jeśli”, żeby przestać szukać, gdy już coś się znalazło.
block-continue = przejdź do kolejnej iteracji pętli
    .tip =
        Pomija bloki, które zostały w tym obiegu pętli, i przechodzi do następnego obiegu.
        Na przykład w bloku „jeśli”, żeby pominąć pola, które się nie liczą.

## Matematyka

block-number = { $number }
    .tip =
        Liczba do wpisania, z przecinkiem lub kropką przed częścią dziesiętną.
        Na przykład 2,5.
block-arithmetic = { $a } { $operator } { $b }
    .tip =
        Liczy na dwóch liczbach: sumę, różnicę, iloczyn, iloraz albo potęgę.
        Na przykład 2 × 3 daje 6, a 2 ^ 3 daje 8.
block-math = { $function } { $x }
    .tip =
        Oblicza funkcję liczby: pierwiastek kwadratowy, wartość bezwzględną, liczbę przeciwną, logarytm naturalny lub dziesiętny, potęgę liczby e lub 10.
        Na przykład pierwiastek kwadratowy 9 daje 3.
block-trig = { $function } { $x }
    .tip =
        Oblicza funkcję trygonometryczną. Kąty są w stopniach, nie w radianach.
        Na przykład sin 30 daje 0,5.
block-constant = { $constant }
    .tip =
        Stała: π (3,141…), e (2,718…), φ (1,618…), √2 (1,414…), √½ (0,707…) albo ∞ (nieskończoność).
        Na przykład 2 × π × r to długość okręgu o promieniu r.
block-is = { $x } { $property }
    .tip =
        Daje prawdę, gdy liczba jest parzysta albo nieparzysta, pierwsza, całkowita, dodatnia, ujemna – zależnie od wyboru.
        Na przykład 7 jest liczbą pierwszą daje prawdę, 0 jest dodatnia daje fałsz.
block-divisible-by = { $x } jest podzielna przez { $y }
    .tip =
        Daje prawdę, gdy reszta z dzielenia pierwszej liczby przez drugą wynosi 0. Przez 0 nie dzieli się nic.
        Na przykład 6 jest podzielna przez 3 daje prawdę.
block-change = zmień { $var } o { $by }
    .tip =
        Dodaje liczbę do zmiennej. Zmienna, która nie ma jeszcze wartości, liczy się jako 0.
        Na przykład „zmień x o 1” liczy o jeden więcej.
block-round = { $rounding } { $x }
    .tip =
        Zaokrągla do najbliższej liczby całkowitej albo w górę, albo w dół. Z połowy drogi idzie w górę.
        Na przykład zaokrąglij 2,5 daje 3, a zaokrąglij w dół 2,5 daje 2.
block-remainder = reszta z dzielenia { $a } przez { $b }
    .tip =
        Daje resztę z dzielenia, ze znakiem pierwszej liczby.
        Na przykład reszta z dzielenia 64 przez 10 to 4.
block-constrain = ogranicz { $value } z dołu { $low } z góry { $high }
    .tip =
        Daje samą liczbę, jeśli leży między dwiema granicami, a jeśli nie – bliższą granicę.
        Na przykład ogranicz 9 z dołu 0 z góry 8 daje 8.
block-random-int = losowa liczba całkowita od { $from } do { $to }
    .tip =
        Daje losową liczbę całkowitą między dwiema granicami włącznie. Za każdym razem losuje nową.
        Na przykład losowa liczba całkowita od 1 do 6 to kostka do gry.
block-random-fraction = losowy ułamek
    .tip =
        Daje losową liczbę od 0 (włącznie) do 1 (wyłącznie). Za każdym razem losuje nową.
        Na przykład „losowy ułamek < 0,5” jest prawdą średnio co drugi raz.
block-atan2 = atan2 z X: { $x } Y: { $y }
    .tip =
        Daje kierunek punktu (X, Y) widzianego z początku układu, w stopniach od -180 do 180.
        Na przykład atan2 z X: 1 Y: 1 daje 45.

## Zmienne

block-set = ustaw { $var } na { $to }
    .tip =
        Wkłada wartość do zmiennej w miejsce tego, co w niej było. Może to być liczba, pole, kolor, prawda lub fałsz.
        Na przykład „ustaw C na kliknięte pole”.
block-get = { $var }
    .tip =
        Daje wartość, która jest w zmiennej. Najpierw trzeba ją tam włożyć blokiem „ustaw”, „licz” lub „Dla każdego pola”.
        Na przykład po „ustaw x na 3” daje 3.
