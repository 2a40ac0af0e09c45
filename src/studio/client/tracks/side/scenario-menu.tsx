/** Which scenario is shown, and scenarios added, copied, renamed and removed. */
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { Button } from "../../parts/button.tsx";
import { Dialog } from "../../parts/dialog.tsx";
import { TextField } from "../../parts/fields.tsx";
import { Menu } from "../../parts/menu.tsx";
import { whyReadOnly } from "../../project/read-only.ts";
import { openFile, scenario, tracks } from "../state.ts";
import type { AddedStep } from "./scenario-steps.ts";
import { addScenario, openScenario, removeScenario, renameScenario } from "./scenario-steps.ts";

export function ScenarioMenu(): VNode {
  const asking = useSignal<AddedStep | undefined>(undefined);
  const all = tracks.value?.scenarios ?? [];
  const now = scenario.value;
  const whyNot = whyReadOnly.value;
  const none = whyNot ?? (openFile.value === undefined ? "There is no scenario yet" : undefined);
  const ask = (what: AddedStep) => () => {
    asking.value = what;
  };
  return (
    <>
      <Menu
        label={`Scenario: ${now?.title ?? openFile.value ?? "none"}`}
        icon="tracks"
        items={[
          ...all.map(({ file, scenario: one }) => ({
            label: one?.title ?? file,
            isChecked: file === openFile.value,
            onSelect: () => openScenario(file),
          })),
          {
            label: "New scenario ...",
            icon: "add" as const,
            whyNot,
            beginsGroup: all.length > 0,
            onSelect: ask("add"),
          },
          { label: "Duplicate ...", icon: "copy" as const, whyNot: none, onSelect: ask("copy") },
          { label: "Rename ...", icon: "edit" as const, whyNot: none, onSelect: ask("rename") },
          { label: "Delete", icon: "trash" as const, whyNot: none, onSelect: () => void removeScenario() },
        ]}
      >
        <span>{now?.title ?? openFile.value ?? "No scenario"}</span>
      </Menu>
      {asking.value && (
        <TitleDialog
          what={asking.value}
          onClose={() => {
            asking.value = undefined;
          }}
        />
      )}
    </>
  );
}

const WORDS: Readonly<Record<AddedStep, readonly [title: string, button: string]>> = {
  add: ["New scenario", "Add it"],
  copy: ["Duplicate the scenario", "Duplicate it"],
  rename: ["Rename the scenario", "Rename it"],
};

export function TitleDialog({ what, onClose }: { readonly what: AddedStep; onClose(): void }): VNode {
  const { title = "", id = "" } = scenario.value ?? {};
  const typed = useSignal(what === "add" ? "" : what === "copy" ? `${title} II` : title);
  const typedId = useSignal(id);
  const fault = useSignal<string | undefined>(undefined);
  const [head, button] = WORDS[what];
  const done = async (): Promise<void> => {
    const name = typed.peek().trim();
    fault.value = name === "" ? "Give it a title" : undefined;
    if (name === "") return;
    try {
      await (what === "rename"
        ? renameScenario(name, typedId.peek().trim())
        : addScenario(name, what === "copy"));
      onClose();
    } catch (error) {
      fault.value = (error as Error).message;
    }
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    void done();
  };
  return (
    <Dialog
      title={head}
      isModal
      onClose={onClose}
      actions={
        <>
          <Button label={button} kind="primary" onClick={() => void done()} />
          <Button label="Cancel" onClick={onClose} />
        </>
      }
    >
      <div class="form">
        <TextField
          label="Title"
          value={typed.value}
          fault={fault.value}
          hint={what === "rename" ? undefined : "Its file is named after it"}
          hasFocus
          onInput={(value) => {
            typed.value = value;
          }}
          onKeyDown={onKeyDown}
        />
        {what === "rename" && (
          <TextField
            label="Id"
            value={typedId.value}
            hint={`Kits and booklets that name it follow; its file keeps its name, ${openFile.value?.split("/").at(-1)}`}
            onInput={(value) => {
              typedId.value = value;
            }}
            onKeyDown={onKeyDown}
          />
        )}
      </div>
    </Dialog>
  );
}
