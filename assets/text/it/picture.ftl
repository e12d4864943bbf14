### Figure di programmi, SVG e PNG.

## In testa alla figura, per chi non la vede

# $name (String) - il nome del programma
# $cost (String) - quanto costa
picture-title = «{ $name }», costo { $cost }

## Perché non c'è figura, o nella figura non c'è programma

# $width (String) - la larghezza in pixel
# $height (String) - l'altezza in pixel
# $most (String) - quanti milioni di pixel sono permessi
picture-refused-too-large = L'immagine avrebbe { $width } × { $height } pixel, ma al massimo può averne { $most } milioni: scegli un file .svg, che può essere grande quanto vuoi, oppure avvicina i blocchi sparsi.
# $reason (String) - che cosa dice chi legge l'SVG
picture-refused-not-drawn = L'immagine non si può disegnare: { $reason }. Scegli un file .svg.
picture-refused-no-program = In questa immagine non c'è nessun programma: si aprono solo quelle fatte da Clickomania, e chi le invia o le ritocca a volte toglie il programma. Cerca l'immagine originale o il file .ron.
picture-refused-name = Il nome di un'immagine finisce in .svg o .png: scegli uno dei due.
film-refused-name = Il nome di un filmato finisce in .png o .gif: scegli uno dei due.
film-refused-no-move = Non c'è una mossa da filmare: clicca su un mattone, poi salva il filmato.
picture-refused-damaged = Il programma in questa immagine è danneggiato: il file è stato troncato o cambiato. Cerca una copia intera.

## La finestra

menu-save-picture = Salva come immagine…
dialog-picture-title = Salva il programma come immagine
menu-save-film = Salva come filmato…
dialog-film-title = Salva l'ultima mossa come filmato
# $percent (String) - quanto è fatto, da 0 a 100
film-progress = Preparo il filmato: { $percent } %
film-stop = Ferma
film-stopped = Filmato fermato: nessun file è stato scritto.
# $path (String) - un file
picture-making = Preparo { $path }…

## La riga di comando

# $given (String) - quello che è stato scritto
cli-picture-format = «{ $given }» non va bene: il nome dell'immagine deve finire in .svg o .png
# $given (String) - quello che è stato scritto
cli-film-format = «{ $given }» non va bene: il nome del filmato deve finire in .png o .gif
cli-file-folder-missing = la cartella non esiste: creala prima, o scegline un'altra
cli-file-write-permission = non c'è il permesso di scrivere qui: scegli un altro nome o un'altra cartella
help-picture = Disegna un programma in un file (SVG, PNG) o ne filma una mossa
help-option-output = Il file: .svg o .png; di un filmato .png (con il programma dentro) o .gif
help-option-film = Filma l'ultimo click: .png animato o .gif; i click prima si giocano
