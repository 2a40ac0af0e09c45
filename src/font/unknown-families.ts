/** Names the families that a text asks for and no font file has. */
import type { FontBook } from "./font-book.ts";

/** Generic names of CSS Fonts 4; no file is meant by them. */
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

/** Generic names count only where no named family is there: then nothing of the list can be honoured. */
export function unknownFamilies(families: readonly string[], fonts: FontBook): readonly string[] {
  const unknown = families.filter((family) => !fonts.has(family));
  const named = unknown.filter((family) => !GENERIC.has(family.toLowerCase()));
  return named.length > 0 || unknown.length < families.length ? named : unknown;
}
