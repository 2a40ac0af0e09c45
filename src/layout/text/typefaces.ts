/** The typefaces of a text's style with and without marks, and its words in them: looked up once for all texts of a tag. */
import type { FontBook } from "../../font/font-book.ts";
import { plainWords } from "./plain/plain-words.ts";
import type { PlainWords } from "./plain/recent-words.ts";
import type { TextBoxSpec, TextStyle } from "./text-spec.ts";
import { typefaceOf } from "./words/typeface.ts";
import type { Typeface } from "./words/words.ts";

/** By the marks of a word. */
export interface Typefaces {
  /** Bold is the next heavier step of CSS, italic becomes upright inside italic text. */
  of(bold: boolean, italic: boolean): Typeface;
  wordsOf(bold: boolean, italic: boolean): PlainWords;
}

interface Known {
  readonly fonts: FontBook;
  readonly letterSpacing: number;
  readonly typefaces: Typefaces;
}

const known = new WeakMap<TextStyle, Known>();

/** The typefaces of a style; letters are spaced in proportion to the size. */
export function typefacesOf(
  { style, size }: Pick<TextBoxSpec, "style" | "size">,
  fonts: FontBook,
): Typefaces {
  const letterSpacing = style.letterSpacing / size;
  const before = known.get(style);
  if (before?.fonts === fonts && before.letterSpacing === letterSpacing) return before.typefaces;
  const typefaces = makeTypefaces(style, letterSpacing, fonts);
  known.set(style, { fonts, letterSpacing, typefaces });
  return typefaces;
}

function makeTypefaces(style: TextStyle, letterSpacing: number, fonts: FontBook): Typefaces {
  const faces: Typeface[] = [];
  const words: PlainWords[] = [];
  const of = (bold: boolean, italic: boolean): Typeface => {
    const index = (bold ? 2 : 0) + (italic ? 1 : 0);
    const weight = bold ? (style.weight < 600 ? 700 : 900) : style.weight;
    faces[index] ??= typefaceOf(fonts, { ...style, weight, italic: style.italic !== italic }, letterSpacing);
    return faces[index];
  };
  return {
    of,
    wordsOf(bold, italic) {
      const index = (bold ? 2 : 0) + (italic ? 1 : 0);
      words[index] ??= plainWords(of(bold, italic), style, { bold, italic });
      return words[index];
    },
  };
}
