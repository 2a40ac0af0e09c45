/**
 * How the numbers of an element give its box, and what they must become for another box. A change of the box is a list of
 * new numbers in the units of their attributes; the rest of the template stays.
 */
import type { DrawnThing } from "../../layout/things/drawn-thing.ts";
import { attributesOfElement } from "../../template/written/written-attributes.ts";
import { numberIn, type WrittenNumber } from "../../template/written/written-number.ts";
import type {
  WrittenAttribute,
  WrittenElement,
  WrittenTemplate,
} from "../../template/written/written-template.ts";
import type { Box } from "../../units/box.ts";
import { type LengthUnit, MM_PER_UNIT } from "../../units/length.ts";
import { type Matrix, scaleOf } from "../../units/matrix.ts";

/** A number of the template that depends on the box. */
export interface Measure {
  readonly name: string;
  /** Undefined if the attribute is absent, which means 0. */
  readonly number: WrittenNumber | undefined;
  /** Own units of the drawing in one unit of the attribute. */
  readonly factor: number;
  /** mm on the card of one unit of the attribute. */
  readonly mm: number;
  /** What it becomes for another box, in own units; undefined if it does not change with it. */
  of(box: Box, before: Box): number;
}

export interface Geometry {
  /**
   * box: by x, y, width, height and the like. shift: by places of letters or ends of lines, without a size. transform: by
   * a translation of what cannot be moved otherwise.
   */
  readonly kind: "box" | "shift" | "transform";
  readonly measures: readonly Measure[];
  /** The element whose attributes these are. */
  readonly element: WrittenElement;
  /** Attributes that prevent it, because they are computed, or in units that cannot be changed like that. */
  readonly obstacles: readonly WrittenAttribute[];
  /** The box can have another size. */
  readonly hasSize: boolean;
}

type Shape = Readonly<Record<string, (box: Box, before: Box) => number>>;

const BOX: Shape = {
  x: ({ x }) => x,
  y: ({ y }) => y,
  width: ({ width }) => width,
  height: ({ height }) => height,
};
const CORNER: Shape = { x: BOX.x as Shape[string], y: BOX.y as Shape[string] };
const middle = (box: Box): { x: number; y: number } => ({
  x: box.x + box.width / 2,
  y: box.y + box.height / 2,
});
const SHAPES: Readonly<Record<string, Shape>> = {
  size: { ...CORNER, size: ({ width }) => width },
  circle: { cx: (box) => middle(box).x, cy: (box) => middle(box).y, r: ({ width }) => width / 2 },
  ellipse: {
    cx: (box) => middle(box).x,
    cy: (box) => middle(box).y,
    rx: ({ width }) => width / 2,
    ry: ({ height }) => height / 2,
  },
};

/** Elements with x, y, width and height. */
const BOXES: ReadonlySet<string> = new Set(["b:text", "b:icon", "b:art", "image", "rect", "use"]);
/** Sides of these follow from the picture if they are not written. */
const OPEN_SIDES: ReadonlySet<string> = new Set(["image", "b:art", "use"]);

/** True if both sides must stay equal. */
export const isSquare = ({ measures }: Geometry): boolean =>
  measures.some(({ name }) => name === "size" || name === "r");

/** @param element the one that draws the thing @param boxElement the one with its numbers */
export function geometryOf(
  template: WrittenTemplate,
  drawn: DrawnThing,
  element: WrittenElement,
  boxElement: WrittenElement,
): Geometry {
  const attributes = printedAttributes(attributesOfElement(template, boxElement));
  const read = reading(attributes, drawn.matrix);
  const obstacles: WrittenAttribute[] = [];
  const measuresOf = (shape: Shape, isNeeded: (name: string) => boolean): readonly Measure[] =>
    Object.entries(shape).flatMap(([name, of]) => {
      const attribute = attributes.get(name);
      if (!attribute && !isNeeded(name)) return [];
      const measure = read(name, of);
      if (measure) return [measure];
      obstacles.push(attribute as WrittenAttribute);
      return [];
    });
  const shape = shapeOf(boxElement.name, attributes);
  if (shape) {
    const isOpen = OPEN_SIDES.has(boxElement.name);
    const own = measuresOf(shape, (name) => !(isOpen && (name === "width" || name === "height")));
    const sizes = own.filter(({ name }) => !["x", "y", "cx", "cy"].includes(name));
    const followers = boxElement === element ? [] : samples(template, element, drawn.matrix);
    return {
      kind: "box",
      measures: [...own, ...followers],
      element: boxElement,
      obstacles,
      hasSize: sizes.length > 0,
    };
  }
  if (boxElement.name === "line") {
    const measures = measuresOf(
      { x1: along("x"), y1: along("y"), x2: along("x"), y2: along("y") },
      () => true,
    );
    return { kind: "shift", measures: shifted(measures), element: boxElement, obstacles, hasSize: false };
  }
  if (element.name === "text" && element === boxElement && !attributes.has("transform")) {
    const own = [read("x", along("x")), read("y", along("y"))];
    const inside = lettersIn(template, element);
    const isPlain = own.every((one) => one !== undefined) && inside.every((one) => numberIn(one));
    const measures = [
      ...shifted(own.flatMap((one) => one ?? [])),
      ...samples(template, element, drawn.matrix),
    ];
    if (isPlain) return { kind: "shift", measures, element, obstacles, hasSize: false };
  }
  const transform = attributes.get("transform");
  const isFree = transform === undefined || !transform.isComputed;
  return {
    kind: "transform",
    measures: [],
    element: boxElement,
    obstacles: isFree ? [] : [transform],
    hasSize: false,
  };
}

