/** What is selected, in numbers and choices: the way to arrange a card without dragging. */
import "./inspector.css";
import type { VNode } from "preact";
import type { Thing, ThingElement } from "../../../../index.ts";
import { Button } from "../../parts/button.tsx";
import { Choices } from "../../parts/fields.tsx";
import { capitalised } from "../../parts/words.ts";
import { hrefOf } from "../../route.ts";
import { face } from "../face.ts";
import { perform, performAndSelect, removeThings } from "../perform.ts";
import { isPlacing } from "../stage/pointer.ts";
import { selectedThing, selection, template } from "../state.ts";
import { ask } from "./ask.ts";
import { ColourField } from "./colour-field.tsx";
import { Fit } from "./fit.tsx";
import { NumberField } from "./number-field.tsx";
import { Place } from "./place-fields.tsx";
import { Several } from "./several.tsx";
import { ShownField } from "./shown-field.tsx";
import { TextLook } from "./text-look.tsx";

const KINDS = { text: "Text box", icon: "Icon", picture: "Picture", shape: "Shape" } as const;

export function Inspector(): VNode {
  const thing = selectedThing.value;
  if (selection.value.length > 1) return <Several things={selection.value} />;
  if (!thing)
    return (
      <section class="inspector" aria-label="Selected thing" data-document>
        <p class="quiet">
          Click a thing in the picture to move it, or add one. Shift-click selects several; Alt-click goes to
          what is below.
        </p>
      </section>
    );
  const { element } = thing;
  return (
    <section class="inspector" aria-label="Selected thing" data-document>
      <Head thing={thing} />
      {element?.why !== undefined && <p class="inspector-why">{capitalised(element.why)}.</p>}
      {!element && <p class="inspector-why">It comes with Broadside and cannot be changed.</p>}
      <Ways thing={thing} />
      {element && element.blocks.length > 0 && (
        <p class="inspector-why">
          Shown where <code>{element.blocks.join(", ")}</code>
        </p>
      )}
      <Place thing={thing} />
      {element && thing.kind === "text" && (
        <>
          <ShownField thing={thing} element={element} />
          <TextLook thing={thing} element={element} />
        </>
      )}
      {element && thing.kind !== "text" && <OtherLook thing={thing} element={element} />}
    </section>
  );
}

function Head({ thing }: { readonly thing: Thing }): VNode {
  const order = (to: "forward" | "back"): void => {
    const edit = ask(thing, { kind: "order-thing", to });
    if (edit) void performAndSelect(edit);
  };
  const duplicate = (): void => {
    const edit = ask(thing, { kind: "duplicate-thing" });
    if (edit) void performAndSelect(edit);
  };
  const remove = (): void => {
    const at = face.peek();
    const { element } = thing;
    if (at && element) void removeThings({ kind: "delete-things", ...at, starts: [element.start] });
  };
  return (
    <header class="inspector-head">
      <h2>
        <span class="quiet">{KINDS[thing.kind]}</span> {thing.name}
      </h2>
      <span class="inspector-actions">
        <Button
          label={isPlacing.value ? "Click on the card" : "Place"}
          icon="pin"
          kind="quiet"
          isPressed={isPlacing.value}
          whyNot={thing.element?.isMovable ? undefined : (thing.element?.why ?? "It cannot be moved")}
          tip="Then click where its middle should be"
          onClick={() => {
            isPlacing.value = !isPlacing.value;
          }}
        />
        <Button label="Bring forward" icon="up" isBare keys="]" onClick={() => order("forward")} />
        <Button label="Send back" icon="down" isBare keys="[" onClick={() => order("back")} />
        <Button label="Duplicate" icon="copy" isBare keys="Mod+D" onClick={duplicate} />
        <Button label="Delete" icon="trash" isBare keys="Delete" onClick={remove} />
      </span>
    </header>
  );
}

/** Where else the thing is written: the card's field, and a partial; and how a text fits. */
function Ways({ thing: { origin, element, text } }: { readonly thing: Thing }): VNode | null {
  const at = face.value;
  const isPartial = element !== undefined && element.file !== template.value?.file;
  if (!at || !(origin.field || isPartial || text)) return null;
  return (
    <div class="inspector-why inspector-ways">
      {origin.field && (
        <a href={hrefOf("card", at.game, at.deck, at.card)}>
          Edit {origin.field.join(".")} of {at.card}
        </a>
      )}
      {isPartial && (
        <a href={hrefOf("source", element.file, String(origin.line))}>
          Open {element.file.replace(/^.*\//, "")}, line {origin.line}
        </a>
      )}
      {text && <Fit text={text} />}
    </div>
  );
}

interface LookProps {
  readonly thing: Thing;
  readonly element: ThingElement;
}

/** An attribute by its name, or by that of what is printed instead; undefined if it is absent. */
const attribute = ({ attributes }: ThingElement, name: string) =>
  attributes.find((one) => one.name === `b:${name}` && one.value.trim() !== "") ??
  attributes.find((one) => one.name === name);

const setter =
  (thing: Thing) =>
  (name: string, value: string | undefined): void => {
    const edit = ask(thing, { kind: "set-attribute", name, value });
    if (edit) void perform(edit);
  };

const sidesOf = (words: readonly string[], labels: Readonly<Record<string, string>> = {}) =>
  words.map((value) => ({ value, label: labels[value] ?? capitalised(value) }));

function OtherLook({ thing, element }: LookProps): VNode {
  const set = setter(thing);
  const isFilled =
    thing.kind === "icon" || (thing.kind === "shape" && element.tag !== "use" && element.tag !== "line");
  return (
    <>
      {thing.kind !== "shape" && <ShownField thing={thing} element={element} />}
      <div class="inspector-row">
        {isFilled && (
          <ColourField element={element} name="fill" label="Colour" onSet={(value) => set("fill", value)} />
        )}
        {element.tag === "b:art" && (
          <Choices
            label="In its box"
            value={attribute(element, "fit")?.value ?? "cover"}
            options={sidesOf(["cover", "contain", "fill"], {
              contain: "Whole",
              cover: "Filled",
              fill: "Stretched",
            })}
            onChange={(value) => set("fit", value)}
          />
        )}
        {element.tag === "rect" && (
          <NumberField
            label="Round corners"
            value={Number(attribute(element, "rx")?.value ?? 0) || 0}
            unit=""
            step={0.5}
            least={0}
            whyNot={attribute(element, "rx")?.isComputed ? "it is computed" : undefined}
            onChange={(value) => set("rx", value === 0 ? undefined : String(value))}
          />
        )}
      </div>
    </>
  );
}
