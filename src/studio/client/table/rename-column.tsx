/** Another name for a column: the field is called so in the cards, in the deck and in its templates. */
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { TextField } from "../parts/fields.tsx";
import { fieldNameOf, nameFaultOf } from "./field-names.ts";
import type { TableState } from "./table-state.ts";
import { change, whenShown } from "./write.ts";

interface RenameColumnProps {
  readonly state: TableState;
  /** The field as it is called now. */
  readonly field: string;
  onClose(): void;
}

export function RenameColumn({ state, field, onClose }: RenameColumnProps): VNode {
  const name = useSignal(field);
  // a name that is there already is kept as it is typed, as in the file
  const to = state.deck.value.kind === "csv" ? name.value.trim() : fieldNameOf(name.value);
  const fault = to === field ? undefined : nameFaultOf(to, state.columns.value);
  const whyNot = to === "" ? "First a name" : (fault ?? (to === field ? "It is called so" : undefined));
  const rename = async (): Promise<void> => {
    if (whyNot !== undefined) return;
    if (!(await change(state, { kind: "rename-field", name: field, to }))) return;
    onClose();
    if (!(await whenShown(state, ({ declared }) => declared.includes(to)))) return;
    const column = state.columns.peek().findIndex(({ key }) => key === to);
    if (column >= 0) state.focusOn(state.activePlace.peek().row, column);
  };
  return (
    <Dialog
      title={`Rename ${field}`}
      onClose={onClose}
      actions={<Button label="Rename" kind="primary" whyNot={whyNot} onClick={() => void rename()} />}
    >
      <TextField
        label="Name"
        hint={
          to === name.value.trim()
            ? "It is changed in all cards and in the templates of the deck. Undo takes it back."
            : `Templates read the field as ${to || "nothing: it needs a letter"}`
        }
        value={name.value}
        fault={fault}
        hasFocus
        onInput={(value) => {
          name.value = value;
        }}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          void rename();
        }}
      />
    </Dialog>
  );
}
