/** Characters of a `<text>` grouped into runs of one style, and runs into lines. */
import type { Character } from "./text-characters.ts";

/** Characters of one style that follow one another without a gap. */
export interface Run {
  readonly first: Character;
  readonly text: string;
}

export function runsOf(characters: readonly Character[]): readonly Run[] {
  const runs: { first: Character; text: string }[] = [];
  for (const character of characters) {
    const run = runs.at(-1);
    if (run && goesOn(run.first, character)) run.text += character.text;
    else runs.push({ first: character, text: character.text });
  }
  return runs;
}

/** True if a character does not need its own place: rotated letters are separate, except for their marks. */
function goesOn(first: Character, { frame, text, x, y, dx, dy, rotate = 0 }: Character): boolean {
  if (first.frame !== frame || [x, y, dx, dy].some((value) => value !== undefined)) return false;
  return rotate === (first.rotate ?? 0) && (rotate === 0 || /^\p{M}+$/u.test(text));
}

/** A line starts wherever the drawing gives a place, and on every path; text-anchor applies to each line. */
export function linesOf(runs: readonly Run[]): readonly (readonly Run[])[] {
  const lines: Run[][] = [];
  for (const run of runs) {
    const line = lines.at(-1);
    const { x, y, path } = run.first;
    if (!line || x !== undefined || y !== undefined || path !== line[0]?.first.path) lines.push([run]);
    else line.push(run);
  }
  return lines;
}
