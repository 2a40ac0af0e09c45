/** What was decided: edits of files as one step, with a name to undo it by. */
import type { TextEdit } from "../../../diagnostics/diagnostic.ts";

export interface DeckEdits {
  /** "Set cost of Axe 7 to 3". */
  readonly title: string;
  /** Files without edits are left out in the end. */
  /** Ids of the cards that are new. */
  readonly cards?: readonly string[];
  readonly files: readonly { readonly path: string; readonly edits: readonly TextEdit[] }[];
}
