/**
 * Keys that are whole numbers: JavaScript iterates over them from the smallest, whatever the order in the file, and only
 * then over the others. A template's `#each` would print a different order from the one written.
 */
import { listed } from "../../diagnostics/words.ts";
import { faultAt } from "../../source/fault.ts";
import type { SourceEntry, SourceMap } from "../../source/tree.ts";
import type { Reading } from "./reading.ts";

/** What JavaScript treats as a list index: below 2^32 - 1, without leading zeros. */
const isIndex = (key: string): boolean => /^(?:0|[1-9]\d{0,9})$/.test(key) && Number(key) < 2 ** 32 - 1;

/** A separate error: "{ 1,5: x }" has the keys 1, without a value, and 5. */
const isEmpty = ({ value }: SourceEntry): boolean => value.kind === "scalar" && value.text === "";

/** Reports a map of a card or row whose keys are iterated in a different order from the one written. */
export function reportReordered({ entries }: SourceMap, { printed, file, faults }: Reading): void {
  if (!printed || !entries.some(({ key }) => isIndex(key)) || entries.some(isEmpty)) return;
  const keys = entries.map(({ key }) => key);
  const inOrder = Object.keys(Object.fromEntries(keys.map((key) => [key, null])));
  const wrong = entries.find(({ key }, index) => key !== inOrder[index]);
  if (wrong === undefined) return;
  faults.push(
    faultAt(file, wrong.keyRange, {
      rule: "schema/reordered-keys",
      severity: "warning",
      message: `templates iterate over these keys in the order ${listed(inOrder)}, not as written`,
      fix: `write a list, such as [{ name: ${keys[0]}, ... }, { name: ${keys[1]}, ... }], or names that are not whole numbers`,
    }),
  );
}
