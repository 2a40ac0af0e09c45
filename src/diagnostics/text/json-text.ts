/**
 * A value as JSON text that every reader accepts: a lone surrogate, which UTF-8 cannot encode, is replaced. Control
 * characters for terminals and editors (`visible.ts`) are escaped, so they read back as the same string.
 */
import { visibleLines } from "./visible.ts";

export function jsonText(value: unknown): string {
  const text = JSON.stringify(value, (_key, part) => (typeof part === "string" ? wellFormed(part) : part), 2);
  return `${visibleLines(text)}\n`;
}

const LONE_SURROGATE = /[\uD800-\uDFFF]/gu;

/** Replaces lone surrogates by the replacement character U+FFFD. */
export function wellFormed(text: string): string {
  return text.replace(LONE_SURROGATE, "\uFFFD");
}
