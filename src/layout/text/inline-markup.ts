/**
 * Marks inside a paragraph: emphasis by the delimiter rules of CommonMark 0.31 (for `*` alone), icons, terms, escapes.
 * Two things differ from CommonMark: a star between two digits is a star, and an ideograph beside a star counts as a
 * word border, for Chinese and Japanese have no spaces to show one.
 */

import { isInAddress, oddNamesIn } from "../../diagnostics/colon-names.ts";
import { htmlMarksIn } from "../../diagnostics/html-marks.ts";
import { markdownMarksIn } from "../../diagnostics/markdown-marks.ts";
import type { SceneSymbol } from "../../scene/scene.ts";
import { emphasise, type Token } from "./emphasis.ts";
import type { TextResources } from "./text-spec.ts";

export interface TextInline {
  readonly kind: "text";
  readonly text: string;
  readonly bold: boolean;
  readonly italic: boolean;
  /** Where a link leads that it is part of; nothing is drawn otherwise for that. */
  readonly link?: string;
  /** A line goes through it, which whoever sets the text draws. */
  readonly struck?: true;
}

export interface IconInline {
  readonly kind: "icon";
  readonly name: string;
  readonly symbol: SceneSymbol;
  /** As of a text. */
  readonly struck?: true;
}

export type Inline = TextInline | IconInline;

/** An escape, a name between colons, a run of stars, a line break, or other text. */
const TOKEN = /\\([!-/:-@[-`{-~•])|:([a-z0-9-]+):|\*+|\n|[^\\:*\n]+|[\\:]/g;

/** What prints as it stands though it looks like a mark. */
export interface MarkupFindings {
  /** Names between colons that nothing has. */
  readonly unknown: Set<string>;
  /** Stars that open or close nothing, with the word that they stand at. */
  readonly unclosed: Set<string>;
  /** Marks of HTML and of other Markdown. */
  readonly foreign: Set<string>;
}

/** Reads a paragraph into lines; what looks like a mark and is none is added to `found`. */
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
    else if (source.startsWith("*")) tokens.push({ kind: "stars", count: source.length });
    else tokens.push({ kind: "text", text: source });
  }
  for (const name of oddNamesIn(text)) found.unknown.add(name);
  for (const mark of [...htmlMarksIn(text), ...markdownMarksIn(text)]) found.foreign.add(mark);
  return linesOf(emphasise(tokens, found.unclosed));
}

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

type Marked = Inline | { readonly kind: "break" };

function linesOf(inlines: readonly Marked[]): Inline[][] {
  const lines: Inline[][] = [[]];
  for (const inline of inlines) {
    const line = lines[lines.length - 1] ?? [];
    const before = line.at(-1);
    if (inline.kind === "break") lines.push([]);
    else if (inline.kind === "text" && before?.kind === "text" && isSameStyle(before, inline))
      line[line.length - 1] = { ...before, text: before.text + inline.text };
    else if (inline.kind === "icon" || inline.text !== "") line.push(inline);
  }
  return lines;
}

const isSameStyle = (a: TextInline, b: TextInline): boolean => a.bold === b.bold && a.italic === b.italic;
