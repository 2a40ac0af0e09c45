/** A picture of a reading: part of a vernier, enlarged, as it looks against the light, with the lines that coincide. */
import type { Item } from "../../scene/scene.ts";
import type { Box } from "../../units/box.ts";
import { translate } from "../../units/matrix.ts";
import { GREY, group, lines, outlines, type Segment } from "../marks/mark-items.ts";
import { INK, type Typesetter, textAt } from "./drawn-text.ts";
import { BACK_STEP, FRONT_STEP } from "./layout.ts";

/** Lines -5 to 10, this many times as large; the reading that it shows. */
const [FIRST, LAST] = [-5, 10];
const READING = 3;
const HEIGHT = 8;

/** @param room where it is drawn, as wide as the room, with its words below */
export function pictureOfReading(room: Box, words: readonly string[], set: Typesetter): readonly Item[] {
  const times = (room.width - 4) / (LAST - FIRST);
  const drift = READING * (FRONT_STEP - BACK_STEP);
  const numbers = Array.from({ length: LAST - FIRST + 1 }, (_, index) => FIRST + index);
  const above = (number: number): number => number * FRONT_STEP * times;
  const below = (number: number): number => (number * BACK_STEP + drift) * times;
  const length = (number: number): number => (number % 5 === 0 ? HEIGHT : 0.7 * HEIGHT);
  const front = numbers.map((number): Segment => [above(number), 0, above(number), -length(number)]);
  const back = numbers.map((number): Segment => [below(number), 0, below(number), length(number)]);
  const labels = numbers
    .filter((number) => number % 5 === 0)
    .flatMap((number) => {
      const text = number < 0 ? `\u2212${-number}` : String(number);
      return [
        ...textAt(text, 8, { x: above(number), y: -HEIGHT - 0.8 }, "middle", set.plain),
        ...textAt(text, 8, { x: below(number), y: HEIGHT + 2.8 }, "middle", set.plain),
      ];
    });
  const matched = above(READING);
  const arrow = (way: number): readonly { x: number; y: number }[] =>
    [-1.1, 1.1, 0].map((x) => ({ x: matched + x, y: way * (HEIGHT + (x === 0 ? -1.6 : 0.4)) }));
  return [
    ...textAt("A reading", 11, { x: room.x, y: room.y + 4 }, "start", set.bold),
    group(translate(room.x + 2 - FIRST * times, room.y + 22), [
      lines(front, INK),
      lines(back, GREY),
      outlines([arrow(-1), arrow(1)], INK),
      ...labels,
      ...textAt("this side", 8, { x: above(LAST), y: -HEIGHT - 4.2 }, "end", set.plain),
      ...textAt("the other side", 8, { x: above(LAST), y: HEIGHT + 6.6 }, "end", set.plain),
    ]),
    ...words.flatMap((line, index) =>
      textAt(line, 8.5, { x: room.x, y: room.y + 43 + 3.8 * index }, "start", set.plain),
    ),
  ];
}
