/** Checks an entry with `each:`: its values can be combined, its placeholders are known, and each card is valid. */
import type { Diagnostic, TextEdit } from "../../diagnostics/diagnostic.ts";
import { nearest, onlyNearest } from "../../diagnostics/nearest.ts";
import { listed } from "../../diagnostics/words.ts";
import { rangeEdit } from "../../source/edit/value-edit.ts";
import { type FaultWords, faultAt } from "../../source/fault.ts";
import { isFormat } from "../../source/placeholder.ts";
import type { SourceDocument, SourceMap, SourceNode } from "../../source/tree.ts";
import { checkNode } from "../check-node.ts";
import { badFormatWords } from "../columns/csv-orders.ts";
import type { EntrySchemas } from "../declaration/weave.ts";
import type { Json } from "../files.ts";
import type { JsonSchema } from "../json-schema.ts";
import { type EachField, eachFields, expandEach, MOST_CARDS, MOST_VALUES, placeholdersIn } from "./each.ts";
import type { EntryWords } from "./entry-words.ts";

export interface CheckedEach {
  /** The usable part of each card. */
  readonly values: readonly (Json | undefined)[];
  readonly diagnostics: readonly Diagnostic[];
  /** Names of the fields that `each:` provides. */
  readonly given: readonly string[];
}

export function checkEach(
  document: SourceDocument,
  map: SourceMap,
  schemas: EntrySchemas & { readonly each: JsonSchema },
  { what, explaining, room }: EntryWords,
): CheckedEach {
  const each = map.entries.find(({ key }) => key === "each")?.value as SourceNode;
  const shape = checkNode(document, each, schemas.each, { what: "each", explaining });
  if (each.kind !== "map") return { values: [], diagnostics: shape.diagnostics, given: [] };
  const fields = eachFields(each);
  const given = fields.map(({ entry }) => entry.key);
  const faults =
    shape.diagnostics.length > 0 ? shape.diagnostics : countFaults(document, map, each, fields, room);
  if (faults.length > 0) return { values: [], diagnostics: faults, given };
  const cards = expandEach(map, fields).map((card) =>
    checkNode(document, card, schemas.entry, { what, declare: schemas.declare, explaining, printed: true }),
  );
  const words = [
    ...placeholderFaults(document, map, given),
    ...paddingFaults(document, map, fields),
    ...idFaults(document, map, fields),
  ];
  const diagnostics = [
    ...words.filter(({ severity }) => severity !== "error"),
    ...firstAtEachPlace([
      words.filter(({ severity }) => severity === "error"),
      ...cards.map((card) => card.diagnostics),
    ]),
  ];
  return { values: cards.map(({ value }) => value), diagnostics, given };
}

function countFaults(
  document: SourceDocument,
  map: SourceMap,
  each: SourceMap,
  fields: readonly EachField[],
  room: number,
): readonly Diagnostic[] {
  const empty = fields.filter(({ values }) => values.length === 0);
  const count = fields.reduce((product, { values }) => product * values.length, 1);
  const values = count * (map.entries.length - 1 + fields.length);
  const excess =
    count > MOST_CARDS
      ? `this entry would make more than ${MOST_CARDS} cards; the rest are not made`
      : values > MOST_VALUES
        ? `the cards of this entry would have more than ${MOST_VALUES} fields; the rest are not made`
        : count > room
          ? "this list has too many cards; the rest are not made"
          : undefined;
  if (excess !== undefined)
    return [
      faultAt(document, each, { rule: "schema/too-many-cards", message: excess, fix: "shorten the lists" }),
    ];
  return empty.map(({ entry: { key, value } }) =>
    faultAt(document, value, {
      rule: "schema/empty-each",
      message: `"${key}" has no values, so this entry makes no cards`,
      fix: "write a list, or from a lower number to a higher one",
    }),
  );
}

function placeholderFaults(
  document: SourceDocument,
  map: SourceMap,
  names: readonly string[],
): readonly Diagnostic[] {
  return map.entries
    .filter(({ key }) => key !== "each")
    .flatMap(({ key, value }) =>
      placeholdersIn(value)
        .filter(({ name, format }) => !names.includes(name) && (format === undefined || isFormat(format)))
        .map(({ name }) => ({
          ...faultAt(document, value, unknownPlaceholder(name, names, key === "id")),
          ...placeholderEdits(document, value, name, names),
        })),
    );
}

