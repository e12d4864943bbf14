### I suggerimenti nella finestra: i passi dalla domanda ai blocchi.

menu-hint = Suggerimento
change-hint = segui un suggerimento
hinting-seeking = Cerco un modo di spendere meno…
# $number (String) - il passo
# $of (String) - quanti passi in tutto
hinting-step = passo { $number } di { $of }
hinting-instead = Al posto di
hinting-put = metti
hinting-remove = Togli
hinting-where = Dove?
hinting-how = Come?
hinting-apply = Applica
hinting-other = Un'altra idea
hinting-close = Chiudi il suggerimento (Esc)
# $saves (String) - quanto costa in meno
hinting-saves = Fa risparmiare { $saves }
# $cost (String) - quanto costa
hinting-says-none = Non conosco un modo di farlo con meno di { $cost }. Però io provo solo piccoli cambiamenti: una strada del tutto nuova non so trovarla. Tu sì?
hinting-says-mistake = Prima di tutto: il programma non è ancora giusto.
hinting-says-cut-off = Ho smesso di cercare: le mosse di questo programma fanno troppi passi. Potrebbero esserci altri suggerimenti.
hinting-after-mistake = E per spendere meno?
hinting-says-not-ready = Il programma non è ancora pronto: completalo, poi chiedi un suggerimento.
hinting-says-changed = Il programma è cambiato: chiedi di nuovo il suggerimento.
# $saves (String) - quanto costa in meno
# $cost (String) - quanto costa ora
hinting-says-applied = Fatto: si risparmia { $saves }, e ora il programma costa { $cost }. Con Ctrl+Z torna com'era.
