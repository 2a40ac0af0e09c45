/** Moves and resizes a thing: only the digits of its numbers change, and an attribute is added where one is missing. */
import { badOrder } from "../../../diagnostics/broadside-error.ts";
import type { DrawnThing } from "../../../layout/things/drawn-thing.ts";
import { attributeOf } from "../../../template/written/written-attributes.ts";
import { digitsOf } from "../../../template/written/written-number.ts";
import type { Box, Point, Size } from "../../../units/box.ts";
import { round } from "../../../units/length.ts";
import { applyToBox, invert, type Matrix } from "../../../units/matrix.ts";
import { type Edges, resizedBox } from "../../../units/resized-box.ts";
import type { WrittenThing } from "../../things/found-thing.ts";
import { isSquare } from "../../things/geometry.ts";
import type { Change, Splice } from "./change.ts";
import type { Move, Resize } from "./template-ask.ts";

/** A thing that is written in the template. */
export interface PlacedThing {
  readonly name: string;
  readonly drawn: DrawnThing;
  readonly written: WrittenThing;
}

/** @param why undefined if it can be @throws BroadsideError `bad-order` with the reason */
export function refuseFixed({ name }: PlacedThing, what: string, why: string | undefined): void {
  if (why !== undefined) throw badOrder(`${name} cannot be ${what}: ${why}`);
}

/** Less is not seen, and is what rounding leaves. */
const NOTHING = 0.005;

export function moved(thing: PlacedThing, by: Point): Change {
  const { drawn, written, name } = thing;
  const title = `Move ${name} ${directionOf(by)}`;
  if (Math.hypot(by.x, by.y) < NOTHING) return { title, splices: [] };
  if (written.geometry.kind === "transform")
    return { title, splices: [translated(written, along(drawn.matrixAround, by), drawn.matrixAround)] };
  const step = along(drawn.matrix, by);
  const { own } = drawn;
  return { title, splices: newNumbers(written, own, { ...own, x: own.x + step.x, y: own.y + step.y }) };
}

/** The step to a place of the upper left corner; in a direction without one, the box stays. */
export const stepTo = (box: Box, { x = box.x, y = box.y }: NonNullable<Move["to"]> = {}): Point => ({
  x: x - box.x,
  y: y - box.y,
});

/** How far the right and the bottom edge move to a size. */
export function edgesTo(box: Box, size: Resize["size"] = {}): Edges {
  const { width = box.width, height = box.height } = size;
  return { right: width - box.width, bottom: height - box.height };
}

/** "2 mm right and 1.5 mm up". */
export function directionOf({ x, y }: Point): string {
  const across = Math.abs(x) < NOTHING ? [] : [`${shown(Math.abs(x))} mm ${x > 0 ? "right" : "left"}`];
  const down = Math.abs(y) < NOTHING ? [] : [`${shown(Math.abs(y))} mm ${y > 0 ? "down" : "up"}`];
  return [...across, ...down].join(" and ") || "nowhere";
}

const shown = (mm: number): string => String(round(mm, 2));

export function resized(thing: PlacedThing, edges: Edges): Change {
  const box = resizedBox(thing.drawn.box, edges, isSquare(thing.written.geometry));
  return { title: `Resize ${thing.name} to ${sizeWords(box)}`, splices: boxSplices(thing, box) };
}

/** "40 × 12.5 mm". */
export const sizeWords = ({ width, height }: Size): string => `${shown(width)} × ${shown(height)} mm`;

/** Gives a thing another box, upright on the card, in mm. */
export function boxSplices({ drawn, written }: PlacedThing, box: Box): readonly Splice[] {
  const back = invert(drawn.matrix);
  return newNumbers(written, drawn.own, back ? applyToBox(back, box) : drawn.own);
}

function newNumbers({ geometry, template }: WrittenThing, before: Box, after: Box): readonly Splice[] {
  const { element, measures } = geometry;
  const splices: Splice[] = [];
  let added = "";
  for (const { name, number, factor, mm, of } of measures) {
    const [now, next] = [of(before, before), of(after, before)];
    if ((Math.abs(next - now) / factor) * mm < NOTHING) continue;
    const digits = digitsOf(next / factor, mm);
    if (number) splices.push({ start: number.start, end: number.end, text: digits });
    else added += ` ${name}="${digits}"`;
  }
  if (added !== "") {
    const at = element.start + 1 + element.written.length;
    splices.push({ start: at, end: at, text: added });
  }
  return splices.filter(({ start, end, text }) => template.text.slice(start, end) !== text);
}

/** A step in mm in the coordinates that a matrix leads from. */
function along(matrix: Matrix, { x, y }: Point): Point {
  const [a, b, c, d] = invert(matrix) ?? [0, 0, 0, 0];
  return { x: a * x + c * y, y: b * x + d * y };
}

const TRANSLATE =
  /^(\s*translate\(\s*)([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(?:([\s,]+)([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?))?(\s*\))/i;

/** A translation in front of the element's own transform; one that is there gets other numbers. */
function translated({ geometry, template }: WrittenThing, by: Point, around: Matrix): Splice {
  const { element } = geometry;
  const [a, b, c, d] = around;
  const [across, down] = [Math.hypot(a, b), Math.hypot(c, d)];
  const digits = (x: number, y: number, between = " "): string =>
    `${digitsOf(x, across)}${between}${digitsOf(y, down)}`;
  const attribute =
    attributeOf(template, element, "b:transform") ?? attributeOf(template, element, "transform");
  if (!attribute) {
    const at = element.tagEnd - (element.isEmpty ? 2 : 1);
    const isSpaced = /\s/.test(template.text[at - 1] as string);
    const text = `transform="translate(${digits(by.x, by.y)})"`;
    return { start: at, end: at, text: isSpaced ? `${text} ` : ` ${text}` };
  }
  const { value, valueStart } = attribute;
  const match = TRANSLATE.exec(value);
  if (!match) return { start: valueStart, end: valueStart, text: `translate(${digits(by.x, by.y)}) ` };
  const [whole, before = "", x, between = " ", y = "0", after = ""] = match;
  const text = `${before}${digits(Number(x) + by.x, Number(y) + by.y, between)}${after}`;
  return { start: valueStart, end: valueStart + whole.length, text };
}
