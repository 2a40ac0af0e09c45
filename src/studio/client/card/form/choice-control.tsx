/** One of several values: all in view if they are few, else a list that opens. The list can get more words. */
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { Button } from "../../parts/button.tsx";
import type { ControlProps } from "./control-props.ts";
import { shown } from "./control-props.ts";
import { COMMON } from "./describe.ts";
import { useForm } from "./form-context.ts";

/** Of all labels together; more do not fit beside each other. */
const MOST_CHARACTERS = 44;

export function ChoiceControl(props: ControlProps<"choice">): VNode {
  return (
    <span class="form-choice">
      <Known {...props} />
      <MoreChoices {...props} />
    </span>
  );
}

/** Those of the deck's schema. */
function Known({ field, control, id, described }: ControlProps<"choice">): VNode {
  const form = useForm();
  const { path, value, usual, label, isRequired } = field;
  const { options } = control;
  const words = options.map(shown);
  const chosen = options.indexOf(value ?? usual ?? null);
  const isOther = value !== undefined && chosen === -1;
  const length = words.reduce((sum, word) => sum + word.length + 3, 0);
  if (!isOther && length <= MOST_CHARACTERS && options.length <= 7)
    return (
      <span class="choices-row" role="radiogroup" aria-label={label} {...described}>
        {options.map((option, index) => (
          <label key={words[index]} class="choices-one">
            <input
              id={index === 0 ? id : undefined}
              type="radio"
              class="unseen"
              name={id}
              checked={index === chosen}
              disabled={form.isReadOnly}
              onChange={() => form.set(path, option)}
            />
            <span>{words[index]}</span>
          </label>
        ))}
      </span>
    );
  return (
    <select
      id={id}
      value={isOther ? "other" : String(chosen)}
      disabled={form.isReadOnly}
      {...described}
      onChange={({ currentTarget }) => {
        const index = Number(currentTarget.value);
        if (Number.isInteger(index)) form.set(path, index === -1 ? undefined : options[index]);
      }}
    >
      {(!isRequired || chosen === -1) && <option value="-1">{"—"}</option>}
      {isOther && <option value="other">{`${shown(value)} (not one of the choices)`}</option>}
      {words.map((word, index) => (
        <option key={word} value={String(index)}>
          {word}
        </option>
      ))}
    </select>
  );
}

/** A word that is no choice yet becomes one, and the value of this card. */
function MoreChoices({ field, control, id }: ControlProps<"choice">): VNode | null {
  const form = useForm();
  const { path, value, label, isUnknown } = field;
  const [typed, setTyped] = useState<string | undefined>(undefined);
  const isWords = control.options.every((option) => typeof option !== "object");
  if (form.isReadOnly || isUnknown || !isWords || COMMON.has(String(path[0]))) return null;
  const isOther = typeof value === "string" && value.trim() !== "" && !control.options.includes(value);
  const add = (word: string): void => {
    setTyped(undefined);
    if (word.trim() !== "") form.addChoice(path, word.trim());
  };
  if (typed === undefined)
    return isOther ? (
      <Button
        label={`Add “${value}” to the choices`}
        icon="add"
        tip="Other cards can have it then too"
        onClick={() => add(value)}
      />
    ) : (
      <Button label={`Another choice for ${label}`} icon="add" isBare onClick={() => setTyped("")} />
    );
  return (
    <span class="form-new-choice">
      <input
        type="text"
        id={`${id}-new`}
        aria-label={`New choice for ${label}`}
        placeholder="a new word"
        value={typed}
        ref={focusOnce}
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter") add(typed);
          else if (event.key === "Escape") setTyped(undefined);
          else return;
          event.preventDefault();
          event.stopPropagation();
        }}
      />
      <Button label="Add" onClick={() => add(typed)} />
      <Button label="Cancel" icon="close" isBare onClick={() => setTyped(undefined)} />
    </span>
  );
}

/** The button that opened the field had the focus. */
function focusOnce(element: HTMLInputElement | null): void {
  if (element && element.value === "") element.focus();
}
