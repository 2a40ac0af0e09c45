/**
 * The only guard against numbers that no card can have: not finite (transforms multiplied until they overflow) or far
 * too large. An element with such a number is left out completely, with its facts for the rules, and is reported.
 */
import { shapeOf } from "../../scene/item-boxes.ts";
import type { GlyphsItem, IconFact, Item } from "../../scene/scene.ts";
import type { Box } from "../../units/box.ts";
import { applyToBox, type Matrix, scaleOf } from "../../units/matrix.ts";
import type { SvgElement } from "../svg/svg-element.ts";
import { shapeBox } from "./boxes.ts";
import type { Drawing, Facts, Frame } from "./frame.ts";

/** The largest distance from the card, and the largest size, in mm of the scene. */
const MOST_MM = 1e6;

/** The largest number of an item, in any unit: PDF readers keep seven digits. */
const MOST = 1e9;

/** mm per unit below which not even the largest number is visible. */
const LEAST_SCALE = 1e-12;

/** Path data with a number beyond `MOST`, or one that is not finite; layout writes at most six decimals. */
const UNSOUND_PATH = /\d{10}|e\+|y|N/;

/** Elements whose content is checked where it is drawn. */
const CONTAINERS: ReadonlySet<string> = new Set(["svg", "g", "a", "switch"]);

/**
 * The items of an element, in the coordinates of `above`; none if one of their numbers is not sound. `ctm` maps the
 * element's inside to the scene; if it flattens everything to nothing, nothing is drawn.
 */
export function guarded(
  element: SvgElement,
  above: Frame,
  ctm: Matrix,
  draw: () => readonly Item[],
): readonly Item[] {
  const { drawing } = above;
  if (!isSound(ctm, drawing)) return refuse(element, drawing);
  if (!(scaleOf(ctm) >= LEAST_SCALE)) return [];
  const before = countOf(drawing.facts);
  const items = draw();
  const isDeep = above.depth >= DEEP;
  const areSound = areSoundItems(items, drawing, isDeep) && areSoundAfter(before, drawing, isDeep);
  if (areSound && isNear(element, above, items)) return items;
  forget(drawing.facts, before);
  return refuse(element, drawing);
}

/** True if what is drawn with this transform can be seen, and has numbers that a card can have. */
export const isDrawable = (ctm: Matrix, drawing: Drawing): boolean =>
  isSound(ctm, drawing) && scaleOf(ctm) >= LEAST_SCALE;

/** Reports the element. Its ancestors must not be reused at other places, where its numbers may be sound. */
function refuse(element: SvgElement, { faults, tally }: Drawing): readonly Item[] {
  tally.placed = true;
  const message = `<${element.name}> has a size or position of more than ${MOST_MM} mm, or one that is not a number, and is left out`;
  const fix = "check its numbers, and the transforms on it and around it";
  faults.add(element.place, "error", "svg/bad-value", message, { fix });
  return [];
}

/**
 * True if all numbers of plain data are sound and all its symbols are registered, which unsound symbols never are.
 * @param isKept false for an item or a fact that need not be remembered as checked
 */
export function isSound(value: unknown, drawing: Drawing, isKept = true): boolean {
  if (typeof value === "number") return Math.abs(value) <= MOST;
  if (typeof value !== "object" || value === null) return true;
  if (Array.isArray(value)) return isSoundList(value, drawing);
  const { sound } = drawing;
  if (sound.has(value)) return true;
  for (const key in value) {
    if (key !== "origin" && !isSoundPart(key, value[key as keyof typeof value], drawing)) return false;
  }
  // Items and facts are checked again at each level around them, and words in each text; their parts are not.
  if (isKept && ("origin" in value || "advances" in value)) sound.add(value);
  return true;
}

/** Levels from which on it pays to remember items and facts: each is checked again at all levels above it. */
const DEEP = 2;

function areSoundItems(items: readonly Item[], drawing: Drawing, isDeep: boolean): boolean {
  if (items.length > 0 && drawing.sound.has(items)) return true;
  for (const item of items)
    if (!(item.kind === "glyphs" ? isSoundLine(item, drawing, isDeep) : isSound(item, drawing, isDeep)))
      return false;
  return true;
}

