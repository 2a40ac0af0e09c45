/** A die as a net to fold and glue. Every face stands upright on its own panel; a triangle's number looks at its point. */
import type { Size } from "../units/box.ts";
import type { DieLine } from "./die-line.ts";
import { DIE_NETS, type DieNet } from "./die-nets.ts";
import { type Joined, laidFlat, type Part } from "./parts.ts";
import type { Polygon } from "./polygon.ts";

/** Of the edge; enough for a finger, and narrow enough to lie between two faces of a net. */
const TAB_HEIGHT = 0.28;
/** How far a tab is narrower at its end, on either side, of its height. */
const TAB_SLOPE = 1;

/**
 * Panels are named by their faces' numbers, from 1, and stand in that order.
 * @param faces how many: a key of DIE_NETS
 * @param edge mm
 * @throws Error for a number of faces without a net: the caller asks first
 */
export function dieShape(faces: number, edge: number): DieLine {
  const net = DIE_NETS.get(faces);
  if (!net) throw new Error(`no net for a die with ${faces} faces`);
  const shape = laidFlat(partOf(net, 0, edge));
  const panels = shape.panels.toSorted((a, b) => Number(a.name) - Number(b.name));
  return { ...shape, panels };
}

function partOf(net: DieNet, index: number, length: number): Part {
  const hanging = net.faces.flatMap(({ on }, face): Joined[] =>
    on?.face === index ? [{ edge: on.edge, hinge: on.hinge, part: partOf(net, face, length) }] : [],
  );
  const tabs = net.tabs
    .filter(([face]) => face === index)
    .map(([, edge]): Joined => ({ edge, hinge: TAB_HINGE, part: tabOf(length) }));
  const name = String(net.faces[index]?.number);
  return { ...faceOf(net.sides, length), name, use: "panel", joined: [...hanging, ...tabs] };
}

function faceOf(sides: 3 | 4, length: number): Pick<Part, "outline" | "centre" | "room"> {
  if (sides === 4) {
    const outline = [at(0, 0), at(length, 0), at(length, length), at(0, length)];
    return { outline, centre: at(length / 2, length / 2), room: square(length) };
  }
  const height = (length * Math.sqrt(3)) / 2;
  const inner = height / 3;
  return {
    outline: [at(length / 2, 0), at(length, height), at(0, height)],
    centre: at(length / 2, height - inner),
    // The largest square around the middle whose upper corners lie on the sides.
    room: square((4 * height) / (3 * (Math.sqrt(3) + 1))),
  };
}

/** The longer side is the hinge. */
const TAB_HINGE = 2;

function tabOf(length: number): Part {
  const height = TAB_HEIGHT * length;
  const slope = TAB_SLOPE * height;
  const outline: Polygon = [at(slope, 0), at(length - slope, 0), at(length, height), at(0, height)];
  return { name: "", use: "glue", outline };
}

const at = (x: number, y: number): { x: number; y: number } => ({ x, y });
const square = (side: number): Size => ({ width: side, height: side });
