/** The settings of a deck or a table for the CSV file of its cards or rows: `columns:` and `ids:`. */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { nearest, onlyNearest } from "../../diagnostics/nearest.ts";
import { listed } from "../../diagnostics/words.ts";
import type { CsvOrders } from "../../source/csv/csv.ts";
import { CARD_NUMBER, placeholdersInIds } from "../../source/csv/csv-ids.ts";
import { type FaultWords, faultAt } from "../../source/fault.ts";
import { nodeAt } from "../../source/locate.ts";
import { formatMeant, isFormat } from "../../source/placeholder.ts";
import type { SourceDocument, SourceNode } from "../../source/tree.ts";
import { type Owner, TABLE } from "../declaration/owner.ts";

/** The settings as far as they can be read; `ordersFaults` reports what is wrong with them. */
export function csvOrders({ root }: SourceDocument): CsvOrders {
  const columns = root && nodeAt(root, ["columns"]);
  const ids = root && nodeAt(root, ["ids"]);
  const entries = columns?.kind === "map" ? columns.entries : [];
  const fields = entries.map(
    ({ key, value }) =>
      [key, value.kind === "scalar" && value.value !== false ? value.text : undefined] as const,
  );
  return {
    fields: new Map(fields),
    ...(ids?.kind === "scalar" && ids.text !== "" ? { ids: ids.text } : {}),
    ...(root && nodeAt(root, [TABLE.list]) ? { lowerIds: true } : {}),
  };
}

/** Faults of `columns:` and `ids:` against their file, which is undefined if the deck names none. */
export function ordersFaults(
  deck: SourceDocument,
  csv: SourceDocument | undefined,
  owner: Owner,
): readonly Diagnostic[] {
  const columns = deck.root && nodeAt(deck.root, ["columns"]);
  const ids = deck.root && nodeAt(deck.root, ["ids"]);
  if (!csv) return [columns, ids].flatMap((node) => (node ? [faultAt(deck, node, noFile(owner))] : []));
  const names = csv.columns ?? [];
  const keys = columns?.kind === "map" ? columns.entries : [];
  const unknown = keys
    .filter(({ key }) => !names.includes(key))
    .map(({ key, keyRange }) => faultAt(deck, keyRange, unknownColumn(key, names)));
  return [...unknown, ...idsFaults(deck, csv, owner)];
}

/** Those of `ids:` only, which keep the rows from getting the intended ids. */
export function idsFaults(
  deck: SourceDocument,
  csv: SourceDocument | undefined,
  owner: Owner,
): readonly Diagnostic[] {
  const ids = deck.root && nodeAt(deck.root, ["ids"]);
  return csv && ids?.kind === "scalar" ? faultsOfIds(deck, ids, csv.columns ?? [], owner) : [];
}

const noFile = ({ file, list }: Owner): FaultWords => ({
  rule: "schema/no-columns",
  message: `this sets up the columns of a CSV file, but the ${list} of this ${file} do not come from one`,
  fix: `remove it, or write \`${list}: <name>.csv\``,
});

function faultsOfIds(
  deck: SourceDocument,
  node: SourceNode & { readonly kind: "scalar" },
  names: readonly string[],
  owner: Owner,
): readonly Diagnostic[] {
  const placeholders = placeholdersInIds(node.text);
  const columns = [...names, CARD_NUMBER];
  const bad = placeholders.flatMap(({ name, format, whole }) => {
    if (!columns.includes(name))
      return [{ ...unknownColumn(name, columns), ...replacementOf(node.text, whole, name, names) }];
    return format === undefined || isFormat(format) ? [] : [badFormatWords(whole, name, format)];
  });
  const strange = /[^A-Za-z0-9_-]/.exec(
    placeholders.reduce((text, { whole }) => text.replace(whole, ""), node.text),
  );
  if (bad.length === 0 && strange) bad.push(noIdCharacter(strange[0]));
  if (bad.length === 0 && placeholders.length === 0) bad.push(sameId(owner));
  return bad.map((words) => faultAt(deck, node, words));
}

/** The pattern with the intended name, if there is only one candidate. */
function replacementOf(
  pattern: string,
  whole: string,
  name: string,
  names: readonly string[],
): Pick<FaultWords, "replacement"> {
  const near = onlyNearest(name, names);
  if (near === undefined) return {};
  return { replacement: { text: pattern.replaceAll(whole, () => whole.replace(name, () => near)) } };
}

const sameId = ({ noun, list }: Owner): FaultWords => ({
  rule: "schema/each-id",
  message: `this id is the same for all ${list}`,
  why: `a ${noun} is named by its id`,
  fix: `write a column in braces, or the ${noun}'s number: ${noun}-{${CARD_NUMBER}:03}`,
});

/** @param sign a character in a pattern outside its columns */
function noIdCharacter(sign: string): FaultWords {
  return {
    rule: "schema/bad-format",
    message: `"${sign}" is not allowed in an id`,
    fix: /[{}]/.test(sign)
      ? "put a column between an opening and a closing brace: {Card Name}"
      : "outside the braces, write letters, digits, hyphens and underscores",
  };
}

function unknownColumn(name: string, names: readonly string[]): FaultWords {
  const near = nearest(name, names);
  return {
    rule: "schema/unknown-column",
    message: `the file has no column "${name}"`,
    fix: near === undefined ? `its columns are ${listed(names)}` : `did you mean ${near}?`,
  };
}

/** The finding for a placeholder that would pad a number if its format were valid. */
export function badFormatWords(whole: string, name: string, format: string): FaultWords {
  const meant = formatMeant(format);
  return {
    rule: "schema/bad-padding",
    message: `"${whole}" has the format "${format}", expected a zero and a number of digits`,
    fix: `write {${name}:${meant}} for at least ${meant.slice(1)} digits`,
  };
}
