/** Characters of a `<text>` gathered into runs of one style, and runs into lines. */
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
    const { x, y, dx, dy } = character;
    const goesOn =
      run?.first.frame === character.frame && [x, y, dx, dy].every((value) => value === undefined);
    if (run && goesOn) run.text += character.text;
    else runs.push({ first: character, text: character.text });
  }
  return runs;
}

/** A line starts wherever the drawing gives a place; text-anchor holds for each line. */
export function linesOf(runs: readonly Run[]): readonly (readonly Run[])[] {
  const lines: Run[][] = [];
  for (const run of runs) {
    const line = lines.at(-1);
    if (!line || run.first.x !== undefined || run.first.y !== undefined) lines.push([run]);
    else line.push(run);
  }
  return lines;
}
