### Porównanie dwóch programów.

help-compare = Porównuje dwa programy: koszty, bloki, kroki, co się zmienia
help-compare-limit = Pomiar programu zużywa najwyżej { $steps } milionów kroków; jeśli skończą się przed ruchami, pojawi się o tym informacja.
compare-cut-off = { $file }: zmierzono tylko { $moves } z { $wanted } ruchów, bo wyczerpano limit { $steps } milionów kroków.
