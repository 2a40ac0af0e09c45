/** Runs long searches in steps, so that an open project can answer several calls at a time. */
import type { Search } from "../track/search.ts";
import type { Call } from "./handle.ts";

/** Steps between pauses: some hundredths of a second of work. */
const STEPS = 16;

/** @param work its name in progress reports. @throws BroadsideError `aborted` */
export async function inSteps<T>(search: Search<T>, work: string, { progress, goOn }: Call): Promise<T> {
  for (let count = 1; ; count += 1) {
    const step = search.next();
    if (step.done) return step.value;
    progress.step(work, step.value.done, step.value.most);
    if (count % STEPS > 0) continue;
    await new Promise((resolve) => setImmediate(resolve));
    goOn();
  }
}
