### La página de una clase.

class-page-menu = Clase: juzgar las entregas…
class-page-back = Volver
class-page-to-class = Volver a la clase
class-page-table = Quién ha entregado
class-page-add-file = Añadir un archivo…
class-page-add-folder = Añadir una carpeta…
class-page-add-course = Añadir el archivo del concurso o del curso…
class-page-add-title = Entregas, programas o el archivo del concurso
class-page-folder-title = La carpeta de las entregas
class-page-options = Opciones
class-page-all-slots = Incluir las ranuras que no cuentan
class-page-other-cases = Paredes distintas cada vez
class-page-judge-again = Juzgar de nuevo
class-page-empty = Vaciar la tabla
class-page-export-title = Dónde guardar la tabla
class-page-excel = Excel y LibreOffice (.xlsx)…
class-page-csv = Texto con separadores (.csv)…
class-page-web = Página con imágenes (.html)…
class-page-pupils = { $pupils ->
        [one] una persona
       *[other] { $pupils } personas
    }
class-page-all = Todos
class-page-wrong = Con errores
class-page-noted = Con observaciones
class-page-reading = Leyendo los archivos…
class-page-judging = { $done } de { $of } juzgados
class-page-judged = { $done ->
        [one] Un programa juzgado
       *[other] { $done } programas juzgados
    }
class-page-stopped = Parado: { $done } de { $of } juzgados
class-page-drop-here = Arrastra aquí las entregas
class-page-choose = Comparar: { $name }
class-page-chosen = para comparar
class-page-cell = { $verdict }, coste { $cost }, puntos { $points }
class-page-counts-not = No cuenta: la solución indicada está en otra ranura
class-page-code = Código de la entrega: { $code }
class-page-open = Abrir una copia
class-page-open-of = Abrir una copia del programa de { $name }: { $task }
class-page-groups = Programas parecidos
class-page-equal = { $task }: iguales
class-page-nearly = { $task }: casi iguales, { $likeness } de 100
class-page-side-by-side-group = Uno al lado del otro: grupo { $group }
class-page-side-by-side-of = Uno al lado del otro: { $task }
class-page-two = { $one } y { $other }

## Frases

class-says-empty = Añade los archivos que han entregado los alumnos, o la carpeta que los contiene; también valen programas e imágenes de programas. Si el archivo del concurso o del curso está en la misma carpeta o al lado, lo encuentro yo; si no, añádelo.
class-says-found = Los ejercicios y los puntos vienen de «{ $path }», encontrado junto a las entregas. Si no es el archivo correcto, añade el correcto.
class-says-found-others = Allí hay otros archivos que también servirían: { $others }.
class-says-no-groups = Nadie ha entregado un programa parecido al de otra persona.
class-says-nothing-in-common = No han entregado programas para el mismo ejercicio.
class-says-not-judged-yet = Sus programas aún no se han juzgado.
class-says-stopping = El juez se está deteniendo: los resultados obtenidos quedan en la tabla.
class-says-still-writing = La tabla anterior todavía se está guardando: inténtalo dentro de un momento.
class-says-opened = Esta es una copia del programa de { $name }: la entrega no cambia.
