/** How fields and fixed words are written in a template. */
import type { BlockAround } from "../../../template/written/written-template.ts";
import { escapeXml } from "../../../template/xml/xml-text.ts";

/** Blocks in which names have another meaning. */
const CONTEXTS: ReadonlySet<string> = new Set(["with", "each"]);

/** `{{title}}`; inside `{{#with}}` and `{{#each}}` the card is reached by `@root`. */
export function fieldIn(field: string, blocks: readonly BlockAround[]): string {
  return `{{${referenceTo(field, blocks)}}}`;
}

export function referenceTo(field: string, blocks: readonly BlockAround[]): string {
  const isInContext = blocks.some(({ name }) => CONTEXTS.has(name));
  return `${isInContext ? "@root." : ""}${field}`;
}

export const presenceOf = (reference: string): string => `(present ${reference})`;

/** What is only drawn on cards that have a field. */
export const ifPresent = (reference: string, written: string): string =>
  `{{#if ${presenceOf(reference)}}}${written}{{/if}}`;

/** @param words of a branch */
export const isPresence = (words: string): boolean => /^if \(present [^()]+\)$/.test(words);

/** Words as the content of an element or the value of an attribute. Two braces would be read as a field. */
export const fixedWords = (words: string): string => escapeXml(words).replaceAll("{{", "&#123;{");
