/** A new column: a field for all cards of the deck. */
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { Choice, TextArea, TextField } from "../parts/fields.tsx";
import { cellsOfText } from "./clipboard.ts";
import { TYPES } from "./column-head.tsx";
import { fieldNameOf, nameFaultOf } from "./field-names.ts";
import type { TableState } from "./table-state.ts";
import { change, whenShown } from "./write.ts";

/** "" = by what the cells say. */
type Type = (typeof TYPES)[number][0] | "";

export function NewColumn({ state, onClose }: { readonly state: TableState; onClose(): void }): VNode {
  const name = useSignal("");
  const type = useSignal<Type>("");
  const cells = useSignal("");
  const choices = useSignal("");
  const field = fieldNameOf(name.value);
  const fault = nameFaultOf(field, state.columns.value);
  const words = choices.value
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "");
  const typed = cellsOfText(cells.value).map(([cell = ""]) => cell);
  const given = cells.value.trim() === "" ? [] : typed;
  const tooMany = given.length - state.deck.value.cards.length;
  const whyNot =
    field === ""
      ? "Enter a name"
      : (fault ??
        (type.value === "enum" && words.length === 0 && given.length === 0
          ? "Enter the choices"
          : undefined));
  const add = async (): Promise<void> => {
    if (whyNot !== undefined) return;
    const ask = {
      kind: "new-field",
      name: field,
      ...(type.value !== "" && { type: type.value }),
      ...(type.value === "enum" && words.length > 0 && { choices: words }),
      ...(given.length > 0 && { cells: given }),
    } as const;
    if (!(await change(state, ask))) return;
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
        <TextArea
          label="First cells, if you have some"
          hint={
            tooMany > 0
              ? `The last ${tooMany} are left out: the deck has ${state.deck.value.cards.length} cards.`
              : "A column copied from a spreadsheet, or one line for each card."
          }
          value={cells.value}
          onInput={(value) => {
            cells.value = value;
          }}
        />
        <Choice<Type>
          label="Its cells are"
          hint="It can be changed later, in the menu of the column."
          value={type.value}
          options={[
            { value: "", label: "As the first cells say, else text" },
            ...TYPES.map(([value, label]) => ({ value, label })),
          ]}
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
