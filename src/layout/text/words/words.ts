/** Shaped words, and their store, which is emptied when it is full, so that memory is bounded for builds of any size. */
import type { Face, RunGlyphs } from "../../../font/face.ts";
import type { FaceMetrics } from "../../../font/face-tables.ts";
import type { SceneSymbol } from "../../../scene/scene.ts";
import { type ShapedRun, shapedRun } from "../../../scene/shaped-run.ts";
import type { OBJECT } from "../characters.ts";

/** A style ready for setting. All lengths are in em. */
export interface Typeface {
  /** In the order in which they are searched for a character. */
  readonly faces: readonly Face[];
  readonly metrics: FaceMetrics;
  /** em after each character. */
  readonly letterSpacing: number;
  /** Words from left to right that are shaped already. */
  readonly known: KnownWords;
  /**
   * Shapes a text of one style and direction; `hyphen` adds a hyphen at its end, which represents no character. Signs and
   * figures are set in the face `beside` them, if it has them.
   */
  shape(text: string, rtl: boolean, hyphen?: boolean, beside?: Face): Word;
}

/** A part of a line: text of one style and direction, shaped. Widths in em. */
export interface TextSegment {
  readonly kind: "text";
  readonly text: string;
  readonly typeface: Typeface;
  /** Bidi level; odd = right to left. */
  readonly level: number;
  readonly width: number;
  readonly word: Word;
  /** Ends in a hyphen that the text does not have. */
  readonly hyphen: boolean;
}

export interface IconSegment {
  readonly kind: "icon";
  readonly text: typeof OBJECT;
  readonly symbol: SceneSymbol;
  readonly level: number;
  readonly width: number;
}

export type Segment = TextSegment | IconSegment;

/** What stays together on a line, unless a word must be broken. Widths in em. */
export interface Unit {
  readonly segments: readonly Segment[];
  readonly width: number;
  /** Spaces after it; they vanish where the line ends. */
  readonly spaces: readonly Segment[];
  /** Ascending offsets inside at which it may be broken. */
  readonly breaks: readonly number[];
}

/** A run with its face. */
export interface FaceRun {
  readonly face: Face;
  readonly run: ShapedRun;
}

export const faceRun = (face: Face, glyphs: RunGlyphs): FaceRun => ({
  face,
  run: shapedRun(glyphs, face.boundsOf),
});

/** Runs in reading order; each run's own glyphs are in visual order. */
export interface Word {
  readonly runs: readonly FaceRun[];
  /** em. */
  readonly width: number;
  /** Characters that no face has. */
  readonly missing: readonly string[];
  /** The same as a segment of a left-to-right line, once it has been needed. */
  segment?: TextSegment;
  /** The same in a plain text; null if it cannot be part of one. */
  plain?: PlainPart | null;
}

/** A part of a plain text: a word without spaces, a space, or an icon. Lengths in em. */
export interface PlainPart {
  readonly segment: Segment;
  readonly text: string;
  /** UTF-16 codes of its first and its last character. */
  readonly firstCode: number;
  readonly lastCode: number;
  readonly width: number;
  /** Space after its last character, which is dropped at a line's end. */
  readonly spacing: number;
  /** Ascending offsets inside at which a line may end. */
  readonly breaks: readonly number[];
  /** Of a word; undefined for an icon. */
  readonly face: Face | undefined;
  readonly run: ShapedRun | undefined;
  /** Of an icon. */
  readonly symbol: SceneSymbol | undefined;
}

export type KnownWords = Pick<ReadonlyMap<string, Word>, "get">;

/** The shaped words of one style and direction. */
export interface StyleWords {
  /** Those kept now. */
  readonly known: KnownWords;
  getOrMake(text: string, make: () => Word): Word;
}

export interface WordStore {
  /** The words of a style; `style` covers everything that shaping depends on. */
  of(style: string): StyleWords;
  /** Number of words kept now. */
  readonly size: number;
  /** Forgets the words that were not used since the last time that this forgot any, if enough new ones have come. */
  forgetUnused(): void;
}

/** Words of a few hundred bytes each: some 20 MB at most, enough for several thousand cards. */
const MOST_WORDS = 20_000;

/** New words from which it is worth it to forget others: fewer are less than a megabyte. */
const WORTH_FORGETTING = 300;

/** Characters of a word of common length; a longer one counts as several. */
const COMMON_LENGTH = 16;

/** Those used since unused ones were last forgotten, and the others. */
interface KeptWords {
  used: Map<string, Word>;
  others: Map<string, Word>;
}

const weightOf = (text: string): number => Math.max(1, Math.ceil(text.length / COMMON_LENGTH));

/** Makes a store for at most `limit` words of all styles together; long words count as several. */
export function wordStore(limit: number = MOST_WORDS): WordStore {
  const styles = new Map<string, KeptWords>();
  const weights = { used: 0, others: 0 };
  let added = 0;
  const keep = (words: KeptWords, text: string, word: Word): Word => {
    if (weights.used + weights.others >= limit) {
      for (const all of styles.values()) [all.used, all.others] = [new Map(), new Map()];
      [weights.used, weights.others] = [0, 0];
    }
    words.used.set(text, word);
    weights.used += weightOf(text);
    return word;
  };
  const find = (words: KeptWords, text: string): Word | undefined => {
    const known = words.used.get(text);
    if (known) return known;
    const other = words.others.get(text);
    if (!other) return undefined;
    words.others.delete(text);
    weights.others -= weightOf(text);
    return keep(words, text, other);
  };
  return {
    of(style) {
      const words = styles.get(style) ?? { used: new Map(), others: new Map() };
      styles.set(style, words);
      return {
        known: { get: (text) => find(words, text) },
        getOrMake: (text, make) => {
          const known = find(words, text);
          if (known) return known;
          added += 1;
          return keep(words, text, make());
        },
      };
    },
    get size() {
      let size = 0;
      for (const { used, others } of styles.values()) size += used.size + others.size;
      return size;
    },
    forgetUnused() {
      if (added < WORTH_FORGETTING) return;
      added = 0;
      for (const words of styles.values()) [words.others, words.used] = [words.used, new Map()];
      [weights.others, weights.used] = [weights.used, 0];
    },
  };
}
