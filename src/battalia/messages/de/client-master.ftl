# The level that needs an extra: it is offered where numpy is at hand.

start-level-master = Meister
start-level-master-text = Hat aus Tausenden Partien gegen sich selbst gelernt; am stärksten zu zweit und zu viert.
