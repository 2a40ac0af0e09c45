/** Which entry of the original's list an entry of a translation means. */
import type { SourceEntry, SourceNode } from "../tree.ts";

/**
 * Fields that identify an entry, or a file: a translation may repeat them. The first that an entry has counts. `at` is for
 * call-outs of figures, whose cards come before it.
 */
const IDENTITIES = [
  "id",
  "deck",
  "die",
  "board",
  "kit",
  "table",
  "scenario",
  "booklet",
  "figure",
  "card",
  "at",
];

export const isIdentity = (key: string): boolean => IDENTITIES.includes(key);

/** The field that identifies an entry; undefined if it has none. */
export function identityOf(node: SourceNode): SourceEntry | undefined {
  if (node.kind !== "map") return undefined;
  for (const name of IDENTITIES) {
    const entry = node.entries.find(({ key }) => key === name);
    if (entry) return entry;
  }
  return undefined;
}

/** What the original's entry has in the field that identifies the translation's; undefined if it has no such field. */
export function identified(original: SourceNode, item: SourceNode): string | undefined {
  const key = identityOf(item)?.key;
  const value =
    original.kind === "map" ? original.entries.find((entry) => entry.key === key)?.value : original;
  return value && written(value);
}

/** Its index: the first with the same identity that was not matched before; "used" if all of those were. */
export function matchedItem(
  item: SourceNode,
  items: readonly SourceNode[],
  used: ReadonlySet<number>,
): number | "used" | undefined {
  const entry = identityOf(item);
  if (!entry) return undefined;
  const wanted = written(entry.value);
  const all = items.flatMap((one, index) => (identified(one, item) === wanted ? [index] : []));
  return all.find((index) => !used.has(index)) ?? (all.length > 0 ? "used" : undefined);
}

/** A value in one line, as it is compared. */
export function written(node: SourceNode): string {
  if (node.kind === "scalar") return node.text;
  if (node.kind === "list") return `[${node.items.map(written).join(", ")}]`;
  return `{ ${node.entries.map(({ key, value }) => `${key}: ${written(value)}`).join(", ")} }`;
}
