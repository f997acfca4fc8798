"""Plans that need no search: four groups of n people moved against each other, so that nobody meets anybody twice.

In Passe c, table x takes person x + offset(i, c) of group i = 0 … 3 and carries the number x + offset(4, c). Two
people of different groups meet exactly if their places differ by the difference of two offsets; as these differences
are all distinct, they meet at most once, and nobody returns to a table. People of one group never meet. (Transversal
designs; for n = 8 and 9 over the fields of 8 and 9 elements, otherwise modulo n with multiples or with offsets found
by benchmarks/search_rows.py.)

For n tables and one to three people more, each of these pauses first and then takes, Passe by Passe, the seat of
another who pauses. Where that is too tight for three, the plan of n + 1 tables is used with one seat left out, whose
table pauses.
"""

from __future__ import annotations

from collections.abc import Callable

Table = list[int]
Groups = list[list[Table]]      # Passe → table (its index is its number) → slots

# n: for each Passe the offsets of groups 2, 3, 4 and of the numbers (benchmarks/search_rows.py)
OFFSETS = {
    10: "0,0,0,0 5,2,9,1 9,1,5,8 6,9,8,3 7,3,4,5 2,6,1,7 8,7,3,2 3,8,6,4",
    12: "0,0,0,0 5,6,10,11 4,1,3,8 1,11,4,3 8,3,2,6 2,5,6,1 3,7,1,4 10,4,7,5 9,8,5,2",
    14: "0,0,0,0 7,13,9,5 11,9,12,7 13,12,10,3 5,7,11,8 9,2,3,6 4,1,7,9 6,10,4,12 1,11,6,10 12,6,8,13",
    15: "0,0,0,0 3,14,5,9 9,6,13,4 13,5,14,1 5,9,11,10 10,4,7,8 7,13,10,3 8,3,4,2 4,12,2,5 14,2,6,11",
    16: "0,0,0,0 12,2,15,14 13,1,11,7 8,4,9,6 6,7,13,11 14,6,7,9 1,12,5,13 4,14,12,3 11,10,1,2 3,5,8,12 2,15,14,8",
    18: (
        "0,0,0,0 10,11,7,3 8,1,17,7 11,15,9,6 9,14,3,10 2,10,16,11 13,2,1,17 15,12,14,5 "
        "1,13,6,16 7,17,8,1 5,8,13,12 16,7,11,14"
    ),
    20: (
        "0,0,0,0 5,9,4,11 11,16,15,14 13,3,7,8 9,18,14,6 3,15,16,1 18,13,19,9 10,7,17,19 "
        "19,17,11,4 15,8,5,3 17,11,13,10 6,5,8,16"
    ),
    21: (
        "0,0,0,0 6,14,19,10 16,7,20,17 3,5,8,18 2,11,18,16 18,4,6,20 13,3,11,5 17,18,16,4 "
        "10,13,17,1 4,10,1,9 20,19,14,6 11,16,12,14"
    ),
    22: (
        "0,0,0,0 5,8,1,15 6,4,12,3 20,6,18,14 4,19,17,2 2,14,9,17 10,17,14,13 3,21,15,12 "
        "7,12,4,21 13,15,21,8 11,10,6,16 21,9,20,1"
    ),
    24: (
        "0,0,0,0 23,13,19,6 7,6,22,3 15,21,4,1 10,4,8,22 19,16,5,21 11,15,3,2 13,18,16,19 "
        "8,9,10,16 6,1,12,20 9,17,14,8 12,19,13,17"
    ),
    27: (
        "0,0,0,0 21,16,23,9 18,11,9,12 25,14,24,2 23,17,5,4 13,25,10,24 17,3,6,15 7,24,11,13 "
        "6,21,2,25 10,15,20,17 14,5,22,10 22,4,15,21"
    ),
    28: (
        "0,0,0,0 4,24,5,18 20,23,6,8 5,21,15,25 3,4,14,11 12,3,2,14 14,22,18,9 21,10,17,20 "
        "1,8,3,4 8,12,1,21 11,20,23,12 13,7,12,2"
    ),
    30: (
        "0,0,0,0 18,26,10,20 1,20,21,27 7,9,2,13 4,22,9,21 10,17,13,22 26,21,27,23 28,13,24,26 "
        "15,27,17,5 12,16,25,19 14,6,5,3 8,7,19,24"
    ),
    32: (
        "0,0,0,0 3,30,7,5 10,23,29,8 16,1,24,2 29,16,12,20 5,17,1,16 24,25,27,7 4,2,17,24 "
        "13,3,11,14 28,7,10,3 20,22,19,25 23,6,13,26"
    ),
    33: (
        "0,0,0,0 11,15,18,31 12,21,31,29 19,5,20,27 23,20,26,25 27,18,23,13 25,24,8,16 9,31,30,21 "
        "10,22,12,24 5,32,13,28 29,25,1,7 6,8,5,2"
    ),
    36: (
        "0,0,0,0 22,4,2,19 6,1,33,12 16,18,28,24 18,35,5,27 33,32,14,34 19,12,32,21 14,11,12,5 "
        "35,6,31,18 28,24,10,23 30,14,22,10 4,28,15,9"
    ),
    40: (
        "0,0,0,0 30,38,34,3 16,19,14,9 23,18,29,2 21,8,17,10 33,34,7,27 10,20,11,34 31,22,30,19 "
        "17,6,12,22 11,16,4,12 39,25,22,36 27,15,37,4"
    ),
    44: (
        "0,0,0,0 27,34,35,8 12,25,15,19 1,7,11,33 20,41,25,38 26,43,21,23 31,13,9,17 24,22,8,15 "
        "39,4,28,40 5,19,32,20 6,18,37,9 10,1,6,26"
    ),
}


