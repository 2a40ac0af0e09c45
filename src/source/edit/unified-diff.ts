/**
 * The difference of two texts in the form that `diff -u` writes and `patch` reads (POSIX, "diff -u"), line ends kept.
 * Made for small changes within lines: if lines are added or removed, everything between the first and the last change
 * is one block. The time is linear in the length of the texts.
 */

/** Number of unchanged lines around a change. */
const CONTEXT = 3;

/** Lines `from` up to `to` (exclusive) of the old text become lines `from + shift` up to `newTo` of the new one. */
interface Change {
  readonly from: number;
  readonly to: number;
  readonly newTo: number;
}

/** Empty if the texts are equal. */
export function unifiedDiff(path: string, before: string, after: string): string {
  const [old, now] = [linesOf(before), linesOf(after)];
  const blocks = blocksOf(old.length === now.length ? lineChanges(old, now) : oneChange(old, now));
  if (blocks.length === 0) return "";
  const text = blocks.map((block) => blockText(block, old, now)).join("");
  return `--- a/${path}\n+++ b/${path}\n${text}`;
}

/** Lines with their line ends; the last may have none. */
function linesOf(text: string): readonly string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

function lineChanges(old: readonly string[], now: readonly string[]): readonly Change[] {
  const changed = old.flatMap((line, index) => (line === now[index] ? [] : [index]));
  return changed.map((index) => ({ from: index, to: index + 1, newTo: index + 1 }));
}

/** One change that excludes the equal lines at the beginning and at the end. */
function oneChange(old: readonly string[], now: readonly string[]): readonly Change[] {
  const most = Math.min(old.length, now.length);
  let from = 0;
  while (from < most && old[from] === now[from]) from += 1;
  let tail = 0;
  while (tail < most - from && old.at(-1 - tail) === now.at(-1 - tail)) tail += 1;
  return [{ from, to: old.length - tail, newTo: now.length - tail }];
}

/** Joins changes whose context lines touch into one block. */
function blocksOf(changes: readonly Change[]): readonly (readonly Change[])[] {
  const blocks: Change[][] = [];
  for (const change of changes) {
    const last = blocks.at(-1);
    const end = last?.at(-1)?.to;
    if (last && end !== undefined && change.from - end <= 2 * CONTEXT) last.push(change);
    else blocks.push([change]);
  }
  return blocks;
}

function blockText(block: readonly Change[], old: readonly string[], now: readonly string[]): string {
  const [first, last] = [block[0] as Change, block.at(-1) as Change];
  const start = Math.max(0, first.from - CONTEXT);
  const end = Math.min(old.length, last.to + CONTEXT);
  const lines: string[] = [];
  let at = start;
  for (const { from, to, newTo } of block) {
    lines.push(...signed(" ", old.slice(at, from)));
    lines.push(...signed("-", old.slice(from, to)), ...signed("+", now.slice(from, newTo)));
    at = to;
  }
  lines.push(...signed(" ", old.slice(at, end)));
  const grown = last.newTo - last.to;
  return `@@ -${span(start, end - start)} +${span(start, end - start + grown)} @@\n${lines.join("")}`;
}

function signed(sign: string, lines: readonly string[]): readonly string[] {
  return lines.map((line) =>
    line.endsWith("\n") ? `${sign}${line}` : `${sign}${line}\n\\ No newline at end of file\n`,
  );
}

/** Lines count from 1; an empty range names the line before it. */
function span(start: number, count: number): string {
  return `${count === 0 ? start : start + 1},${count}`;
}
