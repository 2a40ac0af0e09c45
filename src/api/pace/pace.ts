/** How a call goes on: with reports and pauses, until its caller aborts it. */
import { abortedBy } from "../../diagnostics/broadside-error.ts";
import { expectLargeHeap, expectLongWork } from "../../host/engine-pace.ts";
import { type Pace, SILENT } from "../../pipeline/progress.ts";
import type { Work } from "../work.ts";
import type { Precedence } from "./precedence.ts";

/**
 * Milliseconds of work between two turns of others: short enough for a server to answer in the meantime, and a
 * thousand times what a turn costs.
 */
const TURN_MS = 25;

/** Steps that count as long work: laying out this many cards takes a quarter of a second or more. */
const MANY_STEPS = 200;

/** Steps after which the heap is large, whatever they were. */
const STEPS_OF_LARGE_HEAP = 15_000;

/** The same for a call that others go before: a person types, and the browser asks several times for each key. */
const SHORT_TURN_MS = 8;

/**
 * Both of its functions throw BroadsideError `aborted` once the signal is aborted.
 * @param giveWay for a call that gives way to others: what it waits for in its pauses (precedence.ts)
 */
export function paceOf({ signal, progress = SILENT }: Work, giveWay?: Precedence["giveWay"]): Pace {
  const turnMs = giveWay ? SHORT_TURN_MS : TURN_MS;
  const goOn = (): void => {
    if (signal?.aborted) throw abortedBy(signal);
  };
  // Cached results take no steps.
  let steps = 0;
  let began = performance.now();
  const giveTurn = async (before: Promise<void> | undefined): Promise<void> => {
    await before;
    await new Promise((resolve) => setImmediate(resolve));
    began = performance.now();
    goOn();
  };
  return {
    step: (work, done, total) => {
      goOn();
      steps += 1;
      if (steps === MANY_STEPS) expectLongWork();
      if (steps === STEPS_OF_LARGE_HEAP) expectLargeHeap();
      progress.step(work, done, total);
    },
    pause: () => {
      goOn();
      const before = giveWay?.(signal);
      return before === undefined && performance.now() - began < turnMs ? undefined : giveTurn(before);
    },
  };
}
