/**
 * Where things lie in a room of 1600 x 1000 units with the players' hands at its lower edge: boards and what is laid out
 * first, then piles and dice, each as high up and as far left as there is room. If all is too large, everything gets
 * smaller, so that nothing covers anything else.
 * Limit: a table that has dice of one size only shows them over each other if there are hundreds.
 */
import type { Size } from "../../units/box.ts";
import { joinedId } from "./ids.ts";
import type { LaidCard, TableGame, TablePile } from "./table-game.ts";

export const ROOM = { left: 30, top: 20, right: 1570, hand: 820 };

/** Units of the room per mm at most: a poker card is 103 units wide. */
const LARGEST = 103 / 63.5;

/** Less is not tried: a poker card would be 3 units wide. */
const LEAST = 0.03;

/** Units between things at the largest scale. */
const GAP = 20;

/** Dice keep their size until everything else is four times as small. */
const DICE_KEEP = 4;

/** Dice of one kind side by side. */
const DICE_PER_ROW = 4;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Room {
  /** Units per mm of what lies in it. */
  readonly scale: number;
  /** Units from one die to the next. */
  readonly dieSide: number;
  board(id: string): Spot & Size;
  pile(id: string): Spot & Size;
  die(id: string, copy: number): Spot;
  /** Where the middle of the layout is. */
  readonly laidAt: Spot;
}

export interface InRoom {
  /** Units that a pile has more than its cards. */
  readonly around: Size;
  /** Units of a die. */
  readonly die: number;
  readonly laid?: readonly LaidCard[];
}

/** Places for boards, piles, dice, and what is laid out. */
export function roomOf(game: TableGame, { around, die, laid = [] }: InRoom): Room {
  const dieAt = (scale: number): number => round(die * Math.min(1, (DICE_KEEP * scale) / LARGEST));
  const laidBox = boundsOf(laid, game.piles);
  const things = (scale: number): ReadonlyMap<string, Size> =>
    new Map([
      ...(laidBox ? [[LAID, sized(laidBox, scale)] as const] : []),
      ...game.boards.map(
        ({ id, size }) => [joinedId("board", id), sized(size, boardScale(size, scale))] as const,
      ),
      ...game.piles.map(({ id, size }) => {
        const { width, height } = sized(size, scale);
        return [
          joinedId("pile", id),
          { width: width + around.width, height: height + around.height },
        ] as const;
      }),
      ...game.dice.map(({ id, copies }) => {
        const [across, down] = [Math.min(copies, DICE_PER_ROW), Math.ceil(copies / DICE_PER_ROW)];
        const side = dieAt(scale);
        return [joinedId("die", id), { width: across * side, height: down * side }] as const;
      }),
    ]);
  const { scale, spots, sizes } = fitted(things);
  const at = (kind: string, id: string): Spot & Size => {
    const name = joinedId(kind, id);
    return { ...(spots.get(name) as Spot), ...(sizes.get(name) as Size) };
  };
  const dieSide = dieAt(scale);
  const laidSpot = spots.get(LAID) ?? { x: 0, y: 0 };
  return {
    ...{ scale, dieSide },
    board: (id) => at("board", id),
    pile: (id) => at("pile", id),
    die: (id, copy) => {
      const { x, y } = at("die", id);
      return { x: x + (copy % DICE_PER_ROW) * dieSide, y: y + Math.floor(copy / DICE_PER_ROW) * dieSide };
    },
    laidAt: {
      x: round(laidSpot.x - (laidBox?.x ?? 0) * scale),
      y: round(laidSpot.y - (laidBox?.y ?? 0) * scale),
    },
  };
}

/** No id of a board, a pile or a die. */
const LAID = "laid";

export const round = (value: number): number => Math.round(value * 100) / 100;

const sized = ({ width, height }: Size, scale: number): Size => ({
  width: round(width * scale),
  height: round(height * scale),
});

/** A board leaves room for piles. */
const boardScale = ({ width, height }: Size, scale: number): number =>
  Math.min(scale, 900 / width, 620 / height);

/** What laid cards cover, in mm from the middle of the layout; undefined for none. */
function boundsOf(laid: readonly LaidCard[], piles: readonly TablePile[]): (Spot & Size) | undefined {
  if (laid.length === 0) return undefined;
  const sizes = new Map(piles.map(({ id, size }) => [id, size]));
  const reaches = laid.map(({ pile, x, y, turn }) => {
    const { width, height } = sizes.get(pile) ?? { width: 0, height: 0 };
    const [sin, cos] = [Math.sin, Math.cos].map((of) => Math.abs(of((turn * Math.PI) / 180))) as [
      number,
      number,
    ];
    const [across, down] = [(width * cos + height * sin) / 2, (width * sin + height * cos) / 2];
    return { left: x - across, right: x + across, top: y - down, bottom: y + down };
  });
  const [x, y] = [Math.min(...reaches.map(({ left }) => left)), Math.min(...reaches.map(({ top }) => top))];
  const right = Math.max(...reaches.map((one) => one.right));
  const bottom = Math.max(...reaches.map((one) => one.bottom));
  return { x, y, width: right - x, height: bottom - y };
}

interface Fitted {
  readonly scale: number;
  readonly sizes: ReadonlyMap<string, Size>;
  readonly spots: ReadonlyMap<string, Spot>;
}

/** At the largest scale at which everything is above the hand. */
function fitted(things: (scale: number) => ReadonlyMap<string, Size>): Fitted {
  for (let scale = LARGEST; ; scale *= 0.95) {
    const sizes = things(scale);
    const { spots, bottom } = packed(sizes, (GAP * scale) / LARGEST);
    if (bottom <= ROOM.hand || scale < LEAST) return { scale, sizes, spots };
  }
}

/** The lower edge of what lies between `from` and `to`. */
interface Edge {
  readonly from: number;
  readonly to: number;
  readonly y: number;
}

/** Each thing at the highest place that is left, then the leftmost; `bottom` is the lowest edge. */
function packed(
  things: ReadonlyMap<string, Size>,
  gap: number,
): { readonly spots: ReadonlyMap<string, Spot>; readonly bottom: number } {
  const spots = new Map<string, Spot>();
  let edges: readonly Edge[] = [{ from: ROOM.left, to: ROOM.right + gap, y: ROOM.top }];
  let bottom = ROOM.top;
  for (const [name, { width, height }] of things) {
    const starts = edges.map(({ from }) => from).filter((x) => x + width <= ROOM.right);
    // one that is wider than the room does not fit at this scale
    const found = starts.length > 0 ? starts : [ROOM.left];
    if (starts.length === 0) bottom = Number.POSITIVE_INFINITY;
    const places = found.map((x) => {
      const below = edges.filter(({ from, to }) => from < x + width && to > x);
      return { x, y: Math.max(...below.map(({ y }) => y)) };
    });
    const best = places.reduce((one, other) => (other.y < one.y ? other : one));
    const [left, right] = [best.x, best.x + width + gap];
    bottom = Math.max(bottom, best.y + height);
    spots.set(name, { x: round(best.x), y: round(best.y) });
    edges = [
      ...edges.flatMap((edge) => (edge.from < left ? [{ ...edge, to: Math.min(edge.to, left) }] : [])),
      { from: left, to: right, y: best.y + height + gap },
      ...edges.flatMap((edge) => (edge.to > right ? [{ ...edge, from: Math.max(edge.from, right) }] : [])),
    ];
  }
  return { spots, bottom };
}
