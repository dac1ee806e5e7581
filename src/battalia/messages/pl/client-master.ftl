# The level that needs an extra: it is offered where numpy is at hand.

start-level-master = mistrz
start-level-master-text = Uczył się na tysiącach partii z samym sobą; najsilniejszy w dwie i w cztery osoby.
