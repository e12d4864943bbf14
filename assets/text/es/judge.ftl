### El juez: si un programa es correcto en cualquier pared y, si no, dónde se equivoca.

## Veredictos, en breve

judge-verdict-accepted = aceptado
judge-verdict-lucky = con suerte
judge-verdict-wrong-wall = pared incorrecta
judge-verdict-infection-left = queda infección
judge-verdict-wrong-infection = infección incorrecta
judge-verdict-runtime-error = error
judge-verdict-does-not-end = no acaba
judge-verdict-too-slow = demasiado lento
judge-verdict-not-ready = no está listo
judge-verdict-not-allowed = bloque no permitido
judge-verdict-unreadable = ilegible

## Qué ha encontrado

judge-says-accepted = Ningún error en { $cases } casos probados.
judge-says-too-slow = Sus jugadas dan demasiados pasos: en los { $cases } casos que se han podido probar no falla, pero son muy pocos para saber si es correcto.
judge-says-not-ready = El programa no está listo: complétalo antes.
judge-says-not-allowed = Este ejercicio no tiene el bloque «{ $block }», que está en el programa{ $more ->
        [0] .
        [one] , y otro bloque más.
       *[other] , y otros { $more } bloques más.
    }
judge-says-nothing-wanted = Este ejercicio no pide nada: no hay nada que juzgar.
judge-says-rules-fail = El propio ejercicio tiene un fallo: con un clic en ({ $row }, { $column }) sus órdenes { $list } no llegan al final. { $why }
judge-says-fault = Con un clic en ({ $row }, { $column }) en una pared de { $bricks ->
        [one] un ladrillo
       *[other] { $bricks } ladrillos
    } { $fault ->
        [runtime] la jugada se detiene por un error.
        [endless] la jugada no acaba.
        [infection] la pared es correcta, pero quedan ladrillos infectados.
        [other-infection] la pared es correcta, pero los ladrillos infectados no son los que deben estarlo.
        [task] la pared no es la que pide el ejercicio.
       *[wall] la pared no es la que piden las reglas del juego.
    }
judge-says-step = Las cosas se tuercen en el paso { $step }.
judge-says-cell = La primera casilla distinta es ({ $row }, { $column }).
judge-says-lucky = El programa solo es correcto si el azar le ayuda: con sorteos limpios falla en { $share } de cada 100 jugadas.
judge-says-lucky-few = El programa solo es correcto si el azar le ayuda: con sorteos limpios falla en menos de una de cada 100 jugadas.
judge-says-lucky-rarely = El programa solo es correcto si el azar le ayuda: con sorteos limpios falla rara vez (nunca en { $cases } casos), pero con otros falla.
judge-says-hostile = Aquí los sorteos están hechos a propósito para ponérselo difícil.
judge-says-phase = { $phase ->
        [infection] Falla la fase de la infección.
        [removal] Falla la fase de quitar los ladrillos.
       *[fall] Falla la fase de la caída.
    }
judge-says-never-executed = { $count ->
        [one] Un bloque no se ha ejecutado nunca.
       *[other] { $count } bloques no se han ejecutado nunca.
    }
judge-says-other-game = En el juego { $game } no ha fallado nunca.

## Tablas

judge-wall = pared
judge-expected = esperada
judge-obtained = obtenida
judge-progress = { $number } de { $count }, { $share } %: { $file }

## La página HTML

judge-page-title = Programas juzgados
judge-page-program = programa
judge-page-author = autor
judge-page-file = archivo
judge-page-cost = coste
judge-page-verdict = veredicto

## Ayuda

help-judge = Juzga programas: si son correctos y, si no, dónde se equivocan
help-judge-limit = Haga lo que haga el programa, un juicio gasta como máximo { $quick } millones de pasos (quick), { $normal } (normal) o { $deep } (deep).
help-option-effort = Cuánto probar: quick, normal o deep
help-option-judge-format = Cómo responder: table, json, csv o html
