/** A resolved board of spaces joined to a route; lengths in mm from its top left corner. */
import type { SourceRef } from "../../source/tree.ts";
import type { Point, Size } from "../../units/box.ts";

/**
 * Spaces, one-way links and docks are kept as written, in that order; those that name an unknown space are reported and lead
 * nowhere. Links that join a space to itself are reported and left out.
 */
export interface Board {
  readonly id: string;
  readonly title: string;
  readonly size: Size;
  /** Width of a space. */
  readonly space: number;
  /** Minimum distance of spaces from the board's edge. */
  readonly edge: number;
  readonly kinds: Readonly<Record<string, { readonly title: string; readonly moves: boolean }>>;
  readonly spaces: readonly BoardSpace[];
  /** Links in both directions, each once, only between existing spaces. */
  readonly links: readonly BoardLink[];
  readonly oneWay: readonly OneWayLink[];
  readonly docks: readonly BoardDock[];
  readonly start: string;
  readonly goal: string;
  readonly origin?: string;
  readonly source: SourceRef;
}

export interface BoardSpace {
  readonly id: string;
  readonly kind: string;
  readonly at: Point;
  readonly title?: string;
  /** Only for kinds that move: number of spaces in the direction of travel. */
  readonly step?: number;
  /** True if it is off the board; `at` is then where the route leaves the board. */
  readonly isOff: boolean;
  readonly source: SourceRef;
}

export interface BoardLink {
  readonly from: string;
  readonly to: string;
  /** Of `to` in its chain. */
  readonly source: SourceRef;
}

export interface OneWayLink {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly title?: string;
  readonly source: SourceRef;
}

export interface BoardDock {
  readonly id: string;
  readonly between: readonly [string, string];
  readonly title?: string;
  readonly source: SourceRef;
}
