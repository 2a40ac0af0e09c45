/** A value as JSON text that every reader takes: half a surrogate pair, which no UTF-8 can hold, is replaced. */

export function jsonText(value: unknown): string {
  return `${JSON.stringify(value, (_key, part) => (typeof part === "string" ? wellFormed(part) : part), 2)}\n`;
}

const LONE_SURROGATE = /[\uD800-\uDFFF]/gu;

/** With the sign for unreadable characters in place of halves of surrogate pairs. */
export function wellFormed(text: string): string {
  return text.replace(LONE_SURROGATE, "\uFFFD");
}
