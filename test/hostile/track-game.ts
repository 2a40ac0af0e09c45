/**
 * The game of the rows about lattices, terrains and tracks: rooms of 3 x 3 squares, leaves of seven hexagons, and a scenario of
 * each. Nothing is found in it, not even a hint. A row changes a few words of it.
 */
import type { ProjectFiles } from "../support/game/sample-game.ts";
import type { HostileRow } from "./row.ts";

export const GAME = "game.yaml";
export const GLOSSARY = "glossary.yaml";
export const ROOMS = "decks/rooms.yaml";
export const LEAVES = "decks/leaves.yaml";
export const CREW = "decks/crew.yaml";
export const HALL = "scenarios/hall.yaml";
export const GROVE = "scenarios/leaf.yaml";

export const TRACK_OF_HALL = `track:
  - { card: r1, at: [0, 0] }
  - { card: r2, at: [0, 3] }
  - { card: r3, at: [0, 6] }
`;
export const TRACK_OF_GROVE = `track:
  - { card: h1, at: [0, 0] }
  - { card: h2, at: [3, 0] }
  - { card: h3, at: [3, 3] }
`;

const FILES: Readonly<Record<string, string>> = {
  [GAME]: `broadside: 1
id: sample
title: Sample
version: 1.0.0
track:
  corners: special
  backward: always
  pieces: unlimited
`,
  [GLOSSARY]: `symbols:
  pip: { title: Pip, meaning: one point, points: 1, icon: plain-circle }
terrains:
  floor: { title: Floor, colour: "#e8e0d0", sign: F }
  water: { title: Water, colour: "#7fb2d6", sign: W, cost: 2 }
  rock: { title: Rock, colour: "#4a4a4a", sign: R, cost: blocked }
`,
  [ROOMS]: `deck: rooms
title: Rooms
kind: map
size: { width: 80mm, height: 80mm }
front: room
cells: { shape: square, columns: 3, rows: 3, side: 25mm }
terrains: [floor, water, rock]
card: { properties: { title: { type: string } } }
defaults: { title: Room }
cards:
  - { id: r1, squares: [[floor, floor, floor], [floor, water, floor], [floor, floor, rock]], bars: [a1|b1] }
  - { id: r2, squares: [[floor, floor, floor], [floor, floor, water], [floor, floor, floor]] }
  - { id: r3, squares: [[floor, water, water], [floor, floor, floor], [floor, floor, floor]] }
`,
  [LEAVES]: `deck: leaves
title: Leaves
kind: map
size: { width: 80mm, height: 80mm }
front: room
cells: { shape: pointy-hex, radius: 1 }
card: { properties: { title: { type: string } } }
defaults: { title: Leaf }
cards:
  - { id: h1, hexes: [[floor, floor], [floor, water, floor], [floor, rock]], bars: [a1|b1] }
  - { id: h2, hexes: [[floor, floor], [floor, floor, floor], [floor, water]] }
  - { id: h3, hexes: [[floor, water], [water, floor, floor], [floor, floor]] }
`,
  [CREW]: `deck: crew
title: Crew
size: poker-us
front: card
card: { properties: { rank: { type: integer }, title: { type: string } } }
cards:
  - { id: cook, rank: 1, title: Cook }
  - { id: pilot, rank: 2, title: Pilot }
  - { id: captain, rank: 3, title: Captain }
`,
  [HALL]: `scenario: hall
title: The Hall
players: { min: 2, max: 4 }
length: short
${TRACK_OF_HALL}`,
  [GROVE]: `scenario: leaf
title: The Leaf
players: { min: 2, max: 4 }
length: short
${TRACK_OF_GROVE}`,
};

const TEMPLATE: ProjectFiles = {
  "templates/sample/room.svg.hbs": `<svg xmlns="http://www.w3.org/2000/svg" xmlns:b="urn:broadside" viewBox="0 0 80 80">
  <b:text x="5" y="5" width="70" height="10" size="14pt" font="Alegreya">{{title}}</b:text>
  <b:text x="5" y="20" width="70" height="50" size="14pt" font="Alegreya">{{#each @map.squares}}{{name}}: {{colour}} {{/each}}</b:text>
  {{#each @map.bars}}<rect x="10" y="70" width="6" height="2" fill="#20303c"/>{{/each}}
</svg>
`,
};

/** A file of the game, and what is written in place of some of its text; with no text to replace, a file of its own. */
export type Change = readonly [file: string, from: string, to: string];

/**
 * @param finds each as "decks/rooms.yaml:6:34 group/fault"
 * @param says what the finding says, word by word
 */
export function row(
  id: string,
  what: string,
  changes: readonly Change[],
  finds: readonly string[],
  says: string,
  { isAlone = true, status = 1 }: { readonly isAlone?: boolean; readonly status?: 0 | 1 } = {},
): HostileRow {
  return {
    row: id,
    what,
    files: () => changed(changes),
    finds: finds.map((found) => `content/sample/${found}`),
    says: [says],
    ...(isAlone && { alone: true }),
    status,
  };
}

function changed(changes: readonly Change[]): ProjectFiles {
  const files = { ...FILES };
  for (const [file, from, to] of changes) {
    const text = files[file] ?? "";
    if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
    files[file] = text.replace(from, () => to);
  }
  const all = Object.entries(files).map(([file, text]) => [`content/sample/${file}`, text]);
  return { ...Object.fromEntries(all), ...TEMPLATE };
}
