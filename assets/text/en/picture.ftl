### Pictures of programs, SVG and PNG.

## At the head of the picture, for those who do not see it

picture-title = “{ $name }”, cost { $cost }

## Why there is no picture, or no program in the picture

picture-refused-too-large = The picture would have { $width } × { $height } pixels, but it can have { $most } million at most: choose an .svg file, which can be as large as you like, or move the loose blocks closer.
picture-refused-not-drawn = The picture cannot be drawn: { $reason }. Choose an .svg file.
picture-refused-no-program = There is no program in this picture: only those made by Clickomania can be opened, and sending or editing them sometimes removes the program. Look for the original picture or the .ron file.
picture-refused-name = The name of a picture ends in .svg or .png: choose one of the two.
film-refused-name = The name of a film ends in .png or .gif: choose one of the two.
film-refused-no-move = There is no move to film: click a brick, then save the film.
picture-refused-damaged = The program in this picture is damaged: the file was cut off or changed. Look for a complete copy.

## The window

menu-save-picture = Save as a picture…
dialog-picture-title = Save the program as a picture
menu-save-film = Save as a film…
dialog-film-title = Save the last move as a film
film-progress = Making the film: { $percent } %
film-stop = Stop
film-stopped = The film was stopped: no file was written.
picture-making = Preparing { $path }…

## The command line

cli-picture-format = “{ $given }” does not work: the name of a picture must end in .svg or .png
cli-film-format = “{ $given }” does not work: the name of a film must end in .png or .gif
cli-file-folder-missing = the folder does not exist: make it first, or choose another one
cli-file-write-permission = you may not write here: choose another name or folder
help-picture = Draws a program into a file (SVG, PNG), or films a move of it
help-option-output = The file: .svg or .png; of a film .png (with the program inside) or .gif
help-option-film = Films the last click: an animated .png or a .gif; earlier clicks are played
