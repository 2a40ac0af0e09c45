/** Rules that hold between certain neighbours, of GSUB and GPOS alike: by glyphs, by classes and by sets of glyphs. */
import { demand } from "./doubtful.ts";
import { classes, coverage } from "./glyph-sets.ts";
import type { RuleTable } from "./rule-table.ts";

/** Glyphs of a rule; fonts have rules of a dozen. */
const MOST_NEIGHBOURS = 64;

/** @returns the rules that are called there */
export function checkContext(table: RuleTable, at: number, rules: number): readonly number[] {
  const format = table.number(at);
  if (format === 3) {
    const places = setsAt(table, at + 6, table.number(at + 2), at);
    return callsAt(table, at + 6 + places * 2, table.number(at + 4), places, rules);
  }
  demand(format === 1 || format === 2);
  const { count } = coverage(table, table.place(at + 2, at));
  const most = format === 1 ? table.glyphs : classes(table, table.place(at + 4, at));
  const sets = table.maybePlaces(at + 2 + format * 2, at);
  demand(format === 1 ? count <= sets.length && !sets.includes(undefined) : most <= sets.length);
  return sets.flatMap((set) =>
    rulesAt(table, set).flatMap((rule) => {
      const places = table.number(rule);
      demand(places > 0 && places <= MOST_NEIGHBOURS);
      checkNumbers(table, rule + 4, places - 1, format === 1 ? most : 0x10000);
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
  let most = table.glyphs;
  if (format === 2) {
    classes(table, table.place(at + 4, at));
    most = classes(table, table.place(at + 6, at));
    classes(table, table.place(at + 8, at));
  }
  const sets = table.maybePlaces(format === 1 ? at + 4 : at + 10, at);
  demand(format === 1 ? count <= sets.length && !sets.includes(undefined) : most <= sets.length);
  return sets.flatMap((set) =>
    rulesAt(table, set).flatMap((rule) =>
      checkChainedRule(table, rule, format === 1 ? table.glyphs : 0x10000, rules),
    ),
  );
}

function checkChainedRule(table: RuleTable, rule: number, most: number, rules: number): readonly number[] {
  let at = rule;
  const list = (less: number): number => {
    const count = table.number(at);
    demand(count >= less && count <= MOST_NEIGHBOURS);
    checkNumbers(table, at + 2, count - less, most);
    at += 2 + (count - less) * 2;
    return count;
  };
  list(0);
  const places = list(1);
  list(0);
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
  demand(count <= MOST_NEIGHBOURS);
  for (let index = 0; index < count; index++) coverage(table, table.place(at + index * 2, from));
  return count;
}

function rulesAt(table: RuleTable, set: number | undefined): readonly number[] {
  return set === undefined ? [] : table.places(set, set);
}

/** Glyphs or classes beside the first. */
function checkNumbers(table: RuleTable, at: number, count: number, most: number): void {
  table.search(count + 1);
  for (let index = 0; index < count; index++) demand(table.number(at + index * 2) < most);
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
