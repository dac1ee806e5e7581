# battalia rules

rules-unknown-number = There is no rule { $number }.
rules-nothing-found = No rule contains { $count ->
    [one] the word
   *[other] all of the words
} { $words }.
rules-need-checkout = The rules index can only be made and checked in a checkout of the repository.
rules-words-not-wanted = Numbers and words cannot be combined with --index or --check.
rules-index-written = { $file } is written.
rules-chapter-line = { $heading } — { $count ->
    [one] { $first }
   *[other] { $first } to { $last }
}
rules-untested = { $number } has no test.
rules-unknown-citation = { $place } cites { $number }, which is no rule.
rules-index-stale = { $file } is out of date: make it again with battalia rules --index.
rules-complete = All { $count } rules are tested and the index is up to date.
