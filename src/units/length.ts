/**
 * Converts lengths as people write them ("63.5mm", "2.5in", "180pt") to mm and back.
 * Inside the program every length is a plain number of mm; a name with another unit carries a suffix (`sizePt`).
 * Limits: no percentages and no relative units; those belong to the drawing that uses them.
 */

/** mm in one unit of each name. CSS px are 1/96 in (CSS Values 4, section 6.2); pt are 1/72 in. */
export const MM_PER_UNIT = { mm: 1, cm: 10, in: 25.4, pt: 25.4 / 72, pc: 25.4 / 6, px: 25.4 / 96 } as const;

export type LengthUnit = keyof typeof MM_PER_UNIT;

const LENGTH = /^([+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)\s*(mm|cm|in|pt|pc|px)$/;

/** Reads "63.5mm" as 63.5; undefined if the text is not a length with a unit (the decimal sign is a full stop). */
export function parseLength(text: string): number | undefined {
  const match = LENGTH.exec(text.trim());
  if (!match) return undefined;
  const mm = Number(match[1]) * MM_PER_UNIT[match[2] as LengthUnit];
  return Number.isFinite(mm) ? mm : undefined;
}

/** Rounded to at most three decimals: `formatLength(63.5)` is "63.5mm". */
export function formatLength(mm: number): string {
  return `${round(mm, 3)}mm`;
}

export const mmOfPt = (pt: number): number => pt * MM_PER_UNIT.pt;
export const ptOfMm = (mm: number): number => mm / MM_PER_UNIT.pt;

const POWERS = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8];

/** Rounds to a number of decimals, without the "-0" that would print as a sign. */
export function round(value: number, decimals: number): number {
  // Most pages consist of rounded numbers, and a power costs more than the rest.
  const factor = POWERS[decimals] ?? 10 ** decimals;
  return Math.round(value * factor) / factor + 0;
}
