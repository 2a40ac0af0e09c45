/**
 * The ruler that shows whether a printer scaled the page: "fit to page" shrinks by 2 to 4 %, which is 1 to 2 mm on 50
 * mm. Ticks every 5 mm, longer ones every 10 mm.
 */
import { translate } from "../../units/matrix.ts";
import type { MarginWords } from "../margin-words.ts";
import { type MarginBlock, textBlock } from "./blocks.ts";
import { GREY, group, LINE_WIDTH, lines, type Segment } from "./mark-items.ts";

/** Lengths of the long and the short ticks. */
const LONG = 1.6;
const SHORT = 1;

/** A form of the ruler, and the words that are to be set elsewhere. */
export interface Ruler {
  readonly block: MarginBlock;
  readonly words: readonly string[];
}

/** The forms of a ruler of `length` mm: words below it, beside it, close below it or, `apart`, elsewhere. */
export function rulerForms(
  length: number,
  sizePt: number,
  apart: boolean,
  { setLine, say }: Pick<MarginWords, "setLine" | "say">,
): readonly Ruler[] {
  const words = say("{length} mm - print at 100 %, no scaling", { length });
  const text = textBlock([words], sizePt, setLine);
  const scale: MarginBlock = {
    width: length,
    height: LONG + LINE_WIDTH,
    items: [lines(segments(length), GREY)],
  };
  if (apart) return [{ block: scale, words: [words] }];
  return [
    { block: stack(scale, text, 0.5), words: [] },
    { block: row(scale, text), words: [] },
    { block: stack(scale, text, 0.1), words: [] },
  ];
}

function stack(upper: MarginBlock, lower: MarginBlock, space: number): MarginBlock {
  const y = upper.height + space;
  return {
    width: Math.max(upper.width, lower.width),
    height: y + lower.height,
    items: [...upper.items, group(translate(0, y), lower.items)],
  };
}

function row(left: MarginBlock, right: MarginBlock): MarginBlock {
  const x = left.width + 1.5;
  const height = Math.max(left.height, right.height);
  return {
    width: x + right.width,
    height,
    items: [
      group(translate(0, (height - left.height) / 2), left.items),
      group(translate(x, (height - right.height) / 2), right.items),
    ],
  };
}

function segments(length: number): Segment[] {
  const base = LONG + LINE_WIDTH / 2;
  const ticks = Array.from({ length: length / 5 + 1 }, (_, index): Segment => {
    const tick = index % 2 === 0 ? LONG : SHORT;
    return [index * 5, base, index * 5, base - tick];
  });
  return [[-LINE_WIDTH / 2, base, length + LINE_WIDTH / 2, base], ...ticks];
}
