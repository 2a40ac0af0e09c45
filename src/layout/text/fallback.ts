/**
 * Chooses a face for each character as readers see it (a joined emoji is one): the wanted face where it can, else the
 * first of the others that has all of it. What no face has is drawn as one box of the wanted face and named.
 */
import { graphemesOf, isInvisible } from "./characters.ts";
import type { Face, Features, GlyphRun } from "./face.ts";

export interface FallbackRuns {
  /** In reading order. */
  readonly runs: readonly GlyphRun[];
  readonly missing: readonly string[];
}

/** Shapes a text of one direction with the first of `faces` that can, piece by piece; [] faces: all is missing. */
export function shapeWithFallback(
  text: string,
  faces: readonly Face[],
  features: Features,
  rtl: boolean,
): FallbackRuns {
  const [wanted] = faces;
  const runs: GlyphRun[] = [];
  const missing: string[] = [];
  for (const part of partsOf(text, faces, rtl)) {
    const run = part.face?.shape(part.text, features, rtl);
    if (run) runs.push(run);
    else
      for (const grapheme of graphemesOf(part.text)) {
        if (isBlank(grapheme)) continue;
        missing.push(grapheme);
        if (wanted) runs.push(wanted.missing(grapheme));
      }
  }
  return { runs, missing };
}

interface Part {
  readonly text: string;
  /** Undefined where no face has the characters. */
  readonly face: Face | undefined;
}

/**
 * Neighbours of one face stay together, so that they join and kern; a missing character stands alone. In text from
 * right to left, signs and figures take the face of the letters beside them: readers of a PDF turn round one run, not several.
 */
function partsOf(text: string, faces: readonly Face[], rtl: boolean): Part[] {
  const [wanted] = faces;
  if (wanted && canPrint(wanted, text)) return [{ text, face: wanted }];
  const parts: Part[] = [];
  const graphemes = graphemesOf(text);
  const first = rtl ? graphemes.find((grapheme) => !isNoWord(grapheme)) : undefined;
  let letters = first === undefined ? undefined : faceFor(first, faces);
  for (const grapheme of graphemes) {
    const before = parts.at(-1);
    const isLetter = rtl && !isNoWord(grapheme);
    const chosen = !isLetter && letters && canPrint(letters, grapheme) ? letters : faceFor(grapheme, faces);
    const face = isBlank(grapheme) && before ? before.face : chosen;
    if (isLetter) letters = face;
    if (before && before.face === face) parts[parts.length - 1] = { text: before.text + grapheme, face };
    else parts.push({ text: grapheme, face });
  }
  return parts;
}

const faceFor = (grapheme: string, faces: readonly Face[]): Face | undefined =>
  faces.find((candidate) => canPrint(candidate, grapheme));

/** True for a text without letters: spaces, brackets, points, figures. */
export const isNoWord = (text: string): boolean => !/\p{L}/u.test(text);

export function canPrint(face: Face, text: string): boolean {
  for (const character of text) {
    const codePoint = character.codePointAt(0) ?? 0;
    if (!face.has(codePoint) && !isInvisible(codePoint)) return false;
  }
  return true;
}

/** True for a text of invisible characters only: it prints nothing and is never missing. */
const isBlank = (text: string): boolean =>
  [...text].every((character) => isInvisible(character.codePointAt(0) ?? 0));
