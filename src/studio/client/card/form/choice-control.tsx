/** One of several values: all in view if they are few, else a list that opens. */
import type { VNode } from "preact";
import type { ControlProps } from "./control-props.ts";
import { shown } from "./control-props.ts";
import { useForm } from "./form-context.ts";

/** Of all labels together; more do not fit beside each other. */
const MOST_CHARACTERS = 44;

export function ChoiceControl({ field, control, id, described }: ControlProps<"choice">): VNode {
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
