/** What the checks of one list of entries hand on. */
import type { Explaining } from "../faults/explaining.ts";

/** An entry's name in messages, and the remaining limits. */
export interface EntryWords {
  readonly what: string;
  readonly explaining: Explaining;
  /** Number of cards that `each:` may still make in this list. */
  readonly room: number;
}
