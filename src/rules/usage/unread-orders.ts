/**
 * Drops findings about the order of a map's keys if nothing iterates over them: a template that reads `{{pay.[10]}}` gets the
 * same in any order.
 * Limit: only maps of cards are examined; those of tables, of `each:` and of a deck's defaults are assumed to be iterated.
 */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import type { Deck } from "../../game/game.ts";
import type { SourceNode } from "../../source/tree.ts";
import type { RuleContext } from "../define-rule.ts";
import { touches, unreadFields } from "./unread-fields.ts";

const RULE = "schema/reordered-keys";

export function withoutUnreadOrders(
  context: RuleContext,
  diagnostics: readonly Diagnostic[],
): readonly Diagnostic[] {
  return diagnostics.filter((finding) => finding.rule !== RULE || isOrderRead(context, finding));
}

function isOrderRead(context: RuleContext, { file, start }: Diagnostic): boolean {
  const root = context.sources.get(file)?.root;
  const deck = context.game.decks.find(({ source }) => source.file === file);
  const [list, , ...field] = (root && pathOfMap(root, start.offset)) ?? [];
  const isOfCard = list === "cards" && field.length > 0 && field[0] !== "each";
  return !deck || !isOfCard || isGoneThrough(context, deck, field);
}

/** Keys and indexes from a node to the map with a key that begins at the offset; undefined if there is none. */
function pathOfMap(node: SourceNode, offset: number): readonly string[] | undefined {
  if (offset < node.start || offset >= node.end) return undefined;
  if (node.kind === "list")
    for (const [index, item] of node.items.entries()) {
      const path = pathOfMap(item, offset);
      if (path) return [String(index), ...path];
    }
  if (node.kind === "map")
    for (const { key, keyRange, value } of node.entries) {
      if (keyRange.start === offset) return [];
      const path = pathOfMap(value, offset);
      if (path) return [key, ...path];
    }
  return undefined;
}

/** Does anything use the map as a whole, or each of its entries? Testing whether it exists does not count. */
function isGoneThrough(context: RuleContext, deck: Deck, path: readonly string[]): boolean {
  const reads = unreadFields(context, deck)?.reads;
  if (!reads) return true;
  return reads.some((read) => {
    if (!touches(read.path, path)) return false;
    if (read.path.length > path.length) return read.path[path.length] === "*";
    return read.path.length === path.length ? !read.asks : !read.guarded;
  });
}
