### Co jest nie tak w pliku programu albo w ścianie zapisanej jako tekst.
### Przed zdaniem stoją już plik, wiersz i kolumna.

## Co czyta się w pliku: dla file-unexpected-end i file-unexpected-token

token-text = tekst w cudzysłowie
token-block = blok
token-command = polecenie
token-list = lista w nawiasach kwadratowych
token-option = jedno z możliwych słów
token-field = element z nazwą, jak „name:”
token-sign = „{ $sign }”

## Programy

file-unexpected-end = Plik kończy się w połowie: tu powinno jeszcze być: { $expected }. Może został ucięty: poszukaj całej kopii.
file-unexpected-token = Tu powinno być: { $expected }, a jest: { $found }.
file-not-a-program = Ten plik nie jest programem Clickomanii: program zaczyna się od „Program(”.
file-from-the-future = Ten plik ma format { $format }, a ta wersja Clickomanii czyta formaty tylko do { $known }: otwórz go w nowszej wersji.
file-unknown-block = Blok „{ $name }” nie istnieje: sprawdź nazwę.
file-unknown-block-similar = Blok „{ $name }” nie istnieje: może to „{ $similar }”?
file-unknown-option = Wyboru „{ $name }” tu nie ma: wpisz jedno z tych słów: { $options }.
file-unknown-option-similar = Wyboru „{ $name }” tu nie ma: może to „{ $similar }”?
file-unknown-field = „{ $of }” nie ma elementu „{ $name }”: usuń go albo popraw nazwę.
file-unknown-field-similar = „{ $of }” nie ma elementu „{ $name }”: może to „{ $similar }”?
file-missing-field = W „{ $of }” brakuje elementu „{ $name }”: dodaj go.
file-duplicate-field = W „{ $of }” element „{ $name }” występuje dwa razy: zostaw tylko jeden.
file-wrong-argument-count = „{ $name }” { $expected ->
        [0] nie przyjmuje argumentów
        [one] wymaga jednego argumentu
       *[other] wymaga { $expected } argumentów
    }, a tu { $found ->
        [0] nie ma żadnego
        [one] jest jeden
        [few] są { $found }
       *[other] jest ich { $found }
    }.
file-command-where-value = „{ $block }” to polecenie, a tu potrzebna jest wartość: wstaw je na listę poleceń.
file-value-where-command = „{ $block }” daje wartość, a tu potrzebne jest polecenie: wstaw go w puste miejsce innego bloku.
file-wrong-type = W miejscu „{ $socket }” bloku „{ $block }” musi być { $expected }, a wartością tego bloku jest { $given }.
file-undeclared-variable = Zmienna „{ $name }” nie jest zadeklarowana: dodaj ją do listy „variables” albo popraw nazwę.
file-undeclared-variable-similar = Zmienna „{ $name }” nie jest zadeklarowana: może to „{ $similar }”? Jeśli nie, dodaj ją do listy „variables”.
file-duplicate-variable = Zmienna „{ $name }” jest zadeklarowana dwa razy: zostaw tylko jedną.
file-empty-name = Nazwa zmiennej nie może być pusta: wpisz jakąś.
file-infinite = Współrzędne luźnego stosu nie mogą być nieskończone: wpisz liczbę.
file-nan = „NaN” nie jest liczbą, którą można zapisać w programie.
file-bad-number = „{ $given }” nie jest liczbą: wpisz na przykład 7, -2.5, 1e6 albo inf, z kropką przed częścią dziesiętną.
file-bad-string = W tym tekście w cudzysłowie jest sekwencja z ukośnikiem „\”, której nie ma: wpisz na przykład \" dla cudzysłowu, \\ dla ukośnika, \n dla nowego wiersza.
file-hole = Tu nie może być „Hole”: to miejsce zawsze ma wartość. Wpisz wartość.
file-too-many-blocks = Program ma za dużo bloków: najwyżej { $limit }. Podziel go na kilka programów.
file-too-many-variables = Program ma za dużo zmiennych: najwyżej { $limit }. Usuń te, które nie są potrzebne.
file-too-many-branches = Program ma za dużo gałęzi „jeśli”: najwyżej { $limit }. Usuń kilka z nich.
file-too-deep = Bloki są jeden w drugim na zbyt wielu poziomach (najwyżej { $limit }): przenieś kilka bloków na zewnątrz.
file-too-large = Plik jest za duży, żeby był programem: najwyżej { $limit } MiB.
file-bad-character = Znak „{ $character }” tu nie pasuje: usuń go.
file-unclosed-text = Tu zaczyna się tekst w cudzysłowie, który się nie kończy: zamknij go znakiem „"”.
file-unclosed-comment = Tu zaczyna się komentarz, który się nie kończy: zamknij go znakami „*/”.
file-duplicate-wrapper = „{ $name }” już otacza ten blok: wystarczy raz.
file-unknown-extension = Rozszerzenie „{ $name }” nie jest tu potrzebne: usuń cały wiersz „#![enable(…)]”.
file-name-needed = Argumenty „{ $of }” mają nazwy: wpisz nazwę przed wartością, z dwukropkiem.
file-name-not-needed = Argumenty „{ $block }” pisze się bez nazw: usuń nazwę i dwukropek.
file-no-branches = „If” ma co najmniej jedną gałąź: wpisz na przykład branches: [(when: True)].
file-hole-not-allowed = „Hole” jest tylko tam, gdzie brakuje wartości: tutaj je usuń.
file-mixed-loose-stack = Luźny stos zawiera same polecenia albo jeden blok, który daje wartość: podziel go na kilka stosów.
file-empty-loose-stack = W tym luźnym stosie nie ma bloków: usuń go.
file-trailing-text = Po końcu programu jest jeszcze tekst: usuń go.
file-not-utf8 = Plik nie jest tekstem UTF-8: zapisz go jeszcze raz jako tekst UTF-8.

## Ściany

wall-unexpected-character = Znak „{ $character }” nie pasuje do ściany: wpisz R, G, B, Y, F dla cegieł, r, g, b, y, f dla zarażonych, a . tam, gdzie nie ma cegły.
wall-line-too-short = Wiersz { $found ->
        [0] jest pusty
        [one] ma jeden znak
        [few] ma { $found } znaki
       *[other] ma { $found } znaków
    }, a każdy wiersz ściany ma dziewięć znaków: dodaj brakujące, z . tam, gdzie nie ma cegły.
wall-line-too-long = Wiersz ma więcej niż dziewięć znaków, a każdy wiersz ściany ma dziewięć: usuń te, których jest za dużo.
wall-too-few-lines = Ściana { $found ->
        [0] nie ma wierszy
        [one] ma jeden wiersz
        [few] ma { $found } wiersze
       *[other] ma { $found } wierszy
    }, a potrzeba dziewięciu: dodaj brakujące.
wall-too-many-lines = Ściana ma więcej niż dziewięć wierszy: usuń te, których jest za dużo.

## Wiersze planszy

board-row-too-short = Wiersz jest za krótki: ma pól { $found }, a musi mieć { $expected }. Dodaj brakujące pola.
board-row-too-long = Wiersz jest za długi: pól musi być { $expected }. Usuń zbędne.
board-too-few-rows = Brakuje wierszy: jest ich { $found }, a musi być { $expected }. Dodaj brakujące wiersze.
board-too-many-rows = Wierszy jest za dużo: musi ich być { $expected }. Usuń zbędne.
