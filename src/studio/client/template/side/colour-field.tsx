/** A colour of a thing: picked, or typed as in the template. */
import type { VNode } from "preact";
import { useId } from "preact/hooks";
import type { ThingElement } from "../../../../index.ts";

interface ColourFieldProps {
  readonly label: string;
  /** The attribute. */
  readonly name: string;
  readonly element: ThingElement;
  /** What it is where the element does not say it: in a style, or around it. */
  readonly drawn?: string | undefined;
  onSet(value: string): void;
}

export function ColourField({ label, name, element, drawn, onSet }: ColourFieldProps): VNode {
  const id = useId();
  const written =
    element.attributes.find((one) => one.name === `b:${name}`) ??
    element.attributes.find((one) => one.name === name);
  const value = written?.value ?? drawn ?? "";
  const isPlain = /^#[\da-f]{6}$/i.test(value);
  const isComputed = written?.isComputed === true;
  return (
    <div class="field colour-field">
      <label class="label" for={id}>
        {label}
      </label>
      <span class="field-box">
        <input
          type="color"
          aria-label={`Pick the ${label.toLowerCase()}`}
          value={isPlain ? value : "#000000"}
          disabled={isComputed}
          onChange={({ currentTarget }) => onSet(currentTarget.value)}
        />
        <input
          id={id}
          type="text"
          value={isComputed ? "computed" : value}
          placeholder="as around it"
          spellcheck={false}
          readOnly={isComputed}
          onChange={({ currentTarget }) => onSet(currentTarget.value.trim())}
        />
      </span>
    </div>
  );
}
