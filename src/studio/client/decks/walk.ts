/** Where arrows lead on a table of cards: geometry only, because rows differ in length and decks in size. */

export interface Spot {
  /** Of the left upper corner; px. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type WalkKey =
  | "ArrowLeft"
  | "ArrowRight"
  | "ArrowUp"
  | "ArrowDown"
  | "Home"
  | "End"
  | "PageUp"
  | "PageDown";

const KEYS: readonly string[] = [
  "ArrowLeft",
  "ArrowRight",
  "ArrowUp",
  "ArrowDown",
  "Home",
  "End",
  "PageUp",
  "PageDown",
];

export const isWalkKey = (key: string): key is WalkKey => KEYS.includes(key);

/**
 * The index of the card that a key leads to; `from` itself at an edge.
 * @param spots of all cards in reading order
 * @param page height of what is seen at once, for PageUp and PageDown; px
 */
export function walk(spots: readonly Spot[], from: number, key: WalkKey, page: number): number {
  const last = spots.length - 1;
  const start = spots[from];
  if (!start) return from;
  switch (key) {
    case "ArrowLeft":
      return Math.max(0, from - 1);
    case "ArrowRight":
      return Math.min(last, from + 1);
    case "Home":
      return 0;
    case "End":
      return last;
    case "ArrowUp":
      return vertically(spots, from, start.y - 1, -1);
    case "ArrowDown":
      return vertically(spots, from, start.y + start.height + 1, 1);
    case "PageUp":
      return vertically(spots, from, start.y - page, -1, start.y);
    case "PageDown":
      return vertically(spots, from, start.y + page, 1, start.y);
  }
}

/** The card of the first row beyond `limit` in a direction whose middle is nearest; the outermost row for pages. */
function vertically(
  spots: readonly Spot[],
  from: number,
  limit: number,
  direction: 1 | -1,
  own?: number,
): number {
  const start = spots[from] as Spot;
  const beyond = spots.flatMap((spot, index) =>
    (direction > 0 ? spot.y >= limit : spot.y < limit) ? [{ spot, index }] : [],
  );
  const row = direction > 0 ? beyond[0]?.spot.y : beyond.at(-1)?.spot.y;
  if (row === undefined) {
    if (own === undefined) return from;
    const edge = direction > 0 ? spots.at(-1)?.y : spots[0]?.y;
    return edge === undefined || edge === own ? from : nearestIn(spots, edge, start);
  }
  return nearestIn(spots, row, start);
}

function nearestIn(spots: readonly Spot[], row: number, start: Spot): number {
  const middle = start.x + start.width / 2;
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  spots.forEach(({ x, y, width }, index) => {
    if (y !== row) return;
    const away = Math.abs(x + width / 2 - middle);
    if (away >= least) return;
    least = away;
    best = index;
  });
  return best;
}
