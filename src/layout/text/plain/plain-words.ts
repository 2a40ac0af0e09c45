/**
 * Words of plain texts with everything that setting them needs: each is shaped, measured and searched for places to break
 * once.
 */
import type { Face } from "../../../font/face.ts";
import { breaksIn } from "../lines/break.ts";
import { BOLD, unstyledIn } from "../markup/unstyled.ts";
import type { TextStyle } from "../text-spec.ts";
import { plainSegment } from "../words/segment.ts";
import type { PlainWord, Segment, Typeface, Unit } from "../words/words.ts";

/** The words of a text's style with some marks. */
export interface PlainWords {
  /** Undefined if the word needs more than it has: a character that no face has, a marked style that its face lacks. */
  of(text: string): PlainWord | undefined;
  /** A space in a unit. */
  readonly space: readonly Segment[];
}

/** After a unit that no space follows: one list for all, so that it is recognised. */
export const NO_SPACES: readonly Segment[] = [];
/** Of a unit in which no line may end. */
export const NO_BREAKS: readonly number[] = [];

/** The words of plain texts in one style. @param marks those that the words have in a text of this style */
export function plainWords(
  typeface: Typeface,
  style: Pick<TextStyle, "weight" | "italic">,
  marks: { readonly bold: boolean; readonly italic: boolean },
): PlainWords {
  const { bold, italic } = marks;
  const isAsMarked = ({ weight, italic: isItalic }: Face): boolean =>
    (!bold || weight >= BOLD) && (!italic || isItalic);
  const isStyled = ({ segment: { text, word } }: PlainWord): boolean =>
    word.runs.every(({ face }) => isAsMarked(face)) ||
    unstyledIn([{ kind: "text", text, bold, italic }], style, () => typeface).length === 0;
  return {
    space: wordOf(" ", typeface).last.segments,
    of(text) {
      const word = wordOf(text, typeface);
      return word.isComplete && ((!bold && !italic) || isStyled(word)) ? word : undefined;
    },
  };
}

function wordOf(text: string, typeface: Typeface): PlainWord {
  const word = typeface.shape(text, false);
  word.plain ??= makeWord(text, typeface);
  return word.plain;
}

function makeWord(text: string, typeface: Typeface): PlainWord {
  const segment = plainSegment(text, typeface);
  const found = breaksIn(text);
  const unit: Unit = {
    segments: [segment],
    width: segment.width,
    spaces: NO_SPACES,
    breaks: found.length > 0 ? found : NO_BREAKS,
  };
  const spaces = text === " " ? NO_SPACES : wordOf(" ", typeface).last.segments;
  return {
    segment,
    last: unit,
    beforeSpace: { ...unit, spaces },
    isComplete: segment.word.missing.length === 0,
  };
}
