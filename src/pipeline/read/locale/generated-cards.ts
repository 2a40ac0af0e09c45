/**
 * Translations of single cards that an entry with `each:` makes: an entry of the translation with the id of such a card
 * becomes an entry behind the others, which sets the texts of that card as one of the original would.
 */
import { type EachField, eachFields, expandEach, MOST_CARDS } from "../../../schema/entries/each.ts";
import { nodeAt } from "../../../source/locate.ts";
import type { SourceEntry, SourceList, SourceMap, SourceNode } from "../../../source/tree.ts";

export interface Apart {
  /** The translation without entries for single generated cards. */
  readonly rest: SourceNode;
  /** Those alone, as a translation of a deck; absent if there are none. */
  readonly single?: SourceMap;
}

/** Tells entries of a translation that name single generated cards from all others. */
export function generatedApart(original: SourceNode, over: SourceNode): Apart {
  const named = nodeAt(over, ["cards"]);
  if (over.kind !== "map" || named?.kind !== "list") return { rest: over };
  const written = new Set(itemsOf(original).flatMap((item) => idOf(item) ?? []));
  const wanted = named.items.filter((item) => !written.has(idOf(item) ?? ""));
  if (wanted.length === 0) return { rest: over };
  const made = new Set(itemsOf(original).flatMap(generated).map(idOf));
  const single = wanted.filter((item) => made.has(idOf(item) ?? ""));
  if (single.length === 0) return { rest: over };
  const others = named.items.filter((item) => !single.includes(item));
  const isCards = ({ key }: SourceEntry): boolean => key === "cards";
  const withItems = (items: readonly SourceNode[]) => (entry: SourceEntry) => ({
    ...entry,
    value: { kind: "list", start: named.start, end: named.end, items } satisfies SourceList,
  });
  return {
    rest: {
      ...over,
      entries: over.entries.flatMap((entry) =>
        !isCards(entry) ? entry : others.length > 0 ? withItems(others)(entry) : [],
      ),
    },
    single: { ...over, entries: over.entries.filter(isCards).map(withItems(single)) },
  };
}

/**
 * The deck with an entry for each generated card that a translation names, whose texts can then be laid over.
 * @param root of the deck with its patterns already translated, so that other texts of these cards are too
 */
export function withGenerated(root: SourceNode, single: SourceMap): SourceNode {
  const cards = nodeAt(root, ["cards"]);
  if (root.kind !== "map" || cards?.kind !== "list") return root;
  const wanted = new Set(itemsOf(single).map(idOf));
  const made = cards.items.flatMap(generated).filter((card) => wanted.has(idOf(card)));
  const items = [...cards.items, ...made];
  const list: SourceList = { kind: "list", start: cards.start, end: cards.end, items };
  const entries = root.entries.map((entry) => (entry.key === "cards" ? { ...entry, value: list } : entry));
  return { ...root, entries };
}

function itemsOf(deck: SourceNode): readonly SourceNode[] {
  const cards = nodeAt(deck, ["cards"]);
  return cards?.kind === "list" ? cards.items : [];
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
