/**
 * Areas in which letters are, and what items near them do to those. The boxes that templates give their texts are the
 * same on thousands of cards, and so are most items: what one of these does to one of those is found out once.
 */
import { type Box, outset, overlaps } from "../../units/box.ts";
import { applyToBox, isSameMatrix, type Matrix } from "../../units/matrix.ts";
import type { Surroundings } from "../background.ts";
import { evenFilm } from "../even-film.ts";
import type { Looks } from "../looks.ts";
import { CLEAR, type Film, over, paintAt, WHITE } from "../paint-at.ts";
import type { Item, PathItem, SolidPaint } from "../scene.ts";
import type { Drawn, Layer } from "../scene-walk.ts";
import { BEYOND_BOX } from "./crossed-texts.ts";
import { type Letter, letterOf } from "./letters.ts";
import { comesNear } from "./pieces.ts";
import { isLineFor, placedLine } from "./placed-lines.ts";

/** A rectangle with letters of one size in it. */
export interface TextArea {
  /** In the scene; the places where letters are sampled are in it. */
  readonly box: Box;
  /** Around all that the letters may cover, accents included. */
  readonly reached: Box;
  /** Of the letters, in mm. */
  readonly size: number;
  /** Of areas that recur. */
  readonly known?: Knowledge;
}

/** What was found out about an area, for the next face that has it. */
interface Knowledge {
  readonly films: WeakMap<Item, Known<Film | undefined>>;
  readonly crossings: WeakMap<PathItem, Known<boolean>>;
  readonly letters: Printed[];
}

/** What is known of an item at one place. */
interface Known<T> {
  readonly matrix: Matrix;
  readonly value: T;
  /** The looks that finding it took; they are counted again each time it is recalled. */
  readonly looks: number;
}

interface Printed {
  readonly fill: SolidPaint;
  readonly grounds: readonly Film[];
  readonly letter: Letter | undefined;
}

/** Letters kept of one area: this many colours. */
const KEPT = 12;

/** What an item outside symbols paints everywhere in the area; undefined if that differs or is not certain. */
export function filmIn(
  { box, size, known }: TextArea,
  item: Item,
  { matrix, back, scale }: Layer,
  around: Surroundings,
): Film | undefined {
  return recalled(known?.films, item, matrix, around.looks, () =>
    back ? evenFilm(item, applyToBox(back, box), size / scale, around) : undefined,
  );
}

/** True if a line comes near enough to cross letters in the area. */
export function isReachedBy(
  { reached, size, known }: TextArea,
  line: Drawn<PathItem>,
  looks: Looks,
): boolean {
  return recalled(known?.crossings, line.item, line.layer.matrix, looks, () => {
    const placed = placedLine(line);
    looks.spent++;
    if (!placed || !overlaps(placed.place, reached) || !isLineFor(placed, size)) return false;
    const pieces = placed.pieces();
    looks.spent += pieces.length;
    return pieces.some((piece) => comesNear(piece, reached, placed.reach));
  });
}

function recalled<K extends Item, T>(
  memory: WeakMap<K, Known<T>> | undefined,
  item: K,
  matrix: Matrix,
  looks: Looks,
  find: () => T,
): T {
  const before = memory?.get(item);
  if (before && isSameMatrix(before.matrix, matrix)) {
    looks.spent += before.looks;
    return before.value;
  }
  const spent = looks.spent;
  const value = find();
  memory?.set(item, { matrix, value, looks: looks.spent - spent });
  return value;
}

/**
 * The letters of the area as printed; undefined if their background is unknown.
 * @param grounds the films below them, that of the innermost layer first
 */
export function letterIn(
  { known }: TextArea,
  fill: SolidPaint,
  grounds: readonly Film[],
): Letter | undefined {
  const same = known?.letters.find((one) => isSame(one, fill, grounds));
  if (same) return same.letter;
  const letter = letterOn(fill, grounds);
  if (known && known.letters.push({ fill, grounds, letter }) > KEPT) known.letters.shift();
  return letter;
}

const isSame = (one: Printed, fill: SolidPaint, grounds: readonly Film[]): boolean =>
  one.fill.colour === fill.colour &&
  one.fill.opacity === fill.opacity &&
  one.grounds.length === grounds.length &&
  one.grounds.every((film, index) => film === grounds[index]);

function letterOn(fill: SolidPaint, grounds: readonly Film[]): Letter | undefined {
  let [background, ink] = [CLEAR, paintAt(fill, { x: 0, y: 0 }, undefined)];
  for (const film of [...grounds, WHITE]) [background, ink] = [over(film, background), over(film, ink)];
  return letterOf([background, ink]);
}

/** mm: boxes are rounded. */
const ROUNDING = 1e-4;

/** The area that some runs of one size cover. */
export function areaAround(place: Box, size: number): TextArea {
  const box = outset(place, ROUNDING);
  return { box, reached: outset(box, BEYOND_BOX * size), size };
}

/** The area of runs of one size whose letters are known to cover no more than some ink. */
export const areaOfInk = (place: Box, ink: Box, size: number): TextArea => ({
  box: outset(place, ROUNDING),
  reached: outset(ink, ROUNDING),
  size,
});

/** Neither turned nor mirrored. */
export const isUpright = ([a, b, c, d]: Matrix): boolean => a > 0 && b === 0 && c === 0 && d > 0;

/** em from the top of a run's box to that of its lower-case letters, and from their feet to the bottom. */
const [ABOVE, BELOW] = [0.25, 0.25];

/** True if the lower-case letters of upright runs are in the area of a text box. @param place around the runs */
export function holds({ box, size }: TextArea, place: Box): boolean {
  const { x, y, width, height } = box;
  return (
    place.x >= x &&
    place.x + place.width <= x + width &&
    place.y + ABOVE * size >= y &&
    place.y + place.height - BELOW * size <= y + height
  );
}

interface Given extends TextArea {
  readonly given: Box;
}

/** The areas of text boxes, by their left edges. */
const areas = new Map<number, Given[]>();
let count = 0;
/** Boxes that are as large as their text have no end: at this number all are forgotten. */
const MOST = 2_000;

/**
 * The area of a text box: the same object for the same box and size.
 * @param given in the scene
 */
export function areaOf(given: Box, size: number): TextArea {
  const known = areas.get(given.x)?.find((area) => area.size === size && isSameBox(area.given, given));
  if (known) return known;
  if (++count > MOST) {
    areas.clear();
    count = 1;
  }
  const area = newArea(given, size);
  areas.set(given.x, [...(areas.get(given.x) ?? []), area]);
  return area;
}

const isSameBox = (a: Box, b: Box): boolean =>
  a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;

function newArea(given: Box, size: number): Given {
  const box = outset(given, ROUNDING);
  const { x, y, width, height } = box;
  const whole = { x, y: y - ABOVE * size, width, height: height + (ABOVE + BELOW) * size };
  const known = { films: new WeakMap(), crossings: new WeakMap(), letters: [] };
  return { given, box, reached: outset(whole, BEYOND_BOX * size), size, known };
}
