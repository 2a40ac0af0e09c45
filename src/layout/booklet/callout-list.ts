/** The legend of a figure's numbers: each number in a disc, as it is on the figure, with its text. */
import type { Place } from "../../diagnostics/diagnostic.ts";
import { INK } from "./booklet-look.ts";
import type { Row } from "./row.ts";
import { setWords, widthsOf } from "./set-words.ts";
import { originOf, type Setting } from "./setting.ts";
import { disc } from "./shapes.ts";
import type { NumberWords } from "./shown-picture.ts";

/** Radius of a disc, its rim, and the space after it, as multiples of the size of the words. */
const RADIUS = 0.72;
const RIM = 0.11;
const BEHIND = 0.55;
/** Space above each but the first. */
const ABOVE = 0.48;
const NUMBER_SIZE = 0.88;

export function calloutList(words: readonly NumberWords[], width: number, setting: Setting): readonly Row[] {
  const { caption, text } = setting.look;
  const { size } = caption;
  const look = { ...text, size, leading: caption.leading };
  const left = (2 * RADIUS + BEHIND) * size;
  return words.flatMap((one, index) => {
    const lines = setWords(setting.marked(one), look, width - left, one.place, setting);
    return lines.map(
      (line, at): Row => ({
        ...line,
        before: at === 0 ? ABOVE * size : 0,
        draw: (sheet, x, y) => {
          if (at === 0) drawNumber(index + 1, one.place, x, y + (look.leading * size) / 2, sheet);
          line.draw(sheet, x + left, y);
        },
      }),
    );
  });

  function drawNumber(
    number: number,
    place: Place,
    x: number,
    middle: number,
    sheet: Parameters<Row["draw"]>[0],
  ): void {
    const radius = RADIUS * size;
    const digits = [{ kind: "text", text: String(number), bold: true, italic: false }] as const;
    const small = { ...look, size: size * NUMBER_SIZE, align: "center" as const };
    const wide = Math.max(2 * radius, widthsOf(digits, small, setting).most);
    const [row] = setWords(digits, small, wide, place, setting);
    sheet.items.push(disc(x + radius, middle, radius, RIM * size, INK, originOf(place)));
    row?.draw(sheet, x + radius - wide / 2, middle - row.height / 2);
  }
}
