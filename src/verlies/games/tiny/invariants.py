"""What is true of every state that legal play can reach."""

from __future__ import annotations

from collections.abc import Iterator

from verlies.games.tiny import state as s
from verlies.games.tiny.needs import actions_left
from verlies.games.tiny.printed import ARMOUR, HAND, MINION_ROOM, SPACES, TRAP, TRINKET
from verlies.games.tiny.state import DOWN, NONE, NOWHERE, State
from verlies.games.tiny.torch import start_space
from verlies.games.tiny.vocabulary import BOSS_FOE, CELL_NAMES, GOBLINS, PLACE_NAMES
from verlies.games.tiny.ways import CELLS, LAIR, START, ways


def broken(m: State) -> Iterator[str]:
    """A short sentence for each; cheap, since it runs after every move of long random runs."""
    for check in (_dungeon, _stacks, _markers, _heroes, _cards, _foes, _minions, _boss, _torch):
        yield from check(m)
    if m.kits:
        yield from _kits(m)
    if m.turn:
        yield from _frames(m)
    if m.turn and m.active != NONE:
        yield from _turn(m)
        yield from _test(m)


def _ordered(bag: bytes) -> bool:
    return bag == bytes(sorted(bag))


# The dungeon


def _dungeon(m: State) -> Iterator[str]:
    """TE-MOV-02, TE-REV-02: corridors only where a card lies face up, and as that card has them."""
    rooms = m.content.rooms
    turning = {frame[1] for frame in m.frames if frame[0] == s.ROTATE}
    for cell, exits in enumerate(m.exits):
        card = m.ground[cell] - DOWN
        if card < 0:
            if exits:
                yield f"dungeon: a corridor at {CELL_NAMES[cell]}, where no card lies face up"
        elif exits not in rooms[card].turns and (exits or cell not in turning):
            yield f"dungeon: exits at {CELL_NAMES[cell]} that its card cannot show"
    if m.ground[START] != DOWN + m.content.entrance:
        yield "dungeon: the entrance does not lie in the middle"
    if m.ways.near != ways(m.exits, m.door if m.act == 2 else NONE).near:
        yield "dungeon: the ways are not those of the corridors"


def _stacks(m: State) -> Iterator[str]:
    """TE-SET-02 to -07: every card in one place, and as many of each stack as there were."""
    content, seats = m.content, m.seats
    up = [card - DOWN for card in m.ground if card >= DOWN]
    rest = sorted((*m.room_bag, *m.encounters, *(card for card in up if card not in (content.entrance, content.door))))
    if rest != sorted(content.room_bag + content.encounter_bag):
        yield "cards: not every dungeon card is in exactly one place"
    if not _ordered(m.room_bag) or not _ordered(m.encounters):
        yield "bags: dungeon cards are not in order"
    if (m.ground.find(DOWN + content.door) if m.door != NONE else -1) != m.door or up.count(content.door) > 1:
        yield "cards: the lair door does not lie where it should"
    if m.door == NONE and content.door in up:
        yield "cards: the lair door lies face up, and nobody knows"
    for stack in range(3):
        if m.unseen[stack] != m.deck[stack] + m.ground.count(stack + 1) or m.deck[stack] < 0:
            yield f"stacks: {s.STACKS[stack]} has not as many cards unseen as in the deck and face down"
    minions = content.setup["deck_b_minions_per_hero"] * seats
    sizes = (
        content.setup["deck_a"][str(seats)],
        content.setup["deck_b_rooms_per_hero"] * seats + minions,
        content.setup["deck_c_rooms"] + 1,
    )
    too_many = any(left > size for left, size in zip(m.unseen, sizes, strict=True))
    if too_many or sum(m.unseen) + len(up) - 1 != sum(sizes):
        yield "stacks: more or fewer cards than there were"
    if (m.deck[0] and m.deck[1] < sizes[1]) or (m.deck[1] and m.deck[2] < sizes[2]):
        yield "stacks: drawn from a lower one before the upper one was empty"
    met = sum(content.rooms[card].feature == MINION_ROOM for card in up)
    if m.hidden_encounters != minions - met or m.hidden_encounters > m.unseen[1]:
        yield "stacks: minion encounters are not as many as there were"
    if m.door == NONE and not m.unseen[2]:
        yield "stacks: the lair door is lost"


