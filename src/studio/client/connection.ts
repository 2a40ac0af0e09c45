/** Whether the server answers, as the last call or stream has found. What needs it waits and goes on by itself. */
import { effect, signal } from "@preact/signals";

/** False while the server does not answer: it was ended, or is being started again. */
export const isConnected = signal(true);

/** The server could not be reached: it was ended, or is being started again. */
export class Unreachable extends Error {}

/** Notes that a call or a stream was cut. project.ts then looks whether the server is there. */
export function unreachable(): Unreachable {
  isConnected.value = false;
  return new Unreachable("the studio's server does not answer");
}

/** Resolves as soon as the server answers again. */
export const whenConnected = (): Promise<void> => whenIs(true);

/** Resolves as soon as the server does not answer. */
export const whenCut = (signal: AbortSignal): Promise<void> => whenIs(false, signal);

/** @param signal ends the waiting: it never resolves then */
function whenIs(wanted: boolean, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = effect(() => {
      if (isConnected.value !== wanted) return;
      resolve();
      // an effect cannot be ended while it runs for the first time
      queueMicrotask(() => end());
    });
    signal?.addEventListener("abort", end, { once: true });
  });
}
