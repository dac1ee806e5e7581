"""``python -m battalia.research``: what the ids and the cells of a table say.

python -m battalia.research --table small             the blocks of an observation
python -m battalia.research --table small --cells     each cell
python -m battalia.research --table small --actions   each id
"""

import argparse
import sys

from battalia.research.table import cells_of
from battalia.research.tables import TABLES, NoTable, table_of


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m battalia.research", description="What ids and cells of a table say."
    )
    parser.add_argument(
        "--table", default="small", help=f"{', '.join(TABLES)}, or options as JSON (default: small)"
    )
    parser.add_argument("--cells", action="store_true", help="each cell of an observation")
    parser.add_argument("--actions", action="store_true", help="each id of an action")
    chosen = parser.parse_args(argv)
    try:
        form = cells_of(table_of(chosen.table))
    except NoTable as error:
        print(error, file=sys.stderr)
        return 2
    catalogue = form.catalogue
    if chosen.actions:
        for id, name in enumerate(catalogue.names):
            print(id, name)
    elif chosen.cells:
        for at, label in enumerate(form.labels()):
            print(at, label)
    else:
        print(f"{len(catalogue)} actions, hash {catalogue.hash}")
        print(f"{form.size} cells, hash {form.hash}")
        for block in form.blocks:
            print(f"{block.first:>6} {len(block.labels):>5}  {block.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
