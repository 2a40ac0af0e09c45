/** The rules (lookups) of GSUB or GPOS that the features of a script use (OpenType 1.9, "Common table formats"). */
import { tagAt, viewFrom } from "./directory.ts";

export interface Lookup {
  readonly type: number;
  readonly flags: number;
  readonly subtables: readonly DataView[];
}

/** The type of a rule that only points to the real one. */
export interface RuleTable {
  readonly table: DataView;
  readonly extension: number;
}

/** Scripts to fall back to, as the font engine does. */
const DEFAULT_SCRIPTS = ["DFLT", "dflt", "latn"];

/** The numbers of the rules of these features in the script, in order; a rule that two features use is listed twice. */
export function rulesFor(rules: RuleTable, script: string, features: readonly string[]): readonly number[] {
  const byTag = featuresOf(rules, script);
  return features.flatMap((tag) => rulesOf(byTag.get(tag))).sort((a, b) => a - b);
}

/** The features that a script has, by their tags. */
export function featuresOf({ table }: RuleTable, script: string): ReadonlyMap<string, DataView> {
  const language = languageOf(table, script);
  if (!language) return new Map();
  const list = viewFrom(table, table.getUint16(6));
  const byTag = new Map<string, DataView>();
  for (let index = 0; index < language.getUint16(4); index++) {
    const record = 2 + language.getUint16(6 + index * 2) * 6;
    byTag.set(tagAt(list, record), viewFrom(list, list.getUint16(record + 4)));
  }
  return byTag;
}

function rulesOf(feature: DataView | undefined): readonly number[] {
  const count = feature?.getUint16(2) ?? 0;
  return Array.from({ length: count }, (_, index) => feature?.getUint16(4 + index * 2) ?? 0);
}

/** The script's default language, which applies to text without a language. */
function languageOf(table: DataView, script: string): DataView | undefined {
  const list = viewFrom(table, table.getUint16(4));
  const found = scriptIn(list, [script]) ?? scriptIn(list, DEFAULT_SCRIPTS);
  const offset = found?.getUint16(0) ?? 0;
  return found && offset > 0 ? viewFrom(found, offset) : undefined;
}

function scriptIn(list: DataView, tags: readonly string[]): DataView | undefined {
  for (const tag of tags)
    for (let index = 0; index < list.getUint16(0); index++) {
      const record = 2 + index * 6;
      if (tagAt(list, record) === tag) return viewFrom(list, list.getUint16(record + 4));
    }
  return undefined;
}

/** A rule by its number, with extensions resolved. */
export function lookupAt({ table, extension }: RuleTable, number: number): Lookup {
  const list = viewFrom(table, table.getUint16(8));
  const lookup = viewFrom(list, list.getUint16(2 + number * 2));
  const type = lookup.getUint16(0);
  const subtables = Array.from({ length: lookup.getUint16(4) }, (_, index) =>
    viewFrom(lookup, lookup.getUint16(6 + index * 2)),
  );
  const flags = lookup.getUint16(2);
  if (type !== extension) return { type, flags, subtables };
  return {
    type: subtables[0]?.getUint16(2) ?? 0,
    flags,
    subtables: subtables.map((subtable) => viewFrom(subtable, subtable.getUint32(4))),
  };
}
