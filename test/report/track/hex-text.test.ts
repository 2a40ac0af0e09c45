/** Small tracks of hexagons in the terminal, compared with drawings made by hand. */
import { expect, test } from "vitest";
import { trackText } from "../../../src/report/track/track-text.ts";
import type { Cells } from "../../../src/units/cells.ts";
import { FLOWER, HEX, type Laid, laidOut, planOf } from "../../track/lay-cells.ts";

const draw = (cells: Cells, cards: readonly Laid[], route = false): string => {
  const text = trackText(laidOut(planOf(cells, cards)), {
    columns: 80,
    plain: false,
    colour: false,
    ...(route ? { route: "diagonal" as const } : {}),
  });
  return (text ?? "").split("\n\n")[0] ?? "";
};
const FLAT: Cells = { shape: "flat-hex", radius: 0 };

test("pointy-top hexagons are bricks in rows, each half a brick beside the next", () => {
  expect(
    draw(HEX, [{ at: [0, 0] }, { at: [1, 0], cells: "w", bars: "a1|north-east" }, { at: [1, 1] }]),
  ).toBe(`\
            ┌───────┐
            │ 3.a1  │
            │ A F?  │
┌───────┬───┶━━━┭───┘
│ 1.a1  │ 2.a1  │
│ A S   │ W     │
└───────┴───────┘`);
});

test("flat-top hexagons are bricks in columns, each half a brick above the next; a way crosses their edges", () => {
  expect(draw(FLAT, [{ at: [0, 0] }, { at: [0, 1] }, { at: [1, 1], cells: "w" }], true)).toBe(`\
       ┌──────┐
       │ 3.a1 │
┌──────┤ W F  │
│ 2.a1 ↗      │
│ A ◆  ├──────┘
│      │
├──↑───┤
│ 1.a1 │
│ A S  │
│      │
└──────┘`);
});

test("a flower has lines around it only, and its id in the middle", () => {
  expect(draw(FLOWER, [{ at: [0, 0], cells: "swsssrs", bars: "b2|east" }])).toBe(`\
    ┌───────────────┐
    │ 1.a3    1.b3  │
    │ A       W     │
┌───┘    c1     ╻   └───┐
│ 1.a2    1.b2  ┃ 1.c2  │
│ A       A     ┃ A F   │
└───┐           ╹   ┌───┘
    │ 1.a1    1.b1  │
    │ R       A S   │
    └───────────────┘`);
});

test("a bar on the right side of a track is drawn there only", () => {
  const steps = [{ at: [0, 0] }, { at: [0, 1] }, { at: [0, 2] }, { at: [0, 3] }] as const;
  const bars = steps.map((card) => ({ ...card, bars: "a1|east" }));
  expect(draw(HEX, bars)).toBe(`\
            ┌───────┒
            │ 4.a1  ┃
            │ A F   ┃
        ┌───┴───┰───┚
        │ 3.a1  ┃
        │ A ◆   ┃
    ┌───┴───┰───┚
    │ 2.a1  ┃
    │ A ◆   ┃
┌───┴───┰───┚
│ 1.a1  ┃
│ A S   ┃
└───────┚`);
});
