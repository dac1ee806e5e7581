# The level that needs an extra: it is offered where numpy is at hand.

start-level-master = maestro
start-level-master-text = Ha imparato da migliaia di partite contro sé stesso; dà il meglio in due e in quattro.
