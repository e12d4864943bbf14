### Pliki okna: co się nie udało, gdzie, dlaczego i co zrobić.

## Co się nie udało

storage-keep = Nie mogę nic przechować w „{ $path }”. { $why }
storage-read = Nie mogę odczytać „{ $path }”. { $why }
storage-write = Nie mogę zapisać „{ $path }”. { $why }
storage-remove = Nie mogę usunąć „{ $path }”. { $why }
storage-set-aside = Nie mogę odczytać „{ $path }” ani zmienić jego nazwy. { $why }
storage-list = Nie mogę sprawdzić, co jest w „{ $path }”. { $why }
storage-is-now = { $sentence } Nic nie przepadło: poprzedni plik nazywa się teraz „{ $path }”.
storage-several-are-now = Niektórych plików nie da się odczytać: zaczynam je od nowa. Nic nie przepadło: poprzednie nazywają się teraz { $names }.
storage-at = Wiersz { $line }, kolumna { $column }. { $why }

## Dlaczego

storage-not-found = Plik lub jego folder nie istnieje: sprawdź nazwę.
storage-permission = Brak uprawnień: wybierz inny folder albo zapytaj osobę, która opiekuje się komputerem.
storage-full = Dysk jest pełny: zwolnij miejsce albo zapisz gdzie indziej.
storage-read-only = Z tego dysku można tylko czytać: zapisz gdzie indziej.
storage-is-folder = To folder, a potrzebny jest plik: wybierz inną nazwę.
storage-not-a-folder = Część tej ścieżki to plik, a potrzebny jest tam folder: wybierz inny folder.
storage-not-a-file = To nie jest zwykły plik: wybierz inny.
storage-bad-name = Nazwa nie pasuje, może jest za długa: wybierz inną.
storage-slow = Dysk nie odpowiada: sprawdź, czy jest podłączony, i zapisz jeszcze raz.
storage-locked = Inne okna zajęły już wszystkie foldery robocze: zamknij któreś z nich.
storage-other = System mówi: „{ $message }”. Spróbuj jeszcze raz albo wybierz inne miejsce.
storage-record = Jest tu coś, czego Clickomania nie zapisała: zaczynam od nowa.
storage-record-replaced = Jest tu coś, czego Clickomania nie zapisała: zastępuję to tym, co ma to okno.
storage-record-closed = Ktoś zmienił ten plik poza Clickomanią, więc pozostaje zablokowany. Żeby go odblokować, usuń plik.
storage-sealed = Jego zawartość zmieniono z zewnątrz albo jest uszkodzona.
storage-newer = Zapisała go nowsza wersja programu: zostawiam go bez zmian, a to, co tu zmienisz, zostanie tylko w pamięci. Użyj tamtej wersji.
storage-busy = Zajmuje go inne okno: za chwilę spróbuję ponownie.
storage-too-large = Program jest za duży na plik: najwyżej { $limit } MiB. Usuń kilka bloków.
storage-changed-elsewhere = Inne okno właśnie zmieniło ten slot: sprawdź, co zawiera, i spróbuj jeszcze raz.
storage-no-such-slot = Slot { $number } nie istnieje: wybierz inny.
storage-nowhere = To okno nie ma folderu na sloty i ustawienia: zapisz program w pliku.

## Na początku: to, co znów jest

storage-resumed = Oto znów „{ $name }”, tak jak było, { $ago }.
storage-one-back = Poprzedni program, „{ $name }”, { $ago }, przywrócisz przez Ctrl+Z.

## Czego nie da się zapisać; okno jest zamykane

storage-unsaved = { $sentence } Na razie zostaje w pamięci, a ja próbuję dalej.
storage-saved-again = Wszystko jest już znów zapisane.
closing-title = Są niezapisane zmiany
closing-why = { $why } Jeśli teraz zamkniesz, to, czego brakuje, przepadnie. Możesz zostać i zapisać program w pliku w innym miejscu.
closing-stay = Zostań
closing-again = Spróbuj ponownie i zamknij
closing-anyway = Zamknij mimo to
