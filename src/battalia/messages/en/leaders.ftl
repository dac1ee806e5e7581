### Ratings, leaderboards and profiles.

start-rated = Rated game
start-rated-text = It counts for the rating of everybody: with an account, one seat each, without hints. Whoever leaves is last.
no-such-person = nobody with an account here is called { $name }
rating-kind = { $kind ->
    [two] Two players
    [few] Three or four players
    [storm-two] { start-box-expansion }, two players
    [storm-few] { start-box-expansion }, three or four players
    [storm-many] { start-box-expansion }, five or six players
   *[teams] { start-box-expansion }, teams
}
leaders-title = Leaderboard
start-leaders = { leaders-title }
start-leaders-text = Who is the best at which table, and where the computers stand.
leaders-intro = Everybody begins at 1500; with 400 points more than somebody else one wins about ten games for each that one loses. Here stand those whose rating is sure enough and who have played a rated game in this season; computers stand where they would.
leaders-kind = Table
leaders-season = Season
# A quarter of a year.
leaders-quarter = { $year }, { $quarter ->
    [1] January to March
    [2] April to June
    [3] July to September
   *[other] October to December
}
leaders-games = Games
leaders-won = Won
leaders-share = { $share } %
leaders-none = Nobody has played enough rated games at such tables in this season yet.
profile-none = No rated games yet.
profile-bot = Bot by { $name }
profile-rating = Rating
profile-date = Date
profile-with = With
profile-played = { $games ->
    [one] one game
   *[other] { $games } games
}, { $wins ->
    [0] none won
    [one] one won
   *[other] { $wins } won
}
profile-factions = Factions
profile-games = Last rated games
profile-gone = left
profile-nobody = somebody who has gone
profile-met = You and { $name }: { $ahead } times you were ahead, { $behind } times { $name }, { $level } times you were level.
profile-own = My profile
