/**
 * A word in the codes of the document: encoded once, with the gaps that kerning makes. Lengths in thousandths of the em.
 *
 * Gaps are whole numbers, so the pen may be ahead of a glyph's place, or behind it, by up to a half. How far it is at the
 * start of a word (its lead) decides how the gaps inside are rounded, so a word has one spelling for each range of leads.
 */
import { EM } from "../../../scene/glyph-outline.ts";
import type { ShapedRun } from "../../../scene/shaped-run.ts";

/** A glyph in a font object of the document. */
export interface EncodedGlyph {
  /** The font object among those of the face, from 0. */
  readonly part: number;
  /** The code as written between the brackets of a string. */
  readonly code: string;
  /** The advance that the font object declares. */
  readonly width: number;
  /** The last section for which it was recorded. */
  section: number;
}

/** A word; its spellings are added as they are needed. */
export interface EncodedRun {
  readonly glyphs: readonly EncodedGlyph[];
  /** The font object of all its glyphs. */
  readonly part: number;
  /** How far the pen would be ahead of the place of each glyph, and of the end, if there were no gaps and no lead. */
  readonly leads: readonly number[];
  readonly spellings: Spelling[];
  /** The last section for which its glyphs were recorded. */
  section: number;
}

/** What is written between the brackets of a string, for leads from `from` to below `to`. */
export interface Spelling {
  readonly from: number;
  readonly to: number;
  readonly codes: string;
  readonly hasGaps: boolean;
  /** By how much the lead is larger after the word than before it. */
  readonly change: number;
}

/** From here on characters may be marks or run from right to left. */
const FIRST_MARK = 0x300;

/** Undefined if the word needs more than codes and gaps. */
export function encodedRun(
  run: ShapedRun,
  encode: (glyphId: number, text: string) => EncodedGlyph,
): EncodedRun | undefined {
  const isPlain = (text: string): boolean => text !== "" && text.charCodeAt(0) < FIRST_MARK;
  if (run.offsets || run.ids.length === 0 || !run.text.every(isPlain)) return undefined;
  const glyphs = run.ids.map((id, index) => encode(id, run.text[index] as string));
  const part = glyphs[0]?.part as number;
  if (glyphs.some((glyph) => glyph.part !== part)) return undefined;
  let [pen, place] = [0, 0];
  const leads = glyphs.map(({ width }, index) => {
    const lead = pen - place * EM;
    pen += width;
    place += run.advances[index] as number;
    return lead;
  });
  return { glyphs, part, leads: [...leads, pen - place * EM], spellings: [], section: 0 };
}

/** The spelling of a word. @param lead from -0.5 to 0.5; a larger gap comes before the word */
export function spellingOf(run: EncodedRun, lead: number): Spelling {
  const { spellings } = run;
  for (let at = 0; at < spellings.length; at++) {
    const known = spellings[at] as Spelling;
    if (lead >= known.from && lead < known.to) return known;
  }
  const spelling = spell(run, lead);
  run.spellings.push(spelling);
  return spelling;
}

function spell({ glyphs, leads }: EncodedRun, lead: number): Spelling {
  let codes = "";
  let gaps = 0;
  let [from, to] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const [index, { code }] of glyphs.entries()) {
    const ahead = (leads[index] as number) - gaps;
    const gap = Math.round(lead + ahead);
    from = Math.max(from, gap - 0.5 - ahead);
    to = Math.min(to, gap + 0.5 - ahead);
    if (gap !== 0) codes += `)${gap}(`;
    gaps += gap;
    codes += code;
  }
  return { from, to, codes, hasGaps: codes.includes(")"), change: (leads.at(-1) as number) - gaps };
}
