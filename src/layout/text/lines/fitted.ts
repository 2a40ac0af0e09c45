/** A text at the size at which it fits: its blocks as lines. */
import type { PreparedBlock } from "../prepare.ts";
import type { Line } from "./fill-lines.ts";
import type { LineRoom } from "./line-rooms.ts";

export interface FilledBlock {
  readonly block: PreparedBlock;
  readonly lines: readonly Line[];
  /** The place of each line, if the text fills shapes. */
  readonly rooms?: readonly LineRoom[];
}

export interface Fitted {
  readonly size: number;
  readonly blocks: readonly FilledBlock[];
  /** User units. */
  readonly width: number;
  readonly height: number;
  readonly brokenWord: string | undefined;
  /** User units by which it extends beyond its shapes; undefined if it fills its box. */
  readonly over?: number;
}
