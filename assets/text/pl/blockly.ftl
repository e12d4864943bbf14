### Obszary robocze Blockly, które stają się programami.

blockly-syntax = W tym miejscu plik nie jest poprawnym JSON-em ani XML-em.
blockly-no-workspace = Plik nie jest obszarem roboczym Blockly.
blockly-unknown = Z Blockly: w tym języku nie ma { $count ->
        [one] jednego bloku
        [few] { $count } bloków
       *[other] { $count } bloków
    } (typ i identyfikator). Zamiast wartości jest puste miejsce, poleceń brakuje, a to, co zawierały, jest osobno:
blockly-unknown-in-note = Z Blockly: w tym języku nie ma { $count ->
        [one] jednego bloku
        [few] { $count } bloków
       *[other] { $count } bloków
    }: { $names }. Szczegóły są w notatce programu.
blockly-toolbox = To jest przybornik Blockly: bloki, które oferuje edytor, a nie program. Zapisz obszar roboczy i otwórz właśnie jego.
blockly-needs-import = To jest obszar roboczy Blockly. Najpierw zrób z niego program: clickomania import { $name } -o PROGRAM.ron
blockly-after-jump = Blockly nie łączy niczego z „przerwij pętlę” i „przejdź do kolejnej iteracji”: { $count ->
        [one] blok, który następuje, leży w obszarze roboczym osobno
        [few] { $count } bloki, które następują, leżą w obszarze roboczym osobno
       *[other] { $count } bloków, które następują, leży w obszarze roboczym osobno
    }
blockly-loosened = Z Blockly: { $count ->
        [one] jeden blok leży osobno, bo nie pasuje tam, gdzie był:
        [few] { $count } bloki leżą osobno, bo nie pasują tam, gdzie były:
       *[other] { $count } bloków leży osobno, bo nie pasują tam, gdzie były:
    }
blockly-line-loosened = { $block }, wcześniej w { $place }
blockly-stand-ins = Z Blockly: { $count ->
        [one] wartość domyślna jest w miejscu bloku, którego tam być nie może:
        [few] { $count } wartości domyślne są w miejscu bloków, których tam być nie może:
       *[other] { $count } wartości domyślnych jest w miejscu bloków, których tam być nie może:
    }
blockly-line-stand-in = { $owner }: { $input } to teraz { $value } zamiast { $block }
blockly-fields = Z Blockly: { $count ->
        [one] jedno pole zostało pominięte lub odczytane inaczej:
        [few] { $count } pola zostały pominięte lub odczytane inaczej:
       *[other] { $count } pól zostało pominiętych lub odczytanych inaczej:
    }
blockly-line-field = { $field } odczytano jako { $now }
blockly-covered = Z Blockly: { $count ->
        [one] pominięto jedną wartość domyślną, która leżała pod blokiem:
        [few] pominięto { $count } wartości domyślne, które leżały pod blokami:
       *[other] pominięto { $count } wartości domyślnych, które leżały pod blokami:
    }
blockly-procedures = Z Blockly: w tym języku nie ma funkcji. W pliku są następujące: { $names }.
blockly-workspaces = Z Blockly: w pliku są też inne obszary robocze, które pominięto: { $names }.
blockly-more-in-note = Z Blockly: w notatce programu { $count ->
        [one] jest jedna uwaga o zmienionym bloku.
        [few] są { $count } uwagi o zmienionych blokach.
       *[other] jest { $count } uwag o zmienionych blokach.
    }
blockly-function = funkcja „{ $name }”
blockly-list = lista
blockly-text = tekst
