/** Classes of characters for setting text: grapheme clusters, ideographs, and where a text can be divided. */

/** The placeholder of an icon in a text: one code unit. */
export const OBJECT = "\uFFFC";
export const SOFT_HYPHEN = "\u00AD";

/** Made for the first text that needs it, because that takes longer than setting a hundred plain ones. */
let segmenter: Intl.Segmenter | undefined;

/** Latin letters, digits, common punctuation, icons: every code unit is one character, written left to right. */
const SIMPLE = /^[\t\n\u0020-\u00AC\u00AE-\u02FF\u2010-\u2027\u2030-\u205E\u20A0-\u20BF\uFFFC]*$/;

/** True if each code unit of the text is one visible character; such text needs no segmentation and no bidi. */
export const isSimple = (text: string): boolean => SIMPLE.test(text);

/** The text divided into what readers see as one character: letters with marks, joined emoji, flags. */
export function graphemesOf(text: string): string[] {
  if (isSimple(text)) return [...text];
  segmenter ??= new Intl.Segmenter("und", { granularity: "grapheme" });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** Offsets between the characters as readers see them, including 0 and the end. */
export function graphemeBorders(text: string): ReadonlySet<number> {
  const borders = new Set([0]);
  let end = 0;
  for (const grapheme of graphemesOf(text)) {
    end += grapheme.length;
    borders.add(end);
  }
  return borders;
}

/** Han, kana, Hangul syllables, CJK punctuation and full-width forms, with voicing marks and selectors after them. */
const IDEOGRAPH =
  "[\\u2E80-\\u9FFF\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE30-\\uFE4F\\uFF01-\\uFFEE\\u{1B000}-\\u{1B16F}\\u{20000}-\\u{3FFFF}]";
const MARKS = "[\\u3099\\u309A\\uFE00-\\uFE0F\\u{E0100}-\\u{E01EF}]*";

/** Matches one ideographic character with its marks at the start of a text. */
export const IDEOGRAPHIC = new RegExp(`^${IDEOGRAPH}${MARKS}`, "u");

const ATOM = new RegExp(`${OBJECT}| +|${IDEOGRAPH}${MARKS}|(?:(?!${IDEOGRAPH})[^ ${OBJECT}])+`, "gu");
const SIMPLE_ATOM = /\uFFFC| +|[^ \uFFFC]+/g;

/** Divides a text into atoms: icons, runs of spaces, single ideographs, and everything between. */
export const atomsOf = (text: string): readonly string[] =>
  text.match(isSimple(text) ? SIMPLE_ATOM : ATOM) ?? [];
