"""The base game, chapter by chapter as the rules have it.

====  ==================================================================================
B1    ``setup``: setting up, and the boards for two to four (B14)
B2    ``turn``: days and turns; ``piles``: drawing and reshuffling
B3    ``rows``, ``paying``; ``hiring``, and creating; ``cities``: upgrading and annexing
B4    ``land``: the map; ``building``: building on it
B5    ``artefacts``; ``table``: cards that lie loose
B6    ``great_artefacts``
B7    ``heroes``
B8    ``battle``
B9    ``ambush``
B10   ``ending``
B11   ``oracle``
====  ==================================================================================

``contents`` puts them together. What lies beside this folder is the machine that runs them; B12,
B13 and The Stormgates are ``modules``.
"""
