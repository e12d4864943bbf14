### Nazwy i opisy przykładów, według plików.

ready-examples-infetto-piu-in-alto = Najwyższa zarażona
note-examples-infetto-piu-in-alto = Jeśli najwyższa zarażona cegła i kliknięta mają ten sam kolor, usuwa cegłę na polu (5, 4) i zrzuca stos z podstawą na polu (4, 4). Pokazuje bloki, nie gra w Clickomanię.
ready-examples-riga-cinque = Wiersz piąty
note-examples-riga-cinque = Jeśli kliknięte pole jest w wierszu numer 5, zaraża cegłę na polu (1, 4), a klikniętą maluje na czerwono. Pokazuje bloki, nie gra w Clickomanię.
ready-examples-tre-infetti-a-caso = Trzy losowe zarażone
note-examples-tre-infetti-a-caso = Usuwa trzy losowe zarażone cegły albo wszystkie, jeśli jest ich najwyżej trzy. Pokazuje bloki, nie gra w Clickomanię.
ready-examples-un-solo-blocco = Jeden blok
note-examples-un-solo-blocco = Najprostszy program: jeden blok wykonuje cały ruch.
