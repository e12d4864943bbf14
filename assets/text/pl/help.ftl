### Pomoc w oknie i drukowanie.

## Strona pomocy

guide-button = Pomoc ({ $keys })
guide-chapter = Pomoc: { $chapter }
guide-close = Wróć do gry (Esc)
guide-blocks = Bloki
guide-rules = Zasady
guide-how = Jak to zrobić
guide-keys = Klawisze
guide-show-block-name = Pokaż w palecie: { $block }

## Pod rysunkami

guide-before = przed
guide-infected = zarażone cegły
guide-after = po
guide-mines-seen = to, co widać
guide-mines-under = to, co jest pod spodem
guide-moved-right = po ruchu w prawo
guide-tiles-fit = ten sam kolor: dobrze
guide-tiles-clash = różne kolory: źle

## Clickomania

guide-says-click-wall = Ściana ma 9 wierszy i 9 kolumn i jest pokryta kolorowymi cegłami. Celem jest usunięcie ich wszystkich.
guide-says-click-area = Kliknięcie cegły rozpoczyna zarażanie: obejmuje cegłę, sąsiadów w tym samym kolorze (u góry, u dołu, z prawej, z lewej), sąsiadów sąsiadów i tak dalej. To obszar zarażenia. Jeśli żaden sąsiad nie ma tego samego koloru, obszar jest pusty i nic nie znika.
guide-says-click-falls = Zarażone cegły znikają, a w każdej kolumnie spadają te, które są wyżej; kolumny nie przesuwają się na boki. Gra kończy się, gdy żadna cegła nie ma sąsiada w swoim kolorze.
guide-says-click-simplified = W grze uproszczonej liczą się tylko sąsiedzi u góry i u dołu: zamiast obszaru jest pas zarażenia.
guide-says-click-program = Cegły usuwa twój program: po każdym kliknięciu wykonuje swoje bloki z góry na dół. Każdy blok ma koszt: z dwóch poprawnych programów lepszy jest ten, który kosztuje mniej.
guide-says-click-cells = Wiersze i kolumny liczy się od 0 do 8: (0, 0) to pole w lewym górnym rogu. Pierwsza liczba to wiersz, druga to kolumna.
guide-how-begin = Od czego zacząć
guide-says-begin = Zielony przycisk na stronie Początek zaczyna lekcje albo do nich wraca. Lekcja trwa kilka minut; przerobione mają znaczek i każdą można otworzyć jeszcze raz. Pod lekcjami możesz budować swobodnie, rozwiązywać zadania z innymi zasadami, zagrać w trzy inne gry i przygotować zajęcia dla klasy.
guide-how-build = Budowanie programu
guide-says-build = Przeciągnij bloki z palety pod „Po każdym kliknięciu” albo je naciśnij: trafią w pierwsze pasujące miejsce. Kształt gniazda mówi, jakie bloki przyjmuje. Gniazdo z czerwoną obwódką czeka na blok: kliknij zdanie nad programem, aby do niego przejść. F2 pozwala napisać komentarz obok bloku.
guide-how-play = Wypróbowanie
guide-says-play = Naciśnij „Graj” i kliknij cegłę. Bliżej żółwia widać każdy blok w chwili wykonania, bliżej zająca wszystko dzieje się szybko. Reset zaczyna nową grę.
guide-how-watch = Szukanie błędu
guide-says-watch = Zatrzymaj ruch pauzą, a potem przechodź krok po kroku do przodu i do tyłu. Linia pod ścianą prowadzi do każdej chwili ruchu. Jeśli program się myli, mówi o tym werdykt nad programem: naciśnij go, a „Wczytaj i obejrzyj” pokaże ruch aż do pierwszego błędu.
guide-how-cheap = Obniżanie kosztu
guide-says-cheap = Naciśnij koszt nad programem: pokazuje, ile kosztuje każdy blok. Liczby obok to cele: naciśnij jeden z nich, a zobaczysz jego rozwiązania, które odblokowują się, gdy go osiągniesz. Potem poszukaj prostszych bloków, które razem robią to samo. Podpowiedź wskazuje najmniejszy krok.
guide-how-keep = Zachowanie
guide-says-keep = Pod ścianą są cztery sloty: pierwszy symbol zapisuje, oko pozwala obejrzeć, trzeci wczytuje. Menu Plik zapisuje do pliku. Twoja praca zostaje także po zamknięciu okna.
guide-how-print = Drukowanie i kopiowanie
guide-says-print = W menu Plik polecenie „Drukuj…” tworzy stronę z nazwą, kosztem i liniami na imię, klasę i datę, i otwiera ją: wydrukuj ją stamtąd. „Kopiuj program jako tekst” umieszcza program w schowku.
guide-how-back = Cofanie
guide-says-back = Każdą zmianę można cofnąć, nawet wczytanie programu w miejsce innego. Historia zmian wymienia je wszystkie.
guide-how-class = Ocenianie klasy
guide-says-class = W menu Plik polecenie „Klasa: oceń oddane prace…” otwiera stronę: przeciągnij tam folder z plikami uczniów. Wiersze pojawiają się po kolei, a „Zatrzymaj” zostawia te, które już są. Wiersz pokazuje programy jednej osoby, werdykt, ścianę, na której zawodzą, i to, co zanotował konkurs; obok są grupy programów podobnych. „Eksportuj” zapisuje tabelę dla Excela i LibreOffice, jako tekst albo jako stronę.
guide-how-contest = Przeprowadzenie konkursu
guide-says-contest = „Przygotuj konkurs” na stronie Początek zapisuje konkurs, kopię dla uczniów i arkusze do druku. Konkurs zaczyna się przez „Dla nauczycieli…” w menu Plik albo poleceniem clickomania --contest z nazwą pliku. Każda osoba pracuje we własnym folderze, zapisuje w slotach, wybiera jeden na zadanie i naciska „Oddaj…”: powstaje jeden plik. Gdy czas się skończy, Clickomania odda pracę automatycznie. Sędzia, rozwiązania i wcześniejsza praca są niedostępne. Oddana praca mówi, ile bloków przyszło z zewnątrz oraz ile razy i na jak długo zamknięto okno.

