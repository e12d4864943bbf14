### Sędzia: czy program jest poprawny na każdej ścianie, a jeśli nie, gdzie się myli.

## Werdykty w skrócie

judge-verdict-accepted = poprawny
judge-verdict-lucky = poprawny tylko dzięki szczęściu
judge-verdict-wrong-wall = błędny
judge-verdict-infection-left = zostały zarażone
judge-verdict-wrong-infection = złe zarażenie
judge-verdict-runtime-error = zatrzymuje się z błędem
judge-verdict-does-not-end = nigdy się nie kończy
judge-verdict-too-slow = za wolny
judge-verdict-not-ready = niedokończony
judge-verdict-not-allowed = niedozwolony blok
judge-verdict-unreadable = nieczytelny

## Co jest pewne

judge-says-up-to = Poprawny na każdej ze ścian, które mają najwyżej { $bricks ->
        [1] jedną cegłę
        [2] dwie cegły
        [3] trzy cegły
        [4] cztery cegły
        [5] pięć cegieł
       *[other] sześć cegieł
    } (jest ich { $walls }){ $draws ->
        [all] , cokolwiek wylosuje.
        [some] . Tam, gdzie możliwych losowań jest za dużo, wypróbowano tylko niektóre.
       *[none] .
    }
judge-says-everywhere = Udowodnione: program jest poprawny na każdej ścianie.
judge-says-if-it-ends = Udowodnione: program jest poprawny zawsze, gdy się kończy, a kończy się z prawdopodobieństwem 1.
judge-certain-up-to = { $bricks ->
        [one] do jednej cegły
       *[other] do { $bricks } cegieł
    }
judge-certain-everywhere = na każdej ścianie
judge-certain-if-it-ends = jeśli się kończy

## Co znalazł

judge-says-accepted = Żadnego błędu; wypróbowane przypadki: { $cases }.
judge-says-too-slow = Ruchy wykonują za dużo kroków. W przypadkach, które udało się wypróbować ({ $cases }), program się nie myli, ale jest ich za mało, żeby wiedzieć, czy jest poprawny.
judge-says-not-ready = Program nie jest gotowy: najpierw go uzupełnij.
judge-says-not-allowed = { $more ->
        [0] Program używa bloku „{ $block }”, który w tym zadaniu jest niedozwolony.
        [one] Program używa bloku „{ $block }” i jeszcze jednego, które w tym zadaniu są niedozwolone.
       *[other] Program używa bloku „{ $block }” i jeszcze { $more } innych, które w tym zadaniu są niedozwolone.
    }
judge-says-nothing-wanted = To zadanie nie mówi, co ma robić ruch: nie ma czego oceniać.
judge-says-rules-fail = Błąd jest w samym zadaniu: po kliknięciu ({ $row }, { $column }) jego polecenia w „{ $list }” nie dochodzą do końca. { $why }
judge-says-fault = Po kliknięciu ({ $row }, { $column }) na ścianie z { $bricks ->
        [one] jedną cegłą
       *[other] { $bricks } cegłami
    } { $fault ->
        [runtime] ruch zatrzymuje się z powodu błędu.
        [endless] ruch się nie kończy.
        [infection] ściana jest dobra, ale zostają zarażone cegły.
        [other-infection] ściana jest dobra, ale zarażone są nie te cegły, które powinny.
        [more] zostają cegły, które powinny zniknąć.
        [fewer] znikają cegły, które powinny zostać.
       *[other] zostają nie te cegły, które powinny.
    }
judge-says-step = Pierwszy błąd jest w kroku { $step }.
judge-says-cell = Pierwsze pole, które się różni, to ({ $row }, { $column }).
judge-says-lucky = Program jest poprawny tylko dzięki szczęściu: przy przypadkowym losowaniu myli się w { $share } ruchach na 100.
judge-says-lucky-few = Program jest poprawny tylko dzięki szczęściu: przy przypadkowym losowaniu myli się rzadziej niż w jednym ruchu na 100.
judge-says-lucky-rarely = Program przeszedł { $cases } losowych przypadków, ale tylko dzięki szczęściu: przy pechowym losowaniu się myli.
judge-says-hostile = W tym przypadku losowanie dobrano tak, żeby się pomylił.
judge-says-phase = { $phase ->
        [infection] Faza zarażania nie działa.
        [removal] Faza usuwania nie działa.
       *[fall] Faza spadania nie działa.
    }
judge-says-never-executed = { $count ->
        [one] Jeden blok ani razu się nie wykonał.
        [few] { $count } bloki ani razu się nie wykonały.
       *[other] { $count } bloków ani razu się nie wykonało.
    }
judge-says-other-game = W drugiej grze ({ $game }) ani razu się nie pomylił.

## Tabele

judge-wall = ściana
judge-expected = oczekiwana
judge-obtained = otrzymana
judge-progress = { $number } z { $count }, { $share }%: { $file }

## Strona HTML

judge-page-title = Ocenione programy
judge-page-program = Program
judge-page-author = Autor

## Pomoc

help-judge = Sprawdza, czy programy są poprawne, i pokazuje, gdzie się mylą
help-judge-limit = Cokolwiek robi program, jego ocena zużywa najwyżej { $quick } milionów kroków (quick), { $normal } (normal) lub { $deep } (deep).
help-option-effort = Jak dokładnie próbować: quick, normal lub deep
help-option-judge-format = Format raportu: table, json, csv lub html
help-option-prove = Próbuje też udowodnić poprawność przyjętych programów
