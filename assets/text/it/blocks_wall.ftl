### I blocchi delle categorie Aggiornamento parete, Infezione, Caselle, Colori (Lonati, sezione 2).
### Il testo segue l'ordine delle parole della lingua; ogni argomento compare una volta sola.
### «tip»: che cosa fa il blocco, e nell'ultima riga un esempio.

block-hat = A ogni click
    .tip =
        I blocchi attaccati qui sotto vengono eseguiti dall'alto in basso a ogni click su un mattone.
        Per esempio, «Rimuovi il mattone in casella cliccata» toglie un mattone a ogni click.

## Aggiornamento parete

# $cell (String) - una casella
block-remove-area-and-drop = Rimuovi i mattoni nell'area di contagio attorno a { $cell } e fai cadere tutti i blocchi
    .tip =
        Toglie i mattoni dell'area di contagio, poi fa cadere tutti i mattoni che hanno il vuoto sotto. Un mattone senza vicini del suo colore non ha area e resta dov'è.
        Per esempio, con «casella cliccata» fa da solo tutta la mossa.
# $cell (String) - una casella
block-remove-strip-and-drop = Rimuovi i mattoni nella striscia di contagio attorno a { $cell } e fai cadere tutti i blocchi
    .tip =
        Toglie i mattoni della striscia di contagio, cioè quelli dello stesso colore collegati in verticale, poi fa cadere tutti i mattoni che hanno il vuoto sotto.
        Per esempio, con «casella cliccata» fa da solo tutta la mossa del gioco semplificato.
block-drop-all = Fai cadere tutti i blocchi
    .tip =
        Fa cadere, in tutte le colonne, ogni mattone che ha il vuoto sotto, finché non restano caselle vuote.
        Per esempio, mettilo alla fine, dopo aver rimosso i mattoni infetti.
block-remove-infected = Rimuovi tutti i mattoni infetti
    .tip =
        Toglie dalla parete tutti i mattoni infetti. Le loro caselle restano vuote: nessun mattone cade.
        Per esempio, mettilo dopo aver infettato l'area di contagio.
# $cell (String) - una casella
block-remove = Rimuovi il mattone in { $cell }
    .tip =
        Toglie il mattone dalla casella. Se la casella non ha mattone non succede niente.
        Per esempio, con «casella cliccata» toglie il mattone su cui si è fatto click.
# $cell (String) - una casella
block-lower-brick = Fai scendere il mattone in { $cell }
    .tip =
        Sposta il mattone nella casella subito sotto, se lì non c'è un mattone. Scende di una casella sola.
        Per esempio, il mattone in (3, 4) passa in (4, 4), se (4, 4) è senza mattone.
# $cell (String) - una casella
block-lower-stack = Fai scendere la pila di mattoni con base in { $cell }
    .tip =
        Sposta in basso di una casella il mattone e tutti quelli appoggiati uno sull'altro sopra di lui, se sotto la base non c'è un mattone.
        Per esempio, con base in (3, 4) scendono di una casella i mattoni in (3, 4), (2, 4) e (1, 4), se sono uno sull'altro.
# $cell (String) - una casella
block-drop-brick = Fai cadere il mattone in { $cell }
    .tip =
        Fa cadere il mattone fin dove trova un altro mattone o il fondo della parete.
        Per esempio, il mattone in (3, 4) arriva in (6, 4) se le caselle (4, 4), (5, 4) e (6, 4) sono vuote e in (7, 4) c'è un mattone.
# $cell (String) - una casella
block-drop-stack = Fai cadere la pila di mattoni con base in { $cell }
    .tip =
        Fa cadere il mattone e tutti quelli appoggiati uno sull'altro sopra di lui, fin dove la base trova un altro mattone o il fondo della parete.
        Per esempio, con «casella sopra a» una casella vuota fa cadere la pila che le sta sopra.
# $number (String) - un numero da 0 a 8
block-compact-column = Compatta la colonna di indice { $number }
    .tip =
        Fa cadere i mattoni di una colonna finché non vi restano caselle vuote. Le colonne vanno da 0 a 8.
        Per esempio, con 0 si compatta la prima colonna a sinistra.
