/** A field of the cards that a spreadsheet becomes. */
import type { JsonSchema } from "../../../schema/json-schema.ts";

/** A field of the cards that is printed: its way through maps, and the words before its value. */
export interface CardField {
  readonly path: readonly string[];
  readonly label: string;
  readonly schema: JsonSchema;
  /** Its value on each card, as written; "" where a card has none. */
  readonly values: readonly string[];
}
