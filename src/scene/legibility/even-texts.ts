/** Texts on an even background: one contrast for all of their letters. */
import { applyToBox } from "../../units/matrix.ts";
import { indicesNear, type Surroundings } from "../background.ts";
import { boxOfItem, boxOfRun } from "../item-boxes.ts";
import { CLEAR, type Film, OPAQUE, over } from "../paint-at.ts";
import type { Item, Scene, UseItem } from "../scene.ts";
import type { Layer, Run } from "../scene-walk.ts";
import { sampledHeight } from "./letters.ts";
import { contrastIn, filmIn, type TextArea } from "./text-area.ts";
import { neededFor } from "./weak-texts.ts";

type Runs = readonly [Run, ...Run[]];

/**
 * True if all letters have the same background, and enough contrast to it, or one that is unknown.
 * @param runs of one element, size and layer, all in the area
 * @param isBold whether a face counts as bold, by its key
 */
export function isClearIn(
  area: TextArea,
  runs: Runs,
  around: Surroundings,
  isBold: (face: string) => boolean,
): boolean {
  if (runs.some(({ item }) => item.fill?.kind !== "solid")) return false;
  const grounds = groundsOf(area, runs, around);
  return (
    grounds !== undefined &&
    runs.every((run) => {
      const { fill } = run.item;
      const contrast = fill?.kind === "solid" ? contrastIn(area, fill, grounds) : undefined;
      return contrast === undefined || contrast >= neededFor(run, isBold);
    })
  );
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
  if (!box || layer !== runs[0].layer) return box !== undefined;
  return runs.some(({ item }) => {
    const middle = sampledHeight(item);
    const { x, width } = boxOfRun(item);
    const isBeside = x + width <= box.x || x >= box.x + box.width;
    return !isBeside && middle >= box.y && middle <= box.y + box.height;
  });
}
