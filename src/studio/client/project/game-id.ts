/** Which game the views are about. */
import { signal } from "@preact/signals";

/** Its id; undefined = none yet. */
export const gameId = signal<string | undefined>(undefined);