def _markers(m: State) -> Iterator[str]:
    """TE-SET-10, TE-ACT-05, TE-LAIR-03: altar and disarm markers lie where they may."""
    for cell in range(CELLS):
        if (m.altars | m.disarmed) >> cell & 1:
            room = m.room(cell)
            if m.altars >> cell & 1 and (room is None or not room.altar or (m.act == 1 and cell != START)):
                yield f"altars: none can lie at {CELL_NAMES[cell]}"
            if m.disarmed >> cell & 1 and (room is None or room.feature != TRAP):
                yield f"disarmed: there is no trap at {CELL_NAMES[cell]}"
    used = len(m.boss_mat().altars) - len(m.seals) if m.boss != NONE else 0
    if (m.altars | m.disarmed) >> CELLS or m.altars.bit_count() + used > m.seats + 1:
        yield "altars: more than there are"


# Heroes and their cards


def _heroes(m: State) -> Iterator[str]:
    chosen = [hero for hero in m.heroes if hero != NONE]
    mats = [*m.hero_bag, *b"".join(m.offers), *chosen]
    if len(set(mats)) != len(mats) or (len(mats) < len(m.content.mats) and m.options["heroes"] != "drafted"):
        yield "heroes: not every mat is in exactly one place"
    if not _ordered(m.hero_bag) or not all(map(_ordered, m.offers)):
        yield "bags: mats are not in order"
    if bool(m.kits) != (NONE not in m.heroes):
        yield "heroes: some have no mat, and play"
    for seat, hero in enumerate(m.heroes):
        if hero == NONE:
            continue
        mat = m.content.mats[hero]
        if not 0 <= m.health[seat] <= mat.health or not 0 <= m.focus[seat] <= mat.focus:
            yield f"tracks: hero {seat} is outside of them"
        place = m.place[seat]
        if not 0 <= place < LAIR + SPACES or (place >= LAIR and m.act == 1) or (place < LAIR and not m.exits[place]):
            yield f"heroes: hero {seat} stands in no room"
    held = [place for place in m.place if place >= LAIR]
    shared = {place for place in held if held.count(place) > 1}
    if shared and (m.active == NONE or shared != {m.place[m.active]} or held.count(m.place[m.active]) > 2):
        yield f"lair: {PLACE_NAMES[min(shared)]} is held by two"


def _kits(m: State) -> Iterator[str]:
    """TE-LOO-05, TE-LOO-06."""
    slots = m.content.loot_slot
    for seat in range(m.seats):
        left, right, armour = m.left[seat], m.right[seat], m.armour[seat]
        trinkets, spells = m.trinkets[seat], m.spells[seat]
        worn = [(left, HAND), (right, HAND), (armour, ARMOUR), *((card, TRINKET) for card in trinkets)]
        if any(card != NONE and slots[card] != slot for card, slot in worn):
            yield f"slots: hero {seat} has a card in the wrong one"
        if len(trinkets) > 2 or len(spells) > 2:
            yield f"slots: hero {seat} has more cards than slots"
        if not _ordered(trinkets) or not _ordered(spells):
            yield f"bags: the cards of hero {seat} are not in order"
        if m.kits[seat] is not m.content.kit(m.heroes[seat], left, right, armour, trinkets, spells):
            yield f"kits: hero {seat} has another than the cards give"
        if min(m.wards[seat]) < 0:
            yield f"wards: hero {seat} has less than none"


