/** Findings made by hand for the tests of reports, and texts that must not break any format. */
import type { Diagnostic } from "../../../src/diagnostics/diagnostic.ts";

export const FILE = "content/pirate-quest/decks/battle.yaml";

/** A finding that marks `length` units of a line; its offset assumes 100 units per line. */
export function finding(
  line: number,
  column: number,
  length: number,
  more: Partial<Diagnostic> = {},
): Diagnostic {
  const offset = (line - 1) * 100 + column - 1;
  const start = { line, column, offset };
  const end = { line, column: column + length, offset: offset + length };
  return { rule: "facts/broken-run", severity: "error", message: "a fault", file: FILE, start, end, ...more };
}

/** Hostile text that other people's files may bring into a message. */
export const HOSTILE: readonly string[] = [
  "two\nlines\r\nand\ra third",
  "\u001b[2J\u001b]0;title\u0007",
  "]]><x/>",
  "&amp; & < > \" '",
  "::error file=a.yaml::forged",
  "%0A%25 100 %",
  "a:b,c=d",
  "line\u2028separator\u2029",
  "half \ud83d and \ude00 halves",
  "\u202Eright to left",
  "\u009B31mred\u007F\u0085",
  "\u061C\u200E\u200F\u2066isolate\u2069\u202A",
  "\u0000\u0001\u000B\uFFFE\uFFFF",
  "[click](https://example.org)",
  "{0} {x}",
  "😀 中文 e\u0301",
];

/** The text after passing through UTF-8, which has no lone surrogates. */
export const asUtf8 = (text: string): string => Buffer.from(text, "utf8").toString("utf8");

/** Code points that a terminal or bidirectional display obeys: C0, DEL, C1 (ISO 6429), marks, separators (UAX #9). */
const OBEYED: readonly (readonly [first: number, last: number])[] = [
  [0x00, 0x08],
  [0x0a, 0x1f],
  [0x7f, 0x9f],
  [0x061c, 0x061c],
  [0x200e, 0x200f],
  [0x2028, 0x202e],
  [0x2066, 0x2069],
];

/** The characters of a text that a terminal would obey, except those in `kept`. */
export const obeyed = (text: string, kept = "\n"): readonly string[] =>
  [...text].filter(
    (character) =>
      !kept.includes(character) &&
      OBEYED.some(([first, last]) => {
        const code = character.codePointAt(0) as number;
        return code >= first && code <= last;
      }),
  );

/** The text with these characters escaped as in JSON. */
export const writtenOut = (text: string, kept = ""): string =>
  [...text]
    .map((one) =>
      obeyed(one, kept).length === 0 ? one : `\\u${one.charCodeAt(0).toString(16).padStart(4, "0")}`,
    )
    .join("");

/** Findings with each hostile text in every position that can hold other people's words. */
export const HOSTILE_FINDINGS: readonly Diagnostic[] = HOSTILE.map((text, index) => {
  const at = finding(index + 1, 1, 2);
  const file = `content/pirate-quest/decks/${text}.yaml`;
  const related = [{ ...at, file, message: text }];
  const edits = [{ file, start: at.start, end: at.end, text }];
  return { ...at, file, message: text, label: text, why: text, fix: text, related, edits };
});

/** `count` findings in a few files. */
export function many(count: number): readonly Diagnostic[] {
  return Array.from({ length: count }, (_, index) =>
    finding(index + 1, 1, 5, {
      file: `content/big/decks/d${index % 7}.yaml`,
      message: `fault ${index % 100}`,
      severity: index % 3 === 0 ? "error" : "hint",
    }),
  );
}