# $colour (String) - una scelta fra i cinque colori
# $cell (String) - una casella
block-paint = Colora di { $colour } il mattone in { $cell }
    .tip =
        Cambia il colore del mattone. Se la casella non ha mattone non succede niente.
        Per esempio, con «rosso» e «casella cliccata» il mattone cliccato diventa rosso.

## Infezione

# $cell (String) - una casella
block-infect-area = Infetta tutti i mattoni nell'area di contagio attorno a { $cell }
    .tip =
        Infetta il mattone e tutti quelli del suo colore collegati a lui. Un mattone senza vicini del suo colore non ha area: non si infetta niente.
        Per esempio, mettilo all'inizio con «casella cliccata».
# $cell (String) - una casella
block-infect-strip = Infetta tutti i mattoni nella striscia di contagio attorno a { $cell }
    .tip =
        Infetta il mattone e quelli del suo colore collegati a lui sopra e sotto. Un mattone senza vicini del suo colore sopra o sotto non ha striscia: non si infetta niente.
        Per esempio, mettilo all'inizio con «casella cliccata», nel gioco semplificato.
# $cell (String) - una casella
block-infect = Infetta il mattone in { $cell }
    .tip =
        Infetta un mattone solo. Se la casella non ha mattone non succede niente.
        Per esempio, con «casella cliccata» comincia il contagio.
# $cell (String) - una casella
block-cure = Togli infezione dal mattone in { $cell }
    .tip =
        Il mattone resta al suo posto e non è più infetto.
        Per esempio, con «casella qualsiasi con mattone infetto» guarisce uno dei mattoni infetti, a caso.
block-cure-all = Togli infezione da tutti i mattoni
    .tip =
        Nessun mattone della parete è più infetto.
        Per esempio, serve per ricominciare il contagio da capo.
# $side (String) - una scelta: in alto, in basso, a destra, a sinistra
block-extreme-infected = casella più { $side } con mattone infetto
    .tip =
        Fra le caselle con un mattone infetto dà quella più in alto (o in basso, a destra, a sinistra). Se più caselle sono alla pari dà la prima, riga per riga da sinistra; se nessun mattone è infetto dà nessuna casella.
        Per esempio, «Rimuovi il mattone in» questa casella, ripetuto, toglie i mattoni infetti dall'alto in basso.
block-any-infected = casella qualsiasi con mattone infetto
    .tip =
        Dà una casella con un mattone infetto, scelta a caso ogni volta; se nessun mattone è infetto dà nessuna casella.
        Per esempio, «Rimuovi il mattone in» questa casella toglie un mattone infetto a caso.
block-exists-infected = c'è un mattone infetto
    .tip =
        Dà vero se almeno un mattone della parete è infetto, altrimenti falso.
        Per esempio, «ripeti mentre c'è un mattone infetto».
# $cell (String) - una casella
block-is-infected = il mattone in { $cell } è infetto
    .tip =
        Dà vero se la casella ha un mattone ed è infetto, altrimenti falso.
        Per esempio, «se il mattone in casella cliccata è infetto».
# $var (String) - una variabile
block-for-each-infected = Per ogni casella { $var } contenente un mattone infetto
    .tip =
        Esegue i blocchi interni una volta per ogni casella con un mattone infetto; la variabile dice di quale casella si tratta. Anche i mattoni infettati nel frattempo hanno il loro turno; nessuna casella ne ha due.
        Per esempio, con «Rimuovi il mattone in C» toglie tutti i mattoni infetti.

## Caselle

block-clicked = casella cliccata
    .tip =
        Dà la casella su cui si è fatto click in questa mossa.
        Per esempio, «Rimuovi il mattone in casella cliccata».
# $side (String) - una scelta: sopra a, sotto a, a destra di, a sinistra di
# $cell (String) - una casella
block-neighbour = casella { $side } { $cell }
    .tip =
        Dà la casella vicina, dalla parte scelta. Al bordo della parete può essere fuori: si può confrontare, ma non usare.
        Per esempio, la casella sopra a (3, 4) è (2, 4).
