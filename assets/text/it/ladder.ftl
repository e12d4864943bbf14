### La scala dei costi: il costo migliore raggiunto, e le soluzioni che si aprono.

menu-ladder = Scala dei costi e soluzioni
ladder-title = La scala dei costi
# $cost (String) - un numero
ladder-best = Il tuo costo migliore: { $cost }
ladder-best-none = Costruisci un programma giusto: è il primo gradino
# $cost (String) - un numero
ladder-best-known = Il migliore conosciuto: { $cost }
ladder-says-how = Conta ogni programma costruito da te che il giudice accetta. Quando raggiungi un costo, si aprono le sue soluzioni.
# $cost (String) - un numero
ladder-reached = Costo { $cost }: raggiunto
# $cost (String) - un numero
ladder-ahead = Costo { $cost }: da raggiungere
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
# $cost (String) - un numero
ladder-says-closed = Questa soluzione è ancora chiusa: si apre quando un tuo programma accettato costa { $cost } o meno.
# $count (Number) - quante soluzioni
# $cost (String) - il costo raggiunto
ladder-says-rung = { $count ->
    [one] Complimenti: costo { $cost }, un gradino raggiunto! Una soluzione si è aperta: la trovi nella scala dei costi (Ctrl+L).
   *[other] Complimenti: costo { $cost }, un gradino raggiunto! { $count } soluzioni si sono aperte: le trovi nella scala dei costi (Ctrl+L).
}
# $cost (String) - il costo raggiunto
ladder-says-better = Complimenti: costo { $cost }, il tuo migliore finora.
# $cost (String) - il costo raggiunto
ladder-says-best = Complimenti: costo { $cost }, il migliore che si conosca.
# $cost (String) - il costo raggiunto
# $known (String) - il migliore conosciuto finora
ladder-says-beaten = Complimenti: costo { $cost }! Il migliore conosciuto era { $known }.
