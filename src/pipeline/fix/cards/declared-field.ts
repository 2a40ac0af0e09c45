/** Fields that a deck declares, to be renamed or deleted: which ones can be, and their columns. */
import { badOrder } from "../../../diagnostics/broadside-error.ts";
import { nodeAt } from "../../../source/locate.ts";
import type { SourceDocument, SourceEntry, SourcePath } from "../../../source/tree.ts";
import { openDeclarations } from "./declare.ts";
import { fieldPath } from "./names.ts";
import type { OpenDeck } from "./open-deck.ts";

/**
 * The steps to a field by its name: "special.cost" is a field within the map `special`.
 * @throws BroadsideError `bad-order` for a field that the deck does not declare, or that other decks may share
 */
export function ownPath(deck: OpenDeck, name: string, work: "rename" | "delete"): readonly string[] {
  const isWhole = Object.hasOwn(deck.schemas.declared, name);
  const path = isWhole ? [name] : fieldPath(name);
  const [top = ""] = path;
  if (!Object.hasOwn(deck.schemas.declared, top))
    throw badOrder(`"${name}" is not declared by this deck, so it cannot be ${work}d`);
  const { path: file } = openDeclarations(deck);
  if (file !== deck.document.path)
    throw badOrder(`"${name}" is declared in ${file}, which other decks may share; ${work} it in the files`);
  const { root } = deck.document;
  if (path.length > 1 && !(root && nodeAt(root, [...declarationOf(path), "properties", path.at(-1) ?? ""])))
    throw badOrder(
      `"${name}" is not a field of its own in \`card:\` of ${deck.document.path}; ${work} it in the file`,
    );
  return path;
}

/** Where the deck declares the field: the path of what has its name in `properties` and perhaps in `required`. */
export const declarationOf = (path: readonly string[]): SourcePath => [
  "card",
  ...path.slice(0, -1).flatMap((step) => ["properties", step]),
];

/** True for the field, and for what is in it. */
export const isOf = (path: readonly string[], other: SourcePath): boolean =>
  path.every((step, index) => other[index] === step);

/** The entry of `columns:` by which a column of another name fills the field. */
export function columnFor({ root }: SourceDocument, name: string): SourceEntry | undefined {
  const columns = root && nodeAt(root, ["columns"]);
  const entries = columns?.kind === "map" ? columns.entries : [];
  return entries.find(({ value }) => value.kind === "scalar" && value.text === name);
}
