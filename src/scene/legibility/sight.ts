/**
 * Everything that determines what the letters of an element look like: the lines themselves, the groups around them,
 * and what is below them. Faces of a deck share most of their items, so the same sight recurs, and the earlier result
 * applies.
 * Limits: identical items, not equal ones; symbols go by their ids, which identify their content.
 */
import { type Box, unionOf } from "../../units/box.ts";
import { applyToBox } from "../../units/matrix.ts";
import { indicesNear } from "../background.ts";
import { areSpent } from "../looks.ts";
import type { GlyphsItem } from "../scene.ts";
import type { Layer } from "../scene-walk.ts";
import type { Setting } from "./letters.ts";
import type { TextLine } from "./text-lines.ts";

/** Numbers, texts and objects: two sights are the same if each of theirs is the same. */
type Sight = readonly unknown[];

/** Sights kept of one line: this many cards with different backgrounds below the same text. */
const KEPT = 8;

interface Seen<Found> {
  readonly sight: Sight;
  readonly found: Found;
  /** The looks it took; they are counted again each time it is recalled. */
  readonly looks: number;
}

/**
 * @param lines of one layer
 * @param needs the contrast that each line needs
 * @param find finds something that depends only on the sight
 */
export type Recall<Found> = (
  lines: readonly [TextLine, ...TextLine[]],
  needs: readonly number[],
  setting: Setting,
  find: () => Found,
) => Found;

export function sightMemory<Found>(): Recall<Found> {
  const seenBefore = new WeakMap<GlyphsItem, Seen<Found>[]>();
  // Most sights are known: the new one overwrites the array of the previous one.
  const sight: unknown[] = [];
  return (lines, needs, setting, find) => {
    const { item } = lines[0].run;
    const seen = seenBefore.get(item);
    if (!seen) {
      // Most long texts are only on one card: their background is recorded when one recurs.
      seenBefore.set(item, []);
      return find();
    }
    sight.length = 0;
    takeSight(sight, lines, needs, setting);
    const same = seen.find((one) => isSame(one.sight, sight));
    const { looks } = setting;
    if (same) {
      looks.spent += same.looks;
      return same.found;
    }
    const kept = sight.slice();
    const before = looks.spent;
    const found = find();
    // A partial result applies only to this face.
    if (areSpent(looks)) return found;
    if (seen.push({ sight: kept, found, looks: looks.spent - before }) > KEPT) seen.shift();
    return found;
  };
}

function isSame(a: Sight, b: Sight): boolean {
  if (a.length !== b.length) return false;
  for (let at = 0; at < a.length; at++) if (a[at] !== b[at]) return false;
  return true;
}

function takeSight(
  sight: unknown[],
  lines: readonly [TextLine, ...TextLine[]],
  needs: readonly number[],
  { symbols, trim }: Setting,
): void {
  const { box, last } = extentOf(lines);
  sight.push(trim.width, trim.height);
  for (const need of needs) sight.push(need);
  const own = lines[0].run.layer;
  let end = last;
  for (let layer: Layer | undefined = own; layer; layer = layer.parent) {
    const near = layer.back ? indicesNear(layer, end, applyToBox(layer.back, box), symbols) : [];
    sight.push(near.length);
    for (const index of near) sight.push(layer.items[index]);
    if (layer === own) takeLines(sight, lines, near);
    takeLayer(sight, layer);
    end = layer.index;
  }
}

/** The box of all lines, and the index of the one that is drawn last. */
function extentOf(lines: readonly [TextLine, ...TextLine[]]): { readonly box: Box; readonly last: number } {
  const [{ run: first }] = lines;
  if (lines.length === 1) return { box: first.place, last: first.index };
  const box = unionOf(lines.map(({ run }) => run.place)) ?? first.place;
  return { box, last: lines.reduce((most, { run }) => Math.max(most, run.index), 0) };
}

/** Adds each line with the number of nearby background items that are below it. */
function takeLines(sight: unknown[], lines: readonly TextLine[], near: readonly number[]): void {
  sight.push(lines.length);
  for (const { run, outlines } of lines) {
    let below = 0;
    while (below < near.length && (near[below] as number) < run.index) below++;
    sight.push(run.item, below, outlines.length);
    for (const paint of outlines) sight.push(paint);
  }
}

function takeLayer(sight: unknown[], { matrix, colour, group }: Layer): void {
  sight.push(matrix[0], matrix[1], matrix[2], matrix[3], matrix[4], matrix[5]);
  sight.push(colour?.colour, colour?.opacity);
  sight.push(group !== undefined, group?.opacity, group?.blend, group?.clip?.d, group?.clip?.rule);
}
