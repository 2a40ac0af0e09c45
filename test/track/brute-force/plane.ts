/**
 * A judge of tracks on any cells, independent of `src/track/` and of its coordinates: every cell is a point of the plane, put
 * there by trigonometry, and cells are neighbours if their middles are as far apart as two cells side by side are. Points are
 * counted by relaxing all steps until nothing changes.
 * Limits: no bars and no overlapping cards; misfits on the table and shares of terrains are left to others.
 */
import type { PlannedCard, Step, TrackPlan } from "../../../src/track/track.ts";

interface Spot {
  readonly name: string;
  readonly card: number;
  readonly terrain: string;
  readonly x: number;
  readonly y: number;
}

type Vector = readonly [x: number, y: number];

/** In alphabetic order where they are lists. */
export interface PlaneJudgement {
  /** "1.a1 > 1.b1 forward special 3". */
  readonly steps: readonly string[];
  readonly points: number | undefined;
  readonly pointsWithoutSpecial: number | undefined;
  readonly forced: number | undefined;
  readonly traps: readonly string[];
  readonly unreached: readonly string[];
  /** Undefined where there is nothing to close, or any number of pieces share a cell. */
  readonly width: number | undefined;
}

interface Move {
  readonly from: Spot;
  readonly to: Spot;
  readonly direction: Step["direction"];
  readonly special: boolean;
  readonly cost: number;
}

const ROOT_3 = Math.sqrt(3);

/** @param start and finish by name, so that the rules for these are not judged here */
export function judgeOnPlane(plan: TrackPlan, start: string, finish: string): PlaneJudgement {
  const spots = plan.track.flatMap(spotsOf(plan));
  const moves = movesOf(plan, spots);
  const named = (name: string): Spot => {
    const found = spots.find((spot) => spot.name === name);
    if (!found) throw new Error(`no cell ${name}`);
    return found;
  };
  const [from, to] = [named(start), named(finish)];
  const racing = moves.filter((move) => move.from !== to);
  const all = costsFrom(racing, from, ({ cost }) => cost);
  const isOpen = all.has(to);
  const reached = spots.filter((spot) => all.has(spot));
  const { movement } = plan;
  const pointsTo = (costs: ReadonlyMap<Spot, number>): number | undefined => {
    const cost = costs.get(to);
    return cost === undefined ? undefined : cost + movement.enter;
  };
  const plain = racing.filter(({ special }) => !special);
  return {
    steps: moves.map(wordsOf).sort(),
    points: pointsTo(all),
    pointsWithoutSpecial: pointsTo(costsFrom(plain, from, ({ cost }) => cost)),
    forced: costsFrom(racing, from, ({ special }) => Number(special)).get(to),
    traps: isOpen
      ? reached
          .filter((spot) => !costsFrom(racing, spot, () => 1).has(to))
          .map(({ name }) => name)
          .sort()
      : [],
    unreached: spots
      .filter((spot) => !all.has(spot) && !isBlocked(plan, spot))
      .map(({ name }) => name)
      .sort(),
    width: movement.pieces === "unlimited" ? undefined : widthOf(racing, spots, from, to),
  };
}

const wordsOf = ({ from, to, direction, special, cost }: Move): string =>
  `${from.name} > ${to.name} ${direction}${special ? " special" : ""} ${cost}`;

/** Cells of a card: placed as printed, turned about the middle of the card, then moved to where its `at` says. */
const spotsOf =
  ({ movement }: TrackPlan) =>
  ({ map, at, turn, acceleration }: PlannedCard, card: number): readonly Spot[] => {
    const { shape } = map.cells;
    const angle = (-turn * Math.PI) / 180;
    const turned = ([x, y]: Vector): Vector => [
      x * Math.cos(angle) - y * Math.sin(angle),
      x * Math.sin(angle) + y * Math.cos(angle),
    ];
    const printed = map.squares.map(({ column, row }) => turned(onPlane(shape, [column, row])));
    const least = (axis: 0 | 1): number => Math.min(...printed.map((point) => point[axis]));
    const origin: Vector = shape === "square" ? [least(0), least(1)] : [0, 0];
    const [x, y] = onPlane(shape, at);
    return map.squares.map(({ name, terrain }, index) => {
      const [right, up] = printed[index] ?? [0, 0];
      return {
        name: `${card + 1}.${name}`,
        card,
        terrain: acceleration ? movement.faceDown : terrain,
        x: x + right - origin[0],
        y: y + up - origin[1],
      };
    });
  };

/** The middle of a cell: squares are 1 apart, hexagons the root of three. */
function onPlane(shape: PlannedCard["map"]["cells"]["shape"], [one, other]: Vector): Vector {
  if (shape === "square") return [one, other];
  const axes: readonly [number, number] = shape === "pointy-hex" ? [0, 60] : [30, 90];
  const [a, b] = axes.map((degrees): Vector => {
    const angle = (degrees * Math.PI) / 180;
    return [ROOT_3 * Math.cos(angle), ROOT_3 * Math.sin(angle)];
  }) as [Vector, Vector];
  return [one * a[0] + other * b[0], one * a[1] + other * b[1]];
}

