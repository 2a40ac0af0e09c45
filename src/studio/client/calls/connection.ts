/** Whether the server answers, as the last call or stream has found. What needs it waits and goes on by itself. */
import { signal } from "@preact/signals";
import { whenTrue } from "../effect-until.ts";
import { distrust } from "./session.ts";

/** False while the server does not answer: it was ended, or is being started again. */
export const isConnected = signal(true);

/** The server could not be reached: it was ended, or is being started again. */
export class Unreachable extends Error {}

/** The connection was cut. The next server that answers has to prove that it is the studio. */
function noteCut(): void {
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
export const whenConnected = (): Promise<void> => whenTrue(() => isConnected.value);

/** Resolves as soon as the server does not answer. @param signal ends the waiting: it never resolves then */
export const whenCut = (signal: AbortSignal): Promise<void> => whenTrue(() => !isConnected.value, signal);

/** Asks until the server answers. @throws what the question throws, unless it is Unreachable */
export async function insisting<T>(ask: () => Promise<T>): Promise<T> {
  for (;;)
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      await whenConnected();
    }
}
