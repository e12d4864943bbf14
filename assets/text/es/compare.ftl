### La comparación de dos programas.

help-compare = Compara dos programas: costes, bloques, pasos, y qué cambia
help-compare-limit = Para medir un programa se gastan como máximo { $steps } millones de pasos; si se acaban antes que las jugadas, se avisa.
compare-cut-off = { $file }: solo se han medido { $moves } jugadas de { $wanted }, porque se han acabado los { $steps } millones de pasos disponibles.
