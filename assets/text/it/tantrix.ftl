### Tantrix: perché non c'è soluzione, quale regola non è rispettata, che cosa non va in quello che è scritto.

# $tiles (String) - quante sono
# $places (String) - quanti posti ci sono
tantrix-impossible-too-many-tiles = Non c'è soluzione: le pedine sono { $tiles }, i posti { $places }.
tantrix-impossible-no-tiles = Non c'è soluzione: non ci sono pedine.
# $tiles (String) - quante sono
tantrix-impossible-no-pyramid = Non c'è soluzione: { $tiles } pedine non riempiono una piramide. La riempiono quelle con il retro blu, verde o rosso.
# $tile (String) - il numero della pedina
tantrix-impossible-white-back = Non c'è soluzione: il retro della pedina { $tile } è bianco, e nessuna linea è bianca.
# $tile (String) - il numero della pedina
# $colour (String) - il colore: blue, green, red, yellow
tantrix-impossible-colour-missing = Non c'è soluzione: la pedina { $tile } non ha il { $colour ->
        [blue] blu
        [green] verde
        [red] rosso
       *[yellow] giallo
    }, e la linea deve attraversarle tutte.
tantrix-impossible-no-common-colour = Non c'è soluzione: nessun colore è su tutte le pedine.
tantrix-impossible-loop-too-short = Non c'è soluzione: per una linea chiusa servono almeno tre pedine.
# $curves (String) - quante sono
# $colour (String) - il colore: blue, green, red, yellow
tantrix-impossible-odd-curves = Non c'è soluzione: le curve larghe sono { $curves }, in { $colour ->
        [blue] blu
        [green] verde
        [red] rosso
       *[yellow] giallo
    }. Una linea chiusa ne ha un numero pari: solo le curve larghe girano di 60°, le altre linee di 120° o per niente.
# $colour (String) - il colore: blue, green, red, yellow
tantrix-impossible-too-straight = Non c'è soluzione: in { $colour ->
        [blue] blu
        [green] verde
        [red] rosso
       *[yellow] giallo
    } le pedine girano troppo poco perché la linea si chiuda.
tantrix-impossible-endless = Su una tavola libera le soluzioni senza una linea sono infinite: chiedi una linea o una griglia.

# $tile (String) - il numero scritto
tantrix-broken-foreign-tile = La pedina { $tile } non fa parte del rompicapo.
# $tile (String) - il numero della pedina
tantrix-broken-twice-laid = La pedina { $tile } è posata due volte.
# $tile (String) - il numero della pedina
tantrix-broken-missing = Manca la pedina { $tile }: vanno posate tutte.
# $tile (String) - il numero della pedina
# $turn (String) - i sesti di giro
tantrix-broken-turn = La pedina { $tile } è girata di { $turn } sesti di giro: scrivi da 0 a 5.
# $tile (String) - il numero della pedina
tantrix-broken-outside = La pedina { $tile } è fuori dalla tavola.
# $tile (String) - il numero della pedina
# $other (String) - il numero dell'altra
tantrix-broken-same-place = Le pedine { $tile } e { $other } sono nello stesso posto.
# $tile (String) - il numero della pedina
# $other (String) - il numero dell'altra
# $colour (String) - il colore della prima: blue, green, red, yellow
# $second (String) - il colore della seconda: blue, green, red, yellow
tantrix-broken-clash = Regola aurea (a) non rispettata: le pedine { $tile } e { $other } si toccano con { $colour ->
        [blue] blu
        [green] verde
        [red] rosso
       *[yellow] giallo
    } e { $second ->
        [blue] blu
        [green] verde
        [red] rosso
       *[yellow] giallo
    }.
# $tiles (String) - quante sono
# $tile (String) - il numero di una
tantrix-broken-hole = Regola (b) non rispettata: un posto vuoto tocca { $tiles } pedine, fra cui la { $tile }.
# $tile (String) - il numero della pedina
tantrix-broken-enclosed = Regola (b) non rispettata: vicino alla pedina { $tile } c'è un posto vuoto da cui non si esce.
# $tile (String) - il numero della pedina
tantrix-broken-apart = Regola (b) non rispettata: la pedina { $tile } è in un gruppo isolato.
# $tile (String) - il numero della pedina
# $colour (String) - il colore della linea più lunga: blue, green, red, yellow
tantrix-broken-not-on-line = Regola (c) non rispettata: nessuna linea attraversa tutte le pedine. La più lunga, in { $colour ->
        [blue] blu
        [green] verde
        [red] rosso
       *[yellow] giallo
    }, non passa per la { $tile }.
