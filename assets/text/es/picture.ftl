### Imágenes de programas, SVG y PNG.

## En la cabecera de la imagen, para quien no la ve

picture-title = «{ $name }», coste { $cost }

## Por qué no hay imagen, o en la imagen no hay programa

picture-refused-too-large = La imagen tendría { $width } × { $height } píxeles, pero como máximo puede tener { $most } millones: elige un archivo .svg, que puede ser tan grande como quieras, o acerca los bloques dispersos.
picture-refused-not-drawn = La imagen no se puede dibujar: { $reason }. Elige un archivo .svg.
picture-refused-no-program = En esta imagen no hay ningún programa: solo se abren las hechas por Clickomania, y quien las envía o las retoca a veces quita el programa. Busca la imagen original o el archivo .ron.
picture-refused-name = El nombre de una imagen acaba en .svg o .png: elige uno de los dos.
film-refused-name = El nombre de una película acaba en .png o .gif: elige uno de los dos.
film-refused-no-move = No hay ninguna jugada que filmar: haz clic en un ladrillo y luego guarda la película.
picture-refused-damaged = El programa de esta imagen está dañado: el archivo se ha cortado o cambiado. Busca una copia entera.

## La ventana

menu-save-picture = Guardar como imagen…
dialog-picture-title = Guardar el programa como imagen
menu-save-film = Guardar como película…
dialog-film-title = Guardar la última jugada como película
film-progress = Preparando la película: { $percent } %
film-stop = Detener
film-stopped = Película detenida: no se ha escrito ningún archivo.
picture-making = Preparando { $path }…

## La línea de comandos

cli-picture-format = «{ $given }» no vale: el nombre de la imagen debe acabar en .svg o .png
cli-film-format = «{ $given }» no vale: el nombre de la película debe acabar en .png o .gif
cli-file-folder-missing = la carpeta no existe: créala antes, o elige otra
cli-file-write-permission = no hay permiso para escribir aquí: elige otro nombre u otra carpeta
help-picture = Dibuja un programa en un archivo (SVG, PNG) o filma una jugada
help-option-output = El archivo: .svg o .png; de una película, .png (con el programa dentro) o .gif
help-option-film = Filma el último clic: .png animado o .gif; los clics anteriores se juegan
