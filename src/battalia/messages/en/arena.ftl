# Computer players by name

bot-not-loaded = The computer player “{ $name }” cannot be loaded: { $reason }.
bot-without-choose = “{ $name }” is no computer player: it has no method choose.
bot-sees = “{ $name }” sees hidden cards: it is a yardstick for the arena and cannot sit at a table with people.

# battalia arena

arena-no-cluster = There is no Ray cluster at { $address }: { $reason }.
arena-needs-out = --{ $option } needs a place to write to: --out DIR.
arena-round-robin-of-one = A round robin needs two different computer players at least.
arena-no-leaderboard = { $file } holds something else than results of contests; nothing was changed.
arena-other-contest = { $folder } holds something else than the results of this very contest; nothing was changed.
arena-other-version = { $folder } holds this contest as version { $version } of the program played it, by version { $rules } of the rules; nothing was changed. To play it by the rules of today, name another folder.
arena-title = { $games } games of { $deals } mirrored deals; a fair share is { $fair }; intervals: 95 %
arena-no-games = No deal was played to its end.
arena-games = Games
arena-share = Victories
arena-place = Place
arena-points = Points
arena-rating = Rating
arena-ordinal = Rating, at least
arena-turn-ms = Milliseconds per turn
arena-speed = Answers per second
arena-most = Most answers in a turn
arena-illegal = Illegal answers
arena-line-up = Line-up
arena-days = Days
arena-closing = Days 6 points ahead
arena-closing-of = { $days }, in { $some } of { $all } games
arena-choices = Choices
arena-endings = Ended by
arena-stalled = Stalled
arena-spread = { $median } (half of them { $lower }–{ $upper }, all { $least }–{ $most })
arena-counts = What was done how often
arena-what = What
arena-table = the table
arena-seeing = { $bot } sees hidden cards: a yardstick, no fair player.
arena-incomplete = Only { $games } of { $all } games were played: deals that were not finished are left out.
arena-illegal-answers = { $bot } gave { $count ->
    [one] one answer that was not offered
   *[other] { $count } answers that were not offered
}; the first: { $first }
arena-error = A mistake in the rules: { $error }
arena-stopped = Stopped after { $games } of { $all } games.
arena-stopped-kept = Stopped after { $games } of { $all } games; the same command goes on from here.

# The report of the arena

report-title = Arena: { $bots }
report-command = The command that plays these games again:
report-victories = Victories, with 95 % intervals
report-fair = fair share
report-share-axis = share of the victories, %
report-ratings = Ratings, with 95 % intervals
report-rating-axis = mu ± 1.96 sigma (Plackett–Luce)
report-lengths = Lengths of games
report-days-axis = days
report-games-axis = games
report-points = Points in the course of the game
report-day-axis = end of day
report-points-axis = mean points
report-deeds = What was built and bought
report-deeds-axis = times per game and seat
report-thinking = Thinking time
report-thinking-axis = milliseconds per turn (logarithmic)
report-summary = Summary
report-line-ups = Line by line
report-made = Battalia { $version }; contest of { $deals } deals from seed { $seed }.
