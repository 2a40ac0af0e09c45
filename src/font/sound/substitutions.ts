/** Rules of GSUB: glyphs for other glyphs. Limits: none that goes through a text backwards (type 8). */
import { checkChained, checkContext } from "./contexts.ts";
import { Doubtful, demand } from "./doubtful.ts";
import { type Covered, coverage } from "./glyph-sets.ts";
import type { RuleTable } from "./rule-table.ts";
import type { CheckRule } from "./rules.ts";

const [SINGLE, MULTIPLE, ALTERNATE, LIGATURE, CONTEXT, CHAINED] = [1, 2, 3, 4, 5, 6];
/** Glyphs that one becomes; the largest decompositions have a dozen. */
const MOST_OF_ONE = 32;
const NONE: readonly number[] = [];

export const checkSubstitution: CheckRule = (table, type, at, rules) => {
  if (type === CONTEXT) return checkContext(table, at, rules);
  if (type === CHAINED) return checkChained(table, at, rules);
  const format = table.number(at);
  const covered = coverage(table, table.place(at + 2, at));
  if (type === SINGLE && format === 1) checkShifted(table, at, covered);
  else if (type === SINGLE && format === 2) checkListed(table, at, covered);
  else {
    demand(format === 1);
    const lists = table.places(at + 4, at);
    demand(covered.count <= lists.length);
    const check = type === LIGATURE ? checkLigatures : checkOthers(type);
    for (const list of lists) check(table, list);
  }
  return NONE;
};

/** Each glyph's number and the same number. */
function checkShifted(table: RuleTable, at: number, { first, last, count }: Covered): void {
  const shift = table.view.getInt16(at + 4);
  demand(count === 0 || (first + shift >= 0 && last + shift < table.glyphs));
}

function checkListed(table: RuleTable, at: number, { count }: Covered): void {
  const listed = table.number(at + 4);
  demand(count <= listed);
  table.checkGlyphs(at + 6, listed);
}

function checkOthers(type: number): (table: RuleTable, at: number) => void {
  if (type !== MULTIPLE && type !== ALTERNATE) throw new Doubtful();
  return (table, at) => {
    const count = table.number(at);
    demand(type === ALTERNATE || count <= MOST_OF_ONE);
    table.checkGlyphs(at + 2, count);
  };
}

function checkLigatures(table: RuleTable, set: number): void {
  for (const at of table.places(set, set)) {
    const parts = table.number(at + 2);
    demand(table.number(at) < table.glyphs && parts > 0);
    table.search(parts);
    table.checkGlyphs(at + 4, parts - 1);
  }
}
