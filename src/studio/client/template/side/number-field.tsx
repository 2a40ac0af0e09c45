/** A number that is typed, or stepped with the arrow keys; it counts when the field is left or Enter is pressed. */
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { TextField } from "../../parts/fields.tsx";
import { capitalised } from "../../parts/words.ts";

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly unit: string;
  /** Of one arrow key; ten times as much with Shift. */
  readonly step: number;
  readonly least?: number;
  /** Why it cannot be changed. */
  readonly whyNot?: string | undefined;
  readonly tip?: string | undefined;
  onChange(value: number): void;
}

export function NumberField(props: NumberFieldProps): VNode {
  const { label, value, unit, step, least, whyNot, tip, onChange } = props;
  const shown = String(Math.round(value * 100) / 100);
  const typed = useSignal<string | undefined>(undefined);
  useLayoutEffect(() => {
    typed.value = undefined;
  }, [shown]);
  const number = (): number | undefined => {
    const text = (typed.value ?? "").trim().replace(",", ".");
    const parsed = text === "" ? Number.NaN : Number(text.replace(/\s*(mm|pt)$/, ""));
    return Number.isFinite(parsed) ? parsed : undefined;
  };
  const set = (wanted: number): void => {
    typed.value = undefined;
    const now = Math.max(least ?? Number.NEGATIVE_INFINITY, Math.round(wanted * 100) / 100);
    if (Math.abs(now - value) > 1e-6) onChange(now);
  };
  const finish = (): void => {
    if (typed.value === undefined) return;
    const found = number();
    if (found === undefined) typed.value = undefined;
    else set(found);
  };
  return (
    <TextField
      label={label}
      value={typed.value ?? shown}
      {...(unit !== "" && { unit })}
      isReadOnly={whyNot !== undefined}
      tip={whyNot === undefined ? tip : capitalised(whyNot)}
      onInput={(text) => {
        typed.value = text;
      }}
      onBlur={finish}
      onKeyDown={(event) => {
        const way = { ArrowUp: 1, ArrowDown: -1 }[event.key];
        if (event.key === "Enter") finish();
        else if (event.key === "Escape" && typed.value !== undefined) typed.value = undefined;
        else if (way !== undefined && whyNot === undefined)
          set((number() ?? value) + way * step * (event.shiftKey ? 10 : 1));
        else return;
        event.preventDefault();
      }}
    />
  );
}
