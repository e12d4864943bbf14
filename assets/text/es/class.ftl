### Clases y concursos: lo que muchos entregaron, juzgado y clasificado.

## Palabras

class-title = Clase
class-ranking = Clasificación
class-rank = Puesto
class-pupil = Quién
class-points = Puntos
class-task = Ejercicio
class-slot = Ranura
class-verdict = Veredicto
class-cost = Coste
class-blocks = Bloques
class-steps = Pasos
class-cases = Casos probados
class-alike = Parecidos
class-group = Grupo
class-likeness = Parecido
class-remarks = Observaciones
class-file = Archivo
class-error = Error
class-code = Código
class-unreadable = Ilegibles

## Frases

class-progress = { $done } juzgados, el último de { $pupil }
class-says-task-unknown = El ejercicio «{ $id }» no se conoce: indica el archivo del concurso o curso al que pertenece.
class-says-task-unknown-course = El ejercicio «{ $id }» del curso «{ $course }» no se conoce: indica el archivo de ese concurso o curso.
class-says-slot-empty = La ranura { $number } está indicada como solución del ejercicio «{ $id }», pero está vacía.
class-says-too-long = El programa pasa de { $most } MiB: es demasiado largo para una clase.
class-says-too-many = Hay más de { $most } archivos: este y los que siguen no se leen.
class-says-no-room = No hay sitio para todo este archivo: los programas de un archivo pueden ocupar { $one } MiB de memoria, los de toda la clase { $all } MiB. Juzga menos archivos a la vez.
class-says-no-points = Ningún ejercicio da puntos, así que todos comparten el puesto: los puntos se escriben en «Puntos en un concurso», entre los objetivos de un ejercicio («points» en su archivo).
class-says-incomplete = Detenido antes del final: aquí está solo lo que ya se había juzgado.
class-says-not-all-compared = Los programas son demasiados o demasiado largos para compararlos todos: pueden faltar grupos de programas casi iguales.
class-says-comparison-stopped = La comparación se detuvo: pueden faltar grupos.
class-says-alike = 100: iguales, salvo los nombres de las variables, las posiciones y los comentarios. De 80 en adelante: casi iguales. Los programas cortos se parecen aunque nadie copie.
class-says-picture-left-out = Falta el dibujo: el programa es demasiado largo o la página ya es demasiado grande.
class-says-more-remarks = { $more ->
        [one] Hay una observación más.
       *[other] Hay { $more } observaciones más.
    }
class-says-brought = { $at }: { $blocks ->
        [one] un bloque llega
       *[other] { $blocks } bloques llegan
    } de fuera, { $how ->
        [clipboard] por el portapapeles.
        [picture] por un dibujo.
        [start] por el archivo dado al empezar.
        [hand-in] por una entrega.
       *[file] por un archivo.
    }
class-says-brought-slot = En la ranura { $number } hay algo que llega de fuera.
class-says-brought-slot-of-task = En la ranura { $number } del ejercicio «{ $task }» hay algo que llega de fuera.
class-says-sign-restarted = { $at }: la ventana se cerró y se volvió a abrir.
class-says-sign-closed = { $at }: la ventana estuvo cerrada { $time } minutos.
class-says-sign-clock-back = { $at }: el reloj del ordenador se atrasó { $time } minutos.
class-says-sign-clock-forward = { $at }: el reloj del ordenador se adelantó { $time } minutos.
class-says-sign-state = { $at }: las notas sobre el concurso se cambiaron desde fuera.
class-says-sign-slot = { $at }: una ranura se cambió desde fuera.
class-says-sign-tasks = { $at }: el archivo del concurso se cambió durante el concurso.
class-says-sign-second-window = { $at }: había una segunda ventana abierta.
class-says-sign-command-line = { $at }: en el mismo ordenador se usó el comando { $command }.
class-says-sign-begun-before = { $at }: el mismo concurso ya se había empezado en este ordenador { $times ->
        [one] una vez
       *[other] { $times } veces
    }.
class-says-sign-window-outside = { $at }: había abierta una ventana fuera del concurso.
class-says-sign-begun-apart = { $at }: el concurso empezó aparte de los demás: en los diez minutos antes y después lo empezó como mucho otra persona.
class-says-sign-hand-in = El archivo se cambió después de la entrega: sus notas no son fiables.
class-says-sign-other-tasks = { $at }: el concurso empezó con problemas, o con un tiempo, distintos de los de su archivo.
class-says-sign-begun-once = { $at }: es el mismo concurso que el de { $file }, empezado una sola vez: una carpeta copiada, u otro nombre.
class-says-sign-other-contest = El archivo no viene del concurso del que vienen los demás: no se sabe cómo se hizo.
