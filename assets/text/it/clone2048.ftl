### Il terzo clone: il gioco nel terminale, e che cosa non va in un file di tavola.

clone2048-menu-create = CREA UNA TAVOLA NUOVA
clone2048-menu-read = LEGGI UNA TAVOLA DA UN FILE
clone2048-menu-leave = ESCI
clone2048-ask-option = Scegli
clone2048-ask-size = Grandezza della tavola
clone2048-ask-obstacles = Numero di ostacoli
clone2048-ask-file = Nome del file
# $moves (String) - quanti movimenti
# $score (String) - il punteggio
clone2048-status = MOSSE = { $moves } | PUNTEGGIO = { $score }
clone2048-ask-enter = Premi [Invio] per vedere il nuovo blocco
# I tasti sono le lettere fra parentesi, in questo ordine: alto, basso, sinistra, destra, modo, salva, fine.
clone2048-ask-key = [A]lto, [B]asso, [S]inistra, [D]estra | [M]odo, sal[V]a, [F]ine
clone2048-choose-mode = SCEGLI COME VEDERE I BLOCCHI
clone2048-ask-mode = Scegli
clone2048-mode-letter = Lettera
clone2048-mode-level = Livello
clone2048-over = FINE DELLA PARTITA
# $low (String) - il più piccolo che va bene
# $high (String) - il più grande che va bene
clone2048-wrong-number = Scrivi un numero intero da { $low } a { $high }
clone2048-wrong-key = Scrivi una delle lettere fra parentesi
# $file (String) - il file
clone2048-saved = La tavola è stata scritta in { $file }
# $file (String)
clone2048-ask-overwrite = { $file } esiste già: sostituirlo? [S]ì, [N]o
clone2048-not-saved = Non è stato scritto niente
# $most (String)
clone2048-too-large-to-show = La finestra mostra tavole fino a { $most } righe: per una più grande usa clickomania third nel terminale.

clone2048-start-twice = la tavola è data due volte: scrivi --size oppure --file, non tutti e due
clone2048-start-obstacles = per gli ostacoli serve la grandezza della tavola: aggiungi --size N
# $most (String) - quanti al massimo
clone2048-start-too-many-obstacles = gli ostacoli sono troppi: al massimo { $most }, perché resti una casella libera

## File

clone2048-file-number = Qui serve un numero intero da 0 in su, di sole cifre: la prima riga dice quante mosse sono state fatte, la seconda il punteggio.
clone2048-file-number-too-large = Il numero è troppo grande: scrivine uno più piccolo.
# $low (String)
# $high (String)
clone2048-file-board-size = La tavola deve avere da { $low } a { $high } righe e altrettante colonne.
# $character (String) - il carattere
clone2048-file-unexpected-character = Il carattere «{ $character }» non va bene in una tavola: scrivi . dove non c'è niente, * per un ostacolo e una lettera per un blocco.
