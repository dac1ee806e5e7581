# The level that needs an extra: it is offered where numpy is at hand.

start-level-master = mester
start-level-master-text = Önmaga elleni játszmák ezreiből tanult; két és négy játékossal a legerősebb.