function isBlocked({ terrains }: TrackPlan, { terrain }: Spot): boolean {
  return terrains.some(({ id, cost }) => id === terrain && cost === "blocked");
}

type Contact = "edge" | "corner" | undefined;

function contactOf({ track }: TrackPlan, one: Spot, other: Spot): Contact {
  const distance = Math.hypot(one.x - other.x, one.y - other.y);
  const isNear = (wanted: number): boolean => Math.abs(distance - wanted) < 1e-6;
  if (track[0]?.map.cells.shape !== "square") return isNear(ROOT_3) ? "edge" : undefined;
  if (isNear(1)) return "edge";
  return isNear(Math.SQRT2) ? "corner" : undefined;
}

function movesOf(plan: TrackPlan, spots: readonly Spot[]): readonly Move[] {
  const headings = plan.track.map((_, card) => [
    ...waysBetween(plan, spots, card - 1, card),
    ...waysBetween(plan, spots, card, card + 1),
  ]);
  return spots.flatMap((from) =>
    spots.flatMap((to): readonly Move[] => {
      const contact = contactOf(plan, from, to);
      if (contact === undefined || isBlocked(plan, from) || isBlocked(plan, to)) return [];
      const { corners, backward, count } = plan.movement;
      const direction = directionOf(from, to, headings[from.card] ?? []);
      const allowed = [
        contact === "corner" ? corners : "always",
        direction === "backward" ? backward : "always",
      ];
      if (allowed.includes("never")) return [];
      const cost = plan.terrains.find(({ id }) => id === to.terrain)?.cost;
      return [
        {
          from,
          to,
          direction,
          special: allowed.includes("special"),
          cost: count === "cost" && typeof cost === "number" ? cost : 1,
        },
      ];
    }),
  );
}

/** The directions in which cells of one card meet those of the next; over corners, along both sides, only if no edges meet. */
function waysBetween(
  plan: TrackPlan,
  spots: readonly Spot[],
  first: number,
  second: number,
): readonly Vector[] {
  const pairs = spots
    .filter(({ card }) => card === first)
    .flatMap((from) => spots.filter(({ card }) => card === second).map((to) => [from, to] as const));
  const meeting = (kind: Contact): readonly Vector[] =>
    pairs
      .filter(([from, to]) => contactOf(plan, from, to) === kind)
      .map(([from, to]): Vector => [to.x - from.x, to.y - from.y]);
  const edges = meeting("edge");
  if (edges.length > 0) return edges;
  return meeting("corner").flatMap(([x, y]): readonly Vector[] => [
    [x, 0],
    [0, y],
  ]);
}

function directionOf(from: Spot, to: Spot, headings: readonly Vector[]): Move["direction"] {
  if (from.card !== to.card) return to.card > from.card ? "forward" : "backward";
  const along = headings.map(([x, y]) => x * (to.x - from.x) + y * (to.y - from.y));
  if (along.some((product) => product > 1e-6)) return "forward";
  return along.some((product) => product < -1e-6) ? "backward" : "lateral";
}

/** What it costs at least to come from a cell to every other: all moves are tried until nothing gets cheaper. */
function costsFrom(
  moves: readonly Move[],
  start: Spot,
  costOf: (move: Move) => number,
): ReadonlyMap<Spot, number> {
  const costs = new Map([[start, 0]]);
  for (let changed = true; changed; ) {
    changed = false;
    for (const move of moves) {
      const before = costs.get(move.from);
      if (before === undefined) continue;
      const cost = before + costOf(move);
      if (cost >= (costs.get(move.to) ?? Number.POSITIVE_INFINITY)) continue;
      costs.set(move.to, cost);
      changed = true;
    }
  }
  return costs;
}

/** The fewest cells that close every way, tried in ever larger sets along some open way. */
function widthOf(
  moves: readonly Move[],
  spots: readonly Spot[],
  start: Spot,
  finish: Spot,
): number | undefined {
  if (start === finish || !costsFrom(moves, start, () => 1).has(finish)) return undefined;
  if (moves.some(({ from, to }) => from === start && to === finish)) return undefined;
  const isClosable = (closed: ReadonlySet<Spot>, left: number): boolean => {
    const open = moves.filter(({ from, to }) => !closed.has(from) && !closed.has(to));
    const costs = costsFrom(open, start, () => 1);
    if (!costs.has(finish)) return true;
    if (left === 0) return false;
    return wayOver(open, costs, start, finish).some((spot) =>
      isClosable(new Set([...closed, spot]), left - 1),
    );
  };
  for (let size = 1; size <= spots.length; size++) if (isClosable(new Set(), size)) return size;
  return undefined;
}

/** The cells between both ends of a way with the fewest steps. */
function wayOver(
  moves: readonly Move[],
  costs: ReadonlyMap<Spot, number>,
  start: Spot,
  finish: Spot,
): readonly Spot[] {
  const way: Spot[] = [];
  let here = finish;
  while (here !== start) {
    const last = moves.find(({ from, to }) => to === here && (costs.get(from) ?? -2) + 1 === costs.get(here));
    if (!last) throw new Error("no way");
    here = last.from;
    if (here !== start) way.push(here);
  }
  return way;
}
