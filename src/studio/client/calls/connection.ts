/** Whether the server answers, as the last call or stream has found. What needs it waits and goes on by itself. */
import { effect, signal } from "@preact/signals";
import { distrust } from "./session.ts";

/** False while the server does not answer: it was ended, or is being started again. */
export const isConnected = signal(true);

/** The server could not be reached: it was ended, or is being started again. */
export class Unreachable extends Error {}

/** The connection was cut. The next server that answers has to prove that it is the studio. */
export function noteCut(): void {
  distrust();
  isConnected.value = false;
}

/** How often the stream of changes was cut so far, and whether it is cut now: what happened meanwhile has not been seen yet. */
let gaps = 0;
let isGap = false;

/** Changes of files do not arrive any more. */
export function noteGap(): void {
  gaps += 1;
  isGap = true;
  noteCut();
}

/** Changes of files arrive again, and those that were missed are looked up. */
export function noteFollowing(): void {
  isGap = false;
}

/** A moment in what the page knows of the files. */
export type Sight = number | "gap";

export const sight = (): Sight => (isGap ? "gap" : gaps);

/** True if nothing can have been missed since that moment. */
export const hasSeenAllSince = (moment: Sight): boolean => moment === gaps;

/** Notes that a call or a stream was cut. project.ts then looks whether the server is there. */
export function unreachable(): Unreachable {
  noteCut();
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
