/**
 * The tables of rules, "GSUB" and "GPOS": scripts lead to features, features to lookups (here: rules), rules to others.
 * No rule leads back to itself, and what a glyph has to go through is bounded.
 */
import type { Tables } from "../plain/tables.ts";
import { demand } from "./doubtful.ts";
import { checkPositioning } from "./positionings.ts";
import { RuleTable } from "./rule-table.ts";
import { checkSubstitution } from "./substitutions.ts";

/** Checks one subtable of a rule. @returns the rules that it calls */
export type CheckRule = (table: RuleTable, type: number, at: number, rules: number) => readonly number[];

/** Rules that call rules that call rules; fonts have two levels. */
const DEPTH = 6;
/** Numbers that are gone through for each glyph of a text in one language; fonts come to some 30,000. */
const MOST_SEARCHED = 100_000;
const HAS_SET = 0x10;

/** What a rule costs each glyph, and which others it calls. */
interface Rule {
  readonly searched: number;
  readonly calls: readonly number[];
}

/** @param change what it costs that a glyph becomes another */
export function checkSubstitutions(tables: Tables, glyphs: number, change: number): void {
  checkRules(tables.get("GSUB"), glyphs, { extension: 7, check: checkSubstitution, change });
}

export function checkPositionings(tables: Tables, glyphs: number): void {
  checkRules(tables.get("GPOS"), glyphs, { extension: 9, check: checkPositioning, change: 0 });
}

/** What GSUB and GPOS differ in. */
interface Kind {
  readonly extension: number;
  readonly check: CheckRule;
  readonly change: number;
}

function checkRules(view: DataView | undefined, glyphs: number, kind: Kind): void {
  if (!view) return;
  const version = view.getUint32(0);
  // 1.1 adds features that vary, which static fonts have none of
  demand(version === 0x00010000 || (version === 0x00010001 && view.getUint32(10) === 0));
  const table = new RuleTable(view, glyphs);
  const rules = rulesOf(table, table.place(8, 0), kind);
  const costs = costsOf(rules);
  const features = featuresOf(table, table.place(6, 0), costs);
  checkScripts(table, table.place(4, 0), features);
}

function rulesOf(table: RuleTable, list: number, { extension, check, change }: Kind): readonly Rule[] {
  const places = table.places(list, list);
  return places.map((at) => {
    const flags = table.number(at + 2);
    const subtables = table.places(at + 4, at);
    if (flags & HAS_SET) table.checkRoom(at + 6 + subtables.length * 2, 2);
    table.searched = 0;
    const type = table.number(at);
    const calls = subtables.flatMap((subtable) =>
      type === extension
        ? checkExtended(table, subtable, extension, check, places.length)
        : check(table, type, subtable, places.length),
    );
    // a rule that calls others changes nothing itself
    const changing = calls.length > 0 ? 0 : change;
    return { searched: table.searched + subtables.length + changing, calls };
  });
}

/** A subtable that says where the real one is. */
function checkExtended(
  table: RuleTable,
  at: number,
  extension: number,
  check: CheckRule,
  rules: number,
): readonly number[] {
  const [type, offset] = [table.number(at + 2), table.view.getUint32(at + 4)];
  demand(table.number(at) === 1 && type !== extension && offset > 0);
  return check(table, type, at + offset, rules);
}

/** What each rule costs with all that it calls. @throws Doubtful for one that calls itself */
function costsOf(rules: readonly Rule[]): readonly number[] {
  const known: { readonly cost: number; readonly height: number }[] = [];
  const find = (number: number, depth: number): { readonly cost: number; readonly height: number } => {
    const before = known[number];
    if (before) return before;
    demand(depth <= DEPTH);
    const { searched, calls } = rules[number] as Rule;
    const found = { cost: searched, height: 1 };
    for (const called of calls.map((call) => find(call, depth + 1))) {
      found.cost += called.cost;
      found.height = Math.max(found.height, called.height + 1);
    }
    demand(found.cost <= MOST_SEARCHED && found.height <= DEPTH);
    known[number] = found;
    return found;
  };
  return rules.map((_, number) => find(number, 1).cost);
}

/** What each feature costs a glyph. */
function featuresOf(table: RuleTable, list: number, costs: readonly number[]): readonly number[] {
  const count = table.number(list);
  table.read(count * 3);
  return Array.from({ length: count }, (_, index) => {
    const at = table.place(list + 6 + index * 6, list);
    const parameters = table.maybe(at, at);
    if (parameters) table.checkRoom(parameters, 4);
    const rules = table.number(at + 2);
    table.read(rules);
    let cost = 0;
    for (let place = at + 4; place < at + 4 + rules * 2; place += 2) {
      demand(table.number(place) < costs.length);
      cost += costs[table.number(place)] as number;
    }
    return cost;
  });
}

function checkScripts(table: RuleTable, list: number, features: readonly number[]): void {
  const count = table.number(list);
  table.read(count * 3);
  for (let record = list + 2; record < list + 2 + count * 6; record += 6) {
    const script = table.place(record + 4, list);
    const usual = table.maybe(script, script);
    if (usual) checkLanguage(table, usual, features);
    const languages = table.number(script + 2);
    table.read(languages * 3);
    for (let place = script + 4; place < script + 4 + languages * 6; place += 6)
      checkLanguage(table, table.place(place + 4, script), features);
  }
}

function checkLanguage(table: RuleTable, at: number, features: readonly number[]): void {
  const count = table.number(at + 4);
  table.read(count);
  let cost = 0;
  for (let place = at + 6; place < at + 6 + count * 2; place += 2) {
    demand(table.number(place) < features.length);
    cost += features[table.number(place)] as number;
  }
  demand(cost <= MOST_SEARCHED);
}
