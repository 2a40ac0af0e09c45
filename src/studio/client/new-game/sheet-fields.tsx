/** The rows of a spreadsheet, pasted or from a CSV file, and what each of its columns becomes. */
import type { VNode } from "preact";
import { useRef } from "preact/hooks";
import type { ColumnUse, UsedColumn } from "../../../index.ts";
import { Button } from "../parts/button.tsx";
import { TextArea } from "../parts/fields.tsx";
import { fill, form } from "./form.ts";

/** For people; in the order in which they are offered. */
const USES: Readonly<Record<ColumnUse, string>> = {
  name: "Name of the card",
  rules: "Text of the card",
  copies: "Number of copies",
  picture: "Picture",
  text: "Words",
  choice: "One of a few words",
  integer: "Whole number",
  number: "Number",
  "yes-no": "Yes or no",
  list: "List (a | b)",
  out: "Leave out",
};

export function SheetFields({ columns }: { readonly columns: readonly UsedColumn[] | undefined }): VNode {
  const file = useRef<HTMLInputElement>(null);
  const { rows } = form.value;
  const open = async (chosen: File | undefined): Promise<void> => {
    if (chosen) fill({ rows: await chosen.text(), columns: {} });
  };
  return (
    <>
      <div class="new-game-rows">
        <TextArea
          label="Rows of your spreadsheet"
          hint="One card a row, the names of the columns first: copy the cells in your spreadsheet and paste them here."
          value={rows}
          onInput={(value) => fill({ rows: value })}
        />
        <input
          ref={file}
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          hidden
          onChange={({ currentTarget }) => void open(currentTarget.files?.[0])}
        />
        <Button label="Open a CSV file" icon="folder" onClick={() => file.current?.click()} />
      </div>
      {columns && <Columns columns={columns} />}
    </>
  );
}

function Columns({ columns }: { readonly columns: readonly UsedColumn[] }): VNode {
  return (
    <table class="new-game-columns">
      <caption class="label">What the columns become</caption>
      <thead>
        <tr>
          <th scope="col">Column</th>
          <th scope="col">First cells</th>
          <th scope="col">Becomes</th>
        </tr>
      </thead>
      <tbody>
        {columns.map((column) => (
          <tr key={column.name} class={column.use === "out" ? "quiet" : undefined}>
            <th scope="row">{column.name}</th>
            <td class="quiet">{column.samples.join(", ")}</td>
            <td>
              <UseOf {...column} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const UseOf = ({ name, use, fits }: UsedColumn): VNode => (
  <span class="field">
    <select
      aria-label={`${name} becomes`}
      value={use}
      onChange={({ currentTarget }) => choose(name, currentTarget.value as ColumnUse)}
    >
      {Object.entries(USES)
        .filter(([one]) => fits.includes(one as ColumnUse))
        .map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
    </select>
  </span>
);

/** There is one name, one text and one number of copies: another column that was chosen for it goes back to what it was. */
function choose(column: string, use: ColumnUse): void {
  const isSingle = ["name", "rules", "copies"].includes(use);
  const others = Object.entries(form.peek().columns).filter(([, one]) => !isSingle || one !== use);
  fill({ columns: { ...Object.fromEntries(others), [column]: use } });
}
