/**
 * Changes of two sides in one text, as git merges them: line by line. Limit: texts that differ in thousands of lines are not
 * compared line by line, and so count as in conflict.
 */
import { alignedLines } from "./aligned-lines.ts";
import { type Splice, spliced } from "./splices.ts";

/** The text with the changes of both; undefined if they concern the same lines. */
export function merged(base: string, mine: string, theirs: string): string | undefined {
  const [own, other] = [lineSplices(base, mine), lineSplices(base, theirs)];
  const both = own.filter((splice) => !other.some((one) => isSame(one, splice)));
  if (both.some((splice) => other.some((one) => touches(splice, one)))) return undefined;
  return spliced(base, [...both, ...other]);
}

/** The same, where the lines that both have changed are as the first side has them: all else keeps the changes of both. */
export function mergedFor(base: string, preferred: string, other: string): string {
  const own = singleLines(base, lineSplices(base, preferred));
  const rest = singleLines(base, lineSplices(base, other)).filter(
    (splice) => !own.some((one) => touches(splice, one)),
  );
  return spliced(base, [...own, ...rest]);
}

/** Neighbouring lines that were replaced by as many others, such as the fields of a card, are decided one by one. */
function singleLines(base: string, splices: readonly Splice[]): readonly Splice[] {
  return splices.flatMap((splice) => {
    const old = linesOf(base.slice(splice.from, splice.to));
    const fresh = linesOf(splice.text);
    if (old.length !== fresh.length) return splice;
    let from = splice.from;
    return old.map((line, index) => {
      const start = from;
      from += line.length;
      return { from: start, to: from, text: fresh[index] ?? "" };
    });
  });
}

/** What makes one text of another, as whole lines. */
export function lineSplices(before: string, after: string): readonly Splice[] {
  const splices: { from: number; to: number; text: string }[] = [];
  let at = 0;
  let isOpen = false;
  for (const { kind, text } of alignedLines(linesOf(before), linesOf(after))) {
    if (kind === "same") isOpen = false;
    else {
      if (!isOpen) splices.push({ from: at, to: at, text: "" });
      isOpen = true;
      const last = splices.at(-1) as (typeof splices)[number];
      if (kind === "added") last.text += text;
      else last.to += text.length;
    }
    if (kind !== "added") at += text.length;
  }
  return splices;
}

/** With their line ends. */
const linesOf = (text: string): readonly string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

const isSame = (a: Splice, b: Splice): boolean => a.from === b.from && a.to === b.to && a.text === b.text;

/** Two insertions at one place do, because nobody knows their order; neighbouring lines do not. */
const touches = (a: Splice, b: Splice): boolean => a.from === b.from || (a.from < b.to && b.from < a.to);
