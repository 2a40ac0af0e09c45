/** Names of cards, fields and values in the titles of steps, which people undo by them. */
import { counted, shortened } from "../../../diagnostics/words.ts";
import { idInWords, titleOf } from "../../../game/titles.ts";
import type { Json, JsonObject } from "../../../schema/files.ts";
import type { SourcePath } from "../../../source/tree.ts";

/** "Axe 7": its title, or its id in words. */
export function cardName(id: string, values: JsonObject): string {
  const title = titleOf(values);
  return title === undefined ? idInWords(id) : shortened(title.replaceAll(/\s+/g, " "));
}

/** The path of a field by its name: a name with dots is a field within a map only if it looks like one. */
export function fieldPath(name: string): readonly string[] {
  const trimmed = name.replaceAll(/\s+/g, " ").trim();
  return /^[\p{L}\p{N}_-]+(\.\p{L}[\p{L}\p{N}_-]*)+$/u.test(trimmed) ? trimmed.split(".") : [trimmed];
}

/** "cost" for special.cost, "pays 2" for the second entry of a list. */
export function fieldName(path: SourcePath): string {
  const name = path.findLast((step) => typeof step === "string") ?? "";
  const last = path.at(-1);
  return typeof last === "number" ? `${name} ${last + 1}` : String(name);
}

export const shownCards = (count: number): string => counted(count, "card");

/** A value in a title; undefined for a map, and for lists of them. */
export function shownValue(value: Json): string | undefined {
  if (Array.isArray(value)) {
    const items = value.map(shownValue);
    return items.every((item) => item !== undefined) && items.length > 0
      ? shortened(items.join(", "))
      : undefined;
  }
  if (typeof value === "object" && value !== null) return undefined;
  return shortened(String(value).replaceAll(/\s+/g, " ").trim());
}
