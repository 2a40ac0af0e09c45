/**
 * The footer of a side: words and ruler in the bottom or the left margin, between the crop marks, within the printer's
 * reach. If room is short, text shrinks first, then the ruler's words are separated from it, then it shrinks; then
 * words are omitted, and the ruler last.
 */
import type { Item } from "../../scene/scene.ts";
import type { Frame } from "../frame.ts";
import type { MarginWords } from "../margin-words.ts";
import type { PrintProfile } from "../sheet.ts";
import { type Band, bandsOf } from "./footer-bands.ts";
import { type FooterRequest, fitFooter } from "./footer-fit.ts";
import type { FooterText } from "./footer-text.ts";
import { group } from "./mark-items.ts";

export interface Footer {
  readonly items: readonly Item[];
  /** What had no room, in words; undefined = everything is there. */
  readonly missing?: string;
}

/** From well readable down to barely readable, in pt. */
const SIZES = [6.5, 6, 5.5, 5];

/** From what shows scaling best down to what still shows it, in mm. */
const RULERS = [50, 40, 30, 20];
const NO_RULER = [0];

interface Attempt {
  readonly request: FooterRequest;
  readonly missing?: string;
}

/** The fullest footer that fits. */
export function setFooter(
  frame: Frame,
  text: FooterText,
  { margin, marks }: PrintProfile,
  words: MarginWords,
): Footer {
  const bands = words.once(["bands", frame, margin, marks], () => bandsOf(frame, margin, marks));
  return setFooterIn(bands, text, words);
}

/** The same in other strips than those of the margins. */
export function setFooterIn(bands: readonly Band[], text: FooterText, words: MarginWords): Footer {
  for (const { request, missing } of requests(text)) {
    for (const band of bands) {
      const items = fitFooter(band.cells, request, words);
      if (items) return { items: [group(band.transform, items)], ...(missing && { missing }) };
    }
  }
  return { items: [], missing: "the footer" };
}

/** Every variant, the best first. */
function* requests({ full, notes, brief, least }: FooterText): Generator<Attempt> {
  if (notes.length > 0) yield* ways([...full, ...notes], RULERS);
  yield* ways(full, RULERS);
  yield* ways(brief, RULERS, "game, kit and version");
  yield* ways(least, RULERS, "game, kit, version, sheet number and side");
  yield* ways(full, NO_RULER, "the ruler");
  yield* ways(brief, NO_RULER, "the ruler, game, kit and version");
  if (least.length > 0) yield* ways(least, NO_RULER, "the ruler, game, kit, version, sheet number and side");
}

function* ways(
  lines: FooterRequest["lines"],
  rulers: readonly number[],
  missing?: string,
): Generator<Attempt> {
  for (const ruler of rulers)
    for (const apart of [false, true])
      for (const breaks of [false, true])
        for (const sizePt of SIZES)
          yield { request: { lines, ruler, sizePt, apart, breaks }, ...(missing && { missing }) };
}
