### Los nombres y las notas de los programas preparados, por archivo.

## examples

ready-examples-infetto-piu-in-alto = Infectado más alto
note-examples-infetto-piu-in-alto = Si el ladrillo infectado más alto y el pulsado tienen el mismo color, quita el ladrillo en (5, 4) y hace caer la pila con base en (4, 4). Enseña los bloques, no juega a Clickomania.
ready-examples-riga-cinque = Fila cinco
note-examples-riga-cinque = Si la casilla pulsada está en la fila de índice 5, infecta el ladrillo en (1, 4) y pinta de rojo el pulsado. Enseña los bloques, no juega a Clickomania.
ready-examples-tre-infetti-a-caso = Tres infectados al azar
note-examples-tre-infetti-a-caso = Quita tres ladrillos infectados al azar, o todos si son tres o menos. Enseña los bloques, no juega a Clickomania.
ready-examples-un-solo-blocco = Un solo bloque
note-examples-un-solo-blocco = El programa más sencillo: un bloque hace toda la jugada.

## mistakes

ready-mistakes-bordo-dimenticato = El borde olvidado
note-mistakes-bordo-dimenticato = Falta preguntar si C está en la última columna: el color de la casilla a la derecha de (r, 8) no existe, y el programa se detiene con un error.
ready-mistakes-caduta-c-stampata = La caída impresa con C
note-mistakes-caduta-c-stampata = El programa tal como está impreso: falta − 1 en el índice de fila. Baja siempre una casilla vacía, es decir, nada, y no termina nunca.
ready-mistakes-caduta-contatore-stampata = La caída impresa con el contador
note-mistakes-caduta-contatore-stampata = El programa tal como está impreso. En una columna con dos agujeros en el fondo, con x = 7 no hay ladrillo que bajar, x ya no crece y el bucle no termina nunca: a la condición le falta «y no casilla en fila = x y columna = colonna está vacía».
ready-mistakes-caduta-due-estrazioni-stampata = La caída impresa con dos sorteos
note-mistakes-caduta-due-estrazioni-stampata = Tal como está impresa, sin − 1: la fila y la columna vienen de dos casillas vacías cualesquiera. A veces sale un ladrillo que baja, pero cuando las vacías están todas en una fila o en una columna sale siempre una vacía y no termina nunca. Con fila − 1 sería correcta, aunque los dos sorteos no coincidan.
ready-mistakes-caduta-vuota-piu-in-basso = Caída sobre la casilla vacía más baja
note-mistakes-caduta-vuota-piu-in-basso = La casilla vacía más baja puede tener encima otra vacía: entonces no baja nada, la elección sigue siendo la misma y no termina nunca. Con la más alta funciona.
ready-mistakes-estrazioni-contate = Un número fijo de sorteos
note-mistakes-estrazioni-contate = Baja 400 veces el ladrillo que está encima de una casilla vacía cualquiera, sin preguntar si todavía queda alguna. Suele bastar, pero es suerte: cuántas hacen falta lo decide el azar.
ready-mistakes-infezione-rimasta = La infección que queda
note-mistakes-infezione-rimasta = Infecta de todos modos el ladrillo pulsado y solo después pregunta si el área está vacía. Un ladrillo aislado no desaparece, pero queda infectado y se va con la próxima área.
ready-mistakes-mattone-isolato = El ladrillo aislado
note-mistakes-mattone-isolato = No pregunta si el área está vacía. Todo ladrillo está conectado consigo mismo, así que desaparece también un ladrillo sin vecinos de su color.
ready-mistakes-mattone-una-passata = Una sola pasada desde arriba
note-mistakes-mattone-una-passata = Hace caer los ladrillos en una pasada de arriba abajo: sobre una casilla vacía cae solo el ladrillo más cercano, los demás quedan suspendidos. Hace falta una pasada desde abajo, o repetirla.
ready-mistakes-nove-passate = Nueve pasadas
note-mistakes-nove-passate = Nueve pasadas no bastan: en un área larga y enroscada como una serpiente la infección no llega al final, y queda un trozo de área. 81 bastan siempre.
ready-mistakes-passata-stampata = La pasada sin el color
note-mistakes-passata-stampata = Como dice el texto: un ladrillo no infectado con un vecino infectado debe infectarse sin más. Falta la pregunta sobre el color, y la infección ocupa toda la pared.
ready-mistakes-solo-la-striscia = Solo la franja
note-mistakes-solo-la-striscia = Mira solo encima y debajo: quita la franja, no el área. Sería correcto para el juego simplificado.
ready-mistakes-venti-passate = Veinte pasadas
note-mistakes-venti-passate = Veinte pasadas no bastan: en un área larga y enroscada como una serpiente la infección no llega al final, y queda un trozo de área. 81 bastan siempre.

