/** A field of a scenario that is typed into: a text or a number. Typing into one is one step. */
import type { VNode } from "preact";
import { draftEdits, waitingAsks } from "../../documents/draft-edits.ts";
import { TextArea, TextField } from "../../parts/fields.tsx";
import { useTypedText } from "../../parts/use-typed-text.ts";
import { gameId } from "../../project/game-id.ts";
import { whyReadOnly } from "../../project/read-only.ts";
import { say } from "../change.ts";
import { isOld, openFile } from "../state.ts";

export type Path = readonly (string | number)[];
type Value = string | number | undefined;

/** Sets a field, or removes it. @returns whether it was made */
export async function setField(path: Path, value: Value): Promise<boolean> {
  const [game, file, whyNot] = [gameId.peek(), openFile.peek(), whyReadOnly.peek()];
  if (game === undefined || file === undefined) return false;
  if (whyNot !== undefined) {
    say(new Error(`${whyNot}: nothing was changed`));
    return false;
  }
  const ask = { kind: "change-scenario" as const, game, file, path, ...(value !== undefined && { value }) };
  try {
    await draftEdits(ask, { field: keyOf(file, path) });
    return true;
  } catch (error) {
    say(error);
    return false;
  }
}

const keyOf = (file: string, path: Path): string => `${file} ${path.join(".")}`;

interface ScenarioFieldProps {
  readonly path: Path;
  readonly label: string;
  readonly value: string;
  readonly isLong?: boolean;
  readonly isNumber?: boolean;
  /** Emptied, it is removed from the file. */
  readonly isOptional?: boolean;
  readonly hasFocus?: boolean;
}

export function ScenarioField(props: ScenarioFieldProps): VNode {
  const { path, label, value, isLong, isNumber, isOptional, hasFocus = false } = props;
  const key = keyOf(openFile.value ?? "", path);
  const isWaiting = (): boolean => isOld.peek() || waitingAsks.peek().some(({ field }) => field === key);
  const [text, note] = useTypedText(key, value, isWaiting);
  const onInput = (typed: string): void => {
    note(typed);
    if (faultOf(typed, isNumber, isOptional) !== undefined) return;
    const isGone = isOptional === true && typed.trim() === "";
    // an optional field that was not there is not removed
    if (isGone && value === "" && !isWaiting()) return;
    void setField(path, isGone ? undefined : isNumber ? Number(typed) : typed);
  };
  const control = {
    label,
    value: text,
    fault: faultOf(text, isNumber, isOptional),
    isReadOnly: whyReadOnly.value !== undefined,
    hasFocus,
    onInput,
  };
  return isLong ? <TextArea {...control} /> : <TextField {...control} />;
}

function faultOf(text: string, isNumber = false, isOptional = false): string | undefined {
  const isEmpty = text.trim() === "";
  if (isEmpty) return isOptional ? undefined : "It cannot be empty";
  return isNumber && !/^\d{1,3}$/.test(text.trim()) ? "Expected a whole number" : undefined;
}
