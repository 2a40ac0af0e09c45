/**
 * Words that a template prints, in another language. A text of the template is looked up as it is written there: the whole
 * content of an element, with its fields, or else each stretch of words between fields and tags; the words of a placeholder
 * (`b:text`); and what a call passes to a partial in quotes. Limits: what is in quotes is known as words by the name of
 * its parameter, so that icon="sword" stays as it is.
 */
import { type Sign, signsIn } from "../xml/as-read.ts";
import type { Reading, Stretch } from "../xml/readings.ts";
import { attributesOf, startTagsIn } from "../xml/tag-attributes.ts";
import { characterOf, ENTITY } from "../xml/xml-text.ts";

export interface TemplateWords {
  /** Identifies all of them. */
  readonly key: string;
  /** The translation of a text without white space around it and with single spaces in it. */
  get(text: string): string | undefined;
}

/** A text of a template and what is read in its place. */
export interface TranslatedWords extends Reading {
  /** As it was looked up. */
  readonly written: string;
}

/** How texts are looked up: without white space around them, with single spaces inside, entities decoded. */
export const lookedUp = (text: string): string =>
  text
    .replace(ENTITY, (code) => characterOf(code) ?? code)
    .replace(/\s+/g, " ")
    .trim();

/** The translated texts of a template, in order. */
export function translatedWords(text: string, words: Pick<TemplateWords, "get">): readonly TranslatedWords[] {
  const { signs } = signsIn(text, "svg");
  const masked = withBlanks(text, signs);
  const found = [
    ...elementsIn(masked).flatMap((element) => inElement(text, masked, element, words)),
    ...placeholdersIn(masked).flatMap((stretch) => inStretch(text, stretch, words, inQuotes)),
    ...signs.flatMap((sign) => inCall(text, sign, words)),
  ];
  return found.sort((one, other) => one.start - other.start);
}

/** Fields and comments as blanks, so that nothing in them looks like a tag. */
function withBlanks(text: string, signs: readonly Sign[]): string {
  let masked = "";
  let done = 0;
  for (const { start, end } of signs) {
    masked += text.slice(done, start) + BLANK.repeat(end - start);
    done = end;
  }
  return masked + text.slice(done);
}

/** A character that no template may contain. */
const BLANK = "\u0000";

const TEXT_ELEMENTS = ["b:text", "text", "tspan"];

/** The contents of text elements; an element inside another one is part of that. */
function elementsIn(masked: string): readonly Stretch[] {
  const found: Stretch[] = [];
  let done = 0;
  for (const { name, offset, inside } of startTagsIn(masked)) {
    if (offset < done || !TEXT_ELEMENTS.includes(name) || inside.endsWith("/")) continue;
    const start = masked.indexOf(">", offset + 1 + name.length + inside.length) + 1;
    const end = masked.indexOf(`</${name}`, start);
    if (start === 0 || end === -1) continue;
    found.push({ start, end });
    done = end;
  }
  return found;
}

const placeholdersIn = (masked: string): readonly Stretch[] =>
  [...startTagsIn(masked)].flatMap((tag) =>
    attributesOf(tag)
      .filter(({ name }) => name === "b:text")
      .map(({ value, offset }) => ({ start: offset, end: offset + value.length })),
  );

function inElement(
  text: string,
  masked: string,
  { start, end }: Stretch,
  words: Pick<TemplateWords, "get">,
): readonly TranslatedWords[] {
  const whole = masked.slice(start, end).includes("<")
    ? []
    : inStretch(text, { start, end }, words, asContent);
  if (whole.length > 0) return whole;
  return [...masked.slice(start, end).matchAll(RUN)].flatMap(({ 0: run, index }) =>
    inStretch(text, { start: start + index, end: start + index + run.length }, words, asContent),
  );
}

/** Words between fields and tags. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the blanks of withBlanks
const RUN = /(?<=^|[\u0000>])[^\u0000<>]+(?=[\u0000<]|$)/g;

function inStretch(
  text: string,
  { start, end }: Stretch,
  words: Pick<TemplateWords, "get">,
  write: (words: string) => string,
): readonly TranslatedWords[] {
  const stretch = text.slice(start, end);
  const written = lookedUp(stretch);
  const translation = written === "" ? undefined : words.get(written);
  if (translation === undefined) return [];
  const from = start + stretch.search(/\S/);
  return [{ start: from, end: start + stretch.trimEnd().length, text: write(translation), written }];
}

/** `{{> heading text="A battle"}}`: each value in quotes, but for the ids of drawings. */
function inCall(
  text: string,
  { start, end }: Sign,
  words: Pick<TemplateWords, "get">,
): readonly TranslatedWords[] {
  const call = text.slice(start, end);
  if (!CALL.test(call)) return [];
  return [...call.matchAll(VALUE)].flatMap(({ 0: whole, 1: name = "", 2: double, 3: single, index }) => {
    const value = double ?? single ?? "";
    if (LOOKS.includes(name) || (KINDS.includes(name) && /^[a-z0-9-]+$/.test(value))) return [];
    const to = start + index + whole.length - 1;
    const quote = double === undefined ? "'" : '"';
    return inStretch(text, { start: to - value.length, end: to }, words, (word) =>
      word.replaceAll(quote, `\\${quote}`),
    );
  });
}

const CALL = /^\{\{~?#?>/;
const VALUE = /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
/** Parameters that are never words. */
const LOOKS = ["accent", "colour", "color", "emblem", "fill", "font", "href", "icon", "id", "ink", "light"];
/** Parameters that may be words, unless they look like ids. */
const KINDS = ["kind", "legend", "line", "name", "rule", "sign", "suit", "symbol"];

/** As content of an element: what XML reserves is escaped, but not in fields. */
const asContent = (words: string): string =>
  outsideFields(words, (part) => part.replace(/&(?!#?\w+;)/g, "&amp;").replaceAll("<", "&lt;"));

const inQuotes = (words: string): string =>
  outsideFields(asContent(words), (part) => part.replaceAll('"', "&quot;").replaceAll("'", "&apos;"));

const outsideFields = (words: string, write: (part: string) => string): string =>
  words
    .split(/(\{\{[\s\S]*?\}\})/)
    .map((part, index) => (index % 2 === 0 ? write(part) : part))
    .join("");
