/** Contextual rules: sets of glyphs before, at and after a place, and the rules to apply there. */
import { memo } from "../memo.ts";
import { coverageAt } from "../tables/glyph-sets.ts";
import { NotPlain, offsetAt, type PlainRun, type RuleFont, type Step, tryAll } from "./run.ts";

/** The steps of a rule by its number. @throws NotPlain for one that is not supported here */
export type StepsOf = (number: number) => readonly Step[];

export function chained(subtable: DataView, font: RuleFont, stepsOf: StepsOf): Step {
  const stepsOfRule = memo(stepsOf);
  let at = 2;
  const sets = (): Uint16Array[] => {
    const count = subtable.getUint16(at);
    const read = Array.from({ length: count }, (_, index) =>
      coverageAt(subtable, offsetAt(subtable, at + 2 + index * 2), font),
    );
    at += 2 + count * 2;
    return read;
  };
  // As the font engine reads them: the sets before the place are in text order.
  const [before, here, after] = [sets(), sets(), sets()];
  const orders = ordersAt(subtable, at);
  return {
    starts: here[0] ?? new Uint16Array(font.glyphs).fill(1),
    tryAt(run, place) {
      const isMatch =
        areIn(run, place, here) &&
        areIn(run, place - before.length, before) &&
        areIn(run, place + here.length, after);
      if (isMatch) followAll(run, place, orders, stepsOfRule);
      return isMatch;
    },
  };
}

/** A rule to apply, `offset` glyphs after the place. */
interface Order {
  readonly offset: number;
  readonly rule: number;
}

export function ordersAt(view: DataView, at: number): readonly Order[] {
  return Array.from({ length: view.getUint16(at) }, (_, index) => ({
    offset: view.getUint16(at + 2 + index * 4),
    rule: view.getUint16(at + 4 + index * 4),
  }));
}

function areIn({ ids }: PlainRun, from: number, sets: readonly Uint16Array[]): boolean {
  for (let index = 0; index < sets.length; index++) if (!sets[index]?.[ids[from + index] ?? -1]) return false;
  return true;
}

export function followAll(run: PlainRun, place: number, orders: readonly Order[], stepsOf: StepsOf): void {
  for (const { offset, rule } of orders) {
    if (place + offset >= run.ids.length) throw new NotPlain();
    tryAll(stepsOf(rule), run, place + offset);
  }
}
