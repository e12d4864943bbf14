### Los concursos, y lo que un docente ajusta con una contraseña.

contest-teacher = Para docentes…
contest-mode = Modo concurso
contest-hand-in = Entregar…
contest-password = Contraseña
contest-password-again = La misma contraseña otra vez
contest-solutions = Soluciones abiertas para todos
contest-says-choose = Elige una contraseña: sin ella no se podrá salir del modo concurso ni abrir las soluciones para todos.
contest-says-enter = Escribe la contraseña para cambiar estos ajustes.
contest-says-no-word = La contraseña está vacía: escríbela.
contest-says-wrong = La contraseña no es correcta: revisa las mayúsculas e inténtalo de nuevo.
contest-says-differ = Las dos contraseñas son distintas: escríbelas de nuevo.
contest-says-mode = Quedan las ranuras, el coste y la ejecución: ni juez, ni pistas, ni soluciones, ni mejores costes. Vale en esta ventana y en las que se abran después.
contest-says-solutions = Las soluciones de cada coste se pueden abrir enseguida, aunque todavía no se haya alcanzado.
contest-says-lasts = Esta ventana se abrió con --contest: sigue en modo concurso hasta que se cierra.
contest-says-begun = El concurso ha empezado: guarda tus programas en las cuatro ranuras y luego pulsa Entregar.
contest-says-ended = El concurso ha terminado: vuelven el juez, las pistas y las soluciones.
contest-says-withheld = En modo concurso esto no está: usa las ranuras, el coste y la ejecución.
contest-hand-in-title = Entregar los programas
contest-says-slots = Entregas lo que hay en las ranuras: guarda antes ahí el programa en el que trabajas.
contest-name = Tu nombre
contest-save = Guardar el archivo…
contest-file = concurso
contest-says-nothing = Las cuatro ranuras están vacías: guarda al menos un programa en una ranura y luego entrega.
contest-says-handed-in = Entregado en «{ $path }».
contest-says-handed-in-without = Entregado en «{ $path }», pero sin lo que no se puede leer (ranura { $slots }): avisa a tu docente.
contest-says-code = Código de la entrega, para quien vigila: { $code }.
contest-says-no-contest = Solo se puede entregar durante un concurso. Para conservar un programa usa Guardar.
contest-handed = Entrega de { $name }
contest-times = Inicio del concurso: { $begun }; entrega: { $handed }
contest-saved = guardado: { $time }
contest-says-slot-damaged = La ranura { $number } está dañada: su texto no es un programa.
contest-says-all-empty = Todas las ranuras estaban vacías.
contest-says-refused = No puedo abrir la entrega «{ $path }». { $why }
contest-says-unreadable = El archivo está dañado en la línea { $line }, columna { $column }: pide otra vez el archivo a quien lo entregó.
contest-says-newer = La escribió una versión más nueva de este programa: ábrela con esa.
contest-says-too-many-slots = Contiene más de { $most } ranuras: ningún concurso tiene tantas.
contest-says-too-large = Pasa de { $most } MiB: ninguna entrega es tan grande.

contest-says-unreadable-rules = No se pueden leer los ajustes del docente, así que el concurso sigue cerrado. Para salir, cierra el programa y elimina el archivo { $file }.

contest-left = { $minutes ->
        [one] Queda un minuto
       *[other] Quedan { $minutes } minutos
    }
contest-task-of = Ejercicio { $number } de { $count }: { $title }
contest-over = Se acabó el tiempo
contest-says-over = El concurso ha terminado y tus ranuras se han entregado automáticamente. No cierres esta ventana hasta que tu docente tenga tu archivo.
contest-says-kept = La entrega se conserva en «{ $path }».
contest-says-on-its-way = La entrega todavía no está en «{ $path }»: lo intento de nuevo cada dos segundos. Mira la memoria USB o el espacio del disco.
contest-elsewhere = El concurso está abierto en otra ventana
contest-says-elsewhere = Sigue allí y cierra esta ventana.
contest-says-do-it-there = El concurso está abierto en otra ventana: hazlo allí.
contest-cannot-go-on = Aquí el concurso no puede continuar
contest-says-way-out = Avisa a tu docente: el concurso sigue cerrado. Para salir, cierra el programa y elimina { $path }.
contest-begin-again = Empieza otra persona
contest-says-begin-again = El concurso empieza de nuevo, con todo su tiempo.
contest-says-named = De cada ejercicio vale la ranura elegida aquí: se propone la más barata. Lo que no está en ninguna ranura no se entrega.
contest-says-named-at-the-end = El concurso ha terminado: de cada ejercicio vale la ranura que estaba elegida al final.
contest-says-welcome = { $tasks ->
        [one] Un ejercicio
       *[other] { $tasks } ejercicios
    } en { $minutes } { $minutes ->
        [one] minuto
       *[other] minutos
    }: el tiempo empieza cuando pulsas Empezar. Cada ejercicio tiene cuatro ranuras; al final Clickomania las entrega.
