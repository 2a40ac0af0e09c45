/** A list of lists of choices whose numbers are fixed, such as the squares of a map card: as a table. */
import type { VNode } from "preact";
import { shown } from "./control-props.ts";
import type { Control, Field } from "./describe.ts";
import { pathKey, useForm } from "./form-context.ts";

type ListOf = Extract<Control, { readonly kind: "list" }>;

const isFixed = ({ canAdd, canRemove }: ListOf): boolean => !canAdd && !canRemove;

/** The rows of such a list; undefined for any other. */
export function gridOf(control: ListOf): readonly (readonly Field[])[] | undefined {
  if (!isFixed(control) || control.items.length === 0) return undefined;
  const rows = control.items.map(({ control: inner }) =>
    inner.kind === "list" && isFixed(inner) ? inner.items : [],
  );
  const isGrid = rows.every((row) => row.length > 0 && row.every((cell) => cell.control.kind === "choice"));
  return isGrid ? rows : undefined;
}

interface ChoiceGridProps {
  readonly label: string;
  readonly labelledBy: string;
  readonly rows: readonly (readonly Field[])[];
}

export function ChoiceGrid({ label, labelledBy, rows }: ChoiceGridProps): VNode {
  const form = useForm();
  return (
    <table class="choice-grid" aria-labelledby={labelledBy}>
      <tbody>
        {rows.map((row, rowIndex) => (
          <tr key={pathKey(row[0]?.path ?? [])}>
            {row.map((cell, index) => (
              <td
                key={pathKey(cell.path)}
                data-field={pathKey(cell.path)}
                onFocusIn={() => form.point(cell.path)}
              >
                <select
                  aria-label={`${label}, row ${rowIndex + 1}, column ${index + 1}`}
                  value={String(cell.value)}
                  disabled={form.isReadOnly}
                  onChange={({ currentTarget }) => {
                    const { control } = cell;
                    const options = control.kind === "choice" ? control.options : [];
                    form.set(
                      cell.path,
                      options.find((one) => String(one) === currentTarget.value),
                    );
                  }}
                >
                  {(cell.control.kind === "choice" ? cell.control.options : []).map((option) => (
                    <option key={String(option)} value={String(option)}>
                      {shown(option)}
                    </option>
                  ))}
                </select>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
