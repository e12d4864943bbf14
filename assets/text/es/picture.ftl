### Imágenes de programas, SVG y PNG.

## En la cabecera de la imagen, para quien no la ve

picture-title = «{ $name }», coste { $cost }

## Por qué no hay imagen, o en la imagen no hay programa

picture-refused-too-large = La imagen tendría { $width } × { $height } píxeles, pero como máximo puede tener { $most } millones: elige un archivo .svg, que puede ser tan grande como quieras, o acerca los bloques dispersos.
picture-refused-not-drawn = La imagen no se puede dibujar: { $reason }. Elige un archivo .svg.
picture-refused-no-program = En esta imagen no hay ningún programa: solo se abren las hechas por Clickomania, y quien las envía o las retoca a veces quita el programa. Busca la imagen original o el archivo .ron.
picture-refused-name = El nombre de una imagen acaba en .svg o .png: elige uno de los dos.
picture-refused-damaged = El programa de esta imagen está dañado: el archivo se ha cortado o cambiado. Busca una copia entera.

## La ventana

menu-save-picture = Guardar como imagen…
dialog-picture-title = Guardar el programa como imagen
picture-making = Preparando { $path }…
picture-refused-no-thread = No se puede preparar: el sistema no concede otro hilo ({ $why }). Cierra algún programa y vuelve a intentarlo.

## La línea de comandos

cli-picture-format = «{ $given }» no vale: el nombre de la imagen debe acabar en .svg o .png
cli-file-folder-missing = la carpeta no existe: créala antes, o elige otra
cli-file-write-permission = no hay permiso para escribir aquí: elige otro nombre u otra carpeta
help-picture = Dibuja un programa en un archivo SVG o PNG, con el programa dentro
help-option-output = El archivo de la imagen: .svg o .png
