/**
 * The kinds of squares of Pirate Quest can be distinguished without colours, beside a ship: by the ticks at their
 * edges, in both looks, in grey, and as people with each colour vision deficiency see them.
 */
import { expect, test } from "vitest";
import { INKS, type Ink } from "../../../src/game/ink.ts";
import { printsOf } from "../../../src/game/kits/prints.ts";
import { onlyCards } from "../../../src/pipeline/draw/selection.ts";
import { cardPictures } from "../../../src/pipeline/print/card-pictures.ts";
import { SILENT } from "../../../src/pipeline/progress.ts";
import { DEFICIENCIES } from "../../../src/units/colour-deficiency.ts";
import { greyOf, luminanceOf, rgbOf, simulate } from "../../../src/units/colour-difference.ts";
import { SHIPPED_PROJECT } from "../../support/game/shipped-project.ts";
import { usableGame } from "../../support/game/usable-game.ts";
import { type Pixels, pixelAt, readPixels } from "../../support/paper/pixels.ts";

/** A card with squares of all kinds and without bars. */
const CARD = "m01";
const KINDS: readonly (readonly string[])[] = [
  ["green", "blue"],
  ["green", "white"],
  ["white", "red"],
];
const TICKS: Readonly<Record<string, number>> = { white: 0, green: 1, blue: 2, red: 3 };

/** Pixels per mm at 254 dpi. A map square is an inch wide, the margin of the card a quarter. */
const DPI = 254;
const MM = 10;
const SIDE = 25.4;
const MARGIN = 6.35;
/** A captain's die, and where ticks are looked for: mm from the edge of the square. */
const DIE = 18;
const DEPTH = 2.3;
/** The corner is skipped: the engraving has a line there. */
const FROM = 2.7;
const TO = 11;
/** Difference in lightness between a tick and its background, 0 to 1. */
const CONTRAST = 0.1;

const SIGHTS = {
  ...Object.fromEntries(DEFICIENCIES.map((one) => [one, (hex: string) => simulate(hex, one)])),
  grey: greyOf,
};

test.each(INKS)("ticks distinguish the kinds beside a ship, in the %s-ink look", async (ink) => {
  expect(DEPTH).toBeLessThan((SIDE - DIE) / 2);
  const picture = await pictureOf(ink);
  for (const [sight, see] of Object.entries(SIGHTS))
    for (const [row, colours] of KINDS.entries())
      for (const [column, colour] of colours.entries())
        for (const turn of [0, 1, 2, 3]) {
          const found = ticksAt(picture, { x: column, y: row }, turn, see, ink);
          expect(found, `${colour}, ${sight}, edge ${turn}`).toBe(TICKS[colour]);
        }
});

/** Number of ticks along one edge: runs that are lighter than the background, in the low-ink look darker. */
function ticksAt(
  picture: Pixels,
  square: { readonly x: number; readonly y: number },
  turn: number,
  see: (hex: string) => string,
  ink: Ink,
): number {
  const light = (along: number, depth: number): number => {
    const [x = 0, y = 0] = [
      [along, depth],
      [SIDE - depth, along],
      [SIDE - along, SIDE - depth],
      [depth, SIDE - along],
    ][turn] as number[];
    const at = [MARGIN + square.x * SIDE + x, MARGIN + square.y * SIDE + y].map((mm) => Math.round(mm * MM));
    return lightOf(pixelAt(picture, at[0] as number, at[1] as number), see);
  };
  const ground = light(TO, DEPTH);
  let ticks = 0;
  let isTick = false;
  for (let along = FROM; along <= TO; along += 1 / MM) {
    const more = light(along, DEPTH) - ground;
    const is = (ink === "low" ? -more : more) > CONTRAST;
    if (is && !isTick) ticks += 1;
    isTick = is;
  }
  return ticks;
}

function lightOf([red = 0, green = 0, blue = 0]: readonly number[], see: (hex: string) => string): number {
  const hex = `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
  return luminanceOf(rgbOf(see(hex)));
}

async function pictureOf(ink: Ink): Promise<Pixels> {
  const { made } = await usableGame({ ...SHIPPED_PROJECT, ink }, "pirate-quest");
  const prints = printsOf(made.game, { kits: ["starter-pack"] }).map((print) => onlyCards(print, [CARD]));
  for await (const { path, chunks } of cardPictures(
    made,
    prints,
    { dpi: DPI, box: "trim", list: "cards" },
    SILENT,
  ))
    if (path.startsWith(`png/map/${CARD}`)) for await (const bytes of chunks) return readPixels(bytes);
  throw new Error(`no picture of ${CARD}`);
}
