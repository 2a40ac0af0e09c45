/** Sets and classes of glyphs (OpenType 1.9, "Common table formats"): of glyphs that there are, ranges in their order. */
import { demand } from "./doubtful.ts";
import type { RuleTable } from "./rule-table.ts";

export interface Covered {
  readonly count: number;
  readonly first: number;
  readonly last: number;
}

/** A coverage: its glyphs. */
export function coverage(table: RuleTable, at: number): Covered {
  const count = table.number(at + 2);
  const format = table.number(at);
  demand(format === 1 || format === 2);
  return format === 1 ? listed(table, at + 4, count) : ranged(table, at + 4, count);
}

/** Some fonts have them in any order: they are searched from the first to the last. */
function listed(table: RuleTable, from: number, count: number): Covered {
  table.search(count);
  let [first, last] = [table.glyphs, -1];
  for (let at = from; at < from + count * 2; at += 2) {
    const glyph = table.number(at);
    first = Math.min(first, glyph);
    last = Math.max(last, glyph);
  }
  demand(last < table.glyphs);
  return { count, first, last };
}

function ranged(table: RuleTable, from: number, ranges: number): Covered {
  table.search(ranges * 3);
  let [count, last] = [0, -1];
  for (let at = from; at < from + ranges * 6; at += 6) {
    const first = table.number(at);
    demand(last < first && table.number(at + 4) === count);
    last = table.number(at + 2);
    demand(first <= last && last < table.glyphs);
    count += last - first + 1;
  }
  return { count, first: ranges > 0 ? table.number(from) : 0, last };
}

export interface Classes {
  /** That of all other glyphs (0) is one of them. */
  readonly count: number;
  /** Numbers that are gone through to find the class of a glyph. */
  readonly cost: number;
}

/** A table of classes. */
export function classes(table: RuleTable, at: number): Classes {
  const format = table.number(at);
  demand(format === 1 || format === 2);
  return format === 1 ? listedClasses(table, at) : rangedClasses(table, at);
}

function listedClasses(table: RuleTable, at: number): Classes {
  const count = table.number(at + 4);
  table.read(count);
  demand(table.number(at + 2) + count <= table.glyphs);
  let most = 0;
  for (let place = at + 6; place < at + 6 + count * 2; place += 2) most = Math.max(most, table.number(place));
  return { count: most + 1, cost: 1 };
}

function rangedClasses(table: RuleTable, from: number): Classes {
  const ranges = table.number(from + 2);
  table.search(ranges * 3);
  let [most, last] = [0, -1];
  for (let at = from + 4; at < from + 4 + ranges * 6; at += 6) {
    const first = table.number(at);
    demand(last < first);
    last = table.number(at + 2);
    demand(first <= last && last < table.glyphs);
    most = Math.max(most, table.number(at + 4));
  }
  return { count: most + 1, cost: ranges + 1 };
}
