/**
 * How dice are unfolded: which face is attached to which edge of another, and where glue tabs go. Opposite faces add up
 * to the number of faces plus one: 7 on a cube, 9, 11, 13 and 21 on dice with 8, 10, 12 and 20 faces. 1, 2 and 3 of a
 * cube run anticlockwise around their corner, as on western dice. Edges are counted clockwise: of a square from the
 * top, of all other faces from the corner that points up.
 */
import type { FaceForm } from "./die-faces.ts";

export interface DieNet {
  /** Of each face. */
  readonly form: FaceForm;
  readonly faces: readonly NetFace[];
  /** Edges with a tab: the index of a face, and the edge. */
  readonly tabs: readonly (readonly [face: number, edge: number])[];
  /** Degrees between a tab's slanted ends and its fold: smaller than the gaps into which tabs must fit. */
  readonly tabAngle?: number;
}

/** A face is attached to one before it in the list; only the first is attached to none. */
export interface NetFace {
  /** What it shows: one number, or clockwise one at each corner. */
  readonly numbers: readonly number[];
  readonly on?: { readonly face: number; readonly edge: number; readonly hinge: number };
}

const on = (face: number, edge: number, hinge: number): NonNullable<NetFace["on"]> => ({ face, edge, hinge });

/** A belt of four upright faces, with one above and one below. */
const CUBE: DieNet = {
  form: "square",
  faces: [
    { numbers: [1] },
    { numbers: [2], on: on(0, 1, 3) },
    { numbers: [6], on: on(1, 1, 3) },
    { numbers: [5], on: on(0, 3, 1) },
    { numbers: [3], on: on(0, 0, 2) },
    { numbers: [4], on: on(0, 2, 0) },
  ],
  tabs: [
    [4, 3],
    [4, 0],
    [4, 1],
    [5, 1],
    [5, 2],
    [5, 3],
    [2, 1],
  ],
};

/**
 * A belt of ten triangles, five caps above and five below. Numbers are placed as on commercial dice: 2, 8 and 14 beside
 * 20, high beside low everywhere, so that a slightly crooked die is still fair.
 */
const ICOSAHEDRON: DieNet = {
  form: "triangle",
  faces: [
    { numbers: [19] },
    { numbers: [9], on: on(0, 2, 2) },
    { numbers: [11], on: on(1, 0, 0) },
    { numbers: [4], on: on(2, 2, 2) },
    { numbers: [18], on: on(3, 0, 0) },
    { numbers: [2], on: on(4, 2, 2) },
    { numbers: [12], on: on(5, 0, 0) },
    { numbers: [10], on: on(6, 2, 2) },
    { numbers: [17], on: on(7, 0, 0) },
    { numbers: [3], on: on(8, 2, 2) },
    { numbers: [1], on: on(0, 1, 1) },
    { numbers: [6], on: on(1, 1, 1) },
    { numbers: [13], on: on(2, 1, 1) },
    { numbers: [14], on: on(3, 1, 1) },
    { numbers: [5], on: on(4, 1, 1) },
    { numbers: [20], on: on(5, 1, 1) },
    { numbers: [15], on: on(6, 1, 1) },
    { numbers: [8], on: on(7, 1, 1) },
    { numbers: [7], on: on(8, 1, 1) },
    { numbers: [16], on: on(9, 1, 1) },
  ],
  tabs: [
    [0, 0],
    [10, 2],
    [10, 0],
    [11, 2],
    [11, 0],
    [12, 0],
    [13, 2],
    [14, 0],
    [15, 2],
    [16, 0],
    [17, 2],
  ],
};

/**
 * One triangle with the three others around it. A die with four faces lies on one of them, so each result stands at a
 * corner of three faces: it is read at the top, where it is upright on all three that are seen.
 */
const TETRAHEDRON: DieNet = {
  form: "corners",
  faces: [
    { numbers: [1, 2, 3] },
    { numbers: [4, 2, 1], on: on(0, 0, 1) },
    { numbers: [4, 3, 2], on: on(0, 1, 1) },
    { numbers: [4, 1, 3], on: on(0, 2, 1) },
  ],
  tabs: [
    [1, 0],
    [2, 0],
    [3, 0],
  ],
};

/** A belt of six triangles, a cap above and one below. */
const OCTAHEDRON: DieNet = {
  form: "triangle",
  faces: [
    { numbers: [1] },
    { numbers: [6], on: on(0, 2, 2) },
    { numbers: [4], on: on(1, 0, 0) },
    { numbers: [8], on: on(2, 2, 2) },
    { numbers: [3], on: on(3, 0, 0) },
    { numbers: [5], on: on(4, 2, 2) },
    { numbers: [7], on: on(0, 1, 1) },
    { numbers: [2], on: on(1, 1, 1) },
  ],
  tabs: [
    [0, 0],
    [6, 0],
    [6, 2],
    [7, 0],
    [7, 2],
  ],
};

/** Two fans of five kites around the tips, joined at a short edge; odd numbers on one half, even ones on the other. */
const TRAPEZOHEDRON: DieNet = {
  form: "kite",
  faces: [
    { numbers: [1] },
    { numbers: [7], on: on(0, 0, 3) },
    { numbers: [3], on: on(1, 0, 3) },
    { numbers: [9], on: on(2, 0, 3) },
    { numbers: [5], on: on(3, 0, 3) },
    { numbers: [10], on: on(2, 1, 1) },
    { numbers: [6], on: on(5, 0, 3) },
    { numbers: [2], on: on(6, 0, 3) },
    { numbers: [4], on: on(5, 3, 0) },
    { numbers: [8], on: on(8, 3, 0) },
  ],
  tabs: [
    [0, 3],
    [7, 0],
    [0, 1],
    [0, 2],
    [1, 1],
    [1, 2],
    [2, 2],
    [3, 1],
    [3, 2],
    [4, 1],
    [4, 2],
  ],
};

/** Two flowers of a pentagon with five around it, joined at an edge of two petals. */
const DODECAHEDRON: DieNet = {
  form: "pentagon",
  faces: [
    { numbers: [1] },
    { numbers: [2], on: on(0, 0, 2) },
    { numbers: [10], on: on(0, 1, 2) },
    { numbers: [4], on: on(0, 2, 2) },
    { numbers: [8], on: on(0, 3, 2) },
    { numbers: [7], on: on(0, 4, 2) },
    { numbers: [5], on: on(1, 0, 0) },
    { numbers: [12], on: on(6, 2, 0) },
    { numbers: [9], on: on(7, 1, 2) },
    { numbers: [3], on: on(7, 2, 2) },
    { numbers: [11], on: on(7, 3, 2) },
    { numbers: [6], on: on(7, 4, 2) },
  ],
  tabs: [
    [1, 1],
    [1, 4],
    [2, 0],
    [2, 1],
    [2, 4],
    [3, 0],
    [3, 1],
    [3, 4],
    [4, 0],
    [4, 1],
    [4, 4],
    [5, 0],
    [5, 1],
    [5, 4],
    [6, 1],
    [8, 1],
    [9, 1],
    [10, 1],
    [11, 1],
  ],
  tabAngle: 30,
};

/** By the number of faces. */
export const DIE_NETS: ReadonlyMap<number, DieNet> = new Map([
  [4, TETRAHEDRON],
  [6, CUBE],
  [8, OCTAHEDRON],
  [10, TRAPEZOHEDRON],
  [12, DODECAHEDRON],
  [20, ICOSAHEDRON],
]);
