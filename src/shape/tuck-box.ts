/**
 * A box for a deck: front, right side, back and left side in a row, closed by a lid that tucks in and a bottom that is
 * glued. Lengths in mm, inside the box.
 */
import type { DieLine } from "./die-line.ts";
import { laidFlat, type Part } from "./parts.ts";
import { arc, type Polygon, rectangle, rounded } from "./polygon.ts";

export interface BoxSize {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
}

/** Usual for printed boxes: 10 to 12 mm. */
const GLUE_WIDTH = 11;
/** Half moon for a thumb: radius 8 to 10 mm. */
const NOTCH = 9;
const TUCK_HEIGHT = 15;
/** Flaps beside lid and bottom; more than half of the width would meet in the middle. */
const DUST_HEIGHT = 18;
/** By how much flaps are narrower at their ends, so that they slip in. */
const SLOPE = 3;

/** Panels: front, right, back, left, top, bottom. */
export function tuckBox({ width, height, depth }: BoxSize): DieLine {
  const dust = Math.min(DUST_HEIGHT, width / 2 - 1);
  const front = rectangle(width, height);
  const left = panel("left", rectangle(depth, height), [
    { edge: 0, hinge: 2, part: flap(depth, dust) },
    { edge: 1, hinge: 3, part: gluedSide(height) },
    { edge: 2, hinge: 0, part: flap(depth, dust, "below") },
  ]);
  const back = panel("back", front, [
    { edge: 0, hinge: 2, part: lid(width, depth) },
    { edge: 1, hinge: 3, part: left },
  ]);
  const right = panel("right", rectangle(depth, height), [
    { edge: 0, hinge: 2, part: flap(depth, dust) },
    { edge: 1, hinge: 3, part: back },
    { edge: 2, hinge: 0, part: flap(depth, dust, "below") },
  ]);
  const notched = withNotch(front, width);
  const sides = notched.length - 3;
  return laidFlat(
    panel("front", notched, [
      { edge: sides, hinge: 3, part: right },
      { edge: sides + 1, hinge: 0, part: bottom(width, depth) },
    ]),
  );
}

const panel = (name: string, outline: Polygon, joined: Part["joined"] = []): Part => ({
  name,
  use: "panel",
  outline,
  joined,
});

/** Clockwise from the top left corner, round the notch in the upper edge. */
function withNotch([topLeft, ...others]: Polygon, width: number): Polygon {
  const radius = Math.min(NOTCH, width / 4);
  const notch = arc(radius, 270, 90).map(({ x, y }) => ({ x: width / 2 + x, y: Math.abs(y) }));
  return topLeft ? [topLeft, ...notch, ...others] : [];
}

function lid(width: number, depth: number): Part {
  const height = Math.min(TUCK_HEIGHT, Math.max(depth, 8));
  const tuck = rounded(rectangle(width, height), (corner) =>
    corner < 2 ? Math.min(height * 0.6, width / 2) : 0,
  );
  const part: Part = { name: "", use: "flap", outline: tuck };
  return panel("top", rectangle(width, depth), [{ edge: 0, hinge: tuck.length - 2, part }]);
}

function bottom(width: number, depth: number): Part {
  const tab: Part = { name: "", use: "glue", outline: narrowed(width, GLUE_WIDTH, "below") };
  return panel("bottom", rectangle(width, depth), [{ edge: 2, hinge: 0, part: tab }]);
}

const flap = (width: number, height: number, side: "above" | "below" = "above"): Part => ({
  name: "",
  use: "flap",
  outline: narrowed(width, height, side),
});

function gluedSide(height: number): Part {
  const outline = [
    { x: 0, y: 0 },
    { x: GLUE_WIDTH, y: SLOPE },
    { x: GLUE_WIDTH, y: height - SLOPE },
    { x: 0, y: height },
  ];
  return { name: "", use: "glue", outline };
}

/** Hinged at its lower edge (2), or, below a panel, at its upper one (0). */
function narrowed(width: number, height: number, side: "above" | "below"): Polygon {
  const slope = Math.min(SLOPE, width / 4);
  const [top, low] = side === "above" ? [slope, 0] : [0, slope];
  return [
    { x: top, y: 0 },
    { x: width - top, y: 0 },
    { x: width - low, y: height },
    { x: low, y: height },
  ];
}