/** Invalid formats, and padding of values that are not numbers. */
function paddingFaults(
  document: SourceDocument,
  map: SourceMap,
  fields: readonly EachField[],
): readonly Diagnostic[] {
  const patterns = map.entries.filter(({ key }) => key !== "each").map(({ value }) => value);
  return patterns.flatMap((node) =>
    placeholdersIn(node).flatMap(({ whole, name, format }) => {
      const field = fields.find(({ entry }) => entry.key === name);
      if (!field || format === undefined) return [];
      if (!isFormat(format)) return [faultAt(document, node, badFormatWords(whole, name, format))];
      const word = field.values.find((value) => value.kind !== "scalar" || !/^[-+]?\d+$/.test(value.text));
      return word ? [faultAt(document, node, padsNoNumber(whole, name, word))] : [];
    }),
  );
}

function padsNoNumber(whole: string, name: string, value: SourceNode): FaultWords {
  const shown = value.kind === "scalar" ? `"${value.text}"` : "not a number";
  return {
    rule: "schema/bad-padding",
    message: `"${whole}" pads whole numbers, and a value of "${name}" is ${shown}`,
    fix: `write {${name}}`,
  };
}

function unknownPlaceholder(word: string, names: readonly string[], inId: boolean): FaultWords {
  const near = nearest(word, names);
  return {
    rule: "schema/unknown-placeholder",
    severity: inId ? "error" : "warning",
    message: `"{${word}}" is not a field of \`each\`, which has ${listed(names)}`,
    why: "it stays in the text as written",
    fix: near ? `write {${near}}` : `add "${word}" to \`each\`, or leave the braces out`,
  };
}

/** All occurrences of the word, if it is written on one line and only one name is similar. */
function placeholderEdits(
  document: SourceDocument,
  value: SourceNode,
  word: string,
  names: readonly string[],
): Pick<Diagnostic, "edits"> {
  const sure = onlyNearest(word, names);
  const edits: TextEdit[] = [];
  if (sure === undefined || value.kind !== "scalar") return {};
  for (let at = value.start; ; ) {
    const found = document.text.indexOf(`{${word}`, at);
    if (found === -1 || found >= value.end) break;
    at = found + word.length + 1;
    if (/[}:]/.test(document.text[at] ?? ""))
      edits.push(rangeEdit(document, { start: found + 1, end: at }, sure));
  }
  return edits.length > 0 ? { edits } : {};
}

/** Every varying field must be in the id, or cards share one; an unknown placeholder was reported already. */
function idFaults(
  document: SourceDocument,
  map: SourceMap,
  fields: readonly EachField[],
): readonly Diagnostic[] {
  const id = map.entries.find(({ key }) => key === "id")?.value;
  if (id?.kind !== "scalar") return [];
  const named = placeholdersIn(id).map(({ name }) => name);
  const isReported = named.some((name) => !fields.some(({ entry }) => entry.key === name));
  const lacking = fields
    .filter(({ entry, values }) => values.length > 1 && !named.includes(entry.key))
    .map(({ entry }) => entry.key);
  if (isReported || lacking.length === 0) return [];
  const missing = lacking.map((name) => `{${name}}`).join("-");
  return [
    faultAt(document, id, {
      rule: "schema/each-id",
      message: `the id "${id.text}" is the same for every value of ${lacking.join(" and ")}`,
      why: "a card is named by its id",
      fix: `write "${id.text}-${missing}"`,
    }),
  ];
}

/** Keeps only the first finding at each place, whether it is about the entry or a card of it. */
function firstAtEachPlace(groups: readonly (readonly Diagnostic[])[]): readonly Diagnostic[] {
  const reported = new Set<number>();
  return groups.flatMap((faults) => {
    const fresh = faults.filter(({ start }) => !reported.has(start.offset));
    for (const { start } of fresh) reported.add(start.offset);
    return fresh;
  });
}
