/** The way from one hexagon to another, as steps in one or two neighbouring directions, and in words. */
import type { CellAt, LatticeKind } from "../../game/cells/cells.ts";
import type { Side } from "../../schema/files.ts";
import type { PaperWord } from "../../words/paper-words.ts";
import { inEnglish, type Say, sayCounted } from "../../words/say.ts";

/** "2 hexagons right, 1 up right". */
export function hexWayInWords(kind: LatticeKind, by: CellAt, say: Say = inEnglish): string {
  const [[side, steps], second] = hexWay(kind, by);
  const more = second && say("{count} {direction}", { count: second[1], direction: say(TOWARDS[second[0]]) });
  const direction = say(TOWARDS[side]);
  const way = sayCounted(say, steps, "{count} hexagon {direction}", "{count} hexagons {direction}", {
    direction,
  });
  return more === undefined ? way : `${way}, ${more}`;
}

type Steps = readonly [side: Side, steps: number];

/** The shortest way, straight or with one bend: the longer part first. */
export function hexWay({ sides, stepTo }: LatticeKind, [q, r]: CellAt): readonly [Steps, Steps?] {
  for (const [index, side] of sides.entries()) {
    const next = sides[(index + 1) % sides.length] as Side;
    const [[a, b], [c, d]] = [stepTo(side), stepTo(next)];
    // Neighbouring steps of hexagons make every place with whole numbers: their determinant is 1 or -1.
    const unit = a * d - b * c;
    const [one, other] = [(q * d - r * c) / unit, (a * r - b * q) / unit];
    if (one <= 0 || other < 0) continue;
    if (other === 0) return [[side, one]];
    return one >= other
      ? [
          [side, one],
          [next, other],
        ]
      : [
          [next, other],
          [side, one],
        ];
  }
  throw new Error("a hexagon has sides in all directions");
}

/** How a step to that side goes. */
const TOWARDS: Readonly<Record<Side, PaperWord>> = {
  north: "up",
  "north-east": "up right",
  east: "right",
  "south-east": "down right",
  south: "down",
  "south-west": "down left",
  west: "left",
  "north-west": "up left",
};