def _cards(m: State) -> Iterator[str]:
    """Every loot and spell card is in exactly one place; one that was just found is in nobody's."""
    worn = [card for cards in (m.left, m.right, m.armour) for card in cards if card != NONE]
    found: tuple[list[int], list[int]] = ([], [])
    for frame in m.frames:
        if frame[0] == s.FOUND:
            found[frame[1]].append(frame[2])
    loot = sorted((*m.loot_pile, *m.loot_row, *m.loot_gone, *worn, *b"".join(m.trinkets), *found[0]))
    spells = sorted((*m.spell_pile, *m.spell_row, *b"".join(m.spells), *found[1]))
    if loot != list(range(len(m.content.loot_ids))):
        yield "cards: not every loot card is in exactly one place"
    if spells != list(range(len(m.content.spell_ids))):
        yield "cards: not every spell card is in exactly one place"
    if not all(map(_ordered, (m.loot_pile, m.loot_row, m.loot_gone, m.spell_pile, m.spell_row))):
        yield "bags: loot or spells are not in order"


# Foes


def _foes(m: State) -> Iterator[str]:
    """Goblins by their slots, and all that holds for every foe."""
    where, life = m.where, m.life
    kinds = [kind for kind in m.goblin_kinds if kind != NOWHERE]
    if sorted((*m.goblin_pile, *m.goblin_discard, *kinds)) != list(m.content.goblin_bag):
        yield "cards: not every goblin card is in exactly one place"
    if not _ordered(m.goblin_pile) or not _ordered(m.goblin_discard):
        yield "bags: goblin cards are not in order"
    if any((m.goblin_kinds[slot] == NOWHERE) != (where[slot] == NOWHERE) for slot in range(GOBLINS)):
        yield "goblins: a card without a marker, or a marker without a card"
    foes = m.foes()
    if len(foes) != len(where) - where.count(NOWHERE):
        yield "foes: a marker lies on the table that belongs to nobody"
    for foe, room in foes:
        if room > LAIR or (m.exits[room] == 0 if room < LAIR else m.act == 1 or GOBLINS <= foe < BOSS_FOE):
            yield f"foes: {m.vocabulary.foe_names[foe]} stands in no room"
        elif foe != BOSS_FOE and not (m.fallen >> foe & 1 or 0 < life[foe] <= m.foe(foe).health):
            yield f"foes: {m.vocabulary.foe_names[foe]} has no life, and lives"
    if any(m.fallen >> foe & 1 and (life[foe] or where[foe] == NOWHERE) for foe in m.vocabulary.foe_names):
        yield "foes: one has fallen that has life left or is not in play"


def _minions(m: State) -> Iterator[str]:
    """TE-HAZ-05, TE-DMG-02, TE-LAIR-01."""
    piled = {GOBLINS + card for card in m.minion_pile}
    total = len(m.content.minions)
    if len(piled) + len(m.line) + m.kills != total or piled & set(m.line) or len(set(m.line)) != len(m.line):
        yield "cards: not every minion card is in exactly one place"
    if not _ordered(m.minion_pile):
        yield "bags: minion cards are not in order"
    waiting = sum(
        frame[0] in (s.MINION_COMES, s.DEAL_MINION)
        or (frame[0] == s.ROTATE and m.content.rooms[frame[3]].feature == MINION_ROOM)
        for frame in m.frames
    )
    met = m.content.setup["deck_b_minions_per_hero"] * m.seats - m.hidden_encounters
    if m.turn and len(m.line) + m.kills + waiting != met:
        yield "minions: not one for each encounter"
    if m.act == 2 and (m.kills < m.seats or m.line or m.door == NONE):
        yield "act 2: the lair was locked"


def _boss(m: State) -> Iterator[str]:
    """TE-LAIR-03, TE-BOS-01, TE-BOS-02: no marker lies on or below a blocked space."""
    if m.act == 1:
        if m.boss != NONE or m.marks or m.seals:
            yield "boss: it is known in act 1"
        return
    if m.boss not in m.boss_bag:
        yield "boss: not one of those that could come"
        return
    mat, marks = m.boss_mat(), m.marks
    if len(marks) != m.seats or marks[0] > mat.top or list(marks) != sorted(marks, reverse=True):
        yield "boss: its health markers are not on their track"
    if m.seals != mat.altars[len(mat.altars) - len(m.seals) :]:
        yield "boss: altars were broken out of order"
    elif m.seals and marks and marks[-1] <= m.seals[0]:
        yield "boss: a health marker has passed a blocked space"
    if m.turn and not any(marks):
        yield "boss: it is slain, and the game goes on"


