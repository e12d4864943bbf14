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
class-proof = Demostrado
class-blocks = Bloques
class-steps = Pasos
class-cases = Casos probados
class-alike = Parecidos
class-scores = Puntuaciones
class-score = Puntuación
class-from = Desde
class-to = Hasta
class-programs = Programas
class-group = Grupo
class-likeness = Parecido
class-remarks = Observaciones
class-file = Archivo
class-error = Error
class-code = Código
class-brought-in = Traídos de fuera
class-unreadable = Ilegibles

## Frases

class-says-task-unknown = Ejercicio desconocido: «{ $id }». Añade el archivo del concurso o curso al que pertenece.
class-says-task-unknown-course = Ejercicio desconocido: «{ $id }» del curso «{ $course }». Añade el archivo de ese concurso o curso.
class-says-slot-empty = La ranura { $number } está indicada como solución del ejercicio «{ $id }», pero está vacía.
class-says-too-long = El programa ocupa más de { $most } MiB: es demasiado largo para una clase.
class-says-too-many = Hay más de { $most } archivos: este y los siguientes se han omitido.
class-says-no-room = No hay espacio para todo este archivo: los programas de un archivo pueden ocupar { $one } MiB de memoria y los de toda la clase, { $all } MiB. Juzga menos archivos a la vez.
class-says-no-points = Ningún ejercicio juzgado da puntos, así que todos empatan. Los puntos se dan a los objetivos de un ejercicio («points» en su archivo), y un programa cuenta para el ejercicio que nombra su archivo («task»).
class-says-incomplete = Detenido antes del final: aquí solo están los programas ya juzgados.
class-says-not-all-compared = Hay demasiados programas, o son demasiado largos, para compararlos todos: pueden faltar grupos de programas casi iguales.
class-says-comparison-stopped = La comparación se ha interrumpido: pueden faltar grupos.
class-says-alike = 100: iguales, salvo los nombres de las variables, las posiciones y los comentarios. A partir de 80: casi iguales. Los programas cortos pueden parecerse aunque nadie haya copiado.
class-says-picture-left-out = Imagen omitida: el programa es demasiado largo o la página ya es demasiado grande.
class-says-brought-in = { $blocks ->
        [one] Un bloque traído
       *[other] { $blocks } bloques traídos
    } de fuera en la ranura { $number }.
class-says-brought-in-task = { $blocks ->
        [one] Un bloque traído
       *[other] { $blocks } bloques traídos
    } de fuera en la ranura { $number } del ejercicio «{ $task }».
class-says-closed = La ventana se cerró { $times ->
        [one] una vez
       *[other] { $times } veces
    }, durante { $time } minutos en total.
class-says-clock-back = El reloj del ordenador retrocedió { $time } minutos.
class-says-extra = { $minutes ->
        [one] Un minuto adicional.
       *[other] { $minutes } minutos adicionales.
    }
class-says-archive-empty = El archivo comprimido no contiene programas ni entregas.
class-says-archive-nested = Es un archivo comprimido dentro de otro: extrae primero el exterior.
class-says-archive-large = Al extraerlo, el archivo comprimido supera { $most } MiB: extráelo tú y añade solo las entregas.
class-absent = Ausente
class-says-roster-head = La primera línea de la lista debe contener los nombres de las columnas: name,class (separados por comas o puntos y comas).
class-says-roster-quote = La línea { $line } de la lista abre unas comillas y no las cierra: ciérralas o bórralas.
class-says-roster-fields = La línea { $line } de la lista tiene { $fields } campos, pero la primera solo nombra { $columns }: pon entre comillas los nombres que contengan una coma.
class-says-roster-long = La lista tiene más de { $most } líneas: demasiadas para una clase.
