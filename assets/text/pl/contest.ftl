### Konkursy i to, co nauczyciel ustawia za hasłem.

contest-teacher = Dla nauczycieli…
contest-mode = Tryb konkursu
contest-hand-in = Oddaj…
contest-password = Hasło
contest-password-again = To samo hasło jeszcze raz
contest-solutions = Rozwiązania otwarte dla wszystkich
contest-says-choose = Wybierz hasło: bez niego nie da się wyjść z trybu konkursu ani otworzyć rozwiązań dla wszystkich.
contest-says-enter = Wpisz hasło, żeby zmienić te ustawienia.
contest-says-no-word = Hasło jest puste: wpisz je.
contest-says-wrong = Hasło jest niepoprawne: sprawdź wielkie litery i spróbuj jeszcze raz.
contest-says-differ = Hasła się różnią: wpisz je jeszcze raz.
contest-says-mode = Zostają sloty, koszt i wykonywanie: bez sędziego, podpowiedzi, rozwiązań i najlepszych kosztów. Dotyczy tego okna i okien otwartych później.
contest-says-solutions = Rozwiązania o każdym koszcie można otworzyć od razu, także bez osiągnięcia go.
contest-says-lasts = To okno otwarto z opcją --contest: pozostaje w trybie konkursu aż do zamknięcia.
contest-says-begun = Konkurs się zaczął: zapisz swoje programy w czterech slotach, a potem naciśnij „Oddaj”.
contest-says-ended = Konkurs się skończył: znowu są sędzia, podpowiedzi i rozwiązania.
contest-says-withheld = W trybie konkursu tego nie ma: są sloty, koszt i wykonywanie.
contest-hand-in-title = Oddaj programy
contest-says-slots = Oddajesz to, co jest w slotach: najpierw zapisz tam program, nad którym pracujesz.
contest-name = Twoje imię i nazwisko
contest-save = Zapisz plik…
contest-file = konkurs
contest-says-nothing = Cztery sloty są puste: zapisz w slocie choć jeden program, a potem oddaj.
contest-says-handed-in = Oddano: „{ $path }”.
contest-says-handed-in-without = Oddano: „{ $path }”, ale bez tego, czego nie da się odczytać (slot { $slots }): powiedz o tym nauczycielowi.
contest-says-code = Kod oddanej pracy dla osoby pilnującej: { $code }.
contest-says-no-contest = Oddać pracę można tylko podczas konkursu. Żeby zachować program, użyj „Zapisz”.
contest-handed = Oddaje: { $name }
contest-times = Początek konkursu: { $begun }; oddano: { $handed }
contest-saved = zapisano: { $time }
contest-says-slot-damaged = Slot { $number } jest uszkodzony: jego tekst nie jest programem.
contest-says-all-empty = Wszystkie sloty były puste.
contest-says-refused = Nie mogę otworzyć oddanego pliku „{ $path }”. { $why }
contest-says-unreadable = Plik jest uszkodzony w wierszu { $line }, kolumnie { $column }: poproś o niego jeszcze raz osobę, która go oddała.
contest-says-newer = Zapisała go nowsza wersja tego programu: otwórz go w niej.
contest-says-too-many-slots = Zawiera więcej niż { $most } slotów: żaden konkurs nie ma ich tyle.
contest-says-too-large = Ma więcej niż { $most } MiB: żadna oddana praca nie jest tak duża.

contest-says-unreadable-rules = Nie można odczytać ustawień nauczyciela, więc konkurs pozostaje zamknięty. Aby wyjść, zamknij program i usuń plik { $file }.

contest-left = { $minutes ->
        [one] Została jedna minuta
        [few] Zostały { $minutes } minuty
       *[other] Zostało { $minutes } minut
    }
contest-task-of = Zadanie { $number } z { $count }: { $title }
contest-over = Czas minął
contest-says-over = Konkurs się skończył, a twoje sloty zostały oddane automatycznie. Nie zamykaj tego okna, dopóki nauczyciel nie ma twojego pliku.
contest-says-kept = Oddana praca jest przechowana w „{ $path }”.
contest-says-on-its-way = Oddanej pracy nie ma jeszcze w „{ $path }”: próbuję co dwie sekundy. Sprawdź pendrive albo miejsce na dysku.
contest-elsewhere = Konkurs jest otwarty w innym oknie
contest-says-elsewhere = Pracuj dalej tam, a to okno zamknij.
contest-says-do-it-there = Konkurs jest otwarty w innym oknie: zrób to tam.
contest-cannot-go-on = Tutaj konkurs nie może trwać dalej
contest-says-way-out = Powiedz nauczycielowi: konkurs pozostaje zamknięty. Aby wyjść, zamknij program i usuń { $path }.
contest-begin-again = Zaczyna ktoś inny
contest-says-begin-again = Konkurs zaczyna się od nowa, z całym czasem.
contest-says-named = W każdym zadaniu liczy się slot wybrany tutaj: proponowany jest najtańszy. Czego nie ma w żadnym slocie, tego się nie oddaje.
contest-says-named-at-the-end = Konkurs się skończył: w każdym zadaniu liczy się slot, który był wybrany na końcu.
contest-says-welcome = { $tasks ->
        [one] Jedno zadanie
        [few] { $tasks } zadania
       *[other] { $tasks } zadań
    }, minut: { $minutes }. Czas zacznie biec, gdy naciśniesz Zacznij. Każde zadanie ma cztery sloty; na koniec Clickomania je odda.
