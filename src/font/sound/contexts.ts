/** Rules that hold between certain neighbours, of GSUB and GPOS alike: by glyphs, by classes and by sets of glyphs. */
import { demand } from "./doubtful.ts";
import { type Classes, classes, coverage } from "./glyph-sets.ts";
import { OBJECT, type RuleTable } from "./rule-table.ts";

/** @returns the rules that are called there */
export function checkContext(table: RuleTable, at: number, rules: number): readonly number[] {
  const format = table.number(at);
  if (format === 3) {
    const places = setsAt(table, at + 6, table.number(at + 2), at);
    return callsAt(table, at + 6 + places * 2, table.number(at + 4), places, rules);
  }
  demand(format === 1 || format === 2);
  const { count } = coverage(table, table.place(at + 2, at));
  const kinds = format === 1 ? byGlyphs(table) : classes(table, table.place(at + 4, at));
  const sets = table.maybePlaces(at + 2 + format * 2, at);
  demand(format === 1 ? count <= sets.length && !sets.includes(undefined) : kinds.count <= sets.length);
  return sets.flatMap((set) =>
    rulesAt(table, set).flatMap((rule) => {
      const places = table.number(rule);
      demand(places > 0);
      checkNumbers(table, rule + 4, places - 1, kinds, format);
      return callsAt(table, rule + 2 + places * 2, table.number(rule + 2), places, rules);
    }),
  );
}

/** @returns the rules that are called there */
export function checkChained(table: RuleTable, at: number, rules: number): readonly number[] {
  const format = table.number(at);
  if (format === 3) return checkChainedSets(table, at, rules);
  demand(format === 1 || format === 2);
  const { count } = coverage(table, table.place(at + 2, at));
  const kinds =
    format === 1
      ? [byGlyphs(table), byGlyphs(table), byGlyphs(table)]
      : [4, 6, 8].map((place) => classes(table, table.place(at + place, at)));
  const sets = table.maybePlaces(format === 1 ? at + 4 : at + 10, at);
  const most = (kinds[1] as Classes).count;
  demand(format === 1 ? count <= sets.length && !sets.includes(undefined) : most <= sets.length);
  return sets.flatMap((set) =>
    rulesAt(table, set).flatMap((rule) => checkChainedRule(table, rule, kinds, format, rules)),
  );
}

function checkChainedRule(
  table: RuleTable,
  rule: number,
  kinds: readonly Classes[],
  format: number,
  rules: number,
): readonly number[] {
  let at = rule;
  const list = (which: number, less: number): number => {
    const count = table.number(at);
    demand(count >= less);
    checkNumbers(table, at + 2, count - less, kinds[which] as Classes, format);
    at += 2 + (count - less) * 2;
    return count;
  };
  list(0, 0);
  const places = list(1, 1);
  list(2, 0);
  return callsAt(table, at + 2, table.number(at), places, rules);
}

function checkChainedSets(table: RuleTable, start: number, rules: number): readonly number[] {
  let at = start + 2;
  const list = (): number => {
    const count = setsAt(table, at + 2, table.number(at), start);
    at += 2 + count * 2;
    return count;
  };
  list();
  const places = list();
  list();
  return callsAt(table, at + 2, table.number(at), places, rules);
}

/** A list of offsets of sets of glyphs. @returns their number */
function setsAt(table: RuleTable, at: number, count: number, from: number): number {
  table.read(count * OBJECT);
  for (let index = 0; index < count; index++) coverage(table, table.place(at + index * 2, from));
  return count;
}

function rulesAt(table: RuleTable, set: number | undefined): readonly number[] {
  return set === undefined ? [] : table.places(set, set);
}

/** What rules by glyphs name their neighbours by. */
const byGlyphs = ({ glyphs }: RuleTable): Classes => ({ count: glyphs, cost: 1 });

/** Glyphs or classes beside the first. The class of a neighbour is searched anew for each rule. */
function checkNumbers(table: RuleTable, at: number, count: number, { cost }: Classes, format: number): void {
  table.search(count + 1);
  table.searched += count * cost;
  // a class that no glyph has does no harm
  if (format === 1) table.checkGlyphs(at, count);
}

/** Which rules are called at which of the places. */
function callsAt(
  table: RuleTable,
  at: number,
  count: number,
  places: number,
  rules: number,
): readonly number[] {
  table.search(count);
  return Array.from({ length: count }, (_, index) => {
    const [place, rule] = [table.number(at + index * 4), table.number(at + 2 + index * 4)];
    demand(place < places && rule < rules);
    return rule;
  });
}
