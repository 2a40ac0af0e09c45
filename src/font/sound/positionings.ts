/** Rules of GPOS: glyphs beside, above and below each other. Limits: no values for single sizes of type, but at anchors. */
import { checkChained, checkContext } from "./contexts.ts";
import { Doubtful, demand } from "./doubtful.ts";
import { classes, coverage } from "./glyph-sets.ts";
import { OBJECT, type RuleTable } from "./rule-table.ts";
import type { CheckRule } from "./rules.ts";

const [SINGLE, PAIR, CURSIVE, TO_BASE, TO_LIGATURE, TO_MARK, CONTEXT, CHAINED] = [1, 2, 3, 4, 5, 6, 7, 8];
const NONE: readonly number[] = [];
const DEVICE = 6;

export const checkPositioning: CheckRule = (table, type, at, rules) => {
  if (type === CONTEXT) return checkContext(table, at, rules);
  if (type === CHAINED) return checkChained(table, at, rules);
  const format = table.number(at);
  const { count } = coverage(table, table.place(at + 2, at));
  if (type === SINGLE) checkSingle(table, at, format, count);
  else if (type === PAIR && format === 1) checkPairs(table, at, count);
  else if (type === PAIR && format === 2) checkClassPairs(table, at);
  else {
    demand(format === 1);
    if (type === CURSIVE) checkCursive(table, at, count);
    else if (type === TO_BASE || type === TO_MARK || type === TO_LIGATURE) checkMarks(table, at, count, type);
    else throw new Doubtful();
  }
  return NONE;
};

/** Bytes of the values that a format names. */
function sizeOf(format: number): number {
  demand(format <= 0xf);
  let size = 0;
  for (let bits = format; bits > 0; bits >>= 1) size += (bits & 1) * 2;
  return size;
}

function checkSingle(table: RuleTable, at: number, format: number, covered: number): void {
  demand(format === 1 || format === 2);
  const size = sizeOf(table.number(at + 4));
  if (format === 1) table.checkRoom(at, 6 + size);
  else {
    const count = table.number(at + 6);
    demand(covered <= count);
    table.read(count);
    table.checkRoom(at, 8 + count * size);
  }
}

/** For each first glyph a list of second ones. */
function checkPairs(table: RuleTable, at: number, covered: number): void {
  const size = 2 + sizeOf(table.number(at + 4)) + sizeOf(table.number(at + 6));
  const sets = table.places(at + 8, at);
  demand(covered <= sets.length);
  let longest = 0;
  for (const set of sets) {
    const count = table.number(set);
    longest = Math.max(longest, count);
    table.read(count * 2 * OBJECT);
    table.checkRoom(set, 2 + count * size);
    for (let record = set + 2; record < set + 2 + count * size; record += size)
      demand(table.number(record) < table.glyphs);
  }
  table.search(longest);
}

function checkClassPairs(table: RuleTable, at: number): void {
  const size = sizeOf(table.number(at + 4)) + sizeOf(table.number(at + 6));
  const [rows, columns] = [table.number(at + 12), table.number(at + 14)];
  demand(classes(table, table.place(at + 8, at)).count <= rows);
  demand(classes(table, table.place(at + 10, at)).count <= columns);
  table.read(rows * columns);
  table.checkRoom(at, 16 + rows * columns * size);
}

function checkCursive(table: RuleTable, at: number, covered: number): void {
  const count = table.number(at + 4);
  demand(covered <= count);
  table.read(count * 2);
  for (let place = at + 6; place < at + 6 + count * 4; place += 2) checkAnchor(table, table.maybe(place, at));
}

function checkMarks(table: RuleTable, at: number, marks: number, type: number): void {
  const bases = coverage(table, table.place(at + 4, at)).count;
  const kinds = table.number(at + 6);
  const list = table.place(at + 8, at);
  const count = table.number(list);
  demand(marks <= count);
  table.read(count * 2);
  for (let record = list + 2; record < list + 2 + count * 4; record += 4) {
    demand(table.number(record) < kinds);
    checkAnchor(table, table.place(record + 2, list));
  }
  const places = table.place(at + 10, at);
  demand(bases <= table.number(places));
  if (type === TO_LIGATURE) for (const one of table.places(places, places)) checkAnchors(table, one, kinds);
  else checkAnchors(table, places, kinds);
}

/** A row of anchors for each base, or for each part of a ligature; a base need not have one for each kind of mark. */
function checkAnchors(table: RuleTable, at: number, kinds: number): void {
  const count = table.number(at) * kinds;
  table.read(count);
  for (let place = at + 2; place < at + 2 + count * 2; place += 2) checkAnchor(table, table.maybe(place, at));
}

function checkAnchor(table: RuleTable, at: number | undefined): void {
  if (at === undefined) return;
  const format = table.number(at);
  demand(format >= 1 && format <= 3);
  table.record(at, 4 + format * 2);
  if (format !== 3) return;
  for (const device of [table.maybe(at + 6, at), table.maybe(at + 8, at)])
    if (device) table.record(device, DEVICE);
}
