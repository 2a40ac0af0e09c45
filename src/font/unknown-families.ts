/** The families in a text's list that no font file has. */
import type { FontBook } from "./font-book.ts";

/** Generic names of CSS Fonts 4; they do not refer to files. */
const GENERIC = new Set([
  "serif",
  "sans-serif",
  "monospace",
  "cursive",
  "fantasy",
  "system-ui",
  "ui-serif",
  "ui-sans-serif",
  "ui-monospace",
  "ui-rounded",
  "math",
]);

/** Generic names count only if no named family exists: then nothing in the list can be used. */
export function unknownFamilies(families: readonly string[], fonts: FontBook): readonly string[] {
  const unknown = families.filter((family) => !fonts.has(family));
  const named = unknown.filter((family) => !GENERIC.has(family.toLowerCase()));
  return named.length > 0 || unknown.length < families.length ? named : unknown;
}
