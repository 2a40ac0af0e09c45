/**
 * Contextual rules that are listed for each first glyph, or for each class of it: the glyphs, or classes, before and after
 * the place, and the rules to apply there (OpenType 1.9, "Chained sequence context", formats 1 and 2).
 */
import { memo } from "../memo.ts";
import { classesAt, coverageAt } from "../tables/glyph-sets.ts";
import { followAll, ordersAt, type StepsOf } from "./chained.ts";
import { NotPlain, offsetAt, type PlainRun, type RuleFont, type Step } from "./run.ts";

/** The value by which the lists identify a glyph. */
type Kind = (id: number) => number | undefined;

interface Kinds {
  readonly before: Kind;
  readonly here: Kind;
  readonly after: Kind;
}

/** @throws NotPlain if a rule is called that is not supported here */
export function chainedLists(subtable: DataView, font: RuleFont, stepsOf: StepsOf): Step {
  const stepsOfRule = memo(stepsOf);
  const format = subtable.getUint16(0);
  if (format !== 1 && format !== 2) throw new NotPlain();
  const isByClass = format === 2;
  const starts = coverageAt(subtable, offsetAt(subtable, 2), font);
  const kinds = isByClass ? classKinds(subtable, font) : GLYPHS;
  const list = isByClass ? 10 : 4;
  return {
    starts,
    tryAt(run, place) {
      const id = run.ids[place] as number;
      const number = isByClass ? (kinds.here(id) ?? 0) : (starts[id] as number) - 1;
      // a class may have no rules, a covered glyph must have some
      if (
        isByClass &&
        (number >= subtable.getUint16(list) || subtable.getUint16(list + 2 + number * 2) === 0)
      )
        return false;
      const set = offsetAt(subtable, list + 2 + number * 2);
      for (let index = 0; index < subtable.getUint16(set); index++) {
        const at = ordersBehind(subtable, set + offsetAt(subtable, set + 2 + index * 2), run, place, kinds);
        if (at === undefined) continue;
        followAll(run, place, ordersAt(subtable, at), stepsOfRule);
        return true;
      }
      return false;
    },
  };
}

const GLYPHS: Kinds = { before: (id) => id, here: (id) => id, after: (id) => id };

function classKinds(subtable: DataView, font: RuleFont): Kinds {
  const [before, here, after] = [4, 6, 8].map((at) => classesAt(subtable, offsetAt(subtable, at), font));
  return { before: (id) => before?.[id], here: (id) => here?.[id], after: (id) => after?.[id] };
}

/** Where the records of the first rule with matching neighbours are; undefined if none matches. */
function ordersBehind(
  view: DataView,
  rule: number,
  { ids }: PlainRun,
  place: number,
  kinds: Kinds,
): number | undefined {
  let at = rule + 2;
  const are = (from: number, count: number, kind: Kind): boolean => {
    for (let index = 0; index < count; index++, at += 2)
      if (kind(ids[from + index] ?? -1) !== view.getUint16(at)) return false;
    at += 2;
    return true;
  };
  // As the font engine reads them: the glyphs before the place are listed in text order.
  const before = view.getUint16(rule);
  if (!are(place - before, before, kinds.before)) return undefined;
  const here = view.getUint16(at - 2) - 1;
  if (here < 0) throw new NotPlain();
  if (!are(place + 1, here, kinds.here)) return undefined;
  return are(place + 1 + here, view.getUint16(at - 2), kinds.after) ? at - 2 : undefined;
}
