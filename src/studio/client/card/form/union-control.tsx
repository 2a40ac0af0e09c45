/** A value of one of several kinds: the kind, then the fields of that kind. */
import type { VNode } from "preact";
import type { ControlProps } from "./control-props.ts";
import { useForm } from "./form-context.ts";

export function UnionControl({ field, control, id, described }: ControlProps<"union">): VNode {
  const form = useForm();
  const { branches, chosen } = control;
  const isWritten = field.value !== undefined;
  return (
    <fieldset class="form-map" aria-labelledby={`${id}-label`}>
      <select
        id={id}
        aria-label={`Kind of ${field.label}`}
        value={isWritten ? String(chosen) : "-1"}
        disabled={form.isReadOnly}
        {...described}
        onChange={({ currentTarget }) => {
          const index = Number(currentTarget.value);
          form.set(field.path, index === -1 ? undefined : branches[index]?.fresh);
        }}
      >
        {(!field.isRequired || !isWritten) && <option value="-1">{"—"}</option>}
        {branches.map(({ title }, index) => (
          <option key={title} value={String(index)}>
            {title}
          </option>
        ))}
      </select>
      {isWritten && (
        <>
          <label class="unseen" for={`${id}-value`} id={`${id}-value-label`}>
            {field.label}
          </label>
          {form.control({ ...control.field, label: field.label }, `${id}-value`)}
        </>
      )}
    </fieldset>
  );
}
