/** Adds a text box, an icon, a picture or a rectangle: first what, then what it shows; it appears where there is room. */
import "./adding.css";
import { signal, useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { IconSearch } from "../../icons/icon-search.tsx";
import { Button } from "../../parts/button.tsx";
import { Check, TextField } from "../../parts/fields.tsx";
import { whyReadOnly } from "../../project/read-only.ts";
import { face } from "../face.ts";
import { performAndSelect } from "../perform.ts";
import { source, template } from "../state.ts";

type What = "text" | "icon" | "picture" | "rectangle";

/** What is being added, while it is chosen what it shows. */
export const adding = signal<What | undefined>(undefined);

const BUTTONS = [
  { what: "text", label: "Text box", icon: "text" },
  { what: "icon", label: "Icon", icon: "pin" },
  { what: "picture", label: "Picture", icon: "pictures" },
  { what: "rectangle", label: "Rectangle", icon: "card" },
] as const;

export function Palette(): VNode {
  const whyNot = whyReadOnly.value ?? (source.value ? undefined : "This template cannot be changed");
  return (
    <fieldset class="things-to-add">
      <legend class="unseen">Add</legend>
      {BUTTONS.map(({ what, label, icon }) => (
        <Button
          key={what}
          label={`Add ${label.toLowerCase()}`}
          icon={icon}
          isPressed={what === "rectangle" ? undefined : adding.value === what}
          whyNot={whyNot}
          onClick={() => {
            if (what === "rectangle") void add({ what });
            else adding.value = adding.peek() === what ? undefined : what;
          }}
        />
      ))}
    </fieldset>
  );
}

async function add(more: {
  readonly what: What;
  readonly field?: string;
  readonly fixed?: string;
  readonly isWhole?: boolean;
}): Promise<void> {
  const at = face.peek();
  if (!at) return;
  adding.value = undefined;
  await performAndSelect({ kind: "add-thing", ...at, ...more });
}

const TITLES = { text: "New text box", icon: "New icon", picture: "New picture", rectangle: "" } as const;
const FIXED = {
  text: "Or the same words on all cards",
  icon: "Or the same icon on all cards",
  picture: "Or the same picture on all cards",
  rectangle: "",
} as const;

/** What the new thing shows. */
export function Adding(): VNode | null {
  const what = adding.value;
  const typed = useSignal("");
  const isWhole = useSignal(false);
  if (what === undefined) return null;
  const fields = template.value?.fields ?? [];
  const whole = what === "picture" && isWhole.value ? { isWhole: true } : {};
  return (
    <section class="adding" aria-label={TITLES[what]} onKeyDown={({ key }) => key === "Escape" && close()}>
      <header class="inspector-head">
        <h2>{TITLES[what]}</h2>
        <Button label="Close" icon="close" isBare onClick={close} />
      </header>
      {what === "picture" && (
        <Check
          label="Over the whole card, behind the texts"
          isChecked={isWhole.value}
          onChange={(value) => {
            isWhole.value = value;
          }}
        />
      )}
      <p class="quiet">Which field of the card does it show?</p>
      <ul class="adding-fields">
        {fields.map(({ name, value }) => (
          <li key={name}>
            <button
              type="button"
              class="adding-field"
              onClick={() => void add({ what, field: name, ...whole })}
            >
              <b>{name}</b>
              {value !== undefined && <span class="quiet">{value}</span>}
            </button>
          </li>
        ))}
      </ul>
      {what === "icon" ? (
        <IconSearch
          game={face.value?.game ?? ""}
          label={FIXED.icon}
          onChoose={(fixed) => void add({ what, fixed })}
        />
      ) : (
        <form
          class="adding-fixed"
          onSubmit={(event) => {
            event.preventDefault();
            if (typed.peek().trim() !== "") void add({ what, fixed: typed.peek(), ...whole });
            typed.value = "";
          }}
        >
          <TextField
            label={FIXED[what]}
            value={typed.value}
            {...(what === "picture" && { list: "template-pictures" })}
            onInput={(value) => {
              typed.value = value;
            }}
          />
          <button type="submit" class="button">
            Add
          </button>
        </form>
      )}
    </section>
  );
}

const close = (): void => {
  adding.value = undefined;
};
