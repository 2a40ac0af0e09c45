/** What happens while games are printed, as data, in the order in which people want to read it. */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import type { MissingDrawing } from "./scenario-prints.ts";
import type { SheetCounts } from "./sheet-counts.ts";

/** A file that was written. */
export interface WrittenFile {
  readonly game: string;
  /** In the folder for the files. */
  readonly path: string;
  readonly kind: "pdf" | "picture" | "credits";
  readonly bytes: number;
  /** Milliseconds of planning and printing until the file was there. */
  readonly ms: number;
  /** It was there already, as an earlier print left it; nothing was written. */
  readonly unchanged: boolean;
  /** Of a PDF. */
  readonly sheets?: SheetCounts;
}

export type PrintEvent =
  /** Findings of the check, of sheets, or of drawings that could not be made. */
  | { readonly kind: "findings"; readonly findings: readonly Diagnostic[] }
  /** Errors keep everything from being printed. */
  | { readonly kind: "refused" }
  /** The game's own file cannot be used. */
  | { readonly kind: "unusable-game"; readonly game: string }
  /** No card of the game has a copy. */
  | { readonly kind: "no-copies"; readonly game: string }
  /** No game has a card that was asked for. */
  | { readonly kind: "not-asked-for" }
  | ({ readonly kind: "missing-drawing" } & MissingDrawing)
  /** Another process writes to the folder of the game; its lock says which one. */
  | { readonly kind: "waiting"; readonly folder: string; readonly pid: number; readonly lock: string }
  | { readonly kind: "file"; readonly file: WrittenFile }
  /** An earlier draft of a file that was written is still there. */
  | { readonly kind: "old-draft"; readonly path: string; readonly replacedBy: string }
  | { readonly kind: "pictures"; readonly folder: string; readonly count: number; readonly dpi: number }
  /** The game lacks the look that was asked for. */
  | { readonly kind: "no-ink"; readonly game: string }
  /** Scenarios of a game without kits are printed only when they are asked for. */
  | {
      readonly kind: "scenarios-left-out";
      readonly game: string;
      readonly count: number;
      readonly first: string;
    }
  /** Pictures of cards that are no longer printed. */
  | { readonly kind: "removed-pictures"; readonly paths: readonly string[] }
  /** The record of what was printed when could not be written. */
  | { readonly kind: "no-journal"; readonly message: string };
