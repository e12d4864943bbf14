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
class-says-more-remarks = { $more ->
        [one] Jest jeszcze jedna uwaga.
        [few] Są jeszcze { $more } uwagi.
       *[other] Jest jeszcze { $more } uwag.
    }
class-says-brought = { $at }: z zewnątrz { $blocks ->
        [one] pochodzi jeden blok
        [few] pochodzą { $blocks } bloki
       *[other] pochodzi { $blocks } bloków
    }, { $how ->
        [clipboard] ze schowka.
        [picture] z rysunku.
        [start] z pliku podanego na początku.
        [hand-in] z oddanej pracy.
       *[file] z pliku.
    }
class-says-brought-slot = W slocie { $number } jest coś z zewnątrz.
class-says-brought-slot-of-task = W slocie { $number } zadania „{ $task }” jest coś z zewnątrz.
class-says-sign-restarted = { $at }: okno zamknięto i otwarto ponownie.
class-says-sign-closed = { $at }: okno było zamknięte przez { $time } minut.
class-says-sign-clock-back = { $at }: zegar komputera cofnięto o { $time } minut.
class-says-sign-clock-forward = { $at }: zegar komputera przesunięto do przodu o { $time } minut.
class-says-sign-state = { $at }: notatki o konkursie zmieniono z zewnątrz.
class-says-sign-slot = { $at }: slot zmieniono z zewnątrz.
class-says-sign-tasks = { $at }: plik konkursu zmieniono w czasie konkursu.
class-says-sign-second-window = { $at }: otwarte było drugie okno.
class-says-sign-command-line = { $at }: na tym samym komputerze użyto polecenia { $command }.
class-says-sign-begun-before = { $at }: ten sam konkurs rozpoczęto już na tym komputerze { $times ->
        [one] jeden raz
       *[other] { $times } razy
    }.
class-says-sign-window-outside = { $at }: otwarte było okno poza konkursem.
class-says-sign-begun-apart = { $at }: konkurs rozpoczęto osobno: w ciągu dziesięciu minut przedtem i potem rozpoczęła go najwyżej jedna inna osoba.
class-says-sign-hand-in = Plik zmieniono po oddaniu: na jego notatkach nie można polegać.
class-says-sign-other-tasks = { $at }: konkurs rozpoczęto z innymi zadaniami lub innym czasem niż w jego pliku.
class-says-sign-begun-once = { $at }: to ten sam konkurs co w pliku { $file }, rozpoczęty tylko raz: skopiowany folder albo inne nazwisko.
class-says-sign-other-contest = Plik nie pochodzi z konkursu, z którego są pozostałe: nie wiadomo, jak powstał.
