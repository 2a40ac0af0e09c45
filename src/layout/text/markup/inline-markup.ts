/**
 * Marks inside a paragraph: emphasis by the delimiter rules of CommonMark 0.31 (for `*` alone), icons, terms, escapes.
 * There are two differences from CommonMark: a star between two digits is a star, and an ideograph beside a star counts
 * as a word boundary, because Chinese and Japanese do not use spaces.
 */
import { isInAddress, oddNamesIn } from "../../../diagnostics/colon-names.ts";
import { htmlMarksIn } from "../../../diagnostics/html-marks.ts";
import { markdownMarksIn } from "../../../diagnostics/markdown-marks.ts";
import type { TextResources } from "../text-spec.ts";
import { emphasise, type Marked, type Token } from "./emphasis.ts";
import type { Inline, TextInline } from "./inline.ts";

/**
 * Marks that cannot be typed: bold begins, bold ends, italic begins, italic ends. Elements of a drawing become them. They
 * are noncharacters of Unicode, and are removed from every text (`withoutHardMarks`).
 */
export const HARD_MARKS = {
  bold: ["\uFDD0", "\uFDD1"],
  italic: ["\uFDD2", "\uFDD3"],
} as const;

/** The text without such marks. */
export const withoutHardMarks = (text: string): string => text.replace(/[\uFDD0-\uFDD3]/g, "\uFFFD");

/** An escape, a name between colons, a run of stars, a line break, a hard mark, or other text. */
const TOKEN = /\\([!-/:-@[-`{-~•])|:([a-z0-9-]+):|\*+|\n|[\uFDD0-\uFDD3]|[^\\:*\n\uFDD0-\uFDD3]+|[\\:]/g;

/** Text that looks like a mark but prints literally. */
export interface MarkupFindings {
  /** Unknown names between colons. */
  readonly unknown: Set<string>;
  /** Unpaired stars, with the word that they touch. */
  readonly unclosed: Set<string>;
  /** Marks of HTML and of other Markdown. */
  readonly foreign: Set<string>;
}

/** Reads a paragraph into lines; text that looks like a mark but is not one is added to `found`. */
export function readInline(text: string, resources: TextResources, found: MarkupFindings): Inline[][] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(TOKEN)) {
    const [source, escaped, name] = match;
    if (escaped !== undefined) tokens.push({ kind: "text", text: escaped });
    else if (name !== undefined) {
      const token = named(name, resources);
      tokens.push(token ?? { kind: "text", text: source });
      if (!token && isMeant(name, text, match.index)) found.unknown.add(name);
    } else if (source === "\n") tokens.push({ kind: "break" });
    else if (HARD_MARK.test(source)) tokens.push({ kind: "mark", mark: source });
    else if (source.startsWith("*")) tokens.push({ kind: "stars", count: source.length });
    else tokens.push({ kind: "text", text: source });
  }
  for (const name of oddNamesIn(text)) found.unknown.add(name);
  for (const mark of [...htmlMarksIn(text), ...markdownMarksIn(text)]) found.foreign.add(mark);
  return linesOf(emphasise(tokens, found.unclosed));
}

const HARD_MARK = /^[\uFDD0-\uFDD3]$/;

function named(name: string, resources: TextResources): Token | undefined {
  const symbol = resources.icon(name);
  if (symbol) return { kind: "icon", name, symbol };
  const words = resources.term(name);
  return words === undefined ? undefined : { kind: "text", text: words.normalize("NFC") };
}

/** False for a time ("12:30:45") and for a part of an address ("https://example.com/a:b:c"). */
function isMeant(name: string, text: string, index: number): boolean {
  return /[a-z]/.test(name) && !isInAddress(text, index);
}

function linesOf(marked: readonly Marked[]): Inline[][] {
  const lines: Inline[][] = [[]];
  const hard = { bold: false, italic: false };
  for (const one of marked) {
    const line = lines[lines.length - 1] ?? [];
    const before = line.at(-1);
    if (one.kind === "mark") {
      for (const style of ["bold", "italic"] as const)
        if ((HARD_MARKS[style] as readonly string[]).includes(one.mark))
          hard[style] = one.mark === HARD_MARKS[style][0];
      continue;
    }
    const inline = one.kind === "text" && (hard.bold || hard.italic) ? withMarks(one, hard) : one;
    if (inline.kind === "break") lines.push([]);
    else if (inline.kind === "text" && before?.kind === "text" && isSameStyle(before, inline))
      line[line.length - 1] = { ...before, text: before.text + inline.text };
    else if (inline.kind === "icon" || inline.text !== "") line.push(inline);
  }
  return lines;
}

const withMarks = (text: TextInline, { bold, italic }: Pick<TextInline, "bold" | "italic">): TextInline => ({
  ...text,
  bold: text.bold || bold,
  italic: text.italic !== italic,
});

const isSameStyle = (a: TextInline, b: TextInline): boolean => a.bold === b.bold && a.italic === b.italic;
