/** A board of spaces that are joined to a route, as resolved; lengths in mm from its top left corner. */
import type { SourceRef } from "../../source/tree.ts";
import type { Point, Size } from "../../units/box.ts";

/**
 * Spaces, one-way links and docks stand as they are written, in that order; those that name no space of the board have
 * been told, and lead nowhere. Those that join a space to itself are left out, and told too.
 */
export interface Board {
  readonly id: string;
  readonly title: string;
  readonly size: Size;
  /** How wide a space is. */
  readonly space: number;
  /** How far spaces keep from the board's edge. */
  readonly edge: number;
  readonly kinds: Readonly<Record<string, { readonly title: string; readonly moves: boolean }>>;
  readonly spaces: readonly BoardSpace[];
  /** Both ways, each once, only between spaces that there are. */
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
  /** Only of kinds that move: spaces on in the direction of travel. */
  readonly step?: number;
  /** It lies off the board; `at` is where the route leaves the board. */
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
