/** Which patterns JavaScript's own engine, which backtracks, may process: those for which it takes linear time too. */
import type { Choice } from "./pattern-parts.ts";

/** The longest repetition that JavaScript's engine may process; it unrolls those of a known length. */
const MOST_REPEATED = 100;

/**
 * Maximum number of repetitions after the part of unknown length, beyond one for each part. The engine may go through all
 * of them for each length of that part, whereas the steps of a pattern count a repetition as one.
 */
const MOST_UNCOUNTED = 4;

/**
 * True for a sequence that begins at the start of the text and has at most one part of unknown length, with few uncounted
 * repetitions after it, such as the colour `^#[0-9a-f]{6}$` and the name `^[A-Z][a-z]+-[0-9]{2}$`. JavaScript's engine
 * then examines at most (parts + 2 + MOST_UNCOUNTED) x (characters + 1) positions.
 */
export function isStraight({ rows: [row = [], ...others] }: Choice): boolean {
  if (others.length > 0 || row[0]?.kind !== "^" || row.some(({ kind }) => kind === "choice")) return false;
  const atoms = row.flatMap((part) => (part.kind === "atom" ? [part] : []));
  const counts = atoms.flatMap(({ least, most }) => [least, most]);
  if (counts.some((count) => count > MOST_REPEATED && Number.isFinite(count))) return false;
  const first = atoms.findIndex(({ least, most }) => least !== most);
  const after = first < 0 ? [] : atoms.slice(first + 1);
  if (after.some(({ least, most }) => least !== most)) return false;
  return after.reduce((sum, { least }) => sum + Math.max(0, least - 1), 0) <= MOST_UNCOUNTED;
}
