/** A number, typed or stepped. */
import type { VNode } from "preact";
import { Button } from "../../parts/button.tsx";
import type { ControlProps } from "./control-props.ts";
import { useForm } from "./form-context.ts";
import { useTyped } from "./use-typed.ts";

export function NumberControl({ field, control, id, described }: ControlProps<"number">): VNode {
  const form = useForm();
  const { path, value, usual, label } = field;
  const { text, type } = useTyped(path, value === undefined || value === null ? "" : String(value));
  const { least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY, step } = control;
  const now = Number(text === "" ? (usual ?? 0) : text);
  const stepped = (by: number): number => Math.min(most, Math.max(least, Math.round((now + by) * 1e6) / 1e6));
  const set = (next: number): void => {
    if (Number.isFinite(now) && next !== now) type(String(next));
  };
  const range = rangeWords(control);
  return (
    <span class="form-number">
      <Button
        label={`Less ${label}`}
        icon="down"
        isBare
        whyNot={form.isReadOnly ? "Read only" : now <= least ? "This is the least" : undefined}
        onClick={() => set(stepped(-step))}
      />
      <input
        id={id}
        type="text"
        inputMode={control.isWhole ? "numeric" : "decimal"}
        value={text}
        placeholder={usual === undefined ? "" : String(usual)}
        readOnly={form.isReadOnly}
        autocomplete="off"
        {...described}
        onInput={({ currentTarget }) => type(currentTarget.value)}
        onKeyDown={(event) => {
          const by = { ArrowUp: step, ArrowDown: -step }[event.key];
          if (by === undefined || form.isReadOnly) return;
          event.preventDefault();
          set(stepped(by));
        }}
      />
      <Button
        label={`More ${label}`}
        icon="up"
        isBare
        whyNot={form.isReadOnly ? "Read only" : now >= most ? "This is the most" : undefined}
        onClick={() => set(stepped(step))}
      />
      {range !== "" && <small class="quiet">{range}</small>}
    </span>
  );
}

function rangeWords({
  least,
  most,
}: {
  readonly least?: number | undefined;
  readonly most?: number | undefined;
}): string {
  if (least !== undefined && most !== undefined) return `${least} to ${most}`;
  if (least !== undefined) return least === 0 ? "" : `at least ${least}`;
  return most === undefined ? "" : `at most ${most}`;
}