contest-says-all-empty-now = Wszystkie sloty są puste.
contest-nothing = nic
contest-solution-of = Rozwiązanie zadania { $task }: { $slot }
contest-says-no-password = Podczas konkursu nie można wybrać hasła. Aby wyjść, zamknij program i usuń folder { $folder }.
contest-of-file = Konkurs z pliku…
contest-says-of-file = Zadania i czas są w pliku konkursu; wcześniejsza praca jest poza zasięgiem, dopóki trwa.
contest-says-begun-with-tasks = Konkurs się zaczął: zapisuj programy każdego zadania w jego slotach, a potem naciśnij „Oddaj”.
contest-says-not-open = Konkurs nie jest otwarty w tym oknie: stąd można tylko oddać pracę.
contest-says-tried-again = { $why } Nic nie przepadło: praca jest w „{ $path }”, a ja próbuję, aż dotrze.
contest-says-no-contest-file = „{ $name }” to nie konkurs: potrzebny jest kurs z zadaniami i z contest: (minutes: …).
contest-says-no-folder = Ten konkurs potrzebuje folderu danych: otwórz go z --data i nazwą folderu.
contest-says-tasks-gone = Nie ma już pliku z zadaniami konkursu.
contest-task-number = Zadanie { $number } z { $count }
contest-previous-task = Poprzednie zadanie
contest-next-task = Następne zadanie
contest-says-first-task = To jest pierwsze zadanie.
contest-says-last-task = To jest ostatnie zadanie.
contest-says-nowhere-yet = { $why } Oddanych programów nie ma jeszcze w żadnym pliku: nie zamykaj tego okna, próbuję ponownie co dwie sekundy. To, co jest w slotach, tam zostaje.
contest-says-not-arrived = Praca oddana w konkursie nie dotarła jeszcze do „{ $path }” i nie mogę jej tam umieścić. Jest w „{ $kept }”: skopiuj ją stamtąd.
contest-says-closing = Oddanej pracy nie ma jeszcze w „{ $path }”: próbuję co dwie sekundy. Jeśli teraz zamkniesz, nie dotrze tam, dopóki program nie zostanie znów otwarty. Możesz zostać albo oddać pracę do innego pliku.
contest-extra = Dodatkowy czas: { $minutes ->
        [one] jedna minuta
        [few] { $minutes } minuty
       *[other] { $minutes } minut
    }
contest-says-extra = Dla osoby, która ma do niego prawo, na tym komputerze. W oddanym pliku jest o tym informacja.
contest-says-extra-given = Czas obejmuje { $minutes ->
        [one] jedną dodatkową minutę.
        [few] { $minutes } dodatkowe minuty.
       *[other] { $minutes } dodatkowych minut.
    }
contest-extra-ask = Dodatkowy czas (dla nauczycieli)…
contest-says-changed = Plik zmieniono lub uszkodzono po oddaniu: poproś o niego jeszcze raz, kopia została na komputerze konkursu.
contest-on-its-way = Jeszcze nie dotarła
contest-handed-in-title = Oddane, { $name }!
contest-handed-in-what = { $title }, { $tasks ->
    [one] jedno zadanie
    [few] { $tasks } zadania
   *[other] { $tasks } zadań
}
contest-write-code = Wpisz ten kod na listę nauczyciela.
contest-says-safe = Możesz zamknąć okno: twoje programy są bezpieczne. Jeśli zmienisz zdanie, wróć do zadań i oddaj jeszcze raz.
contest-back-to-tasks = Wróć do zadań
contest-not-arrived = Jeszcze nie dotarła
contest-named-slot = Twoje rozwiązanie jest w slocie { $slot }.
contest-end-title = Zakończyć konkurs?
contest-says-end = Na tym komputerze nikt nie będzie mógł go kontynuować. Programy, które nie zostały oddane, nie zostaną teraz oddane. Wrócą sędzia, podpowiedzi i rozwiązania.
contest-says-end-keeps = Sloty uczestnika i to, co oddano, pozostają w „{ $folder }”.
contest-end = Zakończ konkurs
contest-end-not = Niech trwa dalej
contest-says-unfinished = Nieskończony: jeszcze nie da się go uruchomić.
contest-says-task-empty = Żaden slot tego zadania nie zawiera programu.
contest-says-outside = Programu, który masz przed sobą, nie ma w żadnym slocie: nie zostanie oddany. Anuluj i najpierw zapisz go w slocie.
contest-task-unfinished = { $title }: nieskończone
contest-task-empty = { $title }: nic nie oddano
contest-tab-slot = slot { $slot }
