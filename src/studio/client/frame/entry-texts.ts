/** What cards say, to be found by the palette: made once for the values of a card, which stay the same objects until they change. */
import { isMap } from "../project/json.ts";

export interface EntryTexts {
  readonly parts: readonly TextPart[];
  /** All of them as they are looked through. */
  readonly folded: string;
}

interface TextPart {
  /** The field: "special.text". */
  readonly label: string;
  readonly text: string;
}

/** A stretch of a text around words that were found in it. */
export interface Where {
  readonly label: string;
  readonly before: string;
  readonly words: string;
  readonly after: string;
}

const known = new WeakMap<object, EntryTexts>();

/** @param values of a card */
export function textsOf(values: object): EntryTexts {
  const before = known.get(values);
  if (before) return before;
  const parts: TextPart[] = [];
  gather(values, "", 0, parts);
  const made = { parts, folded: parts.map(({ text }) => folded(text)).join("\n") };
  known.set(values, made);
  return made;
}

/** Values come from a file that somebody else may have written. */
const DEEPEST = 12;

function gather(value: unknown, label: string, depth: number, parts: TextPart[]): void {
  if (depth > DEEPEST) return;
  if (typeof value === "string") parts.push({ label, text: value.normalize("NFC") });
  else if (Array.isArray(value)) for (const item of value) gather(item, label, depth + 1, parts);
  else if (isMap(value))
    for (const [key, inner] of Object.entries(value))
      gather(inner, label === "" ? key : `${label}.${key}`, depth + 1, parts);
}

/** Characters before and after the words. */
const [BEFORE, AFTER] = [24, 60];

/** @param word folded @returns undefined if no single text has it */
export function whereIn({ parts }: EntryTexts, word: string): Where | undefined {
  for (const { label, text } of parts) {
    const at = folded(text).indexOf(word);
    if (at === -1) continue;
    const end = at + word.length;
    return {
      label,
      before: `${at > BEFORE ? "…" : ""}${text.slice(Math.max(0, at - BEFORE), at)}`,
      words: text.slice(at, end),
      after: `${text.slice(end, end + AFTER)}${text.length > end + AFTER ? "…" : ""}`,
    };
  }
  return undefined;
}

/** In lower case and without accents, as people type, and as long as the text in its composed form. */
export function folded(text: string): string {
  const composed = text.normalize("NFC");
  if (/^[\0-\x7f]*$/.test(composed)) return composed.toLowerCase();
  return composed.replace(/[^\0-\x7f]|[A-Z]+/g, foldedPart);
}

function foldedPart(one: string): string {
  const apart = one.normalize("NFD");
  const small = (/^.\p{M}+$/u.test(apart) ? apart.charAt(0) : one).toLowerCase();
  return small.length === one.length ? small : one;
}
