### Los nombres y las notas de los ejemplos, por archivo.

ready-examples-infetto-piu-in-alto = Infectado más alto
note-examples-infetto-piu-in-alto = Si el ladrillo infectado más alto y el pulsado tienen el mismo color, quita el ladrillo en (5, 4) y hace caer la pila con base en (4, 4). Enseña los bloques, no juega a Clickomania.
ready-examples-riga-cinque = Fila cinco
note-examples-riga-cinque = Si la casilla pulsada está en la fila de índice 5, infecta el ladrillo en (1, 4) y pinta de rojo el pulsado. Enseña los bloques, no juega a Clickomania.
ready-examples-tre-infetti-a-caso = Tres infectados al azar
note-examples-tre-infetti-a-caso = Quita tres ladrillos infectados al azar, o todos si son tres o menos. Enseña los bloques, no juega a Clickomania.
ready-examples-un-solo-blocco = Un solo bloque
note-examples-un-solo-blocco = El programa más sencillo: un bloque hace toda la jugada.
