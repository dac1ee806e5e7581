"""Artefacts (B5): amulets, titles, magical scrolls and tents.

==========  ===================================================================
B5.1        ``using``: an artefact is used by itself
B5.1, B5.2  ``transforming``: it lies on the table, its target is chosen
B5.5-B5.7   ``changing``: what it can change, and into what
B5.5        ``fates``: the numbers of the die; ``amulet``: what is rolled happens
B5.8        ``tents``
==========  ===================================================================

Tools, weapons and horses (B5.3, B5.4, B5.9) are spent where they do something: ``building``,
``battle``, ``heroes``.
"""
