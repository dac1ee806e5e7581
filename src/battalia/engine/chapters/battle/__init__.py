"""Battle (B8): what is attacked, the play of the cards, and what comes of it.

=================  =================================================================
B8.1, B8.2         ``mustering``: targets, and the heroes that attack them
B8.1, B8.2, B8.13  ``declaring``: an attack is declared
B8.2-B8.6          ``exchange``: the battle itself, from the muster to the last play
B8.2, B8.4, B8.5   ``laying``: cards that can be laid, and the lines that they lie in
B8.3, B8.7         ``strength``: what a line, a hero and a place add to a total
B8.8               ``retreat``: an attacked hero leaves
B8.9-B8.15         ``conquest``: losses, what is conquered, what is cleared away
B8.13              ``reach``: the most that an attack could come to
=================  =================================================================
"""
