/**
 * The input and output of a track's proofs: laid map cards in, an analysis as plain data out. Squares are referred to
 * by their index in `lattice.squares`, cards by their index in the track from 0; only names ("4.b2") count from 1.
 * Everything below `track/` is pure and also runs in a browser.
 */
import type { Scenario } from "../game/game.ts";
import type { TrackCard } from "../game/map-cards.ts";
import type { Side } from "../schema/files.ts";
import type { CellShape } from "../units/cells.ts";

/** A map card in position; a `TrackCard` of a scenario is one. */
export type PlannedCard = Pick<TrackCard, "card" | "map" | "at" | "turn" | "acceleration" | "heading">;

/** A track to be analysed, in travelling order; a whole `Scenario` is one. */
export interface TrackPlan extends Pick<Scenario, "start" | "finish" | "rules" | "movement" | "terrains"> {
  readonly track: readonly PlannedCard[];
}

export interface TrackSquare {
  /** Index in `Lattice.squares`. */
  readonly index: number;
  /** "4.b2": position in the track and square as printed. */
  readonly name: string;
  readonly card: number;
  /** "b2". */
  readonly printed: string;
  /** Position on the lattice; rows grow upwards. Of hexagons the axial coordinates (game/cells/). */
  readonly column: number;
  readonly row: number;
  /** Id of its terrain; on an acceleration point that of a face-down card. */
  readonly terrain: string;
}

/** A bar in position, from end to end, in sides of a cell (`LatticeKind` has the points of a lattice). */
export interface TrackBar {
  readonly card: number;
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  /** The cells on both sides of it, added up: the same for all bars on one edge. */
  readonly edge: readonly [columns: number, rows: number];
}

/** Two overlapping cards, with the squares of the later one that are covered twice. */
export interface Overlap {
  readonly cards: readonly [first: number, second: number];
  readonly squares: readonly number[];
}

export interface Lattice {
  /** Of all cells. */
  readonly shape: CellShape;
  /** Card by card in travelling order; on a card in the order of its file, the printed top row first. */
  readonly squares: readonly TrackSquare[];
  readonly bars: readonly TrackBar[];
  readonly overlaps: readonly Overlap[];
  /** The box around the positions of all cells; no columns and rows for a track without cards. */
  readonly box: {
    readonly column: number;
    readonly row: number;
    readonly columns: number;
    readonly rows: number;
  };
}

/** How a card touches another: along an edge, or only at a corner; headings lead from the earlier to the later card. */
export interface Join {
  readonly kind: "edge" | "corner";
  readonly headings: readonly Side[];
}

/** Two cards that touch although they are not consecutive: a piece that crosses here skips the cards between. */
export interface Shortcut {
  readonly from: number;
  readonly to: number;
  readonly kind: Join["kind"];
}

/**
 * How far a card is from its place on the lattice once cards are pushed together on the table: to the right and up, in
 * squares.
 */
export interface TableShift {
  readonly x: number;
  readonly y: number;
}

/**
 * Two cards that are placed differently on the table than on the lattice: they should touch and the later one is `off`,
 * they cover each other (`overlap`), or they `touch` although the lattice has room between them.
 */
export interface Misfit {
  readonly cards: readonly [earlier: number, later: number];
  readonly kind: "off" | "overlap" | "touch";
  /** From where the later card should be to where it is; 0 if the two have no join on the lattice. */
  readonly by: TableShift;
}

/** A step that the game's movement allows; only pieces with special steps may make those marked `special`. */
export interface Step {
  readonly from: number;
  readonly to: number;
  readonly direction: "forward" | "lateral" | "backward";
  readonly special: boolean;
  /** Over the corner of a square. */
  readonly corner: boolean;
  /** In points. */
  readonly cost: number;
}

/** Start or finish. */
export interface Landmark {
  readonly square: number;
  /** True if the scenario names it; otherwise the rule gives it. */
  readonly named: boolean;
  /** Squares that the rule found equally good before it took the topmost; empty if there was no choice. */
  readonly ties: readonly number[];
}

/** The shortest ways from off the board to the finish for a piece with one kind of steps. */
export interface Ways {
  /** Points: for entering on the start, and for each step. */
  readonly mp: number;
  /** Number of ways of this length; 2^53 - 1 means "this many or more". */
  readonly routes: number;
  /** One of them, including start and finish: the first in the order of squares. */
  readonly route: readonly number[];
  /**
   * Share of each of the game's terrains among the squares of these ways, each way weighted equally; the shares sum to 1.
   * A card in mist counts as the first terrain without a die.
   */
  readonly terrains: Readonly<Record<string, number>>;
}

/**
 * The fewest squares that, all occupied, close every way from start to finish (neither of which counts, nor does a
 * harbour).
 */
export interface Narrow {
  readonly width: number;
  /** Such sets of squares in travelling order, disjoint; for width 1 all of them. */
  readonly cuts: readonly (readonly number[])[];
}

export interface AccelerationPoint {
  readonly card: number;
  /** Every way from start to finish crosses it. */
  readonly separates: boolean;
}

export interface TrackAnalysis {
  readonly lattice: Lattice;
  /** Of each card with the next; undefined where they do not touch. */
  readonly joins: readonly (Join | undefined)[];
  readonly shortcuts: readonly Shortcut[];
  /** Of each card. */
  readonly shifts: readonly TableShift[];
  /** By the later card; empty while cards are apart or overlap on the lattice. */
  readonly misfits: readonly Misfit[];
  /** Of each card. */
  readonly headings: readonly (readonly Side[])[];
  /** Allowed steps from each square. */
  readonly steps: readonly (readonly Step[])[];
  /** Undefined for a track without cards, or if the scenario names a square that is not on the track. */
  readonly start: Landmark | undefined;
  readonly finish: Landmark | undefined;
  /** Without special steps; undefined if the finish cannot be reached that way. */
  readonly straight: Ways | undefined;
  /** With all special steps; undefined if the finish cannot be reached at all. */
  readonly free: Ways | undefined;
  /**
   * The special steps of a way that needs the fewest of them (the shortest of these); undefined together with `free`.
   */
  readonly forcedSpecial: readonly Step[] | undefined;
  /** Reachable squares from which the finish cannot be reached; empty if it cannot be reached at all. */
  readonly traps: readonly number[];
  /** Squares that no piece can reach, but for blocked ones. */
  readonly unreached: readonly number[];
  /** Undefined if start and finish are neighbours, the same square, or not connected, or if any number of pieces share a cell. */
  readonly narrow: Narrow | undefined;
  /**
   * A smallest set of squares without a die of which every way from start to finish crosses at least one; undefined if
   * there is none, or if no terrain of the game has a die.
   */
  readonly whiteCut: readonly number[] | undefined;
  readonly accelerations: readonly AccelerationPoint[];
}
