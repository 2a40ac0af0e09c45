/**
 * Panels, flaps and glue tabs that are joined at their edges, laid flat. Each part is drawn upright in its own
 * coordinates and placed on the paper by its hinge.
 */
import type { Point, Size } from "../units/box.ts";
import { apply, type Matrix, multiply, rotate, translate } from "../units/matrix.ts";
import type { DieLine, Fold, Panel } from "./die-line.ts";
import { bearing, boxOf, distance, type Polygon } from "./polygon.ts";

export interface Part {
  /** "" = shows nothing. */
  readonly name: string;
  readonly use: "panel" | "flap" | "glue";
  /** Clockwise, upright. */
  readonly outline: Polygon;
  /** Middle and size of its picture; default: of the bounding box. */
  readonly centre?: Point;
  readonly room?: Size;
  /** Several pictures, each with its own name, instead of the one given by `name`, `centre` and `room`. */
  readonly signs?: readonly Sign[];
  readonly slits?: readonly Polygon[];
  readonly joined?: readonly Joined[];
}

/** A picture on a part. */
export interface Sign {
  readonly name: string;
  readonly centre: Point;
  readonly room: Size;
  /** Degrees clockwise from the top of the part to the top of the picture. */
  readonly turn: number;
}

/**
 * A part at an edge of another one: its own hinge is on that edge, starting at its beginning or `inset` mm after it.
 */
export interface Joined {
  readonly edge: number;
  readonly hinge: number;
  readonly inset?: number;
  /** They are together only on the paper, and are cut apart. */
  readonly apart?: boolean;
  readonly part: Part;
}

/** Points closer than this are the same, in mm. */
const SAME = 1e-6;

interface Laid {
  readonly part: Part;
  /** From the part's coordinates to the paper. */
  readonly matrix: Matrix;
  readonly turn: number;
  /** Where it is attached to another part: fold, or cut. */
  readonly hinge?: Fold;
  readonly apart?: boolean;
}

/** The shape of a part and everything attached to it. */
export function laidFlat(root: Part): DieLine {
  const outline = traced(root, rotate(0));
  const box = boxOf(outline);
  const toPaper = translate(-box.x, -box.y);
  const laid = [...laidParts({ part: root, matrix: toPaper, turn: 0 })];
  const place = ({ part, matrix }: Laid, points: Polygon = part.outline): Polygon =>
    points.map((point) => apply(matrix, point));
  return {
    size: { width: box.width, height: box.height },
    outline: outline.map((point) => apply(toPaper, point)),
    slits: laid.flatMap((one) => [
      ...(one.part.slits ?? []).map((slit) => place(one, slit)),
      ...(one.apart && one.hinge ? [[one.hinge.from, one.hinge.to]] : []),
    ]),
    folds: laid.flatMap(({ hinge, apart }) => (hinge && !apart ? hinge : [])),
    panels: laid.filter(({ part }) => part.use === "panel").flatMap((one) => panelsOf(one, place(one))),
    tabs: laid.filter(({ part }) => part.use === "glue").map((one) => place(one)),
  };
}

function panelsOf({ part, matrix, turn }: Laid, outline: Polygon): readonly Panel[] {
  const box = boxOf(part.outline);
  const centre = part.centre ?? { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const room = part.room ?? { width: box.width, height: box.height };
  const signs = part.signs ?? [{ name: part.name, centre, room, turn: 0 }];
  return signs.map((sign) => ({
    name: sign.name,
    outline,
    centre: apply(matrix, sign.centre),
    room: sign.room,
    turn: (turn + sign.turn) % 360,
  }));
}

function* laidParts(laid: Laid): Iterable<Laid> {
  yield laid;
  for (const joined of laid.part.joined ?? []) {
    const { matrix, turn, from, to } = joint(laid.part, joined);
    yield* laidParts({
      part: joined.part,
      matrix: multiply(laid.matrix, matrix),
      turn: (((laid.turn + turn) % 360) + 360) % 360,
      hinge: { from: apply(laid.matrix, from), to: apply(laid.matrix, to) },
      apart: joined.apart ?? false,
    });
  }
}

/**
 * Around a part and what is attached to it; from one end of its hinge to the other if it is attached to another part
 * itself.
 */
function traced(part: Part, matrix: Matrix, hinge?: number): Point[] {
  const count = part.outline.length;
  const edges = Array.from({ length: count }, (_, index) => ((hinge ?? -1) + 1 + index) % count);
  const points = edges.flatMap((edge) => [
    apply(matrix, part.outline[edge] as Point),
    ...hangingOn(part, edge, hinge).flatMap((joined) =>
      traced(joined.part, multiply(matrix, joint(part, joined).matrix), joined.hinge),
    ),
  ]);
  return points.filter((point, index) => distance(point, points.at(index - 1) as Point) > SAME);
}

/** In the order of their positions. */
function hangingOn({ joined = [] }: Part, edge: number, hinge: number | undefined): readonly Joined[] {
  if (edge === hinge) return [];
  return joined.filter((one) => one.edge === edge).sort((a, b) => (a.inset ?? 0) - (b.inset ?? 0));
}

interface Joint {
  readonly matrix: Matrix;
  readonly turn: number;
  /** The hinge in the coordinates of the parent part. */
  readonly from: Point;
  readonly to: Point;
}

function joint({ outline }: Part, { edge, hinge, inset = 0, part }: Joined): Joint {
  const [start, end] = edgeOf(outline, edge);
  const [first, second] = edgeOf(part.outline, hinge);
  // Neighbours run along their common edge in opposite directions.
  const turn = bearing(start, end) - bearing(second, first);
  const length = distance(start, end);
  const at = {
    x: start.x + ((end.x - start.x) * inset) / length,
    y: start.y + ((end.y - start.y) * inset) / length,
  };
  const turned = apply(rotate(turn), second);
  const matrix = multiply(translate(at.x - turned.x, at.y - turned.y), rotate(turn));
  return { matrix, turn, from: at, to: apply(matrix, first) };
}

const edgeOf = (outline: Polygon, edge: number): readonly [Point, Point] => [
  outline[edge] as Point,
  outline[(edge + 1) % outline.length] as Point,
];
