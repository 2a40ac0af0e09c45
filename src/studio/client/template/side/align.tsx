/** Buttons that line things up, with each other or on the card. */
import type { VNode } from "preact";
import type { Thing } from "../../../../index.ts";
import { Button } from "../../parts/button.tsx";
import type { IconName } from "../../parts/icon.tsx";
import { face } from "../face.ts";
import { perform } from "../perform.ts";

const SIDES = [
  { at: "left", label: "left", icon: "align-left" },
  { at: "center", label: "centre", icon: "align-center" },
  { at: "right", label: "right", icon: "align-right" },
  { at: "top", label: "top", icon: "align-top" },
  { at: "middle", label: "middle", icon: "align-middle" },
  { at: "bottom", label: "bottom", icon: "align-bottom" },
] as const satisfies readonly { readonly icon: IconName; readonly at: string; readonly label: string }[];

interface AlignProps {
  readonly things: readonly Thing[];
  /** Where: with each other, or on the card. */
  readonly within: "card" | undefined;
  readonly whyNot: string | undefined;
}

export function Align({ things, within, whyNot }: AlignProps): VNode {
  const where = within === "card" ? " of the card" : "";
  return (
    <fieldset class="inspector-align">
      <legend class="unseen">{within === "card" ? "Align on the card" : "Align with each other"}</legend>
      {SIDES.map(({ at, label, icon }) => (
        <Button
          key={at}
          label={`Align at the ${label}${where}`}
          icon={icon}
          isBare
          whyNot={whyNot}
          onClick={() => {
            const shown = face.peek();
            const starts = startsOf(things);
            if (shown) void perform({ kind: "align-things", ...shown, starts, at, within });
          }}
        />
      ))}
    </fieldset>
  );
}

export const startsOf = (things: readonly Thing[]): readonly number[] =>
  things.flatMap(({ element }) => element?.start ?? []);