## Saper

guide-says-mines-aim = Pod niektórymi polami są miny. Wygrywasz, gdy odsłonisz wszystkie pola bez min.
guide-says-mines-numbers = Liczba na odsłoniętym polu mówi, ile min jest na ośmiu polach dookoła. Jeśli nie ma żadnej, pola dookoła odsłaniają się same.
guide-says-mines-lost = Jeśli odsłonisz minę, przegrywasz. Przy zwykłych zasadach pierwsze pole jest zawsze bezpieczne.
guide-says-mines-flags = Flaga oznacza pole, pod którym spodziewasz się miny. Przy jednej z zasad do wyboru wygrywasz też, gdy poprawnie oznaczysz wszystkie miny.
guide-how-mines-open = Odsłanianie
guide-says-mines-open = Kliknij zakryte pole. Jeśli wokół liczby jest już tyle flag, ile ona wskazuje, kliknięcie liczby odsłania pozostałe pola dookoła.
guide-how-mines-flag = Stawianie flagi
guide-says-mines-flag = Kliknij prawym przyciskiem albo wskaż pole i naciśnij F. Z przyciskiem flagi wystarczy kliknięcie lub dotknięcie.
guide-how-mines-help = Pomoc w grze
guide-says-mines-help = „Podpowiedź” mówi, co można wywnioskować i dlaczego. „Szanse” pokazują, jak ryzykowne jest każde pole, a „Zajrzyj” to, co jest pod spodem.
guide-how-mines-new = Wybór planszy
guide-says-mines-new = Dla nowej gry wybierasz wielkość, miny i zasady. Przy jednej z zasad nigdy nie trzeba zgadywać. Ten sam numer daje zawsze tę samą planszę.
guide-how-mines-again = Powtórka gry
guide-says-mines-again = Na końcu możesz zacząć tę samą planszę od nowa albo obejrzeć grę ruch po ruchu.

## Trzeci klon

guide-says-clone2048-board = Plansza jest kwadratowa. Pole jest puste albo jest na nim przeszkoda, która nigdy się nie rusza, albo klocek z poziomem.
guide-says-clone2048-moves = Ruch przesuwa wszystkie klocki w jedną stronę, każdy aż do najdalszego wolnego pola.
guide-says-clone2048-merges = Klocek, który dojdzie do klocka tego samego poziomu, łączy się z nim w klocek następnego poziomu. W jednym ruchu klocek łączy się najwyżej raz.
guide-says-clone2048-new = Po każdym ruchu, nawet gdy nic się nie przesunęło, na losowym wolnym polu pojawia się nowy klocek: trzy razy na cztery poziomu 1, w przeciwnym razie poziomu 2.
guide-says-clone2048-end = Każde połączenie daje tyle punktów, ile wynosi poziom powstałego klocka. Gra kończy się, gdy nie ma miejsca na nowy klocek.
guide-how-clone2048-move = Ruchy
guide-says-clone2048-move = Użyj strzałek, klawiszy W A S D lub przycisków, albo przeciągnij po planszy.
guide-how-clone2048-look = Inny wygląd klocków
guide-says-clone2048-look = Klocek można pokazać jako literę, jako poziom albo liczbami z gry 1024 lub 2048: gra jest ta sama.
guide-how-clone2048-back = Cofanie ruchów
guide-says-clone2048-back = Możesz cofać ruchy. Linią pod planszą możesz też przejść do dowolnej tury i grać od niej dalej.
guide-how-clone2048-help = Pomoc w trzecim klonie
guide-says-clone2048-help = „Podpowiedź” mówi, co zrobiłby gracz automatyczny, który może też grać za ciebie.
guide-says-clone2048-board-new = Dla nowej planszy wybierz wielkość, przeszkody i numer albo otwórz planszę z pliku.

## Tantrix

