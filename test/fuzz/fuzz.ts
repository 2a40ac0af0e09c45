/**
 * Runs a target of the fuzzer: many corrupted inputs, none of which may make the product throw, report something
 * without a place, or run endlessly. `FUZZ_MINUTES` tries as many as the time allows instead of the usual number.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect } from "vitest";
import type { Diagnostic } from "../../src/diagnostics/diagnostic.ts";
import { PROMISED_SECONDS } from "../support/time-limits.ts";

export interface Target {
  readonly name: string;
  readonly inputs: fc.Arbitrary<Uint8Array>;
  /** All findings about the input. */
  find(input: Uint8Array): Promise<readonly Diagnostic[]> | readonly Diagnostic[];
}

/** Share of the minutes that each of the seven targets gets, and the edits (`test/edits`); 0 in the suite. */
export const FUZZ_SHARE_MS = (Number(process.env.FUZZ_MINUTES ?? 0) / 8) * 60_000;

/** @param count how many inputs the suite tries */
export async function fuzz({ name, inputs, find }: Target, count: number): Promise<void> {
  const secondsOfInput = computedSinceLast();
  await fc.assert(
    fc.asyncProperty(inputs, async (input) => {
      if (FUZZ_SHARE_MS > 0) remember(name, input);
      const findings = await find(input);
      const seconds = secondsOfInput();
      if (seconds >= PROMISED_SECONDS) expect.fail(`${seconds} s of computing`);
      for (const finding of findings) expectPlaced(finding);
    }),
    FUZZ_SHARE_MS > 0
      ? { numRuns: Number.MAX_SAFE_INTEGER, interruptAfterTimeLimit: FUZZ_SHARE_MS, seed: Date.now() }
      : { numRuns: count },
  );
}

/** Asking the system takes as long as a small input: it is asked once per input, and making the next one counts too. */
function computedSinceLast(): () => number {
  let before = 0;
  const ask = (): number => {
    const { user, system } = process.cpuUsage();
    const seconds = (user + system) / 1e6 - before;
    before += seconds;
    return seconds;
  };
  ask();
  return ask;
}

/** An assertion of the test runner for each part of each finding would take longer than the product. */
function expectPlaced(finding: Diagnostic): void {
  const { rule, severity, message, file, start, end } = finding;
  const isSound =
    /^[a-z]+\/[a-z0-9-]+$/.test(rule) &&
    ["error", "warning", "hint"].includes(severity) &&
    !/^$|undefined|\[object|NaN/.test(message) &&
    file !== "" &&
    [start, end].every(({ line, column, offset }) => line >= 1 && column >= 1 && offset >= 0) &&
    end.offset >= start.offset;
  if (!isSound) expect.fail(`not a sound finding: ${JSON.stringify(finding)}`);
}

/** Writes down the current input, so that one that hangs or kills the process can be examined. */
function remember(name: string, input: Uint8Array): void {
  const { FUZZ_FOLDER } = process.env;
  if (FUZZ_FOLDER) writeFileSync(join(FUZZ_FOLDER, name), input);
}
