/** Everything that a scenario says besides its track: title, introduction, players, promises, and notes for who lays it. */

import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import { draftEdits } from "../../documents/draft-edits.ts";
import { Button } from "../../parts/button.tsx";
import { Choice, TextArea, TextField } from "../../parts/fields.tsx";
import { gameId } from "../../project/game-id.ts";
import { whyReadOnly } from "../../project/read-only.ts";
import { say } from "../change.ts";
import { forcedField, specialStep } from "../game-words.ts";
import { openFile, scenario } from "../state.ts";

type Path = readonly (string | number)[];
type Value = string | number | undefined;

/** Typing into one field is one step. @returns whether it was made */
async function set(path: Path, value: Value): Promise<boolean> {
  const [game, file, whyNot] = [gameId.peek(), openFile.peek(), whyReadOnly.peek()];
  if (game === undefined || file === undefined) return false;
  if (whyNot !== undefined) {
    say(new Error(`${whyNot}: nothing was changed`));
    return false;
  }
  const ask = { kind: "change-scenario" as const, game, file, path, ...(value !== undefined && { value }) };
  try {
    await draftEdits(ask, { field: `${file} ${path.join(".")}` });
    return true;
  } catch (error) {
    say(error);
    return false;
  }
}

export function Texts(): VNode | null {
  const now = scenario.value;
  if (!now) return null;
  const { title, intro, players, length, forcedSpecial: forcedDiagonals, setup, origin } = now;
  return (
    <div class="track-texts" data-document>
      <Text path={["title"]} label="Title" value={title} />
      <Text path={["intro"]} label="Introduction" value={intro ?? ""} isLong isOptional />
      <div class="track-texts-row">
        <Text path={["players", "min"]} label="Players, at least" value={String(players.min)} isNumber />
        <Text path={["players", "max"]} label="at most" value={String(players.max)} isNumber />
      </div>
      <div class="track-texts-row">
        <Choice
          label="Length"
          value={length}
          options={(["short", "medium", "long"] as const).map((value) => ({ value, label: value }))}
          whyNot={whyReadOnly.value}
          onChange={(value) => set(["length"], value)}
        />
        {(specialStep.value !== undefined || forcedDiagonals !== undefined) && (
          <Text
            path={[forcedField.value]}
            label={`Forced: ${specialStep.value ?? "special steps"}`}
            value={forcedDiagonals === undefined ? "" : String(forcedDiagonals)}
            isNumber
            isOptional
          />
        )}
      </div>
      <h3>Notes for laying the track</h3>
      {setup.map((note, index) => (
        <div class="track-note" key={`${setup.length} ${index}`}>
          <Text path={["setup", index]} label={`Note ${index + 1}`} value={note} isLong />
          <Button
            label={`Remove note ${index + 1}`}
            icon="trash"
            isBare
            whyNot={whyReadOnly.value}
            onClick={() => void set(["setup", index], undefined)}
          />
        </div>
      ))}
      <Button
        label="Add a note"
        icon="add"
        whyNot={whyReadOnly.value}
        onClick={() => void set(["setup", setup.length], "New note")}
      />
      <Text path={["origin"]} label="Origin" value={origin ?? ""} isOptional />
    </div>
  );
}

interface TextProps {
  readonly path: Path;
  readonly label: string;
  readonly value: string;
  readonly isLong?: boolean;
  readonly isNumber?: boolean;
  /** Emptied, it is removed from the file. */
  readonly isOptional?: boolean;
}

/** What is typed stays while it is typed, whatever answers come meanwhile. */
function Text({ path, label, value, isLong, isNumber, isOptional }: TextProps): VNode {
  const typed = useSignal<string | undefined>(undefined);
  const fault = useSignal<string | undefined>(undefined);
  useEffect(() => {
    typed.value = undefined;
    fault.value = undefined;
  }, [path.join("."), openFile.value]);
  const onInput = (text: string): void => {
    typed.value = text;
    fault.value = faultOf(text, isNumber, isOptional);
    if (fault.value !== undefined) return;
    const isGone = isOptional === true && text.trim() === "";
    // an optional field that was not there is not removed
    if (isGone && value === "" && typed.peek() === text && text !== "") return;
    void set(path, isGone ? undefined : isNumber ? Number(text) : text);
  };
  const props = {
    label,
    value: typed.value ?? value,
    fault: fault.value,
    isReadOnly: whyReadOnly.value !== undefined,
    onInput,
    onBlur: () => {
      if (fault.peek() === undefined) typed.value = undefined;
    },
  };
  return isLong ? <TextArea {...props} /> : <TextField {...props} />;
}

function faultOf(text: string, isNumber = false, isOptional = false): string | undefined {
  const isEmpty = text.trim() === "";
  if (isEmpty) return isOptional ? undefined : "It cannot be empty";
  return isNumber && !/^\d{1,3}$/.test(text.trim()) ? "Expected a whole number" : undefined;
}
