### Obszary robocze Blockly, które stają się programami.

blockly-syntax = W tym miejscu plik nie jest poprawnym JSON-em ani XML-em.
blockly-no-workspace = Plik nie jest obszarem roboczym Blockly.
blockly-too-many = Obszar roboczy ma za dużo bloków: w programie mieści się ich najwyżej { $limit }.
blockly-too-deep = Bloki są zbyt głęboko zagnieżdżone: w programie najwyżej { $limit } poziomów.
blockly-too-many-variables = Obszar roboczy ma za dużo zmiennych: najwyżej { $limit }.
blockly-unknown = Z Blockly: w tym języku nie ma { $count ->
        [one] jednego bloku
        [few] { $count } bloków
        [many] { $count } bloków
       *[other] { $count } bloku
    } (typ i identyfikator). Zamiast wartości jest puste miejsce, poleceń brakuje, a to, co zawierały, leży osobno:
blockly-unknown-in-note = Z Blockly: w tym języku nie ma { $count ->
        [one] jednego bloku
        [few] { $count } bloków
        [many] { $count } bloków
       *[other] { $count } bloku
    }: { $names }. Szczegóły są w notatce programu.
blockly-loosened = Z Blockly: { $count ->
        [one] jeden blok leży osobno, bo jego miejsce nie przyjmuje
        [few] { $count } bloki leżą osobno, bo ich miejsca nie przyjmują
        [many] { $count } bloków leży osobno, bo ich miejsca nie przyjmują
       *[other] { $count } bloku leży osobno, bo ich miejsca nie przyjmują
    } wartości tego typu.
