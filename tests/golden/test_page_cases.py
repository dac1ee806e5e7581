"""What the page is proven against is what the server makes today."""

from battalia.server.wire import changes, patched
from page_cases import FILE, PATCHED, written


def test_the_cases_of_the_page_are_up_to_date() -> None:
    assert FILE.read_text(encoding="utf-8") == written(), "run: python tests/page_cases.py"


def test_a_patch_leads_from_one_object_to_the_other() -> None:
    for before, after in PATCHED:
        assert patched(before, changes(before, after)) == after