/** By plain name: an attribute with the prefix is printed instead of the plain one. */
function printedAttributes(all: readonly WrittenAttribute[]): ReadonlyMap<string, WrittenAttribute> {
  const plain = all.filter(({ name }) => !name.startsWith("b:"));
  const printed = all.filter(({ name, value }) => name.startsWith("b:") && value.trim() !== "");
  return new Map([
    ...plain.map((one) => [one.name, one] as const),
    ...printed.map((one) => [one.name.slice(2), one] as const),
  ]);
}

function shapeOf(name: string, attributes: ReadonlyMap<string, WrittenAttribute>): Shape | undefined {
  if (name === "b:icon" && attributes.has("size")) return SHAPES.size;
  return BOXES.has(name) ? BOX : SHAPES[name];
}

/** Reads the number of an attribute; undefined if it is computed, or in units that it cannot be written in again. */
const reading =
  (attributes: ReadonlyMap<string, WrittenAttribute>, matrix: Matrix) =>
  (name: string, of: Measure["of"]): Measure | undefined => {
    const attribute = attributes.get(name);
    if (!attribute) return { name, number: undefined, factor: 1, mm: stretch(matrix, name), of };
    return measureIn(attribute, name, of, matrix);
  };

function measureIn(
  attribute: WrittenAttribute,
  name: string,
  of: Measure["of"],
  matrix: Matrix,
): Measure | undefined {
  const number = numberIn(attribute);
  const factor = number && factorOf(number.unit, name, matrix);
  if (!number || factor === undefined) return undefined;
  return { name, number, factor, mm: factor * stretch(matrix, name), of };
}

/** Own units in one unit of an attribute. The size of an icon is one on paper; all others are lengths in the drawing. */
function factorOf(unit: string, name: string, matrix: Matrix): number | undefined {
  if (unit === "" || (unit === "px" && name !== "size")) return 1;
  if (!Object.hasOwn(MM_PER_UNIT, unit)) return undefined;
  const mm = MM_PER_UNIT[unit as LengthUnit];
  return name === "size" ? mm / scaleOf(matrix) : mm / MM_PER_UNIT.px;
}

const DOWN: ReadonlySet<string> = new Set(["y", "cy", "height", "ry", "y1", "y2"]);

/** mm of one own unit in the direction of a measure. */
const stretch = ([a, b, c, d]: Matrix, name: string): number =>
  DOWN.has(name) ? Math.hypot(c, d) : Math.hypot(a, b);

/** How far the box has moved; `shifted` adds it to the number. */
const along =
  (axis: "x" | "y"): Measure["of"] =>
  (box, before) =>
    box[axis] - before[axis];

/** Numbers that go along with the box, wherever they are in it. */
const shifted = (measures: readonly Measure[]): readonly Measure[] =>
  measures.map((one) => {
    const now = (one.number?.value ?? 0) * one.factor;
    return { ...one, of: (box, before) => now + one.of(box, before) };
  });

/** The places of letters that a drawing program shows, in a text and its parts. */
function lettersIn(template: WrittenTemplate, element: WrittenElement): readonly WrittenAttribute[] {
  const parts = template.elements.filter(
    ({ start, end, name }) => name === "tspan" && start >= element.start && end <= element.end,
  );
  return parts.flatMap((part) =>
    attributesOfElement(template, part).filter(({ name }) => name === "x" || name === "y"),
  );
}

/** These as numbers that go along with the box. */
function samples(template: WrittenTemplate, element: WrittenElement, matrix: Matrix): readonly Measure[] {
  const found = lettersIn(template, element).flatMap(
    (attribute) => measureIn(attribute, attribute.name, along(attribute.name as "x" | "y"), matrix) ?? [],
  );
  return shifted(found);
}