contest-says-all-empty-now = Todas las ranuras están vacías.
contest-nothing = nada
contest-solution-of = Solución de { $task }: { $slot }
contest-says-no-password = Durante un concurso no se puede elegir contraseña. Para salir, cierra el programa y elimina la carpeta { $folder }.
contest-of-file = Concurso desde un archivo…
contest-says-of-file = Los ejercicios y el tiempo están en un archivo de concurso; lo hecho antes queda fuera de alcance mientras dura.
contest-says-begun-with-tasks = El concurso ha empezado: guarda los programas de cada ejercicio en sus ranuras y luego pulsa Entregar.
contest-says-not-open = El concurso no está abierto en esta ventana: desde aquí solo se puede entregar.
contest-says-tried-again = { $why } No has perdido nada: la entrega está en «{ $path }», y lo intento hasta que llegue.
contest-says-no-contest-file = «{ $name }» no es un concurso: hace falta un curso con ejercicios y con contest: (minutes: …).
contest-says-no-folder = Este concurso necesita la carpeta de datos: ábrelo con --data y el nombre de una carpeta.
contest-says-tasks-gone = El archivo con los ejercicios del concurso ya no está.
contest-task-number = Ejercicio { $number } de { $count }
contest-previous-task = Ejercicio anterior
contest-next-task = Siguiente ejercicio
contest-says-first-task = Es el primer ejercicio.
contest-says-last-task = Es el último ejercicio.
contest-says-nowhere-yet = { $why } La entrega aún no está en ningún archivo: no cierres esta ventana, lo intento de nuevo cada dos segundos. Lo que hay en las ranuras se queda ahí.
contest-says-not-arrived = La entrega del concurso todavía no ha llegado a «{ $path }», y no consigo ponerla ahí. Está en «{ $kept }»: cópiala desde ahí.
contest-says-closing = La entrega todavía no está en «{ $path }»: lo intento de nuevo cada dos segundos. Si cierras ahora, no llegará hasta que el programa se vuelva a abrir. Puedes quedarte o entregar en otro archivo.
contest-extra = Tiempo adicional: { $minutes ->
        [one] un minuto
       *[other] { $minutes } minutos
    }
contest-says-extra = Para quien tiene derecho a él, en este ordenador. La entrega lo dice.
contest-says-extra-given = El tiempo incluye { $minutes ->
        [one] un minuto adicional.
       *[other] { $minutes } minutos adicionales.
    }
contest-extra-ask = Tiempo adicional (para docentes)…
contest-says-changed = El archivo se cambió o se dañó después de la entrega: pídelo otra vez, en el ordenador del concurso queda una copia.
contest-on-its-way = Aún no ha llegado
contest-handed-in-title = ¡Entregado, { $name }!
contest-handed-in-what = { $title }, { $tasks ->
    [one] un ejercicio
   *[other] { $tasks } ejercicios
}
contest-write-code = Escribe este código en la lista del docente.
contest-says-safe = Puedes cerrar: tus programas están a salvo. Si cambias de idea, vuelve a los ejercicios y entrega otra vez.
contest-back-to-tasks = Volver a los ejercicios
contest-not-arrived = Aún no ha llegado
contest-named-slot = La ranura { $slot } es tu solución.
contest-end-title = ¿Terminar el concurso?
contest-says-end = Nadie podrá seguirlo en este ordenador. Los programas que no se han entregado no se entregan ahora. Vuelven el juez, las pistas y las soluciones.
contest-says-end-keeps = Las ranuras de quien participa y lo que se ha entregado quedan en «{ $folder }».
contest-end = Terminar el concurso
contest-end-not = Dejar que siga
contest-says-unfinished = No está terminado: así no se puede ejecutar.
contest-says-task-empty = Ninguna ranura de este ejercicio tiene un programa.
contest-says-outside = El programa que tienes delante no está en ninguna ranura: no se entrega. Cancela y guárdalo antes en una ranura.
contest-task-unfinished = { $title }: sin terminar
contest-task-empty = { $title }: nada entregado
contest-tab-slot = ranura { $slot }
