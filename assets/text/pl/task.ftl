### Zadania i kursy: co jest nie tak w ich plikach i co mówi ich sprawdzenie.
### Przed zdaniem stoją już plik, wiersz i kolumna.

## Pliki

task-not-a-task = Ten plik nie jest zadaniem Clickomanii: zadanie zaczyna się od „Task(”, kurs od „Course(”; tu jest „{ $found }”.
task-bad-id = „{ $found }” nie może być nazwą zadania: pisz tylko małe litery od a do z, cyfry i łączniki, najwyżej 64.
task-two-tasks = „game” mówi, że zadaniem jest „{ $game }”, a „task”, że „{ $task }”: zostaw tylko jedno z nich.
task-bad-language = „{ $found }” nie jest kodem języka: napisz na przykład „it” albo „en”.
task-duplicate-key = „{ $key }” występuje dwa razy: zostaw tylko jedno.
task-not-whole = Tu potrzebna jest liczba całkowita od { $low } do { $high }.
task-too-few = Lista jest za krótka: { $least ->
        [one] potrzebny jest co najmniej jeden element
        [few] potrzebne są co najmniej { $least } elementy
       *[other] potrzebnych jest co najmniej { $least } elementów
    }.
task-too-many = Lista jest za długa: najwyżej { $most } { $most ->
        [one] element
        [few] elementy
       *[other] elementów
    }.
task-chance-not-allowed = „{ $block }” losuje, a tutaj wynik musi być zawsze ten sam: użyj innego bloku.
task-no-such-number = Nie ma takiego numeru: { $count ->
        [0] nie ma żadnego
        [one] jest tylko jeden
       *[other] są od 1 do { $count }
    }.
task-off-wall = To pole jest poza ścianą: wiersze i kolumny mają numery od 0 do 8.
task-duplicate-task = W kursie jest już zadanie o nazwie „{ $id }”: nadaj temu inną.
task-unknown-task = Rozdział zaczyna się od zadania „{ $id }”, którego nie ma w kursie: podaj nazwę jednego z jego zadań.
task-too-much = Plików kursu jest za dużo albo są za duże: najwyżej 10 000 i razem 64 MiB.
task-path-not-a-path = „{ $path }” się nie nadaje: napisz nazwę pliku .ron ze ścieżką od tego pliku i znakiem / między folderami.
task-path-outside = „{ $path }” jest poza folderem otwieranego pliku: umieść go w środku.
task-path-not-found = Plik „{ $path }” nie istnieje: sprawdź nazwę i folder.
task-path-unreadable = Pliku „{ $path }” nie można odczytać: { $reason }
task-path-too-large = Plik „{ $path }” jest za duży.
task-path-not-utf8 = Plik „{ $path }” nie jest tekstem UTF-8: zapisz go ponownie jako tekst UTF-8.
task-token-map = lista w nawiasach klamrowych
task-token-flag = „true” albo „false”

## Teksty

task-text-too-long = Tekst jest za długi: najwyżej { $most } { $most ->
        [one] bajt
        [few] bajty
       *[other] bajtów
    }. Podziel go.
task-text-too-deep = Listy i cytaty są zagnieżdżone głębiej niż { $most } { $most ->
        [one] poziom
        [few] poziomy
       *[other] poziomów
    }: uprość tekst.
task-text-html = W tekstach nie może być HTML: używaj znaków CommonMark, a znak mniejszości pisz jako „\<”.
task-text-image = W tekstach nie może być obrazków: pokazuj bloki przez ```program, a ściany przez ```wall.
task-text-bad-click = Po „click” potrzebne są wiersz i kolumna od 0 do 8, z przecinkiem między nimi: na przykład „click 6,5”.
task-text-second-picture = Krok pokazuje najwyżej jeden program albo jedną ścianę: zostaw jedno z nich, a drugie przenieś do innego kroku.

## Sprawdzenie zadania

task-check-usable = { $file }: „{ $id }” jest w porządku
task-check-unusable = { $file }: „{ $id }” nie nadaje się tak do użytku:
task-check-warning = ostrzeżenie: { $message }
task-problem-not-ready = „{ $list }” nie jest gotowe: { $problem }
task-problem-rules-fail = { $fault } Ściana: { $wall }
task-problem-nothing-wanted = Brakuje tego, co program ma robić („wanted”): bez tego nie da się powiedzieć, czy program jest poprawny, a to na nic się nie przyda.
task-problem-goal-rises = Cele muszą maleć: ten nie jest mniejszy od poprzedniego.
task-problem-points-disordered = Punkty idą od największej miary do najmniejszej i nie maleją.
task-problem-solution = Rozwiązanie „{ $name }” nie jest poprawne: { $verdict }.
task-problem-last-goal-unsolved = Nie ma poprawnego rozwiązania: potrzebne jest takie, które osiąga ostatni cel, { $goal }.
task-problem-last-goal = Żadne rozwiązanie nie osiąga ostatniego celu, { $goal }: najlepsze osiąga { $best }.
task-problem-mistake = „{ $name }” powinien zawierać błąd, a jest poprawnym programem.
task-problem-goal-below-least = Żaden program nie może kosztować { $goal }: najmniej, ile się da, to { $least }.
task-problem-impossible = Z tych bloków nie da się ułożyć poprawnego programu: po kliknięciu w wierszu { $row }, kolumnie { $column } ściana { $wall } nie może stać się taka, jak trzeba.
task-problem-solution-below = „{ $name }” kosztuje { $cost }, mniej niż ostatni cel, { $goal }: czy tak ma być?
task-problem-block = Zadanie nie ma bloku „{ $name }” ({ $block }): usuń go stąd albo dopuść wśród bloków zadania („blocks”).
task-problem-question = Polecenia pytania zawodzą: { $error }
task-problem-no-cell = Poprawną odpowiedzią jest, że nie zmienia się żadne pole: czy tak ma być?
task-problem-language = Brakuje tekstu w tych językach: { $codes }.
task-problem-text = Brakuje tekstu: kto rozwiązuje zadanie, widzi tu puste miejsce.
task-problem-no-goals = Nie ma żadnego celu („goals”): to cele mówią, kiedy zadanie jest rozwiązane.
task-problem-text-too-long = Tekst jest za długi na swoją kartę, na której mieści się { $most } znaków: { $lengths }.
task-problem-step-stays-open = Przy rozwiązaniu „{ $name }” krok { $step } zostaje niewykonany: zmień to, na co czeka („until”), albo oznacz go jako nieobowiązkowy („optional: true”).
task-problem-no-points = W konkursie zadanie bez punktów się nie liczy: wpisz „points”, na przykład points: [(40, 20), (3, 100)].
task-problem-shows-help = W tym pliku są rozwiązania, błędy albo podpowiedzi: uczestnikom daj kopię, którą zapisuje „clickomania task pupils”.

## Najmniejszy koszt

task-least-impossible = { $task }: z tych bloków nie da się ułożyć poprawnego programu
task-least-open = { $task }: kosztuje co najmniej { $least }; nie jest znany żaden poprawny program
task-least-proved = { $task }: najmniejszy koszt to { $least }, i tyle kosztuje „{ $name }”
task-least-gap = { $task }: kosztuje co najmniej { $least }; najlepszy znany program kosztuje { $best } („{ $name }”)
task-least-loose = W zadaniu brakuje niektórych darmowych bloków obliczeniowych: prawdziwy najmniejszy koszt może być wyższy.
task-least-way = Może wystarczyć: { $kinds }
task-least-refuted = Nie wystarczy: { $kinds }
task-least-wall = bo po kliknięciu w wierszu { $row }, kolumnie { $column } ta ściana nie może zmienić się w tę po prawej:
task-least-nothing-wanted = Zadanie nie mówi, co ma robić program („wanted”): nie ma najmniejszego kosztu.
task-least-measure = Najmniejszy koszt istnieje tylko tam, gdzie cele liczą koszt; tutaj liczą „{ $measure }”.
task-least-stopped = Przerwano przed końcem.

task-block-not-there = Zadanie nie ma bloku „{ $block }”: usuń go albo użyj innego.

## Zadania w wierszu poleceń

task-unknown = program jest do zadania „{ $id }”, którego tu nie znamy: podaj przez --task, w którym jest pliku
task-unknown-similar = nie ma zadania „{ $id }”: może chodzi o „{ $similar }”?
task-unknown-known = nie ma zadania „{ $id }”: są { $known }
task-of-course = { $file } to kurs: napisz, które zadanie, po znaku #: { $ids }
task-option-game = --game mówi, że zadaniem jest „{ $id }”: zostaw tylko jedną z tych opcji
task-nothing-wanted = w zadaniu „{ $id }” nie ma czego oceniać: brakuje „wanted”
task-unusable = zadanie „{ $id }” ma błąd: { $problem }

## Arkusz do druku

task-sheet-name = Imię i nazwisko
task-sheet-date = Data
task-sheet-rules = Co ma robić program
task-sheet-click = kliknięcie pola ({ $row }, { $column })
task-sheet-start = stąd zaczyna program
task-sheet-wanted = taka ma zostać ściana
task-sheet-palette = Bloki i ich koszty
task-sheet-minutes = Czas: { $minutes } { $minutes ->
        [one] minuta
        [few] minuty
       *[other] minut
    }
