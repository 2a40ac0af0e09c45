/** What the fact sheet of Pirate Quest marks as stated by the rulebook, statement by statement. */
import {
  battle,
  glossary,
  LAST,
  laid,
  reference,
  SECOND,
  type Statements,
  slip,
  special,
  THIRD,
  VOYAGE,
  voyage,
} from "./quest-slips.ts";

/** The rest of the card's line, up to the next heading. */
const SWORD_9 = "gives: { suit: universal, value: 4 } } }\n  # Axes";

const PLAY = "it happens in play; no card or table states it";

/** By the number of the statement. */
export const STATED: Statements = {
  S01: [
    reference("deal-never-exceeds-five", "5 at most", "6 at most"),
    // Three cards are dealt from the start on.
    voyage("track/too-many-accelerations", LAST, `${laid(["m01", "m02"], ", acceleration: true")}\n${LAST}`),
  ],
  S02: [reference("deal-grows", "1 more for each acceleration point", "1 more for each ship")],
  S03: [
    reference("bids-run-from-0-to-5", "{ bid: 5, points: 7 }", "{ bid: 6, points: 8 }"),
    reference("bid-on-the-card", "The 6 stands for 0", "The 5 stands for 0"),
    glossary("zero-is-the-six", "with the 6 for zero", "with the 5 for zero"),
  ],
  S04: [reference("bid-on-the-card", "may not make", "must make")],
  S05: [
    reference("bid-on-the-card", "From the dealer's left", "From the dealer's right"),
    reference("fight-on-the-card", "The dealer's left leads", "The dealer leads"),
  ],
  S06: [
    reference("fight-on-the-card", "Follow suit.", "Play any card."),
    special("fog-cannot-win", "You need not follow suit", "You must follow suit"),
  ],
  S07: PLAY,
  S08: [special("trump-becomes-a-skull", "and every universal", "and no universal")],
  S09: [glossary("universal-follows", "counts as the suit that was led", "counts as no suit")],
  S10: [glossary("roll-off-on-own-square", "rolls the die of their square", "rolls the red die")],
  S11: [reference("special-on-the-card", "of your square once", "of your square twice")],
  S12: PLAY,
  S13: [reference("special-on-the-card", "Failed: another card", "Failed: the same card")],
  S14: [reference("special-on-the-card", "No die, no roll", "No die, roll green")],
  S15: [
    reference("zeros-on-the-card", "text: nothing", "text: 1 point"),
    reference("circle-on-the-card", "add pips only", "add all"),
    reference("lightning-on-the-card", "1 luck token, 3 at most", "2 luck tokens, 3 at most"),
    glossary(
      "only-pips-count",
      'xx: { title: XX, meaning: "No point." }',
      'xx: { title: XX, meaning: "No point.", points: 1 }',
    ),
    glossary("a-circle-rolls-again", "again: true", "again: false"),
    glossary("only-pips-count", "points: 1, icon", "points: 2, icon"),
  ],
  S16: [
    reference("luck-on-the-card", "3 luck tokens: 1 movement point", "2 luck tokens: 1 movement point"),
    glossary("luck-tokens-at-most", "three at most. Not", "four at most. Not"),
  ],
  S17: [
    special("four-specials-act-at-once", "timing: at once", "timing: when the fight ends"),
    special("two-specials-act-later", "timing: when the fight ends", "timing: at once"),
  ],
  S18: [
    reference("a-made-bid-moves-2-more", "{ bid: 3, points: 5 }", "{ bid: 3, points: 6 }"),
    reference("made-bid", "You may step diagonally", "You may not step diagonally"),
  ],
  S19: [reference("missed-bid", "Move 1, not diagonally", "Move 2, not diagonally")],
  S20: [reference("last-place", "1 at least", "2 at least")],
  S21: [reference("move-on-the-card", "Most points first", "Fewest points first")],
  S22: [
    reference("move-on-the-card", "Never backward, never onto", "Never backward, but onto"),
    voyage("track/unreachable-finish", SECOND, SECOND.replace(" }", ", heading: [south] }")),
  ],
  S23: PLAY,
  S24: [glossary("a-fight-for-each-card", "one fight for each card dealt", "two fights for each card dealt")],
  S25: [special("fog-cannot-win", "the earliest Fog wins", "the latest Fog wins")],
  S26: [special("mutiny-is-a-roll-off", "as many of their won fights", "one of their won fights")],
  S27: "the dummy's play; only its die is printed",
  S28: "the dummy's play; only its die is printed",
  // The schema requires six squares; this is about their size.
  M01: [
    slip("squares-of-an-inch", "decks/map.yaml", ["size: poker-us", "size: { width: 44mm, height: 88.9mm }"]),
  ],
  M03: [
    slip("map-cards-fill-a-track", "decks/map.yaml", [
      "{ origin: reconstruction }",
      "{ origin: reconstruction, copies: 0 }",
    ]),
    voyage("scenario/too-few-cards", `${THIRD}\n${LAST}\n`, ""),
    voyage(
      "scenario/too-many-cards",
      LAST,
      `${LAST}\n${laid(["m01", "m02", "m03", "m04", "m06", "m07", "m08"])}`,
    ),
  ],
  M04: [
    voyage("scenario/misplaced-end", "setup:", "start: 2.a1\nsetup:"),
    voyage("scenario/misplaced-end", "setup:", "finish: 3.b3\nsetup:"),
    voyage("scenario/ambiguous-finish", LAST, "  - { card: m17, at: [-2, 7] }"),
    // The second card is beside the first one, and lower.
    slip(
      "scenario/ambiguous-start",
      VOYAGE,
      [SECOND, SECOND.replace("[0, 3]", "[2, -1]")],
      [THIRD, THIRD.replace("[0, 6]", "[2, 2]")],
      [LAST, LAST.replace("[0, 9]", "[2, 5]")],
    ),
  ],
  M07: [
    voyage("scenario/wrong-diagonals", LAST, "  - { card: m17, at: [2, 9] }"),
    voyage("track/not-joined", LAST, "  - { card: m17, at: [3, 9] }"),
  ],
  M12: "not checked: the back is a drawing, the template map-back, and what a drawing shows is not data",
  L04: [
    slip(
      "activated-suit",
      "decks/battle.yaml",
      ["enum: [universal, trump]", "enum: [universal, trump, sword]"],
      ["gives: { suit: universal", "gives: { suit: sword"],
    ),
    slip(
      "activated-value",
      "decks/battle.yaml",
      ["maximum: 9, description: The value in", "maximum: 12, description: The value in"],
      ["suit: trump, value: 8", "suit: trump, value: 12"],
    ),
  ],
  L05: [
    // The table contains what is stated, and every card agrees with the table.
    special("trump-gives-a-trump", "gives: trump", "gives: universal"),
    special("fog-and-blessed-are-worth-5", "value: 5", "value: 6"),
    special("mutiny-is-worth-4", "value: 4", "value: 3"),
    battle("specials-are-those-of-the-table", "suit: trump, value: 8", "suit: universal, value: 8"),
    battle("specials-are-those-of-the-table", "suit: universal, value: 5", "suit: universal, value: 6"),
    battle("specials-are-those-of-the-table", "suit: universal, value: 4", "suit: universal, value: 5"),
  ],
  L07: [
    special("four-specials-act-at-once", "timing: at once", "timing: when the fight ends"),
    special("two-specials-act-later", "timing: when the fight ends", "timing: at once"),
  ],
  L08: [
    battle(
      "sword-9-is-a-mutiny",
      "value: 9, special: { feature: mutiny",
      "value: 9, special: { feature: thief",
    ),
    battle("sword-9-is-a-mutiny", SWORD_9, SWORD_9.replace("universal", "trump")),
    battle("sword-9-is-a-mutiny", SWORD_9, SWORD_9.replace("4", "5")),
  ],
  L10: [slip("half-of-green-has-a-pip", "dice/green.yaml", ["[pip, circle]", "[circle]"])],
  L11: [
    slip("six-symbols", "dice/red.yaml", ["[xx]", "[star]"]),
    glossary("only-pips-count", "symbols:\n", "symbols:\n  star: { title: star, meaning: One point. }\n"),
  ],
};
