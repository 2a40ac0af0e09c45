/**
 * The only limit by the clock in the tests: a guard against what never ends. It is so far above what anything takes that
 * a busy machine reaches it nowhere. Tests that guard against slow work give it inputs so large that work in proportion
 * to their size takes a moment, and work for each pair of their parts would take longer than this limit.
 */
import { runInNewContext } from "node:vm";

/** Tests of which somebody asks for more than the suite has may take a day. */
const ASKED = ["MUTANTS", "FUZZ_MINUTES", "BROADSIDE_KILLS", "BROADSIDE_FAULTS"];

export const FOR_EVER_MS = (ASKED.some((name) => process.env[name]) ? 24 * 60 : 10) * 60_000;

/** The same in s of computing, for work of which the system tells how much it computed. */
export const FOR_EVER_SECONDS = 60;

/**
 * What the product promises of anything under 1 MB, in s of computing, twice over: a busy or slow machine computes longer.
 * Everything takes a small part of it; exact bounds are counted in bytes, steps and shapes.
 */
export const PROMISED_SECONDS = 2 * 10;

/**
 * Does the work and gives its result. Unlike a time limit of the test runner, this one stops code that never gives way.
 * @throws Error when the work takes for ever
 */
export function ends<T>(work: () => T): T {
  return runInNewContext("work()", { work }, { timeout: FOR_EVER_MS }) as T;
}
