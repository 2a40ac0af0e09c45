/** Pairs runs of stars into bold and italic: the delimiter algorithm of CommonMark 0.31, section 6.2, for `*` alone. */
import { IDEOGRAPHIC, OBJECT } from "../characters.ts";
import type { IconInline, Inline } from "./inline.ts";

export type Token =
  | { readonly kind: "text"; readonly text: string }
  | IconInline
  | { readonly kind: "break" }
  | HardMark
  | { readonly kind: "stars"; readonly count: number };

/** A mark that cannot be typed, by its character. */
export interface HardMark {
  readonly kind: "mark";
  readonly mark: string;
}

export type Marked = Inline | HardMark | { readonly kind: "break" };

interface Delimiter {
  readonly at: number;
  readonly length: number;
  left: number;
  readonly opens: boolean;
  readonly closes: boolean;
}

/** Half-open range of tokens. */
interface Span {
  readonly from: number;
  readonly to: number;
  readonly bold: boolean;
}

/** Gives each token its style; unpaired stars become text, and are added to `unclosed` if they look like marks. */
export function emphasise(tokens: readonly Token[], unclosed: Set<string>): Marked[] {
  const delimiters: Delimiter[] = [];
  for (const [at, token] of tokens.entries())
    if (token.kind === "stars") delimiters.push(delimiterAt(tokens, at, token.count));
  const spans = pair(delimiters);
  for (const delimiter of delimiters) {
    const words = delimiter.left === 0 ? undefined : lonelyMark(delimiter, tokens);
    if (words !== undefined) unclosed.add(words);
  }
  const left = new Map(delimiters.map((delimiter) => [delimiter.at, delimiter.left]));
  const isBold = coverage(
    tokens.length,
    spans.filter(({ bold }) => bold),
  );
  const isItalic = coverage(
    tokens.length,
    spans.filter(({ bold }) => !bold),
  );
  return tokens.map((token, at) => {
    if (token.kind === "icon" || token.kind === "break" || token.kind === "mark") return token;
    return {
      kind: "text",
      text: token.kind === "text" ? token.text : "*".repeat(left.get(at) ?? 0),
      bold: isBold[at] === true,
      italic: isItalic[at] === true,
    };
  });
}

/** Which tokens are inside a span; its two ends are not. */
function coverage(count: number, spans: readonly Span[]): readonly boolean[] {
  const changes = new Int32Array(count + 1);
  for (const { from, to } of spans) {
    changes[from + 1] = (changes[from + 1] as number) + 1;
    changes[to] = (changes[to] as number) - 1;
  }
  let open = 0;
  return Array.from({ length: count }, (_, at) => {
    open += changes[at] as number;
    return open > 0;
  });
}

/** Stars attached to one word, with that word. A single star after a word is more likely a footnote sign. */
function lonelyMark({ at, length, opens, closes }: Delimiter, tokens: readonly Token[]): string | undefined {
  if (opens === closes || (closes && length === 1)) return undefined;
  const stars = "*".repeat(length);
  const word = opens ? /^\S+/.exec(edge(tokens[at + 1])) : lastWord(edge(tokens[at - 1]));
  if (!word || !/[\p{L}\p{N}]/u.test(word[0])) return undefined;
  return opens ? stars + word[0] : word[0] + stars;
}

/** Searched from the end: a search from the beginning would try every letter of every word. */
function lastWord(text: string): RegExpExecArray | null {
  return /^\S+/.exec(text.slice(lastBlank(text) + 1));
}

function lastBlank(text: string): number {
  for (let at = text.length - 1; at >= 0; at--) if (/\s/u.test(text[at] as string)) return at;
  return -1;
}

function pair(delimiters: readonly Delimiter[]): Span[] {
  const spans: Span[] = [];
  const openers: Delimiter[] = [];
  /** For each kind of closer, how many of the first openers do not pair with it: they are not tried again. */
  const useless = new Map<string, number>();
  for (const closer of delimiters) {
    const kind = `${closer.opens} ${closer.length % 3}`;
    while (closer.closes && closer.left > 0) {
      const index = lastPairing(openers, closer, Math.min(useless.get(kind) ?? 0, openers.length));
      const opener = openers[index];
      if (!opener) {
        useless.set(kind, openers.length);
        break;
      }
      const bold = opener.left >= 2 && closer.left >= 2;
      opener.left -= bold ? 2 : 1;
      closer.left -= bold ? 2 : 1;
      spans.push({ from: opener.at, to: closer.at, bold });
      openers.length = opener.left > 0 ? index + 1 : index;
      for (const [other, count] of useless) useless.set(other, Math.min(count, openers.length));
    }
    if (closer.opens && closer.left > 0) openers.push(closer);
  }
  return spans;
}

/** The index of the last opener that pairs with a closer, not before `first`; -1 for none. */
function lastPairing(openers: readonly Delimiter[], closer: Delimiter, first: number): number {
  for (let index = openers.length - 1; index >= first; index--)
    if (canPair(openers[index] as Delimiter, closer)) return index;
  return -1;
}

/** The rule of three: runs that could both open and close pair only when their lengths do not add up to a multiple of 3. */
function canPair(opener: Delimiter, closer: Delimiter): boolean {
  if (!opener.closes && !closer.opens) return true;
  return (opener.length + closer.length) % 3 !== 0 || (opener.length % 3 === 0 && closer.length % 3 === 0);
}

const FIRST = /^./su;
const LAST = /.$/su;

function delimiterAt(tokens: readonly Token[], at: number, length: number): Delimiter {
  const before = LAST.exec(edge(tokens[at - 1]).slice(-2))?.[0] ?? " ";
  const after = FIRST.exec(edge(tokens[at + 1]))?.[0] ?? " ";
  const between = /\d/.test(before) && /\d/.test(after);
  return {
    at,
    length,
    left: length,
    opens: !between && flanks(after, before),
    closes: !between && flanks(before, after),
  };
}

/** True if a run of stars touches `inner`, with `outer` on its other side. */
export function flanks(inner: string, outer: string): boolean {
  if (/\s/u.test(inner)) return false;
  return !isPunctuation(inner) || /\s/u.test(outer) || isPunctuation(outer) || IDEOGRAPHIC.test(outer);
}

const isPunctuation = (character: string): boolean => /[\p{P}\p{S}]/u.test(character) && character !== OBJECT;

/** The text beside a run of stars; an icon counts as a letter. */
function edge(token: Token | undefined): string {
  if (token?.kind === "text") return token.text;
  return token?.kind === "icon" ? OBJECT : " ";
}
