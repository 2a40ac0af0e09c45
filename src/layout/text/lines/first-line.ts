/** Where the first line of a text is in its box. */
import type { AskedText } from "../text-spec.ts";
import type { Typeface } from "../words/words.ts";

/** em from the top of a line to its baseline: the face is centred in the leading, as in CSS. */
export function baselineIn(leading: number, { metrics: { ascent, descent } }: Typeface): number {
  return (leading - ascent - descent) / 2 + ascent;
}

/** The same with the em of the face centred in the leading, as Inkscape sets text in shapes. */
const emBaselineIn = (leading: number, { metrics: { emAscent } }: Typeface): number =>
  (leading - 1) / 2 + emAscent;

/** em from the top of the first line. In the middle of a box, capitals are centred in the leading. */
export function firstBaselineOf({ firstBaseline, leading, valign }: AskedText, typeface: Typeface): number {
  if (firstBaseline === "top") return 0;
  if (valign === "middle") return (leading + typeface.metrics.capHeight) / 2;
  return firstBaseline === "em" ? emBaselineIn(leading, typeface) : baselineIn(leading, typeface);
}

/** From the top of the box to that of the first line, in user units. @param height of all lines */
export function topSlack(height: number, { box, valign }: AskedText): number {
  const slack = box.height - height;
  return valign === "top" ? 0 : valign === "middle" ? slack / 2 : slack;
}
