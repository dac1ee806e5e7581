"""What structures have by themselves, for the native classes of the compiled core.

Interpreted, frames, piles and rows are structures of msgspec, and nothing here is used. Compiled,
they are native classes (``compiling.py`` writes them out); here is what all of them share, and how
a class that a module from outside derives from them becomes one of their kind. And ``result_of``
knows what a compiled function returns, which has no annotations.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final, NamedTuple, get_type_hints


class Config(NamedTuple):
    """How such values are told apart where they are saved, as msgspec says it."""

    tag_field: str | None = None
    tag: str | None = None
    naming: Callable[[str], str] | None = None
    """Makes the tag of a name of a class."""
    frozen: bool = True


class Native:
    """A value like a frozen structure."""

    __struct_fields__: ClassVar[Any] = ()
    __struct_defaults__: ClassVar[Any] = ()
    __struct_config__: ClassVar[Any] = Config()

    def __init_subclass__(cls, **config: Any) -> None:
        _adopt(cls, config.get("tag"))

    def but(self, **fields: Any) -> Any:
        """The same with other values in these fields."""
        kind: Any = type(self)
        return kind(**(as_dict(self) | fields))

    def __repr__(self) -> str:
        from battalia.engine.notation import in_words

        value: Any = self
        try:
            return in_words(value)
        except (AttributeError, LookupError, NameError, TypeError):
            fields = [f"{name}={value!r}" for name, value in as_dict(self).items()]
            return f"{type(self).__name__}({', '.join(fields)})"


def as_dict(value: Any) -> dict[str, Any]:
    """All fields by name."""
    return {name: getattr(value, name) for name in value.__struct_fields__}


def declare(
    kind: Any,
    fields: tuple[str, ...],
    hints: dict[str, str],
    defaults: tuple[object, ...],
    doc: str | None = None,
    tag_field: str | None = None,
    tag: Callable[[str], str] | str | None = None,
) -> None:
    """The table of the fields of a class, and what it is called where it is saved."""
    base = kind.__mro__[1].__struct_config__
    named = tag if isinstance(tag, str) else None
    naming = base.naming if tag is None or isinstance(tag, str) else tag
    if named is None and naming is not None:
        named = naming(kind.__name__)
    if doc is not None:
        type.__setattr__(kind, "__doc__", doc)
    kind.__annotations__ = hints
    kind.__struct_fields__ = fields
    type.__setattr__(kind, "__match_args__", fields)
    kind.__struct_defaults__ = defaults
    kind.__struct_config__ = Config(tag_field or base.tag_field, named, naming)


def _adopt(kind: Any, tag: str | None) -> None:
    """A class that is not compiled gets what is written out in those that are."""
    own = vars(kind)
    if "__reduce__" in own:
        return
    base = kind.__mro__[1]
    hints = {
        name: hint
        for name, hint in own.get("__annotations__", {}).items()
        if not str(hint).removeprefix("typing.").startswith("ClassVar")
    }
    known = base.__struct_fields__
    with_default = known[len(known) - len(base.__struct_defaults__) :]
    given = dict(zip(with_default, base.__struct_defaults__, strict=True))
    given |= {name: own[name] for name in hints if name in own}
    fields = tuple([name for name in known if name not in hints]) + tuple(hints)
    defaults = tuple([given[name] for name in fields if name in given])
    declare(kind, fields, hints, defaults, tag=tag)
    parameters = "".join(f", {name}" + f"=given[{name!r}]" * (name in given) for name in fields)
    lines = [f"def __init__(self{parameters}):", " pass"]
    lines += [f" self.{name} = {name}" for name in fields]
    made: dict[str, Any] = {"given": given, "as_dict": as_dict}
    # Functions that are compiled would not become methods of a class that is not.
    exec("\n".join(lines) + METHODS, made)
    for name in ("__init__", "__eq__", "__hash__", "__reduce__"):
        setattr(kind, name, made[name])


RETURNS: Final[dict[Any, Any]] = {}
"""What compiled functions return that return a structure: they have no annotations."""


def result_of(function: Any) -> Any:
    """What a function says that it returns; None: nothing."""
    known = RETURNS.get(function)
    return get_type_hints(function).get("return") if known is None else known


METHODS: Final = """
def __eq__(self, other):
    return type(self) is type(other) and as_dict(self) == as_dict(other)

def __hash__(self):
    return hash(tuple(as_dict(self).values()))

def __reduce__(self):
    return type(self), tuple(as_dict(self).values())
"""
"""What is written out in classes that are compiled."""
