/** Waiting for what signals say. */
import { effect } from "@preact/signals";

/** Runs now and after each change of the signals that it reads, until it returns true. @returns ends it before */
export const effectUntil = (isOver: () => boolean): (() => void) =>
  effect(function () {
    if (isOver()) this.dispose();
  });

/** Resolves as soon as this holds. @param signal ends the waiting: it never resolves then */
export function whenTrue(holds: () => boolean, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = effectUntil(() => {
      const isTrue = holds();
      if (isTrue) resolve();
      return isTrue;
    });
    signal?.addEventListener("abort", end, { once: true });
  });
}
