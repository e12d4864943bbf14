### Los nombres y las notas de los programas de los cursos, por archivo.

ready-courses-altre-regole-almeno-tre-area-in-due-numeri = El área en dos números
note-courses-altre-regole-almeno-tre-area-in-due-numeri = Ninguna infección: el área es un conjunto de bits en dos números. Se cuentan los bits: con tres o más, un «Quitar» y un «Bajar»: 2.
ready-courses-altre-regole-almeno-tre-conta-e-decidi = Cuenta y decide
note-courses-altre-regole-almeno-tre-conta-e-decidi = 20 + 5 + 10 + 5 = 40: si son al menos tres se quitan; si no, se curan.
ready-courses-altre-regole-almeno-tre-due-infetti-restano = Quedan dos infectados
note-courses-altre-regole-almeno-tre-due-infetti-restano = Si son menos de tres no los cura: desaparecerán con el clic siguiente.
ready-courses-altre-regole-almeno-tre-quattro-blocchi-da-uno = Cuatro bloques de uno
note-courses-altre-regole-almeno-tre-quattro-blocchi-da-uno = 81 pasadas, una cuenta, y para cada casilla «Quitar» o «Quitar la infección»: 4.
ready-courses-altre-regole-anche-di-traverso-area-in-due-numeri = El área en dos números
note-courses-altre-regole-anche-di-traverso-area-in-due-numeri = Ninguna infección: el área es un conjunto de bits en dos números, y la ventana alrededor de una casilla llega a las esquinas. Un «Quitar» y un «Bajar»: 2.
ready-courses-altre-regole-anche-di-traverso-il-mattone-solo = El ladrillo solo
note-courses-altre-regole-anche-di-traverso-il-mattone-solo = Infecta el ladrillo pulsado sin preguntar: desaparece también el que no tiene vecinos iguales.
ready-courses-altre-regole-anche-di-traverso-ottantuno-passate = Ochenta y una pasadas
note-courses-altre-regole-anche-di-traverso-ottantuno-passate = Un «Infectar», un «Quitar», un «Bajar»: 3.
ready-courses-altre-regole-anche-di-traverso-otto-vicini = Ocho vecinos
note-courses-altre-regole-anche-di-traverso-otto-vicini = Dos cuentas de −1 a 1 recorren los ocho vecinos: 1 + 1 + 5 + 10 = 17.
ready-courses-altre-regole-area-e-bordo-area-in-due-numeri = El área en dos números
note-courses-altre-regole-area-e-bordo-area-in-due-numeri = Ninguna infección: el área es un conjunto de bits en dos números. Desaparece quien está en el conjunto o tiene al lado una de sus casillas: un «Quitar» y un «Bajar», 2.
ready-courses-altre-regole-area-e-bordo-due-giri = Dos vueltas
note-courses-altre-regole-area-e-bordo-due-giri = Un «Infectar», un «Quitar» usado en dos vueltas, un «Bajar»: 3.
ready-courses-altre-regole-area-e-bordo-il-bordo-del-bordo = El borde del borde
note-courses-altre-regole-area-e-bordo-il-bordo-del-bordo = Infecta el borde mientras pasa: así también el borde contagia, y desaparece mucho más.
ready-courses-altre-regole-area-e-bordo-prima-il-bordo = Primero el borde
note-courses-altre-regole-area-e-bordo-prima-il-bordo = 20 + 1 + 5 + 10 = 36: mientras el área está infectada, el borde se reconoce.
ready-courses-altre-regole-bomba-nove-caselle = Nueve casillas
note-courses-altre-regole-bomba-nove-caselle = Dos bucles, la pregunta sobre el borde, la caída: 1 + 10 = 11.
ready-courses-altre-regole-bomba-oltre-il-bordo = Más allá del borde
note-courses-altre-regole-bomba-oltre-il-bordo = No pregunta si la casilla está en la pared: cerca del borde se detiene con un error.
ready-courses-altre-regole-bomba-tre-gradini = Tres escalones
note-courses-altre-regole-bomba-tre-gradini = Bastan tres pasadas desde abajo: 1 + 1 = 2.
ready-courses-altre-regole-colonna-cliccata-nove-volte = Nueve veces
note-courses-altre-regole-colonna-cliccata-nove-volte = Una casilla, un bloque: 9.
ready-courses-altre-regole-colonna-cliccata-solo-sotto = Solo de ahí abajo
note-courses-altre-regole-colonna-cliccata-solo-sotto = Empieza en la fila pulsada: los ladrillos de más arriba se quedan, y suspendidos.
ready-courses-altre-regole-colonna-cliccata-un-ciclo = Un bucle
note-courses-altre-regole-colonna-cliccata-un-ciclo = La columna es fija, la fila la da el bucle: 1.
ready-courses-altre-regole-colonna-piu-alta-colonna-per-colonna = Columna por columna
note-courses-altre-regole-colonna-piu-alta-colonna-per-colonna = Lee columna por columna: encuentra la primera columna, no la más alta.
ready-courses-altre-regole-colonna-piu-alta-il-primo-che-incontri = El primero que encuentras
note-courses-altre-regole-colonna-piu-alta-il-primo-che-incontri = Fila por fila, el primer ladrillo es la cima de la columna más alta: 1.
ready-courses-altre-regole-colonna-piu-alta-tutti-infetti = Todos infectados
note-courses-altre-regole-colonna-piu-alta-tutti-infetti = Si todos están infectados, el de más arriba se encuentra solo; luego se curan todos: 1 + 1 + 2 + 5 = 9.
ready-courses-altre-regole-colori-in-viaggio-di-mano-in-mano = De mano en mano
note-courses-altre-regole-colori-in-viaggio-di-mano-in-mano = Primero el color del último, luego una sola ronda en la que cada ladrillo entrega el suyo: 5.
ready-courses-altre-regole-colori-in-viaggio-il-primo-a-parte = El primero aparte
note-courses-altre-regole-colori-in-viaggio-il-primo-a-parte = El primer ladrillo tiene sus cinco «Pintar», los demás los suyos: 10.
ready-courses-altre-regole-colori-in-viaggio-un-colore-solo = Un solo color
note-courses-altre-regole-colori-in-viaggio-un-colore-solo = Mira el color después de pintar: toda la fila queda del color del último.
ready-courses-altre-regole-come-sopra-area-in-due-numeri = El área en dos números
note-courses-altre-regole-come-sopra-area-in-due-numeri = Ninguna infección, así que nada que curar: el área es un conjunto de bits en dos números. Quedan los cinco «Pintar»: 5.
ready-courses-altre-regole-come-sopra-infetta-colora-guarisci = Infecta, pinta, cura
note-courses-altre-regole-come-sopra-infetta-colora-guarisci = 20 + 5 + 5 = 30.
ready-courses-altre-regole-come-sopra-ognuno-il-suo = Cada uno el suyo
note-courses-altre-regole-come-sopra-ognuno-il-suo = Cada ladrillo toma el color del que tiene encima, no del que está encima del clic; y en la fila 0 se sale de la pared.
ready-courses-altre-regole-come-sopra-uno-alla-volta = De uno en uno
note-courses-altre-regole-come-sopra-uno-alla-volta = 81 pasadas, cinco «Pintar», un «Quitar la infección»: 1 + 5 + 1 = 7.
ready-courses-altre-regole-diagonali-otto-passate = Y ocho pasadas
note-courses-altre-regole-diagonali-otto-passate = La caída con «Bajar»: 1 + 1 = 2.
ready-courses-altre-regole-diagonali-stessa-distanza = La misma distancia
note-courses-altre-regole-diagonali-stessa-distanza = Distancia en filas = distancia en columnas: 1 + 10 = 11.
ready-courses-altre-regole-diagonali-una-diagonale = Una sola diagonal
note-courses-altre-regole-diagonali-una-diagonale = Sin el valor absoluto solo encuentra la diagonal que baja hacia la derecha.
ready-courses-altre-regole-riga-a-scacchi-come-la-scacchiera = Como todo el tablero
note-courses-altre-regole-riga-a-scacchi-come-la-scacchiera = Mira fila + columna: en las filas impares los colores se intercambian.
ready-courses-altre-regole-riga-a-scacchi-due-pennelli = Dos pinceles
note-courses-altre-regole-riga-a-scacchi-due-pennelli = Un bucle sobre las columnas, y dos colores: 2.
ready-courses-altre-regole-riga-a-scacchi-nove-pennelli = Nueve pinceles
note-courses-altre-regole-riga-a-scacchi-nove-pennelli = Cada casilla tiene su «Pintar»: 9.
ready-courses-altre-regole-riga-cliccata-e-poi-cadono = Y luego caen
note-courses-altre-regole-riga-cliccata-e-poi-cadono = 1 + 10 = 11.
ready-courses-altre-regole-riga-cliccata-solo-quello-sopra = Solo el de encima
note-courses-altre-regole-riga-cliccata-solo-quello-sopra = Solo baja el ladrillo de justo encima de la fila: los de más arriba quedan suspendidos.
ready-courses-altre-regole-riga-cliccata-un-gradino = Un escalón
note-courses-altre-regole-riga-cliccata-un-gradino = Cada ladrillo baja como mucho un puesto: una pasada desde abajo. 1 + 1 = 2.
ready-courses-altre-regole-specchio-due-giri = Dos vueltas
note-courses-altre-regole-specchio-due-giri = Los mismos cinco «Pintar» para los dos lados: 5.
ready-courses-altre-regole-specchio-due-volte-cinque = Dos veces cinco
note-courses-altre-regole-specchio-due-volte-cinque = Cinco «Pintar» para un lado y cinco para el otro: 10.
ready-courses-altre-regole-specchio-due-volte-lo-specchio = Dos espejos
note-courses-altre-regole-specchio-due-volte-lo-specchio = Cuenta de 0 a 8: cada pareja se cambia dos veces y queda como estaba.
ready-courses-altre-regole-stesso-colore-colore-conservato = El color guardado
note-courses-altre-regole-stesso-colore-colore-conservato = 1 + 10 = 11.
ready-courses-altre-regole-stesso-colore-colore-perduto = El color perdido
note-courses-altre-regole-stesso-colore-colore-perduto = Mira cada vez el color del ladrillo pulsado: cuando ha desaparecido ya no encuentra ninguno.
ready-courses-altre-regole-stesso-colore-otto-passate = Y ocho pasadas
note-courses-altre-regole-stesso-colore-otto-passate = La caída con «Bajar»: 1 + 1 = 2.
ready-courses-da-40-a-2-caduta-buchi-il-piu-basso = El agujero más abajo
note-courses-da-40-a-2-caduta-buchi-il-piu-basso = El agujero más abajo puede tener encima otro agujero: entonces no baja nada, la elección sigue siendo la misma y el bucle no termina nunca.
ready-courses-da-40-a-2-caduta-buchi-mentre-c-e-un-buco = Mientras hay una casilla vacía
note-courses-da-40-a-2-caduta-buchi-mentre-c-e-un-buco = 2 por la condición, 1 por bajar, 1 por «encima de», 2 por la casilla cualquiera: 6.
ready-courses-da-40-a-2-caduta-compatta-colonna-zero = La columna olvidada
note-courses-da-40-a-2-caduta-compatta-colonna-zero = Empieza en 1: la columna 0 no se compacta nunca.
ready-courses-da-40-a-2-caduta-compatta-compatta = Compactar en un bucle
note-courses-da-40-a-2-caduta-compatta-compatta = Un bloque de 7, ejecutado nueve veces y pagado una.
ready-courses-da-40-a-2-caduta-contatore-contatore = Con el contador, corregido
note-courses-da-40-a-2-caduta-contatore-contatore = Solo se continúa si debajo está vacío y en la fila x hay un ladrillo.
ready-courses-da-40-a-2-caduta-contatore-otto-passate = Ocho pasadas
note-courses-da-40-a-2-caduta-contatore-otto-passate = Sin contador: en cada pasada desde abajo cada ladrillo suspendido baja una casilla, y ninguno puede bajar más de ocho.
ready-courses-da-40-a-2-caduta-contatore-senza-fondo = Sin fondo
note-courses-da-40-a-2-caduta-contatore-senza-fondo = Falta «si x < 7»: el contador llega a 8, y la casilla de abajo está fuera de la pared.
ready-courses-da-40-a-2-caduta-contatore-stampata-con-contatore = Tal como está impresa
note-courses-da-40-a-2-caduta-contatore-stampata-con-contatore = Con dos agujeros en el fondo de una columna y x = 7 no hay nada que bajar: el bucle no termina nunca.
ready-courses-da-40-a-2-caduta-dal-basso-dal-basso = Desde abajo
note-courses-da-40-a-2-caduta-dal-basso-dal-basso = Cada ladrillo cae cuando debajo de él todo está ya en su sitio.
ready-courses-da-40-a-2-caduta-dal-basso-dall-alto = Desde arriba
note-courses-da-40-a-2-caduta-dal-basso-dall-alto = Encima de una casilla vacía solo cae el ladrillo más cercano; los de más arriba quedan suspendidos.
ready-courses-da-40-a-2-caduta-in-c-riga-meno-uno = Fila menos uno
note-courses-da-40-a-2-caduta-in-c-riga-meno-uno = La casilla de encima de C, con los índices: se ahorra el bloque «encima de».
ready-courses-da-40-a-2-caduta-in-c-stampata-con-c = Tal como está impresa
note-courses-da-40-a-2-caduta-in-c-stampata-con-c = El programa del artículo: baja la propia casilla vacía, es decir, nada, y no termina nunca.
ready-courses-da-40-a-2-caduta-pile-le-pile = Las pilas
note-courses-da-40-a-2-caduta-pile-le-pile = Prueba cada casilla como base: donde no hay una pila suspendida no pasa nada.
ready-courses-da-40-a-2-caduta-pile-una-colonna-sola = Una sola columna
note-courses-da-40-a-2-caduta-pile-una-colonna-sola = Solo hace caer la columna pulsada: pero el área puede ocupar muchas.
ready-courses-da-40-a-2-caselle-e-numeri-da-uno-a-nove = Contar desde uno
note-courses-da-40-a-2-caselle-e-numeri-da-uno-a-nove = Cuenta de 1 a 9: pero la pared va de 0 a 8, y la casilla (1, 9) está fuera.
ready-courses-da-40-a-2-caselle-e-numeri-quattro-angoli = Cuatro esquinas
note-courses-da-40-a-2-caselle-e-numeri-quattro-angoli = Fila y columna son 0 u 8: cuatro casos, cuatro bloques de coste 1.
ready-courses-da-40-a-2-cima-da-cima-al-click = De la cima al clic
note-courses-da-40-a-2-cima-da-cima-al-click = El primer bucle encuentra la cima, el segundo infecta de la cima al ladrillo pulsado: 1.
ready-courses-da-40-a-2-cima-e-fondo-anche-il-mattone-solo = También el ladrillo solo
note-courses-da-40-a-2-cima-e-fondo-anche-il-mattone-solo = Falta la pregunta cima < fondo: desaparece también un ladrillo sin franja.
ready-courses-da-40-a-2-cima-e-fondo-infetta-da-cima-a-fondo = Infectar de cima a fondo
note-courses-da-40-a-2-cima-e-fondo-infetta-da-cima-a-fondo = Dos bucles encuentran cima y fondo, un tercero infecta: 1 + 5 + 10 = 16.
ready-courses-da-40-a-2-cima-e-fondo-prima-il-colore = Primero el color
note-courses-da-40-a-2-cima-e-fondo-prima-il-colore = Pregunta el color de encima antes de saber si encima hay pared: en la fila 0 se detiene con un error.
ready-courses-da-40-a-2-cima-e-fondo-rimuovi-da-cima-a-fondo = Quitar de cima a fondo
note-courses-da-40-a-2-cima-e-fondo-rimuovi-da-cima-a-fondo = Quien conoce cima y fondo puede quitar enseguida: 1 + 10 = 11.
ready-courses-da-40-a-2-cima-prima-il-colore = El color antes que el borde
note-courses-da-40-a-2-cima-prima-il-colore = Mira el color y solo después el borde: con un clic en la fila 0 se detiene con un error.
ready-courses-da-40-a-2-collegato-e-collegato = Fila por fila, lo conectado
note-courses-da-40-a-2-collegato-e-collegato = Si el área no está vacía, se infecta cada casilla conectada: 10 + 1 = 11.
ready-courses-da-40-a-2-collegato-il-mattone-solo = El ladrillo solo
note-courses-da-40-a-2-collegato-il-mattone-solo = No pregunta si el área está vacía: se infecta también un ladrillo sin vecinos de su color.
ready-courses-da-40-a-2-dalle-infette-bordo-scambiato = El borde cambiado
note-courses-da-40-a-2-dalle-infette-bordo-scambiato = Para la casilla de encima comprueba riga ≠ 8: en la fila 0 se sale de la pared.
ready-courses-da-40-a-2-dalle-infette-verso-fuori = Hacia fuera
note-courses-da-40-a-2-dalle-infette-verso-fuori = Cada casilla infectada contagia a los cuatro vecinos de su color: cuatro «Infectar».
ready-courses-da-40-a-2-due-estrazioni-due-volte = Dos sorteos, fila menos uno
note-courses-da-40-a-2-due-estrazioni-due-volte = Las dos casillas no siempre coinciden, pero nada baja donde no puede: tarde o temprano termina. Cuesta 7.
ready-courses-da-40-a-2-due-estrazioni-stampata-due-estrazioni = Tal como está impresa
note-courses-da-40-a-2-due-estrazioni-stampata-due-estrazioni = Sin − 1: cuando todas las casillas vacías están en una fila o en una columna, siempre sale una vacía, no baja nada y el bucle no termina nunca.
ready-courses-da-40-a-2-due-estrazioni-una-volta = Un solo sorteo
note-courses-da-40-a-2-due-estrazioni-una-volta = La casilla se elige una vez y se guarda en C: la fila y la columna son las suyas.
ready-courses-da-40-a-2-due-in-un-conto-senza-bordo = Más allá de las columnas 0 y 8
note-courses-da-40-a-2-due-in-un-conto-senza-bordo = Mira el color incluso fuera de la pared: en las columnas 0 y 8 se detiene con un error.
ready-courses-da-40-a-2-due-in-un-conto-un-conto = Dos direcciones, un bucle
note-courses-da-40-a-2-due-in-un-conto-un-conto = Con d = 0 la columna baja en 1, con d = 1 crece: un «Infectar» para las dos.
ready-courses-da-40-a-2-insieme-16-o-nel-posto-sbagliato = «O» en el lugar equivocado
note-courses-da-40-a-2-insieme-16-o-nel-posto-sbagliato = La casilla pulsada se infecta de todos modos: desaparece también un ladrillo solo.
ready-courses-da-40-a-2-insieme-16-un-solo-infetta = Un solo Infectar
note-courses-da-40-a-2-insieme-16-un-solo-infetta = Las pasadas infectan también el ladrillo pulsado, si tiene un vecino de su color: 1 + 5 + 10 = 16.
ready-courses-da-40-a-2-insieme-17-centottanta-ripetizioni = Caída en 180 repeticiones
note-courses-da-40-a-2-insieme-17-centottanta-ripetizioni = 20 + 5 + 3 = 28.
ready-courses-da-40-a-2-insieme-17-ottantuno-passate = La pregunta sobre el área y 81 pasadas
note-courses-da-40-a-2-insieme-17-ottantuno-passate = 2 + 5 + 10 = 17: un «Infectar» para empezar y otro para las pasadas.
ready-courses-da-40-a-2-insieme-17-quattro-in-un-conto = Cuatro direcciones en una cuenta
note-courses-da-40-a-2-insieme-17-quattro-in-un-conto = También así 2 + 5 + 10 = 17, y con muchos menos pasos.
ready-courses-da-40-a-2-insieme-17-venti-passate = Veinte pasadas
note-courses-da-40-a-2-insieme-17-venti-passate = No bastan para un área enroscada como una serpiente: queda un trozo.
ready-courses-da-40-a-2-insieme-2-altezze = Nueve alturas en un número
note-courses-da-40-a-2-insieme-2-altezze = Ninguna infección: las casillas vaciadas cuentan por dónde ha pasado. Un «Quitar», un «Bajar».
ready-courses-da-40-a-2-insieme-2-caselle-nere = Las casillas negras
note-courses-da-40-a-2-insieme-2-caselle-nere = No pregunta si antes había un ladrillo: también desaparecen los ladrillos junto a las casillas negras de arriba.
ready-courses-da-40-a-2-insieme-2-due-insiemi = El área en dos números
note-courses-da-40-a-2-insieme-2-due-insiemi = Otro camino: el área es un conjunto de bits en dos variables, alto (filas 0–4) y basso (filas 5–8); la casilla (r, c) vale 2^(9·r + c).
ready-courses-da-40-a-2-insieme-3-con-il-contatore = Con el contador
note-courses-da-40-a-2-insieme-3-con-il-contatore = El contador x sigue a cada ladrillo hasta el fondo: así también 3.
ready-courses-da-40-a-2-insieme-3-otto-passate = Ocho pasadas desde abajo
note-courses-da-40-a-2-insieme-3-otto-passate = Cada fase con un solo bloque de coste 1: 1 + 1 + 1 = 3.
ready-courses-da-40-a-2-insieme-3-una-passata-sola = Una sola pasada
note-courses-da-40-a-2-insieme-3-una-passata-sola = En una pasada cada ladrillo baja una casilla: encima de un área alta quedan agujeros.
ready-courses-da-40-a-2-insieme-4-dall-alto = Desde arriba
note-courses-da-40-a-2-insieme-4-dall-alto = Una pasada desde arriba: encima de cada agujero solo cae el ladrillo más cercano.
ready-courses-da-40-a-2-insieme-4-i-mattoni = Los ladrillos
note-courses-da-40-a-2-insieme-4-i-mattoni = 1 + 1 + 2 = 4.
ready-courses-da-40-a-2-insieme-4-le-pile = Las pilas
note-courses-da-40-a-2-insieme-4-le-pile = 1 + 1 + 4 = 6.
ready-courses-da-40-a-2-insieme-9-nove-colonne = Compactar nueve columnas
note-courses-da-40-a-2-insieme-9-nove-colonne = 1 + 1 + 7 = 9.
ready-courses-da-40-a-2-insieme-9-per-ogni-casella = Quitar para cada casilla
note-courses-da-40-a-2-insieme-9-per-ogni-casella = 1 + 1 + 10 = 12.
ready-courses-da-40-a-2-insieme-9-ultima-colonna = La última columna
note-courses-da-40-a-2-insieme-9-ultima-colonna = Cuenta las columnas de 0 a 7: la 8 se queda como está.
ready-courses-da-40-a-2-ottantuno-nove-passate = Nueve pasadas
note-courses-da-40-a-2-ottantuno-nove-passate = No bastan para un área enroscada como una serpiente: la infección no llega al final.
ready-courses-da-40-a-2-ottantuno-ottantuno-passate = 81 pasadas
note-courses-da-40-a-2-ottantuno-ottantuno-passate = En cada pasada necesaria se infecta al menos un ladrillo, y hay 81.
ready-courses-da-40-a-2-ottantuno-venti-passate = Veinte pasadas
note-courses-da-40-a-2-ottantuno-venti-passate = Casi siempre bastan; pero una serpiente puede necesitar hasta 33, y no le bastan 32.
ready-courses-da-40-a-2-per-ogni-infetta-comincia-sempre = Empieza siempre
note-courses-da-40-a-2-per-ogni-infetta-comincia-sempre = Infecta el ladrillo pulsado sin preguntar: también un ladrillo solo queda infectado.
ready-courses-da-40-a-2-per-ogni-infetta-con-gli-indici = Con los índices
note-courses-da-40-a-2-per-ogni-infetta-con-gli-indici = Los índices no cuestan: quedan cinco «Infectar».
ready-courses-da-40-a-2-per-ogni-infetta-con-le-vicine = Con las casillas vecinas
note-courses-da-40-a-2-per-ogni-infetta-con-le-vicine = Cinco «Infectar» y doce casillas vecinas: 17.
ready-courses-da-40-a-2-primo-click-la-striscia = La franja en lugar del área
note-courses-da-40-a-2-primo-click-la-striscia = Este bloque solo mira arriba y abajo: los vecinos de la derecha y de la izquierda se quedan.
ready-courses-da-40-a-2-primo-click-un-blocco = Un solo bloque
note-courses-da-40-a-2-primo-click-un-blocco = Un bloque hace toda la jugada, alrededor de la casilla pulsada.
ready-courses-da-40-a-2-quante-ripetizioni-centosettantanove = Casi suficientes
note-courses-da-40-a-2-quante-ripetizioni-centosettantanove = Basta casi siempre, pero no siempre: con una sola pared equivocada el programa está mal.
ready-courses-da-40-a-2-quante-ripetizioni-centottanta = 180 veces
note-courses-da-40-a-2-quante-ripetizioni-centottanta = Cada vuelta baja un ladrillo un puesto: nueve columnas, 4 × 5 bajadas cada una.
ready-courses-da-40-a-2-quattro-direzioni-con-o = Un si con «o»
note-courses-da-40-a-2-quattro-direzioni-con-o = Basta un vecino: cuatro condiciones unidas con «o», un solo «Infectar».
ready-courses-da-40-a-2-quattro-direzioni-e-al-posto-di-o = «Y» en lugar de «o»
note-courses-da-40-a-2-quattro-direzioni-e-al-posto-di-o = Con «y» tienen que ser iguales los cuatro vecinos, y en el borde eso no pasa nunca.
ready-courses-da-40-a-2-quattro-direzioni-quattro-se = Cuatro si
note-courses-da-40-a-2-quattro-direzioni-quattro-se = Cada dirección tiene su borde y su «Infectar»: coste 4.
ready-courses-da-40-a-2-quattro-in-un-conto-di-traverso = En diagonal
note-courses-da-40-a-2-quattro-in-un-conto-di-traverso = Con d = 1 cambian a la vez la fila y la columna: el vecino es el de la esquina.
ready-courses-da-40-a-2-quattro-in-un-conto-un-conto = Las direcciones en una cuenta
note-courses-da-40-a-2-quattro-in-un-conto-un-conto = De d salen la fila y la columna del vecino: un «Infectar» para las cuatro direcciones, más el del principio.
ready-courses-da-40-a-2-riga-cinque-la-colonna = La columna en lugar de la fila
note-courses-da-40-a-2-riga-cinque-la-colonna = Pregunta por el índice de columna: actúa en la columna 5, sea cual sea la fila.
ready-courses-da-40-a-2-riga-cinque-se-riga-cinque = Si es la fila 5
note-courses-da-40-a-2-riga-cinque-se-riga-cinque = La comparación decide: fuera de la fila 5 no pasa nada.
ready-courses-da-40-a-2-rimozione-mentre-fino-a-che = Hasta
note-courses-da-40-a-2-rimozione-mentre-fino-a-che = «Repetir hasta hay un ladrillo infectado» hace lo contrario: si hay uno ni siquiera empieza, y si no hay ninguno no termina nunca.
ready-courses-da-40-a-2-rimozione-mentre-uno-qualsiasi = Uno cualquiera, mientras haya
note-courses-da-40-a-2-rimozione-mentre-uno-qualsiasi = En cada vuelta hay un infectado menos: el bucle termina seguro. 2 + 1 + 2 = 5.
ready-courses-da-40-a-2-rimozione-per-ogni-per-ogni = Para cada casilla
note-courses-da-40-a-2-rimozione-per-ogni-per-ogni = El bucle ya contiene la pregunta de si el ladrillo está infectado.
ready-courses-da-40-a-2-rimozione-per-ogni-sempre-la-cliccata = Siempre la pulsada
note-courses-da-40-a-2-rimozione-per-ogni-sempre-la-cliccata = En cada vuelta quita el ladrillo pulsado: después de la primera ya no hay nada que quitar ahí.
ready-courses-da-40-a-2-rimozione-scansione-la-casella-sbagliata = La casilla equivocada
note-courses-da-40-a-2-rimozione-scansione-la-casella-sbagliata = Pregunta siempre por el ladrillo pulsado: si está infectado, quita toda la pared.
ready-courses-da-40-a-2-rimozione-scansione-scansione = Casilla por casilla
note-courses-da-40-a-2-rimozione-scansione-scansione = 81 preguntas, un solo bloque que pagar.
ready-courses-da-40-a-2-strisce-caduta-un-posto-solo = Un solo puesto
note-courses-da-40-a-2-strisce-caduta-un-posto-solo = La pila baja una casilla, pero la franja ha dejado libres al menos dos.
ready-courses-da-40-a-2-strisce-caduta-una-colonna = Una columna
note-courses-da-40-a-2-strisce-caduta-una-colonna = Solo se compacta la columna de la franja: 1 + 7 = 8.
ready-courses-da-40-a-2-strisce-caduta-una-pila = Una pila
note-courses-da-40-a-2-strisce-caduta-una-pila = Encima de la cima hay una sola pila, que cae entera: 1 + 4 = 5.
ready-courses-da-40-a-2-strisce-due-la-pila-scende = La pila baja
note-courses-da-40-a-2-strisce-due-la-pila-scende = Después de cada ladrillo quitado la pila de encima baja una casilla: 1 + 2 = 3.
ready-courses-da-40-a-2-strisce-due-troppo-tardi = Demasiado tarde
note-courses-da-40-a-2-strisce-due-troppo-tardi = Baja una sola vez, después de quitarlos todos: quedan agujeros.
ready-courses-da-40-a-2-strisce-due-un-mattone-alla-volta = Un ladrillo cada vez
note-courses-da-40-a-2-strisce-due-un-mattone-alla-volta = La pila baja ladrillo por ladrillo, primero el más bajo: 1 + 1 = 2.
ready-courses-da-40-a-2-strisce-tre-fasi-tre-blocchi = Tres bloques
note-courses-da-40-a-2-strisce-tre-fasi-tre-blocchi = 20 + 5 + 10 = 35: solo es distinta la infección.
ready-courses-da-40-a-2-strisce-tre-fasi-tutta-l-area = Toda el área
note-courses-da-40-a-2-strisce-tre-fasi-tutta-l-area = Infecta también a los lados: es el juego completo.
ready-courses-da-40-a-2-strisce-tre-fasi-un-blocco = Un bloque
note-courses-da-40-a-2-strisce-tre-fasi-un-blocco = El bloque de la franja hace toda la jugada.
ready-courses-da-40-a-2-tre-fasi-caduta-prima = La caída demasiado pronto
note-courses-da-40-a-2-tre-fasi-caduta-prima = Hace caer los ladrillos antes de quitar los infectados: los agujeros se quedan.
ready-courses-da-40-a-2-tre-fasi-tre-blocchi = Tres fases, tres bloques
note-courses-da-40-a-2-tre-fasi-tre-blocchi = 20 + 5 + 10 = 35: lo mismo que el bloque de 40, por 5 menos.
ready-courses-da-40-a-2-una-condizione-con-e = Un si con «y»
note-courses-da-40-a-2-una-condizione-con-e = El borde a la izquierda, el color a la derecha: 1 + 1 + 1 = 3.
ready-courses-da-40-a-2-una-condizione-con-gli-indici = Con los índices
note-courses-da-40-a-2-una-condizione-con-gli-indici = Misma fila, columna más 1: se ahorra «a la derecha de».
ready-courses-da-40-a-2-una-condizione-prima-il-colore = Primero el color
note-courses-da-40-a-2-una-condizione-prima-il-colore = Pregunta el color antes que el borde: en la columna 8 se detiene con un error.
ready-courses-da-40-a-2-una-passata-senza-colore = Sin el color
note-courses-da-40-a-2-una-passata-senza-colore = Como dice el texto del artículo: falta la pregunta sobre el color, y la infección pasa a todos.
ready-courses-da-40-a-2-una-passata-una-passata = Una pasada, cuatro direcciones
note-courses-da-40-a-2-una-passata-una-passata = Un ladrillo se infecta si un vecino de su color está infectado. Un solo «Infectar».
ready-courses-da-40-a-2-vicino-a-destra-due-se = Un si dentro de otro
note-courses-da-40-a-2-vicino-a-destra-due-se = El color solo se mira donde existe un vecino a la derecha.
ready-courses-da-40-a-2-vicino-a-destra-senza-bordo = El borde olvidado
note-courses-da-40-a-2-vicino-a-destra-senza-bordo = En la última columna la casilla de la derecha está fuera de la pared: el programa se detiene con un error.
