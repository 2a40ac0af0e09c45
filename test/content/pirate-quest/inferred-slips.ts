/** What the fact sheet of Pirate Quest infers from the rulebook, recommends or names, statement by statement. */
import { battle, LAST, laid, type Statements, slip, special, voyage } from "./quest-slips.ts";

const MAP = "decks/map.yaml";
const DEALS = "tables/deals.yaml";
const FIRST_SQUARES = "  - id: m02\n    squares:\n      - [green, blue]";

export const INFERRED: Statements = {
  S29: [
    special(
      "blessed-is-safe",
      "until this fight is over\n      and its last effects are done",
      "until this fight is over",
    ),
  ],
  S30: [battle("battle-deck-is-complete", "- { id: bow-2,", "- { id: bow-2, copies: 2,")],
  M02: [slip("colours-of-the-map", MAP, ["[green, blue]", "[black, blue]"])],
  M05: [
    voyage(
      "track/unreachable-finish",
      "  - { card: m12, at: [0, 3] }",
      "  - { card: m12, at: [0, 3], heading: [south] }",
    ),
  ],
  M06: [voyage("scenario/wrong-diagonals", "forced-diagonals: 0", "forced-diagonals: 1")],
  M08: [slip("map/impassable", MAP, ["bars: [b2|b3]", "bars: [a2|a3, b2|b3]"])],
  M09: "how ships step belongs to the track, not to the game; the pictured cases are tests of the track",
  M10: [
    voyage("track/too-many-accelerations", LAST, `${laid(["m01", "m02"], ", acceleration: true")}\n${LAST}`),
  ],
  M11: [voyage("track/bypassed-acceleration", LAST, "  - { card: m17, at: [2, 5] }")],
  M13: [
    voyage(
      "track/unreachable-finish",
      "  - { card: m12, at: [0, 3] }",
      "  - { card: m12, at: [0, 3], heading: [south] }",
    ),
  ],
  M14: [
    slip("map/all-white-row", MAP, [FIRST_SQUARES, FIRST_SQUARES.replace("green, blue", "white, white")]),
  ],
  M15: [
    voyage("track/overlap", LAST, "  - { card: m17, at: [0, 8] }"),
    voyage("track/not-joined", LAST, "  - { card: m17, at: [0, 10] }"),
  ],
  M16: [slip("squares-of-an-inch", MAP, ["size: poker-us", "size: { width: 44mm, height: 88.9mm }"])],
  L01: [
    battle("suits-run-from-1-to-9", "id: bow-2, suit: bow, value: 2", "id: bow-2, suit: bow, value: 3"),
    battle("nine-skulls", "- { id: skull-1,", "- { id: skull-1, copies: 2,"),
  ],
  L02: [battle("schema/missing-field", "id: bow-2, suit: bow, value: 2", "id: bow-2, value: 2")],
  L03: [
    battle(
      "every-suit-has-every-special",
      "id: axe-5, suit: axe, value: 5, special: { feature: thief",
      "id: axe-5, suit: axe, value: 5, special: { feature: luck",
    ),
  ],
  L06: [
    slip(
      "costs-can-be-rolled",
      "decks/battle.yaml",
      ["minimum: 1, maximum: 3", "minimum: 1, maximum: 9"],
      ["feature: trump, cost: 3", "feature: trump, cost: 5"],
    ),
  ],
  L09: [
    slip("six-dice-cards", "decks/dice.yaml", ["from: 1, to: 6 } }", "from: 1, to: 5 } }"]),
    slip("dice-cards-show-every-face", "decks/dice.yaml", ["from: 1, to: 6 } }", "from: 1, to: 5 } }"]),
  ],
  L12: [
    slip("stock-for-luck", DEALS, ["stock: 15", "stock: 14"]),
    slip("cards-of-the-largest-deal", DEALS, ["dealt: 30", "dealt: 25"]),
  ],
  L13: "words that texts must not use are in the glossary; a plant of words/forbidden-word shows that they are found",
};
