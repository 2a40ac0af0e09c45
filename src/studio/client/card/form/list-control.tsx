/** A list: its items one below the other, with buttons to add, remove and move them. Plain items in one line each. */
import type { VNode } from "preact";
import { Button } from "../../parts/button.tsx";
import { ChoiceGrid, gridOf } from "./choice-grid.tsx";
import type { ControlProps } from "./control-props.ts";
import type { Field } from "./describe.ts";
import { useForm } from "./form-context.ts";

export function ListControl({ field, control, id }: ControlProps<"list">): VNode {
  const form = useForm();
  const { path, label } = field;
  const { items, fresh, canAdd, canRemove } = control;
  const rows = gridOf(control);
  if (rows) return <ChoiceGrid label={label} labelledBy={`${id}-label`} rows={rows} />;
  return (
    <fieldset class="form-list" aria-labelledby={`${id}-label`}>
      {items.map((item, index) =>
        form.row(
          { ...item, label: itemLabel(item, label, index), help: undefined },

          form.isReadOnly || !(canAdd || canRemove) ? undefined : (
            <>
              <Button
                label={`Move ${singular(label)} ${index + 1} up`}
                icon="up"
                isBare
                whyNot={index === 0 ? "It is the first" : undefined}
                onClick={() => form.item(path, { change: "up", index })}
              />
              <Button
                label={`Move ${singular(label)} ${index + 1} down`}
                icon="down"
                isBare
                whyNot={index === items.length - 1 ? "It is the last" : undefined}
                onClick={() => form.item(path, { change: "down", index })}
              />
              <Button
                label={`Remove ${singular(label)} ${index + 1}`}
                icon="trash"
                isBare
                whyNot={canRemove ? undefined : "The deck wants at least this many"}
                onClick={() => form.item(path, { change: "remove", index })}
              />
            </>
          ),
        ),
      )}
      {canAdd && !form.isReadOnly && (
        <Button
          label={`Add ${singular(label)}`}
          icon="add"
          kind="quiet"
          onClick={() => form.item(path, { change: "add", value: fresh })}
        />
      )}
    </fieldset>
  );
}

/** "Row 1" where the schema has a title for items, else "bar 1" of "Bars". */
const itemLabel = ({ label }: Field, list: string, index: number): string =>
  `${/^\d+$/.test(label) ? singular(list) : label} ${index + 1}`;

/** "bar" of "Bars", for one item of a list. */
const singular = (label: string): string => {
  const word = label.charAt(0).toLowerCase() + label.slice(1);
  return /[^s]s$/.test(word) ? word.slice(0, -1) : `${word} item`;
};
