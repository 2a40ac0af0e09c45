/** The change of a deck that is asked for: edits of its files, with what `apply` needs to write them. */
import { badOrder } from "../../../diagnostics/broadside-error.ts";
import type { TextEdit } from "../../../diagnostics/diagnostic.ts";
import { addChoices } from "../../../pipeline/fix/cards/add-choices.ts";
import { changeCards } from "../../../pipeline/fix/cards/change-cards.ts";
import { changeType, newField } from "../../../pipeline/fix/cards/change-fields.ts";
import { changeItem } from "../../../pipeline/fix/cards/change-item.ts";
import type { DeckEdits } from "../../../pipeline/fix/cards/deck-edits.ts";
import { deleteField } from "../../../pipeline/fix/cards/delete-field.ts";
import { type OpenDeck, openDeck } from "../../../pipeline/fix/cards/open-deck.ts";
import { pasteRows } from "../../../pipeline/fix/cards/paste-rows.ts";
import { renameField } from "../../../pipeline/fix/cards/rename-field.ts";
import { setField } from "../../../pipeline/fix/cards/set-field.ts";
import type { ProjectContext } from "../../../pipeline/project.ts";
import { utf8Text } from "../../../source/text/utf8.ts";
import { type FileEdits, hashOf } from "../../fix/edits.ts";
import type { Call } from "../../handle.ts";
import type { NamedEdits } from "../edits.ts";
import type { CardAsk } from "./card-ask.ts";

/**
 * @throws BroadsideError `unknown-game` or `unknown-name` for a deck or card that does not exist (any more), `bad-order` for
 * what cannot be written in these files
 */
export function cardChange({ project }: Call, ask: CardAsk): NamedEdits {
  const { title, files, cards } = decided(project, openDeck(project, ask.game, ask.deck), ask);
  const edited = files.flatMap((file) => (file.edits.length > 0 ? [editedFile(project, file)] : []));
  return { title, files: edited, ...(cards && { cards }) };
}

function decided(project: ProjectContext, deck: OpenDeck, ask: CardAsk): DeckEdits {
  switch (ask.kind) {
    case "field":
      return setField(deck, ask);
    case "item":
      return changeItem(deck, ask);
    case "paste-rows":
      return pasteRows(deck, ask);
    case "new-field":
      return newField(deck, ask);
    case "field-type":
      return changeType(deck, ask);
    case "add-choices":
      return addChoices(deck, ask);
    case "rename-field":
      return renameField(project, deck, ask);
    case "delete-field":
      return deleteField(project, deck, ask);
    default:
      return changeCards(deck, ask);
  }
}

/** The edits of a file with the hash and the text that they are for. @throws BroadsideError `bad-order` if it is not UTF-8 */
export function editedFile({ host }: ProjectContext, { path, edits }: DeckEdits["files"][number]): FileEdits {
  const bytes = host.readBytes(path);
  const before = utf8(path, bytes);
  return { path, hash: hashOf(bytes), edits: withOwnBreaks(edits, before), before };
}

/** @throws BroadsideError `bad-order` if the bytes are in another encoding, which edits would mix with UTF-8 */
function utf8(path: string, bytes: Uint8Array): string {
  const text = utf8Text(bytes);
  if (text === undefined) throw badOrder(`${path} is not UTF-8; save it as UTF-8 first`);
  return text;
}

/** Files of old programs have lone carriage returns, which are read as line feeds. */
function withOwnBreaks(edits: readonly TextEdit[], before: string): readonly TextEdit[] {
  if (!before.includes("\r") || before.includes("\n")) return edits;
  return edits.map((edit) => ({ ...edit, text: edit.text.replaceAll("\n", "\r") }));
}
