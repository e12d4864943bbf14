### Nazwy i opisy programów kursów, według plików.

ready-courses-altre-regole-almeno-tre-area-in-due-numeri = Obszar w dwóch liczbach
note-courses-altre-regole-almeno-tre-area-in-due-numeri = Żadnej zarazy: obszar jest zbiorem bitów w dwóch liczbach. Liczy się bity: przy trzech lub więcej jedno „Usuń” i jedno „Opuść”: 2.
ready-courses-altre-regole-almeno-tre-conta-e-decidi = Policz i zdecyduj
note-courses-altre-regole-almeno-tre-conta-e-decidi = 20 + 5 + 10 + 5 = 40: jeśli są co najmniej trzy, usuwa się je, w przeciwnym razie leczy.
ready-courses-altre-regole-almeno-tre-due-infetti-restano = Dwie zostają zarażone
note-courses-altre-regole-almeno-tre-due-infetti-restano = Jeśli jest ich mniej niż trzy, nie leczy ich: znikną przy następnym kliknięciu.
ready-courses-altre-regole-almeno-tre-quattro-blocchi-da-uno = Cztery bloki po 1
note-courses-altre-regole-almeno-tre-quattro-blocchi-da-uno = 81 przejść, liczenie i dla każdego pola albo „Usuń”, albo „Wylecz”: 4.
ready-courses-altre-regole-anche-di-traverso-area-in-due-numeri = Obszar w dwóch liczbach
note-courses-altre-regole-anche-di-traverso-area-in-due-numeri = Żadnej zarazy: obszar jest zbiorem bitów w dwóch liczbach, a okno wokół pola sięga rogów. Jedno „Usuń” i jedno „Opuść”: 2.
ready-courses-altre-regole-anche-di-traverso-il-mattone-solo = Samotna cegła
note-courses-altre-regole-anche-di-traverso-il-mattone-solo = Zaraża klikniętą cegłę bez pytania: znika nawet taka bez jednakowych sąsiadów.
ready-courses-altre-regole-anche-di-traverso-ottantuno-passate = Osiemdziesiąt jeden przejść
note-courses-altre-regole-anche-di-traverso-ottantuno-passate = Jedno „Zaraź”, jedno „Usuń”, jedno „Opuść”: 3.
ready-courses-altre-regole-anche-di-traverso-otto-vicini = Ośmiu sąsiadów
note-courses-altre-regole-anche-di-traverso-otto-vicini = Dwa liczenia od −1 do 1 odwiedzają ośmiu sąsiadów: 1 + 1 + 5 + 10 = 17.
ready-courses-altre-regole-area-e-bordo-area-in-due-numeri = Obszar w dwóch liczbach
note-courses-altre-regole-area-e-bordo-area-in-due-numeri = Żadnej zarazy: obszar jest zbiorem bitów w dwóch liczbach. Znika cegła, która jest w zbiorze albo obok jego pola: jedno „Usuń” i jedno „Opuść”, 2.
ready-courses-altre-regole-area-e-bordo-due-giri = Dwa obiegi
note-courses-altre-regole-area-e-bordo-due-giri = Jedno „Zaraź”, jedno „Usuń” użyte w dwóch obiegach, jedno „Opuść”: 3.
ready-courses-altre-regole-area-e-bordo-il-bordo-del-bordo = Brzeg brzegu
note-courses-altre-regole-area-e-bordo-il-bordo-del-bordo = Zaraża brzeg już w trakcie przechodzenia: wtedy brzeg też zaraża i znika dużo więcej.
ready-courses-altre-regole-area-e-bordo-prima-il-bordo = Najpierw brzeg
note-courses-altre-regole-area-e-bordo-prima-il-bordo = 20 + 1 + 5 + 10 = 36: dopóki obszar jest zarażony, brzeg da się rozpoznać.
ready-courses-altre-regole-bomba-nove-caselle = Dziewięć pól
note-courses-altre-regole-bomba-nove-caselle = Dwie pętle, pytanie o brzeg, spadanie: 1 + 10 = 11.
ready-courses-altre-regole-bomba-oltre-il-bordo = Za brzegiem
note-courses-altre-regole-bomba-oltre-il-bordo = Nie pyta, czy pole jest na ścianie: przy brzegu zatrzymuje się z błędem.
ready-courses-altre-regole-bomba-tre-gradini = Trzy stopnie
note-courses-altre-regole-bomba-tre-gradini = Wystarczą trzy przejścia od dołu: 1 + 1 = 2.
ready-courses-altre-regole-colonna-cliccata-nove-volte = Dziewięć razy
note-courses-altre-regole-colonna-cliccata-nove-volte = Jedno pole, jeden blok: 9.
ready-courses-altre-regole-colonna-cliccata-solo-sotto = Tylko w dół
note-courses-altre-regole-colonna-cliccata-solo-sotto = Zaczyna od klikniętego wiersza: wyższe cegły zostają, i to w powietrzu.
ready-courses-altre-regole-colonna-cliccata-un-ciclo = Jedna pętla
note-courses-altre-regole-colonna-cliccata-un-ciclo = Kolumna jest stała, wiersz daje pętla: 1.
ready-courses-altre-regole-colonna-piu-alta-colonna-per-colonna = Kolumna po kolumnie
note-courses-altre-regole-colonna-piu-alta-colonna-per-colonna = Czyta kolumna po kolumnie: znajduje pierwszą kolumnę, a nie najwyższą.
ready-courses-altre-regole-colonna-piu-alta-il-primo-che-incontri = Pierwsza napotkana
note-courses-altre-regole-colonna-piu-alta-il-primo-che-incontri = Wiersz po wierszu pierwsza cegła jest szczytem najwyższej kolumny: 1.
ready-courses-altre-regole-colonna-piu-alta-tutti-infetti = Wszystkie zarażone
note-courses-altre-regole-colonna-piu-alta-tutti-infetti = Jeśli wszystkie są zarażone, najwyższa znajduje się sama; potem leczy się wszystkie: 1 + 1 + 2 + 5 = 9.
ready-courses-altre-regole-colori-in-viaggio-di-mano-in-mano = Z rąk do rąk
note-courses-altre-regole-colori-in-viaggio-di-mano-in-mano = Najpierw kolor ostatniej, potem jeden obieg, w którym każda cegła oddaje swój: 5.
ready-courses-altre-regole-colori-in-viaggio-il-primo-a-parte = Pierwsza osobno
note-courses-altre-regole-colori-in-viaggio-il-primo-a-parte = Pierwsza cegła ma swoje pięć „Pomaluj”, pozostałe swoje: 10.
ready-courses-altre-regole-colori-in-viaggio-un-colore-solo = Jeden kolor
note-courses-altre-regole-colori-in-viaggio-un-colore-solo = Sprawdza kolor po pomalowaniu: cały wiersz przybiera kolor ostatniej cegły.
ready-courses-altre-regole-come-sopra-area-in-due-numeri = Obszar w dwóch liczbach
note-courses-altre-regole-come-sopra-area-in-due-numeri = Żadnej zarazy, więc nie ma czego leczyć: obszar jest zbiorem bitów w dwóch liczbach. Zostaje pięć razy „Pomaluj”: 5.
ready-courses-altre-regole-come-sopra-infetta-colora-guarisci = Zaraź, pomaluj, wylecz
note-courses-altre-regole-come-sopra-infetta-colora-guarisci = 20 + 5 + 5 = 30.
ready-courses-altre-regole-come-sopra-ognuno-il-suo = Każda swój
note-courses-altre-regole-come-sopra-ognuno-il-suo = Każda cegła bierze kolor tej nad sobą, a nie tej nad kliknięciem; a w wierszu 0 wychodzi poza ścianę.
ready-courses-altre-regole-come-sopra-uno-alla-volta = Po jednej
note-courses-altre-regole-come-sopra-uno-alla-volta = 81 przejść, pięć razy „Pomaluj”, jedno „Wylecz”: 1 + 5 + 1 = 7.
ready-courses-altre-regole-diagonali-otto-passate = I osiem przejść
note-courses-altre-regole-diagonali-otto-passate = Spadanie z „Opuść”: 1 + 1 = 2.
ready-courses-altre-regole-diagonali-stessa-distanza = Ta sama odległość
note-courses-altre-regole-diagonali-stessa-distanza = Odległość w wierszach = odległość w kolumnach: 1 + 10 = 11.
ready-courses-altre-regole-diagonali-una-diagonale = Tylko jedna przekątna
note-courses-altre-regole-diagonali-una-diagonale = Bez wartości bezwzględnej znajduje tylko przekątną opadającą w prawo.
ready-courses-altre-regole-riga-a-scacchi-come-la-scacchiera = Jak cała szachownica
note-courses-altre-regole-riga-a-scacchi-come-la-scacchiera = Sprawdza wiersz + kolumnę: w nieparzystych wierszach kolory są zamienione.
ready-courses-altre-regole-riga-a-scacchi-due-pennelli = Dwa pędzle
note-courses-altre-regole-riga-a-scacchi-due-pennelli = Jedna pętla po kolumnach i dwa kolory: 2.
ready-courses-altre-regole-riga-a-scacchi-nove-pennelli = Dziewięć pędzli
note-courses-altre-regole-riga-a-scacchi-nove-pennelli = Każde pole ma swoje „Pomaluj”: 9.
ready-courses-altre-regole-riga-cliccata-e-poi-cadono = A potem spadają
note-courses-altre-regole-riga-cliccata-e-poi-cadono = 1 + 10 = 11.
ready-courses-altre-regole-riga-cliccata-solo-quello-sopra = Tylko ta powyżej
note-courses-altre-regole-riga-cliccata-solo-quello-sopra = Schodzi tylko cegła tuż nad wierszem: wyższe zostają w powietrzu.
ready-courses-altre-regole-riga-cliccata-un-gradino = Jeden stopień
note-courses-altre-regole-riga-cliccata-un-gradino = Każda cegła schodzi najwyżej o jedno miejsce: jedno przejście od dołu. 1 + 1 = 2.
ready-courses-altre-regole-specchio-due-giri = Dwa obiegi
note-courses-altre-regole-specchio-due-giri = Te same pięć „Pomaluj” dla obu stron: 5.
ready-courses-altre-regole-specchio-due-volte-cinque = Dwa razy pięć
note-courses-altre-regole-specchio-due-volte-cinque = Pięć razy „Pomaluj” z jednej strony i pięć z drugiej: 10.
ready-courses-altre-regole-specchio-due-volte-lo-specchio = Dwa lustra
note-courses-altre-regole-specchio-due-volte-lo-specchio = Liczy od 0 do 8: każda para zamienia się dwa razy i wraca do początku.
ready-courses-altre-regole-stesso-colore-colore-conservato = Zapamiętany kolor
note-courses-altre-regole-stesso-colore-colore-conservato = 1 + 10 = 11.
ready-courses-altre-regole-stesso-colore-colore-perduto = Zgubiony kolor
note-courses-altre-regole-stesso-colore-colore-perduto = Za każdym razem sprawdza kolor klikniętej cegły: gdy ta zniknie, nie znajduje już żadnej.
ready-courses-altre-regole-stesso-colore-otto-passate = I osiem przejść
note-courses-altre-regole-stesso-colore-otto-passate = Spadanie z „Opuść”: 1 + 1 = 2.
ready-courses-da-40-a-2-caduta-buchi-il-piu-basso = Najniższa dziura
note-courses-da-40-a-2-caduta-buchi-il-piu-basso = Najniższa dziura może mieć nad sobą drugą: wtedy nic nie schodzi, wybór się nie zmienia i pętla nigdy się nie kończy.
ready-courses-da-40-a-2-caduta-buchi-mentre-c-e-un-buco = Dopóki istnieje puste pole
note-courses-da-40-a-2-caduta-buchi-mentre-c-e-un-buco = 2 za warunek, 1 za opuszczanie, 1 za „powyżej”, 2 za dowolne puste pole: 6.
ready-courses-da-40-a-2-caduta-compatta-colonna-zero = Zapomniana kolumna
note-courses-da-40-a-2-caduta-compatta-colonna-zero = Zaczyna od 1: kolumna 0 nigdy nie zostanie ściśnięta.
ready-courses-da-40-a-2-caduta-compatta-compatta = Ściskanie w pętli
note-courses-da-40-a-2-caduta-compatta-compatta = Jeden blok za 7, wykonany dziewięć razy i opłacony raz.
ready-courses-da-40-a-2-caduta-contatore-contatore = Z licznikiem, poprawiony
note-courses-da-40-a-2-caduta-contatore-contatore = Idzie dalej tylko wtedy, gdy poniżej jest pusto, a w wierszu x jest cegła.
ready-courses-da-40-a-2-caduta-contatore-otto-passate = Osiem przejść
note-courses-da-40-a-2-caduta-contatore-otto-passate = Bez licznika: przy każdym przejściu od dołu każda wisząca cegła schodzi o jedno miejsce, a więcej niż osiem miejsc nie zejdzie żadna.
ready-courses-da-40-a-2-caduta-contatore-senza-fondo = Bez dna
note-courses-da-40-a-2-caduta-contatore-senza-fondo = Brakuje „jeśli x < 7”: licznik dochodzi do 8, a pole poniżej jest poza ścianą.
ready-courses-da-40-a-2-caduta-contatore-stampata-con-contatore = Tak jak wydrukowano
note-courses-da-40-a-2-caduta-contatore-stampata-con-contatore = Przy dwóch dziurach na dnie kolumny i x = 7 nie ma czego opuścić: pętla nigdy się nie kończy.
ready-courses-da-40-a-2-caduta-dal-basso-dal-basso = Od dołu
note-courses-da-40-a-2-caduta-dal-basso-dal-basso = Każda cegła spada, gdy pod nią wszystko jest już na miejscu.
ready-courses-da-40-a-2-caduta-dal-basso-dall-alto = Od góry
note-courses-da-40-a-2-caduta-dal-basso-dall-alto = Nad pustym polem spada tylko najbliższa cegła; wyższe zostają w powietrzu.
ready-courses-da-40-a-2-caduta-in-c-riga-meno-uno = Wiersz minus jeden
note-courses-da-40-a-2-caduta-in-c-riga-meno-uno = Pole powyżej C przez indeksy: oszczędza się blok „powyżej”.
ready-courses-da-40-a-2-caduta-in-c-stampata-con-c = Tak jak wydrukowano
note-courses-da-40-a-2-caduta-in-c-stampata-con-c = Program z artykułu: opuszcza samo puste pole, czyli nic, i nigdy się nie kończy.
ready-courses-da-40-a-2-caduta-pile-le-pile = Stosy
note-courses-da-40-a-2-caduta-pile-le-pile = Próbuje każdego pola jako podstawy: gdzie żaden stos nie wisi, nic się nie dzieje.
ready-courses-da-40-a-2-caduta-pile-una-colonna-sola = Tylko jedna kolumna
note-courses-da-40-a-2-caduta-pile-una-colonna-sola = Zrzuca tylko klikniętą kolumnę, a obszar może zajmować ich wiele.
ready-courses-da-40-a-2-caselle-e-numeri-da-uno-a-nove = Liczenie od jednego
note-courses-da-40-a-2-caselle-e-numeri-da-uno-a-nove = Liczy od 1 do 9, ale ściana ma numery od 0 do 8, więc pole (1, 9) jest poza nią.
ready-courses-da-40-a-2-caselle-e-numeri-quattro-angoli = Cztery rogi
note-courses-da-40-a-2-caselle-e-numeri-quattro-angoli = Wiersz i kolumna to 0 albo 8: cztery przypadki, cztery bloki po 1.
ready-courses-da-40-a-2-cima-da-cima-al-click = Od góry do kliknięcia
note-courses-da-40-a-2-cima-da-cima-al-click = Pierwsza pętla znajduje górę, druga zaraża od góry do klikniętej cegły: 1.
ready-courses-da-40-a-2-cima-e-fondo-anche-il-mattone-solo = Samotna cegła też
note-courses-da-40-a-2-cima-e-fondo-anche-il-mattone-solo = Brakuje pytania cima < fondo: znika też cegła bez pasa.
ready-courses-da-40-a-2-cima-e-fondo-infetta-da-cima-a-fondo = Zaraź od szczytu do dna
note-courses-da-40-a-2-cima-e-fondo-infetta-da-cima-a-fondo = Dwie pętle znajdują szczyt i dno, trzecia zaraża: 1 + 5 + 10 = 16.
ready-courses-da-40-a-2-cima-e-fondo-prima-il-colore = Najpierw kolor
note-courses-da-40-a-2-cima-e-fondo-prima-il-colore = Pyta o kolor powyżej, zanim wie, czy wyżej jest ściana: w wierszu 0 zatrzymuje się z błędem.
ready-courses-da-40-a-2-cima-e-fondo-rimuovi-da-cima-a-fondo = Usuń od szczytu do dna
note-courses-da-40-a-2-cima-e-fondo-rimuovi-da-cima-a-fondo = Kto zna szczyt i dno, może od razu usuwać: 1 + 10 = 11.
ready-courses-da-40-a-2-cima-prima-il-colore = Kolor przed brzegiem
note-courses-da-40-a-2-cima-prima-il-colore = Najpierw sprawdza kolor, a dopiero potem brzeg: po kliknięciu w wierszu 0 zatrzymuje się z błędem.
ready-courses-da-40-a-2-collegato-e-collegato = Wiersz po wierszu, co połączone
note-courses-da-40-a-2-collegato-e-collegato = Jeśli obszar nie jest pusty, zaraża się każde połączone pole: 10 + 1 = 11.
ready-courses-da-40-a-2-collegato-il-mattone-solo = Samotna cegła
note-courses-da-40-a-2-collegato-il-mattone-solo = Nie pyta, czy obszar jest pusty: zaraża się nawet cegła bez sąsiadów w swoim kolorze.
ready-courses-da-40-a-2-dalle-infette-bordo-scambiato = Zły brzeg
note-courses-da-40-a-2-dalle-infette-bordo-scambiato = Dla pola powyżej sprawdza riga ≠ 8: w wierszu 0 wychodzi poza ścianę.
ready-courses-da-40-a-2-dalle-infette-verso-fuori = Na zewnątrz
note-courses-da-40-a-2-dalle-infette-verso-fuori = Każde zarażone pole zaraża czterech sąsiadów w swoim kolorze: cztery razy „Zaraź”.
ready-courses-da-40-a-2-due-estrazioni-due-volte = Dwa losowania, wiersz minus jeden
note-courses-da-40-a-2-due-estrazioni-due-volte = Oba pola nie zawsze są tym samym, ale nic nie schodzi tam, gdzie nie może: w końcu się kończy. Kosztuje 7.
ready-courses-da-40-a-2-due-estrazioni-stampata-due-estrazioni = Tak jak wydrukowano
note-courses-da-40-a-2-due-estrazioni-stampata-due-estrazioni = Bez − 1: gdy wszystkie puste pola są w jednym wierszu albo w jednej kolumnie, zawsze wypada puste, nic nie schodzi i pętla nigdy się nie kończy.
ready-courses-da-40-a-2-due-estrazioni-una-volta = Jedno losowanie
note-courses-da-40-a-2-due-estrazioni-una-volta = Pole losuje się raz i pamięta w C: wiersz i kolumna są jego.
ready-courses-da-40-a-2-due-in-un-conto-senza-bordo = Poza kolumnami 0 i 8
note-courses-da-40-a-2-due-in-un-conto-senza-bordo = Sprawdza kolor nawet poza ścianą: w kolumnach 0 i 8 zatrzymuje się z błędem.
ready-courses-da-40-a-2-due-in-un-conto-un-conto = Dwa kierunki, jedna pętla
note-courses-da-40-a-2-due-in-un-conto-un-conto = Dla d = 0 kolumna maleje o 1, dla d = 1 rośnie: jedno „Zaraź” dla obu.
ready-courses-da-40-a-2-insieme-16-o-nel-posto-sbagliato = „Lub” w złym miejscu
note-courses-da-40-a-2-insieme-16-o-nel-posto-sbagliato = Kliknięte pole zaraża się zawsze: znika nawet samotna cegła.
ready-courses-da-40-a-2-insieme-16-un-solo-infetta = Jedno „Zaraź”
note-courses-da-40-a-2-insieme-16-un-solo-infetta = Przejścia zarażają też klikniętą cegłę, jeśli ma sąsiada w swoim kolorze: 1 + 5 + 10 = 16.
ready-courses-da-40-a-2-insieme-17-centottanta-ripetizioni = Spadanie w 180 powtórzeniach
note-courses-da-40-a-2-insieme-17-centottanta-ripetizioni = 20 + 5 + 3 = 28.
ready-courses-da-40-a-2-insieme-17-ottantuno-passate = Pytanie o obszar i 81 przejść
note-courses-da-40-a-2-insieme-17-ottantuno-passate = 2 + 5 + 10 = 17: jedno „Zaraź” na początek, jedno na przejścia.
ready-courses-da-40-a-2-insieme-17-quattro-in-un-conto = Cztery kierunki w jednym liczeniu
note-courses-da-40-a-2-insieme-17-quattro-in-un-conto = Tak też 2 + 5 + 10 = 17, a kroków jest dużo mniej.
ready-courses-da-40-a-2-insieme-17-venti-passate = Dwadzieścia przejść
note-courses-da-40-a-2-insieme-17-venti-passate = Za mało dla obszaru zwiniętego jak wąż: zostaje jego kawałek.
ready-courses-da-40-a-2-insieme-2-altezze = Dziewięć wysokości w jednej liczbie
note-courses-da-40-a-2-insieme-2-altezze = Żadnej zarazy: opróżnione pola mówią, którędy przeszła. Jedno „Usuń”, jedno „Opuść”.
ready-courses-da-40-a-2-insieme-2-caselle-nere = Czarne pola
note-courses-da-40-a-2-insieme-2-caselle-nere = Nie pyta, czy była tam cegła: znikają też cegły obok czarnych pól u góry.
ready-courses-da-40-a-2-insieme-2-due-insiemi = Obszar w dwóch liczbach
note-courses-da-40-a-2-insieme-2-due-insiemi = Inna droga: obszar jest zbiorem bitów w dwóch zmiennych, alto (wiersze 0–4) i basso (wiersze 5–8); pole (r, c) jest warte 2^(9·r + c).
ready-courses-da-40-a-2-insieme-3-con-il-contatore = Z licznikiem
note-courses-da-40-a-2-insieme-3-con-il-contatore = Licznik x towarzyszy każdej cegle na dół: tak też 3.
ready-courses-da-40-a-2-insieme-3-otto-passate = Osiem przejść od dołu
note-courses-da-40-a-2-insieme-3-otto-passate = Każda faza z jednym blokiem za 1: 1 + 1 + 1 = 3.
ready-courses-da-40-a-2-insieme-3-una-passata-sola = Jedno przejście
note-courses-da-40-a-2-insieme-3-una-passata-sola = W jednym przejściu każda cegła schodzi o jedno miejsce: nad wysokim obszarem zostają dziury.
ready-courses-da-40-a-2-insieme-4-dall-alto = Od góry
note-courses-da-40-a-2-insieme-4-dall-alto = Jedno przejście od góry: nad każdą dziurą spada tylko najbliższa cegła.
ready-courses-da-40-a-2-insieme-4-i-mattoni = Cegły
note-courses-da-40-a-2-insieme-4-i-mattoni = 1 + 1 + 2 = 4.
ready-courses-da-40-a-2-insieme-4-le-pile = Stosy
note-courses-da-40-a-2-insieme-4-le-pile = 1 + 1 + 4 = 6.
ready-courses-da-40-a-2-insieme-9-nove-colonne = Ściskanie dziewięciu kolumn
note-courses-da-40-a-2-insieme-9-nove-colonne = 1 + 1 + 7 = 9.
ready-courses-da-40-a-2-insieme-9-per-ogni-casella = Usuwanie dla każdego pola
note-courses-da-40-a-2-insieme-9-per-ogni-casella = 1 + 1 + 10 = 12.
ready-courses-da-40-a-2-insieme-9-ultima-colonna = Ostatnia kolumna
note-courses-da-40-a-2-insieme-9-ultima-colonna = Liczy kolumny od 0 do 7: kolumna 8 zostaje bez zmian.
ready-courses-da-40-a-2-ottantuno-nove-passate = Dziewięć przejść
note-courses-da-40-a-2-ottantuno-nove-passate = Za mało dla obszaru zwiniętego jak wąż: zaraza nie dociera do końca.
ready-courses-da-40-a-2-ottantuno-ottantuno-passate = 81 przejść
note-courses-da-40-a-2-ottantuno-ottantuno-passate = Każde potrzebne przejście zaraża co najmniej jedną cegłę, a cegieł jest 81.
ready-courses-da-40-a-2-ottantuno-venti-passate = Dwadzieścia przejść
note-courses-da-40-a-2-ottantuno-venti-passate = Prawie zawsze wystarczy; ale wąż może potrzebować aż 33, a 32 mu nie starczą.
ready-courses-da-40-a-2-per-ogni-infetta-comincia-sempre = Zawsze zaczyna
note-courses-da-40-a-2-per-ogni-infetta-comincia-sempre = Zaraża klikniętą cegłę bez pytania: nawet samotna cegła zostaje zarażona.
ready-courses-da-40-a-2-per-ogni-infetta-con-gli-indici = Z indeksami
note-courses-da-40-a-2-per-ogni-infetta-con-gli-indici = Indeksy nic nie kosztują: zostaje pięć razy „Zaraź”.
ready-courses-da-40-a-2-per-ogni-infetta-con-le-vicine = Z sąsiednimi polami
note-courses-da-40-a-2-per-ogni-infetta-con-le-vicine = Pięć razy „Zaraź” i dwanaście sąsiednich pól: 17.
ready-courses-da-40-a-2-primo-click-la-striscia = Pas zamiast obszaru
note-courses-da-40-a-2-primo-click-la-striscia = Ten blok patrzy tylko w górę i w dół: sąsiedzi z prawej i z lewej zostają.
ready-courses-da-40-a-2-primo-click-un-blocco = Jeden blok
note-courses-da-40-a-2-primo-click-un-blocco = Jeden blok wykonuje cały ruch wokół klikniętego pola.
ready-courses-da-40-a-2-quante-ripetizioni-centosettantanove = Prawie dość
note-courses-da-40-a-2-quante-ripetizioni-centosettantanove = Prawie zawsze wystarczy, ale nie zawsze: jedna zła ściana i program jest zły.
ready-courses-da-40-a-2-quante-ripetizioni-centottanta = 180 razy
note-courses-da-40-a-2-quante-ripetizioni-centottanta = Każdy obieg opuszcza cegłę o jedno miejsce: dziewięć kolumn po 4 × 5 zejść.
ready-courses-da-40-a-2-quattro-direzioni-con-o = Jedno jeśli z „lub”
note-courses-da-40-a-2-quattro-direzioni-con-o = Wystarczy jeden sąsiad: cztery warunki połączone przez „lub”, jedno „Zaraź”.
ready-courses-da-40-a-2-quattro-direzioni-e-al-posto-di-o = „I” zamiast „lub”
note-courses-da-40-a-2-quattro-direzioni-e-al-posto-di-o = Przy „i” muszą pasować wszyscy czterej sąsiedzi, a na brzegu to się nigdy nie zdarza.
ready-courses-da-40-a-2-quattro-direzioni-quattro-se = Cztery jeśli
note-courses-da-40-a-2-quattro-direzioni-quattro-se = Każdy kierunek ma swój brzeg i swoje „Zaraź”: koszt 4.
ready-courses-da-40-a-2-quattro-in-un-conto-di-traverso = Na ukos
note-courses-da-40-a-2-quattro-in-un-conto-di-traverso = Dla d = 1 zmieniają się naraz wiersz i kolumna: to sąsiad na ukos.
ready-courses-da-40-a-2-quattro-in-un-conto-un-conto = Kierunki w jednym liczeniu
note-courses-da-40-a-2-quattro-in-un-conto-un-conto = Z d wynikają wiersz i kolumna sąsiada: jedno „Zaraź” na wszystkie cztery kierunki i to na początku.
ready-courses-da-40-a-2-riga-cinque-la-colonna = Kolumna zamiast wiersza
note-courses-da-40-a-2-riga-cinque-la-colonna = Pyta o indeks kolumny: działa w kolumnie 5, w dowolnym wierszu.
ready-courses-da-40-a-2-riga-cinque-se-riga-cinque = Jeśli to wiersz 5
note-courses-da-40-a-2-riga-cinque-se-riga-cinque = Decyduje porównanie: poza wierszem 5 nic się nie dzieje.
ready-courses-da-40-a-2-rimozione-mentre-fino-a-che = Aż
note-courses-da-40-a-2-rimozione-mentre-fino-a-che = „Powtarzaj aż istnieje zarażona cegła” robi odwrotnie: jeśli jest, nawet nie zaczyna, a jeśli nie ma, nigdy się nie kończy.
ready-courses-da-40-a-2-rimozione-mentre-uno-qualsiasi = Dowolna, dopóki jest
note-courses-da-40-a-2-rimozione-mentre-uno-qualsiasi = W każdym obiegu jest o jedną zarażoną cegłę mniej: pętla na pewno się skończy. 2 + 1 + 2 = 5.
ready-courses-da-40-a-2-rimozione-per-ogni-per-ogni = Dla każdego pola
note-courses-da-40-a-2-rimozione-per-ogni-per-ogni = Pętla zawiera już pytanie, czy cegła jest zarażona.
ready-courses-da-40-a-2-rimozione-per-ogni-sempre-la-cliccata = Zawsze kliknięta
note-courses-da-40-a-2-rimozione-per-ogni-sempre-la-cliccata = W każdym obiegu usuwa klikniętą cegłę: po pierwszym nie ma tam już nic do usunięcia.
ready-courses-da-40-a-2-rimozione-scansione-la-casella-sbagliata = Nie to pole
note-courses-da-40-a-2-rimozione-scansione-la-casella-sbagliata = Zawsze pyta o klikniętą cegłę: jeśli jest zarażona, usuwa całą ścianę.
ready-courses-da-40-a-2-rimozione-scansione-scansione = Pole po polu
note-courses-da-40-a-2-rimozione-scansione-scansione = 81 pytań, jeden blok do zapłacenia.
ready-courses-da-40-a-2-strisce-caduta-un-posto-solo = Tylko jedno miejsce
note-courses-da-40-a-2-strisce-caduta-un-posto-solo = Stos schodzi o jedno miejsce, a pas zwolnił co najmniej dwa.
ready-courses-da-40-a-2-strisce-caduta-una-colonna = Jedna kolumna
note-courses-da-40-a-2-strisce-caduta-una-colonna = Ściska się tylko kolumnę pasa: 1 + 7 = 8.
ready-courses-da-40-a-2-strisce-caduta-una-pila = Jeden stos
note-courses-da-40-a-2-strisce-caduta-una-pila = Nad szczytem jest jeden stos, który spada w całości: 1 + 4 = 5.
ready-courses-da-40-a-2-strisce-due-la-pila-scende = Stos schodzi
note-courses-da-40-a-2-strisce-due-la-pila-scende = Po każdej usuniętej cegle stos powyżej schodzi o jedno miejsce: 1 + 2 = 3.
ready-courses-da-40-a-2-strisce-due-troppo-tardi = Za późno
note-courses-da-40-a-2-strisce-due-troppo-tardi = Schodzi tylko raz, po wszystkich usunięciach: zostają dziury.
ready-courses-da-40-a-2-strisce-due-un-mattone-alla-volta = Po jednej cegle
note-courses-da-40-a-2-strisce-due-un-mattone-alla-volta = Stos schodzi cegła po cegle, od najniższej: 1 + 1 = 2.
ready-courses-da-40-a-2-strisce-tre-fasi-tre-blocchi = Trzy bloki
note-courses-da-40-a-2-strisce-tre-fasi-tre-blocchi = 20 + 5 + 10 = 35: inne jest tylko zarażanie.
ready-courses-da-40-a-2-strisce-tre-fasi-tutta-l-area = Cały obszar
note-courses-da-40-a-2-strisce-tre-fasi-tutta-l-area = Zaraża też na boki: to pełna gra.
ready-courses-da-40-a-2-strisce-tre-fasi-un-blocco = Jeden blok
note-courses-da-40-a-2-strisce-tre-fasi-un-blocco = Blok pasa wykonuje cały ruch.
ready-courses-da-40-a-2-tre-fasi-caduta-prima = Spadanie za wcześnie
note-courses-da-40-a-2-tre-fasi-caduta-prima = Zrzuca cegły, zanim usunie zarażone: dziury zostają.
ready-courses-da-40-a-2-tre-fasi-tre-blocchi = Trzy fazy, trzy bloki
note-courses-da-40-a-2-tre-fasi-tre-blocchi = 20 + 5 + 10 = 35: to samo co blok za 40, o 5 taniej.
ready-courses-da-40-a-2-una-condizione-con-e = Jedno jeśli z „i”
note-courses-da-40-a-2-una-condizione-con-e = Brzeg z lewej, kolor z prawej: 1 + 1 + 1 = 3.
ready-courses-da-40-a-2-una-condizione-con-gli-indici = Z indeksami
note-courses-da-40-a-2-una-condizione-con-gli-indici = Ten sam wiersz, kolumna plus 1: oszczędza się „na prawo od”.
ready-courses-da-40-a-2-una-condizione-prima-il-colore = Najpierw kolor
note-courses-da-40-a-2-una-condizione-prima-il-colore = Pyta o kolor przed brzegiem: w kolumnie 8 zatrzymuje się z błędem.
ready-courses-da-40-a-2-una-passata-senza-colore = Bez koloru
note-courses-da-40-a-2-una-passata-senza-colore = Tak jak w tekście artykułu: brakuje pytania o kolor i zaraza przechodzi na wszystkie cegły.
ready-courses-da-40-a-2-una-passata-una-passata = Jedno przejście, cztery kierunki
note-courses-da-40-a-2-una-passata-una-passata = Cegła zaraża się, jeśli zarażony jest sąsiad w jej kolorze. Jedno „Zaraź”.
ready-courses-da-40-a-2-vicino-a-destra-due-se = Jedno jeśli w drugim
note-courses-da-40-a-2-vicino-a-destra-due-se = Kolor sprawdza się tylko tam, gdzie sąsiad z prawej istnieje.
ready-courses-da-40-a-2-vicino-a-destra-senza-bordo = Zapomniany brzeg
note-courses-da-40-a-2-vicino-a-destra-senza-bordo = W ostatniej kolumnie pole z prawej jest poza ścianą: program zatrzymuje się z błędem.
