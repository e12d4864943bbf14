### Nazwy i opisy gotowych programów, według plików.

## examples

ready-examples-infetto-piu-in-alto = Najwyższa zarażona
note-examples-infetto-piu-in-alto = Jeśli najwyższa zarażona cegła i kliknięta mają ten sam kolor, usuwa cegłę na polu (5, 4) i zrzuca stos z podstawą na polu (4, 4). Pokazuje bloki, nie gra w Clickomanię.
ready-examples-riga-cinque = Wiersz piąty
note-examples-riga-cinque = Jeśli kliknięte pole jest w wierszu o indeksie 5, zaraża cegłę na polu (1, 4), a klikniętą maluje na czerwono. Pokazuje bloki, nie gra w Clickomanię.
ready-examples-tre-infetti-a-caso = Trzy losowe zarażone
note-examples-tre-infetti-a-caso = Usuwa trzy losowe zarażone cegły albo wszystkie, jeśli jest ich najwyżej trzy. Pokazuje bloki, nie gra w Clickomanię.
ready-examples-un-solo-blocco = Jeden blok
note-examples-un-solo-blocco = Najprostszy program: jeden blok wykonuje cały ruch.

## mistakes

ready-mistakes-bordo-dimenticato = Zapomniany brzeg
note-mistakes-bordo-dimenticato = Brakuje pytania, czy C leży w ostatniej kolumnie: koloru pola na prawo od (r, 8) nie ma i program zatrzymuje się z błędem.
ready-mistakes-caduta-c-stampata = Spadanie z druku, z C
note-mistakes-caduta-c-stampata = Program taki, jak go wydrukowano: w indeksie wiersza brakuje − 1. Zawsze opuszcza puste pole, czyli nic, i nigdy się nie kończy.
ready-mistakes-caduta-contatore-stampata = Spadanie z druku, z licznikiem
note-mistakes-caduta-contatore-stampata = Program taki, jak go wydrukowano. W kolumnie z dwiema dziurami na dnie przy x = 7 nie ma cegły do opuszczenia, x już nie rośnie i pętla nigdy się nie kończy: w warunku brakuje „i nie pole w wierszu = x i kolumnie = colonna jest puste”.
ready-mistakes-caduta-due-estrazioni-stampata = Spadanie z druku, z dwoma losowaniami
note-mistakes-caduta-due-estrazioni-stampata = Tak, jak wydrukowano, bez − 1: wiersz i kolumna pochodzą z dwóch dowolnych pustych pól. Czasem wypada cegła, która schodzi, ale gdy wszystkie puste pola są w jednym wierszu albo w jednej kolumnie, zawsze wypada puste i program nigdy się nie kończy. Z wierszem − 1 byłby poprawny, nawet jeśli oba losowania nie są zgodne.
ready-mistakes-caduta-vuota-piu-in-basso = Spadanie nad najniższym pustym polem
note-mistakes-caduta-vuota-piu-in-basso = Najniższe puste pole może mieć nad sobą drugie puste: wtedy nic nie schodzi, wybór się nie zmienia i program nigdy się nie kończy. Z najwyższym działa.
ready-mistakes-estrazioni-contate = Stała liczba losowań
note-mistakes-estrazioni-contate = Opuszcza 400 razy cegłę nad dowolnym pustym polem, nie pytając, czy jakieś jeszcze jest. Zwykle to wystarcza, ale to szczęście: ile razy trzeba, decyduje przypadek.
ready-mistakes-infezione-rimasta = Pozostałe zarażenie
note-mistakes-infezione-rimasta = Zaraża klikniętą cegłę w każdym przypadku i dopiero potem pyta, czy obszar jest pusty. Samotna cegła nie znika, ale zostaje zarażona i znika z następnym obszarem.
ready-mistakes-mattone-isolato = Samotna cegła
note-mistakes-mattone-isolato = Nie pyta, czy obszar jest pusty. Każda cegła jest połączona sama ze sobą, więc znika też cegła bez sąsiadów w swoim kolorze.
ready-mistakes-mattone-una-passata = Jedno przejście od góry
note-mistakes-mattone-una-passata = Zrzuca cegły w jednym przejściu od góry do dołu: nad pustym polem spada tylko najbliższa cegła, pozostałe wiszą w powietrzu. Trzeba przejść od dołu albo przejście powtórzyć.
ready-mistakes-nove-passate = Dziewięć przejść
note-mistakes-nove-passate = Dziewięć przejść to za mało: w długim obszarze zwiniętym jak wąż zaraza nie dociera do końca i zostaje kawałek obszaru. 81 zawsze wystarczy.
ready-mistakes-passata-stampata = Przejście bez koloru
note-mistakes-passata-stampata = Tak, jak mówi tekst: niezarażoną cegłę z zarażonym sąsiadem trzeba zarazić. Brakuje pytania o kolor i zaraza ogarnia całą ścianę.
ready-mistakes-solo-la-striscia = Tylko pas
note-mistakes-solo-la-striscia = Patrzy tylko w górę i w dół: usuwa pas, a nie obszar. W grze uproszczonej byłby poprawny.
ready-mistakes-venti-passate = Dwadzieścia przejść
note-mistakes-venti-passate = Dwadzieścia przejść to za mało: w długim obszarze zwiniętym jak wąż zaraza nie dociera do końca i zostaje kawałek obszaru. 81 zawsze wystarczy.

