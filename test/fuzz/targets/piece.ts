/** Boards, decks of pieces to cut and fold, dice, and kits of kits, corrupted, and checked with drawings and sheets. */
import type { ProjectFiles } from "../../support/game/sample-game.ts";
import type { Target } from "../fuzz.ts";
import { bytesOf, corrupted } from "../mutate.ts";
import { checkWith } from "../project.ts";

const FILES: ProjectFiles = {
  "content/sample/boards/strait.yaml": `board: strait
title: The Strait
size: { width: 150mm, height: 60mm }
space: 15mm
edge: 5mm
kinds: { water: { title: Water }, reef: { title: Reef, moves: true } }
start: a
goal: d
spaces:
  - { id: a, kind: water, at: [20, 30], off-board: true }
  - { id: b, kind: reef, at: [60, 30], step: -1 }
  - { id: c, kind: water, at: [90, 30] }
  - { id: d, kind: water, at: [120, 30] }
links: [[a, b, c, d]]
one-way:
  - { id: fall, from: a, to: d }
docks:
  - { id: quay, between: [c, d] }
`,
  "content/sample/decks/pieces.yaml": `deck: pieces
title: Pieces
shape: folded
size: { width: 90mm, height: 60mm, corner: 3mm }
folds: [{ x: 30mm }, { x: 60mm }]
bleed: 3mm
front: card
defaults: { rank: 1, title: Piece }
card: { properties: { rank: { type: integer }, title: { type: string } } }
cards:
  - { id: one, copies: 2 }
`,
  "content/sample/decks/box.yaml": `deck: box
title: Box
shape: tuck-box
size: poker-us
box: { holds: [crew], cards: 30, paper: 0.3mm, depth: 20mm }
front: card
defaults: { rank: 1, title: Box }
card: { properties: { rank: { type: integer }, title: { type: string } } }
cards:
  - { id: box }
`,
  "content/sample/decks/net.yaml": `deck: net
title: Net
kind: dice
shape: die
size: 16mm
front: card
defaults: { rank: 1, title: Die }
card: { properties: { rank: { type: integer }, title: { type: string } } }
cards:
  - { id: red, die: red }
`,
  "content/sample/dice/red.yaml": `die: red
title: Red
colour: "#cc0000"
faces: [[pip], [pip], [pip], [pip], [pip], [pip, pip]]
`,
  "content/sample/kits/whole.yaml": `kit: whole
title: Whole
kits: [part]
contents:
  - { deck: crew, times: 2, count: 2 }
  - { deck: pieces, per: player, from: rank }
`,
  "content/sample/kits/part.yaml":
    "kit: part\ntitle: Part\ncontents: [{ deck: box }, { deck: net, only: [red] }]\n",
};

/** The board is checked by rules alone: its drawing is a card like others. */
const PATHS = Object.keys(FILES);

const WORDS = [
  ..."0mm|-1mm|1e9mm|1e30mm|.nan|5mm|1000mm|0.01mm|[|]|{|}|: |, |- |~|1e9|-3|3".split("|"),
  ..."round|square|hexagon|folded|standee|die|tuck-box|board|card|folds: |box: |holds: |kits: [whole, part]".split(
    "|",
  ),
  ..."a|b|c|d|[a, a]|[d, c, b, a]|off-board: true|step: 3|step: -3|moves: true|at: [0, 0]|at: [150, 60]".split(
    "|",
  ),
  ..."pip|crew|pieces|whole|part|red|copies: 999|times: 999|only: []|__proto__|constructor".split("|"),
];

/** The first word of a corrupted file decides which file it replaces. */
export const PIECE: Target = {
  name: "piece",
  inputs: corrupted(
    PATHS.map((path) => Buffer.from(FILES[path] as string)),
    bytesOf(WORDS, "utf8"),
  ),
  find: (input) => checkWith({ ...FILES, [placeOf(Buffer.from(input).toString("utf8"))]: input }),
};

function placeOf(text: string): string {
  const kind = /^\w+: \w+/.exec(text)?.[0];
  return (
    PATHS.find((path) => kind !== undefined && String(FILES[path]).startsWith(`${kind}\n`)) ??
    (PATHS[1] as string)
  );
}
