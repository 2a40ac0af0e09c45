/** How a template's literal text and the values that it prints are written. */
import { escapeMarkdown } from "../markdown-text.ts";
import { characterOf, ENTITY, escapeXml } from "../xml/xml-text.ts";
import { NotPlain } from "./tag-state.ts";

export interface Writing {
  literal(text: string): string;
  value(text: string): string;
}

const asItIs = (text: string): string => text;

/** As the text of a drawing. */
export const XML: Writing = { literal: asItIs, value: escapeXml };

/** As the text of a booklet. */
export const MARKDOWN: Writing = { literal: asItIs, value: escapeMarkdown };

/** As the characters of an element, with nothing escaped; escaping them gives its text again. */
export const CHARACTERS: Writing = { literal: charactersOf, value: asItIs };

/** @throws NotPlain if the text contains elements, or if its characters could be written in another way */
function charactersOf(text: string): string {
  const characters = text.replace(ENTITY, (entity) => characterOf(entity) ?? entity);
  if (escapeXml(characters) !== text) throw new NotPlain();
  return characters;
}
