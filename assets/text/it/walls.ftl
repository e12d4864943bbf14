### Pareti: farle, dipingerle, portarle qui e mandarle ad altri.

## Nel menù delle pareti

walls-clearable = Risolvibile di sicuro
walls-clearable-tip = Una parete costruita partendo dalla fine: cliccando nell'ordine giusto si tolgono tutti i mattoni
walls-number-tip = Un numero, oppure la riga con cui qualcuno ti ha mandato una parete
walls-paint = Dipingi…
walls-paint-tip = Dipingi una parete a mano, partendo da questa
walls-painted = Quella dipinta
walls-painted-tip = La parete che hai dipinto per ultima
walls-paste-tip = La riga di una parete, oppure nove righe di nove lettere: R G B Y F, e un punto dove non c'è mattone (Ctrl+V)
walls-open = Apri un file…
walls-open-tip = Una parete salvata in un file .wall o .txt
walls-copy-line = Copia il numero
walls-copy-line-tip = Copia la riga da mandare a chi vuole giocare con la stessa parete
walls-copy-text = Copia come testo
walls-copy-text-tip = Copia nove righe di nove lettere
# $number (String) - il suo numero
walls-name-clearable = Risolvibile { $number }
walls-name-painted = Parete dipinta

## La riga che dice una parete: prima i colori, poi il numero

# $colours (String) - quanti colori
# $number (String) - il suo numero
walls-line-dealt = Clickomania: parete di { $colours } colori, numero { $number }
# $colours (String) - quanti colori
# $number (String) - il suo numero
walls-line-clearable = Clickomania: parete svuotabile di { $colours } colori, numero { $number }

## Dipingere

walls-paint-title = Dipingi la parete
walls-brushes = Che cosa dipingere
# $what (String) - che cosa dipinge
# $key (String) - il tasto
walls-brush = { $what } ({ $key })
walls-no-brick = nessun mattone
walls-all-at-once = In una volta
walls-fill = Riempi (F)
walls-fill-tip = Un click dipinge tutte le caselle uguali collegate a quella
walls-mirror = Specchia
walls-turn = Ruota
walls-drop = Fai cadere
walls-clear = Svuota
walls-save = Salva la parete (Ctrl+S)
walls-play = Gioca con questa
walls-open-title = Apri una parete
walls-save-title = Salva la parete
walls-file-name = parete

## I nomi dei passi, come in «Annulla: riempi»

walls-change-paint = dipingi la parete
walls-stroke-paint = pennellata
walls-stroke-fill = riempi
walls-stroke-clear = svuota
walls-stroke-mirror = specchia
walls-stroke-turn = ruota
walls-stroke-drop = fai cadere
walls-stroke-bring = porta un'altra parete

## Frasi

walls-told-no-brick = Non c'è nessun mattone: dipingine almeno uno per poter giocare.
walls-told-over = Nessun mattone si può togliere: la partita sarebbe finita prima di cominciare.
walls-told-holes = Ci sono caselle vuote sotto dei mattoni. Si può giocare anche così, oppure premi «Fai cadere».
walls-told-painted = Ora giochi con la parete che hai dipinto: clicca su un mattone.
walls-told-given-up = La parete è rimasta quella di prima.
walls-told-left = La parete è rimasta quella di prima. Con «Dipingi…» ritrovi il tuo disegno.
walls-told-resumed = Ecco il disegno che avevi lasciato: con Ctrl+Z torni indietro passo per passo.
# $line (String) - la riga copiata
walls-told-copied-line = Copiato: «{ $line }». Incollalo dove vuoi, anche in un messaggio.
walls-told-copied-text = La parete è copiata come testo: nove righe di nove lettere.
walls-told-taken = Ecco la parete, al posto di quella di prima.
# $sentence (String) - che cosa non va, e dove
walls-told-pasted-wrong = Quello che hai incollato non è una parete. { $sentence }
