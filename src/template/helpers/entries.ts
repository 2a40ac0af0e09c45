/**
 * Lists of entries with fields, such as the cards of a deck and the rows of a table: filtered, grouped, sorted and summed by
 * a field. A field that no entry has is reported as a mistake; if some have it, the others are skipped.
 */
import { groupedBy } from "../../diagnostics/grouped.ts";
import { nearest } from "../../diagnostics/nearest.ts";
import {
  type Charge,
  listIn,
  NEARNESS,
  numberIn,
  type PureHelpers,
  textIn,
  WrongValue,
  wrongKind,
} from "./define-helper.ts";

export const entryHelpers: PureHelpers = {
  where: {
    usage: '(where list "field" value)',
    summary: "The entries whose field has the value; without a value, those that have the field.",
    least: 2,
    most: 3,
    reads: [],
    apply: ([list, field, ...values], _, charge) => {
      chargePaths(charge, list, field);
      if (values.length === 0) return entriesOf(havingOne(list, field));
      return entriesOf(valued(charge, list, field).filter((one) => one.value === values[0]));
    },
  },
  pick: {
    usage: '(pick list "field")',
    summary: "The values of a field, entry by entry; for join.",
    least: 2,
    most: 2,
    reads: [],
    apply: ([list, field], _, charge) => {
      chargePaths(charge, list, field);
      return valued(charge, list, field).map(({ value }) => value);
    },
  },
  group: {
    usage: '(group list "field" "other")',
    summary:
      "One group for each value of the field (or of another field, if an entry lacks it), with its key and entries; in list order.",
    least: 2,
    most: 3,
    reads: [],
    apply: ([list, field, other], _, charge) => {
      chargePaths(charge, list, field, other);
      return groupsOf(valued(charge, list, field, other));
    },
  },
  sort: {
    usage: '(sort list "field")',
    summary: "The entries sorted by the field in ascending order, texts alphabetically.",
    least: 2,
    most: 2,
    reads: [],
    apply: ([list, field], _, charge) => {
      chargePaths(charge, list, field);
      const { length } = listIn(list);
      charge(Math.ceil(length * Math.log2(length + 1)));
      return entriesOf(valued(charge, list, field).sort(inOrder));
    },
  },
  sum: {
    usage: '(sum list "field" "times")',
    summary: "The sum of a field; with a second field, each number counts that many times, such as copies.",
    least: 1,
    most: 3,
    reads: [],
    apply: ([list, field, times], _, charge) => {
      chargePaths(charge, list, field, times);
      return sumOf(charge, list, field, times);
    },
  },
};

/** Looking fields up: each entry is charged for each step of their paths. */
function chargePaths(charge: Charge, list: unknown, ...fields: readonly unknown[]): void {
  const steps = fields.reduce<number>((sum, field) => sum + (field === undefined ? 0 : stepsOf(field)), 0);
  charge(listIn(list).length * steps);
}

const stepsOf = (field: unknown): number => textIn(field).split(".").length;

interface Valued {
  readonly entry: object;
  readonly value: unknown;
}

/** The entries that have the field, or else another. */
function havingOne(list: unknown, field: unknown, other?: unknown): Valued[] {
  const names = [field, ...(other === undefined ? [] : [other])].map(textIn);
  return listIn(list)
    .map(entryIn)
    .flatMap((entry): Valued[] => {
      const value = names
        .map((name) => valueAt(entry, name))
        .find((one) => one !== undefined && one !== null);
      return value === undefined ? [] : [{ entry, value }];
    });
}

/** The same. @throws WrongValue if there are entries and none of them has it. */
function valued(charge: Charge, list: unknown, field: unknown, other?: unknown): Valued[] {
  const [entries, name] = [listIn(list).map(entryIn), textIn(field)];
  const found = havingOne(list, field, other);
  if (entries.length === 0 || found.length > 0) return found;
  charge(entries.length * NEARNESS);
  const names = [...new Set(entries.flatMap(Object.keys))];
  charge(names.length * NEARNESS);
  const near = nearest(name, names);
  const fix = near ? `write "${near}"` : `known: ${names.slice(0, 12).join(", ")}`;
  throw new WrongValue(`no entry of the list has a field "${name}"`, fix);
}

const entriesOf = (found: readonly Valued[]): readonly object[] => found.map(({ entry }) => entry);

function entryIn(value: unknown): object {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value;
  throw wrongKind("a list of entries with fields", value);
}

/** The value at a path such as "fame.points". */
function valueAt(entry: object, path: string): unknown {
  let value: unknown = entry;
  for (const step of path.split(".")) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, step)) return undefined;
    value = (value as Readonly<Record<string, unknown>>)[step];
  }
  return value;
}

function groupsOf(found: readonly Valued[]): readonly object[] {
  const faulty = found.find(({ value }) => typeof value === "object");
  if (faulty) throw wrongKind("a text or a number to group by", faulty.value);
  const groups = groupedBy(found, ({ value }) => value);
  return [...groups].map(([key, members]) => ({ key, entries: entriesOf(members) }));
}

function inOrder({ value: a }: Valued, { value: b }: Valued): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  const [first, second] = [textIn(a), textIn(b)];
  return first < second ? -1 : first > second ? 1 : 0;
}

function sumOf(charge: Charge, list: unknown, field: unknown, times: unknown): number {
  const numbers =
    field === undefined
      ? listIn(list).map(numberIn)
      : valued(charge, list, field).map(({ entry, value }) => numberIn(value) * timesOf(entry, times));
  const sum = numbers.reduce((total, number) => total + number, 0);
  if (!Number.isFinite(sum)) throw new WrongValue("the result is not a printable number");
  return sum;
}

const timesOf = (entry: object, field: unknown): number =>
  field === undefined ? 1 : numberIn(valueAt(entry, textIn(field)));
