/**
 * A template's text as it is read. Programs that save XML escape the contents of fields (`{{&gt; paper}}`,
 * `(eq suit &quot;sword&quot;)`) and encode fields in addresses (`%7B%7Bart%7D%7D`); that is undone here, before the
 * template language sees it. Comments, including those of XML, become the language's shortest: nothing in them is run or
 * drawn, and one alone on its line leaves no empty line behind.
 * Limits: it goes by characters, not by the grammar. A field ends at the first "}}"; one after a backslash is not a field.
 */
import { encodedFields } from "./encoded-fields.ts";
import { asWritten, type Reading, type ReadText, readingsIn, replaced, type Stretch } from "./readings.ts";
import { characterOf, ENTITY } from "./xml-text.ts";

/** What a template writes: a drawing, whose elements are marked, or a text, whose lines are. */
export type Language = "svg" | "markdown";

export interface TemplateAsRead extends ReadText {
  /** Comments of XML: the text between their marks, by offsets in the file. */
  readonly comments: readonly Stretch[];
  readonly unclosed: Unclosed | undefined;
}

/** The beginning of an unclosed comment in the file, and what would close it. */
export interface Unclosed extends Stretch {
  readonly close: string;
}

/** A Markdown text contains no XML: only the language's own comments are read. */
export function asRead(text: string, language: Language): TemplateAsRead {
  const { signs, open: unclosed } = signsIn(text, language);
  const inSigns = signs.flatMap((sign) => readingsOf(sign, text, language));
  const readings = language === "svg" ? [...inSigns, ...encodedFields(text)] : inSigns;
  const comments = signs.flatMap(({ mark, inside }) => (mark === "<!--" ? [inside] : []));
  return { ...(readings.length === 0 ? asWritten(text) : replaced(text, readings)), comments, unclosed };
}

/** What begins a comment, a field, or text in which "<!--" is not a comment. */
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

/** A comment, a field or CDATA, by its offsets in the file. */
export interface Sign extends Stretch {
  /** Its opening characters: "<!--", "{{". */
  readonly mark: string;
  /** Between the opening and closing characters. */
  readonly inside: Stretch;
}

/** In order, up to the first unclosed one. */
export function signsIn(
  text: string,
  language: Language,
): { readonly signs: readonly Sign[]; readonly open?: Unclosed } {
  const signs: Sign[] = [];
  const sign = new RegExp(SIGNS[language]);
  for (let match = sign.exec(text); match; match = sign.exec(text)) {
    const { 0: mark, index: start } = match;
    const { end: ending, words } = ENDS[mark.replace("~", "")] ?? (ENDS["{{"] as (typeof ENDS)[string]);
    const inner = sign.lastIndex;
    ending.lastIndex = inner;
    const closed = ending.exec(text);
    if (!closed)
      return COMMENTS.test(mark) ? { signs, open: { start, end: inner, close: words } } : { signs };
    sign.lastIndex = ending.lastIndex;
    signs.push({ mark, start, end: ending.lastIndex, inside: { start: inner, end: closed.index } });
  }
  return { signs };
}

/** Which of these are comments. */
const COMMENTS = /^(?:<!--|\{\{~?!)/;

/** What a character is read as, if that is something else. */
function readingsOf({ mark, start, end }: Sign, text: string, language: Language): readonly Reading[] {
  const before = text[start - 1];
  // After a brace or a backslash, a comment of the language would be read together with that.
  if (mark === "<!--") return [{ start, end, text: before === "{" || before === "\\" ? " " : "{{!}}" }];
  const isLiteral = before === "\\" && text[start - 2] !== "\\";
  if (isLiteral || mark.startsWith("<")) return [];
  if (mark.endsWith("--"))
    return [{ start, end, text: `${mark.slice(0, -2)}${text[end - 3] === "~" ? "~" : ""}}}` }];
  if (mark !== "{{" || language === "markdown") return [];
  return readingsIn(text.slice(start, end), start, ENTITY, characterOf);
}
