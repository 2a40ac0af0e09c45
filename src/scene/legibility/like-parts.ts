/**
 * Numbers for parts of faces: equal for parts that differ at most in words that stay in the box that their template gives
 * them. Everything that follows from boxes, whatever is written in them, follows from the numbers of the parts.
 * Limits: a part whose words may differ consists of one text alone, in one size and colour, with its icons beside the words.
 */
import { derivedLocally } from "../../remember/derived.ts";
import { contains, type Point } from "../../units/box.ts";
import { applyToBox, type Matrix, scaleOf } from "../../units/matrix.ts";
import { isWithin } from "../edge/edge-leaves.ts";
import { DEEPEST_LOOK } from "../edge/edge-slivers.ts";
import { isBlankLine } from "../glyph-runs.ts";
import { boxOfRun } from "../item-boxes.ts";
import type { GlyphsItem, ScenePart, SceneSymbol, UseItem } from "../scene.ts";
import { hasGlyphs } from "../scene-walk.ts";
import { isBeside } from "./even-texts.ts";
import { areaOf, holds, isUpright, type TextArea } from "./text-area.ts";
import { neededAt } from "./weak-texts.ts";

/** A part among those like it. */
export interface LikePart {
  readonly number: number;
  /** Set if parts with other words have the same number. */
  readonly free?: {
    /** Its lines and icons. */
    readonly count: number;
    /** A number of its own. */
    readonly own: number;
  };
}

/** The place of parts: what they have in common. */
export interface PartsPlace {
  /** From their coordinates to mm. */
  readonly matrix: Matrix;
  /** Of the cut. */
  readonly outline: readonly Point[];
}

/** Boxes whose numbers are kept. */
const MOST_BOXES = 1_000;

/** @param isBold whether a face counts as bold, by its key */
export function likeParts(
  place: PartsPlace,
  isBold: (face: string) => boolean,
): (part: ScenePart) => LikePart {
  let count = 0;
  const numbers = new Map<TextArea, Map<string, number>>();
  const nothing = count++;
  const numberOf = ({ area, style }: FreeText): number => {
    if (numbers.size >= MOST_BOXES) numbers.clear();
    const ofBox = numbers.get(area) ?? new Map<string, number>();
    numbers.set(area, ofBox);
    const number = ofBox.get(style) ?? count++;
    ofBox.set(style, number);
    return number;
  };
  return derivedLocally((part) => {
    if (part.items.length === 0) return { number: nothing };
    const text = freeText(part, place, isBold);
    if (!text) return { number: count++ };
    return { number: numberOf(text), free: { count: part.items.length, own: count++ } };
  });
}

/** A text that is in its box. */
interface FreeText {
  readonly area: TextArea;
  /** All that decides whether it can be read there. */
  readonly style: string;
}

function freeText(
  part: ScenePart,
  { matrix, outline }: PartsPlace,
  isBold: (face: string) => boolean,
): FreeText | undefined {
  const [fact, other] = part.texts;
  if (!fact || other || fact.isPlain || part.icons.length > 0 || !isUpright(matrix)) return undefined;
  let first: GlyphsItem | undefined;
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  let [isBlank, needed] = [true, 0];
  const scale = scaleOf(matrix);
  const icons: UseItem[] = [];
  for (const item of part.items) {
    if (item.origin !== fact.origin) return undefined;
    if (item.kind === "use") icons.push(item);
    else if (item.kind !== "glyphs" || !isLike(item, first ?? item)) return undefined;
    else {
      first ??= item;
      isBlank &&= isBlankLine(item);
      needed = Math.max(needed, neededAt(item, scale, isBold));
      const { x, y, width, height } = boxOfRun(item);
      [left, top, right, bottom] = [
        Math.min(left, x),
        Math.min(top, y),
        Math.max(right, x + width),
        Math.max(bottom, y + height),
      ];
    }
  }
  if (!first || isBlank || first.fill?.kind !== "solid") return undefined;
  const area = areaOf(fact.box, first.size * scale);
  const covered = { x: left, y: top, width: right - left, height: bottom - top };
  if (!holds(area, applyToBox(matrix, covered))) return undefined;
  const hasIcons = icons.length > 0;
  if (
    hasIcons &&
    (isWithin({ place: area.box }, outline, DEEPEST_LOOK) || !areBeside(icons, part, matrix, area))
  )
    return undefined;
  return { area, style: `${needed} ${first.fill.colour} ${first.fill.opacity} ${hasIcons}` };
}

/** True if icons are in the area of their text, and beside its letters. */
function areBeside(
  icons: readonly UseItem[],
  { items, symbols: used }: ScenePart,
  matrix: Matrix,
  { box }: TextArea,
): boolean {
  const symbols: Record<string, SceneSymbol> = {};
  for (const symbol of used) symbols[symbol.id] = symbol;
  for (const icon of icons) {
    const symbol = symbols[icon.symbol];
    if (!symbol || hasGlyphs(symbol.items, symbols)) return false;
    const place = applyToBox(icon.transform, symbol.box);
    if (!contains(box, applyToBox(matrix, place), 0)) return false;
    for (const item of items) if (item.kind === "glyphs" && !isBeside(place, item)) return false;
  }
  return true;
}

/** Of one size and colour, without an outline. */
function isLike({ size, fill, stroke }: GlyphsItem, first: GlyphsItem): boolean {
  if (stroke || size !== first.size || fill?.kind !== "solid" || first.fill?.kind !== "solid") return false;
  return fill.colour === first.fill.colour && fill.opacity === first.fill.opacity;
}
