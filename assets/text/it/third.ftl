### Il terzo clone: il gioco nel terminale, e che cosa non va in un file di tavola.

third-menu-create = CREA UNA TAVOLA NUOVA
third-menu-read = LEGGI UNA TAVOLA DA UN FILE
third-menu-leave = ESCI
third-ask-option = Scegli
third-ask-size = Grandezza della tavola
third-ask-obstacles = Numero di ostacoli
third-ask-file = Nome del file
# $moves (String) - quanti movimenti
# $score (String) - il punteggio
third-status = MOVIMENTI = { $moves } | PUNTEGGIO = { $score }
third-ask-enter = Premi [Invio] per vedere il nuovo blocco
# I tasti sono le lettere fra parentesi, in questo ordine: alto, basso, sinistra, destra, modo, salva, fine.
third-ask-key = [A]lto, [B]asso, [S]inistra, [D]estra | [M]odo, sal[V]a, [F]ine
third-choose-mode = SCEGLI COME VEDERE I BLOCCHI
third-ask-mode = Scegli
third-mode-letter = Lettera
third-mode-level = Livello
third-over = FINE DELLA PARTITA
# $low (String) - il più piccolo che va bene
# $high (String) - il più grande che va bene
third-wrong-number = Scrivi un numero intero da { $low } a { $high }
third-wrong-key = Scrivi una delle lettere fra parentesi
# $file (String) - il file
third-saved = La tavola è stata scritta in { $file }
# $file (String)
third-ask-overwrite = { $file } esiste già: sostituirlo? [S]ì, [N]o
third-not-saved = Niente è stato scritto
# $most (String)
third-too-large-to-show = La finestra mostra tavole fino a { $most } righe: per una più grande usa clickomania third nel terminale.

third-start-twice = la tavola è data due volte: scrivi --size oppure --file, non tutti e due
third-start-obstacles = gli ostacoli vanno con la grandezza della tavola: aggiungi --size N
# $most (String) - quanti al massimo
third-start-too-many-obstacles = gli ostacoli sono troppi: al massimo { $most }, perché resti una casella libera

## File

third-file-number-missing = Qui manca un numero: la prima riga dice quanti movimenti sono stati fatti, la seconda il punteggio.
third-file-number-negative = Il numero non può essere sotto lo zero: la prima riga dice quanti movimenti sono stati fatti, la seconda il punteggio.
third-file-number-malformed = Qui serve un numero intero di sole cifre: la prima riga dice quanti movimenti sono stati fatti, la seconda il punteggio.
third-file-number-too-large = Il numero è troppo grande: scrivine uno più piccolo.
# $low (String)
# $high (String)
third-file-board-too-small = La tavola è troppo piccola: ha da { $low } a { $high } righe e altrettante colonne.
# $low (String)
# $high (String)
third-file-board-too-large = La tavola è troppo grande: ha da { $low } a { $high } righe e altrettante colonne.
# $found (String) - quante caselle ha la riga
# $expected (String) - quante ne ha la prima
third-file-row-too-short = La riga è corta: le caselle sono { $found }, ma nella prima riga della tavola sono { $expected }. Aggiungi quelle che mancano, con . dove non c'è niente.
# $expected (String) - quante caselle ha la prima riga
third-file-row-too-long = La riga è lunga: nella prima riga della tavola le caselle sono { $expected }. Togli quelle di troppo.
# $found (String) - quante righe ci sono
# $expected (String) - quante colonne ci sono
third-file-too-few-rows = Mancano righe: la tavola è quadrata, e le righe sono { $found } ma le colonne { $expected }. Aggiungi quelle che mancano.
# $expected (String) - quante colonne ci sono
third-file-too-many-rows = Ci sono troppe righe: la tavola è quadrata, e le colonne sono { $expected }. Togli quelle di troppo.
# $character (String) - il carattere
third-file-unexpected-character = Il carattere «{ $character }» non va bene in una tavola: scrivi . dove non c'è niente, * per un ostacolo e una lettera per un blocco.
