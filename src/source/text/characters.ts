/**
 * Characters that are not allowed in content: they cannot be printed, and SVG and PDF refuse them when it is too late to
 * find their source. XML 1.0 (section 2.2) allows only tab, line feed and carriage return below U+0020.
 */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { type FaultWords, faultAt } from "../fault.ts";
import type { SourceFile } from "../tree.ts";
import { aroundChange, changeBetween } from "./change.ts";

// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose
const REFUSED = /[\0-\x08\x0B\x0C\x0E-\x1F\x7F\uFFFE\uFFFF]|\p{Surrogate}|\r(?!\n)/gu;

/** The same without carriage returns, and halves of whole characters, which is decided faster; most files have none. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose
const DOUBTFUL = /[\0-\x08\x0B\x0C\x0E-\x1F\x7F\uD800-\uDFFF\uFFFE\uFFFF]/;

/** True if a carriage return has no line feed after it. An alternative of an expression would take twice the time. */
export const hasLoneReturn = (text: string): boolean => text.includes("\r") && /\r(?!\n)/.test(text);

const isDoubtful = (text: string): boolean => DOUBTFUL.test(text) || hasLoneReturn(text);

/** A file consisting of nothing else need not be counted to its end. */
const MOST = 10_000;

/**
 * A fault at each refused character of a file; for lines that end with a lone carriage return, only at the first.
 * @param sound an earlier text of the file without faults; it saves time where little has changed
 */
export function controlCharactersIn(file: SourceFile, sound?: string): readonly Diagnostic[] {
  const { text } = file;
  if (sound !== undefined && !isDoubtful(aroundChange(text, changeBetween(sound, text)))) return [];
  if (!isDoubtful(text)) return [];
  const faults: Diagnostic[] = [];
  let hasReturn = false;
  for (const { 0: character, index } of text.matchAll(REFUSED)) {
    if (character === "\r" && hasReturn) continue;
    hasReturn ||= character === "\r";
    const range = { start: index, end: index + character.length };
    if (faults.push(faultAt(file, range, wordsFor(character))) === MOST) break;
  }
  return faults;
}

/** The message for the first such character in a scalar's text that was made by an escape ("\u0000"). */
export function controlCharacterWords(text: string): FaultWords | undefined {
  const character = text.match(REFUSED)?.[0];
  return character === undefined ? undefined : wordsFor(character);
}

function wordsFor(character: string): FaultWords {
  const code = (character.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, "0");
  const rule = "text/control-character";
  if (character === "\r") {
    const message = "a carriage return (U+000D) without a line feed, expected LF or CRLF line endings";
    return { rule, message, fix: "save the file with LF line endings" };
  }
  const kind = /\p{Surrogate}/u.test(character) ? "half of a character" : "a control character";
  return { rule, message: `U+${code} is ${kind} and cannot be printed`, fix: "remove it" };
}
