### Il confronto di programmi, nella finestra.

## La pagina

menu-compare = Confronta programmi
comparison-to-canvas = Torna alla tela
comparison-to-table = Torna alla tabella
comparison-side-by-side = Fianco a fianco
comparison-put-side-by-side = Metti fianco a fianco
comparison-compare-others = Confronta con altri programmi…
# $game (String) - il nome del gioco
comparison-rules-tip = Misura e giudica tutti i programmi con il gioco { $game }
comparison-add = Aggiungi…
comparison-add-tip = Aggiungi un file, o ciò che hai tolto dalla tabella
comparison-add-file = Un file…
comparison-add-title = Aggiungi un programma al confronto

## La tabella

comparison-table = Programmi a confronto
comparison-from-canvas = sulla tela
# $number (String) - da 1 a 4
comparison-from-slot = slot { $number }
comparison-from-example = esempio
comparison-column-mean = Passi in media
comparison-column-worst = Passi al massimo
# $column (String) - il nome della colonna
comparison-sort-tip = Ordina per { $column }; un altro click inverte l'ordine
# $name (String) - il nome del programma
comparison-remove = Togli dalla tabella: { $name } (Canc)
comparison-measuring = misuro…
comparison-judging = giudico…
# $known (String) - quanto è fatto
# $of (String) - quanto c'è da fare
comparison-measured = Misurati e giudicati: { $known } su { $of }
# $moves (String) - su quante mosse si sono misurati i passi
# $wanted (String) - quante dovevano essere
comparison-measured-in-part = su { $moves } mosse di { $wanted }
# $cases (String) - in quanti casi non si è trovato alcun errore
comparison-cases = in { $cases } casi
comparison-go-on = Riprendi
comparison-choose = Scegli uno o due programmi nella tabella

## I costi

comparison-by-phase = Fase per fase
comparison-by-block = Blocco per blocco
comparison-phase-removal = Rimozione
comparison-phase-fall = Caduta
comparison-phase-other = Più fasi o nessuna

## Fianco a fianco

# $letter (String) - A o B
# $name (String) - il nome
# $cost (String) - il costo
comparison-side = Programma { $letter }: { $name }, costo { $cost }
# $step (String) - quanti passi sono fatti
# $of (String) - quanti ne ha la mossa
comparison-step = Passo { $step } di { $of }
comparison-computing = Calcolo la mossa…
comparison-click = Clicca su un mattone
comparison-right = La parete è quella giusta
comparison-wrong = La parete non è quella giusta
comparison-same-wall = Da capo
comparison-other-wall = Altra parete

## Le differenze

comparison-mark-only = solo qui
comparison-mark-changed = cambiato
comparison-mark-moved = spostato
comparison-previous-difference = Differenza precedente
comparison-next-difference = Differenza successiva
comparison-seeking-differences = Cerco le differenze…
comparison-no-differences = Nessuna differenza
# $count (Number) - quante
comparison-differences = { $count ->
        [one] Una differenza
       *[other] { $count } differenze
    }
comparison-marked-tip = Segna le differenze sui blocchi

## Frasi

comparison-told-open = Scegli due programmi per metterli fianco a fianco; Esc torna alla tela.
# $column (String) - il nome della colonna
comparison-told-rising = Ordine per { $column }, dal più piccolo.
# $column (String) - il nome della colonna
comparison-told-falling = Ordine per { $column }, dal più grande.
# $name (String) - il nome del file
comparison-told-added = Aggiunto alla tabella: { $name }.
# $name (String) - il nome del programma
comparison-told-removed = Tolto dalla tabella: { $name }. Con Aggiungi lo ritrovi.
# $count (Number) - quanti file al massimo
comparison-told-too-many = { $count ->
        [one] Nella tabella ci sta un solo file: toglilo prima.
       *[other] Nella tabella ci stanno al massimo { $count } file: prima togline uno.
    }
comparison-told-canvas-stays = Il programma sulla tela resta sempre nella tabella.
comparison-told-choose-two = Prima scegli due programmi nella tabella: uno è A, l'altro è B.
comparison-told-click = Clicca su un mattone di una delle due pareti: i due programmi fanno la stessa mossa.
# $name (String) - il nome del programma
comparison-told-not-ready = { $name }: il programma è incompleto. Completalo sulla tela, poi confrontalo di nuovo.
comparison-told-runs = Una mossa è in corso: aspetta che finisca, o premi Da capo.
comparison-told-begin-again = Le due pareti non sono uguali: per un'altra mossa premi Da capo o Altra parete.
# $a (String) - i passi di A
# $b (String) - i passi di B
comparison-told-same-wall = Le due pareti sono uguali. Passi: A { $a }, B { $b }.
# $cells (Number) - quante caselle
# $a (String) - i passi di A
# $b (String) - i passi di B
comparison-told-other-wall = { $cells ->
        [one] Le due pareti sono diverse in una casella.
       *[other] Le due pareti sono diverse in { $cells } caselle.
    } Passi: A { $a }, B { $b }.
# $name (String) - il nome del programma
# $why (String) - una frase che dice che cosa è andato storto
comparison-failed = { $name }: { $why }
# $number (String) - quale
# $of (String) - quante sono
# $block (String) - il blocco
comparison-told-only-a = Differenza { $number } di { $of }, solo in A: «{ $block }».
# $number (String) - quale
# $of (String) - quante sono
# $block (String) - il blocco
comparison-told-only-b = Differenza { $number } di { $of }, solo in B: «{ $block }».
# $number (String) - quale
# $of (String) - quante sono
# $left (String) - il blocco in A
# $right (String) - il blocco in B
comparison-told-changed = Differenza { $number } di { $of }, cambiato: in A «{ $left }», in B «{ $right }».
# $number (String) - quale
# $of (String) - quante sono
# $block (String) - il blocco
# $count (Number) - quanti blocchi
comparison-told-moved = Differenza { $number } di { $of }, spostato: «{ $block }»{ $count ->
        [one] .
       *[other] , con i seguenti: { $count } blocchi in tutto.
    }
comparison-told-no-difference = I due programmi non hanno differenze.
