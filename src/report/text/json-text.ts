/**
 * A value as JSON text that every reader takes: half a surrogate pair, which no UTF-8 can hold, is replaced. What a
 * terminal or an editor would obey (`visible.ts`) is escaped, so it reads back as the same string.
 */
import { visibleLines } from "./visible.ts";

export function jsonText(value: unknown): string {
  const text = JSON.stringify(value, (_key, part) => (typeof part === "string" ? wellFormed(part) : part), 2);
  return `${visibleLines(text)}\n`;
}

const LONE_SURROGATE = /[\uD800-\uDFFF]/gu;

/** With the sign for unreadable characters in place of halves of surrogate pairs. */
export function wellFormed(text: string): string {
  return text.replace(LONE_SURROGATE, "\uFFFD");
}
