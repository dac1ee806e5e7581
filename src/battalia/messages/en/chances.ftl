### All dice and draws of a server.

chances-title = All dice and draws
chances-intro = What came in all finished games at this server, and how often it was to be expected. A deviation beyond 3 standard deviations in either direction is rare; among many lines one may have it.
chances-what = What
chances-times = Times
chances-expected = Expected
chances-deviation = Deviation
chances-none = No game has been counted yet.
chances-roll = Die
chances-draw = Cards
chances-terrain = Terrain
chances-first = First player
chances-remove = Factions left out
chances-other = Other draws
