/** One field of a form: its label, its control, and what is to be said about it. */
import type { ComponentChildren, VNode } from "preact";
import { useId, useState } from "preact/hooks";
import { ChooseIcon } from "../../icons/choose-icon.tsx";
import { SeverityMark } from "../../parts/severity.tsx";
import { ChoiceControl } from "./choice-control.tsx";
import { type ControlProps, shown } from "./control-props.ts";
import type { Control, Field } from "./describe.ts";
import { pathKey, useForm } from "./form-context.ts";
import { IconControl } from "./icon-control.tsx";
import { ListControl } from "./list-control.tsx";
import { NumberControl } from "./number-control.tsx";
import { PictureControl } from "./picture-control.tsx";
import { TextControl } from "./text-control.tsx";
import { UnionControl } from "./union-control.tsx";
import { useHeld } from "./use-held.ts";

/** Controls that are a group of fields of their own, which a label cannot name. */
const GROUPS: ReadonlySet<Control["kind"]> = new Set(["list", "map", "union"]);

export function FieldRow({
  field,
  actions,
}: {
  readonly field: Field;
  readonly actions?: ComponentChildren;
}): VNode {
  const form = useForm();
  const id = useId();
  const { path, label, isRequired, isUnknown, value, control } = field;
  // drawn again when the focus is gone, which lets the control become another one
  const [, setLeft] = useState(0);
  const key = pathKey(path);
  const findings = form.findingsOf(path);
  const fault = form.faultOf(path);
  const isGroup = GROUPS.has(control.kind);
  const notes = [
    isUnknown && "Not in the deck's schema, so templates do not get it.",
    value === undefined && field.usual !== undefined && `Not written here: ${shown(field.usual)}`,
    field.help,
  ].filter((note): note is string => typeof note === "string");
  const described = {
    ...(notes.length > 0 && { "aria-describedby": `${id}-note` }),
    ...((findings.some(({ severity }) => severity === "error") || fault !== undefined) && {
      "aria-invalid": true as const,
    }),
  };
  const note = notes.length > 0 && (
    <p class="field-hint" id={`${id}-note`}>
      {notes.join(" ")}
    </p>
  );
  return (
    <div
      class={`form-row${form.pointed.value === key ? " is-pointed" : ""}${isUnknown ? " is-unknown" : ""}`}
      data-field={key}
      onPointerEnter={() => form.point(path)}
      onPointerLeave={() => form.point(undefined)}
      onFocusIn={(event) => {
        event.stopPropagation();
        form.point(path);
      }}
      onFocusOut={() => setLeft((count) => count + 1)}
    >
      <div class="form-label">
        {isGroup ? (
          <span class="label" id={`${id}-label`}>
            {label}
          </span>
        ) : (
          <label class="label" for={id}>
            {label}
          </label>
        )}
        {isRequired && value === undefined && <span class="form-needed">needed</span>}
        {isUnknown && <span class="form-unknown">unknown field</span>}
        <span class="form-actions">{actions}</span>
      </div>
      {isGroup && note}
      <ControlOf field={field} id={id} described={described} />
      {!isGroup && note}
      {fault !== undefined && (
        <p class="field-finding error">
          <SeverityMark severity="error" size={14} />
          {fault}
        </p>
      )}
      {findings.map((finding) => (
        <p key={finding.rule + finding.message} class={`field-finding ${finding.severity}`}>
          <SeverityMark severity={finding.severity} size={14} />
          <span>
            {finding.message}
            {finding.fix !== undefined && <small> Fix: {finding.fix}</small>}
            <ChooseIcon finding={finding} />
          </span>
        </p>
      ))}
    </div>
  );
}

/** The control alone. */
export function ControlOf({ field, id, described }: Omit<ControlProps<"text">, "control">): VNode {
  const form = useForm();
  const { path, value } = field;
  const control = useHeld(field.control, id);
  switch (control.kind) {
    case "text":
      return <TextControl {...{ field, control, id, described }} />;
    case "icon":
      return <IconControl {...{ field, control, id, described }} />;
    case "picture":
      return <PictureControl {...{ field, control, id, described }} />;
    case "number":
      return <NumberControl {...{ field, control, id, described }} />;
    case "choice":
      return <ChoiceControl {...{ field, control, id, described }} />;
    case "switch":
      return (
        <label class="form-switch">
          <input
            id={id}
            type="checkbox"
            role="switch"
            aria-checked={(value ?? field.usual) === true}
            checked={(value ?? field.usual) === true}
            disabled={form.isReadOnly}
            {...described}
            onChange={({ currentTarget }) => form.set(path, currentTarget.checked)}
          />
          <span aria-hidden="true" />
          <span class="form-switch-word">{(value ?? field.usual) === true ? "Yes" : "No"}</span>
        </label>
      );
    case "constant":
      return (
        <output id={id} class="form-constant">
          {shown(control.value)}
        </output>
      );
    case "list":
      return <ListControl {...{ field, control, id, described }} />;
    case "map":
      return (
        <fieldset class="form-map" aria-labelledby={`${id}-label`}>
          {control.fields.map((inner) => (
            <FieldRow key={pathKey(inner.path)} field={inner} />
          ))}
        </fieldset>
      );
    case "union":
      return <UnionControl {...{ field, control, id, described }} />;
    case "plain":
      return (
        <output id={id} class="form-constant">
          {JSON.stringify(value)}
        </output>
      );
  }
}
