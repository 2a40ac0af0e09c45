/**
 * A template's text as it is read. Programs that save XML escape what stands inside a field (`{{&gt; paper}}`,
 * `(eq suit &quot;sword&quot;)`) and encode fields in addresses (`%7B%7Bart%7D%7D`); that is undone here, before the
 * template language sees it. Comments, those of XML too, become the shortest of the language: nothing in them is run or
 * drawn, and one alone on its line leaves no empty line behind.
 * Limits: it goes by signs, not by the grammar. A field ends at the first "}}", and one behind a backslash is no field.
 */
import { encodedFields } from "./encoded-fields.ts";
import { asWritten, type Reading, type ReadText, readingsIn, replaced, type Stretch } from "./readings.ts";
import { characterOf, ENTITY } from "./xml-text.ts";

/** What a template writes: a drawing, whose elements are marked, or a text, whose lines are. */
export type Language = "svg" | "markdown";

export interface TemplateAsRead extends ReadText {
  /** Comments of XML: what is between their marks, by offsets in the file. */
  readonly comments: readonly Stretch[];
  /** The beginning of a comment that is never closed, in the file, and what would close it. */
  readonly unclosed?: Stretch & { readonly close: string };
}

/** A text in Markdown has no XML in it: only the language's own comments are read. */
export function asRead(text: string, language: Language): TemplateAsRead {
  const { readings, ...found } = signsIn(text, language);
  const all = language === "svg" ? [...readings, ...encodedFields(text)] : readings;
  return { ...found, ...(all.length === 0 ? asWritten(text) : replaced(text, all)) };
}

/** What begins a comment, a field, or text in which "<!--" is no comment. */
const SIGNS: Readonly<Record<Language, RegExp>> = {
  svg: /\{\{~?!(?:--)?|\{\{|<!--|<!\[CDATA\[/g,
  markdown: /\{\{~?!(?:--)?|\{\{/g,
};

/** What ends it. */
const ENDS: Readonly<Record<string, { readonly end: RegExp; readonly words: string }>> = {
  "<!--": { end: /-->/g, words: "-->" },
  "<![CDATA[": { end: /\]\]>/g, words: "]]>" },
  "{{!--": { end: /--~?\}\}/g, words: "--}}" },
  "{{": { end: /\}\}/g, words: "}}" },
};

interface Found extends Pick<TemplateAsRead, "comments" | "unclosed"> {
  readonly readings: readonly Reading[];
}

function signsIn(text: string, language: Language): Found {
  const readings: Reading[] = [];
  const comments: Stretch[] = [];
  const sign = new RegExp(SIGNS[language]);
  for (let match = sign.exec(text); match; match = sign.exec(text)) {
    const { 0: mark, index: start } = match;
    const { end: ending, words } = ENDS[mark.replace("~", "")] ?? (ENDS["{{"] as (typeof ENDS)[string]);
    ending.lastIndex = sign.lastIndex;
    const closed = ending.exec(text);
    if (!closed) return { readings, comments, ...unclosed(mark, start, words) };
    if (mark === "<!--") comments.push({ start: sign.lastIndex, end: closed.index });
    sign.lastIndex = ending.lastIndex;
    readings.push(...readingsOf(mark, text, { start, end: ending.lastIndex }, language));
  }
  return { readings, comments };
}

/** What of these are comments. */
const COMMENTS = /^(?:<!--|\{\{~?!)/;

const unclosed = (mark: string, start: number, close: string): Pick<TemplateAsRead, "unclosed"> =>
  COMMENTS.test(mark) ? { unclosed: { start, end: start + mark.length, close } } : {};

/** @param stretch from the beginning of the mark to the end of what it opens */
function readingsOf(mark: string, text: string, stretch: Stretch, language: Language): readonly Reading[] {
  const { start, end } = stretch;
  const before = text[start - 1];
  // Behind a brace or a backslash, a comment of the language would be read together with that.
  if (mark === "<!--") return [{ ...stretch, text: before === "{" || before === "\\" ? " " : "{{!}}" }];
  const isLiteral = before === "\\" && text[start - 2] !== "\\";
  if (isLiteral || mark.startsWith("<")) return [];
  if (mark.endsWith("--"))
    return [{ ...stretch, text: `${mark.slice(0, -2)}${text[end - 3] === "~" ? "~" : ""}}}` }];
  if (mark !== "{{" || language === "markdown") return [];
  return readingsIn(text.slice(start, end), start, ENTITY, characterOf);
}