guide-says-tantrix-tiles = Jest 56 płytek: sześciokąty z trzema liniami w różnych kolorach; każda linia łączy dwa boki. Można je obracać, nigdy odwracać. Numer i jego kolor pochodzą z rewersu.
guide-says-tantrix-golden = Złota zasada: tam, gdzie dwie płytki się stykają, kolory są takie same.
guide-says-tantrix-challenges = Wyzwania: te z pudełka. Discovery każe ułożyć pętlę z płytek od 1 do N w kolorze rewersu płytki N. Pięć Rainbow każe ułożyć piramidę albo pętlę z płytek o jednym rewersie. Wyzwanie rozwiązane bez pomocy liczy się do rekordu.
guide-says-tantrix-domino = Domino: wszystkie wybrane płytki są w rzędzie, a tam, gdzie się stykają, kolory są takie same.
guide-says-tantrix-rainbow = Rainbow: płytki o tym samym rewersie tworzą piramidę, a linia w jego kolorze przechodzi przez wszystkie bez przerwy.
guide-says-tantrix-board = Plansza: płytki od 1 do N są na siatce z X kolumn i Y wierszy i spełniają złotą zasadę.
guide-says-tantrix-puzzle = Tantrix puzzle: do tego nie ma dziur, a jedna linia przechodzi przez wszystkie płytki. W oryginalnej łamigłówce linia jest zamknięta i ma kolor rewersu płytki N.
guide-how-tantrix-lay = Kładzenie płytki
guide-says-tantrix-lay = Przeciągnij ją z tacki na planszę albo kliknij ją, a potem miejsce. Złe styki są od razu zaznaczane.
guide-how-tantrix-turn = Obracanie
guide-says-tantrix-turn = Obracają ją R, kółko i prawy przycisk myszy.
guide-how-tantrix-help = Pomoc w układaniu
guide-says-tantrix-help = „Podpowiedź” pokazuje, gdzie może trafić płytka; „Dokończ stąd” kładzie brakujące. Po prawej widać, które zasady są spełnione.
guide-how-tantrix-search = Szukanie rozwiązań
guide-says-tantrix-search = Program znajduje jedno, wypisuje wszystkie albo je liczy. Można je przeglądać i zapisać do pliku; długie szukanie można przerwać.
guide-how-tantrix-own = Własna łamigłówka
guide-says-tantrix-own = Dla „Plansza” i „Tantrix puzzle” wybierz płytki po jednej i narysuj planszę, miejsce po miejscu. Kłódka albo L zatrzymuje płytkę tam, gdzie leży, także podczas szukania.

## Klawisze: ich nazwy

key-enter = Enter
key-space = Spacja
key-home = Home
key-end = End
key-page-up = Page Up
key-page-down = Page Down
key-up = strzałka w górę
key-down = strzałka w dół
key-left = strzałka w lewo
key-right = strzałka w prawo

## Klawisze: co robią

key-does-walk = Przejście między blokami
key-does-ends = Początek lub koniec programu
key-does-stacks = Poprzedni lub następny stos
key-does-enter = Zmienia to, co zaznaczone, albo wstawia blok
key-does-break = Stawia albo usuwa punkt przerwania
key-does-run-to = Idzie dalej aż do tego bloku
key-does-pause = Pauza albo dalej
key-does-same-board = Ta sama plansza od początku
key-does-flagging = Kliknięcie stawia flagę albo znów odsłania
key-does-automatic = Komputer gra albo przestaje
key-does-one-move = Komputer robi jeden ruch
key-does-cells = Przejście między polami
key-does-open = Odsłania pole
key-does-flag = Stawia albo zdejmuje flagę
key-does-choices = Wielkość i zasady nowej gry
key-does-cell-number = W pozycji do zbadania: wpisuje liczbę
key-does-cell-closed = W pozycji do zbadania: zakrywa pole
key-does-first-turn = Na początek gry
key-does-last-turn = Na koniec gry
key-does-turn-right = Obraca płytkę w prawo
key-does-turn-left = Obraca płytkę w lewo
key-does-tile = Bierze albo kładzie płytkę
key-does-stop-going = Zatrzymuje komputer albo powtórkę lub puszcza je dalej
key-does-stop-by-itself = Zatrzymuje to, co działa automatycznie
key-does-fix = Blokuje płytkę albo ją odblokowuje
key-does-tray = Odkłada płytkę na tackę
key-does-stop = Przerywa szukanie

## Drukowanie

menu-print = Drukuj…
dialog-print-title = Gdzie zapisać stronę do druku
printed = Strona jest w { $path }: wydrukuj ją z programu, który się otwiera.
printed-unopened = Strona jest w { $path }, ale system jej nie otwiera: otwórz ją w przeglądarce i wydrukuj.
print-pupil = Imię i nazwisko:
print-class = Klasa:
print-date = Data:
print-loose = Luźne bloki
picture-more = Obraz kończy się tutaj: { $count ->
        [one] brakuje jednego bloku
        [few] brakuje { $count } bloków
       *[other] brakuje { $count } bloków
    }
