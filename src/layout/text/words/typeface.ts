/**
 * A style ready for setting: its faces in search order, its features, its letter spacing. Shaped words are kept as long
 * as the book. All lengths are in em, so that shrinking a text requires no new shaping.
 */
import type { Face, Features } from "../../../font/face.ts";
import type { FaceMetrics } from "../../../font/face-tables.ts";
import type { FontBook } from "../../../font/font-book.ts";
import { type BoundedMap, boundedMap } from "../../../units/bounded-map.ts";
import { graphemeBorders, SOFT_HYPHEN } from "../characters.ts";
import type { TextStyle } from "../text-spec.ts";
import { canPrint, isNoWord, shapeWithFallback } from "./fallback.ts";
import { type FaceRun, faceRun, type Typeface, type Word, type WordStore, wordStore } from "./words.ts";

const DEFAULT_FEATURES: Features = { lnum: true };
/** Ligatures would keep their letters close while all others are spaced. */
const SPACED_FEATURES: Features = { liga: false, clig: false };
const NO_FACE: FaceMetrics = {
  ascent: 0.8,
  descent: 0.2,
  capHeight: 0.7,
  emAscent: 0.8,
  underline: -0.125,
  lineThickness: 0.05,
  strikeout: 0.255,
  strikeoutThickness: 0.05,
};
/** Scripts whose letters join: spacing would tear them apart. */
const JOINING = /[\u0600-\u08FF\u1800-\u18AF\uFB50-\uFDFF\uFE70-\uFEFC]/;

type FaceStyle = Pick<TextStyle, "families" | "weight" | "italic" | "features">;

/** Typefaces by style; bounded, because drawings can keep adding new letter spacings. */
const typefaces = new WeakMap<FontBook, BoundedMap<Typeface>>();
const MOST_TYPEFACES = 500;
/** Shaped words; books of the same fonts with other fallbacks share them. */
const wordStores = new WeakMap<FontBook["programs"], WordStore>();

/** The typeface of a style; `letterSpacing` in em. */
export function typefaceOf(fonts: FontBook, style: FaceStyle, letterSpacing: number): Typeface {
  const { families, weight, italic, features } = style;
  const ofBook = typefaces.get(fonts) ?? boundedMap(MOST_TYPEFACES);
  typefaces.set(fonts, ofBook);
  const key = `${weight} ${italic} ${letterSpacing} ${families.join("\0")}\0${tagsOf(features)}`;
  return ofBook.getOrMake(key, () => makeTypeface(fonts, style, letterSpacing));
}

function tagsOf(features: Features): string {
  let tags = "";
  for (const tag in features) tags += `${tag}${features[tag]} `;
  return tags;
}

function makeTypeface(fonts: FontBook, style: FaceStyle, letterSpacing: number): Typeface {
  const faces = fonts.fallbacks(style.families, style.weight, style.italic);
  const features = {
    ...DEFAULT_FEATURES,
    ...(letterSpacing === 0 ? {} : SPACED_FEATURES),
    ...style.features,
  };
  const named = `${faces.map((face) => face.key).join()} ${JSON.stringify(features)} ${letterSpacing}`;
  const store = wordsOf(fonts);
  const directions = [store.of(`${named} ltr`), store.of(`${named} rtl`)] as const;
  return {
    faces,
    metrics: faces[0]?.metrics ?? NO_FACE,
    letterSpacing,
    known: directions[0].known,
    shape: (text, rtl, hyphen = false, beside = undefined) => {
      const words = directions[rtl ? 1 : 0];
      const plain = hyphen || beside ? undefined : words.known.get(text);
      if (plain) return plain;
      const takes = beside && beside !== faces[0] && isNoWord(text) && canPrint(beside, text);
      const search = takes ? [beside, ...faces] : faces;
      const key = hyphen || takes ? `${text}${hyphen ? "\0" : ""}${takes ? `\0${beside.key}` : ""}` : text;
      return words.getOrMake(key, () =>
        shapeWord({ text, faces: search, features, letterSpacing, rtl, hyphen }),
      );
    },
  };
}

/** The shaped words of all styles in these fonts. */
export function wordsOf({ programs }: Pick<FontBook, "programs">): WordStore {
  const store = wordStores.get(programs) ?? wordStore();
  wordStores.set(programs, store);
  return store;
}

interface Job {
  readonly text: string;
  readonly faces: readonly Face[];
  readonly features: Features;
  readonly letterSpacing: number;
  readonly rtl: boolean;
  readonly hyphen: boolean;
}

function shapeWord({ text, faces, features, letterSpacing, rtl, hyphen }: Job): Word {
  const shaped = shapeWithFallback(text.replaceAll(SOFT_HYPHEN, ""), faces, features, rtl);
  const letters = shaped.runs.map((run) => (letterSpacing === 0 ? run : spaceOut(run, letterSpacing, rtl)));
  const last = letters.at(-1)?.face ?? faces[0];
  const runs = hyphen && last ? [...letters, ...hyphenOf(last, features, rtl)] : letters;
  return { runs, width: runs.reduce((sum, { run }) => sum + run.width, 0), missing: shaped.missing };
}

function hyphenOf(face: Face, features: Features, rtl: boolean): FaceRun[] {
  const glyphs = face.has(0x2010) ? face.shape("\u2010", features, rtl) : undefined;
  return glyphs ? [faceRun(face, { ...glyphs, text: glyphs.ids.map(() => "") })] : [];
}

/** Adds space after each character as readers see it: after its rightmost glyph. */
function spaceOut({ face, run }: FaceRun, by: number, rtl: boolean): FaceRun {
  const characters = (rtl ? run.text.toReversed() : run.text).join("");
  if (JOINING.test(characters)) return { face, run };
  const borders = graphemeBorders(characters);
  const order = run.ids.map((_, index) => (rtl ? run.ids.length - 1 - index : index));
  const advances = [...run.advances];
  let read = 0;
  for (const index of order) {
    const length = run.text[index]?.length ?? 0;
    const border = rtl ? read : read + length;
    if (length > 0 && borders.has(border)) advances[index] = (advances[index] ?? 0) + by;
    read += length;
  }
  return faceRun(face, { ...run, advances });
}
