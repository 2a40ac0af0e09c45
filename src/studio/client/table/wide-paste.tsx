/** Cells that were pasted beyond the last column: they wait here until their columns have names, or are left out. */
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { Button } from "../parts/button.tsx";
import { TextField } from "../parts/fields.tsx";
import type { TableState, WidePaste as Waiting } from "./table-state.ts";
import { pasteAt } from "./write.ts";

export function WidePaste({
  state,
  waiting,
}: {
  readonly state: TableState;
  readonly waiting: Waiting;
}): VNode {
  const { cells, more } = waiting;
  const names = useSignal<readonly string[]>(Array.from({ length: more }, () => ""));
  const known = new Set(state.columns.value.map(({ key }) => key.toLowerCase()));
  const trimmed = names.value.map((name) => name.trim());
  const faultOf = (name: string, index: number): string | undefined => {
    if (name === "") return undefined;
    if (known.has(name.toLowerCase())) return "There is such a column already.";
    return trimmed.indexOf(name) < index ? "Another one is called the same." : undefined;
  };
  const whyNot = trimmed.includes("")
    ? "Enter a name for each column"
    : trimmed.map(faultOf).find((fault) => fault !== undefined);
  const end = (): void => {
    state.wide.value = undefined;
  };
  const pasteWith = (added: readonly string[]): void => {
    if (added.length === 0 || whyNot === undefined) {
      end();
      void pasteAt(state, cells, added);
    }
  };
  return (
    <section class="table-wide" aria-label="Columns that do not fit">
      <p role="status">
        {more === 1
          ? "One of the pasted columns has no column here. What is it called?"
          : `${more} of the pasted columns have no column here. What are they called?`}
      </p>
      <div class="table-wide-names">
        {names.value.map((name, index) => (
          <TextField
            key={index}
            label={`Name of the column with “${sampleOf(waiting, index)}”`}
            value={name}
            hasFocus={index === 0}
            fault={faultOf(name.trim(), index)}
            onInput={(text) => {
              names.value = names.peek().with(index, text);
            }}
            onKeyDown={({ key }) => {
              if (key === "Enter") pasteWith(trimmed);
              else if (key === "Escape") end();
            }}
          />
        ))}
      </div>
      <div class="table-wide-choices">
        <Button
          label="Paste with new columns"
          kind="primary"
          whyNot={whyNot}
          onClick={() => pasteWith(trimmed)}
        />
        <Button label="Paste only what fits" onClick={() => pasteWith([])} />
        <Button label="Do not paste" kind="quiet" onClick={end} />
      </div>
    </section>
  );
}

/** Longer texts say no more about what a column is. */
const SAMPLE = 24;

/** The first text of a column that does not fit. */
function sampleOf({ cells, fitting }: Waiting, index: number): string {
  const text = cells.map((row) => row[fitting + index] ?? "").find((cell) => cell.trim() !== "") ?? "";
  return text.length > SAMPLE ? `${text.slice(0, SAMPLE)}…` : text;
}