def _torch(m: State) -> Iterator[str]:
    """TE-TOR-02, TE-TOR-05, TE-END-05."""
    skull = m.content.torches[m.act - 1].skull
    if not start_space(m) <= m.torch <= skull:
        yield "torch: outside of the track, or above the start"
    if m.torch == skull and m.ending != "torch_out":
        yield "torch: it burned out, and the game goes on"
    if m.ending and (m.turn or m.ending not in m.game.reasons):
        yield "end: it has come, and the game goes on"


# The turn


def _frames(m: State) -> Iterator[str]:
    """What must lie on the stack for what is under way."""
    kinds = [frame[0] for frame in m.frames]
    if kinds[0] not in ((s.TURN, s.NEXT_HERO) if m.active != NONE else (s.NEXT_HERO,)):
        yield "frames: no turn lies below"
    if kinds.count(s.TURN) + kinds.count(s.NEXT_HERO) > 1:
        yield "frames: two turns at once"
    if m.walking != (s.WALK in kinds):
        yield "frames: a walk without its frame, or the other way round"
    if m.fallen and s.DEATHS not in kinds:
        yield "frames: a foe has fallen, and nobody takes it off"
    if m.test and s.TEST_OVER not in kinds:
        yield "frames: a test runs that nothing ends"


def _turn(m: State) -> Iterator[str]:
    """TE-TRN, TE-MOV-11, TE-DMG-04, TE-DMG-05."""
    hero = m.active
    if not 0 <= hero < m.seats or not 0 <= m.first < m.seats:
        yield "turn: no seat's"
        return
    if m.fainted != (not m.health[hero]):
        yield "turn: fainted and awake, or awake and fainted"
    if m.dazed and (m.acted != 1 or m.extra):
        yield "turn: who began unconscious does more than rest"
    if m.acted < 0 or actions_left(m) < 0:
        yield "turn: more hero actions than there are"
    if m.spent < 0 or m.haste < 0:
        yield "turn: less than no speed"
    if m.stepped and (m.halted or m.place[hero] < LAIR):
        yield "turn: a step onto a lair space that cannot count"
    if m.switched and (m.left[hero] == NONE) == (m.right[hero] == NONE):
        yield "turn: hands were switched without one hand card"


def _test(m: State) -> Iterator[str]:
    """TE-TST: outside of a test nothing of it is left; inside, the dice are those that were rolled."""
    if not m.test:
        if m.aim or m.dice or m.spare or m.foe_die or m.boost or m.guard or m.goal or m.result_now:
            yield "test: none runs, and something of it is left"
        return
    dice = m.dice
    if len(dice) > 3 or any(not 1 <= face <= 6 for face in dice) or list(dice) != sorted(dice, reverse=True):
        yield "test: no such dice"
    attack = m.test == s.ATTACK_TEST or (m.test == s.CAST_TEST and m.content.spells[m.source].is_attack)
    if (m.foe_die or m.guard) and not attack:
        yield "test: an enemy answers to no attack"
    if m.dazed and m.test not in (s.EVADE, s.ENTRY):
        yield "test: who began unconscious can only evade"
    top = m.frames[-1][0]
    if attack and not m.aim and top in (s.BEFORE_ROLL, s.DEAL_DICE, s.AFTER_ROLL):
        yield "test: an attack on nobody"
    if (top == s.AFTER_ROLL) > bool(dice) or (top in (s.PICK_SKILL, s.BEFORE_ROLL) and dice):
        yield "test: rolled too early or not at all"
