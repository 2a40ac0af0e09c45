/** Edits of things, which name them by the offsets of their tags, in a text that has changed since. */
import type { EditAsk } from "../../../index.ts";
import { offsetsSince } from "../documents/moved-offsets.ts";
import { source } from "./state.ts";

/** @param text what the template said when the offsets were known; undefined = as it is now */
export function askNow(ask: EditAsk, text: string | undefined): EditAsk {
  const document = source.peek();
  if (!document || text === undefined || text === document.text.peek()) return ask;
  const now = offsetsSince(document, text);
  if ("starts" in ask) return { ...ask, starts: ask.starts.map(now) };
  return "start" in ask ? { ...ask, start: now(ask.start) } : ask;
}
