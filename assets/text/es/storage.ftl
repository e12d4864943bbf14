### Archivos de la ventana: qué no se ha conseguido, dónde, por qué y qué hacer.

## Qué no se ha conseguido

storage-keep = No puedo guardar nada en «{ $path }». { $why }
storage-read = No consigo leer «{ $path }». { $why }
storage-write = No consigo escribir «{ $path }». { $why }
storage-remove = No consigo quitar «{ $path }». { $why }
storage-set-aside = No consigo leer «{ $path }», ni cambiarle el nombre. { $why }
storage-list = No consigo ver qué hay en «{ $path }». { $why }
storage-is-now = { $sentence } No has perdido nada: el archivo de antes se llama ahora «{ $path }».
storage-several-are-now = Algunos archivos no se pueden leer: los empiezo de nuevo. No has perdido nada: los de antes se llaman ahora { $names }.
storage-at = Línea { $line }, columna { $column }. { $why }

## Por qué

storage-not-found = El archivo o su carpeta no existe: comprueba el nombre.
storage-permission = No tienes permiso: elige otra carpeta o pregunta a quien se encarga del ordenador.
storage-full = El disco está lleno: libera espacio o guarda en otro sitio.
storage-read-only = En este disco solo se puede leer: guarda en otro sitio.
storage-is-folder = Es una carpeta, y aquí hace falta un archivo: elige otro nombre.
storage-not-a-folder = Una parte de esta ruta es un archivo, y ahí hace falta una carpeta: elige otra carpeta.
storage-not-a-file = No es un archivo normal: elige otro.
storage-bad-name = El nombre no vale, quizá es demasiado largo: elige otro.
storage-slow = El disco no responde: comprueba que esté conectado y guarda de nuevo.
storage-locked = Otras ventanas ocupan ya todas las carpetas de trabajo: cierra alguna.
storage-other = El sistema dice: «{ $message }». Prueba otra vez o elige otro sitio.
storage-record = Aquí hay algo que Clickomania no ha escrito: empiezo de nuevo.
storage-record-replaced = Aquí hay algo que Clickomania no ha escrito: lo sustituyo por lo que tiene esta ventana.
storage-record-closed = Alguien ha modificado este archivo fuera de Clickomania, así que sigue bloqueado. Para desbloquearlo, elimina el archivo.
storage-sealed = Su contenido se ha cambiado desde fuera o está dañado.
storage-newer = Lo ha escrito una versión más nueva del programa: lo dejo como está, y lo que cambies aquí queda solo en la memoria. Usa esa versión.
storage-busy = Otra ventana lo tiene ocupado: lo intento de nuevo enseguida.
storage-too-large = El programa es demasiado grande para un archivo: como máximo { $limit } MiB. Quita algún bloque.
storage-changed-elsewhere = Otra ventana acaba de cambiar esta ranura: mira qué contiene y prueba otra vez.
storage-no-such-slot = La ranura { $number } no existe: elige otra.
storage-nowhere = Esta ventana no tiene una carpeta en la que guardar ranuras y ajustes: guarda el programa en un archivo.

## Al empezar: lo que se recupera

storage-resumed = Aquí está «{ $name }» tal como lo dejaste, { $ago }.
storage-one-back = El programa en el que trabajabas, «{ $name }», { $ago }, vuelve con Ctrl+Z.

## Lo que no se consigue guardar; la ventana se cierra

storage-unsaved = { $sentence } De momento queda en la memoria, y sigo intentándolo.
storage-saved-again = Ahora todo vuelve a estar guardado.
closing-title = Hay cambios sin guardar
closing-why = { $why } Si cierras ahora, lo que falta se pierde. Puedes quedarte y guardar el programa en un archivo, en otro sitio.
closing-stay = Quedarse
closing-again = Intentar de nuevo y cerrar
closing-anyway = Cerrar de todos modos
