### Wiersz poleceń: co jest nie tak w poleceniu i co odpowiada.
### Klucze JSON i nazwy w tabelach nie stoją tutaj: nie zmieniają się z językiem.

## Pliki

cli-file-not-found = plik nie istnieje: sprawdź nazwę i folder
cli-file-is-directory = to folder, a potrzebny jest plik
cli-file-permission = brak uprawnień do otwarcia pliku
cli-file-unreadable = nie można odczytać pliku: { $reason }
cli-file-unwritable = nie można zapisać pliku: { $reason }
cli-folder-without-programs = w folderze nie ma plików .clickomania ani .ron z programami
cli-folder-without-tasks = w folderze nie ma plików .clickomania ani .ron z zadaniami
cli-pattern-without-files = żaden plik nie pasuje: sprawdź nazwę
cli-standard-input-twice = standardowe wejście „-” można odczytać tylko raz

## Opcje i argumenty

cli-click-form = „{ $given }” nie jest polem: wpisz wiersz i kolumnę oddzielone przecinkiem, na przykład 3,4
cli-click-outside = pole ({ $row }, { $column }) jest poza ścianą: wiersze i kolumny mają numery od 0 do 8
cli-colour-count = „{ $given }” nie pasuje: kolorów jest od 2 do 5
cli-language-unknown = języka „{ $given }” nie ma: wpisz jeden z tych: { $languages }
cli-language-incomplete = język „{ $given }” nie jest jeszcze kompletny: na razie wpisz jeden z tych: { $languages }
cli-number-expected = „{ $given }” nie jest liczbą całkowitą: wpisz ją, na przykład 100
cli-number-range = „{ $given }” nie pasuje: wpisz liczbę całkowitą od { $low } do { $high }
cli-choice = „{ $given }” nie pasuje: wpisz jedno z tych słów: { $choices }
cli-step-range = kroków od { $from } do { $to } nie ma: kroki liczy się od 1, a pierwszy nie może być po ostatnim
cli-wall-missing = brakuje ściany: wpisz --wall PLIK albo --wall-seed LICZBA
cli-wall-twice = ściana jest podana dwa razy: wpisz --wall albo --wall-seed, nie oba
cli-argument-missing = brakuje { $argument }: --help pokazuje, jak pisze się to polecenie
cli-argument-not-utf8 = jeden z argumentów nie jest tekstem UTF-8: zapisz go innymi znakami
cli-option-missing = brakuje opcji: dodaj { $form }
cli-option-value-missing = brakuje wartości: wpisz ją po opcji
cli-option-value-unexpected = opcja nie przyjmuje wartości: usuń ją
cli-option-repeated = opcja występuje dwa razy: wpisz ją tylko raz
cli-option-conflict = nie działa razem z { $other }: wpisz tylko jedną z nich
cli-option-needs = działa tylko z { $other }: dodaj ją albo usuń tę opcję
cli-option-unknown = opcja nie istnieje: --help pokazuje te, które są
cli-option-unknown-similar = opcja nie istnieje: może to { $similar }?
cli-command-missing = brakuje polecenia: dodaj jedno z tych: { $commands }
cli-command-unknown = polecenie „{ $command }” nie istnieje: --help pokazuje te, które są
cli-command-unknown-similar = polecenie „{ $command }” nie istnieje: może to „{ $similar }”?
cli-argument-unexpected = argument „{ $argument }” jest zbędny: usuń go
cli-jobs-refused = system nie daje tylu procesorów: wpisz mniejszą liczbę ({ $reason })
cli-no-thread = komputer jest zbyt zajęty: zamknij inne programy albo podnieś limit procesów ({ $reason })
cli-working = praca trwa ({ $seconds } s)
cli-interrupted = przerwano: dotychczasowe wyniki są zapisane

## Odpowiedzi

cli-not-ready = { $file }: program nie jest gotowy, { $count ->
        [one] jest jeden problem
        [few] są { $count } problemy
       *[other] jest { $count } problemów
    }:
cli-ready = { $file }: gotowy
cli-unreadable = { $file }: nieczytelny
cli-run-program = „{ $name }”, koszt { $cost }
cli-run-move = Kliknięcie ({ $row }, { $column }): { $steps } { $steps ->
        [one] krok
        [few] kroki
       *[other] kroków
    }
cli-run-ignored = Kliknięcie ({ $row }, { $column }): nie ma tam cegły, program nie rusza
cli-run-right = Ruch jest dobry: ściana jest taka, jakiej { $by ->
        [game] wymagają zasady gry
       *[task] wymaga zadanie
    }.
cli-run-wrong-wall = Ruch jest zły: ściana nie jest taka, jakiej { $by ->
        [game] wymagają zasady gry
       *[task] wymaga zadanie
    }.
cli-run-infection-left = Ruch jest zły: zostały zarażone cegły.
cli-run-error = Ruch zatrzymał się z powodu błędu: { $message }
cli-play-summary = { $games } { $games ->
        [one] gra
        [few] gry
       *[other] gier
    }, { $moves } { $moves ->
        [one] ruch
        [few] ruchy
       *[other] ruchów
    }
cli-cost-summary = koszt { $cost }, { $blocks } { $blocks ->
        [one] blok
        [few] bloki
       *[other] bloków
    }
cli-built-without-window = Ten program został zbudowany bez okna: działają tylko polecenia w terminalu (clickomania --help).
cli-new-seed = --seed { $seed }
cli-seed-form = liczba całkowita od 0 albo random, a nie „{ $given }”

cli-more-rows = { $count ->
    [one] … i jeszcze jeden wiersz
    [few] … i jeszcze { $count } wiersze
   *[other] … i jeszcze { $count } wierszy
}

cli-compare-other-task = { $file } jest do zadania „{ $other }”: oba programy mierzymy według zadania „{ $task }”. Opcją --task ID wybierzesz inne
cli-export-format = „{ $name }” nie kończy się ani na .json, ani na .xml, jak obszary robocze Blockly: wybierz inną nazwę
