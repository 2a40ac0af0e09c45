/**
 * What the proofs of a track take and give: laid map cards in, an analysis as plain data out. Squares are spoken of by
 * their place in `lattice.squares`, cards by their place in the track from 0; only names ("4.b2") count from 1.
 * Everything below `track/` is pure and runs in a browser too.
 */
import type { Scenario } from "../game/game.ts";
import type { TrackCard } from "../game/map-cards.ts";
import type { Side, SquareColour } from "../schema/files.ts";

/** A map card where it lies; a `TrackCard` of a scenario is one. */
export type PlannedCard = Pick<TrackCard, "card" | "map" | "at" | "turn" | "acceleration" | "heading">;

/** A track to be analysed, in travelling order; a whole `Scenario` is one. */
export interface TrackPlan extends Pick<Scenario, "start" | "finish" | "rules"> {
  readonly track: readonly PlannedCard[];
}

export interface TrackSquare {
  /** Place in `Lattice.squares`. */
  readonly index: number;
  /** "4.b2": position in the track and square as printed. */
  readonly name: string;
  readonly card: number;
  /** "b2". */
  readonly printed: string;
  /** Where it lies on the lattice; rows grow upwards. */
  readonly column: number;
  readonly row: number;
  /** Black on an acceleration point. */
  readonly colour: SquareColour;
}

/** A bar where it lies, from corner to corner: the corner [column, row] is the bottom left one of that square. */
export interface TrackBar {
  readonly card: number;
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
}

/** Two cards that lie on each other, with the squares of the later one that are covered twice. */
export interface Overlap {
  readonly cards: readonly [first: number, second: number];
  readonly squares: readonly number[];
}

export interface Lattice {
  /** Card by card in travelling order; on a card as it writes them, the printed top row first. */
  readonly squares: readonly TrackSquare[];
  readonly bars: readonly TrackBar[];
  readonly overlaps: readonly Overlap[];
  /** The box around all squares; no columns and rows for a track without cards. */
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

/** Two cards that touch although they do not follow each other: whoever takes it skips the cards between. */
export interface Shortcut {
  readonly from: number;
  readonly to: number;
  readonly kind: Join["kind"];
}

/** How far a card lies from its place on the lattice once cards are pushed together on the table: to the right and up, in squares. */
export interface TableShift {
  readonly x: number;
  readonly y: number;
}

/**
 * Two cards that do not lie on the table as they do on the lattice: they should touch and the later one is `off`, they
 * cover each other (`overlap`), or they `touch` though the lattice has room between them.
 */
export interface Misfit {
  readonly cards: readonly [earlier: number, later: number];
  readonly kind: "off" | "overlap" | "touch";
  /** From where the later card would have to lie to where it does; 0 where the two have no join on the lattice. */
  readonly by: TableShift;
}

/** A step that the rules allow to a captain who may move diagonally; without a met bid those with `diagonal` are not. */
export interface Step {
  readonly from: number;
  readonly to: number;
  readonly direction: "forward" | "lateral";
  readonly diagonal: boolean;
}

/** Start or finish. */
export interface Landmark {
  readonly square: number;
  /** The scenario names it; otherwise the rule gives it. */
  readonly named: boolean;
  /** Squares that the rule found just as good before it took the topmost; empty when there was no choice. */
  readonly ties: readonly number[];
}

/** The shortest ways from off the board to the finish of a captain with one kind of steps. */
export interface Ways {
  /** Movement points: one to enter on the start square, one a step. */
  readonly mp: number;
  /** How many ways are as short; 2^53 - 1 means "as many or more". */
  readonly routes: number;
  /** One of them, start and finish included: the first in the order of squares. */
  readonly route: readonly number[];
  /** Share of each colour among the squares of these ways, each way counted alike; the shares sum to 1. A card in mist counts as white: no die. */
  readonly colours: Readonly<Record<SquareColour, number>>;
}

/** The fewest squares that, all occupied, close every way from start to finish (neither of which counts, nor does a harbour). */
export interface Narrow {
  readonly width: number;
  /** Such sets of squares in travelling order, none sharing a square with another; for width 1 all there are. */
  readonly cuts: readonly (readonly number[])[];
}

export interface AccelerationPoint {
  readonly card: number;
  /** Every way from start to finish leads over it. */
  readonly separates: boolean;
}

export interface TrackAnalysis {
  readonly lattice: Lattice;
  /** Of each card with the next; undefined where they do not touch. */
  readonly joins: readonly (Join | undefined)[];
  readonly shortcuts: readonly Shortcut[];
  /** Of each card. */
  readonly shifts: readonly TableShift[];
  /** By the later card; none while cards lie apart or on each other on the lattice. */
  readonly misfits: readonly Misfit[];
  /** Of each card. */
  readonly headings: readonly (readonly Side[])[];
  /** Allowed steps from each square. */
  readonly steps: readonly (readonly Step[])[];
  /** Undefined for a track without cards, or when the scenario names a square that is not on the track. */
  readonly start: Landmark | undefined;
  readonly finish: Landmark | undefined;
  /** Without any diagonal step; undefined when the finish cannot be reached so. */
  readonly straight: Ways | undefined;
  /** With all diagonal steps; undefined when the finish cannot be reached at all. */
  readonly free: Ways | undefined;
  /** The diagonal steps of a way that needs the fewest of them (among these the shortest); undefined with `free`. */
  readonly forcedDiagonals: readonly Step[] | undefined;
  /** Squares that can be reached, and from which the finish cannot; none when it cannot be reached at all. */
  readonly traps: readonly number[];
  /** Squares that no captain can reach. */
  readonly unreached: readonly number[];
  /** Undefined when start and finish are neighbours, one square, or not connected. */
  readonly narrow: Narrow | undefined;
  /** A fewest set of white squares that every way from start to finish has to step on one of; undefined when there is none. */
  readonly whiteCut: readonly number[] | undefined;
  readonly accelerations: readonly AccelerationPoint[];
}
