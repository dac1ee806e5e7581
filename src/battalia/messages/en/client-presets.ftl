## Setting up a table: tables to begin with, and a person's own ones.

presets = Tables to begin with
presets-short = Short evening
presets-short-text = The base game, over after two weeks.
presets-base = { start-box-base }
presets-base-text = The Creation as it is in the first box, for up to four.
presets-book = As the book
presets-book-text = The Stormgates as the book sets it up for this number of players. With two, three or five, a complete map does not end the game.
presets-friends = With friends
presets-friends-text = The Stormgates in three weeks at most, and a complete map ends the game. Your friends come by a link.
presets-everything = Everything
presets-everything-text = The Stormgates with all modules that go together.
# $days: such as “22–25 days”, $time: such as “40–45 minutes”.
presets-length = { $days } in the game, about { $time }
presets-unmeasured = How long this takes has not been measured yet.
presets-measured = Half of the games that computers played at these tables took so many days. For the time, a person is reckoned with { $seconds } seconds for each decision, which is about the book’s half an hour for each player.

presets-own = Your own
presets-own-name = Keep this table as
presets-own-keep = Keep
presets-own-replace = Replace
presets-own-remove = Delete
presets-own-remove-of = Delete “{ $name }”
presets-own-kept = “{ $name }” is kept in this browser.
presets-own-taken = The table is set as in “{ $name }”.
presets-own-removed = “{ $name }” is deleted.
presets-own-many = No more than { $most } tables can be kept: delete one first.
presets-own-large = This table has too much text of its own to be kept.
presets-own-full = This browser keeps nothing for this page, so the table is not kept.
presets-own-module = “{ $name }” needs the module “{ $module }”, which is not installed here any more.
presets-own-level = “{ $name }” needs the computer player “{ $level }”, which is not installed here any more.
presets-own-changed = “{ $name }” is a table that cannot be set up like this any more.
