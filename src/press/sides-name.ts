/**
 * Names sides of sheets by everything that they show and are drawn with; their subject, and their place in a file, do
 * not count. Most of it recurs from sheet to sheet as the same objects, each of which is put into words once.
 */
import { hash } from "node:crypto";
import { derived } from "../remember/derived.ts";
import type { GlyphsItem, Item } from "../scene/scene.ts";
import type { ShapedRun } from "../scene/shaped-run.ts";
import type { Placement, SheetSide } from "../sheet/sheet.ts";
import type { Box, Point } from "../units/box.ts";
import type { KeptSections } from "./press.ts";

type Naming = Pick<KeptSections, "drawnWith" | "sceneName">;

/** Equal names: the same drawing, in this process and others. */
export function sidesName(sides: readonly SheetSide[], { drawnWith, sceneName }: Naming): string {
  let all = textOf(drawnWith);
  for (const side of sides) {
    all += placesName(side);
    for (const { scene } of side.placements) all += textOf(sceneName(scene));
  }
  return hash("sha256", all, "base64url");
}

/** The name of a side without its scenes. */
const placesName = derived(
  ({ size, trimBox, bleedBox, placements, marks, links = [], correction }: SheetSide): string => {
    let all = `${size.width} ${size.height} ${boxText(trimBox)} ${boxText(bleedBox)} ${placements.length}`;
    for (const placement of placements) all += placeText(placement);
    all += ` ${marks.length}`;
    for (const mark of marks) all += itemText(mark);
    if (correction) all += ` corrected ${correction.join(" ")}`;
    return hash("sha256", all + JSON.stringify(links), "base64url");
  },
);

/** With its length, so that nothing in it is taken for what follows. */
const textOf = (text: string): string => ` ${text.length} ${text}`;

const placeText = ({ trim, turn, clip, clipOutline }: Placement): string =>
  ` ${boxText(trim)} ${turn} ${boxText(clip)} ${clipOutline ? pointsText(clipOutline) : ""}`;

const boxText = derived(({ x, y, width, height }: Box): string => `${x} ${y} ${width} ${height}`);
const pointsText = derived((points: readonly Point[]): string => JSON.stringify(points));

/** Lines of text are many, and made of words that recur. */
const itemText = (item: Item): string => (item.kind === "glyphs" ? lineText(item) : shapeText(item));

const shapeText = derived((item: Exclude<Item, GlyphsItem>): string => {
  if (item.kind !== "group") return textOf(JSON.stringify(item));
  const { items, ...own } = item;
  return `${textOf(JSON.stringify(own))} ${items.length}${items.map(itemText).join("")}`;
});

function lineText({ runs, origin: _, ...own }: GlyphsItem): string {
  let text = `${textOf(JSON.stringify(own))} ${runs.length}`;
  for (const run of runs) text += runText(run);
  return text;
}

const runText = derived((run: ShapedRun): string => textOf(JSON.stringify(run)));
