/**
 * Characters that no content may hold: they cannot be printed, and SVG and PDF refuse them long after anybody could tell
 * where they came from. XML 1.0 (section 2.2) leaves of the controls below U+0020 only tab, line feed and carriage return.
 */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { type FaultWords, faultAt } from "../fault.ts";
import type { SourceFile } from "../tree.ts";

// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose
const REFUSED = /[\0-\x08\x0B\x0C\x0E-\x1F\x7F\uFFFE\uFFFF]|\p{Surrogate}|\r(?!\n)/gu;

/** A file of nothing else need not be counted to its end. */
const MOST = 10_000;

/** A fault at each refused character of a file; of lines that end with a carriage return alone, at the first. */
export function controlCharactersIn(file: SourceFile): readonly Diagnostic[] {
  const faults: Diagnostic[] = [];
  let hasReturn = false;
  for (const { 0: character, index } of file.text.matchAll(REFUSED)) {
    if (character === "\r" && hasReturn) continue;
    hasReturn ||= character === "\r";
    const range = { start: index, end: index + character.length };
    if (faults.push(faultAt(file, range, wordsFor(character))) === MOST) break;
  }
  return faults;
}

/** The words for the first such character of a scalar's text, where an escape ("\u0000") made it. */
export function controlCharacterWords(text: string): FaultWords | undefined {
  const character = text.match(REFUSED)?.[0];
  return character === undefined ? undefined : wordsFor(character);
}

function wordsFor(character: string): FaultWords {
  const code = (character.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, "0");
  const rule = "text/control-character";
  if (character === "\r") {
    const message = "a carriage return (U+000D) without a line feed, expected line ends LF or CRLF";
    return { rule, message, fix: "save the file with line ends LF" };
  }
  const kind = /\p{Surrogate}/u.test(character) ? "half of a character" : "a control character";
  return { rule, message: `U+${code} is ${kind} and cannot be printed`, fix: "remove it" };
}
