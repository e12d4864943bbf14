### Klasy i konkursy: co oddało wielu, ocenione i z klasyfikacją.

## Słowa

class-title = Klasa
class-ranking = Klasyfikacja
class-rank = Miejsce
class-pupil = Kto
class-points = Punkty
class-task = Zadanie
class-slot = Slot
class-verdict = Werdykt
class-proof = Udowodnione
class-blocks = Bloki
class-steps = Kroki
class-cases = Sprawdzone przypadki
class-alike = Podobne
class-scores = Wyniki
class-score = Wynik
class-from = Od
class-to = Do
class-programs = Programy
class-group = Grupa
class-likeness = Podobieństwo
class-remarks = Uwagi
class-file = Plik
class-error = Błąd
class-code = Kod
class-brought-in = Z zewnątrz
class-unreadable = Nieczytelne

## Zdania

class-says-task-unknown = Nieznane zadanie „{ $id }”: dodaj plik konkursu lub kursu, do którego należy.
class-says-task-unknown-course = Nieznane zadanie „{ $id }” z kursu „{ $course }”: dodaj plik tego konkursu lub kursu.
class-says-slot-empty = Slot { $number } jest wskazany jako rozwiązanie zadania „{ $id }”, ale jest pusty.
class-says-too-long = Program ma więcej niż { $most } MiB: jest za długi dla klasy.
class-says-too-many = Plików jest więcej niż { $most }: ten i następne zostały pominięte.
class-says-no-room = Ten plik nie mieści się w całości: programy z jednego pliku mogą zajmować { $one } MiB pamięci, a z całej klasy { $all } MiB. Oceniaj mniej plików naraz.
class-says-no-points = Żadne z ocenionych zadań nie daje punktów, więc wszyscy mają to samo miejsce. Punkty przypisuje się celom zadania („points” w jego pliku), a program liczy się do zadania, które podaje jego plik („task”).
class-says-incomplete = Zatrzymano przed końcem: są tu tylko programy, które już oceniono.
class-says-not-all-compared = Programów jest za dużo albo są za długie, żeby porównać wszystkie: może brakować grup prawie jednakowych programów.
class-says-comparison-stopped = Porównywanie przerwano: może brakować niektórych grup.
class-says-alike = 100: jednakowe, z wyjątkiem nazw zmiennych, położenia i komentarzy. Od 80: prawie jednakowe. Krótkie programy mogą być podobne, nawet jeśli nikt nie ściągał.
class-says-picture-left-out = Obraz pominięto: program jest za długi albo strona jest już za duża.
class-says-brought-in = { $blocks ->
        [one] Jeden blok w slocie { $number } pochodzi
        [few] { $blocks } bloki w slocie { $number } pochodzą
       *[other] { $blocks } bloków w slocie { $number } pochodzi
    } z zewnątrz.
class-says-brought-in-task = { $blocks ->
        [one] Jeden blok w slocie { $number } zadania „{ $task }” pochodzi
        [few] { $blocks } bloki w slocie { $number } zadania „{ $task }” pochodzą
       *[other] { $blocks } bloków w slocie { $number } zadania „{ $task }” pochodzi
    } z zewnątrz.
class-says-closed = Okno zamknięto { $times ->
        [one] raz
       *[other] { $times } razy
    }, łącznie na { $time } min.
class-says-clock-back = Zegar komputera cofnął się o { $time } min.
class-says-extra = { $minutes ->
        [one] Jedna dodatkowa minuta.
        [few] { $minutes } dodatkowe minuty.
       *[other] { $minutes } dodatkowych minut.
    }
class-says-archive-empty = Archiwum nie zawiera programów ani oddanych prac.
class-says-archive-nested = To archiwum wewnątrz innego archiwum: najpierw rozpakuj zewnętrzne.
class-says-archive-large = Po rozpakowaniu archiwum zajmuje ponad { $most } MiB: rozpakuj je i dodaj tylko oddane prace.
class-absent = Nieobecna osoba
class-says-roster-head = Pierwszy wiersz listy musi zawierać nazwy kolumn: name,class (przecinki lub średniki).
class-says-roster-quote = Wiersz { $line } listy otwiera cudzysłów i go nie zamyka: zamknij go albo usuń.
class-says-roster-fields = Wiersz { $line } listy ma więcej pól ({ $fields }), niż nazywa pierwszy ({ $columns }): nazwisko z przecinkiem weź w cudzysłów.
class-says-roster-long = Lista ma ponad { $most } wierszy: to za dużo jak na klasę.
