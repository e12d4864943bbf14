### Il giudice nella finestra: il verdetto accanto al costo, e la sua pagina.

## Accanto al costo

judging-error-short = errore
judging-proved = dimostrato
judging-unknown = ancora niente
judging-wrong-small = sbagliato su una parete piccola
judging-empty = manca il primo blocco
# $what (String) - che cosa manca, per esempio «manca una cosa»
judging-not-finished = non finito: { $what }
# $verdict (String) - il verdetto, in breve
judging-button = Verdetto: { $verdict }
judging-tip = Che cosa ha trovato il giudice

## La pagina

judging-close = Chiudi il verdetto
judging-says-empty = Porta un blocco sotto «A ogni click»: poi il giudice lo prova.
judging-says-pending = Il giudice sta provando il programma su tante pareti.
judging-says-silent = Il giudice adesso non dice niente.
judging-moves = Casi provati
judging-steps = Passi per mossa
# $mean (String) - quanti passi in media
# $most (String) - quanti passi al massimo
judging-steps-of = in media { $mean }, al massimo { $most }
judging-effort = Prova
judging-quick = rapida
judging-quick-tip = Poche pareti: basta mentre si costruisce
judging-normal = normale
judging-normal-tip = Molte pareti: pochi secondi
judging-deep = a fondo
judging-deep-tip = Venti volte tanto: ci vuole un minuto o più
# $share (String) - quanta parte è fatta, in centesimi
judging-progress = { $share } %
judging-stop = Ferma la prova
judging-never = Mai eseguiti
# $count (Number) - quanti blocchi
judging-never-more = { $count ->
        [one] e un altro
       *[other] e altri { $count }
    }
# $block (String) - un blocco
judging-show-block = Mostra sulla tela: { $block }

## Il caso che non va

# $place (String) - dove: judging-small-wall o judging-one-wall
# $fault (String) - che cosa succede: runtime, endless, infection, other-infection, more, fewer, other
judging-happens = { $place } { $fault ->
        [runtime] la mossa si ferma per un errore.
        [endless] la mossa non finisce mai.
        [infection] restano mattoni infetti.
        [other-infection] sono infetti i mattoni sbagliati.
        [more] restano mattoni di troppo.
        [fewer] spariscono mattoni di troppo.
       *[other] restano i mattoni sbagliati.
    }
judging-small-wall = Su una parete piccola
judging-one-wall = Su una parete
judging-before = prima del click
judging-click = il click
judging-differs = non è come deve essere
# $wall (String) - quale parete
# $row (String) - la riga
# $column (String) - la colonna
judging-wall-click = { $wall }; il click è su ({ $row }, { $column })
# $wall (String) - quale parete
# $count (Number) - quante caselle
# $cells (String) - le caselle
judging-wall-differs = { $wall }; { $count ->
        [one] una casella diversa: { $cells }
       *[other] { $count } caselle diverse: { $cells }
    }
judging-watch = Carica e guarda
judging-watch-tip = Mette questa parete nel gioco, fa lo stesso click con le stesse estrazioni e si ferma al primo errore
judging-wall = Parete del giudice

## Negli slot

# $slot (String) - lo slot con il suo programma
# $verdict (String) - il verdetto, in breve
judging-slot = { $slot }, { $verdict }
