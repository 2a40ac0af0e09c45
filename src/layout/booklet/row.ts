/** Rows: what a booklet is stacked from, top to bottom. A row is never divided; it is drawn where its page has room for it. */
import type { Item, SceneSymbol } from "../../scene/scene.ts";
import type { Box } from "../../units/box.ts";

/** Something that can be clicked on a page, in mm. */
export interface PageLink {
  readonly box: Box;
  /** "#heading", "card:deck/card" or a web address. */
  readonly to: string;
}

/** Targets of links in the booklet: a card's picture or a heading, in mm from the top of its page. */
export interface PageTarget {
  readonly id: string;
  readonly y: number;
}

/** The drawing on a page. */
export interface Sheet {
  readonly items: Item[];
  readonly symbols: Map<string, SceneSymbol>;
  readonly links: PageLink[];
  readonly targets: PageTarget[];
}

/** A box behind the rows that share it. */
export interface RowFrame {
  /** Rows with the same object are in one box. */
  readonly box: object;
  readonly x: number;
  readonly width: number;
}

export interface Row {
  /** mm, like all lengths of a row. */
  readonly height: number;
  /** Space above it, except at the top of a column. */
  readonly before: number;
  /** The next row must be in the same column. */
  readonly together: boolean;
  /** Rows that are repeated above it at the top of a column. */
  readonly head?: readonly Row[];
  readonly frame?: RowFrame;
  /** It is only space, which is dropped at the top of a column. */
  readonly isSpace?: boolean;
  /** It begins a part of the booklet. */
  readonly heading?: { readonly level: number; readonly title: string; readonly id: string };
  draw(sheet: Sheet, x: number, y: number): void;
}

/** The rows further to the right. */
export function setIn(rows: readonly Row[], by: number): readonly Row[] {
  return rows.map((row) => ({
    ...row,
    ...(row.frame && { frame: { ...row.frame, x: row.frame.x + by } }),
    ...(row.head && { head: setIn(row.head, by) }),
    draw: (sheet, x, y) => row.draw(sheet, x + by, y),
  }));
}

/** The rows with a different space above the first. */
export function spaced(rows: readonly Row[], before: number): readonly Row[] {
  const [first, ...others] = rows;
  return first ? [{ ...first, before }, ...others] : [];
}

/** The rows with the last one kept together with the next. */
export function keptWithNext(rows: readonly Row[]): readonly Row[] {
  const last = rows.at(-1);
  return last ? [...rows.slice(0, -1), { ...last, together: true }] : [];
}

/** Space of this height, below something. */
export const space = (height: number): Row => ({ ...blank(height, false), isSpace: true });

/** An empty row of this height. */
export const blank = (height: number, together: boolean): Row => ({
  height,
  before: 0,
  together,
  draw: () => {},
});
