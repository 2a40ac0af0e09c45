/** B: boards with a route of spaces. */
import type { ProjectFiles } from "../../support/game/sample-game.ts";
import type { HostileRow } from "../row.ts";

const BOARD = "content/sample/boards/river.yaml";
const DECK = "content/sample/decks/board.yaml";

interface Parts {
  readonly size?: string;
  readonly goal?: string;
  readonly kinds?: string;
  readonly spaces?: readonly string[];
  readonly links?: readonly string[];
  readonly more?: string;
}

const SPACES = [
  "{ id: a, kind: water, at: [30, 40] }",
  "{ id: b, kind: water, at: [60, 40] }",
  "{ id: c, kind: water, at: [90, 40] }",
  "{ id: d, kind: water, at: [120, 40] }",
];

/** Spaces begin on line 9, one per line; `links:` is the line after them. */
function board({
  size = "{ width: 200mm, height: 80mm }",
  goal = "d",
  kinds = "{ water: { title: Open water }, reef: { title: Reef, moves: true } }",
  spaces = SPACES,
  links = ["[a, b, c, d]"],
  more = "",
}: Parts): ProjectFiles {
  const list = (lines: readonly string[]): string => lines.map((line) => `  - ${line}\n`).join("");
  return {
    [BOARD]: `board: river
title: River
size: ${size}
space: 20mm
kinds: ${kinds}
start: a
goal: ${goal}
spaces:
${list(spaces)}links:
${list(links)}${more}`,
    [DECK]: `deck: board
title: The board
kind: board
shape: board
size: ${size}
front: board
cards:
  - { id: river, board: river }
`,
    "templates/sample/board.svg.hbs": `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {{@board.width}} {{@board.height}}">
  <path d="{{@board.route}}" fill="none" stroke="#000"/>
  {{#each @board.spaces}}<circle cx="{{x}}" cy="{{y}}" r="10"/>{{/each}}
  {{#each @board.links}}<path d="{{path}}"/>{{/each}}
  {{#each @board.oneWay}}<path d="{{path}}"/>{{/each}}
  {{#each @board.docks}}<circle cx="{{x}}" cy="{{y}}" r="2"/>{{/each}}
</svg>
`,
  };
}

/** The second space is elsewhere. */
const placed = (at: string): ProjectFiles =>
  board({ spaces: SPACES.with(1, `{ id: b, kind: water, at: ${at} }`) });

const many = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `{ id: s${index}, kind: water, at: [1, 1] }`);

