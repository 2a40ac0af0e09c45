/** D: die-lines of tokens, folded pieces, dice and boxes. */
import type { ProjectFiles } from "../../support/game/sample-game.ts";
import type { HostileRow } from "../row.ts";

const DECK = "content/sample/decks/pieces.yaml";

/** A deck of one piece; `more` begins on line 5. */
function pieces(shape: string, size: string, more: string, cards: readonly string[]): ProjectFiles {
  return {
    [DECK]: `deck: pieces
title: Pieces
shape: ${shape}
size: ${size}
${more === "" ? "" : `${more}\n`}front: ground
cards:
${cards.map((card) => `  - ${card}\n`).join("")}`,
    "content/sample/dice/red.yaml": `die: red
title: Red
colour: "#cc0000"
faces: [[pip], [pip], [pip], [pip], [pip], [pip, pip]]
`,
    "templates/sample/ground.svg.hbs": `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" preserveAspectRatio="xMidYMid slice">
  <rect x="-9" y="-9" width="27" height="27" fill="#ccc"/>
</svg>
`,
  };
}

interface Piece {
  readonly what?: string;
  readonly shape: string;
  readonly size?: string;
  readonly more?: string;
  readonly cards?: readonly string[];
}

/** @param finds "4:7 deck/safe-too-large" in the deck's file */
function piece(
  row: string,
  one: Piece,
  finds: readonly string[],
  other: Partial<HostileRow> = {},
): HostileRow {
  const { shape, size = "poker-us", more = "", cards = ["{ id: a }"] } = one;
  return {
    row,
    what: one.what ?? `${shape} ${size} ${more}`.trim(),
    files: pieces(shape, size, more, cards),
    command: ["build", "sample"],
    finds: finds.map((found) => `${DECK}:${found}`),
    status: finds.length > 0 ? 1 : 0,
    ...other,
  } as HostileRow;
}

const TOO_SMALL = ["4:7 deck/length-out-of-range", "4:7 deck/safe-too-large"];
const token = (size: string, finds: readonly string[]): HostileRow =>
  piece("D1", { shape: "round", size }, finds);
const folds = (list: string, finds: readonly string[], other?: Partial<HostileRow>): HostileRow =>
  piece(
    "D2",
    { shape: "folded", size: "{ width: 100mm, height: 80mm }", more: `folds: ${list}` },
    finds,
    other,
  );
const box = (holds: string, finds: readonly string[], other?: Partial<HostileRow>): HostileRow =>
  piece("D3", { shape: "tuck-box", more: `box: ${holds}` }, finds, other);

export const ROWS: readonly HostileRow[] = [
  token("0mm", TOO_SMALL),
  token("0.01mm", TOO_SMALL),
  token("1e30mm", ["4:7 deck/length-out-of-range"]),
  token("-5mm", ["4:7 deck/unknown-size"]),
  token("{ width: 20mm, height: 30mm }", ["4:7 deck/two-lengths"]),
  piece(
    "D1",
    { what: "a token larger than the page", shape: "hexagon", size: "300mm" },
    ["4:7 sheet/too-large"],
    {
      says: ["300mm x 346.41mm", "has room for cards only up to 200mm x 287mm"],
    },
  ),
  piece(
    "D1",
    { what: "a standee larger than the page", shape: "standee", size: "{ width: 90mm, height: 290mm }" },
    ["4:7 sheet/too-large"],
  ),
  piece(
    "D1",
    {
      what: "20,000 tokens as small as they come",
      shape: "hexagon",
      size: "5mm",
      more: "safe: 1mm",
      cards: Array.from({ length: 20 }, (_, index) => `{ id: a${index}, copies: 999 }`),
    },
    [],
    { command: ["build", "sample", "--paper", "500mmx500mm"], says: ["pdf"] },
  ),
  folds("[]", ["5:8 schema/wrong-count"]),
  folds("[{}]", ["5:9 schema/missing-field"]),
  folds("[{ x: 30mm }, { x: 30mm }]", ["5:27 deck/folds-too-near"], {
    says: ["the fold at 30mm is too close to another one"],
  }),
  folds("[{ x: 0mm }]", ["5:14 deck/folds-too-near"]),
  folds("[{ x: 300mm }]", ["5:14 deck/folds-too-near"]),
  folds("[{ x: -3mm }]", ["5:14 schema/bad-format"]),
  folds("[{ x: 30mm }, { y: 30mm }]", ["5:22 deck/crossing-folds"]),
  folds("[{ x: 30mm, y: 30mm }]", ["5:20 schema/unknown-field"]),
  folds(`[${Array.from({ length: 10_000 }, (_, index) => `{ x: ${index}mm }`).join(", ")}]`, [
    "5:8 schema/wrong-count",
  ]),
  piece(
    "D2",
    { what: "folds of cards", shape: "card", more: "folds: [{ x: 30mm }]" },
    ["5:8 deck/idle-field"],
    {
      status: 0,
    },
  ),
  box("{}", ["3:8 deck/empty-box"]),
  box("{ holds: [] }", ["5:15 schema/wrong-count"]),
  box("{ holds: [crw] }", ["5:16 deck/unknown-deck"], { says: ["= fix: write crew"] }),
  box("{ holds: [pieces] }", ["5:16 deck/box-in-itself"]),
  box("{ holds: [crew, crew] }", ["5:15 schema/repeated-entry"]),
  box("{ cards: 1e9 }", ["5:15 schema/out-of-range"]),
  box("{ cards: 10000 }", ["5:6 deck/box-too-deep"], { says: ["the box is 3001mm deep"] }),
  box("{ cards: 300 }", ["4:7 sheet/too-large"]),
  box("{ cards: 50, paper: 0mm }", ["5:26 deck/length-out-of-range"]),
  box("{ cards: 50, paper: -1mm }", ["5:26 schema/bad-format"]),
  box("{ cards: 50, paper: 1m }", ["5:26 schema/bad-format"]),
  box("{ cards: 50, depth: 0mm }", ["5:26 deck/box-too-thin"], {
    says: ["50 cards of 0.3mm make a pile of 15mm, but the box is 0mm deep", "= fix: write 16mm"],
  }),
  box("{ cards: 50, depth: 900mm }", ["5:26 deck/box-too-deep"]),
  piece(
    "D3",
    { what: "a box around cards", shape: "card", more: "box: { cards: 5 }" },
    ["5:6 deck/idle-field"],
    {
      status: 0,
    },
  ),
  {
    ...piece(
      "D4",
      {
        what: "a die without faces",
        shape: "die",
        size: "16mm",
        more: "kind: dice",
        cards: ["{ id: a, die: red }"],
      },
      [],
    ),
    files: {
      ...pieces("die", "16mm", "kind: dice", ["{ id: a, die: red }"]),
      "content/sample/dice/red.yaml": 'die: red\ntitle: Red\ncolour: "#cc0000"\nfaces: []\n',
    },
    finds: ["content/sample/dice/red.yaml:4:8 schema/wrong-count"],
    says: ["faces has 0 entries, expected 2 to 120"],
    status: 1,
  },
  piece("D4", { shape: "die", size: "16mm", more: "kind: dice", cards: ["{ id: a, die: rd }"] }, [
    "8:19 deck/unknown-die",
  ]),
  piece("D4", { shape: "die", size: "900mm", more: "kind: dice", cards: ["{ id: a, die: red }"] }, [
    "4:7 sheet/too-large",
  ]),
];
