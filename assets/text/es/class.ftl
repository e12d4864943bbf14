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
class-brought-in = Llegados de fuera
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
class-says-brought-in = { $blocks ->
        [one] Un bloque llega
       *[other] { $blocks } bloques llegan
    } de fuera en la ranura { $number }.
class-says-brought-in-task = { $blocks ->
        [one] Un bloque llega
       *[other] { $blocks } bloques llegan
    } de fuera en la ranura { $number } del problema «{ $task }».
class-says-closed = La ventana se cerró { $times ->
        [one] una vez
       *[other] { $times } veces
    }, en total { $time } minutos.
class-says-clock-back = El reloj del ordenador retrocedió { $time } minutos.
class-says-extra = { $minutes ->
        [one] Un minuto adicional.
       *[other] { $minutes } minutos adicionales.
    }
class-says-archive-empty = El archivo comprimido no contiene programas ni entregas.
class-says-archive-nested = Es un archivo comprimido dentro de otro: extráelo.
class-says-archive-large = El archivo comprimido, extraído, supera los { $most } MiB: extrae solo las entregas.
class-absent = Ausente
class-group-of-pupils = Clase
class-says-roster-head = La primera línea de la lista debe tener los nombres de las columnas: name,class (comas o punto y coma).
class-says-roster-long = La lista tiene más de { $most } líneas: ninguna clase tiene tantas.
