/** A column goes, with its values and its declaration; what still needs the field is said instead. */
import { notifyOfSteps } from "../documents/step-notice.ts";
import { counted } from "../parts/counted.ts";
import type { Column } from "./columns.ts";
import { hasColumn, textOf, valueAt } from "./columns.ts";
import type { TableState } from "./table-state.ts";
import { change, whenShown } from "./write.ts";

export async function deleteColumn(state: TableState, { key, path }: Column): Promise<void> {
  const { cards } = state.deck.peek();
  const filled = cards.filter(({ values }) => textOf(valueAt(values, path)) !== "").length;
  const place = state.columns.peek().findIndex((one) => one.key === key);
  const made = await change(state, { kind: "delete-field", name: key });
  if (!made) return;
  const values = filled === 0 ? "" : `, with its ${counted(filled, "value")}`;
  notifyOfSteps({ name: "table", text: `The column ${key} is deleted${values}` }, [made]);
  if (!(await whenShown(state, (deck) => !hasColumn(deck, key)))) return;
  // beside it, so that keys go on from there
  const last = state.columns.peek().length - 1;
  state.focusOn(state.activePlace.peek().row, Math.min(place, last));
}
