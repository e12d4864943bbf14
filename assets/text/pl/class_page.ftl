### Strona klasy.

class-page-menu = Klasa: oceń oddane prace…
class-page-back = Wróć
class-page-to-class = Wróć do klasy
class-page-table = Kto oddał pracę
class-page-add-file = Dodaj plik…
class-page-add-folder = Dodaj folder…
class-page-add-course = Dodaj plik konkursu lub kursu…
class-page-add-title = Oddane prace, programy lub plik konkursu
class-page-folder-title = Folder z oddanymi pracami
class-page-options = Opcje
class-page-all-slots = Uwzględnij sloty, które się nie liczą
class-page-other-cases = Za każdym razem inne ściany
class-page-judge-again = Oceń jeszcze raz
class-page-empty = Wyczyść tabelę
class-page-export-title = Gdzie zapisać tabelę
class-page-excel = Excel i LibreOffice (.xlsx)…
class-page-csv = Tekst z separatorami (.csv)…
class-page-web = Strona z obrazami (.html)…
class-page-pupils = { $pupils ->
        [one] jedna osoba
        [few] { $pupils } osoby
       *[other] { $pupils } osób
    }
class-page-all = Wszyscy
class-page-wrong = Z błędami
class-page-noted = Z uwagami
class-page-reading = Czytanie plików…
class-page-judging = Oceniono { $done } z { $of }
class-page-judged = { $done ->
        [one] Oceniono jeden program
        [few] Oceniono { $done } programy
       *[other] Oceniono { $done } programów
    }
class-page-stopped = Zatrzymano: oceniono { $done } z { $of }
class-page-drop-here = Upuść tutaj oddane prace
class-page-choose = Porównaj: { $name }
class-page-chosen = do porównania
class-page-cell = { $verdict }, koszt { $cost }, punkty { $points }
class-page-counts-not = Nie liczy się: wskazane rozwiązanie jest w innym slocie
class-page-code = Kod oddanej pracy: { $code }
class-page-open = Otwórz kopię
class-page-open-of = Otwórz kopię programu: { $name }, { $task }
class-page-groups = Podobne programy
class-page-equal = { $task }: jednakowe
class-page-nearly = { $task }: prawie jednakowe, { $likeness } na 100
class-page-side-by-side-group = Obok siebie: grupa { $group }
class-page-side-by-side-of = Obok siebie: { $task }
class-page-two = { $one } i { $other }

## Zdania

class-says-empty = Dodaj pliki oddane przez uczniów albo folder, w którym są; mogą to być też programy i obrazy programów. Plik konkursu lub kursu znajdę, jeśli jest w tym samym folderze lub obok; jeśli nie, dodaj go.
class-says-found = Zadania i punkty pochodzą z pliku „{ $path }”, znalezionego obok oddanych prac. Jeśli to nie ten plik, dodaj właściwy.
class-says-found-others = Są tam też inne pasujące pliki: { $others }.
class-says-no-groups = Nikt nie oddał programu podobnego do cudzego.
class-says-nothing-in-common = Te osoby nie oddały programów do tego samego zadania.
class-says-not-judged-yet = Ich programy nie zostały jeszcze ocenione.
class-says-stopping = Ocenianie jest zatrzymywane: dotychczasowe wyniki zostają w tabeli.
class-says-still-writing = Poprzednia tabela jest jeszcze zapisywana: spróbuj za chwilę.
class-says-opened = To jest kopia programu (autor: { $name }): oddana praca się nie zmienia.
