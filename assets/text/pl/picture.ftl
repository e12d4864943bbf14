### Obrazy programów, SVG i PNG.

## Na początku obrazu, dla tych, którzy go nie widzą

picture-title = „{ $name }”, koszt { $cost }

## Dlaczego nie ma obrazu albo w obrazie nie ma programu

picture-refused-too-large = Obraz miałby { $width } × { $height } pikseli, a liczba pikseli to najwyżej { $most } mln: wybierz plik .svg, który może być dowolnie duży, albo zbliż do siebie rozrzucone bloki.
picture-refused-not-drawn = Nie można narysować obrazu: { $reason }. Wybierz plik .svg.
picture-refused-no-program = W tym obrazie nie ma programu: można otworzyć tylko obrazy zrobione w Clickomanii, a wysyłanie lub przerabianie czasem usuwa program. Poszukaj oryginalnego obrazu albo pliku .ron.
picture-refused-name = Nazwa obrazu kończy się na .svg lub .png: wybierz jedno z dwóch.
film-refused-name = Nazwa filmu kończy się na .png lub .gif: wybierz jedną z nich.
film-refused-no-move = Nie ma ruchu do sfilmowania: kliknij cegłę, a potem zapisz film.
picture-refused-damaged = Program w tym obrazie jest uszkodzony: plik został ucięty lub zmieniony. Poszukaj całej kopii.

## Okno

menu-save-picture = Zapisz jako obraz…
dialog-picture-title = Zapisz program jako obraz
menu-save-film = Zapisz jako film…
dialog-film-title = Zapisz ostatni ruch jako film
film-progress = Przygotowuję film: { $percent } %
film-stop = Zatrzymaj
film-stopped = Film zatrzymany: nie zapisano żadnego pliku.
picture-making = Przygotowuję { $path }…

## Wiersz poleceń

cli-picture-format = „{ $given }” nie pasuje: nazwa obrazu musi kończyć się na .svg lub .png
cli-film-format = „{ $given }” nie pasuje: nazwa filmu musi kończyć się na .png lub .gif
cli-file-folder-missing = folder nie istnieje: najpierw go utwórz albo wybierz inny
cli-file-write-permission = brak uprawnień do zapisu: wybierz inną nazwę lub inny folder
help-picture = Rysuje program w pliku (SVG, PNG) albo filmuje jego ruch
help-option-output = Plik: .svg lub .png; dla filmu .png (z programem w środku) lub .gif
help-option-film = Filmuje ostatnie kliknięcie: animowany .png lub .gif; wcześniejsze są grane
