/**
 * Lays the tree of a translation over the tree of the original: every text of the translation takes the place of the
 * original's, and keeps its own place in its own file. Entries of lists are found by their id, or by another field that
 * identifies them; lists without such fields are matched by position.
 * Limits: it knows nothing of schemas. The caller says which fields are texts.
 */
import type { Diagnostic, Result } from "../../diagnostics/diagnostic.ts";
import { faultAt } from "../fault.ts";
import type {
  SourceDocument,
  SourceEntry,
  SourceList,
  SourceMap,
  SourceNode,
  SourcePath,
  TextRange,
} from "../tree.ts";
import { identified, identityOf, isIdentity, matchedItem, written } from "./matched-items.ts";
import { emptyText, notAText, otherLength, unknownEntry, unknownField } from "./overlay-words.ts";

export interface Overlaying {
  /** The file of the translation. */
  readonly document: SourceDocument;
  /** The title of the original, for messages: "decks/battle.yaml". */
  readonly original: string;
  /** True for a text that people read; steps are names and indices of the original. */
  isText(path: SourcePath): boolean;
  /** True for a text that a translation may have although the original has none. */
  mayBeAdded(path: SourcePath): boolean;
}

interface Laying extends Overlaying {
  readonly faults: Diagnostic[];
}

/** The original with the texts of the translation; faulty parts of the translation are left out. */
export function overlaid(
  original: SourceNode,
  over: SourceNode,
  given: Overlaying,
  path: SourcePath = [],
): Result<SourceNode> {
  const faults: Diagnostic[] = [];
  const value = lay(original, over, path, { ...given, faults });
  return { value, diagnostics: faults };
}

function lay(original: SourceNode, over: SourceNode, path: SourcePath, laying: Laying): SourceNode {
  if (isNothing(over)) return original;
  if (original.kind === "map" && over.kind === "map") return layMap(original, over, path, laying);
  if (original.kind === "list" && over.kind === "list") return layList(original, over, path, laying);
  if (original.kind === "scalar" && over.kind === "scalar" && laying.isText(path)) {
    if (over.text.trim() !== "") return { ...over, value: over.text, home: laying.document };
    laying.faults.push(faultAt(laying.document, over, emptyText(path)));
    return original;
  }
  laying.faults.push(faultAt(laying.document, over, notAText(path, original, over)));
  return original;
}

/** `title:` without a value is a text that waits for its translation. */
export const isNothing = (node: SourceNode): boolean =>
  node.kind === "scalar" && node.value === null && node.text === "" && !node.quoted;

function layMap(original: SourceMap, over: SourceMap, path: SourcePath, laying: Laying): SourceMap {
  const { document, faults } = laying;
  const entries = new Map<string, SourceEntry>(original.entries.map((entry) => [entry.key, entry]));
  for (const { key, keyRange, value } of over.entries) {
    const before = entries.get(key);
    const place = [...path, key];
    if (!before && laying.mayBeAdded(place)) {
      if (isNothing(value)) continue;
      const { start, end } = value;
      const stand: SourceNode = { kind: "scalar", value: "", text: "", quoted: false, start, end };
      const added = lay(stand, value, place, laying);
      // A faulty one leaves the default as it is.
      if (added !== stand) entries.set(key, { key, keyRange: { ...keyRange, home: document }, value: added });
      continue;
    }
    if (!before) {
      const known = [...entries.keys()].filter((name) =>
        hasTexts(entries.get(name)?.value, [...path, name], laying),
      );
      faults.push(faultAt(document, keyRange, unknownField(key, path, known, laying.original)));
      continue;
    }
    if (isIdentity(key) && isSame(before.value, value)) continue;
    entries.set(key, { ...before, value: lay(before.value, value, place, laying) });
  }
  return {
    kind: "map",
    start: original.start,
    end: original.end,
    ...homeOf(original),
    entries: [...entries.values()],
  };
}

function layList(original: SourceList, over: SourceList, path: SourcePath, laying: Laying): SourceList {
  const { items } = over;
  const { document, faults } = laying;
  const laid = [...original.items];
  const used = new Set<number>();
  const isByPosition = !items.some((item) => identityOf(item));
  if (isByPosition && items.length !== laid.length)
    faults.push(faultAt(document, over, otherLength(path, laid.length, items.length)));
  if (isByPosition && items.length > laid.length) return original;
  for (const [index, item] of items.entries()) {
    const at = isByPosition ? index : matchedItem(item, original.items, used);
    if (typeof at !== "number") {
      const known = original.items.flatMap((one) => identified(one, item) ?? []);
      const words = unknownEntry(item, known, at === "used", laying.original);
      faults.push(faultAt(document, identityOf(item)?.value ?? item, words));
      continue;
    }
    used.add(at);
    laid[at] = lay(laid[at] as SourceNode, item, [...path, at], laying);
  }
  return { kind: "list", start: original.start, end: original.end, ...homeOf(original), items: laid };
}

const homeOf = ({ home }: TextRange): Pick<TextRange, "home"> => (home ? { home } : {});

const isSame = (one: SourceNode, other: SourceNode): boolean => written(one) === written(other);

/** True if a translation may set something in it. */
function hasTexts(node: SourceNode | undefined, path: SourcePath, laying: Laying): boolean {
  if (node?.kind === "map")
    return node.entries.some(({ key, value }) => hasTexts(value, [...path, key], laying));
  if (node?.kind === "list")
    return node.items.slice(0, 20).some((item, index) => hasTexts(item, [...path, index], laying));
  return node !== undefined && laying.isText(path);
}
