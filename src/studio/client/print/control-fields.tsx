/** The controls of a section, as their rows say. */
import type { VNode } from "preact";
import { Check, Choice, TextField } from "../parts/fields.tsx";
import { choices, choose } from "./choices.ts";
import { type Control, controlsIn, type SectionName } from "./controls.ts";
import type { FaultOf } from "./faults.ts";

interface ControlsProps {
  readonly section: SectionName;
  readonly faultOf: FaultOf;
}

/** Fields beside each other, then the checks below. */
export function Controls({ section, faultOf }: ControlsProps): VNode {
  const controls = controlsIn(section, now());
  const isFirst = (control: Control): boolean => control.kind === "text" && control.name !== "dpi";
  return (
    <>
      {controls.some(isFirst) && (
        <div class="print-pair">
          {controls.filter(isFirst).map((control) => (
            <OneControl key={control.name} control={control} faultOf={faultOf} />
          ))}
        </div>
      )}
      {controls
        .filter((control) => !isFirst(control))
        .map((control) => (
          <OneControl key={control.name} control={control} faultOf={faultOf} />
        ))}
    </>
  );
}

/** True if a control of the section shows what is wrong. */
export const hasFaultIn = (section: SectionName, faultOf: FaultOf): boolean =>
  controlsIn(section, now()).some(
    (control) =>
      control.kind !== "check" && control.option !== undefined && faultOf(control.option) !== undefined,
  );

const now = () => choices.value;

function OneControl({ control, faultOf }: { readonly control: Control; readonly faultOf: FaultOf }): VNode {
  const value = (choices.value as unknown as Readonly<Record<string, unknown>>)[control.name];
  if (control.kind === "check")
    return (
      <Check
        label={control.label}
        isChecked={value === true}
        onChange={(isOn) => choose({ [control.name]: isOn })}
      />
    );
  if (control.kind === "choice")
    return (
      <Choice
        label={control.label}
        value={String(value)}
        options={Object.entries(control.options).map(([one, label]) => ({ value: one, label }))}
        hint={control.option === undefined ? undefined : faultOf(control.option)}
        onChange={(chosen) => choose({ [control.name]: chosen })}
      />
    );
  return (
    <TextField
      label={control.label}
      value={String(value)}
      placeholder={control.usual}
      tip={control.tip}
      fault={control.option === undefined ? undefined : faultOf(control.option)}
      onInput={(text) => choose({ [control.name]: text })}
    />
  );
}
