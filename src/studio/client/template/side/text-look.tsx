/** How the words of a text look: font, size, weight, colour, alignment, wherever the drawing says it. */
import type { VNode } from "preact";
import type { Thing, ThingElement } from "../../../../index.ts";
import { Button } from "../../parts/button.tsx";
import { Choice, Choices } from "../../parts/fields.tsx";
import { capitalised } from "../../parts/words.ts";
import { face } from "../face.ts";
import { perform } from "../perform.ts";
import { template } from "../state.ts";
import { ColourField } from "./colour-field.tsx";
import { NumberField } from "./number-field.tsx";

/** Weights from here on are bold. */
const BOLD = 600;

const sidesOf = <T extends string>(words: readonly T[], labels: Readonly<Record<string, string>> = {}) =>
  words.map((value) => ({ value, label: labels[value] ?? capitalised(value) }));

export function TextLook({
  thing,
  element,
}: {
  readonly thing: Thing;
  readonly element: ThingElement;
}): VNode | null {
  const { look, text } = thing;
  if (!look) return null;
  const set = (part: Readonly<Record<string, string | number>>): void => {
    const at = face.peek();
    if (at) void perform({ kind: "style-text", ...at, start: element.start, look: part });
  };
  const fonts = template.value?.fonts ?? [];
  const isBold = look.weight >= BOLD;
  const isLine = look.set === "line";
  const sides = look.align === "justify" ? (["left", "center", "right", "justify"] as const) : SIDES;
  return (
    <>
      <div class="inspector-row">
        <Choice
          label="Font"
          value={look.font}
          options={[...(fonts.includes(look.font) ? [] : [look.font]), ...fonts].map((value) => ({
            value,
            label: value === "" ? "The usual one" : value,
          }))}
          onChange={(font) => set({ font })}
        />
        <NumberField
          label="Size"
          value={text?.askedSize ?? 10}
          unit="pt"
          step={0.5}
          least={1}
          whyNot={computed(element, "size", "font-size")}
          onChange={(size) => set({ size })}
        />
        {!isLine && (
          <NumberField
            label="Smallest"
            value={text?.minSize ?? 7.5}
            unit="pt"
            step={0.5}
            least={1}
            whyNot={computed(element, "min-size")}
            onChange={(minSize) => set({ minSize })}
          />
        )}
        <span class="inspector-marks">
          <Button label="Bold" isPressed={isBold} onClick={() => set({ weight: isBold ? "normal" : "bold" })}>
            <b aria-hidden="true">B</b>
          </Button>
          <Button
            label="Italic"
            isPressed={look.isItalic}
            onClick={() => set({ slope: look.isItalic ? "normal" : "italic" })}
          >
            <i aria-hidden="true">I</i>
          </Button>
        </span>
      </div>
      <div class="inspector-row">
        <Choices
          label="Across"
          value={look.align}
          options={sidesOf(sides, { center: "Centre", justify: "Justified" })}
          onChange={(align) => set({ align })}
        />
        {look.valign && (
          <Choices
            label="Down"
            value={look.valign}
            options={sidesOf(["top", "middle", "bottom"])}
            onChange={(valign) => set({ valign })}
          />
        )}
        <ColourField
          element={element}
          name="fill"
          label="Colour"
          drawn={look.colour}
          onSet={(colour) => set({ colour })}
        />
      </div>
    </>
  );
}

const SIDES = ["left", "center", "right"] as const;

/** Why a number of the look cannot be changed here. */
function computed({ attributes }: ThingElement, ...names: readonly string[]): string | undefined {
  const found = attributes.find(
    ({ name, isComputed }) => isComputed && names.includes(name.replace(/^b:/, "")),
  );
  return found && `it is computed: ${found.value}`;
}
