### Nazwy gotowych programów, według plików.

## examples

ready-examples-infetto-piu-in-alto = Najwyższa zarażona
ready-examples-riga-cinque = Wiersz piąty
ready-examples-tre-infetti-a-caso = Trzy losowe zarażone
ready-examples-un-solo-blocco = Jeden blok

## mistakes

ready-mistakes-bordo-dimenticato = Zapomniany brzeg
ready-mistakes-caduta-c-stampata = Spadanie z druku, z C
ready-mistakes-caduta-contatore-stampata = Spadanie z druku, z licznikiem
ready-mistakes-caduta-due-estrazioni-stampata = Spadanie z druku, z dwoma losowaniami
ready-mistakes-caduta-vuota-piu-in-basso = Spadanie nad najniższym pustym polem
ready-mistakes-estrazioni-contate = Stała liczba losowań
ready-mistakes-infezione-rimasta = Pozostałe zarażenie
ready-mistakes-mattone-isolato = Samotna cegła
ready-mistakes-mattone-una-passata = Jedno przejście od góry
ready-mistakes-nove-passate = Dziewięć przejść
ready-mistakes-passata-stampata = Przejście bez koloru
ready-mistakes-solo-la-striscia = Tylko pas
ready-mistakes-venti-passate = Dwadzieścia przejść

## simplified

ready-simplified-costo-2 = Pasy, koszt 2: góra i dół
ready-simplified-costo-35 = Pasy, koszt 35: trzy fazy
ready-simplified-costo-40 = Pasy, koszt 40: jeden blok

## solutions

ready-solutions-area-e-blocchi = Pusty obszar? Jedno „jeżeli” z „i”, z blokami sąsiednich pól
ready-solutions-area-e-indici = Pusty obszar? Jedno „jeżeli” z „i”, z indeksami
ready-solutions-area-o-blocchi = Pusty obszar? Tylko jedno „jeżeli” z „lub”, z blokami sąsiednich pól
ready-solutions-area-o-indici = Pusty obszar? Tylko jedno „jeżeli” z „lub”, z indeksami
ready-solutions-area-se-annidati-blocchi = Pusty obszar? Dwa zagnieżdżone „jeżeli”, z blokami sąsiednich pól
ready-solutions-area-se-annidati-indici = Pusty obszar? Dwa zagnieżdżone „jeżeli”, z indeksami
ready-solutions-caduta-compatta = Spadanie z ubijaniem kolumn
ready-solutions-caduta-contatore = Opuszczanie z licznikiem
ready-solutions-caduta-due-estrazioni = Spadanie z dwoma losowaniami
ready-solutions-caduta-mattone-dal-basso = Spadanie cegieł od dołu
ready-solutions-caduta-mattone-otto-volte = Spadanie cegieł od góry, osiem razy
ready-solutions-caduta-pila = Spadanie stosów
ready-solutions-caduta-riga-meno-uno = Spadanie nad pustym polem, z indeksami
ready-solutions-caduta-sopra-a = Spadanie nad dowolnym pustym polem
ready-solutions-caduta-vuota-piu-a-destra = Spadanie nad pustym polem najdalej z prawej
ready-solutions-caduta-vuota-piu-a-sinistra = Spadanie nad pustym polem najdalej z lewej
ready-solutions-caduta-vuota-piu-in-alto = Spadanie nad najwyższym pustym polem
ready-solutions-costo-2 = Koszt 2: obszar w dwóch liczbach
ready-solutions-costo-3 = Koszt 3: jedno zarażenie, jedno usunięcie, jedno opuszczenie
ready-solutions-costo-35 = Koszt 35: trzy fazy
ready-solutions-costo-40 = Koszt 40: jeden blok
ready-solutions-infezione-81-passate = Zarażenie w 81 przejściach, jeden blok zarażania
ready-solutions-infezione-81-passate-duale = Zarażenie w 81 przejściach, od zarażonych na zewnątrz
ready-solutions-infezione-81-passate-quattro-infetta = Zarażenie w 81 przejściach, cztery bloki zarażania
ready-solutions-infezione-collegato = Zarażenie z „jest połączone”
ready-solutions-infezione-per-ogni-blocchi = Zarażenie z „dla każdego pola”, z blokami sąsiednich pól
ready-solutions-infezione-per-ogni-indici = Zarażenie z „dla każdego pola”, z indeksami
ready-solutions-rimozione-per-ogni = Usuwanie z „dla każdego pola”
ready-solutions-rimozione-piu-a-destra = Usuwanie zarażonej najdalej z prawej
ready-solutions-rimozione-piu-a-sinistra = Usuwanie zarażonej najdalej z lewej
ready-solutions-rimozione-piu-in-alto = Usuwanie najwyższej zarażonej
ready-solutions-rimozione-piu-in-basso = Usuwanie najniższej zarażonej
ready-solutions-rimozione-qualsiasi = Usuwanie dowolnej zarażonej
ready-solutions-rimozione-scansione = Usuwanie pole po polu