# $tile (String) - il numero della pedina
# $colour (String) - il colore della linea: blue, green, red, yellow
tantrix-broken-open = Regola (d) non rispettata: la linea finisce sulla pedina { $tile }, in { $colour ->
        [blue] blu
        [green] verde
        [red] rosso
       *[yellow] giallo
    }, e non è chiusa.
# $tile (String) - il numero della pedina
tantrix-broken-white-back = Regola (f) non rispettata: il retro della pedina { $tile } è bianco, e nessuna linea è bianca.
# $tile (String) - il numero della pedina
tantrix-broken-not-as-fixed = La pedina { $tile } è bloccata: lasciala dove la mette il rompicapo, girata allo stesso modo.

# $states (String) - per quanti stati passa il conto
# $most (String) - il massimo
tantrix-count-too-large = Queste pedine sono troppe per contarne le file: il conteggio passa per { $states } stati, e il massimo è { $most }. Scegline meno, oppure elenca le file con --all e --limit

tantrix-file-malformed = Qui non c'è una soluzione: scrivile come fanno --format json e --format ron, una per riga.
tantrix-file-empty = Qui non c'è nessuna soluzione: salvane qualcuna con --format json o --format ron.
# $sign (String) - il segno
tantrix-drawing-character = Il carattere «{ $sign }» non va bene nel disegno di una tavola: scrivi # per un posto e . dove non ce n'è.
# $side (String) - il massimo
tantrix-drawing-large = Il disegno è troppo grande: una tavola ha al massimo { $side } colonne e { $side } righe.
tantrix-drawing-empty = Nel disegno non c'è nessun posto: scrivi # per ogni posto della tavola.

# $count (String) - quante sono
tantrix-solutions = Soluzioni: { $count }
# $count (String) - quante sono
tantrix-solutions-so-far = Soluzioni: { $count }, ma forse non tutte
# $count (String) - quante sono
tantrix-checked = Soluzioni giuste: { $count }
tantrix-puzzle-missing = il file non dice quale rompicapo risolve: scrivi le opzioni del rompicapo
tantrix-fixed-nothing = nel file non c'è nessuna soluzione, quindi nessuna pedina da posare
tantrix-table-malformed = qui servono un numero e dei colori, come 1 BRBRYY, o un fatto di Prolog, come tile(1, [b,r,b,r,y,y]).
# $count (String)
tantrix-table-colours = i colori sono { $count }: scrivi i sei delle facce, o quello del retro
# $letter (String)
tantrix-table-colour = «{ $letter }» non è un colore: scrivi B, G, R, Y, o W per un retro bianco
# $number (String)
tantrix-table-no-tile = la pedina { $number } non ha tre colori su due facce ciascuno
# $number (String)
tantrix-table-twice = la pedina { $number } c'è due volte
# $number (String)
tantrix-table-missing = della pedina { $number } mancano le facce o il retro
# $count (String)
tantrix-table-same = Pedine: { $count }, uguali a quelle della scatola
# $numbers (String)
tantrix-table-differs = Diverse da quelle della scatola: { $numbers }
# $done (String) - quante parti della ricerca sono finite
# $parts (String) - quante sono in tutto
# $count (String) - quante soluzioni ci sono finora
tantrix-progress = Parti esaminate: { $done } di { $parts } · soluzioni: { $count }

# $given (String) - che cosa è scritto
tantrix-tiles-form = «{ $given }» non è un insieme di pedine: scrivi un numero N per le pedine da 1 a N, oppure numeri e intervalli come 1-5,8,10-12
# $given (String) - il numero scritto
tantrix-tile-unknown = non c'è nessuna pedina { $given }: le pedine vanno da 1 a 56
tantrix-modes = --first, --all, --count e --check si escludono: scrivine uno solo
tantrix-limit-alone = il limite vale solo con --all: aggiungi --all
tantrix-area-missing = manca la tavola: scrivi --columns X --rows Y, oppure --shape FILE, o --free dove il rompicapo lo ammette
tantrix-area-twice = la tavola è data due volte: scrivi --columns e --rows, oppure --free
