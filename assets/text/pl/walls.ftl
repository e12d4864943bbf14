### Ściany: tworzenie, malowanie, przynoszenie tutaj i wysyłanie innym.

## W menu ścian

walls-clearable = Zawsze da się rozwiązać
walls-clearable-tip = Ściana zrobiona od końca: klikając we właściwej kolejności, usuniesz wszystkie cegły
walls-number-tip = Numer albo wiersz, w którym ktoś przysłał ci ścianę
walls-paint = Maluj…
walls-paint-tip = Pomaluj ścianę ręcznie, zaczynając od tej
walls-painted = Namalowana
walls-painted-tip = Ściana namalowana przez ciebie ostatnio
walls-paste-tip = Wiersz nazywający ścianę albo dziewięć wierszy po dziewięć liter: R G B Y F i kropka tam, gdzie nie ma cegły (Ctrl+V)
walls-open = Otwórz plik…
walls-open-tip = Ściana zapisana w pliku .wall lub .txt
walls-copy-line = Kopiuj numer
walls-copy-line-tip = Kopiuje wiersz dla kogoś, kto chce grać na tej samej ścianie
walls-copy-text = Kopiuj jako tekst
walls-copy-text-tip = Kopiuje dziewięć wierszy po dziewięć liter
walls-name-clearable = Do rozwiązania { $number }
walls-name-painted = Namalowana ściana

## Wiersz, który nazywa ścianę: najpierw kolory, potem numer

walls-line-dealt = Clickomania: ściana o { $colours } kolorach, numer { $number }
walls-line-clearable = Clickomania: ściana do opróżnienia o { $colours } kolorach, numer { $number }

## Malowanie

walls-paint-title = Pomaluj ścianę
walls-brushes = Co malować
walls-brush = { $what } ({ $key })
walls-no-brick = bez cegły
walls-all-at-once = Za jednym razem
walls-fill = Wypełnij (F)
walls-fill-tip = Jedno kliknięcie maluje wszystkie takie same pola połączone z tym polem
walls-mirror = Odbij
walls-turn = Obróć
walls-drop = Zrzuć
walls-clear = Wyczyść
walls-save = Zapisz ścianę (Ctrl+S)
walls-play = Graj na tej
walls-open-title = Otwórz ścianę
walls-save-title = Zapisz ścianę
walls-file-name = ściana

## Nazwy kroków, jak w „Cofnij: wypełnienie”

walls-change-paint = malowanie ściany
walls-stroke-paint = pociągnięcie pędzla
walls-stroke-fill = wypełnienie
walls-stroke-clear = wyczyszczenie
walls-stroke-mirror = odbicie
walls-stroke-turn = obrót
walls-stroke-drop = zrzucenie cegieł
walls-stroke-bring = inna ściana

## Zdania

walls-told-no-brick = Nie ma żadnej cegły: namaluj co najmniej jedną, żeby móc grać.
walls-told-over = Nie można usunąć żadnej cegły: gra skończyłaby się, zanim się zacznie.
walls-told-holes = Pod cegłami są puste pola. Tak też można grać albo naciśnij „Zrzuć”.
walls-told-painted = Teraz grasz na namalowanej ścianie: kliknij cegłę.
walls-told-given-up = Ściana pozostała taka jak przedtem.
walls-told-left = Ściana pozostała taka jak przedtem. Przez „Maluj…” wrócisz do swojego rysunku.
walls-told-resumed = Oto twój niedokończony rysunek: Ctrl+Z cofa go krok po kroku.
walls-told-copied-line = Skopiowano: „{ $line }”. Wklej, gdzie chcesz, także do wiadomości.
walls-told-copied-text = Ściana jest skopiowana jako tekst: dziewięć wierszy po dziewięć liter.
walls-told-taken = Oto ściana, zamiast poprzedniej.
walls-told-pasted-wrong = To, co wklejono, nie jest ścianą. { $sentence }
