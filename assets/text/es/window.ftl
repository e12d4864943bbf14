### La ventana: comandos, sugerencias, frases.

## Lo que se ha hecho, después de «Deshacer:»

change-add = añadir bloque
change-move = mover bloque
change-copy = copiar bloque
change-delete = eliminar bloque
change-choose = elegir
change-number = cambiar número
change-branch = cambiar ramas
change-make-variable = crear variable
change-rename-variable = renombrar variable
change-delete-variable = eliminar variable
change-rename = renombrar programa
change-game = cambiar juego
change-new = nuevo programa
change-over = empezar de nuevo
change-open = abrir programa
change-task = abrir ejercicio
change-load = cargar de la ranura
change-store = guardar en la ranura
change-disable = desactivar bloque
change-collapse = contraer o expandir bloque
change-comment = comentario
change-cut = cortar
change-paste = pegar
change-tidy = ordenar

## La ventana

mode-clickomania = Clickomania
mode-mines = Buscaminas
mode-tantrix = Tantrix
mode-clone2048 = El tercer clon
menu-language = Idioma
menu-look = Aspecto
look-system = Como el sistema
look-light = Claro
look-dark = Oscuro
menu-scale = Ampliación { $percent } %
menu-calm = Menos animaciones
menu-moving = Con animaciones
window-impossible = La ventana no se puede abrir: { $why }. Hace falta una pantalla con OpenGL 2.0 o superior; los comandos de terminal funcionan también sin ella (clickomania --help).

## Menús

menu-undo = Deshacer
menu-redo = Rehacer
undo-change = Deshacer: { $change } (Ctrl+Z)
redo-change = Rehacer: { $change } (Ctrl+Y)
undone = Deshecho: { $change }.
redone = Rehecho: { $change }.
nothing-to-undo = No hay nada que deshacer.
nothing-to-redo = No hay nada que rehacer.
menu-file = Archivo
menu-new = Nuevo programa
menu-open = Abrir…
menu-save = Guardar
menu-save-as = Guardar como…
menu-examples = Ejemplos
menu-recent = Archivos recientes
menu-duplicate = Duplicar
menu-disable = Desactivar
menu-enable = Activar
menu-delete = Eliminar
key-delete = Supr

## El lienzo

canvas-name = Programa
bin = Papelera: arrastra aquí los bloques que quieras eliminar
zoom-in = Acercar
zoom-out = Alejar
zoom-fit = Mostrar todo
zoom-whole = Tamaño real (100 %)
socket-name = hueco vacío: { $wanted }
number-field = Número
deleted = Eliminado. Vuelve con Ctrl+Z.
drag-given-up = Los bloques han vuelto a su sitio.
drag-keys = Alt: solo este bloque. Ctrl: una copia. Esc: todo vuelve a su sitio.
drop-wrong-type = Aquí hace falta { $wanted }; este bloque da { $given }.
drop-command-in-socket = Aquí hace falta { $wanted }; este bloque es una instrucción y va en una pila.
drop-value-in-stack = Este bloque da un valor: va en un hueco de otro bloque.
edit-wrong-shape = Un valor va en un hueco, una instrucción en una pila.
edit-in-use = La rama todavía contiene bloques: muévelos antes de quitarla.
edit-bad-name = Este nombre está vacío o ya se usa: elige otro.
edit-too-many = El programa ya tiene 100 000 bloques: no se pueden añadir más.
edit-too-deep = Los bloques están anidados a demasiada profundidad.
edit-gone = Ese bloque ya no está y no se puede cambiar.
added = Añadido: «{ $block }».
default-set = Valor puesto en: «{ $block }».

## La paleta

palette-search = Buscar…
palette-search-clear = Borrar la búsqueda
palette-more = Más
palette-less = Menos
palette-nothing-found = Ningún bloque contiene estas palabras.
palette-block = { $block }, coste { $cost }
palette-cost = Coste: { $cost }

## Variables

variable-new-button = Crear variable…
variable-new-menu = Nueva variable…
variable-rename-menu = Renombrar «{ $name }»…
variable-delete-menu = Eliminar «{ $name }»…
variable-new = ¿Cómo se llama la nueva variable?
variable-rename = ¿Nuevo nombre para «{ $name }»?
variable-delete = ¿Eliminar la variable «{ $name }»?
variable-delete-uses = { $count ->
    [one] Un bloque la usa y se eliminará con ella.
   *[other] { $count } bloques la usan y se eliminarán con ella.
}
variable-name-field = Nombre de la variable
variable-taken = Ya hay una variable «{ $name }».
variable-in-loop = El bucle «{ $block }» usa esta variable: elige antes otra variable para el bucle.
answer-ok = Aceptar
answer-cancel = Cancelar
answer-open = Abrir
answer-replace = Sustituir

## Coste y nombre

