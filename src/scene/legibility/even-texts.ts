/** Texts on an even background, which is the same below all of their letters: one contrast for the whole text. */
import { type Box, contains } from "../../units/box.ts";
import { applyToBox } from "../../units/matrix.ts";
import { indicesNear, type Surroundings } from "../background.ts";
import { widthOf } from "../glyph-runs.ts";
import { boxOfItem } from "../item-boxes.ts";
import { CLEAR, type Film, OPAQUE, over } from "../paint-at.ts";
import type { GlyphsItem, Item, Scene, UseItem } from "../scene.ts";
import type { Layer, Run } from "../scene-walk.ts";
import { sampledHeight } from "./letters.ts";
import type { Means } from "./marks.ts";
import { filmIn, letterIn, type TextArea } from "./text-area.ts";
import { neededFor, type WeakText, weakText } from "./weak-texts.ts";

type Runs = readonly [Run, ...Run[]];

/**
 * The weak lines of a text whose letters all have the same background; undefined if they must be judged one by one.
 * @param runs of one element, size and layer, all in the area
 */
export function weakIn(area: TextArea, runs: Runs, means: Means): readonly WeakText[] | undefined {
  if (runs.some(({ item }) => item.fill?.kind !== "solid")) return undefined;
  const grounds = groundsOf(area, runs, means);
  if (!grounds) return undefined;
  const weak: WeakText[] = [];
  for (const run of runs) {
    const { fill } = run.item;
    const letter = fill?.kind === "solid" ? letterIn(area, fill, grounds) : undefined;
    const needed = neededFor(run, means.isBold);
    if (!letter || letter.contrast >= needed) continue;
    // Beyond the cut nobody reads it, and an outline is another ink.
    if (run.item.stroke || !contains({ x: 0, y: 0, ...means.trim }, run.place, 0)) return undefined;
    weak.push(weakText(run, needed, letter));
  }
  return weak;
}

/** What each layer paints below a text, the innermost first; undefined if it is uneven or not certain. */
function groundsOf(area: TextArea, runs: Runs, around: Surroundings): readonly Film[] | undefined {
  const grounds: Film[] = [];
  let end = (runs.at(-1) as Run).index;
  for (let layer: Layer | undefined = runs[0].layer; layer; layer = layer.parent) {
    const ground = isPlain(layer) ? groundOf(area, runs, layer, end, around) : undefined;
    if (!ground) return undefined;
    grounds.push(ground);
    end = layer.index;
  }
  return grounds;
}

/** Not inside a symbol, and neither blended nor clipped. */
function isPlain({ group, parent }: Layer): boolean {
  if (!group) return parent === undefined;
  return group.opacity === 1 && group.blend === undefined && group.clip === undefined;
}

function groundOf(
  area: TextArea,
  runs: Runs,
  layer: Layer,
  end: number,
  around: Surroundings,
): Film | undefined {
  if (!layer.back) return undefined;
  const { symbols, looks } = around;
  const [first] = runs;
  const near = indicesNear(layer, end, applyToBox(layer.back, area.box), symbols);
  looks.spent += end;
  let film = CLEAR;
  for (let at = near.length - 1; at >= 0 && film.alpha < OPAQUE; at--) {
    const index = near[at] as number;
    const item = layer.items[index] as Item;
    if (item.kind === "use" && item.origin === first.item.origin) {
      if (isBelowLetters(item, layer, runs, symbols)) return undefined;
      continue;
    }
    // What is drawn between two lines is below only one of them.
    const isBetween = layer === first.layer && index > first.index;
    const one = isBetween ? undefined : filmIn(area, item, layer, around);
    if (!one) return undefined;
    film = over(one, film);
  }
  return film;
}

/** True if an icon of the text itself is where letters are sampled: it should be beside them. */
function isBelowLetters(icon: UseItem, layer: Layer, runs: Runs, symbols: Scene["symbols"]): boolean {
  const box = boxOfItem(icon, symbols);
  if (!box) return false;
  return layer !== runs[0].layer || !runs.every(({ item }) => isBeside(box, item));
}

/** True if an icon is not where the letters of a line are sampled. @param box of the icon, in the line's coordinates */
export function isBeside(box: Box, line: GlyphsItem): boolean {
  const { x } = line;
  const middle = sampledHeight(line);
  if (middle < box.y || middle > box.y + box.height || x >= box.x + box.width) return true;
  return x + widthOf(line) <= box.x;
}
