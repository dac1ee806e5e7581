"""The game as an environment for research: fixed lists of actions, observations as arrays, and the
interfaces of PettingZoo, Gymnasium and OpenSpiel (docs/research.md).

What is in this package itself needs the engine only; the interfaces need ``battalia[research]``.
"""
