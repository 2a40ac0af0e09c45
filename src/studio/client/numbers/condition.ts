/** The cards that a bar counts, as the filter box of the decks reads it. */
import { NO_VALUE } from "./distribution.ts";

/** Exactly this value: "suit:axe" would also show an "axeman". */
export function conditionOf(field: string, value: string): string {
  if (value === NO_VALUE) return `-has:${field}`;
  return `${field}=${/^[\w.-]+$/.test(value) ? value : `"${value.replaceAll('"', "")}"`}`;
}
