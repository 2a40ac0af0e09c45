/** Faults on boards: the shipped game has no board, so each plant adds one, with four spaces in a row. */
import { plantsOf } from "./plant.ts";

const BOARD = "boards/planted.yaml";

const SPACES = {
  a: "{ id: a, kind: water, at: [20, 20] }",
  b: "{ id: b, kind: water, at: [40, 20] }",
  c: "{ id: c, kind: water, at: [60, 20] }",
  d: "{ id: d, kind: water, at: [80, 20] }",
};

/** A board with some spaces replaced, and these lines after its links. */
const planted = (spaces: Partial<typeof SPACES>, ...lines: readonly string[]): string =>
  `board: planted
title: Planted
size: { width: 100mm, height: 40mm }
space: 10mm
edge: 3mm
kinds: { water: { title: Water }, rock: { title: Rock, moves: true } }
start: a
goal: d
spaces:
${Object.values({ ...SPACES, ...spaces })
  .map((space) => `  - ${space}\n`)
  .join("")}${["links: [[a, b, c, d]]", ...lines].map((line) => `${line}\n`).join("")}`;

const rock = (id: string, x: number): string => `{ id: ${id}, kind: rock, at: [${x}, 20], step: 1 }`;

export const BOARD_PLANTS = plantsOf([
  ["board/chained-hazard", BOARD, "", planted({ b: rock("b", 40), c: rock("c", 60) }), "id: b"],
  ["board/dock-without-border", BOARD, "", planted({}, "docks: [{ id: quay, between: [a, c] }]"), "docks:"],
  ["board/near-edge", BOARD, "", planted({ b: "{ id: b, kind: water, at: [40, 7] }" }), "id: b"],
  ["board/no-gain", BOARD, "", planted({}, "one-way: [{ id: fall, from: d, to: b }]"), "one-way:"],
  ["board/overlapping-spaces", BOARD, "", planted({ b: "{ id: b, kind: water, at: [29, 20] }" }), "id: b"],
  [
    "board/unreachable-space",
    BOARD,
    "",
    planted({ d: `${SPACES.d}\n  - { id: e, kind: water, at: [60, 35] }` }),
    "id: e",
  ],
  [
    "board/trap",
    BOARD,
    "",
    planted(
      { d: `${SPACES.d}\n  - { id: pool, kind: water, at: [40, 32] }` },
      "one-way: [{ id: fall, from: a, to: pool }]",
    ),
    "one-way:",
  ],
  ["board/way-back", BOARD, "", planted({}, "one-way: [{ id: fall, from: b, to: c }]"), "one-way:"],
  {
    rule: "board/wrong-distance",
    file: BOARD,
    find: "",
    put: planted({}),
    at: "- { id: planted",
    in: "rules.yaml",
    also: [
      [
        "rules.yaml",
        "rules:\n",
        "rules:\n  - { id: planted, board: planted, check: distance, from: a, to: d, is: 4, why: it is far }\n",
      ],
    ],
  },
]);
