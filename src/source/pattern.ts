/**
 * Matches texts against the patterns of a pack in linear time. JavaScript's own engine backtracks, so that a few characters
 * such as `a{0,400}a{0,400}a{0,400}` keep it busy for years. Here every part of a pattern is processed once and turns the
 * set of positions reached before it into the set reached after it: at most parts x (characters + 1) steps. The results
 * are those of JavaScript with the flag "u".
 */
import { type Atom, type Border, type Choice, type Part, PatternRefused, partsOf } from "./pattern-parts.ts";
import { isStraight } from "./straight-pattern.ts";

/** Maximum length (UTF-16 units) of a text matched against a pattern of a pack: 20 to 30 pages. */
export const LONGEST_MATCHED = 100_000;

/** Says that a text is too long for pattern matching; undefined if it is not. */
export function tooLongToMatch(name: string, text: string): string | undefined {
  if (text.length <= LONGEST_MATCHED) return undefined;
  return `${name} has ${text.length} characters; patterns are matched on texts of up to ${LONGEST_MATCHED}`;
}

export interface Pattern {
  /** Number of position sets per text: its steps are this times its characters. */
  readonly sets: number;
  test(text: string): boolean;
  /** The same, with the positions that were examined. */
  run(text: string): { readonly matches: boolean; readonly steps: number };
}

/** Parses a pattern, or says why it is refused, in words that follow "the pattern ...". */
export function readPattern(written: string): { readonly ok: Pattern } | { readonly fault: string } {
  try {
    new RegExp(written, "u");
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/^.*: /, "") : "";
    return { fault: `is not a valid regular expression: ${reason}` };
  }
  try {
    const parts = partsOf(written);
    const sets = setsOf(parts);
    // Where it takes no more steps than are counted, JavaScript's engine is faster. A text that matches takes the same
    // steps; for others they are counted as always.
    const expression = isStraight(parts) ? new RegExp(written, "u") : undefined;
    const run: Pattern["run"] = (text) =>
      expression?.test(text)
        ? { matches: true, steps: (sets + 1) * (countCharacters(text) + 1) }
        : new Run(text).all(parts);
    return { ok: { sets, run, test: (text) => run(text).matches } };
  } catch (error) {
    if (error instanceof PatternRefused) return { fault: error.message };
    throw error;
  }
}

/** Of a text of whole characters and halves, as the flag "u" counts them. */
function countCharacters(text: string): number {
  let count = text.length;
  for (let at = 0; at < text.length; at += 1) if ((text.codePointAt(at) as number) > 0xffff) count -= 1;
  return count;
}

/** One per part and alternative, those of a repeated group each time. */
function setsOf({ rows }: Choice): number {
  const ofPart = (part: Part): number => (part.kind === "choice" ? setsOf(part) : 1);
  return rows.reduce((sum, row) => row.reduce((count, part) => count + ofPart(part), sum), 1);
}

/** For each position before a character and for the end: 1 if it was reached. */
type Reached = Uint8Array;

class Run {
  readonly #characters: readonly string[];
  #steps = 0;

  constructor(text: string) {
    this.#characters = [...text];
  }

  all(parts: Choice): { readonly matches: boolean; readonly steps: number } {
    // A match may begin anywhere.
    const reached = this.#choice(parts, this.#places().fill(1));
    return { matches: reached.includes(1), steps: this.#steps };
  }

  #places(): Reached {
    this.#steps += this.#characters.length + 1;
    return new Uint8Array(this.#characters.length + 1);
  }

  #choice({ rows }: Choice, from: Reached): Reached {
    const reached = this.#places();
    for (const row of rows) {
      const ends = this.#row(row, from);
      for (let at = 0; at < reached.length; at++)
        reached[at] = (reached[at] as number) | (ends[at] as number);
    }
    return reached;
  }

  #row(row: readonly Part[], from: Reached): Reached {
    let reached = from;
    for (const part of row) {
      if (!reached.includes(1)) return reached;
      reached = this.#part(part, reached);
    }
    return reached;
  }

  #part(part: Part, from: Reached): Reached {
    if (part.kind === "choice") return this.#choice(part, from);
    return part.kind === "atom" ? this.#atom(part, from) : this.#border(part, from);
  }

  /** A position is reached from those `least` to `most` before it, if all characters in between match. */
  #atom({ holds, least, most }: Atom, from: Reached): Reached {
    const reached = this.#places();
    /** The first position from which all characters up to here match. */
    let first = 0;
    /** The latest position of `from` that is far enough back. */
    let latest = -1;
    for (let at = 0; at < reached.length; at++) {
      if (at > 0 && !holds(this.#characters[at - 1] as string)) first = at;
      if (at >= least && from[at - least] === 1) latest = at - least;
      if (latest >= first && latest >= at - most) reached[at] = 1;
    }
    return reached;
  }

  #border({ kind }: Border, from: Reached): Reached {
    const reached = this.#places();
    for (let at = 0; at < reached.length; at++)
      if (this.#isBorder(kind, at)) reached[at] = from[at] as number;
    return reached;
  }

  #isBorder(kind: Border["kind"], at: number): boolean {
    if (kind === "^") return at === 0;
    if (kind === "$") return at === this.#characters.length;
    const isBetween = isOfWord(this.#characters[at - 1]) !== isOfWord(this.#characters[at]);
    return kind === "\\b" ? isBetween : !isBetween;
  }
}

const isOfWord = (character: string | undefined): boolean =>
  character !== undefined && /^\w$/.test(character);
