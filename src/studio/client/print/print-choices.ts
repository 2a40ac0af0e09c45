/** What can be chosen in the print view. */
import type { Backs, Ink } from "../../../index.ts";
import type { ControlValues } from "./controls.ts";

export interface PrintChoices extends ControlValues {
  /** Sheets to print, or files for a print shop or a digital table. */
  readonly purpose: "sheets" | "export";
  readonly what: "all" | "kits" | "scenarios" | "cards";
  readonly kits: readonly string[];
  /** Kits are printed as one. */
  readonly areTogether: boolean;
  readonly scenarios: readonly string[];
  readonly decks: readonly string[];
  /** "battle/sword-9". */
  readonly cards: readonly string[];
  /** Empty = any number. */
  readonly players: string;
  readonly papers: readonly string[];
  readonly backs: Backs;
  readonly ink: Ink;
  /** Tag of a translation; empty = as the game was written. */
  readonly lang: string;
  /** "office" or "office/card"; empty = none. */
  readonly printer: string;
  /** Id of a sheet with slots; empty = plain paper. */
  readonly sheet: string;
  /** Id of a machine; empty = none. */
  readonly cutter: string;
  /** Places to leave empty: "1, 4". */
  readonly skip: string;
  readonly isDraft: boolean;
}