# $row (String) - un numero da 0 a 8
# $column (String) - un numero da 0 a 8
block-cell-at = casella in riga = { $row } e colonna = { $column }
    .tip =
        Dà la casella con questi due indici. Le righe si contano dall'alto e le colonne da sinistra, tutte e due da 0 a 8.
        Per esempio, riga = 0 e colonna = 8 è la casella in alto a destra.
# $cell (String) - una casella
block-row-of = indice di riga di { $cell }
    .tip =
        Dà il numero della riga della casella: 0 è la più in alto, 8 la più in basso.
        Per esempio, l'indice di riga di (3, 4) è 3.
# $cell (String) - una casella
block-column-of = indice di colonna di { $cell }
    .tip =
        Dà il numero della colonna della casella: 0 è la prima a sinistra, 8 l'ultima a destra.
        Per esempio, l'indice di colonna di (3, 4) è 4.
# $side (String) - una scelta: in alto, in basso, a destra, a sinistra
block-extreme-empty = casella vuota più { $side }
    .tip =
        Fra le caselle vuote, cioè senza mattone ma con almeno un mattone più in alto, dà quella più in alto (o in basso, a destra, a sinistra). Se non ce n'è dà nessuna casella.
        Per esempio, «Fai scendere il mattone in casella sopra a» questa casella riempie un buco.
block-any-empty = una casella vuota qualsiasi
    .tip =
        Dà una casella vuota, cioè senza mattone ma con almeno un mattone più in alto, scelta a caso ogni volta. Se non ce n'è dà nessuna casella.
        Per esempio, «Fai scendere il mattone in casella sopra a una casella vuota qualsiasi».
block-exists-empty = c'è una casella vuota
    .tip =
        Dà vero se c'è almeno una casella senza mattone con un mattone più in alto nella sua colonna. Le caselle nere, che sopra non hanno niente, non sono vuote.
        Per esempio, «ripeti mentre c'è una casella vuota».
# $cell (String) - una casella
block-is-empty = { $cell } è vuota
    .tip =
        Dà vero se la casella è senza mattone e ne ha almeno uno più in alto nella sua colonna. Una casella nera, che sopra non ha niente, non è vuota.
        Per esempio, «ripeti mentre casella sotto a C è vuota».

## Colori

# $cell (String) - una casella
block-colour-of = colore del mattone in { $cell }
    .tip =
        Dà il colore del mattone, da confrontare con un altro colore. Una casella senza mattone dà nessun colore.
        Per esempio, «colore del mattone in C = colore del mattone in casella cliccata».
# $side (String) - una scelta: in alto, in basso, a destra, a sinistra
# $colour (String) - un colore
block-extreme-with-colour = casella più { $side } con mattone di colore { $colour }
    .tip =
        Fra le caselle con un mattone di quel colore dà quella più in alto (o in basso, a destra, a sinistra). Se non ce n'è dà nessuna casella.
        Per esempio, la casella più in alto con mattone di colore rosso.
# $colour (String) - un colore
block-any-with-colour = una casella qualsiasi con mattone di colore { $colour }
    .tip =
        Dà una casella con un mattone di quel colore, scelta a caso ogni volta. Se non ce n'è dà nessuna casella.
        Per esempio, con il colore del mattone in «casella cliccata» dà un mattone dello stesso colore.
# $cell (String) - una casella
# $colour (String) - una scelta fra i cinque colori
block-has-colour = il mattone in { $cell } è { $colour }
    .tip =
        Dà vero se la casella ha un mattone di quel colore, altrimenti falso.
        Per esempio, «se il mattone in casella cliccata è rosso».
# $a (String) - una casella
# $b (String) - una casella
block-connected = il mattone in { $a } è collegato al mattone in { $b }
    .tip =
        Dà vero se dall'uno si arriva all'altro passando solo per mattoni vicini dello stesso colore. Ogni mattone è collegato a sé stesso.
        Per esempio, due mattoni rossi vicini sono collegati.
# $colour (String) - una scelta fra i cinque colori
block-swatch = { $colour }
    .tip =
        Dà il colore scelto.
        Per esempio, «colore del mattone in C = rosso».
