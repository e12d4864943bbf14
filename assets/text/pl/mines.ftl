### Saper: co jest nie tak w planszy, w pliku albo w wielkości.

mines-no-guess-filtered = Bez zgadywania, od ({ $row }, { $column }): plansza wylosowana spośród wszystkich zgodnych z tą zasadą
mines-no-guess-repaired = Bez zgadywania, od ({ $row }, { $column }): plansza poprawiona; nie wszystkie są tak samo prawdopodobne
mines-difficulty-alone = poziom trudności dotyczy tylko plansz bez zgadywania: dodaj --rule no-guess
mines-nothing-proved = niczego nie da się wywnioskować: trzeba zgadywać
mines-best-safe = bezpieczne: { $cells }
mines-best-guess = nic nie jest pewne: najlepsze pole to ({ $row }, { $column }), mina: { $percent }%
mines-best-win = szansa na wygraną: { $percent }%
mines-board-not-whole = potrzebna jest tu cała plansza, ze wszystkimi minami i poprawnymi liczbami, jak z mines new

mines-first-outside = pole jest poza planszą: wiersze mają numery od 0 do { $row }, kolumny od 0 do { $column }
mines-size-form = „{ $given }” nie jest wielkością: wpisz beginner, intermediate, expert albo KOLUMNYxWIERSZE/MINY, na przykład 30x16/99
mines-size-columns = liczba kolumn to od { $low } do { $high }
mines-size-rows = liczba wierszy to od { $low } do { $high }
mines-size-mines = min jest więcej niż pól ({ $cells })
mines-lay-too-many = przy tej zasadzie i tym początku min może być najwyżej { $most }
mines-lay-not-found = nie znaleziono planszy, bo przy tylu minach prawie zawsze trzeba zgadywać; wybierz mniej min
mines-lay-stopped = szukanie planszy zostało przerwane

## Plik

mines-file-number = Potrzebna jest tu liczba całkowita z samych cyfr: pierwszy wiersz mówi, ile jest kolumn, wierszy i min.
mines-file-number-unexpected = Tu jest czegoś za dużo: pierwszy wiersz mówi tylko, ile jest kolumn, wierszy i min.
mines-file-too-many-shown = Widać więcej min, niż ich jest: w pierwszym wierszu jest { $mines }.
mines-file-clue-too-large = Liczba { $clue } nie jest tu możliwa: liczba sąsiednich pól to { $neighbours }.
mines-file-unexpected-character = Znak „{ $character }” nie pasuje do planszy. Wpisz # dla zakrytego pola, F dla flagi, od 0 do 8 dla odsłoniętego pola, a * dla miny.

## Podpowiedzi: dlaczego pole jest bezpieczne albo jest miną

mines-hint-zero = Wokół liczby 0 na ({ $row }, { $column }) nie ma min: zakryte pola są bezpieczne.
mines-hint-clue-safe = Liczba { $clue } na ({ $row }, { $column }) ma już wszystkie swoje miny: pozostałe pola dookoła są bezpieczne.
mines-hint-clue-mines = Liczbie { $clue } na ({ $row }, { $column }) { $count ->
    [one] brakuje jednej miny i zostało jedno zakryte pole: mina jest tam.
    [few] brakuje { $count } min i zostały { $count } zakryte pola: wszystkie to miny.
   *[other] brakuje { $count } min i zostało { $count } zakrytych pól: wszystkie to miny.
}
mines-hint-clues-safe = Wszystkie zakryte pola wokół liczby { $clue } na ({ $row }, { $column }) stykają się też z liczbą { $other } na ({ $row2 }, { $column2 }). Zawierają { $count ->
        [one] jedyną minę, której brakuje
        [few] { $count } miny, których brakuje
       *[other] { $count } min, których brakuje
    } drugiej liczbie, więc pozostałe pola wokół niej są bezpieczne.
mines-hint-clues-mines = Liczbie { $clue } na ({ $row }, { $column }) brakuje { $count ->
    [one] o jedną minę
    [few] o { $count } miny
   *[other] o { $count } min
} więcej niż liczbie { $other } na ({ $row2 }, { $column2 }). Dokładnie tyle zakrytych pól styka się tylko z pierwszą liczbą, więc to są miny.
mines-hint-clues-rest = Pola, które stykają się tylko z drugą liczbą, są bezpieczne.
mines-hint-none-left = Nie ma już innych min: wszystkie zakryte pola są bezpieczne.
mines-hint-all-left = { $count ->
    [one] Została jedna mina i jedno zakryte pole: mina jest tam.
    [few] Zostały { $count } miny i { $count } zakryte pola: wszystkie to miny.
   *[other] Zostało { $count } min i { $count } zakrytych pól: wszystkie to miny.
}
mines-hint-cases-safe = W każdym układzie min zgodnym z zaznaczonymi liczbami na ({ $row }, { $column }) nie ma miny: pole jest bezpieczne.
mines-hint-cases-mine = W każdym układzie min zgodnym z zaznaczonymi liczbami na ({ $row }, { $column }) jest mina.
mines-hint-left-safe = W każdym układzie wszystkich pozostałych min zgodnym z zaznaczonymi liczbami na ({ $row }, { $column }) nie ma miny: pole jest bezpieczne.
mines-hint-left-mine = W każdym układzie wszystkich pozostałych min zgodnym z zaznaczonymi liczbami na ({ $row }, { $column }) jest mina.

## Gry jako tekst

mines-story-summary = Kliknięcia odkrywające: { $openings }; zgadywania: { $guesses }, w tym do uniknięcia: { $needless }. Szansa przetrwania wszystkich wynosiła { $survival }%, a przy wyborze zawsze najbezpieczniejszego pola { $best }%.
mines-replay-no-replay = Nie ma tu gry: gra zaczyna się od słowa „replay”.
mines-replay-missing = Wiersz kończy się za wcześnie: po „replay” następują wielkość, first=, rule=, win=, marks= i mines=.
mines-replay-malformed = Ta część jest źle zapisana: skopiuj ponownie cały wiersz.
mines-replay-mines = Miny się nie zgadzają: cyfry po mines= podają inną liczbę pól lub min.
mines-replay-cell = Takiego pola nie ma: numery są od 0 do { $last }.
mines-replay-early = Czas się cofa: ta czynność jest wcześniejsza niż poprzednia.
