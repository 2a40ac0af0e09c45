/** Runs searches step by step, with reports and pauses. */
import type { Search } from "../track/search.ts";
import type { Call } from "./handle.ts";

/**
 * @param work its name in progress reports
 * @throws BroadsideError `aborted`
 */
export async function inSteps<T>(search: Search<T>, work: string, { progress }: Call): Promise<T> {
  let reported: number | undefined;
  for (;;) {
    const step = search.next();
    if (step.done) return step.value;
    const { done, most } = step.value;
    if (done !== reported) progress.step(work, done, most);
    reported = done;
    await progress.pause();
  }
}

/** The same for work whose steps are whole games. */
export const byGame = <T>(search: Search<T>, call: Call): Promise<T> => inSteps(search, "games", call);
