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
picture-refused-damaged = Il programma in questa immagine è danneggiato: il file è stato troncato o cambiato. Cerca una copia intera.

## La finestra

menu-save-picture = Salva come immagine…
dialog-picture-title = Salva il programma come immagine
# $path (String) - un file
picture-making = Preparo { $path }…
# $why (String) - che cosa dice il sistema
picture-refused-no-thread = L'immagine non si può preparare: il computer è troppo occupato ({ $why }). Chiudi qualche programma e riprova.

## La riga di comando

# $given (String) - quello che è stato scritto
cli-picture-format = «{ $given }» non va bene: il nome dell'immagine deve finire in .svg o .png
cli-file-folder-missing = la cartella non esiste: creala prima, o scegline un'altra
cli-file-write-permission = non c'è il permesso di scrivere qui: scegli un altro nome o un'altra cartella
help-picture = Disegna un programma in un file SVG o PNG, con il programma dentro
help-option-output = Il file dell'immagine: .svg o .png