## simplified

ready-simplified-costo-2 = Pasy, koszt 2: góra i dół
note-simplified-costo-2 = Dwie zmienne szukają szczytu i dna cegieł w tym samym kolorze nad klikniętą i pod nią. Jeśli jest ich więcej niż jedna, program usuwa je od góry, a cegły powyżej za każdym razem schodzą o jedno miejsce.
ready-simplified-costo-35 = Pasy, koszt 35: trzy fazy
note-simplified-costo-35 = Trzy fazy gry uproszczonej: zarażenie pasa (20), usuwanie (5), spadanie (10).
ready-simplified-costo-40 = Pasy, koszt 40: jeden blok
note-simplified-costo-40 = Jeden blok usuwa pas zarażenia i zrzuca wszystkie cegły.

## solutions

ready-solutions-area-e-blocchi = Pusty obszar? Jedno „jeśli” z „i”, z blokami sąsiednich pól
note-solutions-area-e-blocchi = Brzeg i kolor w jednym warunku dla każdego kierunku: jeśli rozstrzyga brzeg, dalej nie patrzy; sąsiednie pola podają bloki „pole powyżej” i podobne, które kosztują po 1. Jeśli obszar nie jest pusty, „jest połączona” zaraża go w całości.
ready-solutions-area-e-indici = Pusty obszar? Jedno „jeśli” z „i”, z indeksami
note-solutions-area-e-indici = Brzeg i kolor w jednym warunku dla każdego kierunku: jeśli rozstrzyga brzeg, dalej nie patrzy; sąsiednie pola podają indeksy wiersza i kolumny, które kosztują 0. Jeśli obszar nie jest pusty, „jest połączona” zaraża go w całości.
ready-solutions-area-o-blocchi = Pusty obszar? Tylko jedno „jeśli” z „lub”, z blokami sąsiednich pól
note-solutions-area-o-blocchi = Cztery kierunki w jednym warunku, połączone przez „lub”: wystarcza jedno „Zaraź”; sąsiednie pola podają bloki „pole powyżej” i podobne, które kosztują po 1. Jeśli obszar nie jest pusty, „jest połączona” zaraża go w całości.
ready-solutions-area-o-indici = Pusty obszar? Tylko jedno „jeśli” z „lub”, z indeksami
note-solutions-area-o-indici = Cztery kierunki w jednym warunku, połączone przez „lub”: wystarcza jedno „Zaraź”; sąsiednie pola podają indeksy wiersza i kolumny, które kosztują 0. Jeśli obszar nie jest pusty, „jest połączona” zaraża go w całości.
ready-solutions-area-se-annidati-blocchi = Pusty obszar? Dwa zagnieżdżone „jeśli”, z blokami sąsiednich pól
note-solutions-area-se-annidati-blocchi = Najpierw brzeg, potem kolor sąsiada: dwa zagnieżdżone „jeśli” dla każdego kierunku, po jednym „Zaraź” w każdym z nich; sąsiednie pola podają bloki „pole powyżej” i podobne, które kosztują po 1. Jeśli obszar nie jest pusty, „jest połączona” zaraża go w całości.
ready-solutions-area-se-annidati-indici = Pusty obszar? Dwa zagnieżdżone „jeśli”, z indeksami
note-solutions-area-se-annidati-indici = Najpierw brzeg, potem kolor sąsiada: dwa zagnieżdżone „jeśli” dla każdego kierunku, po jednym „Zaraź” w każdym z nich; sąsiednie pola podają indeksy wiersza i kolumny, które kosztują 0. Jeśli obszar nie jest pusty, „jest połączona” zaraża go w całości.
ready-solutions-caduta-compatta = Spadanie ze ściskaniem kolumn
note-solutions-caduta-compatta = Ściska kolumny jedną po drugiej.
ready-solutions-caduta-contatore = Opuszczanie z licznikiem
note-solutions-caduta-contatore = Licznik x towarzyszy cegle, która schodzi po jednym miejscu, dopóki pod nią jest pusto. To wydrukowane spadanie, poprawione przez „i nie … jest puste”; kosztuje 1, choć w artykule wydrukowano 0.
ready-solutions-caduta-due-estrazioni = Spadanie z dwoma losowaniami
note-solutions-caduta-due-estrazioni = Wiersz − 1 pochodzi z dowolnego pustego pola, a kolumna z innego: nie muszą być zgodne, a mimo to program jest poprawny. Schodzi tylko to, co może zejść, i prędzej czy później oba losowania się zgodzą.
ready-solutions-caduta-mattone-dal-basso = Spadanie cegieł od dołu
note-solutions-caduta-mattone-dal-basso = W każdej kolumnie zrzuca cegły jedną po drugiej, od dołu do góry: gdy przychodzi kolej na cegłę, pod nią wszystko już spadło.
ready-solutions-caduta-mattone-otto-volte = Spadanie cegieł od góry, osiem razy
note-solutions-caduta-mattone-otto-volte = W jednym przejściu od góry do dołu spadają tylko te cegły, które mają puste pole tuż pod sobą. Nad dziurą jest najwyżej osiem cegieł: osiem przejść wystarczy.
ready-solutions-caduta-pila = Spadanie stosów
note-solutions-caduta-pila = W każdej kolumnie, od góry do dołu, zrzuca stos z podstawą na danym polu: wszystko, co jest wyżej, spada razem. Wystarczy dojść do wiersza 7: niżej niż 8 nic nie spada.
ready-solutions-caduta-riga-meno-uno = Spadanie nad pustym polem, z indeksami
note-solutions-caduta-riga-meno-uno = Wylosowane puste pole jest zapamiętane w C, a pole nad nim jest w wierszu − 1: dzięki temu „pole powyżej” nie jest potrzebne. Kończy się z prawdopodobieństwem 1.
ready-solutions-caduta-sopra-a = Spadanie nad dowolnym pustym polem
note-solutions-caduta-sopra-a = Dopóki istnieje puste pole, wybiera jedno na chybił trafił i opuszcza cegłę nad nim, jeśli tam jest. Kończy się z prawdopodobieństwem 1.
ready-solutions-caduta-un-posto-alla-volta = Opuszczanie po jednym miejscu
note-solutions-caduta-un-posto-alla-volta = Trzy pętle i jeden blok, bez żadnego pytania: dla każdego wiersza, od góry, cegły od niego wzwyż próbują zejść o jedno miejsce. Opuszczanie nic nie robi, gdy pod spodem jest cegła, więc nad następnym wierszem nigdy nie zostaje puste pole.
ready-solutions-caduta-vuota-piu-a-destra = Spadanie nad pustym polem najdalej z prawej
note-solutions-caduta-vuota-piu-a-destra = Jak z dowolnym pustym polem, ale z polem najbardziej wysuniętym w prawo: w swojej kolumnie jest pierwsze od góry i zawsze ma nad sobą cegłę, więc każdy obieg coś zmienia.
ready-solutions-caduta-vuota-piu-a-sinistra = Spadanie nad pustym polem najdalej z lewej
note-solutions-caduta-vuota-piu-a-sinistra = Jak z dowolnym pustym polem, ale z polem najbardziej wysuniętym w lewo: w swojej kolumnie jest pierwsze od góry i zawsze ma nad sobą cegłę, więc każdy obieg coś zmienia.
ready-solutions-caduta-vuota-piu-in-alto = Spadanie nad najwyższym pustym polem
note-solutions-caduta-vuota-piu-in-alto = Jak z dowolnym pustym polem, ale z najwyższym: zawsze ma nad sobą cegłę, więc każdy obieg coś zmienia.
ready-solutions-costo-2 = Koszt 2: obszar w dwóch liczbach
note-solutions-costo-2 = Żadnej zarazy: obszar jest zbiorem bitów w dwóch zmiennych, alto (wiersze 0–4) i basso (wiersze 5–8); pole (r, c) jest warte 2^(9·r + c). Przejścia trwają, dopóki zbiór rośnie, potem każda cegła obszaru jest usuwana, a cegły nad nią schodzą o jedno miejsce.
ready-solutions-costo-2-meno-blocchi = Koszt 2: usuwanie coraz dalej
note-solutions-costo-2-meno-blocchi = Żadnej zarazy i żadnego zbioru: to, czego brakuje, mówi, gdzie jest obszar. Najpierw cyfry liczby cime liczą cegły każdej kolumny, żeby dziury nie pomylić z polem, które nigdy nie było pełne. Potem 81 przejść usuwa cegły klikniętego koloru obok dziury albo obok klikniętej cegły, a każda kolumna zamyka się po jednym miejscu.
ready-solutions-costo-2-meno-passi = Koszt 2: usuwanie z powrotem tylko w razie potrzeby
note-solutions-costo-2-meno-passi = Jak usuwanie coraz dalej, ale w jednym przejściu: posto przebiega pola od klikniętego, a gdy usunie wcześniejszą cegłę, wraca do niej. Na końcu schodzą tylko cegły nad pustym polem.
ready-solutions-costo-3 = Koszt 3: jedno zarażenie, jedno usunięcie, jedno opuszczenie
note-solutions-costo-3 = Każda faza z jednym blokiem za 1. 81 przejść zaraża obszar, dla każdego zarażonego pola cegła jest usuwana, a licznik opuszcza po jednym miejscu cegły, które zostały.
ready-solutions-costo-3-meno-blocchi = Koszt 3: cztery strony w pętli
note-solutions-costo-3-meno-blocchi = Jeden blok zarażania na cztery strony: reszta z lato daje przesunięcie, najpierw wiersza, potem kolumny. 81 przejść zaraża obszar. Potem, od góry, każda zarażona cegła jest usuwana, a wszystko nad nią schodzi o jedno miejsce.
ready-solutions-costo-3-meno-passi = Koszt 3: jedno przejście, z powrotem tylko w razie potrzeby
note-solutions-costo-3-meno-passi = posto przebiega pola od klikniętego; gdy zarazi wcześniejszą cegłę, wraca do niej. Dzięki temu każdą cegłę obszaru ogląda się raz lub dwa razy zamiast 81.
ready-solutions-costo-35 = Koszt 35: trzy fazy
note-solutions-costo-35 = Trzy fazy, każda ze swoim blokiem: zarażenie (20), usuwanie (5), spadanie (10).
ready-solutions-costo-40 = Koszt 40: jeden blok
note-solutions-costo-40 = Jeden blok usuwa obszar zarażenia i zrzuca wszystkie cegły.
ready-solutions-infezione-81-passate = Zarażenie w 81 przejściach, jeden blok zarażania
note-solutions-infezione-81-passate = W każdym przejściu cegła w odpowiednim kolorze zostaje zarażona, jeśli ma zarażonego sąsiada w tym samym kolorze albo jeśli to ją kliknięto. 81 przejść zawsze wystarczy: każde potrzebne zaraża co najmniej jedną cegłę.
ready-solutions-infezione-81-passate-duale = Zarażenie w 81 przejściach, od zarażonych na zewnątrz
note-solutions-infezione-81-passate-duale = Strategia odwrotna: szuka się zarażonych pól (albo klikniętego) i zaraża ich sąsiadów w odpowiednim kolorze. Klikniętą cegłę zarażają jej sąsiedzi: jeśli jest samotna, nikt.
ready-solutions-infezione-81-passate-quattro-infetta = Zarażenie w 81 przejściach, cztery bloki zarażania
note-solutions-infezione-81-passate-quattro-infetta = Jak 81 przejść z jednym „Zaraź”, ale z osobnym „jeśli” dla każdego kierunku zamiast jednego warunku połączonego przez „lub”.
ready-solutions-infezione-avanti-indietro = Zarażenie w jednym przejściu, z powrotem tylko w razie potrzeby
note-solutions-infezione-avanti-indietro = posto przebiega pola od klikniętego; gdy zarazi wcześniejszą cegłę, wraca do niej. Dzięki temu wystarcza niewiele kroków nawet z jednym blokiem zarażania.
ready-solutions-infezione-collegato = Zarażenie z „jest połączona”
note-solutions-infezione-collegato = Jeśli obszar nie jest pusty, przegląda pola wiersz po wierszu i zaraża cegły połączone z klikniętą. Bez pierwszego pytania zniknęłaby samotna cegła: każda cegła jest połączona sama ze sobą.
ready-solutions-infezione-per-ogni-blocchi = Zarażenie z „dla każdego pola”, z blokami sąsiednich pól
note-solutions-infezione-per-ogni-blocchi = Jeśli obszar nie jest pusty, zaraża klikniętą cegłę; potem każde zarażone pole zaraża sąsiadów w swoim kolorze, na których też przyjdzie kolej. Każde pole jest badane tylko raz. Każde „pole powyżej” (i podobne) kosztuje 1.
ready-solutions-infezione-per-ogni-indici = Zarażenie z „dla każdego pola”, z indeksami
note-solutions-infezione-per-ogni-indici = Jeśli obszar nie jest pusty, zaraża klikniętą cegłę; potem każde zarażone pole zaraża sąsiadów w swoim kolorze, na których też przyjdzie kolej. Każde pole jest badane tylko raz. Indeksy zamiast „pole powyżej” oszczędzają 12.
ready-solutions-infezione-quattro-lati = Zarażenie w 81 przejściach, cztery strony w pętli
note-solutions-infezione-quattro-lati = Jeden blok zarażania na cztery strony: reszta z lato daje przesunięcie, najpierw wiersza, potem kolumny. Przy brzegu ograniczenie zatrzymuje pole na ścianie, a pole, które sąsiaduje samo ze sobą, jest pomijane.
ready-solutions-rimozione-per-ogni = Usuwanie z „dla każdego pola”
note-solutions-rimozione-per-ogni = Dla każdego zarażonego pola usuwa cegłę: pytanie, czy jest zarażona, mieści się już w pętli.
ready-solutions-rimozione-piu-a-destra = Usuwanie zarażonej najdalej z prawej
note-solutions-rimozione-piu-a-destra = Dopóki istnieje zarażona cegła, usuwa najdalszą z prawej. Zmienia się tylko kolejność, w jakiej znikają.
ready-solutions-rimozione-piu-a-sinistra = Usuwanie zarażonej najdalej z lewej
note-solutions-rimozione-piu-a-sinistra = Dopóki istnieje zarażona cegła, usuwa najdalszą z lewej. Zmienia się tylko kolejność, w jakiej znikają.
ready-solutions-rimozione-piu-in-alto = Usuwanie najwyższej zarażonej
note-solutions-rimozione-piu-in-alto = Dopóki istnieje zarażona cegła, usuwa najwyższą. Zmienia się tylko kolejność, w jakiej znikają.
ready-solutions-rimozione-piu-in-basso = Usuwanie najniższej zarażonej
note-solutions-rimozione-piu-in-basso = Dopóki istnieje zarażona cegła, usuwa najniższą. Zmienia się tylko kolejność, w jakiej znikają.
ready-solutions-rimozione-qualsiasi = Usuwanie dowolnej zarażonej
note-solutions-rimozione-qualsiasi = Dopóki istnieje zarażona cegła, usuwa losową: po każdym obiegu jest o jedną mniej. Usuwanie kosztuje 2 + 1 + 2 = 5, choć w artykule wydrukowano 4.
ready-solutions-rimozione-scansione = Usuwanie pole po polu
note-solutions-rimozione-scansione = Przegląda wszystkie pola po kolei i usuwa cegłę, jeśli jest zarażona.
