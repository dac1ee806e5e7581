### What was done in like positions, the games that people share, and whether they do.

explorer-place = Games
explorer-title = What others did
explorer-intro = Games that were played to their end, turn by turn: how they began, what was bought, which neutral cities were attacked, and how much of the victory fell to those who did it.
explorer-about = What
explorer-openings = First turns
explorer-buys = What was bought
explorer-attacks = Attacks on neutral cities
explorer-players = Players
explorer-source = Games of
explorer-source-any = everybody
explorer-source-people = people
explorer-source-computers = computers alone
explorer-faction = Faction
explorer-deck = Units dealt
# How many of them are of one faction, such as 3-1-1; times: so many players had such units.
explorer-deck-of = { $deck } ({ $times }×)
explorer-any = any
explorer-day = Day
explorer-deeds = In the turn
explorer-times = Turns
explorer-won = Attacks won
explorer-share = Share of the victory
explorer-interval = 95 % interval
explorer-points = Points at the end
explorer-among = Looked at { $turns ->
    [one] one turn
   *[other] { $turns } turns
} of { $games ->
    [one] one game
   *[other] { $games } games
}.
explorer-none = Nobody did any such thing.
explorer-fair = A fair share is { $share }.
explorer-nothing-done = nothing
explorer-loading = Looking through the games …
explorer-city-annexed = Abandoned city, level { $what }, annexed
explorer-hero-hired = Hero
explorer-mulligan-taken = Mulligan
explorer-attack-won = { $what ->
    [hero] Attack on a hero, won
    [ruins] Attack on the ruins, won
    [neutral-city] Attack on a neutral city, won
   *[other] Attack on a city, won
}
explorer-attack-lost = { $what ->
    [hero] Attack on a hero, lost
    [ruins] Attack on the ruins, lost
    [neutral-city] Attack on a neutral city, lost
   *[other] Attack on a city, lost
}
explorer-closed = this server has no explorer
explorer-empty = there are no games to look through yet
account-shares = Share my finished games
account-shares-text = They may be published, without names, for everybody to learn from; only those that all others at the table share, too. Whoever stops sharing is left out from the next file on.
account-shares-on = From now on your finished games are shared.
account-shares-off = From now on your games stay here.
