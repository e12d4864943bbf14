### El juez: si un programa es correcto en cualquier pared y, si no, dónde se equivoca.

## Veredictos, en breve

judge-verdict-accepted = correcto
judge-verdict-lucky = correcto solo por suerte
judge-verdict-wrong-wall = incorrecto
judge-verdict-infection-left = quedan infectados
judge-verdict-wrong-infection = infectados incorrectos
judge-verdict-runtime-error = se para por un error
judge-verdict-does-not-end = no acaba nunca
judge-verdict-too-slow = demasiado lento
judge-verdict-not-ready = sin terminar
judge-verdict-not-allowed = bloque no permitido
judge-verdict-unreadable = ilegible

## Lo que es seguro

judge-says-up-to = Correcto en las { $walls } paredes posibles de hasta { $bricks ->
        [1] un ladrillo
        [2] dos ladrillos
        [3] tres ladrillos
        [4] cuatro ladrillos
        [5] cinco ladrillos
       *[other] seis ladrillos
    }{ $draws ->
        [all] , salga lo que salga en los sorteos.
        [some] . Donde los sorteos posibles son demasiados, solo se han probado algunos.
       *[none] .
    }
judge-says-everywhere = Está demostrado: el programa es correcto en cualquier pared.
judge-says-if-it-ends = Está demostrado: el programa es correcto siempre que acaba, y acaba con probabilidad 1.
judge-certain-up-to = { $bricks ->
        [one] hasta un ladrillo
       *[other] hasta { $bricks } ladrillos
    }
judge-certain-everywhere = en cualquier pared
judge-certain-if-it-ends = si acaba

## Qué ha encontrado

judge-says-accepted = Ningún error en { $cases } casos probados.
judge-says-too-slow = Las jugadas dan demasiados pasos. En los { $cases } casos que se han podido probar el programa no falla, pero son muy pocos para saber si es correcto.
judge-says-not-ready = El programa no está listo: complétalo antes.
judge-says-not-allowed = { $more ->
        [0] El programa usa el bloque «{ $block }», que este ejercicio no permite.
        [one] El programa usa el bloque «{ $block }» y otro más que este ejercicio no permite.
       *[other] El programa usa el bloque «{ $block }» y otros { $more } que este ejercicio no permite.
    }
judge-says-nothing-wanted = Este ejercicio no dice qué debe hacer una jugada: no hay nada que juzgar.
judge-says-rules-fail = El propio ejercicio tiene un error: con un clic en ({ $row }, { $column }) sus instrucciones de «{ $list }» no llegan al final. { $why }
judge-says-fault = Con un clic en ({ $row }, { $column }) en una pared de { $bricks ->
        [one] un ladrillo
       *[other] { $bricks } ladrillos
    } { $fault ->
        [runtime] la jugada se detiene por un error.
        [endless] la jugada no acaba.
        [infection] la pared es correcta, pero quedan ladrillos infectados.
        [other-infection] la pared es correcta, pero los ladrillos infectados no son los que deben estarlo.
        [more] quedan ladrillos que debían desaparecer.
        [fewer] desaparecen ladrillos que debían quedar.
       *[other] quedan los ladrillos equivocados.
    }
judge-says-step = El primer error está en el paso { $step }.
judge-says-cell = La primera casilla distinta es ({ $row }, { $column }).
judge-says-lucky = El programa solo acierta por suerte: con sorteos al azar falla en { $share } de cada 100 jugadas.
judge-says-lucky-few = El programa solo acierta por suerte: con sorteos al azar falla en menos de una de cada 100 jugadas.
judge-says-lucky-rarely = Ha superado { $cases } casos al azar, pero solo por suerte: con sorteos desfavorables falla.
judge-says-hostile = En este caso los sorteos están elegidos a propósito para hacerlo fallar.
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
judge-page-program = Programa
judge-page-author = Autor

## Ayuda

help-judge = Comprueba si los programas son correctos y muestra dónde fallan
help-judge-limit = Haga lo que haga el programa, juzgarlo cuesta como máximo { $quick } millones de pasos (quick), { $normal } (normal) o { $deep } (deep).
help-option-effort = Cuánto probar: quick, normal o deep
help-option-judge-format = El formato del informe: table, json, csv o html
help-option-prove = Intenta además demostrar que los programas aceptados son correctos
