/** Events during printing, as data, in a useful order for readers. */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import type { MissingDrawing } from "../order/scenario-prints.ts";
import type { InkUse } from "./ink-use.ts";
import type { KitInk } from "./kit-ink.ts";
import type { SheetCounts } from "./sheet-counts.ts";
import type { KitUpdate } from "./update/compare-pieces.ts";

/** A written file. */
export interface WrittenFile {
  readonly game: string;
  /** With the output folder; for a host, with its `root`. */
  readonly path: string;
  /** The same below the game's own folder in it. */
  readonly file: string;
  readonly kind: "pdf" | "picture" | "cuts" | "credits";
  /** Of cut lines, and pictures of sheets to cut: the numbers of these sheets. */
  readonly cuts?: readonly number[];
  readonly bytes: number;
  /** Milliseconds of planning and printing until the file was complete. */
  readonly ms: number;
  /** True if an earlier print had left the same file; nothing was written. */
  readonly unchanged: boolean;
  /** Counts for a PDF. */
  readonly sheets?: SheetCounts;
  /** Of a PDF, if it was asked for. */
  readonly ink?: InkUse;
}

export type PrintEvent =
  /** Findings of the check, of sheets, or of drawings that could not be made. */
  | { readonly kind: "findings"; readonly findings: readonly Diagnostic[] }
  /** Nothing is printed because of errors. */
  | { readonly kind: "refused" }
  /** The game's game.yaml cannot be used. */
  | { readonly kind: "unusable-game"; readonly game: string }
  /** No card of the game has a copy. */
  | { readonly kind: "no-copies"; readonly game: string }
  /** No game has any of the ordered cards. */
  | { readonly kind: "not-asked-for" }
  | ({ readonly kind: "missing-drawing" } & MissingDrawing)
  /** Another print, of this process or of process `pid`, is writing to the game's folder. */
  | { readonly kind: "waiting"; readonly folder: string; readonly pid: number; readonly lock: string }
  /** What follows on this paper is made for a measured printer. */
  | {
      readonly kind: "printer";
      /** "office/card". */
      readonly printer: string;
      /** The paper's title. */
      readonly paper: string;
      /** Of the print, and what this printer needs, in mm. */
      readonly margin: number;
      readonly needed: number;
    }
  | { readonly kind: "file"; readonly file: WrittenFile }
  /** An earlier draft of a written file still exists. */
  | { readonly kind: "old-draft"; readonly path: string; readonly replacedBy: string }
  | { readonly kind: "pictures"; readonly folder: string; readonly count: number; readonly dpi: number }
  /** How much ink the pages of a kit take on one paper, if it was asked for. */
  | ({ readonly kind: "kit-ink"; readonly game: string } & KitInk)
  /** Scenarios that no kit includes are printed only on request. */
  | {
      readonly kind: "scenarios-left-out";
      readonly game: string;
      readonly count: number;
      readonly first: string;
    }
  /** Pictures of cards that are no longer printed. */
  | { readonly kind: "removed-pictures"; readonly paths: readonly string[] }
  /** What an update of a kit prints and takes out. */
  | ({ readonly kind: "update"; readonly game: string; readonly since: string } & KitUpdate)
  /** Nothing that the kits print has changed: nothing was printed. */
  | { readonly kind: "nothing-changed"; readonly game: string; readonly since: string }
  /** Not everything could be compared with what was printed before; `why` in words. */
  | { readonly kind: "partly-compared"; readonly game: string; readonly why: string }
  /** Cut lines, and pictures of sheets to cut, that an earlier print with more sheets left. */
  | { readonly kind: "removed-cuts"; readonly paths: readonly string[] }
  /** The journal of prints could not be written. */
  | { readonly kind: "no-journal"; readonly message: string };
