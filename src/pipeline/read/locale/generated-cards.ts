/**
 * Translations of single cards that an entry with `each:` makes: an entry of the translation with the id of such a card
 * becomes an entry behind the others, which sets the texts of that card as one of the original would.
 */
import { type EachField, eachFields, expandEach, MOST_CARDS } from "../../../schema/entries/each.ts";
import { nodeAt } from "../../../source/locate.ts";
import type { SourceList, SourceMap, SourceNode } from "../../../source/tree.ts";

/**
 * The original deck with an entry for each generated card that the translation names, whose texts can then be laid over.
 */
export function withGenerated(
  root: SourceNode,
  over: SourceNode,
): { readonly root: SourceNode; readonly over: SourceNode } {
  const cards = nodeAt(root, ["cards"]);
  const named = nodeAt(over, ["cards"]);
  if (root.kind !== "map" || cards?.kind !== "list" || named?.kind !== "list") return { root, over };
  const written = new Set(cards.items.flatMap((item) => idOf(item) ?? []));
  const wanted = new Set(named.items.flatMap((item) => idOf(item) ?? []).filter((id) => !written.has(id)));
  if (wanted.size === 0) return { root, over };
  const made = cards.items.flatMap(generated).filter((card) => wanted.has(idOf(card) ?? ""));
  const list: SourceList = {
    kind: "list",
    start: cards.start,
    end: cards.end,
    items: [...cards.items, ...made],
  };
  const entries = root.entries.map((entry) => (entry.key === "cards" ? { ...entry, value: list } : entry));
  return { root: { ...root, kind: "map", start: root.start, end: root.end, entries }, over };
}

function generated(item: SourceNode): readonly SourceMap[] {
  const each = item.kind === "map" ? item.entries.find(({ key }) => key === "each")?.value : undefined;
  if (item.kind !== "map" || each?.kind !== "map") return [];
  const fields = eachFields(each);
  return productOf(fields) > MOST_CARDS ? [] : expandEach(item, fields);
}

const productOf = (fields: readonly EachField[]): number =>
  fields.reduce((product, { values }) => product * values.length, 1);

function idOf(node: SourceNode): string | undefined {
  const id = node.kind === "map" ? node.entries.find(({ key }) => key === "id")?.value : undefined;
  return id?.kind === "scalar" ? id.text : undefined;
}
