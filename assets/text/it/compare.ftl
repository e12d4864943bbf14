### Il confronto di due programmi.

help-compare = Confronta due programmi: costi, blocchi, passi, che cosa cambia
