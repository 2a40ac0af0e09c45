/** Runs searches step by step, with reports and pauses. */
import type { Search } from "../track/search.ts";
import type { Call } from "./handle.ts";

/**
 * @param work its name in progress reports
 * @throws BroadsideError `aborted`
 */
export async function inSteps<T>(search: Search<T>, work: string, { progress }: Call): Promise<T> {
  for (;;) {
    const step = search.next();
    if (step.done) return step.value;
    progress.step(work, step.value.done, step.value.most);
    await progress.pause();
  }
}

/** The same for work whose steps are whole games. */
export const byGame = <T>(search: Search<T>, call: Call): Promise<T> => inSteps(search, "games", call);
