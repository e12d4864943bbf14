### Los nombres de los programas preparados, por archivo.

## examples

ready-examples-infetto-piu-in-alto = Infectado más alto
ready-examples-riga-cinque = Fila cinco
ready-examples-tre-infetti-a-caso = Tres infectados al azar
ready-examples-un-solo-blocco = Un solo bloque

## mistakes

ready-mistakes-bordo-dimenticato = El borde olvidado
ready-mistakes-caduta-c-stampata = La caída impresa con C
ready-mistakes-caduta-contatore-stampata = La caída impresa con el contador
ready-mistakes-caduta-due-estrazioni-stampata = La caída impresa con dos sorteos
ready-mistakes-caduta-vuota-piu-in-basso = Caída sobre la casilla vacía más baja
ready-mistakes-estrazioni-contate = Un número fijo de sorteos
ready-mistakes-infezione-rimasta = La infección que queda
ready-mistakes-mattone-isolato = El ladrillo aislado
ready-mistakes-mattone-una-passata = Una sola pasada desde arriba
ready-mistakes-nove-passate = Nueve pasadas
ready-mistakes-passata-stampata = La pasada sin el color
ready-mistakes-solo-la-striscia = Solo la franja
ready-mistakes-venti-passate = Veinte pasadas

## simplified

ready-simplified-costo-2 = Franjas, coste 2: cima y fondo
ready-simplified-costo-35 = Franjas, coste 35: tres fases
ready-simplified-costo-40 = Franjas, coste 40: un bloque

## solutions

ready-solutions-area-e-blocchi = ¿Área vacía? Un si con y, con los bloques de las casillas vecinas
ready-solutions-area-e-indici = ¿Área vacía? Un si con y, con los índices
ready-solutions-area-o-blocchi = ¿Área vacía? Un solo si con o, con los bloques de las casillas vecinas
ready-solutions-area-o-indici = ¿Área vacía? Un solo si con o, con los índices
ready-solutions-area-se-annidati-blocchi = ¿Área vacía? Dos si anidados, con los bloques de las casillas vecinas
ready-solutions-area-se-annidati-indici = ¿Área vacía? Dos si anidados, con los índices
ready-solutions-caduta-compatta = Caída con Compacta
ready-solutions-caduta-contatore = Bajar, con un contador
ready-solutions-caduta-due-estrazioni = Caída con dos sorteos
ready-solutions-caduta-mattone-dal-basso = Caída de los ladrillos desde abajo
ready-solutions-caduta-mattone-otto-volte = Caída de los ladrillos desde arriba, ocho veces
ready-solutions-caduta-pila = Caída de las pilas
ready-solutions-caduta-riga-meno-uno = Caída sobre una casilla vacía, con los índices
ready-solutions-caduta-sopra-a = Caída sobre una casilla vacía cualquiera
ready-solutions-caduta-vuota-piu-a-destra = Caída sobre la casilla vacía más a la derecha
ready-solutions-caduta-vuota-piu-a-sinistra = Caída sobre la casilla vacía más a la izquierda
ready-solutions-caduta-vuota-piu-in-alto = Caída sobre la casilla vacía más alta
ready-solutions-costo-2 = Coste 2: el área en dos números
ready-solutions-costo-3 = Coste 3: un Infecta, un Elimina, un Baja
ready-solutions-costo-35 = Coste 35: tres fases
ready-solutions-costo-40 = Coste 40: un bloque
ready-solutions-infezione-81-passate = Infección en 81 pasadas, un Infecta
ready-solutions-infezione-81-passate-duale = Infección en 81 pasadas, desde las infectadas hacia fuera
ready-solutions-infezione-81-passate-quattro-infetta = Infección en 81 pasadas, cuatro Infecta
ready-solutions-infezione-collegato = Infección con «está conectado»
ready-solutions-infezione-per-ogni-blocchi = Infección con «para cada casilla», con los bloques de las casillas vecinas
ready-solutions-infezione-per-ogni-indici = Infección con «para cada casilla», con los índices
ready-solutions-rimozione-per-ogni = Eliminación con «para cada casilla»
ready-solutions-rimozione-piu-a-destra = Eliminación del infectado más a la derecha
ready-solutions-rimozione-piu-a-sinistra = Eliminación del infectado más a la izquierda
ready-solutions-rimozione-piu-in-alto = Eliminación del infectado más alto
ready-solutions-rimozione-piu-in-basso = Eliminación del infectado más bajo
ready-solutions-rimozione-qualsiasi = Eliminación de un infectado cualquiera
ready-solutions-rimozione-scansione = Eliminación casilla por casilla
