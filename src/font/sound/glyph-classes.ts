/** What glyphs are to each other: "GDEF". */
import type { Tables } from "../plain/tables.ts";
import { demand } from "./doubtful.ts";
import { classes, coverage } from "./glyph-sets.ts";
import { RuleTable } from "./rule-table.ts";

const [PLAIN, WITH_SETS, WITH_VARIATIONS] = [0x00010000, 0x00010002, 0x00010003];
const DEVICE = 6;

/** @returns numbers that are gone through whenever a glyph becomes another */
export function checkGlyphClasses(tables: Tables, glyphs: number): number {
  const view = tables.get("GDEF");
  if (!view) return 0;
  const table = new RuleTable(view, glyphs);
  const version = view.getUint32(0);
  demand([PLAIN, WITH_SETS, WITH_VARIATIONS].includes(version));
  const [kinds, attached, carets, marks] = [4, 6, 8, 10].map((at) => table.maybe(at, 0));
  let cost = kinds ? classes(table, kinds).cost : 0;
  if (attached) checkAttached(table, attached);
  if (carets) checkCarets(table, carets);
  if (marks) cost += classes(table, marks).cost;
  const sets = version === PLAIN ? undefined : table.maybe(12, 0);
  if (sets) checkSets(table, sets);
  demand(version !== WITH_VARIATIONS || view.getUint32(14) === 0);
  return cost;
}

function checkAttached(table: RuleTable, at: number): void {
  const { count } = coverage(table, table.place(at, at));
  const lists = table.places(at + 2, at);
  demand(count === lists.length);
  for (const list of lists) {
    table.read(table.number(list));
    table.checkRoom(list, 2 + table.number(list) * 2);
  }
}

function checkCarets(table: RuleTable, at: number): void {
  const { count } = coverage(table, table.place(at, at));
  const ligatures = table.places(at + 2, at);
  demand(count === ligatures.length);
  for (const ligature of ligatures)
    for (const caret of table.places(ligature, ligature)) {
      const format = table.number(caret);
      demand(format >= 1 && format <= 3);
      table.record(caret, 4);
      if (format === 3) table.record(table.place(caret + 4, caret), DEVICE);
    }
}

function checkSets(table: RuleTable, at: number): void {
  for (let index = 0; index < table.number(at + 2); index++)
    coverage(table, at + table.view.getUint32(at + 4 + index * 4));
}
