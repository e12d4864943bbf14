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
class-cost = Koszt
class-blocks = Bloki
class-steps = Kroki
class-cases = Sprawdzone przypadki
class-alike = Podobne
class-group = Grupa
class-likeness = Podobieństwo
class-remarks = Uwagi
class-file = Plik
class-error = Błąd
class-code = Kod
class-brought-in = Z zewnątrz
class-unreadable = Nieczytelne

## Zdania

class-progress = Ocenione: { $done }, ostatni program: { $pupil }
class-says-task-unknown = Zadanie „{ $id }” nie jest znane: podaj plik konkursu lub kursu, do którego należy.
class-says-task-unknown-course = Zadanie „{ $id }” z kursu „{ $course }” nie jest znane: podaj plik tego konkursu lub kursu.
class-says-slot-empty = Slot { $number } jest wskazany jako rozwiązanie zadania „{ $id }”, ale jest pusty.
class-says-too-long = Program ma więcej niż { $most } MiB: jest za długi dla klasy.
class-says-too-many = Plików jest więcej niż { $most }: ten i następne nie są czytane.
class-says-no-room = Nie ma miejsca na cały ten plik: programy z jednego pliku mogą zajmować { $one } MiB pamięci, z całej klasy { $all } MiB. Oceniaj mniej plików naraz.
class-says-no-points = Żadne zadanie nie daje punktów, więc wszyscy dzielą jedno miejsce: punkty wpisuje się w polu „Punkty w konkursie”, wśród celów zadania („points” w pliku).
class-says-incomplete = Zatrzymano przed końcem: jest tu tylko to, co już oceniono.
class-says-not-all-compared = Programów jest za wiele lub są za długie, żeby porównać wszystkie: może brakować grup programów prawie równych.
class-says-comparison-stopped = Porównywanie przerwano: może brakować grup.
class-says-alike = 100: równe, poza nazwami zmiennych, położeniem i komentarzami. Od 80: prawie równe. Krótkie programy bywają podobne i bez ściągania.
class-says-picture-left-out = Brak rysunku: program jest za długi albo strona jest już za duża.
class-says-brought-in = { $blocks ->
        [one] Jeden blok pochodzi
        [few] { $blocks } bloki pochodzą
       *[other] { $blocks } bloków pochodzi
    } z zewnątrz w slocie { $number }.
class-says-brought-in-task = { $blocks ->
        [one] Jeden blok pochodzi
        [few] { $blocks } bloki pochodzą
       *[other] { $blocks } bloków pochodzi
    } z zewnątrz w slocie { $number } zadania „{ $task }”.
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
class-says-archive-nested = To archiwum w archiwum: rozpakuj je.
class-says-archive-large = Po rozpakowaniu archiwum zajmuje ponad { $most } MiB: rozpakuj tylko oddane prace.
class-absent = Nieobecna osoba
class-group-of-pupils = Klasa
class-says-roster-head = Pierwszy wiersz listy musi zawierać nazwy kolumn: name,class (przecinki lub średniki).
class-says-roster-long = Lista ma ponad { $most } wierszy: żadna klasa nie ma ich tyle.
