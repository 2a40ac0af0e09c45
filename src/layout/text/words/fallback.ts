/**
 * Chooses a face for each character as readers see it (a joined emoji is one): the wanted face if it can, else the first
 * of the others that has all of it. A character that no face has is drawn as a box of the wanted face and reported.
 */
import { isInvisible } from "../../../font/drawn-characters.ts";
import type { Face, Features } from "../../../font/face.ts";
import { graphemesOf } from "../characters.ts";
import { type FaceRun, faceRun } from "./words.ts";

export interface FallbackRuns {
  /** In reading order. */
  readonly runs: readonly FaceRun[];
  readonly missing: readonly string[];
}

/** Shapes a text of one direction with the first of `faces` that can, piece by piece; if `faces` is empty, all is missing. */
export function shapeWithFallback(
  text: string,
  faces: readonly Face[],
  features: Features,
  rtl: boolean,
): FallbackRuns {
  const [wanted] = faces;
  const runs: FaceRun[] = [];
  const missing: string[] = [];
  for (const part of partsOf(text, faces, rtl).flatMap(withFewMarks)) {
    const { face } = part;
    const glyphs = face?.shape(part.text, features, rtl);
    if (face && glyphs) runs.push(faceRun(face, glyphs));
    else
      for (const grapheme of graphemesOf(part.text)) {
        if (isSpace(grapheme)) continue;
        missing.push(grapheme);
        if (wanted) runs.push(faceRun(wanted, wanted.missing(grapheme)));
      }
  }
  return { runs, missing };
}

/** Marks on one letter that are shaped with it: 30, as in Unicode's stream-safe form (UAX #15, section 13). */
const MANY_MARKS = /\p{M}{31}/u;
const UP_TO_MANY_MARKS = /[\s\S]*?\p{M}{30}(?=\p{M})|[\s\S]+/gu;

/** The part, divided where a letter has more marks than in any language: shaping searches them for each of them. */
function withFewMarks(part: Part): readonly Part[] {
  if (part.text.length <= 30 || !MANY_MARKS.test(part.text)) return [part];
  return (part.text.match(UP_TO_MANY_MARKS) ?? []).map((text) => ({ text, face: part.face }));
}

interface Part {
  readonly text: string;
  /** Undefined if no face has the characters. */
  readonly face: Face | undefined;
}

/**
 * Neighbours of one face stay together, so that they join and kern; a missing character is separate. In right-to-left
 * text, signs and figures use the face of the letters beside them: PDF readers reverse one run, not several.
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
    const face = isSpace(grapheme) && before ? before.face : chosen;
    if (isLetter) letters = face;
    if (before && before.face === face) parts[parts.length - 1] = { text: before.text + grapheme, face };
    else parts.push({ text: grapheme, face });
  }
  return parts;
}

const faceFor = (grapheme: string, faces: readonly Face[]): Face | undefined =>
  faces.find((candidate) => canPrint(candidate, grapheme));

/** True for a text without letters: spaces, brackets, full stops, figures. */
export const isNoWord = (text: string): boolean => !/\p{L}/u.test(text);

export function canPrint(face: Face, text: string): boolean {
  for (const character of text) {
    const codePoint = character.codePointAt(0) ?? 0;
    if (!face.has(codePoint) && !isInvisible(codePoint)) return false;
  }
  return true;
}

/** True for a text of invisible characters only: it prints nothing and is never missing. */
const isSpace = (text: string): boolean =>
  [...text].every((character) => isInvisible(character.codePointAt(0) ?? 0));