def transversal(tables: int, passen: int) -> Groups | None:
    """A plan for 4 × `tables` slots without any repeat, or None where this construction reaches fewer Passen."""
    if tables == 8 and passen <= 8:
        return _fill(tables, passen, lambda x, i, c: x ^ _times8(i, c))
    if tables == 9 and passen <= 9:
        return _fill(tables, passen, lambda x, i, c: _plus9(x, _times9(i, c)))
    if all(d * c % tables for d in range(1, 5) for c in range(1, passen)):
        return _fill(tables, passen, lambda x, i, c: (x + i * c) % tables)
    columns = [[0, *map(int, column.split(","))] for column in OFFSETS.get(tables, "").split()]
    if len(columns) < passen:
        return None
    return _fill(tables, passen, lambda x, i, c: (x + columns[c][i]) % tables)


def _fill(tables: int, passen: int, moved: Callable[[int, int, int], int]) -> Groups:
    result = []
    for c in range(passen):
        passe: list[Table] = [[] for _ in range(tables)]
        for x in range(tables):
            passe[moved(x, 4, c)] = [i * tables + moved(x, i, c) for i in range(4)]
        result.append(passe)
    return result


def _times8(a: int, b: int) -> int:
    """Product in the field of 8 elements (polynomials over 0, 1 modulo x³ + x + 1)."""
    product = 0
    for bit in range(3):
        if b >> bit & 1:
            product ^= a << bit
    for bit in (4, 3):
        if product >> bit & 1:
            product ^= 0b1011 << (bit - 3)
    return product


def _plus9(a: int, b: int) -> int:
    """Sum in the field of 9 elements, written u + 3v for u + vi."""
    return (a + b) % 3 + (a // 3 + b // 3) % 3 * 3


def _times9(a: int, b: int) -> int:
    """Product in the field of 9 elements, i² = −1."""
    (v, u), (y, x) = divmod(a, 3), divmod(b, 3)
    return (u * x - v * y) % 3 + (u * y + v * x) % 3 * 3


def einzel_groups(people: int, passen: int) -> Groups | None:
    """A plan without repeats and with everybody pausing at most once, for any number of people; None if none is known.

    Who is in no table of a Passe pauses in it.
    """
    tables, over = divmod(people, 4)
    groups = transversal(tables, passen)
    if groups is not None and over:
        groups = take_turns(groups, [4 * tables + i for i in range(over)])
    if groups is None and over == 3 and 3 * passen <= people:
        larger = transversal(tables + 1, passen)
        return None if larger is None else leave_out(larger, people)
    return groups


def leave_out(groups: Groups, slot: int) -> Groups:
    """The same plan without one slot: its table does not play, so its three companions pause."""
    result = []
    for passe in groups:
        left = [table for table in passe if slot not in table]
        gap = next(number for number, table in enumerate(passe) if slot in table)
        if gap < len(left):     # the last table takes the number that has become free
            left.insert(gap, left.pop())
        result.append(left)
    return result


def take_turns(groups: Groups, extra: list[int]) -> Groups | None:
    """Let the extra people pause in the first Passe and take, in each later one, the seat of somebody who then
    pauses.
    """
    known: dict[int, set[int]] = {person: set() for person in extra}
    been: dict[int, set[int]] = {person: set() for person in extra}
    paused: set[int] = set()
    choices: list[tuple[int, int, int, int]] = []
    todo = [(c, person) for c in range(1, len(groups)) for person in extra]
    if not _take(groups, todo, known, been, paused, choices, [60_000]):
        return None
    result = [[list(table) for table in passe] for passe in groups]
    for c, number, slot, person in choices:
        table = result[c][number]
        table[table.index(slot)] = person
    return result


def _take(
    groups: Groups,
    todo: list[tuple[int, int]],
    known: dict[int, set[int]],
    been: dict[int, set[int]],
    paused: set[int],
    choices: list[tuple[int, int, int, int]],
    budget: list[int],
) -> bool:
    """Find seats for the rest of `todo` by trying and taking back; `budget` counts the seats tried."""
    if len(choices) == len(todo):
        return True
    c, person = todo[len(choices)]
    taken = {number for passe, number, _, _ in choices if passe == c}
    for number, table in enumerate(groups[c]):
        met = [slot for slot in table if slot in known[person]]
        if number in taken or number in been[person] or len(met) > 1:
            continue
        for slot in met or table:
            if slot in paused:
                continue
            budget[0] -= 1
            if budget[0] < 0:
                return False
            new = set(table) - {slot}
            known[person] |= new
            been[person].add(number)
            paused.add(slot)
            choices.append((c, number, slot, person))
            if _take(groups, todo, known, been, paused, choices, budget):
                return True
            choices.pop()
            paused.discard(slot)
            been[person].discard(number)
            known[person] -= new
    return False


def round_robin(pairs: int) -> list[list[tuple[int, int]]]:
    """Every against every (circle): one list of games per round; with an odd number one slot pauses in each."""
    size = pairs + pairs % 2
    rounds = []
    for turn in range(size - 1):
        games = [(turn, size - 1)] + [((turn + i) % (size - 1), (turn - i) % (size - 1)) for i in range(1, size // 2)]
        rounds.append([game for game in games if max(game) < pairs])
    return rounds
