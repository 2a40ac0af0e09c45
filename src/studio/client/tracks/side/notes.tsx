/** Notes for whoever lays the track. One that is added is written into the file once it says something. */
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Button } from "../../parts/button.tsx";
import { whyReadOnly } from "../../project/read-only.ts";
import { openFile } from "../state.ts";
import { ScenarioField, setField } from "./scenario-field.tsx";

export function Notes({ notes }: { readonly notes: readonly string[] }): VNode {
  /** The file that is to have one more, and how many it had. */
  const added = useSignal<{ readonly file: string | undefined; readonly count: number } | undefined>(
    undefined,
  );
  const section = useRef<HTMLDivElement>(null);
  /** Whose place takes the focus, once a note is gone. */
  const left = useRef<number | undefined>(undefined);
  const isAdding = added.value?.file === openFile.value && added.value?.count === notes.length;
  const shown = isAdding ? [...notes, ""] : notes;
  useLayoutEffect(() => {
    if (added.value !== undefined && !isAdding) added.value = undefined;
    const index = left.current;
    if (index === undefined) return;
    left.current = undefined;
    const fields = section.current?.querySelectorAll("textarea") ?? [];
    const next = fields[Math.min(index, fields.length - 1)] ?? section.current?.querySelector("button");
    next?.focus();
  }, [shown.length, openFile.value]);
  const remove = (index: number): void => {
    left.current = index;
    added.value = undefined;
    if (index < notes.length) void setField(["setup", index], undefined);
  };
  return (
    <div ref={section} class="track-notes">
      <h3>Notes for laying the track</h3>
      {shown.map((note, index) => (
        <div class="track-note" key={`${openFile.value} ${index}`}>
          <ScenarioField
            path={["setup", index]}
            label={`Note ${index + 1}`}
            value={note}
            isLong
            isOptional={index === notes.length}
            hasFocus={index === notes.length}
          />
          <Button
            label={`Remove note ${index + 1}`}
            icon="trash"
            isBare
            whyNot={whyReadOnly.value}
            onClick={() => remove(index)}
          />
        </div>
      ))}
      <Button
        label="Add a note"
        icon="add"
        whyNot={whyReadOnly.value}
        onClick={() => {
          added.value = { file: openFile.peek(), count: notes.length };
        }}
      />
    </div>
  );
}
