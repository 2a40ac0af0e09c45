/** What cards are called by people: the field that games mostly use for it. */
import type { JsonObject } from "../schema/files.ts";

/** Fields that name a card for people, the first with words wins; in spreadsheets they begin with a capital. */
const TITLES = ["title", "name", "Title", "Name"] as const;

/** Undefined for a card without words in any of these fields. */
export function titleOf(fields: JsonObject): string | undefined {
  for (const key of TITLES) {
    const words = Object.hasOwn(fields, key) ? fields[key] : undefined;
    if (typeof words === "string" && words.trim() !== "") return words;
  }
  return undefined;
}
