### Obszary robocze Blockly, które stają się programami.

blockly-syntax = Plik nie jest poprawnym JSON-em ani XML-em: { $reason }
blockly-no-workspace = Plik nie jest obszarem roboczym Blockly.
blockly-too-many = Obszar roboczy ma za dużo klocków: w programie mieści się ich najwyżej { $limit }.
blockly-too-deep = Klocki są zbyt głęboko zagnieżdżone: w programie najwyżej { $limit } poziomów.
blockly-too-many-variables = Obszar roboczy ma za dużo zmiennych: najwyżej { $limit }.
blockly-unknown = Z Blockly: w tym języku nie ma { $count ->
        [one] jednego klocka
        [few] { $count } klocków
        [many] { $count } klocków
       *[other] { $count } klocka
    } (typ i identyfikator). Zamiast wartości jest puste miejsce, poleceń brakuje, a to, co zawierały, leży osobno:
blockly-unknown-in-note = Z Blockly: w tym języku nie ma { $count ->
        [one] jednego klocka
        [few] { $count } klocków
        [many] { $count } klocków
       *[other] { $count } klocka
    }: { $names }. Wymienia je notatka programu.
blockly-loosened = Z Blockly: { $count ->
        [one] jeden klocek leży osobno, bo jego miejsce nie przyjmuje
        [few] { $count } klocki leżą osobno, bo ich miejsca nie przyjmują
        [many] { $count } klocków leży osobno, bo ich miejsca nie przyjmują
       *[other] { $count } klocka leży osobno, bo ich miejsca nie przyjmują
    } wartości tego typu.
