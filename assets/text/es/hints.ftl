### Las pistas: cómo hacer lo mismo con menos. Primero una pregunta, luego el sitio, luego los bloques.

help-hints = Da pistas para hacer lo mismo con menos
help-hints-limit = La búsqueda de pistas gasta como máximo unos { $steps } millones de pasos; si se acaban, se avisa.

hint-general-phases = Una jugada tiene tres fases: la infección del área, la eliminación de los ladrillos infectados y la caída de los demás. ¿Hay un bloque para cada una?
hint-place-phases = «{ $block }» hace él solo las tres fases: pon ahí los tres bloques, uno por fase.
hint-general-connection = El área de contagio la forman los ladrillos conectados con el pulsado, si tiene al menos un vecino de su color. ¿Cómo puedes examinar todas las casillas, una tras otra?
hint-place-connection = En «{ $block }» comprueba si hay un vecino del mismo color; luego, con dos bucles «contar con», infecta cada casilla conectada.
hint-general-walk = La franja va desde su parte más alta hasta la más baja. ¿Cómo las encuentras, partiendo de la casilla pulsada y avanzando paso a paso?
hint-place-walk = En lugar de «{ $block }» busca la parte más alta y la más baja con dos variables y dos bucles «repetir mientras».
hint-general-sweeps = Hay que infectar un ladrillo si tiene el color adecuado y si un vecino suyo ya está infectado. ¿Cuántas veces hay que recorrer toda la pared?
hint-place-sweeps = En «{ $block }» empieza toda la infección: hazla con 81 pasadas de la pared y un solo «Infectar». Si todavía falta algún ladrillo, cada pasada infecta al menos uno. Hay como mucho 81 ladrillos, así que 81 pasadas bastan siempre.
hint-general-condition = Varios bloques «si» hacen lo mismo. ¿Se puede escribir una sola vez, con una condición compuesta?
hint-place-condition = A partir de «{ $block }» hay varios «si» con las mismas instrucciones: únelos en uno con «o».
hint-general-loop = La misma instrucción aparece varias veces, cada vez para otra casilla. ¿Puede un bucle cambiar de casilla cada vez?
hint-place-loop = A partir de «{ $block }» usa la instrucción una sola vez, dentro de «contar con», y elige la casilla con «prueba».
hint-general-one-by-one = Puedes quitar los ladrillos infectados de uno en uno. ¿Qué bucle los recorre todos?
hint-place-one-by-one = En lugar de «{ $block }» usa «Para cada casilla», y quita el ladrillo de su casilla. El bucle pasa una vez por cada casilla infectada, así que ninguna se queda atrás.
hint-general-columns = La caída afecta a una columna cada vez. ¿Qué bloque ordena una columna, y qué bucle las recorre todas?
hint-place-columns = En lugar de «{ $block }» usa «Compactar la columna» dentro de «contar con». Las columnas son nueve, de 0 a 8, y ningún ladrillo cambia de columna.
hint-general-stacks = Una columna se compacta haciendo caer sus pilas. ¿Desde qué fila hasta qué fila puede haber una base?
hint-place-stacks = En lugar de «{ $block }» haz caer la pila de cada fila de 0 a 7: los ladrillos de la fila 8 no pueden bajar.
hint-general-upwards = Hacer caer un ladrillo cuesta menos que hacer caer una pila. ¿En qué orden hay que hacer caer los ladrillos de una columna?
hint-place-upwards = En «{ $block }» haz caer un ladrillo en vez de una pila, contando de abajo arriba. Desde abajo, porque cuando le toca a un ladrillo los de debajo ya han caído.
hint-general-bricks = Una pila baja si bajan uno tras otro sus ladrillos. ¿Por cuál se empieza?
hint-place-bricks = En lugar de «{ $block }» baja los ladrillos de la columna de uno en uno, desde la base hacia arriba. La base va primero: deja sitio al que tiene encima.
hint-general-steps = Caer quiere decir bajar mientras se puede. ¿Cuántas veces, como máximo?
hint-place-steps = En lugar de «{ $block }» baja el ladrillo fila a fila, con un contador. De una fila a la última hay como mucho ocho pasos.
hint-general-variable = El programa busca varias veces la misma casilla, y cada vez paga. ¿Dónde puedes guardarla?
hint-place-variable = Guarda «{ $block }» en una variable, y usa la variable.
hint-general-indices = Puedes indicar una casilla vecina sin su bloque. ¿Qué cambia en sus índices?
hint-place-indices = En lugar de «{ $block }» indica la casilla con los índices de fila y de columna, más o menos 1.
hint-general-scan = Buscar las casillas vacías cuesta. ¿Puedes no preguntar dónde están, si examinas todas las casillas?
hint-place-scan = En lugar de «{ $block }» recorre todas las casillas, columna por columna desde abajo, y baja cada ladrillo mientras pueda.
hint-general-needless = ¿De verdad necesitas todos los bloques que pagas?
hint-place-needless = «{ $block }» no hace falta nunca: prueba a quitarlo.
hint-general-numbers = Puedes recordar qué casillas están infectadas sin infectar los ladrillos. ¿En qué?
hint-place-numbers = En lugar de «{ $block }» usa dos variables como conjuntos de casillas: cada casilla es una potencia de 2.

hint-concrete-swap = En lugar de
    { $old }
    pon
    { $new }
hint-concrete-away = Quita
    { $old }
hint-none = { $file }: coste { $cost }, sin pistas: solo pruebo los cambios que conozco, y ninguno encaja.
hint-mistake = Antes de gastar menos: { $file } todavía no es correcto.
hint-cut-off = { $file }: la búsqueda se ha interrumpido, porque se han acabado los { $steps } millones de pasos disponibles. Puede que haya más pistas.

# Las variables que pone una pista
hint-variable-row = fila
hint-variable-column = columna
hint-variable-top = cima
hint-variable-bottom = fondo
hint-variable-high = alto
hint-variable-low = bajo
hint-variable-colour = color
