"""Tables as text and as HTML."""

from __future__ import annotations

from decimal import ROUND_HALF_UP, Decimal
from html import escape
from typing import Iterable, List, Optional, Sequence


def percent(value: Optional[float], digits: int = 2) -> str:
    """A fraction in percent; a dash where it is undefined. Rounds as the command line does."""
    if value is None:
        return "–"
    return str(Decimal(100 * value).quantize(Decimal(1).scaleb(-digits), ROUND_HALF_UP))


def text_table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """The first column is text, the others are numbers."""
    widths = [max(len(row[i]) for row in [head, *rows]) for i in range(len(head))]

    def line(row: Sequence[str]) -> str:
        cells = [row[0].ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(row[1:], widths[1:]))]
        return "  ".join(cells).rstrip()

    return "\n".join(line(row) for row in [head, *rows])


def html_table(head: Sequence[str], rows: Iterable[Sequence[str]], notes: Iterable[str] = ()) -> str:
    """The same for notebooks. All texts are escaped."""

    def cells(tag: str, row: Sequence[str]) -> str:
        style = ' style="text-align:right"'
        return "".join(f"<{tag}{style if i else ''}>{escape(cell)}</{tag}>" for i, cell in enumerate(row))

    body: List[str] = [f"<tr>{cells('td', row)}</tr>" for row in rows]
    lines = [f"<tr>{cells('th', head)}</tr>", *body]
    return f"<table>{''.join(lines)}</table>" + "".join(f"<p><small>{escape(note)}</small></p>" for note in notes)
