/** An entry of a scenario's track with its places in the file, from a list or from a picture in text. */
import type { TrackEntry } from "../../schema/files.ts";
import type { SourceRef } from "../../source/tree.ts";

export interface LaidEntry {
  readonly entry: TrackEntry;
  readonly source: SourceRef;
  /** The id of its card. */
  readonly name: SourceRef;
}

export interface LaidEntries {
  /** Without those that cannot be read; in the order of a picture's text if nothing says in which they are travelled. */
  readonly entries: readonly LaidEntry[];
  /** False if parts of a picture cannot be read, which is reported. */
  readonly isRead: boolean;
}
