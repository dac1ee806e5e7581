"""What the modules in play show on a terminal."""

from typing import Any

from battalia.cli.words import Words, say
from battalia.engine import View


def module(view: View, name: str) -> Any:
    """What the module of this name shows; None where it is not in play."""
    return next((one.state for one in view.modules if one.name == name), None)


def module_lines(words: Words) -> list[str]:
    """A line for each module with something worth knowing."""
    view = words.view
    lines = []
    if view.teams:
        teams = [", ".join(words.player(seat) for seat in team) for team in view.teams]
        lines.append(say("table-teams", teams="; ".join(teams)))
    storms = module(view, "stormgates")
    if storms is not None and storms.played:
        lines.append(say("table-storms", events=", ".join(map(str, storms.played))))
    trading = module(view, "trading")
    if trading is not None and trading.posts:
        posts = [
            say(
                "table-post",
                player=words.player(post.seat),
                space=words.notation.space_name(post.space),
            )
            for post in trading.posts
        ]
        lines.append(say("table-posts", posts=", ".join(posts)))
    veterans = module(view, "heroic")
    if veterans is not None and veterans.seats:
        seats = ", ".join(words.player(seat) for seat in veterans.seats)
        lines.append(say("table-veterans", players=seats))
    for name in ("metamorpha", "bilkarr"):
        figure = module(view, name)
        if figure is not None and figure.space >= 0:
            space = words.notation.space_name(figure.space)
            lines.append(say(f"table-{name}", space=space))
    return lines
