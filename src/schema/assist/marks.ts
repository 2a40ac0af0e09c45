/** Names between colons in texts: what is being typed, and what a name means. */
import type { AssistWords, Completion, Hover } from "./assisted.ts";

export interface MarkAt {
  /** Offsets from the first colon to behind the last, as far as written. */
  readonly from: number;
  readonly to: number;
  /** Without colons; as far as the cursor if there is no second one. */
  readonly name: string;
  /** As far as the cursor. */
  readonly typed: string;
}

/** The name between colons at an offset of a value; undefined if there is none. */
export function markAt(
  text: string,
  { from, to }: { readonly from: number; readonly to: number },
  offset: number,
): MarkAt | undefined {
  const before = /(?:^|[^\w:]):([\w-]*)$/.exec(text.slice(from, offset));
  if (!before) return undefined;
  const typed = before[1] as string;
  const start = offset - typed.length - 1;
  const [rest = "", closing] = /^[\w-]*(:?)/.exec(text.slice(offset, to)) ?? [];
  const name = `${typed}${closing ? rest.slice(0, -1) : ""}`;
  // without a second colon, what follows is another word
  return { from: start, to: closing ? offset + rest.length : offset, name, typed };
}

/** Terms and icons of the game that have these characters in them, then icons of the set. */
export function markCompletions(typed: string, { marks, iconsWith }: AssistWords): readonly Completion[] {
  const own = marks
    .filter(({ name, text = "" }) => name.includes(typed) || text.toLowerCase().includes(typed.toLowerCase()))
    .sort((a, b) => Number(b.name.startsWith(typed)) - Number(a.name.startsWith(typed)))
    .map(
      ({ name, kind, text, meaning }): Completion => ({
        label: name,
        insert: `:${name}:`,
        kind,
        ...(text !== undefined && text !== name && { detail: text }),
        ...(meaning !== undefined && { description: meaning }),
      }),
    );
  const known = new Set(own.map(({ label }) => label));
  const others = iconsWith(typed).filter((name) => !known.has(name));
  return [...own, ...others.map((name): Completion => ({ label: name, insert: `:${name}:`, kind: "icon" }))];
}

/** What a name between colons means; undefined for one that the game does not define, and that no icon has. */
export function meaningOf({ from, to, name }: MarkAt, words: AssistWords): Hover | undefined {
  const mark = words.marks.find((one) => one.name === name);
  const isText = mark?.kind === "term";
  const drawing = isText ? undefined : words.drawingOf(name, "icon");
  if (!mark && !drawing) return undefined;
  const { text, meaning } = mark ?? {};
  return {
    from,
    to,
    title: `:${name}:`,
    detail: isText ? `prints "${text ?? name}"` : "icon",
    ...(meaning !== undefined && { text: meaning }),
    ...drawing,
  };
}
