### La comparación de dos programas.

help-compare = Compara dos programas: costes, bloques, pasos, y qué cambia
