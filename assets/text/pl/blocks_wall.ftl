### Bloki kategorii Zmiany ściany, Zarażanie, Pola, Kolory (Lonati, część 2).
### Tekst zachowuje szyk wyrazów języka; każdy argument występuje w nim raz.
### Pole stoi po dwukropku w mianowniku: „Usuń cegłę na polu: kliknięte pole”.
### „tip”: co robi blok, a w ostatnim wierszu przykład.

block-hat = Po każdym kliknięciu
    .tip =
        Bloki dołączone poniżej wykonują się z góry na dół po każdym kliknięciu cegły.
        Na przykład „Usuń cegłę na polu: kliknięte pole” usuwa jedną cegłę po każdym kliknięciu.

## Zmiany ściany

block-remove-area-and-drop = Usuń obszar zarażenia wokół pola: { $cell } i zrzuć wszystkie cegły
    .tip =
        Usuwa cegły z obszaru zarażenia, a potem zrzuca każdą cegłę, która ma pod sobą puste miejsce. Cegła bez sąsiadów w swoim kolorze nie ma obszaru i zostaje.
        Na przykład z blokiem „kliknięte pole” sam wykonuje cały ruch.
block-remove-strip-and-drop = Usuń pas zarażenia wokół pola: { $cell } i zrzuć wszystkie cegły
    .tip =
        Usuwa cegły z pasa zarażenia, czyli te w tym samym kolorze połączone w pionie, a potem zrzuca każdą cegłę, która ma pod sobą puste miejsce.
        Na przykład z blokiem „kliknięte pole” sam wykonuje cały ruch gry uproszczonej.
block-drop-all = Zrzuć wszystkie cegły
    .tip =
        Zrzuca, we wszystkich kolumnach, każdą cegłę, która ma pod sobą puste miejsce, aż nie będzie już pustych pól.
        Na przykład wstaw go na końcu, po usunięciu zarażonych cegieł.
block-remove-infected = Usuń wszystkie zarażone cegły
    .tip =
        Usuwa ze ściany wszystkie zarażone cegły. Ich pola zostają puste: żadna cegła nie spada.
        Na przykład wstaw go po zarażeniu obszaru.
block-remove = Usuń cegłę na polu: { $cell }
    .tip =
        Usuwa cegłę z pola. Jeśli na polu nie ma cegły, nic się nie dzieje.
        Na przykład z blokiem „kliknięte pole” usuwa klikniętą cegłę.
block-lower-brick = Opuść cegłę na polu: { $cell }
    .tip =
        Przesuwa cegłę na pole tuż pod nią, jeśli nie ma tam cegły. Cegła schodzi tylko o jedno pole.
        Na przykład cegła z pola (3, 4) przechodzi na (4, 4), jeśli na (4, 4) nie ma cegły.
block-lower-stack = Opuść stos cegieł z podstawą na polu: { $cell }
    .tip =
        Przesuwa o jedno pole w dół cegłę i wszystkie ułożone bezpośrednio nad nią, jeśli pod podstawą nie ma cegły.
        Na przykład z podstawą na (3, 4) o jedno pole schodzą cegły z (3, 4), (2, 4) i (1, 4), jeśli są jedna na drugiej.
block-drop-brick = Zrzuć cegłę z pola: { $cell }
    .tip =
        Zrzuca cegłę, aż trafi na inną cegłę albo na dno ściany.
        Na przykład cegła z (3, 4) spada na (6, 4), jeśli pola (4, 4), (5, 4) i (6, 4) są puste, a na (7, 4) jest cegła.
block-drop-stack = Zrzuć stos cegieł z podstawą na polu: { $cell }
    .tip =
        Zrzuca cegłę i wszystkie ułożone bezpośrednio nad nią, aż podstawa trafi na inną cegłę albo na dno ściany.
        Na przykład z blokiem „pole nad:” i pustym polem zrzuca stos, który jest nad nim.
block-compact-column = Ściśnij kolumnę numer { $number }
    .tip =
        Zrzuca cegły jednej kolumny, aż nie będzie w niej pustych pól. Kolumny mają numery od 0 do 8.
        Na przykład 0 ściska pierwszą kolumnę z lewej.
