/**
 * How dice lie flat: which face hangs at which edge of which other one, and where glue tabs go. Opposite faces of a
 * cube make 7, of an icosahedron 21; 1, 2 and 3 of a cube turn left around their corner, as western dice have them.
 * Edges are counted clockwise: of a square from the top, of a triangle from its right side (0), base (1), left side (2).
 */
export interface DieNet {
  /** Of each face. */
  readonly sides: 3 | 4;
  readonly faces: readonly NetFace[];
  /** Edges with a tab: a face's place in the list, and the edge. */
  readonly tabs: readonly (readonly [face: number, edge: number])[];
}

/** A face hangs on one before it in the list; only the first hangs on none. */
export interface NetFace {
  readonly number: number;
  readonly on?: { readonly face: number; readonly edge: number; readonly hinge: number };
}

const on = (face: number, edge: number, hinge: number): NonNullable<NetFace["on"]> => ({ face, edge, hinge });

/** A belt of four faces that all stand upright, with one above and one below. */
const CUBE: DieNet = {
  sides: 4,
  faces: [
    { number: 1 },
    { number: 2, on: on(0, 1, 3) },
    { number: 6, on: on(1, 1, 3) },
    { number: 5, on: on(0, 3, 1) },
    { number: 3, on: on(0, 0, 2) },
    { number: 4, on: on(0, 2, 0) },
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
 * A belt of ten triangles, five caps above and five below. Numbers lie as on dice that are sold: 2, 8 and 14 beside 20,
 * high beside low everywhere, so that a die that is a little crooked stays fair.
 */
const ICOSAHEDRON: DieNet = {
  sides: 3,
  faces: [
    { number: 19 },
    { number: 9, on: on(0, 2, 2) },
    { number: 11, on: on(1, 0, 0) },
    { number: 4, on: on(2, 2, 2) },
    { number: 18, on: on(3, 0, 0) },
    { number: 2, on: on(4, 2, 2) },
    { number: 12, on: on(5, 0, 0) },
    { number: 10, on: on(6, 2, 2) },
    { number: 17, on: on(7, 0, 0) },
    { number: 3, on: on(8, 2, 2) },
    { number: 1, on: on(0, 1, 1) },
    { number: 6, on: on(1, 1, 1) },
    { number: 13, on: on(2, 1, 1) },
    { number: 14, on: on(3, 1, 1) },
    { number: 5, on: on(4, 1, 1) },
    { number: 20, on: on(5, 1, 1) },
    { number: 15, on: on(6, 1, 1) },
    { number: 8, on: on(7, 1, 1) },
    { number: 7, on: on(8, 1, 1) },
    { number: 16, on: on(9, 1, 1) },
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

/** By the number of faces. */
export const DIE_NETS: ReadonlyMap<number, DieNet> = new Map([
  [6, CUBE],
  [20, ICOSAHEDRON],
]);
