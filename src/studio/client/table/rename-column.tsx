/** Another name for a column: the field is called so in the cards, in the deck and in its templates. */
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { TextField } from "../parts/fields.tsx";
import { hasColumn } from "./columns.ts";
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
  const path = state.columns.value.find(({ key }) => key === field)?.path ?? [field];
  const key = path.at(-1) ?? field;
  // a field within a map stays in it
  const around = path.slice(0, -1);
  const name = useSignal(key);
  // a name that is there already is kept as it is typed, as in the file
  const to = state.deck.value.kind === "csv" ? name.value.trim() : fieldNameOf(name.value);
  const newField = [...around, to].join(".");
  const fault = to === key ? undefined : nameFaultOf(newField, state.columns.value);
  const whyNot =
    to === "" ? "Enter a name" : (fault ?? (to === key ? "That is already its name" : undefined));
  const rename = async (): Promise<void> => {
    if (whyNot !== undefined) return;
    if (!(await change(state, { kind: "rename-field", name: field, to }))) return;
    onClose();
    if (!(await whenShown(state, (deck) => hasColumn(deck, newField)))) return;
    const column = state.columns.peek().findIndex((one) => one.key === newField);
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
            ? "It is changed in all cards and in the templates of the deck. Lines of rules.yaml that name it are reported. Undo takes it back."
            : `Templates read the field as ${to === "" ? "nothing: it needs a letter" : newField}`
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
