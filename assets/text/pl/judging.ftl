### Sędzia w oknie: werdykt obok kosztu i jego strona.

## Obok kosztu

judging-error-short = błąd
judging-proved = udowodniony
judging-unknown = jeszcze nic
judging-wrong-small = błędny na małej ścianie
judging-empty = brakuje pierwszego bloku
judging-not-finished = niedokończony: { $what }
judging-button = Werdykt: { $verdict }
judging-tip = Co znalazł sędzia

## Strona

judging-close = Zamknij werdykt
judging-says-empty = Przenieś blok pod „Po każdym kliknięciu”: wtedy sędzia go wypróbuje.
judging-says-pending = Sędzia próbuje program na wielu ścianach.
judging-says-silent = Sędzia na razie nic nie mówi.
judging-moves = Wypróbowane przypadki
judging-steps = Kroki na ruch
judging-steps-of = średnio { $mean }, najwyżej { $most }
judging-effort = Próba
judging-quick = szybka
judging-quick-tip = Kilka ścian: wystarczy podczas budowania
judging-normal = zwykła
judging-normal-tip = Wiele ścian: kilka sekund
judging-deep = dokładna
judging-deep-tip = Dwadzieścia razy tyle: trwa minutę lub dłużej
judging-progress = { $share }%
judging-stop = Zatrzymaj próbę
judging-never = Ani razu niewykonane
judging-never-more = { $count ->
        [one] i jeszcze jeden
       *[other] i jeszcze { $count }
    }
judging-show-block = Pokaż w programie: { $block }

## Przypadek, w którym coś jest źle

judging-happens = { $place } { $fault ->
        [runtime] ruch zatrzymuje się z błędem.
        [endless] ruch nigdy się nie kończy.
        [infection] zostają zarażone cegły.
        [other-infection] zarażone są nie te cegły.
        [more] zostaje za dużo cegieł.
        [fewer] znika za dużo cegieł.
       *[other] zostają nie te cegły.
    }
judging-small-wall = Na małej ścianie
judging-one-wall = Na jednej ze ścian
judging-before = przed kliknięciem
judging-click = kliknięcie
judging-differs = nie tak, jak powinno być
judging-wall-click = { $wall }; kliknięcie na ({ $row }, { $column })
judging-wall-differs = { $wall }; { $count ->
        [one] jedno inne pole: { $cells }
        [few] { $count } inne pola: { $cells }
       *[other] { $count } innych pól: { $cells }
    }
judging-watch = Wczytaj i obejrzyj
judging-watch-tip = Pokazuje tę ścianę, klika to samo pole z tymi samymi losowaniami i zatrzymuje się przy pierwszym błędzie
judging-wall = Ściana sędziego

## W slotach

judging-slot = { $slot }, { $verdict }
