/** The difference of two texts as edits of the first one: a line each where no line comes or goes, else one block. */
import type { Position, TextEdit } from "../../diagnostics/diagnostic.ts";

/** @param file that the edits are for */
export function splicesBetween(file: string, before: string, after: string): readonly TextEdit[] {
  const [old, now] = [linesOf(before), linesOf(after)];
  const blocks = old.length === now.length ? changedLines(old, now) : changedBlock(old, now);
  const starts = startsOf(old);
  const at = (line: number): Position => ({ line: line + 1, column: 1, offset: starts[line] as number });
  return blocks.map(({ from, to, newTo }) => ({
    file,
    start: at(from),
    end: at(to),
    text: now.slice(from, newTo).join(""),
  }));
}

/** Lines `from` up to `to` (exclusive) of the old text become lines `from` up to `newTo` of the new one. */
interface Block {
  readonly from: number;
  readonly to: number;
  readonly newTo: number;
}

function changedLines(old: readonly string[], now: readonly string[]): readonly Block[] {
  return old.flatMap((line, from) => (line === now[from] ? [] : [{ from, to: from + 1, newTo: from + 1 }]));
}

function changedBlock(old: readonly string[], now: readonly string[]): readonly Block[] {
  const shorter = Math.min(old.length, now.length);
  let from = 0;
  while (from < shorter && old[from] === now[from]) from += 1;
  let kept = 0;
  while (kept < shorter - from && old[old.length - 1 - kept] === now[now.length - 1 - kept]) kept += 1;
  return [{ from, to: old.length - kept, newTo: now.length - kept }];
}

/** Each with its line end. */
const linesOf = (text: string): readonly string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

/** Offsets of all lines, and of the end. */
function startsOf(lines: readonly string[]): readonly number[] {
  const starts = [0];
  for (const line of lines) starts.push((starts.at(-1) as number) + line.length);
  return starts;
}
