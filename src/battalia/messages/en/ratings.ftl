### Rated games: what cannot be rated, and what came of one.

rated-seed = a game whose seed somebody knows is not rated
rated-from-start = only a new game is rated: no record, position, scenario or lesson
rated-by-the-box = rated games are played with what is in the boxes: no layouts, corrections or modules of others
rated-level = the computer “{ $level }” has no rating, so no game with it is rated
rated-without-people = a game of computers alone is not rated
rated-one-seat = everybody plays for themselves in a rated game: you have one seat
rated-needs-clock = a rated game among people needs a clock
rated-needs-account = only who has an account plays rated games
rated-seat-stays = a seat of a rated game is not handed on
rated-no-help = this game is rated: until it is over nobody is helped
rated-stays = a rated game is played to its end: resign first
rated-no-stand-in = no computer plays for you in a rated game; you can resign
table-rated = Rated
table-over-rating = Rating
rating-provisional = provisional: few games yet
