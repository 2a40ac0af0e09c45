/**
 * Press: finished print jobs of the shipped games, each beside the work that it saves or adds to. Every figure is the
 * minimum of its runs; targets are ratios.
 */
import { exportRows } from "./press/export-rows.mjs";
import { updateRows } from "./press/update-rows.mjs";
import { workbookRows } from "./press/workbook-rows.mjs";

export { ratioTable as table } from "./speed/ratio-table.mjs";

export const title = "Press";

/** Groups of rows that are measured together: `name`, and `measure`, which yields rows. */
const GROUPS = [...exportRows, ...workbookRows, ...updateRows];

export const groups = GROUPS.map(({ name }) => name);

/** @param wanted words that names of groups contain; none = all groups */
export async function* measure(wanted = []) {
  for (const { name, measure } of GROUPS)
    if (wanted.length === 0 || wanted.some((word) => name.includes(word))) yield* measure();
}