export const ROWS: readonly HostileRow[] = [
  {
    row: "B1",
    what: "a board of a quarter of a million spaces",
    files: () => board({ spaces: many(250_000) }),
    finds: [`${BOARD}:1:1 yaml/limit`],
    status: 1,
  },
  {
    row: "B1",
    what: "a board of 20,000 spaces: none is examined, its fields do not mention its drawing",
    files: () => board({ spaces: many(20_000) }),
    finds: [`${BOARD}:9:3 schema/wrong-count`],
    status: 1,
  },
  {
    row: "B2",
    what: "links from a space to itself",
    files: board({
      links: ["[a, b, c, d]", "[a, a]"],
      more: "one-way:\n  - { id: x, from: c, to: c }\ndocks:\n  - { id: y, between: [b, b] }\n",
    }),
    finds: [
      `${BOARD}:15:9 board/self-link`,
      `${BOARD}:17:27 board/self-link`,
      `${BOARD}:19:23 board/dock-without-border`,
    ],
    status: 1,
  },
  {
    row: "B2",
    what: "one-way links in a circle",
    files: board({
      more: "one-way:\n  - { id: x, from: a, to: c }\n  - { id: y, from: c, to: d }\n  - { id: z, from: d, to: a }\n",
    }),
    finds: [`${BOARD}:17:11 board/no-gain`, `${BOARD}:18:11 board/no-gain`],
    status: 0,
  },
  {
    row: "B2",
    what: "a start that is the goal",
    files: board({ goal: "a" }),
    finds: [`${BOARD}:7:7 board/start-is-goal`],
    status: 1,
  },
  ...places({
    "[.nan, 1]": "10:32 schema/not-a-number",
    "[.inf, 1]": "10:32 schema/not-a-number",
    "[1e308, 1]": "10:32 schema/not-a-number",
    "[-5, 40]": "10:31 board/off-the-board",
    "[9999, 40]": "10:31 board/off-the-board",
    "[1e5, 40]": "10:32 schema/out-of-range",
    "[30, 40]": "10:31 board/overlapping-spaces",
    "[1]": "10:31 schema/wrong-count",
    "[left, top]": "10:32 schema/wrong-type",
  }),
  {
    row: "B3",
    what: "a route whose points coincide, still printed",
    files: board({ spaces: SPACES.map((space) => space.replace(/\[.*\]/, "[30, 40]")) }),
    command: ["build", "sample", "--draft"],
    finds: [10, 11, 11, 12, 12, 12].map((line) => `${BOARD}:${line}:31 board/overlapping-spaces`),
    says: ["river-a4-draft.pdf"],
    status: 1,
  },
  ...sizes({
    "{ width: 10000mm, height: 80mm }": [
      `${BOARD}:3:16 board/length-out-of-range`,
      `${DECK}:5:16 deck/length-out-of-range`,
    ],
    "{ width: 0mm, height: 80mm }": [
      `${BOARD}:3:16 board/length-out-of-range`,
      `${DECK}:5:16 deck/length-out-of-range`,
      `${DECK}:5:7 deck/safe-too-large`,
    ],
    "{ width: -200mm, height: 80mm }": [`${BOARD}:3:16 schema/bad-format`, `${DECK}:5:16 schema/bad-format`],
    "{ width: 200m, height: 80mm }": [`${BOARD}:3:16 schema/bad-format`, `${DECK}:5:16 schema/bad-format`],
  }),
  {
    row: "B5",
    what: "links that lead nowhere (C105)",
    files: board({ links: ["[a, b, c, dd]"], more: "one-way:\n  - { id: x, from: a, to: nowhere }\n" }),
    finds: [`${BOARD}:14:15 board/unknown-space`, `${BOARD}:16:27 board/unknown-space`],
    says: ['has no space "dd"', 'has no space "nowhere"'],
    status: 1,
  },
  {
    row: "B5",
    what: "JavaScript property names as kinds",
    files: board({
      spaces: SPACES.map((space, index) =>
        index < 2 ? space.replace("water", ["constructor", "to-string"][index] as string) : space,
      ),
    }),
    finds: [`${BOARD}:9:20 board/unknown-kind`, `${BOARD}:10:20 board/unknown-kind`],
    status: 1,
  },
  {
    row: "B5",
    what: "a missing board: its fields do not mention its drawing",
    files: {
      ...board({}),
      [DECK]: (board({})[DECK] as string).replace("board: river }", "board: rivr }"),
    },
    finds: [`${DECK}:8:25 deck/unknown-board`],
    status: 1,
  },
];

function places(inputs: Readonly<Record<string, string>>): readonly HostileRow[] {
  return Object.entries(inputs).map(([at, found]) => ({
    row: "B3",
    what: `a space at ${at}`,
    files: placed(at),
    finds: [`${BOARD}:${found}`, ...(at === "[left, top]" ? [`${BOARD}:10:38 schema/wrong-type`] : [])],
    lacks: ["near-edge"],
    status: 1,
  }));
}

function sizes(inputs: Readonly<Record<string, readonly string[]>>): readonly HostileRow[] {
  return Object.entries(inputs).map(([size, found]) => ({
    row: "B4",
    what: `a board of ${size}`,
    files: board({ size }),
    finds: found,
    status: 1,
  }));
}
