/** The rows of a spreadsheet, pasted or from a file, and what each of its columns becomes. */
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useRef } from "preact/hooks";
import type { ColumnUse, UsedColumn } from "../../../index.ts";
import { callWithBytes } from "../calls/calls.ts";
import { Bar } from "../parts/bar.tsx";
import { Button } from "../parts/button.tsx";
import { RemovableChip } from "../parts/chip.tsx";
import { Choice, TextArea } from "../parts/fields.tsx";
import { fill, form, type OpenedWorkbook } from "./form.ts";

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
  const refusal = useSignal<string | undefined>(undefined);
  const { rows, workbook } = form.value;
  const open = async (chosen: File | undefined): Promise<void> => {
    if (!chosen) return;
    refusal.value = undefined;
    try {
      fill({ ...(await opened(chosen)), columns: {} });
    } catch (error) {
      refusal.value = (error as Error).message;
    }
  };
  return (
    <>
      <div class="new-game-rows">
        {workbook ? (
          <Workbook workbook={workbook} />
        ) : (
          <TextArea
            label="Rows of your spreadsheet"
            hint="One card a row, the names of the columns first: copy the cells in your spreadsheet and paste them here."
            value={rows}
            onInput={(value) => fill({ rows: value })}
          />
        )}
        {refusal.value !== undefined && <Bar kind="error">{refusal.value}</Bar>}
        <input
          ref={file}
          type="file"
          accept=".xlsx,.ods,.csv,.tsv,.txt,text/csv"
          hidden
          onChange={({ currentTarget }) => {
            void open(currentTarget.files?.[0]);
            // the same file may be opened again when it was changed
            currentTarget.value = "";
          }}
        />
        <Button
          label="Open a spreadsheet file"
          icon="folder"
          tip="Excel (.xlsx), OpenDocument (.ods), CSV or TSV"
          onClick={() => file.current?.click()}
        />
      </div>
      {columns && <Columns columns={columns} />}
    </>
  );
}

/** A text becomes rows, a workbook is kept by the server. @throws Error for a file that cannot be read, in words for people */
async function opened(file: File): Promise<Pick<typeof form.value, "rows" | "workbook">> {
  if (/\.(?:csv|tsv|txt)$/i.test(file.name)) return { rows: await file.text(), workbook: undefined };
  if (!/\.(?:xlsx|ods)$/i.test(file.name))
    throw new Error(`“${file.name}” is a file of a kind that is not read; save it as .xlsx, .ods or .csv`);
  const { id, sheets = [] } = await callWithBytes("upload", { name: file.name }, file);
  return { rows: "", workbook: { upload: id, name: file.name, sheets, sheet: sheets[0] ?? "" } };
}

/** Which of its sheets has the cards. */
const Workbook = ({ workbook }: { readonly workbook: OpenedWorkbook }): VNode => (
  <>
    <RemovableChip label={workbook.name} onRemove={() => fill({ workbook: undefined, columns: {} })} />
    {workbook.sheets.length > 1 && (
      <Choice
        label="Sheet with the cards"
        value={workbook.sheet}
        options={workbook.sheets.map((sheet) => ({ value: sheet, label: sheet }))}
        onChange={(sheet) => fill({ workbook: { ...workbook, sheet }, columns: {} })}
      />
    )}
  </>
);

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
