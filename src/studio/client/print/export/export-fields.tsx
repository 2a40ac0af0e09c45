/** The form of an export: what the files are for, which kits, and the options that this target reads. */
import "./export.css";
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useRef } from "preact/hooks";
import type { GameSummary, TargetDetails } from "../../../../index.ts";
import { callWithBytes } from "../../calls/calls.ts";
import { Button } from "../../parts/button.tsx";
import { Check, Choice, Field, TextField } from "../../parts/fields.tsx";
import type { FaultOf, OptionFault } from "../faults.ts";
import { Look } from "../look.tsx";
import { Parts } from "../options-parts.tsx";
import { enter, profileName, target, values } from "./export-choices.ts";
import { TARGET_FIELDS } from "./target-fields.ts";
import { titleAndAbout } from "./target-words.ts";

interface ExportFieldsProps {
  readonly game: GameSummary;
  readonly targets: readonly TargetDetails[];
  readonly fault?: OptionFault | undefined;
}

export function ExportFields({ game, targets, fault }: ExportFieldsProps): VNode {
  const chosen = targets.find(({ name }) => name === target.value);
  const faultOf: FaultOf = (option) => (fault?.option === option ? fault.message : undefined);
  const [title, about] = chosen ? titleAndAbout(chosen) : ["", ""];
  return (
    <>
      <Choice
        label="For"
        value={target.value}
        options={[
          ...(chosen ? [] : [{ value: "", label: "Choose a shop or a table" }]),
          ...targets.map((one) => ({ value: one.name, label: titleAndAbout(one)[0] })),
        ]}
        hint={about}
        fault={faultOf("target")}
        onChange={(name) => {
          target.value = name;
        }}
      />
      <Parts game={game} isExport />
      <Look game={game} />
      {chosen?.options.some(isOffered) && (
        <fieldset class="export-options">
          <legend class="label">For {title} alone</legend>
          {TARGET_FIELDS.filter(({ option }) => chosen.options.includes(option)).map((field) => (
            <OneField key={field.option} field={field} fault={faultOf(field.option)} />
          ))}
        </fieldset>
      )}
    </>
  );
}

const isOffered = (option: TargetDetails["options"][number]): boolean =>
  TARGET_FIELDS.some((field) => field.option === option);

interface OneFieldProps {
  readonly field: (typeof TARGET_FIELDS)[number];
  readonly fault: string | undefined;
}

function OneField({ field, fault }: OneFieldProps): VNode {
  const { option, label, kind, usual = "", hint, choices = [] } = field;
  const value = values.value[option] ?? "";
  if (kind === "check")
    return (
      <Check label={label} isChecked={value !== ""} onChange={(isOn) => enter(option, isOn ? "yes" : "")} />
    );
  if (kind === "choice")
    return (
      <Choice
        label={label}
        value={value}
        options={choices.map(([one, words]) => ({ value: one, label: words }))}
        hint={hint}
        fault={fault}
        onChange={(one) => enter(option, one)}
      />
    );
  if (kind === "profile") return <Profile label={label} hint={hint} fault={fault} />;
  return (
    <TextField
      label={label}
      value={value}
      placeholder={usual}
      hint={hint}
      fault={fault}
      onInput={(text) => enter(option, text)}
    />
  );
}

interface ProfileProps {
  readonly label: string;
  readonly hint: string | undefined;
  readonly fault: string | undefined;
}

/** A file of this computer, which the server keeps for the export. */
function Profile({ label, hint, fault }: ProfileProps): VNode {
  const file = useRef<HTMLInputElement>(null);
  const refusal = useSignal<string | undefined>(undefined);
  const open = async (chosen: File | undefined): Promise<void> => {
    if (!chosen) return;
    refusal.value = undefined;
    try {
      const { id } = await callWithBytes("upload", { name: chosen.name }, chosen);
      enter("icc", id);
      profileName.value = chosen.name;
    } catch (error) {
      refusal.value = (error as Error).message;
    }
  };
  const isChosen = (values.value.icc ?? "") !== "";
  return (
    <Field label={label} id="export-profile" hint={hint} fault={refusal.value ?? fault}>
      <input
        ref={file}
        type="file"
        accept=".icc,.icm"
        hidden
        onChange={({ currentTarget }) => void open(currentTarget.files?.[0])}
      />
      <span class="export-profile">
        <Button
          id="export-profile"
          label={isChosen ? profileName.value : "Open a profile ..."}
          icon="folder"
          onClick={() => file.current?.click()}
        />
        {isChosen && (
          <Button label="Without a profile" icon="close" isBare onClick={() => enter("icc", "")} />
        )}
      </span>
    </Field>
  );
}
