### I traguardi: il costo migliore raggiunto, e le soluzioni che si sbloccano.

menu-ladder = Traguardi e soluzioni
ladder-title = I traguardi
# $what (String) - per esempio «costo 35» o «7 blocchi»
ladder-best = Il tuo migliore: { $what }
ladder-best-none = Costruisci un programma giusto: è il primo traguardo
ladder-best-given = Hai aperto questo programma già fatto: i traguardi contano quando ne costruisci uno tuo o migliori questo
# $what (String) - per esempio «costo 35» o «7 blocchi»
ladder-best-known = Il migliore conosciuto: { $what }
# $what (String) - per esempio «costo 35» o «7 blocchi»
ladder-last = L'ultimo traguardo della lezione: { $what }
# $what (String) - per esempio «costo 2»
ladder-best-possible = Il minimo possibile: { $what }. Nessun programma giusto costa meno.
# $least (String) - il costo minimo
# $what (String) - il migliore conosciuto, per esempio «costo 3»
ladder-at-least = Almeno { $least }; il migliore conosciuto: { $what }. Sai trovare di meglio?
# $goal (String) - il traguardo, per esempio «Raggiunto: costo 2»
ladder-least = { $goal }. Il minimo possibile.
ladder-says-how = Conta ogni programma giusto costruito da te. Quando raggiungi un costo, si sbloccano le sue soluzioni.
ladder-says-counts = Conta ogni programma giusto costruito da te.
# $what (String) - per esempio «costo 35» o «7 blocchi»
ladder-reached = Traguardo raggiunto: { $what }
# $what (String) - per esempio «costo 35»
ladder-hinted = Traguardo raggiunto con un suggerimento: { $what }
# $what (String) - per esempio «costo 35» o «7 blocchi»
ladder-ahead = Traguardo da raggiungere: { $what }
ladder-part-whole = la mossa intera
ladder-part-infection = l'infezione
ladder-part-removal = la rimozione
ladder-part-fall = la caduta
# $count (Number) - quante soluzioni
# $parts (String) - le fasi che le soluzioni scrivono per esteso
ladder-closed = { $count ->
    [one] Una soluzione: { $parts }
   *[other] { $count } soluzioni: { $parts }
}
# $what (String) - per esempio «costo 35» o «7 blocchi»
ladder-says-closed = Questa soluzione è ancora bloccata: la sblocca un tuo programma giusto ({ $what } o meno).
# $count (Number) - quante soluzioni
# $what (String) - che cosa è raggiunto, per esempio «costo 35»
ladder-says-rung = { $count ->
    [one] Complimenti: { $what }, un traguardo raggiunto! Si è sbloccata una soluzione: la trovi fra i traguardi (Ctrl+L).
   *[other] Complimenti: { $what }, un traguardo raggiunto! Si sono sbloccate { $count } soluzioni: le trovi fra i traguardi (Ctrl+L).
}
# $what (String) - che cosa è raggiunto, per esempio «costo 35»
ladder-says-better = Complimenti: { $what }, il tuo migliore finora.
# $what (String) - che cosa è raggiunto, per esempio «costo 35»
ladder-says-best = Complimenti: { $what }, il migliore che si conosca.
# $what (String) - che cosa è raggiunto, per esempio «costo 35»
# $known (String) - il migliore conosciuto finora
ladder-says-beaten = Complimenti: { $what }! Il migliore conosciuto era { $known }.
# $what (String) - per esempio «costo 35»
ladder-says-hinted = Con un suggerimento: { $what }. Il traguardo ha un anello; ha la spunta quando ci arrivi senza «Applica».

## Perché nessun programma costa meno

# $deeds (String) - che cosa fa il blocco che ci vuole, per esempio «toglie un mattone o colora di rosso»
least-needs = Senza un blocco che { $deeds }, questa parete non può diventare quella.
least-removes = toglie un mattone
least-lowers = fa scendere un mattone
least-plays = toglie un'area e fa cadere i mattoni
# $colour (String) - red, green, blue, yellow, fuchsia
least-paints = colora di { $colour ->
        [red] rosso
        [green] verde
        [blue] blu
        [yellow] giallo
       *[fuchsia] fucsia
    }
least-infects = infetta
least-cures = toglie l'infezione
least-proved-title = Che cosa vuol dire «dimostrato»?
least-proved-tried = Provando le pareti si scopre che un programma è sbagliato. Non si scopre mai che è giusto: le pareti sono molte di più di quelle che si possono provare.
least-proved-reason = «Dimostrato» vuol dire che c'è una ragione, e la ragione vale per tutte le pareti, anche per quelle che nessuno ha provato.
least-proved-wall = Questa parete è una ragione. Senza il blocco che manca, gli altri blocchi non la cambiano mai in quella giusta, in qualunque ordine. Perciò qui sbaglia ogni programma che costa meno, anche quelli che nessuno ha ancora scritto.

## I punteggi

scores-axes = Grafico dei punteggi: costo e passi
# $cost (Number) - il costo
# $blocks (String) - quanti blocchi
# $steps (String) - quanti passi
scores-numbers = costo { $cost }, blocchi { $blocks }, passi { $steps }
scores-present = il programma di adesso
scores-par = un programma noto
# $blocks (String) - quanti blocchi
scores-fewest-blocks = Mai così pochi blocchi: { $blocks }
# $steps (String) - quanti passi
scores-fewest-steps = Mai così pochi passi: { $steps }
# $what (String) - quello che resta: costo 2 · 51 blocchi
scores-next = Ora: { $what }
scores-see-chart = grafico dei punteggi: Ctrl+L
# $file (String) - il menu
# $export (String) - la voce del menu
scores-see-film = filmato della mossa: { $file } › { $export }
# $cost (Number) - il costo
scores-now = adesso: { $cost }
scores-yours = tuoi
scores-solutions = soluzioni
scores-to-reach = da raggiungere
scores-size = grandezza: blocchi
scores-steps = passi