block-paint = Pomaluj na kolor { $colour } cegłę na polu: { $cell }
    .tip =
        Zmienia kolor cegły. Jeśli na polu nie ma cegły, nic się nie dzieje.
        Na przykład z „czerwony” i „kliknięte pole” kliknięta cegła robi się czerwona.

## Zarażanie

block-infect-area = Zaraź obszar wokół pola: { $cell }
    .tip =
        Zaraża cegłę i wszystkie połączone z nią cegły w jej kolorze. Cegła bez sąsiadów w swoim kolorze nie ma obszaru: żadna cegła się nie zaraża.
        Na przykład wstaw go na początku, z blokiem „kliknięte pole”.
block-infect-strip = Zaraź pas wokół pola: { $cell }
    .tip =
        Zaraża cegłę i połączone z nią cegły w jej kolorze, które są nad nią i pod nią. Cegła bez sąsiadów w swoim kolorze nad sobą lub pod sobą nie ma pasa: nic się nie zaraża.
        Na przykład wstaw go na początku, z blokiem „kliknięte pole”, w grze uproszczonej.
block-infect = Zaraź cegłę na polu: { $cell }
    .tip =
        Zaraża tylko jedną cegłę. Jeśli na polu nie ma cegły, nic się nie dzieje.
        Na przykład z blokiem „kliknięte pole” zaczyna zarażanie.
block-cure = Wylecz cegłę na polu: { $cell }
    .tip =
        Cegła zostaje na swoim miejscu i nie jest już zarażona.
        Na przykład z „dowolne pole z zarażoną cegłą” leczy jedną, losową zarażoną cegłę.
block-cure-all = Wylecz wszystkie cegły
    .tip =
        Żadna cegła na ścianie nie jest już zarażona.
        Na przykład przydaje się, by zacząć zarażanie od nowa.
block-extreme-infected = { $side } pole z zarażoną cegłą
    .tip =
        Spośród pól z zarażoną cegłą daje najwyższe (albo najniższe, skrajne prawe, skrajne lewe). Z kilku równie dalekich daje pierwsze, wiersz po wierszu od lewej; gdy żadna cegła nie jest zarażona, wynikiem jest „żadne pole”.
        Na przykład „Usuń cegłę na polu” z tym polem, powtarzane, usuwa zarażone cegły z góry na dół.
block-any-infected = dowolne pole z zarażoną cegłą
    .tip =
        Daje pole z zarażoną cegłą, za każdym razem losowane; gdy żadna cegła nie jest zarażona, wynikiem jest „żadne pole”.
        Na przykład „Usuń cegłę na polu” z tym polem usuwa losową zarażoną cegłę.
block-exists-infected = istnieje zarażona cegła
    .tip =
        Daje prawdę, gdy choć jedna cegła na ścianie jest zarażona, a jeśli nie – fałsz.
        Na przykład „powtarzaj dopóki istnieje zarażona cegła”.
block-is-infected = zarażona jest cegła na polu: { $cell }
    .tip =
        Daje prawdę, gdy na polu jest cegła i jest ona zarażona, a jeśli nie – fałsz.
        Na przykład „jeśli zarażona jest cegła na polu: kliknięte pole”.
block-for-each-infected = Dla każdego pola { $var } z zarażoną cegłą
    .tip =
        Wykonuje bloki w środku raz dla każdego pola z zarażoną cegłą; zmienna mówi, które to pole. Na cegły zarażone w międzyczasie też przychodzi kolej, ale na każde pole tylko raz.
        Na przykład z „Usuń cegłę na polu: C” usuwa wszystkie zarażone cegły.

## Pola

block-clicked = kliknięte pole
    .tip =
        Daje pole, które zostało kliknięte w tym ruchu.
        Na przykład „Usuń cegłę na polu: kliknięte pole”.
block-neighbour = pole { $side } { $cell }
    .tip =
        Daje sąsiednie pole z wybranej strony. Na brzegu ściany może być poza nią: takie pole można porównać, ale nie użyć.
        Na przykład pole nad: (3, 4) to (2, 4).
