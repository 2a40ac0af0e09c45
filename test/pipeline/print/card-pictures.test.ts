/** Pictures of cards: their names, and pieces that are not rectangles, shown as cut, from both sides. */
import { expect, test } from "vitest";
import { type Print, printsOf } from "../../../src/game/kits/prints.ts";
import { openBundle } from "../../../src/host/bundle.ts";
import { createMemoryHost } from "../../../src/host/memory-host.ts";
import { onlyCards } from "../../../src/pipeline/draw/selection.ts";
import { INSPECT_HERE } from "../../../src/pipeline/look/inspect-here.ts";
import type { MadeGame } from "../../../src/pipeline/made-game.ts";
import { cardPictures } from "../../../src/pipeline/print/card-pictures.ts";
import { SILENT } from "../../../src/pipeline/progress.ts";
import { SAMPLE_GAME } from "../../support/game/sample-game.ts";
import { usableGame } from "../../support/game/usable-game.ts";
import { type Pixels, pixelAt, readPixels } from "../../support/paper/pixels.ts";

const background = (fill: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 163 132.4"><rect x="-9" y="-9" width="190" height="160" fill="${fill}"/></svg>\n`;

const RED = [0xc0, 0x20, 0x20, 255];
const BLUE = [0x20, 0x20, 0xc0, 255];
const CLEAR = [0, 0, 0, 0];

const FILES = {
  ...SAMPLE_GAME,
  "content/sample/decks/box.yaml": `deck: box
title: The box
front: outside
back: inside
shape: tuck-box
size: poker-us
bleed: 3mm
box: { cards: 30, paper: 0.3mm }
cards: [{ id: box }]
`,
  "templates/sample/outside.svg.hbs": background("#c02020"),
  "templates/sample/inside.svg.hbs": background("#2020c0"),
};

/**
 * At 25.4 dpi a pixel is a mm. The box for cards of 63.5 x 88.9 mm is 2.5 mm wider and 10 mm deep: panels end at 66, 76, 142
 * and 152 mm from the left, its glue tab at 163 mm. Flaps are above the third panel and below the first.
 */
const ON_THE_FRONT = [
  { x: 33, y: 125, drawn: true },
  { x: 109, y: 125, drawn: false },
  { x: 33, y: 8, drawn: false },
  { x: 109, y: 8, drawn: true },
  { x: 158, y: 8, drawn: false },
  { x: 158, y: 65, drawn: true },
] as const;
const WIDTH = 163;

test("everything outside a piece's cut is clear, and its back is mirrored", async () => {
  const project = { host: createMemoryHost(FILES), bundle: openBundle(), inspector: INSPECT_HERE };
  const { made } = await usableGame(project);
  const pngs = new Map<string, Uint8Array>();
  const prints = printsOf(made.game, { kits: [] });
  for await (const { path, chunks } of cardPictures(
    made,
    prints,
    { dpi: 25.4, box: "trim", list: "cards" },
    SILENT,
  ))
    for await (const bytes of chunks) pngs.set(path, bytes);

  const [front, back] = await Promise.all(
    ["box", "back-inside"].map((name) => readPixels(pngs.get(`png/box/${name}.png`) ?? new Uint8Array())),
  );
  for (const { x, y, drawn } of ON_THE_FRONT) {
    const [outside, inside] = drawn ? [RED, BLUE] : [CLEAR, CLEAR];
    expect(pixelAt(front as Pixels, x, y), `front, ${x} ${y}`).toEqual(outside);
    expect(pixelAt(back as Pixels, WIDTH - 1 - x, y), `back, ${x} ${y}`).toEqual(inside);
  }
});

test("a picture's name does not depend on which other cards are printed", async () => {
  const crew = `deck: crew
title: Crew
size: poker-us
front: card
card: { properties: { rank: { type: integer }, title: { type: string } } }
cards:
  - { id: Ace-1, rank: 1, title: First }
  - { id: ace-1, rank: 1, title: Second }
`;
  const files = { ...SAMPLE_GAME, "content/sample/decks/crew.yaml": crew };
  const project = { host: createMemoryHost(files), bundle: openBundle(), inspector: INSPECT_HERE };
  const { made } = await usableGame(project);
  const all = printsOf(made.game, { kits: [] });
  const proof = all.map((print) => onlyCards(print, ["ace-1"]));
  expect(await namesOf(made, all)).toEqual(["png/crew/ace-1.png", "png/crew/ace-1-2.png", "png/cards.csv"]);
  expect(await namesOf(made, proof)).toEqual(["png/crew/ace-1-2.png", "png/cards.csv"]);
});

async function namesOf(made: MadeGame, prints: readonly Print[]): Promise<readonly string[]> {
  const names: string[] = [];
  const order = { dpi: 25.4, box: "trim", list: "cards" } as const;
  for await (const { path } of cardPictures(made, prints, order, SILENT)) names.push(path);
  return names;
}
