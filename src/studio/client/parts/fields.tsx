/**
 * Fields of forms: texts, numbers, choices, checks. Each has a label, and below it a hint or what is wrong with its value;
 * a field with a wrong value keeps what was typed.
 */
import "./fields.css";
import type { ComponentChildren, VNode } from "preact";
import { useId, useLayoutEffect, useRef, useState } from "preact/hooks";
import { SeverityMark } from "./severity.tsx";
import { tipOf } from "./tips.tsx";

interface FieldProps {
  readonly label: string;
  /** The label is for screen readers alone. */
  readonly hidesLabel?: boolean;
  readonly hint?: ComponentChildren;
  readonly fault?: string | undefined;
  readonly id?: string;
}

interface TextFieldProps extends FieldProps {
  readonly value: string;
  readonly placeholder?: string;
  /** "search" can be emptied with Esc. */
  readonly type?: "text" | "search" | "url";
  readonly isReadOnly?: boolean;
  /** After the value: "mm". */
  readonly unit?: string;
  readonly list?: string;
  readonly hasFocus?: boolean;
  /** Why the value is as it is, or cannot be changed. */
  readonly tip?: string | undefined;
  onInput(value: string): void;
  onKeyDown?(event: KeyboardEvent): void;
  onFocus?(): void;
  onBlur?(): void;
}

export function TextField(props: TextFieldProps): VNode {
  const own = useId();
  const id = props.id ?? own;
  const { value, type = "text", unit, hasFocus = false } = props;
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (!hasFocus) return;
    input.current?.focus();
    // what is there is replaced by what is typed
    input.current?.select();
  }, [hasFocus]);
  return (
    <Field {...props} id={id}>
      <span class="field-box">
        <input
          ref={input}
          id={id}
          type={type}
          value={value}
          placeholder={props.placeholder}
          readOnly={props.isReadOnly}
          list={props.list}
          spellcheck={false}
          autocomplete="off"
          // a dialog that opens gives the focus to it
          autofocus={hasFocus}
          {...described(id, props)}
          {...tipOf(props.tip)}
          onInput={({ currentTarget }) => props.onInput(currentTarget.value)}
          onKeyDown={props.onKeyDown}
          onFocus={props.onFocus}
          onBlur={props.onBlur}
        />
        {unit && <span class="unit">{unit}</span>}
      </span>
    </Field>
  );
}

interface TextAreaProps extends FieldProps {
  readonly value: string;
  readonly isReadOnly?: boolean;
  readonly hasFocus?: boolean;
  onInput(value: string): void;
  onKeyDown?(event: KeyboardEvent): void;
  onBlur?(): void;
}

/** As high as its text. */
export function TextArea(props: TextAreaProps): VNode {
  const own = useId();
  const id = props.id ?? own;
  const { hasFocus = false } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    if (hasFocus) area.current?.focus();
  }, [hasFocus]);
  return (
    <Field {...props} id={id}>
      <textarea
        ref={area}
        id={id}
        value={props.value}
        rows={2}
        readOnly={props.isReadOnly}
        {...described(id, props)}
        onInput={({ currentTarget }) => props.onInput(currentTarget.value)}
        onKeyDown={props.onKeyDown}
        onBlur={props.onBlur}
      />
    </Field>
  );
}

export interface Option<T extends string = string> {
  readonly value: T;
  readonly label: string;
}

interface ChoicesProps<T extends string> extends FieldProps {
  readonly value: T;
  readonly options: readonly Option<T>[];
  onChange(value: T): void;
}

interface ChoiceProps<T extends string> extends Omit<ChoicesProps<T>, "onChange"> {
  /** Why nothing can be chosen now. */
  readonly whyNot?: string | undefined;
  /** @returns false, or a promise of it, where the choice was refused: then the value is shown again */
  onChange(value: T): unknown;
}

/** One of several, in a list that opens. */
export function Choice<T extends string>(props: ChoiceProps<T>): VNode {
  const own = useId();
  const id = props.id ?? own;
  const [, showAgain] = useState({});
  const choose = async (value: T): Promise<void> => {
    if ((await props.onChange(value)) === false) showAgain({});
  };
  const said = { ...props, hint: props.whyNot ?? props.hint };
  return (
    <Field {...said} id={id}>
      <select
        id={id}
        value={props.value}
        disabled={props.whyNot !== undefined}
        {...described(id, said)}
        onChange={({ currentTarget }) => void choose(currentTarget.value as T)}
      >
        {props.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Field>
  );
}

/** One of a few, all of them in view. */
export function Choices<T extends string>({
  label,
  value,
  options,
  onChange,
  hidesLabel,
}: ChoicesProps<T>): VNode {
  const name = useId();
  return (
    <fieldset class="choices">
      <legend class={hidesLabel ? "unseen" : "label"}>{label}</legend>
      <span class="choices-row">
        {options.map((one) => (
          <label key={one.value} class="choices-one">
            <input
              type="radio"
              class="unseen"
              name={name}
              value={one.value}
              checked={one.value === value}
              onChange={() => onChange(one.value)}
            />
            <span>{one.label}</span>
          </label>
        ))}
      </span>
    </fieldset>
  );
}

export function Check({
  label,
  isChecked,
  onChange,
}: {
  readonly label: ComponentChildren;
  readonly isChecked: boolean;
  onChange(isChecked: boolean): void;
}): VNode {
  return (
    <label class="check">
      <input
        type="checkbox"
        class="check-box"
        checked={isChecked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span>{label}</span>
    </label>
  );
}

/** Label, control, and what is to be said below it; for controls of one's own too, which take `described`. */
export function Field({
  id = "",
  label,
  hidesLabel,
  hint,
  fault,
  children,
}: FieldProps & { readonly children: ComponentChildren }): VNode {
  return (
    <div class={`field${fault === undefined ? "" : " has-fault"}`}>
      <label for={id} class={hidesLabel ? "unseen" : "label"}>
        {label}
      </label>
      {children}
      {hint && (
        <span class="field-hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {fault !== undefined && (
        <span class="field-finding error" id={`${id}-fault`}>
          <SeverityMark severity="error" size={14} />
          {fault}
        </span>
      )}
    </div>
  );
}

/** Attributes that tie a control to the words below it. */
export function described(
  id: string,
  { hint, fault }: Pick<FieldProps, "hint" | "fault">,
): { readonly "aria-invalid"?: true; readonly "aria-describedby"?: string } {
  const ids = [hint && `${id}-hint`, fault !== undefined && `${id}-fault`].filter(Boolean);
  return {
    ...(fault !== undefined && { "aria-invalid": true as const }),
    ...(ids.length > 0 && { "aria-describedby": ids.join(" ") }),
  };
}