block-cell-at = pole w wierszu = { $row } i kolumnie = { $column }
    .tip =
        Daje pole o tych dwóch numerach. Wiersze liczy się od góry, a kolumny od lewej; jedne i drugie od 0 do 8.
        Na przykład wiersz = 0 i kolumna = 8 to pole w prawym górnym rogu.
block-row-of = wiersz pola: { $cell }
    .tip =
        Daje numer wiersza pola: 0 to najwyższy, 8 najniższy.
        Na przykład wiersz pola: (3, 4) to 3.
block-column-of = kolumna pola: { $cell }
    .tip =
        Daje numer kolumny pola: 0 to pierwsza z lewej, 8 ostatnia z prawej.
        Na przykład kolumna pola: (3, 4) to 4.
block-extreme-empty = { $side } puste pole
    .tip =
        Spośród pustych pól, czyli takich bez cegły, ale z choć jedną cegłą wyżej, daje najwyższe (albo najniższe, skrajne prawe, skrajne lewe). Jeśli ich nie ma, wynikiem jest „żadne pole”.
        Na przykład „Opuść cegłę na polu: pole nad:” z tym polem zapełnia dziurę.
block-any-empty = dowolne puste pole
    .tip =
        Daje puste pole, czyli takie bez cegły, ale z choć jedną cegłą wyżej, za każdym razem losowane. Jeśli ich nie ma, wynikiem jest „żadne pole”.
        Na przykład „Opuść cegłę na polu: pole nad: dowolne puste pole”.
block-exists-empty = istnieje puste pole
    .tip =
        Daje prawdę, gdy choć jedno pole bez cegły ma cegłę wyżej w swojej kolumnie. Pola czarne, nad którymi nic nie ma, nie są puste.
        Na przykład „powtarzaj dopóki istnieje puste pole”.
block-is-empty = { $cell } jest puste
    .tip =
        Daje prawdę, gdy na polu nie ma cegły, ale choć jedna jest wyżej w jego kolumnie. Pole czarne, nad którym nic nie ma, nie jest puste.
        Na przykład „powtarzaj dopóki pole pod: C jest puste”.

## Kolory

block-colour-of = kolor cegły na polu: { $cell }
    .tip =
        Daje kolor cegły, do porównania z innym kolorem. Dla pola bez cegły wynikiem jest „żaden kolor”.
        Na przykład „kolor cegły na polu: C = kolor cegły na polu: kliknięte pole”.
block-extreme-with-colour = { $side } pole z cegłą w kolorze: { $colour }
    .tip =
        Spośród pól z cegłą w tym kolorze daje najwyższe (albo najniższe, skrajne prawe, skrajne lewe). Jeśli ich nie ma, wynikiem jest „żadne pole”.
        Na przykład najwyższe pole z cegłą w kolorze: czerwony.
block-any-with-colour = dowolne pole z cegłą w kolorze: { $colour }
    .tip =
        Daje pole z cegłą w tym kolorze, za każdym razem losowane. Jeśli ich nie ma, wynikiem jest „żadne pole”.
        Na przykład z kolorem cegły na klikniętym polu daje pole z cegłą w tym samym kolorze.
block-has-colour = cegła na polu: { $cell } ma kolor: { $colour }
    .tip =
        Daje prawdę, gdy na polu jest cegła w tym kolorze, a jeśli nie – fałsz.
        Na przykład „jeśli cegła na polu: kliknięte pole ma kolor: czerwony”.
block-connected = cegła na polu: { $a } jest połączona z cegłą na polu: { $b }
    .tip =
        Daje prawdę, gdy od jednej do drugiej można przejść tylko po sąsiednich cegłach w tym samym kolorze. Każda cegła jest połączona sama ze sobą.
        Na przykład dwie sąsiednie czerwone cegły są połączone.
block-swatch = { $colour }
    .tip =
        Daje wybrany kolor.
        Na przykład „kolor cegły na polu: C = czerwony”.