cost = Coste
cost-name = Coste { $cost }: muestra de qué se compone
cost-tip = De qué se compone el coste
cost-nothing = Ningún bloque cuesta nada.
cost-blocks = Bloques
program-nameless = sin nombre
program-name-field = Nombre del programa
program-new-name = Programa { $number }
program-ready = listo
program-not-ready = todavía falta algo
program-missing = { $count ->
    [one] falta una cosa
   *[other] faltan { $count } cosas
}
program-missing-more = { $count ->
    [one] … y otra más
   *[other] … y otras { $count }
}

## Ranuras

slot-save = Guardar el programa en la ranura { $number }
slot-look = Mirar la ranura { $number }
slot-load = Cargar la ranura { $number }
slot-name = Ranura { $number }: { $name }, coste { $cost }
slot-empty-name = Ranura { $number }: vacía
slot-empty = vacía
slot-picture = Programa { $name }
slot-is-empty = La ranura { $number } está vacía: no hay nada que cargar.
stored = Guardado en la ranura { $number }.
slots-title = Tus programas
slots-all = Tus programas: abre las cuatro ranuras
slot-was = Antes: { $name } · { $cost }
slot-was-damaged = Antes: un archivo ilegible
slot-put-back = Restaurar
slot-put-back-tip = Restaurar en la ranura { $number } lo que había antes
stored-over = Guardado en la ranura { $number }, donde estaba «{ $name }».
stored-worse = «{ $name }», que estaba en la ranura { $number }, era correcto: el programa guardado ahora no lo es.
slot-is-back = En la ranura { $number } está otra vez el programa de antes.
loaded = Cargada la ranura { $number }. Con Ctrl+Z vuelve el programa de antes.
ago-now = guardado ahora mismo
ago-minutes = { $count ->
    [one] guardado hace un minuto
   *[other] guardado hace { $count } minutos
}
ago-hours = { $count ->
    [one] guardado hace una hora
   *[other] guardado hace { $count } horas
}
ago-days = { $count ->
    [one] guardado ayer
   *[other] guardado hace { $count } días
}

## Archivos

dialog-open-title = Abrir un programa
dialog-save-title = Guardar el programa
dialog-path-hint = carpeta o archivo ({ $kinds })
dialog-folder-hint = carpeta
dialog-path-field = Ruta del archivo
dialog-parent-folder = ‹ carpeta superior
dialog-replace = El archivo «{ $name }» ya existe. ¿Sustituirlo?
drop-here = Suelta «{ $name }» aquí para abrirlo.
drop-here-several = { $count ->
    [one] Suelta el archivo aquí.
   *[other] Suelta los { $count } archivos aquí.
}
drop-several = { $count ->
    [one] Solo se ha abierto «{ $name }»: el otro archivo se abre aparte.
   *[other] Solo se ha abierto «{ $name }»: los otros { $count } archivos se abren de uno en uno.
}
dialog-saved-state = guardado
dialog-changed-state = con cambios sin guardar
dialog-system-dialog = La ventana del sistema para elegir el archivo está abierta.
dialog-own-dialog = Usar la de Clickomania
new-begun = Nuevo programa. Con Ctrl+Z vuelve el de antes.
opened = Abierto: { $name }. Con Ctrl+Z vuelve el programa de antes.
saved = Guardado en { $path }.

slot-not-ready = incompleto
button-add-branch = Añadir un «si no, si»
button-add-otherwise = Añadir el «si no»
button-remove-branch = Quitar esta rama
window-no-screen = La ventana no se puede abrir: aquí no hay pantalla. Los comandos de terminal funcionan también sin ella (clickomania --help).
window-screen-gone = La pantalla se ha desconectado y Clickomania se ha cerrado. Tu trabajo está guardado, salvo quizá los dos últimos segundos.

## Botones que están en muchos sitios

too-busy = El ordenador está demasiado ocupado ({ $why }). Cierra algún programa e inténtalo otra vez.
button-stop = Parar
button-begin = Empezar
button-close = Cerrar
button-export = Exportar

## Other words by which the search finds blocks

palette-also-fall = caer caída bajar gravedad abajo
palette-also-remove = eliminar borrar sacar destruir
palette-also-infect = marcar seleccionar contagiar
palette-also-cure = curar sanar limpiar desmarcar
palette-also-loop = bucle ciclo otra vez iterar
palette-also-branch = si cuando caso condición
palette-also-variable = variable asignar guardar recordar
palette-also-chance = azar aleatorio dado suerte
palette-also-beside = al lado adyacente cerca arriba abajo izquierda derecha
palette-also-leave = parar salir dejar saltar
palette-also-empty = vacía hueco libre
palette-also-sum = más menos por dividido suma resta multiplica
palette-also-compare = igual distinto menor mayor comparar
palette-also-colour = color tinte pintar
palette-also-place = índice posición coordenada
