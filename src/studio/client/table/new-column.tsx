/** A new column: a field for all cards of the deck. */
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { Choice, TextField } from "../parts/fields.tsx";
import { TYPES } from "./column-head.tsx";
import type { TableState } from "./table-state.ts";
import { change, whenShown } from "./write.ts";

type Type = (typeof TYPES)[number][0];

export function NewColumn({ state, onClose }: { readonly state: TableState; onClose(): void }): VNode {
  const name = useSignal("");
  const type = useSignal<Type>("string");
  const choices = useSignal("");
  const field = fieldNameOf(name.value);
  const fault = faultOf(field, state);
  const words = choices.value
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "");
  const whyNot =
    field === ""
      ? "First a name"
      : (fault ?? (type.value === "enum" && words.length === 0 ? "First the choices" : undefined));
  const add = async (): Promise<void> => {
    if (whyNot !== undefined) return;
    const ask = { kind: "new-field", name: field, type: type.value } as const;
    if (!(await change(state, type.value === "enum" ? { ...ask, choices: words } : ask))) return;
    onClose();
    const has = (): boolean => state.columns.peek().some(({ key }) => key === field);
    await whenShown(state, ({ declared }) => declared.includes(field.split(".")[0] ?? field));
    if (has())
      state.focusOn(
        state.activePlace.peek().row,
        state.columns.peek().findIndex(({ key }) => key === field),
      );
  };
  const onEnter = (event: KeyboardEvent): void => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    void add();
  };
  return (
    <Dialog
      title="New column"
      onClose={onClose}
      actions={<Button label="Add the column" kind="primary" whyNot={whyNot} onClick={() => void add()} />}
    >
      <div class="table-new-column">
        <TextField
          label="Name"
          hint={
            field === name.value.trim()
              ? "Templates read the field by this name."
              : `Templates read the field by its name, without spaces and signs: ${field || "it needs a letter"}`
          }
          value={name.value}
          fault={fault}
          hasFocus
          onInput={(value) => {
            name.value = value;
          }}
          onKeyDown={onEnter}
        />
        <Choice<Type>
          label="Its cells are"
          value={type.value}
          options={TYPES.map(([value, label]) => ({ value, label }))}
          onChange={(value) => {
            type.value = value;
          }}
        />
        {type.value === "enum" && (
          <TextField
            label="Choices"
            hint="With commas between them: common, rare"
            value={choices.value}
            onInput={(value) => {
              choices.value = value;
            }}
            onKeyDown={onEnter}
          />
        )}
      </div>
    </Dialog>
  );
}

const FIELD = /^\p{L}[\p{L}\p{N}_-]*(\.\p{L}[\p{L}\p{N}_-]*)*$/u;

/** The name by which templates can read it: "My Icon #1" becomes "my-icon-1". Empty if nothing of it can be used. */
function fieldNameOf(typed: string): string {
  const name = typed.trim();
  if (FIELD.test(name)) return name;
  return name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_]+/gu, "-")
    .replaceAll(/^[^\p{L}]+|-+$/gu, "");
}

function faultOf(name: string, state: TableState): string | undefined {
  const plain = name.toLowerCase();
  return state.columns.value.some(({ key }) => key.toLowerCase() === plain)
    ? "There is such a column already."
    : undefined;
}
