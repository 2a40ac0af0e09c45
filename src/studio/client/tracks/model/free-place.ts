/** Where a card can be laid beside the last one of a track: touching it, above it if there is room, else to any side. Pure. */
import { type At, atNear, cellKey, edgeMiddles, type Point, pointAt, shapeOf } from "./geometry.ts";
import { coveredCells, type Held, isCovering, type Laid } from "./track.ts";

const WAYS: readonly Point[] = [
  { x: 0, y: 1 },
  { x: 1, y: 0 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
];

export function freePlace(cards: readonly Laid[], held: Pick<Held, "map" | "turn">): At {
  const last = cards.at(-1);
  if (!last) return [0, 0];
  const cells = coveredCells(cards);
  const places = placesBeside(last, held);
  for (const way of WAYS) {
    const ahead = places
      .filter(({ by }) => by.x * way.x + by.y * way.y > 0)
      .sort((a, b) => aside(a.by, way) - aside(b.by, way));
    const best = ahead.filter(({ by }) => aside(by, way) < aside(ahead[0]?.by ?? by, way) + 0.01);
    const free = best.find(({ at }) => !isCovering({ ...held, at }, cells));
    if (free) return free.at;
  }
  return places.find(({ at }) => !isCovering({ ...held, at }, cells))?.at ?? last.at;
}

const aside = (by: Point, way: Point): number => Math.abs(by.x * way.y) + Math.abs(by.y * way.x);

interface Beside {
  readonly at: At;
  /** From the middle of the last card to its own. */
  readonly by: Point;
}

/** All places at which the card shares an edge with the last one and does not cover it. */
function placesBeside(last: Laid, held: Pick<Held, "map" | "turn">): readonly Beside[] {
  const [box, own] = [shapeOf(last.map, last.turn).box, shapeOf(held.map, held.turn).box];
  const origin = pointAt(last.map, last.at);
  const middle = { x: origin.x + box.x + box.width / 2, y: origin.y + box.y + box.height / 2 };
  const edges = new Set(edgesOf(last, last.at));
  const cells = coveredCells([last]);
  const reach = Math.ceil(Math.max(box.width, box.height, own.width, own.height)) + 1;
  const about = atNear(held.map, {
    x: middle.x - own.width / 2 - own.x,
    y: middle.y - own.height / 2 - own.y,
  });
  const places: Beside[] = [];
  for (let column = -reach; column <= reach; column++)
    for (let row = -reach; row <= reach; row++) {
      const at: At = [about[0] + column, about[1] + row];
      if (isCovering({ ...held, at }, cells) || !edgesOf(held, at).some((edge) => edges.has(edge))) continue;
      const { x, y } = pointAt(held.map, at);
      places.push({
        at,
        by: { x: x + own.x + own.width / 2 - middle.x, y: y + own.y + own.height / 2 - middle.y },
      });
    }
  return places;
}

function edgesOf({ map, turn }: Pick<Held, "map" | "turn">, at: At): readonly string[] {
  const { x, y } = pointAt(map, at);
  return shapeOf(map, turn).cells.flatMap(({ outline }) =>
    edgeMiddles(outline).map((middle) => cellKey({ x: middle.x + x, y: middle.y + y })),
  );
}
