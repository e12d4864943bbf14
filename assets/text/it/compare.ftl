### Il confronto di due programmi.

help-compare = Mette a confronto due programmi: costi, blocchi, passi, e che cosa cambia
