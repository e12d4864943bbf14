### Porównanie dwóch programów.

help-compare = Porównuje dwa programy: koszty, bloki, kroki, co się zmienia
