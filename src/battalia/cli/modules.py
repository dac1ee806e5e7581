"""What the modules in play show on a terminal."""

from typing import Any

from battalia.engine import View
from battalia.engine.modules import OUTSIDE
from battalia.words import Words, say


def module(view: View, name: str) -> Any:
    """What the module of this name shows; None where it is not in play."""
    return next((one.state for one in view.modules if one.name == name), None)


def module_lines(words: Words) -> list[str]:
    """A line for each module with something worth knowing."""
    return _people(words) + _places(words) + _potions(words) + _from_outside(words)


def _from_outside(words: Words) -> list[str]:
    """What modules from outside keep, field by field."""
    names = {
        module.slice.name: module.name for module in OUTSIDE.modules if module.slice is not None
    }
    return [
        say(
            "table-outside",
            module=say(f"outside-{names[one.name]}"),
            state="; ".join(words.state(names[one.name], one.state)),
        )
        for one in words.view.modules
        if one.name in names
    ]


def _people(words: Words) -> list[str]:
    """Teams, veterans, the two figures."""
    view = words.view
    lines = []
    if view.teams:
        teams = [", ".join(words.player(seat) for seat in team) for team in view.teams]
        lines.append(say("table-teams", teams="; ".join(teams)))
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


def _places(words: Words) -> list[str]:
    """Storm events, posts, buildings, amplifiers, hidden cities."""
    view, space_name = words.view, words.notation.space_name
    lines = []
    storms = module(view, "stormgates")
    if storms is not None and storms.played:
        lines.append(say("table-storms", events=", ".join(map(str, storms.played))))
    trading = module(view, "trading")
    if trading is not None and trading.posts:
        posts = [
            say(
                "table-post",
                player=words.player(post.seat),
                space=space_name(post.space),
            )
            for post in trading.posts
        ]
        lines.append(say("table-posts", posts=", ".join(posts)))
    valleys = module(view, "valleys")
    if valleys is not None and valleys.explored:
        buildings = [
            say("table-building", kind=words.kind(one.gives), space=space_name(one.space))
            for one in valleys.explored
        ]
        lines.append(say("table-buildings", buildings=", ".join(buildings)))
    amplifiers = module(view, "mountain-pass")
    if amplifiers is not None and amplifiers.held:
        held = [
            say("table-amplifier", player=words.player(one.seat), gate=one.gate)
            for one in amplifiers.held
        ]
        lines.append(say("table-amplifiers", amplifiers=", ".join(held)))
    great = module(view, "great-artefacts")
    if great is not None and great.hidden:
        lines.append(say("table-hidden", spaces=words.spaces(great.hidden)))
    return lines


def _potions(words: Words) -> list[str]:
    """Who holds or has drunk which potion (S13.2)."""
    potions = module(words.view, "potions")
    if potions is None:
        return []
    held = []
    for name in potions.__struct_fields__:
        potion = getattr(potions, name)
        if potion.owner is not None:
            player = words.player(potion.owner)
            called = say("choice-buy-potion", potion=name)
            held.append(say("table-potion", potion=called, player=player, day=potion.drunk))
    return [say("table-potions", potions=", ".join(held))] if held else []
