/**
 * Turns of pictures: the browser reads an SVG picture in 5 to 15 ms of the page's own time, so many at once make scrolling
 * stop. Few are read at the same time, nearest to what can be seen first; a picture that was taken away gives up its turn.
 */
import { awayFromView, type Placed } from "./near.ts";

/** Read at the same time: enough that one is always on its way. */
const AT_ONCE = 2;

/** One image, and the turns it takes for the pictures that it is to show one after the other. */
export interface TurnTaker {
  /** Shows a picture as soon as it may be read; the earlier one stays until then. */
  show(url: string): void;
  /** The browser has read a picture of this image, or could not. */
  onRead(): void;
  /** The image was taken away. */
  end(): void;
}

/** @param setSource gives the image its address, perhaps before `show` returns */
export function createTurnTaker(element: Placed, setSource: (url: string) => void): TurnTaker {
  let asked: string | undefined;
  let source: string | undefined;
  let endTurn = (): void => {};
  return {
    show: (url) => {
      endTurn();
      endTurn = () => {};
      asked = url;
      // nothing is read anew for an address that the image has, so nothing would end its turn
      if (url === source) return;
      endTurn = takeTurn(element, () => {
        source = url;
        setSource(url);
      });
    },
    onRead: () => {
      // news of an earlier picture is not about the one that still waits
      if (source === asked) endTurn();
    },
    end: () => endTurn(),
  };
}

interface Turn {
  readonly element: Placed;
  readonly start: () => void;
}

const waiting = new Set<Turn>();
const reading = new Set<Turn>();

/**
 * @param start called, perhaps at once, when the picture may be read
 * @returns to be called when it is read or cannot be, and when it is taken away
 */
function takeTurn(element: Placed, start: () => void): () => void {
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
