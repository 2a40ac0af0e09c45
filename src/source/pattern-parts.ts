/**
 * Parses regular expressions of a pack into parts that can be matched in linear time (pattern.ts): single characters and
 * sets of them, optionally repeated, in sequence or as alternatives. A group may be optional or repeated up to a stated
 * number of times: it is then read as that many groups in sequence. Limits: groups repeated without an upper limit, back
 * references, lookahead and lookbehind are refused. The pattern must be valid in JavaScript with the flag "u".
 */

/** A character or a set of them, matched at least `least` and at most `most` times. */
export interface Atom {
  readonly kind: "atom";
  readonly holds: (character: string) => boolean;
  readonly least: number;
  readonly most: number;
}

/** An assertion that consumes nothing: the start, the end, a word boundary. */
export interface Border {
  readonly kind: "^" | "$" | "\\b" | "\\B";
}

/** Alternatives, each a sequence of parts. */
export interface Choice {
  readonly kind: "choice";
  readonly rows: readonly (readonly Part[])[];
}

export type Part = Atom | Border | Choice;

/** Maximum number of parts of a pattern, characters and alternatives counted; typical patterns have far fewer. */
export const MOST_PARTS = 400;
const MOST_DEPTH = 30;

/** A refused pattern, with the reason as it follows "the pattern ...". */
export class PatternRefused extends Error {}

/** @throws PatternRefused */
export function partsOf(pattern: string): Choice {
  return new Reader(pattern).choice();
}

/** An escaped character, a set, or any other single character. */
const ATOM = new RegExp(
  [
    /\\[pP]\{[^}]*\}|\\u\{[^}]*\}/,
    // Two halves of one character, or four digits of one.
    /\\u[dD][89abAB][\s\S]{2}\\u[dD][c-fC-F][\s\S]{2}|\\u[\s\S]{4}|\\x[\s\S]{2}|\\c[\s\S]|\\[\s\S]/,
    /\[(?:\\[\s\S]|[^\]\\])*\]|[\s\S]/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "uy",
);
const REPEATED = /(?:([*+?])|\{(\d+)(,(\d*))?\})\??/y;
const BORDER = /\^|\$|\\[bB]/y;

class Reader {
  readonly #pattern: string;
  #at = 0;
  #parts = 0;
  #depth = 0;

  constructor(pattern: string) {
    this.#pattern = pattern;
  }

  choice(): Choice {
    if (++this.#depth > MOST_DEPTH) throw new PatternRefused("nests groups too deeply");
    const rows = [this.#row()];
    while (this.#take("|")) {
      this.#count();
      rows.push(this.#row());
    }
    this.#depth--;
    return { kind: "choice", rows };
  }

  #row(): readonly Part[] {
    const parts: Part[] = [];
    while (this.#at < this.#pattern.length && !this.#isNext("|") && !this.#isNext(")")) {
      this.#count();
      parts.push(this.#part());
    }
    return parts;
  }

  #count(parts = 1, note = ""): void {
    this.#parts += parts;
    if (this.#parts > MOST_PARTS)
      throw new PatternRefused(`is too long: more than ${MOST_PARTS} characters and alternatives${note}`);
  }

  #part(): Part {
    if (this.#take("(")) return this.#group();
    const border = this.#match(BORDER)?.[0];
    if (border !== undefined) return { kind: border as Border["kind"] };
    const written = this.#match(ATOM)?.[0] ?? "";
    if (/^\\[1-9k]/.test(written)) throw new PatternRefused("has a back reference, which can take very long");
    const [least, most] = this.#repeat();
    return { kind: "atom", holds: atomTest(written), least, most };
  }

  #group(): Choice {
    if (this.#isNext("?") && !this.#take("?:"))
      throw new PatternRefused("has a lookahead, a lookbehind or a named group, which can take very long");
    const before = this.#parts;
    const choice = this.choice();
    this.#take(")");
    const [least, most] = this.#repeat();
    if (most === Number.POSITIVE_INFINITY)
      throw new PatternRefused("repeats a group without an upper limit, which can take very long");
    // The contents, and the group itself, once more for each further repetition.
    const parts = this.#parts - before + 1;
    this.#count(parts * Math.max(0, most - 1), ", with those of a repeated group counted each time");
    return repeated(choice, least, most);
  }

  #repeat(): readonly [least: number, most: number] {
    const [all, sign, least, comma, most] = this.#match(REPEATED) ?? [];
    if (all === undefined) return [1, 1];
    if (sign !== undefined) return [sign === "+" ? 1 : 0, sign === "?" ? 1 : Number.POSITIVE_INFINITY];
    if (comma === undefined) return [Number(least), Number(least)];
    return [Number(least), most ? Number(most) : Number.POSITIVE_INFINITY];
  }

  #isNext(words: string): boolean {
    return this.#pattern.startsWith(words, this.#at);
  }

  #take(words: string): boolean {
    const isNext = this.#isNext(words);
    if (isNext) this.#at += words.length;
    return isNext;
  }

  #match(expression: RegExp): RegExpExecArray | null {
    expression.lastIndex = this.#at;
    const found = expression.exec(this.#pattern);
    if (found) this.#at = expression.lastIndex;
    return found;
  }
}

/** The group this many times in sequence; each repetition beyond `least` is optional. */
function repeated(group: Choice, least: number, most: number): Choice {
  if (least === 1 && most === 1) return group;
  const optional: Choice = { kind: "choice", rows: [...group.rows, []] };
  if (least === 0 && most === 1) return optional;
  const times = Array.from({ length: most }, (_, index) => (index < least ? group : optional));
  return { kind: "choice", rows: [times] };
}

/** Characters with a special meaning; all others are compared literally. */
const MEANT = /^[\\[.]/;
/** Maximum number of cached answers per set: more than any alphabet has letters. */
const MOST_ANSWERS = 1000;

/** JavaScript's own answer for one character, so that sets have their usual meaning. */
function atomTest(written: string): (character: string) => boolean {
  if (!MEANT.test(written)) return (character) => character === written;
  const expression = new RegExp(`^${written}$`, "u");
  const answers = new Map<string, boolean>();
  return (character) => {
    const before = answers.get(character);
    if (before !== undefined) return before;
    const holds = expression.test(character);
    if (answers.size < MOST_ANSWERS) answers.set(character, holds);
    return holds;
  };
}
