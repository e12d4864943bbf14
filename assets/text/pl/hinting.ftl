### Podpowiedzi w oknie: kroki od pytania do bloków.

menu-hint = Podpowiedź
change-hint = zastosowanie podpowiedzi
hinting-seeking = Szukam sposobu, żeby wydać mniej…
hinting-step = krok { $number } z { $of }
hinting-instead = Zamiast
hinting-put = wstaw
hinting-remove = Usuń
hinting-where = Gdzie?
hinting-how = Jak?
hinting-apply = Zastosuj
hinting-other = Inny pomysł
hinting-close = Zamknij podpowiedź (Esc)
hinting-saves = Oszczędność: { $saves }
hinting-says-none = Nie znam sposobu, żeby zrobić to za mniej niż { $cost }. Próbuję jednak tylko małych zmian: całkiem nowej drogi nie umiem znaleźć. A ty?
hinting-says-mistake = Najpierw: program nie jest jeszcze poprawny.
hinting-says-cut-off = Szukanie przerwano: ruchy tego programu wykonują za dużo kroków. Może być więcej podpowiedzi.
hinting-after-mistake = A jak wydać mniej?
hinting-says-not-ready = Program nie jest jeszcze gotowy: dokończ go, a potem poproś o podpowiedź.
hinting-says-changed = Program się zmienił: poproś o podpowiedź jeszcze raz.
hinting-says-applied = Gotowe: oszczędność { $saves }, program kosztuje teraz { $cost }. Ctrl+Z cofa zmianę.
