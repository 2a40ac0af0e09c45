/**
 * Turns of pictures: the browser reads an SVG picture in 5 to 15 ms of the page's own time, so many at once make scrolling
 * stop. Few are read at the same time, nearest to what can be seen first; a picture that was taken away gives up its turn.
 */

import { awayFromView } from "./near.ts";

/** Read at the same time: enough that one is always on its way. */
const AT_ONCE = 2;

interface Turn {
  readonly element: Element;
  readonly start: () => void;
}

const waiting = new Set<Turn>();
const reading = new Set<Turn>();

/**
 * @param start called, perhaps at once, when the picture may be read
 * @returns to be called when it is read or cannot be, and when it is taken away
 */
export function takeTurn(element: Element, start: () => void): () => void {
  const turn = { element, start };
  waiting.add(turn);
  next();
  return () => {
    waiting.delete(turn);
    if (reading.delete(turn)) next();
  };
}

function next(): void {
  while (reading.size < AT_ONCE && waiting.size > 0) {
    const turn = nearest();
    waiting.delete(turn);
    reading.add(turn);
    turn.start();
  }
}

function nearest(): Turn {
  let best: Turn | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const turn of waiting) {
    const away = awayFromView(turn.element);
    if (best !== undefined && away >= least) continue;
    best = turn;
    least = away;
  }
  return best as Turn;
}
