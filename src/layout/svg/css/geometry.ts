/**
 * Measures that CSS may set as well as attributes (SVG 2, geometry properties; CSS Transforms): a style sheet or
 * `style=""` wins over the attribute. They are read only where SVG reads them; elsewhere they are reported.
 */
const BOX = ["x", "y", "width", "height"];

/** Which elements take which measures from CSS; all take `transform`. */
const READ: Readonly<Record<string, readonly string[]>> = {
  path: ["d"],
  rect: [...BOX, "rx", "ry"],
  circle: ["cx", "cy", "r"],
  ellipse: ["cx", "cy", "rx", "ry"],
  image: BOX,
  use: BOX,
  svg: BOX,
  "b:text": BOX,
  "b:icon": BOX,
  "b:art": BOX,
};

/** CSS's own transforms, which are not available as attributes. */
const MOVES = ["translate", "rotate", "scale"];

const GEOMETRY = new Set([...Object.values(READ).flat(), "transform", ...MOVES]);

export const isGeometry = (name: string): boolean => GEOMETRY.has(name);

/** True if the element takes the measure from CSS. */
export const takesMeasure = (element: string, name: string): boolean =>
  name === "transform" || (READ[element] ?? []).includes(name);

/** The value in the form of the attribute: `path("M0 0")` becomes the path data inside. */
export function unwrapped(name: string, value: string): string {
  if (name !== "d") return value;
  return /^path\(\s*(?:\w+\s*,\s*)?["'](.*)["']\s*\)$/s.exec(value)?.[1] ?? value;
}
