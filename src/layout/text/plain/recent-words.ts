/** Words that texts contain again and again, found by their characters where they are, without a string of their own. */
import type { PlainPart } from "../words/words.ts";

/** The words of a text's style with some marks. */
export interface PlainWords {
  /**
   * The word between two offsets of a text. Undefined if it needs more than one face, or more than it has: a character that
   * no face has, a marked style that its face lacks.
   */
  at(text: string, from: number, to: number): PlainPart | undefined;
}

/** Places for words, at first and at most: as many as a long text has, and a large game. */
const [FEWEST, MOST] = [64, 4_096];

/** @param find makes or finds any word */
export function recentWords(find: (text: string) => PlainPart | undefined): PlainWords {
  let places: (PlainPart | undefined)[] = empty(FEWEST);
  /** Words that were found since there have been this many places. */
  let found = 0;
  const findAt = (text: string, hash: number): PlainPart | undefined => {
    const word = find(text);
    if (found++ > places.length && places.length < MOST) {
      found = 0;
      places = empty(places.length * 4);
    }
    places[hash & (places.length - 1)] = word;
    return word;
  };
  return {
    at(text, from, to) {
      let hash = to - from;
      for (let at = from; at < to; at++) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
      const known = places[hash & (places.length - 1)];
      if (known && known.text.length === to - from && text.startsWith(known.text, from)) return known;
      return findAt(text.slice(from, to), hash);
    },
  };
}

const empty = (length: number): undefined[] => Array.from({ length }, () => undefined);
