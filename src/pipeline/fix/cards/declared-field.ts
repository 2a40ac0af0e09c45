/** What renaming and deleting a declared field have in common. */
import { badOrder } from "../../../diagnostics/broadside-error.ts";
import type { TextEdit } from "../../../diagnostics/diagnostic.ts";
import { editedText } from "../../../source/edit/edited-text.ts";
import { nodeAt } from "../../../source/locate.ts";
import type { SourceDocument, SourceEntry } from "../../../source/tree.ts";
import type { DeckEdits } from "./deck-edits.ts";
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

/** Edits of one file, in order; nothing without edits. */
export function fileEdits(file: SourceDocument, edits: readonly TextEdit[]): DeckEdits["files"] {
  const text = editedText(file);
  text.step(edits);
  return edits.length === 0 ? [] : [{ path: file.path, edits: text.edits() }];
}
