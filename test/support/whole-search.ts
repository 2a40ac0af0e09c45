/** A search for tracks that never stops early. */
import type { Search } from "../../src/track/search.ts";

export function wholeSearch<T>(search: Search<T>): T {
  for (let step = search.next(); ; step = search.next()) if (step.done) return step.value;
}
