/** What can be asked to change in a deck. Cards are named by their ids. */
import type { FieldAsk } from "../../../pipeline/fix/cards/set-field.ts";

export type CardAsk = FieldAsk;
