/** A file that a build writes. */
import type { SheetSet } from "../../sheet/sheet.ts";
import type { SheetCounts } from "./sheet-counts.ts";

/** A file to write, its path relative to the game's output folder. */
export interface PrintedFile {
  readonly path: string;
  /** Its bytes, piece by piece: a PDF is made while it is written. */
  readonly chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  /** Of a PDF. */
  readonly sheets?: SheetSet;
  readonly counts?: SheetCounts;
  /** Of the picture of a card: its name below `png/`, and a digest of its bytes. */
  readonly picture?: { readonly name: string; readonly digest: string };
  /** Name of the file that a draft of the same print has; absent on drafts. */
  readonly draftPath?: string;
}