## simplified

ready-simplified-costo-2 = Franjas, coste 2: cima y fondo
note-simplified-costo-2 = Dos variables buscan la cima y el fondo de los ladrillos del mismo color encima y debajo del pulsado. Si son más de uno, los quita desde arriba, y cada vez los de encima bajan una casilla.
ready-simplified-costo-35 = Franjas, coste 35: tres fases
note-simplified-costo-35 = Las tres fases del juego simplificado: infección de la franja (20), eliminación (5), caída (10).
ready-simplified-costo-40 = Franjas, coste 40: un bloque
note-simplified-costo-40 = Un solo bloque quita la franja de contagio y hace caer todos los bloques.

## solutions

ready-solutions-area-e-blocchi = ¿Área vacía? Un si con y, con los bloques de las casillas vecinas
note-solutions-area-e-blocchi = Borde y color en una sola condición por cada dirección: si el borde decide, no mira más allá; las casillas vecinas las dan los bloques «casilla encima de» y similares, que cuestan 1. Si el área no está vacía, «está conectado» la infecta entera.
ready-solutions-area-e-indici = ¿Área vacía? Un si con y, con los índices
note-solutions-area-e-indici = Borde y color en una sola condición por cada dirección: si el borde decide, no mira más allá; las casillas vecinas las dan los índices de fila y columna, que cuestan 0. Si el área no está vacía, «está conectado» la infecta entera.
ready-solutions-area-o-blocchi = ¿Área vacía? Un solo si con o, con los bloques de las casillas vecinas
note-solutions-area-o-blocchi = Las cuatro direcciones en una sola condición, unidas con «o»: basta un «Infectar»; las casillas vecinas las dan los bloques «casilla encima de» y similares, que cuestan 1. Si el área no está vacía, «está conectado» la infecta entera.
ready-solutions-area-o-indici = ¿Área vacía? Un solo si con o, con los índices
note-solutions-area-o-indici = Las cuatro direcciones en una sola condición, unidas con «o»: basta un «Infectar»; las casillas vecinas las dan los índices de fila y columna, que cuestan 0. Si el área no está vacía, «está conectado» la infecta entera.
ready-solutions-area-se-annidati-blocchi = ¿Área vacía? Dos si anidados, con los bloques de las casillas vecinas
note-solutions-area-se-annidati-blocchi = Primero el borde, luego el color del vecino: dos «si» anidados por cada dirección, cada uno con su «Infectar»; las casillas vecinas las dan los bloques «casilla encima de» y similares, que cuestan 1. Si el área no está vacía, «está conectado» la infecta entera.
ready-solutions-area-se-annidati-indici = ¿Área vacía? Dos si anidados, con los índices
note-solutions-area-se-annidati-indici = Primero el borde, luego el color del vecino: dos «si» anidados por cada dirección, cada uno con su «Infectar»; las casillas vecinas las dan los índices de fila y columna, que cuestan 0. Si el área no está vacía, «está conectado» la infecta entera.
ready-solutions-caduta-compatta = Caída con Compactar
note-solutions-caduta-compatta = Compacta las columnas una tras otra.
ready-solutions-caduta-contatore = Bajar, con un contador
note-solutions-caduta-contatore = El contador x sigue al ladrillo que baja una casilla cada vez mientras debajo está vacío. Es la caída impresa, corregida con «y no … está vacía»; cuesta 1, aunque el artículo imprime 0.
ready-solutions-caduta-due-estrazioni = Caída con dos sorteos
note-solutions-caduta-due-estrazioni = La fila − 1 viene de una casilla vacía cualquiera y la columna de otra: no tienen por qué coincidir, y sin embargo es correcto. Baja solo quien puede bajar, y tarde o temprano los dos sorteos se ponen de acuerdo.
ready-solutions-caduta-mattone-dal-basso = Caída de los ladrillos desde abajo
note-solutions-caduta-mattone-dal-basso = En cada columna hace caer los ladrillos uno a uno, de abajo arriba: cuando le toca a un ladrillo, debajo de él todo ha caído ya.
ready-solutions-caduta-mattone-otto-volte = Caída de los ladrillos desde arriba, ocho veces
note-solutions-caduta-mattone-otto-volte = En una pasada de arriba abajo cae solo quien tiene justo debajo una casilla vacía. Sobre un agujero hay como mucho ocho ladrillos: ocho pasadas bastan.
ready-solutions-caduta-pila = Caída de las pilas
note-solutions-caduta-pila = En cada columna, de arriba abajo, hace caer la pila con base en la casilla: todo lo que está encima cae junto. Basta llegar a la fila 7: por debajo de la 8 no se cae.
ready-solutions-caduta-riga-meno-uno = Caída sobre una casilla vacía, con los índices
note-solutions-caduta-riga-meno-uno = La casilla vacía elegida al azar se guarda en C, y la de encima está en fila − 1: así «casilla encima de» no hace falta. Termina con probabilidad 1.
ready-solutions-caduta-sopra-a = Caída sobre una casilla vacía cualquiera
note-solutions-caduta-sopra-a = Mientras hay una casilla vacía, elige una al azar y baja el ladrillo que tiene encima, si lo hay. Termina con probabilidad 1.
ready-solutions-caduta-un-posto-alla-volta = Bajar, un puesto cada vez
note-solutions-caduta-un-posto-alla-volta = Tres ciclos y un bloque, sin ninguna pregunta: para cada fila, desde arriba, los ladrillos de ahí hacia arriba intentan bajar un puesto. Bajar no hace nada donde debajo hay un ladrillo; así, por encima de la fila siguiente nunca queda una casilla vacía.
ready-solutions-caduta-vuota-piu-a-destra = Caída sobre la casilla vacía más a la derecha
note-solutions-caduta-vuota-piu-a-destra = Como con una casilla vacía cualquiera, pero con la que está más a la derecha: a igual columna es la primera desde arriba, y encima siempre tiene un ladrillo, así que cada vuelta sirve.
ready-solutions-caduta-vuota-piu-a-sinistra = Caída sobre la casilla vacía más a la izquierda
note-solutions-caduta-vuota-piu-a-sinistra = Como con una casilla vacía cualquiera, pero con la que está más a la izquierda: a igual columna es la primera desde arriba, y encima siempre tiene un ladrillo, así que cada vuelta sirve.
ready-solutions-caduta-vuota-piu-in-alto = Caída sobre la casilla vacía más alta
note-solutions-caduta-vuota-piu-in-alto = Como con una casilla vacía cualquiera, pero con la más alta: encima siempre tiene un ladrillo, así que cada vuelta sirve.
ready-solutions-costo-2 = Coste 2: el área en dos números
note-solutions-costo-2 = Ninguna infección: el área es un conjunto de bits en dos variables, alto (filas 0–4) y basso (filas 5–8); la casilla (r, c) vale 2^(9·r + c). Las pasadas siguen mientras el conjunto crece; luego se quita cada ladrillo del área y los de encima bajan una casilla.
ready-solutions-costo-2-meno-blocchi = Coste 2: quitar y extenderse
note-solutions-costo-2-meno-blocchi = Ninguna infección y ningún conjunto: lo que falta dice dónde está el área. Primero las cifras de cime cuentan los ladrillos de cada columna, para que un hueco no se confunda con una casilla que nunca estuvo llena. Después 81 pasadas quitan los ladrillos del color pulsado junto a un hueco o junto al ladrillo pulsado, y cada columna se cierra un puesto cada vez.
ready-solutions-costo-2-meno-passi = Coste 2: quitar, y volver atrás solo si hace falta
note-solutions-costo-2-meno-passi = Como quitar y extenderse, pero en una sola pasada: posto recorre las casillas desde la pulsada, y cuando quita un ladrillo que viene antes vuelve a él. Al final bajan solo los ladrillos que están sobre una casilla vacía.
ready-solutions-costo-3 = Coste 3: un Infectar, un Quitar, un Bajar
note-solutions-costo-3 = Cada fase con un solo bloque de coste 1. 81 pasadas infectan el área, para cada casilla infectada se quita el ladrillo, y un contador baja puesto a puesto los ladrillos que quedan.
ready-solutions-costo-3-meno-blocchi = Coste 3: los cuatro lados en un ciclo
note-solutions-costo-3-meno-blocchi = Un solo Infectar para cuatro lados: el resto de lato da el desplazamiento, primero de fila y luego de columna. 81 pasadas infectan el área. Después, desde arriba, cada ladrillo infectado se quita y todo lo que tiene encima baja un puesto.
ready-solutions-costo-3-meno-passi = Coste 3: una pasada, y atrás solo si hace falta
note-solutions-costo-3-meno-passi = posto recorre las casillas desde la pulsada; cuando infecta un ladrillo que viene antes, vuelve a él. Así cada ladrillo del área se mira una o dos veces, en lugar de 81.
ready-solutions-costo-35 = Coste 35: tres fases
note-solutions-costo-35 = Las tres fases, cada una con su bloque: infección (20), eliminación (5), caída (10).
ready-solutions-costo-40 = Coste 40: un bloque
note-solutions-costo-40 = Un solo bloque quita el área de contagio y hace caer todos los bloques.
ready-solutions-infezione-81-passate = Infección en 81 pasadas, un Infectar
note-solutions-infezione-81-passate = En cada pasada un ladrillo del color adecuado se infecta si tiene un vecino del mismo color que está infectado, o si el pulsado es él. 81 pasadas bastan siempre: en cada una que hace falta se infecta al menos un ladrillo.
ready-solutions-infezione-81-passate-duale = Infección en 81 pasadas, desde las infectadas hacia fuera
note-solutions-infezione-81-passate-duale = La estrategia dual: se buscan las casillas infectadas (o la pulsada) y se infectan sus vecinas del color adecuado. Al ladrillo pulsado lo infectan sus vecinos: si está solo, ninguno.
ready-solutions-infezione-81-passate-quattro-infetta = Infección en 81 pasadas, cuatro Infectar
note-solutions-infezione-81-passate-quattro-infetta = Como las 81 pasadas con un «Infectar», pero con un «si» por cada dirección en lugar de una condición unida con «o».
ready-solutions-infezione-avanti-indietro = Infección en una pasada, y atrás solo si hace falta
note-solutions-infezione-avanti-indietro = posto recorre las casillas desde la pulsada; cuando infecta un ladrillo que viene antes, vuelve a él. Así bastan pocos pasos incluso con un solo Infectar.
ready-solutions-infezione-collegato = Infección con «está conectado»
note-solutions-infezione-collegato = Si el área no está vacía, examina las casillas fila por fila e infecta los ladrillos conectados con el pulsado. Sin la primera pregunta desaparecería un ladrillo solo: todo ladrillo está conectado consigo mismo.
ready-solutions-infezione-per-ogni-blocchi = Infección con «para cada casilla», con los bloques de las casillas vecinas
note-solutions-infezione-per-ogni-blocchi = Si el área no está vacía, infecta el ladrillo pulsado; luego cada casilla infectada contagia a los vecinos de su color, que se examinarán a su vez. Cada casilla se examina una sola vez. Cada «casilla encima de» (y similares) cuesta 1.
ready-solutions-infezione-per-ogni-indici = Infección con «para cada casilla», con los índices
note-solutions-infezione-per-ogni-indici = Si el área no está vacía, infecta el ladrillo pulsado; luego cada casilla infectada contagia a los vecinos de su color, que se examinarán a su vez. Cada casilla se examina una sola vez. Los índices en lugar de «casilla encima de» ahorran 12.
ready-solutions-infezione-quattro-lati = Infección en 81 pasadas, los cuatro lados en un ciclo
note-solutions-infezione-quattro-lati = Un solo Infectar para cuatro lados: el resto de lato da el desplazamiento, primero de fila y luego de columna. En el borde limitar mantiene la casilla en la pared, y la que es vecina de sí misma se descarta.
ready-solutions-rimozione-per-ogni = Eliminación con «para cada casilla»
note-solutions-rimozione-per-ogni = Para cada casilla infectada quita el ladrillo: el bucle ya contiene la pregunta de si está infectado.
ready-solutions-rimozione-piu-a-destra = Eliminación del infectado más a la derecha
note-solutions-rimozione-piu-a-destra = Mientras hay un ladrillo infectado, quita el que está más a la derecha. Solo cambia el orden en que desaparecen.
ready-solutions-rimozione-piu-a-sinistra = Eliminación del infectado más a la izquierda
note-solutions-rimozione-piu-a-sinistra = Mientras hay un ladrillo infectado, quita el que está más a la izquierda. Solo cambia el orden en que desaparecen.
ready-solutions-rimozione-piu-in-alto = Eliminación del infectado más alto
note-solutions-rimozione-piu-in-alto = Mientras hay un ladrillo infectado, quita el más alto. Solo cambia el orden en que desaparecen.
ready-solutions-rimozione-piu-in-basso = Eliminación del infectado más bajo
note-solutions-rimozione-piu-in-basso = Mientras hay un ladrillo infectado, quita el más bajo. Solo cambia el orden en que desaparecen.
ready-solutions-rimozione-qualsiasi = Eliminación de un infectado cualquiera
note-solutions-rimozione-qualsiasi = Mientras hay un ladrillo infectado, quita uno al azar: en cada vuelta hay uno menos. La eliminación cuesta 2 + 1 + 2 = 5, aunque el artículo imprime 4.
ready-solutions-rimozione-scansione = Eliminación casilla por casilla
note-solutions-rimozione-scansione = Examina todas las casillas por orden y quita el ladrillo si está infectado.
