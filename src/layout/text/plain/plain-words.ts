/** Words, spaces and icons of plain texts with everything that setting them needs: each is made once. */
import type { Face } from "../../../font/face.ts";
import { derived } from "../../../remember/derived.ts";
import type { SceneSymbol } from "../../../scene/scene.ts";
import { OBJECT } from "../characters.ts";
import { iconWidth } from "../icon.ts";
import { breaksIn } from "../lines/break.ts";
import { BOLD, unstyledIn } from "../markup/unstyled.ts";
import type { TextStyle } from "../text-spec.ts";
import { plainSegment } from "../words/segment.ts";
import type { PlainPart, Typeface } from "../words/words.ts";
import { type PlainWords, recentWords } from "./recent-words.ts";

const NO_BREAKS: readonly number[] = [];

/** The part of an icon. */
export const iconPart = derived((symbol: SceneSymbol): PlainPart => {
  const width = iconWidth(symbol);
  return {
    segment: { kind: "icon", text: OBJECT, symbol, width, level: 0 },
    text: OBJECT,
    firstCode: OBJECT.charCodeAt(0),
    lastCode: OBJECT.charCodeAt(0),
    width,
    spacing: 0,
    breaks: NO_BREAKS,
    face: undefined,
    run: undefined,
    symbol,
  };
});

/** The words of plain texts in one style. @param marks those that the words have in a text of this style */
export function plainWords(
  typeface: Typeface,
  style: Pick<TextStyle, "weight" | "italic">,
  { bold, italic }: { readonly bold: boolean; readonly italic: boolean },
): PlainWords {
  const isMarked = (face: Face): boolean => (!bold || face.weight >= BOLD) && (!italic || face.italic);
  const isUnstyled = (text: string): boolean =>
    unstyledIn([{ kind: "text", text, bold, italic }], style, () => typeface).length > 0;
  return recentWords((text) => {
    const word = typeface.known.get(text) ?? typeface.shape(text, false);
    if (word.plain === undefined) word.plain = wordPart(text, typeface) ?? null;
    const part = word.plain ?? undefined;
    return part && (isMarked(part.face as Face) || !isUnstyled(text)) ? part : undefined;
  });
}

/** The part of a segment between words; undefined unless it is of one face that has all its characters. */
export function wordPart(text: string, typeface: Typeface): PlainPart | undefined {
  const segment = plainSegment(text, typeface);
  const { runs, missing } = segment.word;
  const [only] = runs;
  if (!only || runs.length > 1 || missing.length > 0 || only.run.ids.length === 0) return undefined;
  const found = LETTERS.test(text) ? NO_BREAKS : breaksIn(text);
  return {
    segment,
    text,
    firstCode: text.charCodeAt(0),
    lastCode: text.charCodeAt(text.length - 1),
    width: segment.width,
    spacing: typeface.letterSpacing,
    breaks: found.length > 0 ? found : NO_BREAKS,
    face: only.face,
    run: only.run,
    symbol: undefined,
  };
}

/** No line ends inside a word of letters, or before a sign that ends a sentence. */
const LETTERS = /^[a-z0-9]+[.,:;!?]?$/i;
