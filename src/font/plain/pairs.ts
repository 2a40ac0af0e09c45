/** Rules of GPOS: pair kerning; of all others only where they would begin is read. */
import { memo } from "../memo.ts";
import { classesAt, coverageAt } from "../tables/glyph-sets.ts";
import { lookupAt, type RuleTable } from "../tables/lookups.ts";
import {
  NotPlain,
  offsetAt,
  type PlainRun,
  type Rule,
  type RuleFont,
  ruleOf,
  SKIPS,
  type Step,
  untouched,
} from "./run.ts";

const [SINGLE, PAIR, CURSIVE, MARK_TO_BASE, MARK_TO_LIGATURE, MARK_TO_MARK, CONTEXT, CHAINED] = [
  1, 2, 3, 4, 5, 6, 7, 8,
];
export function positioning(rules: RuleTable, number: number, font: RuleFont): Rule {
  const { type, flags, subtables } = lookupAt(rules, number);
  if (type !== PAIR || (flags & SKIPS) !== 0)
    return untouched(subtables.map((subtable) => coverageAt(subtable, beginningOf(type, subtable), font)));
  const steps = subtables.map((subtable) => pairs(subtable, font));
  return ruleOf(steps, 1);
}

function beginningOf(type: number, subtable: DataView): number {
  const format = subtable.getUint16(0);
  const hasFirst = [SINGLE, PAIR, CURSIVE, MARK_TO_BASE, MARK_TO_LIGATURE, MARK_TO_MARK, CONTEXT, CHAINED];
  if (format !== 3 && hasFirst.includes(type)) return offsetAt(subtable, 2);
  if (type === CONTEXT) return offsetAt(subtable, 6);
  if (type !== CHAINED) throw new NotPlain();
  return offsetAt(subtable, 6 + subtable.getUint16(2) * 2);
}

function pairs(subtable: DataView, font: RuleFont): Step {
  const starts = coverageAt(subtable, offsetAt(subtable, 2), font);
  const formats = [subtable.getUint16(4), subtable.getUint16(6)] as const;
  const find =
    subtable.getUint16(0) === 1 ? listed(subtable, formats, font) : classed(subtable, formats, font);
  const size = sizeOf(formats[0]);
  return {
    starts,
    tryAt(run, at) {
      const [id, next] = [run.ids[at] as number, run.ids[at + 1] as number];
      const values = find((starts[id] as number) - 1, id, next);
      if (values < 0) return false;
      move(run, at, subtable, values, formats[0]);
      move(run, at + 1, subtable, values + size, formats[1]);
      return true;
    },
  };
}

/** Where the values of a pair are; -1 if it has none. */
type Find = (place: number, id: number, next: number) => number;

function listed(subtable: DataView, formats: readonly [number, number], { spend }: RuleFont): Find {
  const size = 2 + sizeOf(formats[0]) + sizeOf(formats[1]);
  const secondOf = (place: number): ReadonlyMap<number, number> => {
    if (place >= subtable.getUint16(8)) throw new NotPlain();
    const set = offsetAt(subtable, 10 + place * 2);
    const count = subtable.getUint16(set);
    spend(count);
    const seconds = new Map<number, number>();
    // From the last to the first, because of two entries of a pair the first counts.
    for (let record = set + 2 + (count - 1) * size; record > set; record -= size)
      seconds.set(subtable.getUint16(record), record + 2);
    return seconds;
  };
  const sets = memo(secondOf);
  return (place, _, next) => sets(place).get(next) ?? -1;
}

/** Every pair of a covered glyph is known, if only as one without kerning. */
function classed(subtable: DataView, formats: readonly [number, number], font: RuleFont): Find {
  const first = classesAt(subtable, offsetAt(subtable, 8), font);
  const second = classesAt(subtable, offsetAt(subtable, 10), font);
  const [rows, columns] = [subtable.getUint16(12), subtable.getUint16(14)];
  const size = sizeOf(formats[0]) + sizeOf(formats[1]);
  return (_, id, next) => {
    const [row, column] = [first[id] as number, second[next] as number];
    if (row >= rows || column >= columns) throw new NotPlain();
    return 16 + (row * columns + column) * size;
  };
}

/** Bytes of a value record: two for each bit of its format. */
function sizeOf(format: number): number {
  let size = 0;
  for (let bits = format & 0xff; bits > 0; bits >>= 1) size += (bits & 1) * 2;
  return size;
}

function move(
  { dx, dy, advances }: PlainRun,
  at: number,
  view: DataView,
  from: number,
  format: number,
): void {
  let values = from;
  const next = (bit: number): number => {
    if ((format & bit) === 0) return 0;
    values += 2;
    return view.getInt16(values - 2);
  };
  dx[at] = (dx[at] as number) + next(1);
  dy[at] = (dy[at] as number) + next(2);
  advances[at] = (advances[at] as number) + next(4);
}
