/**
 * Which calls of an open project go first. A person waits for a picture or an edit after each key; a check or a plan of the whole
 * game gives way to them in its pauses.
 * Limits: a call that gives way is not interrupted between two pauses; and it never waits for more than a few calls, so that it
 * ends even while typing does not stop.
 */

export interface Precedence {
  /** A call that others give way to begins. @returns is to be called when it has ended */
  begin(): () => void;
  /**
   * For a call that gives way: undefined if nothing goes before it.
   * @param signal ends the waiting
   */
  giveWay(signal?: AbortSignal): Promise<void> | undefined;
}

/** Calls that may end before one that waits for them gets a turn: about as many as a second of dragging makes. */
const MOST_BEFORE = 20;

/** ms after the last call in which the next one of the same edit arrives: pictures are asked for when the edit was answered. */
const LINGER_MS = 15;

interface Waiting {
  before: number;
  go(): void;
}

export function createPrecedence(): Precedence {
  const waiting = new Set<Waiting>();
  let running = 0;
  let lingering: ReturnType<typeof setTimeout> | undefined;
  const letGo = (which: (one: Waiting) => boolean): void => {
    for (const one of waiting) if (which(one)) one.go();
  };
  const end = (): void => {
    running -= 1;
    for (const one of waiting) one.before -= 1;
    letGo(({ before }) => before <= 0);
    if (running > 0) return;
    lingering = setTimeout(() => {
      lingering = undefined;
      letGo(() => true);
    }, LINGER_MS);
    // a process does not go on for this alone: calls that wait keep it going
    if (waiting.size === 0) lingering.unref();
  };
  const begin = (): (() => void) => {
    clearTimeout(lingering);
    lingering = undefined;
    running += 1;
    return end;
  };
  const giveWay = (signal?: AbortSignal): Promise<void> | undefined => {
    if (running === 0 && lingering === undefined) return undefined;
    lingering?.ref();
    return new Promise((resolve) => {
      const one: Waiting = {
        before: MOST_BEFORE,
        go: () => {
          waiting.delete(one);
          signal?.removeEventListener("abort", one.go);
          resolve();
        },
      };
      waiting.add(one);
      signal?.addEventListener("abort", one.go, { once: true });
    });
  };
  return { begin, giveWay };
}
