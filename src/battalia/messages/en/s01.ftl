### Stormgates and storm events (S1)

gate-laid = The stormgate of { $terrain } lies on { $space }.
about-lay-gate = Which stormgate lies next?
