/** What cards are called by people: the field that games mostly use for it. */
import type { JsonObject } from "../schema/files.ts";

/** Fields that name a card for people, the first with words wins; in spreadsheets they begin with a capital. */
const TITLES = ["title", "name", "Title", "Name"] as const;

/** True for the name of a field that names a card for people. */
export const isTitleField = (name: string): boolean => TITLES.some((title) => title === name);

/** What a card without a title is called: "Sword 7" for sword-7. */
export function idInWords(id: string): string {
  const words = id.replaceAll(/[-_]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Undefined for a card without words in any of these fields. */
export function titleOf(fields: JsonObject): string | undefined {
  for (const key of TITLES) {
    const words = Object.hasOwn(fields, key) ? fields[key] : undefined;
    if (typeof words === "string" && words.trim() !== "") return words;
  }
  return undefined;
}
