/**
 * The only time limits in the tests: guards against work that never ends. They are so far above what anything takes that
 * even a busy machine never reaches them. Tests that guard against slow work use inputs so large that work proportional to
 * their size takes a moment, while work on each pair of their parts would exceed this limit.
 */
import { runInNewContext } from "node:vm";

/** Tests that are asked for more than the suite's share may take a day. */
const ASKED = ["MUTANTS", "FUZZ_MINUTES", "BROADSIDE_KILLS", "BROADSIDE_FAULTS"];

export const HANG_MS = (ASKED.some((name) => process.env[name]) ? 24 * 60 : 10) * 60_000;

/**
 * The same for one thing that is waited for, such as what a page in a browser is to show, which is less than a test: it says
 * soon, and by name, what never came. `expect.poll` waits that long; `vi.waitFor` has a limit of its own, a second, and must be
 * given this one. STUDIO_WAIT_MS=10000 makes it ten seconds, which helps while a test is written.
 */
export const WAIT_MS = Number(process.env.STUDIO_WAIT_MS ?? 90_000);

/** The same in s of computing, for work whose computing time the system reports. */
export const HANG_SECONDS = 60;

/**
 * Twice what the product promises for any input under 1 MB, in s of computing: a busy or slow machine computes longer.
 * Everything takes a small part of it; exact limits are counted in bytes, steps and shapes.
 */
export const PROMISED_SECONDS = 2 * 10;

/**
 * Does the work and returns its result. Unlike a time limit of the test runner, this also stops code that never yields.
 * @throws Error when the work does not end
 */
export function ends<T>(work: () => T): T {
  return runInNewContext("work()", { work }, { timeout: HANG_MS }) as T;
}
