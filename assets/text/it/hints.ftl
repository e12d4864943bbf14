### I suggerimenti: come fare la stessa cosa con meno. Prima una domanda, poi il posto, poi i blocchi.

help-hints = Suggerisce come fare la stessa cosa con meno
# $steps (String) - quanti milioni di passi
help-hints-limit = La ricerca dei suggerimenti costa al massimo circa { $steps } milioni di passi; se finiscono, lo diciamo.

hint-general-phases = Una mossa è fatta di tre fasi: l'infezione dell'area, la rimozione dei mattoni infetti, la caduta degli altri. C'è un blocco per ciascuna?
# $block (String) - il blocco a cui si riferisce
hint-place-phases = «{ $block }» fa le tre fasi da solo: mettici i tre blocchi, uno per fase.
hint-general-connection = L'area di contagio è fatta dei mattoni collegati a quello cliccato, se ha almeno un vicino del suo colore. Come puoi esaminare tutte le caselle, una dopo l'altra?
# $block (String) - il blocco a cui si riferisce
hint-place-connection = In «{ $block }» controlla se c'è un vicino dello stesso colore; poi, con due cicli «conta con», infetta ogni casella collegata.
hint-general-walk = La striscia va dalla cima al fondo. Come li trovi, partendo dalla casella cliccata e andando un passo alla volta?
# $block (String) - il blocco a cui si riferisce
hint-place-walk = Al posto di «{ $block }» cerca la cima e il fondo con due variabili e due cicli «ripeti mentre».
hint-general-sweeps = Un mattone va infettato se ha il colore giusto e un suo vicino è già infetto. Quante volte devi ripassare tutta la parete?
# $block (String) - il blocco a cui si riferisce
hint-place-sweeps = Da «{ $block }» comincia tutta l'infezione: falla con 81 passate della parete e un solo «Infetta». Se manca ancora un mattone, ogni passata ne infetta almeno uno. I mattoni sono al massimo 81, perciò 81 passate bastano sempre.
hint-general-condition = Più blocchi «se» fanno la stessa cosa. Si può scrivere una volta sola, con una condizione composta?
# $block (String) - il blocco a cui si riferisce
hint-place-condition = Da «{ $block }» in giù ci sono più «se» con gli stessi comandi: uniscili in uno con «o».
hint-general-loop = Lo stesso comando compare più volte, ogni volta per un'altra casella. Può essere un ciclo a cambiare casella ogni volta?
# $block (String) - il blocco a cui si riferisce
hint-place-loop = Da «{ $block }» in giù usa il comando una volta sola, dentro «conta con», e scegli la casella con «test».
hint-general-one-by-one = Puoi rimuovere i mattoni infetti uno alla volta. Quale ciclo li passa tutti?
# $block (String) - il blocco a cui si riferisce
hint-place-one-by-one = Al posto di «{ $block }» usa «Per ogni casella», e rimuovi il mattone della sua casella. Il ciclo passa da ogni casella infetta una volta, quindi nessuna resta indietro.
hint-general-columns = La caduta riguarda una colonna alla volta. Quale blocco mette in ordine una colonna, e quale ciclo le passa tutte?
# $block (String) - il blocco a cui si riferisce
hint-place-columns = Al posto di «{ $block }» usa «Compatta la colonna» dentro «conta con». Le colonne sono nove, da 0 a 8, e nessun mattone cambia colonna.
hint-general-stacks = Una colonna si compatta facendo cadere le sue pile. Da quale riga a quale riga può esserci una base?
# $block (String) - il blocco a cui si riferisce
hint-place-stacks = Al posto di «{ $block }» fai cadere la pila di ogni riga da 0 a 7: i mattoni della riga 8 non possono scendere.
hint-general-upwards = Far cadere un mattone costa meno che far cadere una pila. In quale ordine vanno fatti cadere i mattoni di una colonna?
# $block (String) - il blocco a cui si riferisce
hint-place-upwards = In «{ $block }» fai cadere un mattone invece di una pila, contando dal basso verso l'alto. Dal basso, perché quando tocca a un mattone quelli sotto di lui sono già caduti.
hint-general-bricks = Una pila scende se scendono uno dopo l'altro i suoi mattoni. Da quale si comincia?
# $block (String) - il blocco a cui si riferisce
hint-place-bricks = Al posto di «{ $block }» fai scendere i mattoni della colonna a uno a uno, dalla base in su. La base va per prima: fa posto a quello che ha sopra.
hint-general-steps = Cadere vuol dire scendere finché si può. Quante volte, al massimo?
# $block (String) - il blocco a cui si riferisce
hint-place-steps = Al posto di «{ $block }» fai scendere il mattone riga per riga, con un contatore. Da una riga all'ultima sono al massimo otto passi.
hint-general-variable = Il programma cerca più volte la stessa casella, e ogni volta paga. Dove puoi conservarla?
# $block (String) - il blocco a cui si riferisce
hint-place-variable = Conserva «{ $block }» in una variabile, e usa quella.
hint-general-indices = Puoi indicare una casella vicina senza il suo blocco. Che cosa cambia nei suoi indici?
# $block (String) - il blocco a cui si riferisce
hint-place-indices = Al posto di «{ $block }» indica la casella con gli indici di riga e di colonna, più o meno 1.
hint-general-scan = Cercare le caselle vuote costa. Puoi fare a meno di chiedere dove sono, se esamini tutte le caselle?
# $block (String) - il blocco a cui si riferisce
hint-place-scan = Al posto di «{ $block }» passa tutte le caselle, colonna per colonna dal basso, e fai scendere ogni mattone finché può.
hint-general-needless = Ti servono proprio tutti i blocchi che paghi?
# $block (String) - il blocco a cui si riferisce
hint-place-needless = «{ $block }» non serve mai: prova a toglierlo.
hint-general-numbers = Puoi ricordare quali caselle sono infette anche senza infettare i mattoni. In che cosa?
# $block (String) - il blocco a cui si riferisce
hint-place-numbers = Al posto di «{ $block }» usa due variabili come insiemi di caselle: ogni casella è una potenza di 2.

# $old (String) - i blocchi di ora, a parole
# $new (String) - i blocchi da mettere, a parole
hint-concrete-swap = Al posto di
    { $old }
    metti
    { $new }
# $old (String) - il blocco di ora, a parole
hint-concrete-away = Togli
    { $old }
# $file (String) - il file
# $cost (String) - quanto costa
hint-none = { $file }: costo { $cost }, nessun suggerimento: provo solo i cambiamenti che conosco, e nessuno è adatto.
# $file (String) - il file
hint-mistake = Prima di spendere meno: { $file } non è ancora giusto.
# $file (String) - il file
# $steps (String) - quanti milioni di passi
hint-cut-off = { $file }: la ricerca si è fermata, perché i { $steps } milioni di passi a disposizione sono finiti. Potrebbero esserci altri suggerimenti.

# Le variabili che un suggerimento mette
hint-variable-row = riga
hint-variable-column = colonna
hint-variable-top = cima
hint-variable-bottom = fondo
hint-variable-high = alto
hint-variable-low = basso
hint-variable-colour = colore
