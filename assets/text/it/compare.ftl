### Il confronto di due programmi.

help-compare = Confronta due programmi: costi, blocchi, passi, che cosa cambia
# $steps (String) - quanti milioni di passi
help-compare-limit = Per misurare un programma si spendono al massimo { $steps } milioni di passi; se finiscono prima delle mosse, viene detto.
# $file (String) - il file
# $moves (String) - quante mosse
# $wanted (String) - quante dovevano essere
# $steps (String) - quanti milioni di passi
compare-cut-off = { $file }: misurate solo { $moves } mosse su { $wanted }, perché i { $steps } milioni di passi a disposizione sono finiti.
