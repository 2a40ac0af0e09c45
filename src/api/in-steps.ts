/** Runs long work in steps, so that an open project can answer several calls at a time. */
import type { Search } from "../track/search.ts";
import type { Call } from "./handle.ts";

/** Steps of a search between pauses: some hundredths of a second of work. */
const STEPS = 16;

/**
 * @param work its name in progress reports
 * @param pauseAfter number of steps
 * @throws BroadsideError `aborted`
 */
export async function inSteps<T>(
  search: Search<T>,
  work: string,
  { progress, goOn }: Call,
  pauseAfter = STEPS,
): Promise<T> {
  for (let count = 1; ; count += 1) {
    const step = search.next();
    if (step.done) return step.value;
    progress.step(work, step.value.done, step.value.most);
    if (count % pauseAfter > 0) continue;
    await new Promise((resolve) => setImmediate(resolve));
    goOn();
  }
}

/** The same for work whose steps are whole games. */
export const byGame = <T>(search: Search<T>, call: Call): Promise<T> => inSteps(search, "games", call, 1);
