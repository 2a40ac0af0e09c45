/** Moves and resizes a thing: only the digits of its numbers change, and an attribute is added where one is missing. */

import type { DrawnThing } from "../../../layout/things/drawn-thing.ts";
import { attributeOf } from "../../../template/written/written-attributes.ts";
import { digitsOf } from "../../../template/written/written-number.ts";
import type { Box, Point } from "../../../units/box.ts";
import { round } from "../../../units/length.ts";
import { applyToBox, invert, type Matrix } from "../../../units/matrix.ts";
import type { WrittenThing } from "../../things/found-thing.ts";
import { isSquare } from "../../things/geometry.ts";
import type { Change, Splice } from "./change.ts";
import type { ResizeThing } from "./template-ask.ts";

/** A thing that is written in the template. */
export interface PlacedThing {
  readonly name: string;
  readonly drawn: DrawnThing;
  readonly written: WrittenThing;
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

/** "2 mm right and 1.5 mm up". */
function directionOf({ x, y }: Point): string {
  const across = Math.abs(x) < NOTHING ? [] : [`${shown(Math.abs(x))} mm ${x > 0 ? "right" : "left"}`];
  const down = Math.abs(y) < NOTHING ? [] : [`${shown(Math.abs(y))} mm ${y > 0 ? "down" : "up"}`];
  return [...across, ...down].join(" and ") || "nowhere";
}

const shown = (mm: number): string => String(round(mm, 2));

/** The smallest side in mm: smaller boxes could not be grasped again. */
const LEAST = 0.5;

export function resized({ drawn, written, name }: PlacedThing, edges: ResizeThing["edges"]): Change {
  const box = withEdges(drawn.box, edges);
  const back = invert(drawn.matrix);
  const asked = back ? applyToBox(back, box) : drawn.own;
  const own = isSquare(written.geometry) ? squared(drawn.own, asked) : asked;
  const { width, height } = applyToBox(drawn.matrix, own);
  const title = `Resize ${name} to ${shown(width)} × ${shown(height)} mm`;
  return { title, splices: newNumbers(written, drawn.own, own) };
}

/** An edge that would pass the opposite one stops before it. */
function withEdges(box: Box, { left = 0, top = 0, right = 0, bottom = 0 }: ResizeThing["edges"]): Box {
  const [x, width] = side(box.x, box.width, left, right);
  const [y, height] = side(box.y, box.height, top, bottom);
  return { x, y, width, height };
}

function side(at: number, length: number, first: number, last: number): readonly [number, number] {
  const least = Math.min(LEAST, length);
  const end = Math.max(at + length + last, first === 0 ? at + least : Number.NEGATIVE_INFINITY);
  const start = Math.min(at + first, end - least);
  return [start, Math.max(end - start, least)];
}

/** The square for a changed box: the side that was changed most counts, and edges that were not moved stay. */
function squared(before: Box, asked: Box): Box {
  const [across, down] = [asked.width - before.width, asked.height - before.height];
  const length = Math.abs(across) >= Math.abs(down) ? asked.width : asked.height;
  const start = (axis: "x" | "y", size: "width" | "height", isChanged: boolean): number => {
    if (!isChanged) return before[axis] + (before[size] - length) / 2;
    const isFirstMoved = Math.abs(asked[axis] - before[axis]) > 1e-9;
    return isFirstMoved ? before[axis] + before[size] - length : before[axis];
  };
  return {
    x: start("x", "width", across !== 0),
    y: start("y", "height", down !== 0),
    width: length,
    height: length,
  };
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
