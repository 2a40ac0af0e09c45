/** Rules of GSUB: one glyph for another, ligatures, and contextual forms of both. */
import { coverageAt } from "../tables/glyph-sets.ts";
import { type Lookup, lookupAt, type RuleTable } from "../tables/lookups.ts";
import { chained } from "./chained.ts";
import { chainedLists } from "./chained-lists.ts";
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

const [SINGLE, MULTIPLE, ALTERNATE, LIGATURE, CONTEXT, CHAINED] = [1, 2, 3, 4, 5, 6];
/** The form of a context that lists a set of glyphs for each place. */
const BY_SETS = 3;

export function substitution(rules: RuleTable, number: number, font: RuleFont): Rule {
  const lookup = lookupAt(rules, number);
  const steps = stepsOf(lookup, font) ?? contextsOf(lookup, rules, font);
  if (!steps)
    return untouched(lookup.subtables.map((one) => coverageAt(one, beginningOf(lookup, one), font)));
  return ruleOf(steps, 0);
}

function stepsOf({ type, flags, subtables }: Lookup, font: RuleFont): readonly Step[] | undefined {
  if ((flags & SKIPS) !== 0 || (type !== SINGLE && type !== LIGATURE)) return undefined;
  const make = type === SINGLE ? single : ligature;
  return subtables.map((subtable) => make(subtable, font));
}

function contextsOf(
  { type, flags, subtables }: Lookup,
  rules: RuleTable,
  font: RuleFont,
): readonly Step[] | undefined {
  if ((flags & SKIPS) !== 0 || type !== CHAINED) return undefined;
  return subtables.map((subtable) => {
    const make = subtable.getUint16(0) === BY_SETS ? chained : chainedLists;
    return make(subtable, font, (number) => {
      const steps = stepsOf(lookupAt(rules, number), font);
      if (!steps) throw new NotPlain();
      return steps;
    });
  });
}

/** Where the coverage of the first glyph of a rule is. */
function beginningOf({ type }: Lookup, subtable: DataView): number {
  if (subtable.getUint16(0) !== BY_SETS && [MULTIPLE, ALTERNATE, CONTEXT, CHAINED].includes(type))
    return offsetAt(subtable, 2);
  if (type === CONTEXT) return offsetAt(subtable, 6);
  throw new NotPlain();
}

function single(subtable: DataView, font: RuleFont): Step {
  const starts = coverageAt(subtable, offsetAt(subtable, 2), font);
  const hasList = subtable.getUint16(0) === 2;
  return {
    starts,
    tryAt({ ids }, at) {
      const id = ids[at] as number;
      const place = starts[id] as number;
      const other = hasList ? subtable.getUint16(4 + place * 2) : (id + subtable.getInt16(4)) & 0xffff;
      ids[at] = checked(other, font);
      return true;
    },
  };
}

function ligature(subtable: DataView, font: RuleFont): Step {
  const starts = coverageAt(subtable, offsetAt(subtable, 2), font);
  return {
    starts,
    tryAt(run, at) {
      const place = starts[run.ids[at] as number] as number;
      const set = offsetAt(subtable, 4 + place * 2);
      for (let index = 0; index < subtable.getUint16(set); index++) {
        const one = set + offsetAt(subtable, set + 2 + index * 2);
        const length = subtable.getUint16(one + 2);
        if (!isNext(run, at + 1, subtable, one + 4, length - 1)) continue;
        run.ids.splice(at, length, checked(subtable.getUint16(one), font));
        run.codePoints.splice(at, length, run.codePoints.slice(at, at + length).flat());
        return true;
      }
      return false;
    },
  };
}

function isNext({ ids }: PlainRun, from: number, view: DataView, at: number, count: number): boolean {
  for (let index = 0; index < count; index++)
    if (ids[from + index] !== view.getUint16(at + index * 2)) return false;
  return true;
}

function checked(id: number, font: RuleFont): number {
  if (id >= font.glyphs || font.isMark(id)) throw new NotPlain();
  return id;
}
