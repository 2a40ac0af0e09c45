/** The form of a card: the fields of its deck, then those that every card has. */
import "../../parts/fields.css";
import "./form.css";
import "./suggestions.css";
import type { VNode } from "preact";
import { COMMON, type Field } from "./describe.ts";
import { ControlOf, FieldRow } from "./field-row.tsx";
import { type DrawingForm, type FormContext, FormProvider, pathKey } from "./form-context.ts";

interface FormProps {
  readonly fields: readonly Field[];
  readonly context: FormContext;
}

export function Form({ fields, context }: FormProps): VNode {
  const drawing: DrawingForm = {
    ...context,
    row: (field, actions) => <FieldRow key={pathKey(field.path)} field={field} actions={actions} />,
    control: (field, id) => <ControlOf field={field} id={id} described={{}} />,
  };
  const own = fields.filter(({ name }) => !COMMON.has(name));
  const common = fields.filter(({ name }) => COMMON.has(name));
  const isOpen = own.length === 0 || common.some(({ name, value }) => name === "note" && value !== undefined);
  return (
    <FormProvider value={drawing}>
      <div class="form" data-document>
        {own.map((field) => drawing.row(field))}
        <details class="form-common" open={isOpen}>
          <summary>Every card has these</summary>
          {common.map((field) => drawing.row(field))}
        </details>
      </div>
    </FormProvider>
  );
}

/** The control of a field, to focus it after the card has changed; undefined if the form has no such field. */
export function focusField(key: string): boolean {
  const row = document.querySelector<HTMLElement>(`.form [data-field="${CSS.escape(key)}"]`);
  row?.closest("details")?.setAttribute("open", "");
  const control = row?.querySelector<HTMLElement>("input, textarea, select, button");
  control?.focus();
  row?.scrollIntoView({ block: "nearest" });
  return control !== null && control !== undefined;
}

/** The key of the field that has the focus. */
export function focusedField(): string | undefined {
  return document.activeElement?.closest<HTMLElement>(".form [data-field]")?.dataset.field;
}
