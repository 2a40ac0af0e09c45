/**
 * The start tags of a whole drawing or template with their attributes, in order. The text is scanned once, however many tags
 * and attributes it has. Limits: it goes by what XML tags look like; whether the XML is well-formed is up to layout.
 */
import { type TagEvent, TagScanner } from "./start-tags.ts";

export interface StartTag {
  readonly name: string;
  /** Offset of its "<" in the text. */
  readonly offset: number;
  /** The text between its name and its end, as written. */
  readonly inside: string;
}

export interface TagAttribute {
  readonly name: string;
  /** As written, with its entities. */
  readonly value: string;
  /** Offset of the value in the text. */
  readonly offset: number;
}

export function* startTagsIn(text: string): Generator<StartTag> {
  const scanner = new TagScanner();
  let start: TagEvent | undefined;
  for (let at = 0; at < text.length; ) {
    const events: TagEvent[] = [];
    at = scanner.step(text, at, events);
    for (const event of events)
      if (event.kind === "start") start = event;
      else if (start && (event.kind === "inside" || event.kind === "end")) {
        yield tagOf(text, start, event.offset);
        start = undefined;
      }
  }
  if (start) yield tagOf(text, start, text.length);
}

const tagOf = (text: string, { name, offset, after }: TagEvent, end: number): StartTag => ({
  name,
  offset,
  inside: text.slice(after, end),
});

const ATTRIBUTE = /(?<=\s)([^\s=<>"']+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

export function attributesOf({ name, offset, inside }: StartTag): readonly TagAttribute[] {
  const start = offset + 1 + name.length;
  return [...inside.matchAll(ATTRIBUTE)].map(
    ({ 0: whole, 1: attribute = "", 2: double, 3: single, index }) => {
      const value = double ?? single ?? "";
      return { name: attribute, value, offset: start + index + whole.length - 1 - value.length };
    },
  );
}
