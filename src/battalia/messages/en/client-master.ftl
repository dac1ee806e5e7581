# The level that needs an extra: it is offered where numpy is at hand.

start-level-master = master
start-level-master-text = Has learned from thousands of games against itself; at its best with two or four players.