/** Lines of text are most of a card, and asking each of their parts what it is takes far longer than a look at it. */
function isSoundLine(line: GlyphsItem, drawing: Drawing, isDeep: boolean): boolean {
  const { sound } = drawing;
  if (sound.has(line)) return true;
  const { x, y, size, fill, stroke, runs, extras } = line;
  const isOne =
    Math.abs(x) <= MOST &&
    Math.abs(y) <= MOST &&
    Math.abs(size) <= MOST &&
    isSound(fill, drawing) &&
    isSound(stroke, drawing) &&
    isSound(extras, drawing);
  if (!isOne) return false;
  for (const run of runs) if (!sound.has(run) && !isSound(run, drawing)) return false;
  if (isDeep) sound.add(line);
  return true;
}

/** The facts that were added since then. */
function areSoundAfter(before: Counts, drawing: Drawing, isDeep: boolean): boolean {
  const { texts, pictures, svgPictures, icons, missing } = drawing.facts;
  return (
    areSoundFrom(texts, before.texts, drawing, isDeep) &&
    areSoundFrom(pictures, before.pictures, drawing, isDeep) &&
    areSoundFrom(svgPictures, before.svgPictures, drawing, isDeep) &&
    areSoundFrom(icons, before.icons, drawing, isDeep) &&
    areSoundFrom(missing, before.missing, drawing, isDeep)
  );
}

function areSoundFrom(list: readonly object[], from: number, drawing: Drawing, isDeep: boolean): boolean {
  for (let at = from; at < list.length; at++) if (!isSound(list[at], drawing, isDeep)) return false;
  return true;
}

function isSoundList(list: readonly unknown[], drawing: Drawing): boolean {
  if (typeof list[0] === "object" && drawing.sound.has(list)) return true;
  // Glyphs and their advances are most of a card: an iterator would hand out each number as an object.
  for (let at = 0; at < list.length; at++) {
    const part = list[at];
    if (typeof part === "number" ? !(Math.abs(part) <= MOST) : !isSound(part, drawing)) return false;
  }
  return true;
}

function isSoundPart(key: string, part: unknown, drawing: Drawing): boolean {
  if (typeof part !== "string") return isSound(part, drawing);
  if (key === "d") return !UNSOUND_PATH.test(part);
  return key !== "symbol" || drawing.symbols.has(part);
}

/** True if the shapes stay near the card. */
function isNear(element: SvgElement, { ctm, drawing }: Frame, items: readonly Item[]): boolean {
  if (CONTAINERS.has(element.name)) return true;
  const isInSight = (box: Box | undefined): boolean => box === undefined || isWithin(applyToBox(ctm, box));
  // The box of control points is needed elsewhere anyway, and a curve stays within it.
  if (items.every((item) => item.kind === "path" && isInSight(shapeOf(item).box))) return true;
  return isInSight(shapeBox(items, drawing));
}

const isWithin = ({ x, y, width, height }: Box): boolean =>
  Math.min(x, y) >= -MOST_MM && Math.max(x + width, y + height) <= MOST_MM;

type Counts = { readonly [kind in keyof Facts]: number };

const countOf = ({ texts, pictures, svgPictures, icons, missing }: Facts): Counts => ({
  texts: texts.length,
  pictures: pictures.length,
  svgPictures: svgPictures.length,
  icons: icons.length,
  missing: missing.length,
});

/** Icons that were requested, wherever they would have been drawn. */
function forget({ texts, pictures, svgPictures, icons, missing }: Facts, before: Counts): void {
  texts.length = before.texts;
  pictures.length = before.pictures;
  svgPictures.length = before.svgPictures;
  icons.push(...icons.splice(before.icons).map(placeless));
  missing.length = before.missing;
}

/** An icon without a place: it may be drawn at many, or at none. */
export const placeless = ({ origin, name }: IconFact): IconFact => ({ origin, name });
