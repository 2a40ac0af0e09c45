/** Edits of things, which name them by the offsets of their tags, in a text that has changed since. */
import type { EditAsk } from "../../../index.ts";
import { documents } from "../documents/documents.ts";
import { offsetsSince } from "../documents/moved-offsets.ts";

/** The text in which the offsets of an edit were known. */
export interface SeenText {
  readonly path: string;
  readonly text: string;
}

/** What a template says now; undefined for one that is not open. */
export function seenText(path: string | undefined): SeenText | undefined {
  const document = path === undefined ? undefined : documents.peek().get(path);
  return document && { path: document.path, text: document.text.peek() };
}

/**
 * The offsets follow the document that they are of, whichever one the view shows by then.
 * @param seen undefined = the offsets are of the text as it is now
 */
export function askNow(ask: EditAsk, seen: SeenText | undefined): EditAsk {
  const now = offsetNow(seen);
  if ("starts" in ask) return { ...ask, starts: ask.starts.map(now) };
  return "start" in ask ? { ...ask, start: now(ask.start) } : ask;
}

/** Where an offset is now. */
export function offsetNow(seen: SeenText | undefined): (offset: number) => number {
  const document = seen && documents.peek().get(seen.path);
  return document ? offsetsSince(document, seen.text) : (offset) => offset;
}
