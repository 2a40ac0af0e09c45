/** Fields that a deck declares, to be renamed or deleted: which ones can be, and their columns. */
import { badOrder } from "../../../diagnostics/broadside-error.ts";
import { nodeAt } from "../../../source/locate.ts";
import type { SourceDocument, SourceEntry } from "../../../source/tree.ts";
import { openDeclarations } from "./declare.ts";
import type { OpenDeck } from "./open-deck.ts";

/** @throws BroadsideError `bad-order` for a field that the deck does not declare, or that other decks may share */
export function refuseForeign(deck: OpenDeck, name: string, work: "rename" | "delete"): void {
  if (!Object.hasOwn(deck.schemas.declared, name))
    throw badOrder(`"${name}" is not declared by this deck, so it cannot be ${work}d`);
  const { path } = openDeclarations(deck);
  if (path !== deck.document.path)
    throw badOrder(`"${name}" is declared in ${path}, which other decks may share; ${work} it in the files`);
}

/** The entry of `columns:` by which a column of another name fills the field. */
export function columnFor({ root }: SourceDocument, name: string): SourceEntry | undefined {
  const columns = root && nodeAt(root, ["columns"]);
  const entries = columns?.kind === "map" ? columns.entries : [];
  return entries.find(({ value }) => value.kind === "scalar" && value.text === name);
}
