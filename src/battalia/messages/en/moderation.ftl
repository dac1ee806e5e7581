### What is refused at a table for the sake of trust, and what is reported there.

muted-by-moderator = a moderator has muted you { $hours ->
    [0] for good
    [one] for one more hour
   *[other] for { $hours } more hours
}; you can object on the start page
suspended = a moderator has decided that you cannot begin to play with others { $hours ->
    [0] any more
    [one] for one more hour
   *[other] for { $hours } more hours
}; you can object on the start page
voted-out = the others at this table have voted you out
no-vote-here = nobody can be voted out there: it takes at least two other people
report-button = Report
report-line = Report what { $name } said
trust-people = People at this table
