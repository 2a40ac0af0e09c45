/** A die as a net to fold and glue. Every sign is upright on its own panel; its top points to the point of its face. */
import { dieFace } from "./die-faces.ts";
import type { DieLine } from "./die-line.ts";
import { DIE_NETS, type DieNet } from "./die-nets.ts";
import { type Joined, laidFlat, type Part } from "./parts.ts";
import { distance, type Polygon } from "./polygon.ts";

/** Share of the edge; enough for a finger, and narrow enough to fit between two faces of a net. */
const TAB_HEIGHT = 0.28;
/** Share of the base of a tab: the minimum that its slanted ends leave. */
const TAB_TOP = 0.3;
const TAB_ANGLE = 45;

/**
 * Panels are named by their numbers, from 1, and are in that order. With four faces each number has three panels, all
 * at the corner where it is read; the panels of a face have its outline.
 * @param faces how many: a key of DIE_NETS
 * @param edge mm; with ten faces the longer one
 * @throws Error for a number of faces without a net: the caller must check first
 */
export function dieShape(faces: number, edge: number): DieLine {
  const net = DIE_NETS.get(faces);
  if (!net) throw new Error(`no net for a die with ${faces} faces`);
  const shape = laidFlat(partOf(net, 0, edge));
  const panels = shape.panels.toSorted((a, b) => Number(a.name) - Number(b.name));
  return { ...shape, panels };
}

function partOf(net: DieNet, index: number, edge: number): Part {
  const hanging = net.faces.flatMap(({ on }, face): Joined[] =>
    on?.face === index ? [{ edge: on.edge, hinge: on.hinge, part: partOf(net, face, edge) }] : [],
  );
  const { outline, signs } = dieFace(net.form, edge);
  const tabs = net.tabs
    .filter(([face]) => face === index)
    .map(([, side]): Joined => {
      const [from, to] = [outline[side], outline[(side + 1) % outline.length]];
      const length = from && to ? distance(from, to) : edge;
      return { edge: side, hinge: TAB_HINGE, part: tabOf(length, net.tabAngle ?? TAB_ANGLE) };
    });
  const numbers = net.faces[index]?.numbers ?? [];
  return {
    outline,
    name: "",
    use: "panel",
    signs: signs.map((sign, place) => ({ ...sign, name: String(numbers[place]) })),
    joined: [...hanging, ...tabs],
  };
}

/** The longer side is the hinge. */
const TAB_HINGE = 2;

function tabOf(length: number, angle: number): Part {
  const steepness = Math.tan((angle * Math.PI) / 180);
  const height = Math.min(TAB_HEIGHT * length, ((1 - TAB_TOP) / 2) * length * steepness);
  const slope = height / steepness;
  const outline: Polygon = [
    { x: slope, y: 0 },
    { x: length - slope, y: 0 },
    { x: length, y: height },
    { x: 0, y: height },
  ];
  return { name: "", use: "glue", outline };
}
