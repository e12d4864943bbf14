### Las pistas en la ventana: los pasos desde la pregunta hasta los bloques.

menu-hint = Pista
change-hint = seguir una pista
hinting-seeking = Busco una manera de gastar menos…
hinting-step = paso { $number } de { $of }
hinting-instead = En lugar de
hinting-put = pon
hinting-remove = Quita
hinting-where = ¿Dónde?
hinting-how = ¿Cómo?
hinting-apply = Aplicar
hinting-other = Otra idea
hinting-close = Cerrar la pista (Esc)
hinting-saves = Ahorra { $saves }
hinting-says-none = No conozco manera de hacerlo por menos de { $cost }. Pero solo pruebo cambios pequeños: no soy capaz de ver un camino totalmente distinto. ¿Y tú?
hinting-says-mistake = Lo primero: el programa todavía no es correcto.
hinting-says-cut-off = He dejado de buscar: las jugadas de este programa dan demasiados pasos. Puede que haya más pistas.
hinting-after-mistake = ¿Y para gastar menos?
hinting-says-not-ready = El programa todavía no está listo: complétalo y luego pide una pista.
hinting-says-changed = El programa ha cambiado: vuelve a pedir la pista.
hinting-says-applied = Hecho: se ahorra { $saves }, y ahora el programa cuesta { $cost }. Con Ctrl+Z vuelve a como estaba.
