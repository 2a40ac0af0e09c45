/**
 * A template's text as it is read. Programs that save XML escape the contents of fields (`{{&gt; paper}}`,
 * `(eq suit &quot;sword&quot;)`) and encode fields in addresses (`%7B%7Bart%7D%7D`); that is undone here, before the
 * template language sees it. Comments, including those of XML, become the language's shortest: nothing in them is run or
 * drawn, and one alone on its line leaves no empty line behind.
 * Limits: it goes by characters, not by the grammar. A field ends at the first "}}"; one after a backslash is not a field.
 */
import { withoutPercentCodes } from "../../diagnostics/percent-codes.ts";
import { asWritten, type Reading, type ReadText, readingsIn, replaced, type Stretch } from "./readings.ts";
import { attributesOf, startTagsIn } from "./tag-attributes.ts";
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

/**
 * A Markdown text contains no XML: only the language's own comments are read.
 * @param translations stretches that are read as something else, whatever is in them
 */
export function asRead(
  text: string,
  language: Language,
  translations: readonly Reading[] = [],
): TemplateAsRead {
  const { signs, open: unclosed } = signsIn(text, language);
  const inSigns = signs.flatMap((sign) => readingsOf(sign, text, language));
  const readings = [...translations, ...inSigns, ...(language === "svg" ? encodedFields(text) : [])];
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

/**
 * Fields in addresses as programs encode them: `xlink:href="art/%7B%7Bart%7D%7D.png"`, `url(#%7B%7Bsuit%7D%7D)`. Only two
 * consecutive encoded braces, in an address of the drawing, begin a field; a name with one "%7B" in it is unchanged, and
 * so is an embedded picture (`data:`).
 * Limits: it goes by the attributes of tags as in XML.
 * @returns the decoded characters of such fields, in order
 */
function encodedFields(text: string): readonly Reading[] {
  if (!ENCODED.test(text)) return [];
  const attributes = [...startTagsIn(text)].flatMap((tag) =>
    ENCODED.test(tag.inside) ? attributesOf(tag) : [],
  );
  return attributes.flatMap(({ name, value, offset }) =>
    isAddress(name, value) ? inAddress(value, offset) : [],
  );
}

const ENCODED = /%7B%7B/i;

const isAddress = (name: string, value: string): boolean =>
  (/^(?:(?:.*:)?href|b:art)$/.test(name) || value.includes("url(")) && !/^\s*data:/i.test(value);

/** Consecutive braces, up to the next that close. */
const FIELD = /(?<!%7B)(?:%7B){2,}(?:(?!%7B)[\s\S])*?(?:%7D){2,}/gi;

/** A character in UTF-8. */
const UTF8 =
  /%[0-7][\da-f]|%[cd][\da-f]%[89ab][\da-f]|%e[\da-f](?:%[89ab][\da-f]){2}|%f[0-7](?:%[89ab][\da-f]){3}/gi;

function inAddress(value: string, start: number): readonly Reading[] {
  return [...value.matchAll(FIELD)].flatMap(({ 0: field, index }) => [
    ...readingsIn(field, start + index, UTF8, withoutPercentCodes),
    ...readingsIn(field, start + index, ENTITY, characterOf),
  ]);
}
