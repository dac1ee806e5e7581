"""Positions as earlier versions wrote them, in the form of today."""

from typing import Any


def brought_up_to_date(plain: Any) -> Any:
    """The position with what has another form now; what is none of ours is left as it is."""
    if not isinstance(plain, dict):
        return plain
    plain = dict(plain)
    modules = plain.get("modules")
    if isinstance(modules, dict):
        plain["modules"] = {name: _module(name, state) for name, state in modules.items()}
    players = plain.get("players")
    if isinstance(players, list):
        plain["players"] = [_player(player) for player in players]
    return plain


def _module(name: str, state: Any) -> Any:
    """Several figures could stand summoned until rules version 3 (S7.7): the first one does."""
    if name == "summoning" and isinstance(state, dict) and isinstance(state.get("npcs"), list):
        return {"npc": state["npcs"][0] if state["npcs"] else None}
    return state


def _player(player: Any) -> Any:
    if not isinstance(player, dict) or not isinstance(player.get("loose"), list):
        return player
    return player | {"loose": [_loose(card) for card in player["loose"]]}


def _loose(card: Any) -> Any:
    """What modules say of a card on the table is a mark now (S13.3, S14.2)."""
    if not isinstance(card, dict) or not {"peaceful", "asleep"} & set(card):
        return card
    marks = {"peaceful": "eclipsed", "asleep": "asleep"}
    said = [marks[name] for name in marks if card.get(name) is True]
    return {name: value for name, value in card.items() if name not in marks} | {"marks": said}
