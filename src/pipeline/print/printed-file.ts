/** A file that a build writes, and the folder that it is written to. */
import type { Host } from "../../host/host.ts";
import type { SheetSet } from "../../sheet/sheet.ts";
import type { Pace } from "../progress.ts";
import type { PrintEvent } from "./print-events.ts";
import type { SheetCounts } from "./sheet-counts.ts";

/** A file to write, its path relative to the game's output folder. */
export interface PrintedFile {
  readonly path: string;
  /** Its bytes, piece by piece: a PDF is made while it is written. */
  readonly chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  /** Of a PDF. */
  readonly sheets?: SheetSet;
  readonly counts?: SheetCounts;
  /** Of the cut lines of some sheets: the numbers of these. */
  readonly cuts?: readonly number[];
  /** Of the picture of a card: its name below `png/`, and a digest of its bytes. */
  readonly picture?: { readonly name: string; readonly digest: string };
  /** Name of the file that a draft of the same print has; absent on drafts. */
  readonly draftPath?: string;
}

/** The output folder of one game. */
export interface GameFolder {
  readonly host: Host;
  /** Prefix of the paths of its files. */
  readonly path: string;
  /** Locks the folder, waiting for other prints; the function it returns unlocks it. */
  hold(report: (event: PrintEvent) => void, progress: Pace): Promise<() => void>;
}
