/** What can be asked to change in a deck. Cards are named by their ids. */
import type { AddChoicesAsk } from "../../../pipeline/fix/cards/add-choices.ts";
import type { ChangeCardsAsk } from "../../../pipeline/fix/cards/change-cards.ts";
import type { FieldTypeAsk, NewFieldAsk } from "../../../pipeline/fix/cards/change-fields.ts";
import type { ItemAsk } from "../../../pipeline/fix/cards/change-item.ts";
import type { DeleteFieldAsk } from "../../../pipeline/fix/cards/delete-field.ts";
import type { PasteRowsAsk } from "../../../pipeline/fix/cards/paste-rows.ts";
import type { RenameFieldAsk } from "../../../pipeline/fix/cards/rename-field.ts";
import type { FieldAsk } from "../../../pipeline/fix/cards/set-field.ts";

export type CardAsk =
  | FieldAsk
  | ItemAsk
  | ChangeCardsAsk
  | PasteRowsAsk
  | NewFieldAsk
  | FieldTypeAsk
  | AddChoicesAsk
  | RenameFieldAsk
  | DeleteFieldAsk;
