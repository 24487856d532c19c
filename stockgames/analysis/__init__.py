"""What can be found out about a game that is over; pure, and slow enough to need processes.

An *inquiry* (`inquiry.Inquiry`) asks one thing of a game. It cuts its work into *pieces*, each of
which is looked at by itself, in any order and in any process, and leaves a *finding*: JSON of the
inquiry's own. Findings are kept in the library one by one as they come (`storage.findings`), so a
kill costs no more than the pieces that were under way, and what is there already is never done
again. The inquiries are `luck`, how much of a game was luck and how much decisions, and `choices`:
what the strongest bot thinks of each decision.

How another one joins:

1. A module of its own with a class that fulfils `Inquiry`, and a frozen dataclass that fulfils
   `Piece`: it travels to another process, so it holds plain values only, and `examine` does the
   slow work there. A piece that judges a seat must hold nothing but that seat's view.
2. A line in `catalogue.INQUIRIES`. From then on it is part of the same work in the background
   (`controllers.analysis`), of the same bar and the same Cancel, of `stockgames analyse`, and it is
   kept.
3. Whoever shows it asks `Analysis.found(ID)` for its findings by number and reads them by its own
   `from_json`. What makes old findings useless raises its `method`.
"""
