/** Faults in scenarios: tracks that cannot be laid or won, and those that play differently from what their file says. */
import { plantsOf } from "./plant.ts";

const GAME = "game.yaml";
const MAP = "decks/map.yaml";
/** Four cards in a straight line to the north: m05, m12, m14 face down, m17. */
const FIRST = "scenarios/first-voyage.yaml";
const OTHER = "scenarios/planted.yaml";

const M05 = "{ card: m05, at: [0, 0] }";
const M12 = "{ card: m12, at: [0, 3] }";
const M14 = "{ card: m14, at: [0, 6], acceleration: true }";
const M17 = "{ card: m17, at: [0, 9] }";

/** A new scenario with these track entries. */
const planted = (...track: readonly string[]): string =>
  `scenario: planted
title: Planted
players: { min: 2, max: 4 }
length: short
track:
${track.map((entry) => `  - ${entry}\n`).join("")}`;

/** The text of the rule that First Voyage uses. */
const CURRENT_WORDS = `  current:
    title: The Current
    text: "Does your move end at the tail of a current arrow? Drift one square along it for free, unless a ship lies there. One drift a move."
`;

export const SCENARIO_PLANTS = plantsOf([
  // What a track consists of
  ["scenario/too-few-cards", FIRST, `  - ${M14}\n  - ${M17}\n`, "", "track:"],
  [
    "scenario/too-few-cards",
    FIRST,
    `track:\n  - ${M05}\n  - ${M12}\n  - ${M14}\n  - ${M17}\n`,
    "track: []\n",
    "track:",
  ],
  [
    "scenario/too-many-cards",
    FIRST,
    "rules:",
    `${[1, 2, 3, 4, 6, 7, 8].map((card, index) => `  - { card: m0${card}, at: [0, ${12 + 3 * index}] }\n`).join("")}rules:`,
    "card: m08",
  ],
  ["scenario/overused-card", FIRST, "card: m17", "card: m05", "at: [0, 9]"],
  ["scenario/overused-card", FIRST, "card: m14", "card: m17", "acceleration: true"],
  {
    rule: "scenario/overused-card",
    file: MAP,
    find: "  - id: m12\n",
    put: "  - id: m12\n    copies: 0\n",
    in: FIRST,
    at: "card: m12",
  },
  ["track/only-accelerations", OTHER, "", onlyFaceDown(), "track:"],
  [
    "track/too-many-accelerations",
    FIRST,
    M17,
    "{ card: m17, at: [0, 9], acceleration: true }\n  - { card: m01, at: [0, 12], acceleration: true }\n  - { card: m02, at: [0, 15] }",
    "card: m01",
  ],

  // How its cards are laid
  ["track/same-place", FIRST, M12, "{ card: m12, at: [0, 0] }"],
  ["track/overlap", FIRST, M17, "{ card: m17, at: [0, 8] }"],
  ["track/overlap", FIRST, M17, "{ card: m17, at: [1, 1], turn: 90 }"],
  ["track/not-joined", FIRST, M17, "{ card: m17, at: [0, 10] }"],
  ["track/not-joined", FIRST, M17, "{ card: m17, at: [3, 8] }"],
  {
    rule: "track/not-joined",
    file: FIRST,
    find: `${M12}\n  - ${M14}`,
    put: `${M14}\n  - ${M12}`,
    at: "card: m14",
  },
  ["track/stray-heading", FIRST, M12, "{ card: m12, at: [0, 3], heading: [south] }"],
  // right and left again: on the table card 3 would be half a square too low, on card 1
  [
    "track/loop-does-not-close",
    FIRST,
    `${M12}\n  - ${M14}\n  - ${M17}`,
    "{ card: m12, at: [2, 1] }\n  - { card: m14, at: [0, 3], acceleration: true }\n  - { card: m17, at: [0, 6] }",
    "card: m14",
  ],
  ["track/shortcut", FIRST, M17, "{ card: m17, at: [2, 5] }"],

  // Where the race starts and ends
  ["scenario/unknown-square", FIRST, "setup:", "finish: 5.b3\nsetup:", "finish: 5.b3"],
  ["scenario/unknown-square", FIRST, "setup:", "start: 10.a1\nsetup:", "start: 10.a1"],
  ["scenario/start-is-finish", FIRST, "setup:", "start: 4.b3\nsetup:", "start: 4.b3"],
  ["scenario/start-is-finish", FIRST, "setup:", "start: 1.a1\nfinish: 1.a1\nsetup:", "finish: 1.a1"],
  ["scenario/misplaced-end", FIRST, "setup:", "start: 2.a1\nsetup:", "start: 2.a1"],
  ["scenario/misplaced-end", FIRST, "setup:", "finish: 3.b3\nsetup:", "finish: 3.b3"],
  [
    "scenario/ambiguous-start",
    OTHER,
    "",
    planted("{ card: m05, at: [0, 0] }", "{ card: m12, at: [2, -1] }", "{ card: m17, at: [4, -1] }"),
    "card: m05",
  ],
  [
    "scenario/ambiguous-start",
    OTHER,
    "",
    planted("{ card: m05, at: [0, 0] }", "{ card: m12, at: [-2, 0] }", "{ card: m17, at: [-2, 3] }"),
    "card: m05",
  ],
  [
    "scenario/ambiguous-finish",
    OTHER,
    "",
    planted("{ card: m05, at: [0, 0] }", "{ card: m12, at: [2, 0] }", "{ card: m17, at: [4, 0] }"),
    "card: m17",
  ],
  ["scenario/ambiguous-finish", FIRST, M17, "{ card: m17, at: [-2, 7] }"],
  ["track/acceleration-at-end", FIRST, M05, "{ card: m05, at: [0, 0], acceleration: true }"],
  ["track/acceleration-at-end", FIRST, M17, "{ card: m17, at: [0, 9], acceleration: true }"],
  ["track/crowded-start", FIRST, "setup:", "start: 1.a3\nsetup:", "players:"],

  // How the race goes
  ["track/unreachable-finish", FIRST, M12, "{ card: m12, at: [0, 3], heading: [south] }"],
  ["track/unreachable-finish", FIRST, "setup:", "start: 4.b3\nfinish: 1.a1\nsetup:", "card: m17"],
  {
    rule: "track/unreachable-finish",
    file: MAP,
    find: "  - id: m12\n",
    put: "  - id: m12\n    bars: [a3|north, b3|north]\n",
    in: FIRST,
    at: "card: m12",
  },
  {
    rule: "track/trap",
    file: FIRST,
    find: `${M12}\n  - ${M14}`,
    put: "{ card: m11, at: [0, 3] }\n  - { card: m18, at: [0, 6] }",
    at: "card: m11",
  },
  ["track/trap", FIRST, "setup:", "finish: 4.a1\nsetup:", "card: m17"],
  ["track/unreached-square", FIRST, "setup:", "start: 1.a2\nsetup:", "card: m05"],
  ["track/narrow", FIRST, M17, "{ card: m17, at: [2, 9] }", "card: m14"],
  ["track/bypassed-acceleration", FIRST, M17, "{ card: m17, at: [2, 5] }", "acceleration: true"],
  {
    rule: "track/forced-diagonal",
    file: FIRST,
    find: "forced-diagonals: 0\n",
    put: "",
    at: "card: m14",
    also: [[FIRST, M17, "{ card: m17, at: [2, 9] }"]],
  },
  {
    rule: "track/forced-white",
    file: FIRST,
    find: `${M14}\n  - ${M17}`,
    put: "{ card: m14, at: [-2, 6] }\n  - { card: m17, at: [-2, 9] }",
    at: "card: m12",
  },

  // What the file says about it
  ["scenario/wrong-diagonals", FIRST, M17, "{ card: m17, at: [2, 9] }", "forced-diagonals: 0"],
  ["scenario/wrong-diagonals", FIRST, "forced-diagonals: 0", "forced-diagonals: 2"],
  ["scenario/wrong-length", FIRST, "length: short", "length: long"],
  ["scenario/wrong-length", FIRST, M17, `${M17}\n  - { card: m01, at: [0, 12] }`, "length: short"],
  ["scenario/wrong-players", FIRST, "players: { min: 1, max: 4 }", "players: { min: 1, max: 7 }"],

  // Its own rules
  ["scenario/blocked-current", FIRST, "to: 3.a1 }", "to: 3.b2 }"],
  ["scenario/contradictory-rules", FIRST, "  current:", "  harbour: [2.a3]\n  current:", "harbour:"],
  ["scenario/idle-rule", FIRST, "  current:", "  chest: [4.b3]\n  current:", "chest:"],
  ["scenario/unknown-square", FIRST, "  current:", "  toll: [5.a1]\n  current:", "toll:"],
  {
    rule: "scenario/unworded-rule",
    file: "glossary.yaml",
    find: CURRENT_WORDS,
    put: "",
    in: FIRST,
    at: "current:",
  },
  {
    rule: "scenario/wrong-players",
    file: GAME,
    find: "players: { min: 1, max: 6 }",
    put: "players: { min: 3, max: 6 }",
    in: FIRST,
    at: "players:",
  },
]);

function onlyFaceDown(): string {
  const rows = [0, 3, 6].map((row, index) => `{ card: m0${index + 1}, at: [0, ${row}], acceleration: true }`);
  return planted(...rows);
}
