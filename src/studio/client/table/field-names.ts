/** Names of columns as names of fields. */
import type { Column } from "./columns.ts";

const FIELD = /^\p{L}[\p{L}\p{N}_-]*(\.\p{L}[\p{L}\p{N}_-]*)*$/u;

/** The name by which templates can read it: "My Icon #1" becomes "my-icon-1". Empty if nothing of it can be used. */
export function fieldNameOf(typed: string): string {
  const name = typed.trim();
  if (FIELD.test(name)) return name;
  return name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_]+/gu, "-")
    .replaceAll(/^[^\p{L}]+|-+$/gu, "");
}

/** Why a new column cannot be called so, for people. */
export function nameFaultOf(name: string, columns: readonly Column[]): string | undefined {
  const plain = name.toLowerCase();
  return columns.some(({ key }) => key.toLowerCase() === plain)
    ? "There is such a column already."
    : undefined;
}
