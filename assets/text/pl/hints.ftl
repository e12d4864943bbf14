### Podpowiedzi: jak zrobić to samo taniej. Najpierw pytanie, potem miejsce, potem bloki.

help-hints = Podpowiada, jak zrobić to samo taniej
help-hints-limit = Szukanie podpowiedzi zużywa najwyżej około { $steps } milionów kroków; jeśli się skończą, pojawi się o tym informacja.

hint-general-phases = Ruch składa się z trzech faz: zarażenie obszaru, usunięcie zarażonych cegieł, spadanie pozostałych. Czy każda z nich ma swój blok?
hint-place-phases = Blok „{ $block }” sam robi trzy fazy: wstaw zamiast niego trzy bloki, po jednym na fazę.
hint-general-connection = Obszar zarażenia tworzą cegły połączone z klikniętą, jeśli ma ona choć jednego sąsiada w swoim kolorze. Jak zbadać wszystkie pola, jedno po drugim?
hint-place-connection = W miejscu „{ $block }” sprawdź, czy jest sąsiad w tym samym kolorze; potem dwiema pętlami „licz z” zaraź każde połączone pole.
hint-general-walk = Pas ma górę i dół. Jak je znaleźć, zaczynając od klikniętego pola i idąc krok po kroku?
hint-place-walk = Zamiast „{ $block }” poszukaj góry i dołu dwiema zmiennymi i dwiema pętlami „powtarzaj dopóki”.
hint-general-sweeps = Cegłę trzeba zarazić, jeśli ma właściwy kolor i jej sąsiad jest już zarażony. Ile razy trzeba przejść przez całą ścianę?
hint-place-sweeps = Od „{ $block }” zaczyna się całe zarażanie: zrób je w 81 przejściach po ścianie, z jednym tylko „Zaraź”. Jeśli jakiejś cegły jeszcze brakuje, każde przejście zaraża co najmniej jedną. Cegieł jest najwyżej 81, więc 81 przejść zawsze wystarczy.
hint-general-condition = Kilka bloków „jeśli” robi to samo. Czy można to zapisać raz, z warunkiem złożonym?
hint-place-condition = Od „{ $block }” w dół jest kilka „jeśli” z tymi samymi poleceniami: połącz je w jedno blokiem „lub”.
hint-general-loop = To samo polecenie pojawia się kilka razy, za każdym razem dla innego pola. Czy pętla może za każdym razem zmieniać pole?
hint-place-loop = Od „{ $block }” w dół użyj polecenia tylko raz, w pętli „licz z”, a pole wybierz blokiem „test”.
hint-general-one-by-one = Zarażone cegły można usuwać po jednej. Która pętla przechodzi przez wszystkie?
hint-place-one-by-one = Zamiast „{ $block }” użyj „Dla każdego pola” i usuń cegłę z jego pola. Pętla przechodzi przez każde zarażone pole raz, więc żadne nie zostaje.
hint-general-columns = Spadanie dotyczy jednej kolumny naraz. Który blok porządkuje kolumnę, a która pętla przechodzi przez wszystkie?
hint-place-columns = Zamiast „{ $block }” użyj „Ściśnij kolumnę” w pętli „licz z”. Kolumn jest dziewięć, od 0 do 8, i żadna cegła nie zmienia kolumny.
hint-general-stacks = Kolumnę ściska się, zrzucając jej stosy. Od którego do którego wiersza może być podstawa?
hint-place-stacks = Zamiast „{ $block }” zrzuć stos w każdym wierszu od 0 do 7: cegły z wiersza 8 nie mogą już zejść.
hint-general-upwards = Zrzucenie cegły kosztuje mniej niż zrzucenie stosu. W jakiej kolejności trzeba zrzucać cegły kolumny?
hint-place-upwards = W „{ $block }” zrzuć cegłę zamiast stosu, licząc z dołu do góry. Od dołu, bo gdy przychodzi kolej na cegłę, te pod nią już spadły.
hint-general-bricks = Stos schodzi, gdy jego cegły schodzą jedna po drugiej. Od której się zaczyna?
hint-place-bricks = Zamiast „{ $block }” opuszczaj cegły kolumny po jednej, od podstawy w górę. Podstawa idzie pierwsza: robi miejsce cegle nad nią.
hint-general-steps = Spadać to schodzić, dopóki się da. Ile razy, co najwyżej?
hint-place-steps = Zamiast „{ $block }” opuszczaj cegłę wiersz po wierszu, z licznikiem. Z dowolnego wiersza do ostatniego jest najwyżej osiem kroków.
hint-general-variable = Program kilka razy szuka tego samego pola i za każdym razem płaci. Gdzie można je przechować?
hint-place-variable = Przechowaj „{ $block }” w zmiennej i używaj jej.
hint-general-indices = Możesz wskazać sąsiednie pole bez jego bloku. Co się zmienia w jego wierszu i kolumnie?
hint-place-indices = Zamiast „{ $block }” wskaż pole numerami wiersza i kolumny, plus lub minus 1.
hint-general-scan = Szukanie pustych pól kosztuje. Czy można nie pytać, gdzie są, jeśli bada się wszystkie pola?
hint-place-scan = Zamiast „{ $block }” przejdź wszystkie pola, kolumna po kolumnie od dołu, i opuszczaj każdą cegłę, dopóki się da.
hint-general-needless = Czy naprawdę potrzebujesz wszystkich bloków, za które płacisz?
hint-place-needless = Blok „{ $block }” nigdy nie jest potrzebny: spróbuj go usunąć.
hint-general-numbers = Możesz zapamiętać, które pola są zarażone, także bez zarażania cegieł. W czym?
hint-place-numbers = Zamiast „{ $block }” użyj dwóch zmiennych jako zbiorów pól: każde pole to potęga liczby 2.

hint-concrete-swap = Zamiast
    { $old }
    wstaw
    { $new }
hint-concrete-away = Usuń
    { $old }
hint-none = { $file }: koszt { $cost }, brak podpowiedzi: próbuję tylko znanych mi zmian, a żadna nie pasuje.
hint-mistake = Zanim wydasz mniej: { $file } nie jest jeszcze poprawny.
hint-cut-off = { $file }: szukanie przerwano, bo wyczerpano limit { $steps } milionów kroków. Może być więcej podpowiedzi.

# Zmienne, które wstawia podpowiedź
hint-variable-row = wiersz
hint-variable-column = kolumna
hint-variable-top = góra
hint-variable-bottom = dół
hint-variable-high = wysokie
hint-variable-low = niskie
hint-variable-colour = kolor
