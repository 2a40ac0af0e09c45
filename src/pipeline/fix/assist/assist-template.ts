/**
 * What the word at a cursor in a template means: a field of the cards, a helper, an icon, a picture, a term between colons.
 * Nothing is completed.
 */
import { listedFirst } from "../../../diagnostics/words.ts";
import type { Assisted, AssistWords, Hover } from "../../../schema/assist/assisted.ts";
import { hoverOf } from "../../../schema/assist/hover.ts";
import { markAt, meaningOf } from "../../../schema/assist/marks.ts";
import { schemasAt } from "../../../schema/assist/schemas-at.ts";
import { HELPERS } from "../../../template/helpers/index.ts";
import { attributesOfElement } from "../../../template/written/written-attributes.ts";
import { readWritten } from "../../../template/written/written-template.ts";
import { signsIn } from "../../../template/xml/as-read.ts";
import type { DeckData } from "../../draw/deck-data.ts";

interface TemplateText {
  readonly file: string;
  readonly text: string;
}

/** @param decks of the game: those whose cards the template draws count, or all for a partial */
export function assistTemplate(
  { file, text }: TemplateText,
  offset: number,
  decks: readonly DeckData[],
  words: AssistWords,
): Assisted {
  const own = decks.filter(({ frontFile, backFile }) => frontFile === file || backFile === file);
  const hover = hoverAt(text, offset, own.length > 0 ? own : decks, words);
  return { path: [], from: offset, to: offset, completions: [], ...(hover && { hover }) };
}

function hoverAt(
  text: string,
  offset: number,
  decks: readonly DeckData[],
  words: AssistWords,
): Hover | undefined {
  const { signs } = signsIn(text, "svg");
  const sign = signs.find(({ start, end }) => start < offset && offset < end);
  if (sign) return sign.mark === "{{" ? nameIn(text, sign.inside, offset, decks) : undefined;
  const template = readWritten(text);
  const tag = template.elements.find(({ start, tagEnd }) => start < offset && offset < tagEnd);
  if (!tag) return markIn(text, offset, words);
  const attribute = attributesOfElement(template, tag).find(
    ({ valueStart, value }) => valueStart <= offset && offset <= valueStart + value.length,
  );
  if (!attribute || attribute.value.includes("{{")) return undefined;
  const { value, valueStart: from } = attribute;
  const what = DRAWN[attribute.name === "name" && tag.name !== "b:icon" ? "" : attribute.name];
  const drawing = what && words.drawingOf(value, what);
  return drawing && { from, to: from + value.length, title: value, detail: what, ...drawing };
}

/** Attributes that name what is drawn. */
const DRAWN: Readonly<Record<string, "icon" | "picture">> = {
  name: "icon",
  "b:icon": "icon",
  href: "picture",
  "xlink:href": "picture",
  "b:href": "picture",
  "b:art": "picture",
};

/** What is before the field of a card: `this.`, `card.`, `@root.`, `../`. */
const WAY = /^(?:\.\.\/|@root\.|this\.|card\.)+/;

/** Names of decks that are listed. */
const MOST_DECKS = 3;

function nameIn(
  text: string,
  inside: { readonly start: number; readonly end: number },
  offset: number,
  decks: readonly DeckData[],
): Hover | undefined {
  const found = [...text.slice(inside.start, inside.end).matchAll(/(?:\.\.\/)*[\p{L}_@][\p{L}\p{N}_.@-]*/gu)]
    .map(({ 0: word, index }) => ({
      from: inside.start + index,
      to: inside.start + index + word.length,
      word,
    }))
    .find(({ from, to }) => from <= offset && offset <= to);
  if (!found) return undefined;
  const { from, to, word } = found;
  const name = word.replace(WAY, "");
  const path = name.split(".");
  const known = decks.map((deck) => ({ deck, schemas: schemasAt(deck.schema, path) }));
  const having = known.filter(({ schemas }) => schemas.length > 0);
  const field = hoverOf(
    { from, to, name },
    having.flatMap(({ schemas }) => schemas),
  );
  if (field) {
    const cards = `on cards of ${listedFirst(
      having.map(({ deck }) => deck.title),
      MOST_DECKS,
    )}`;
    return { ...field, detail: field.detail === undefined ? cards : `${field.detail}; ${cards}` };
  }
  const helper = Object.hasOwn(HELPERS, name) ? HELPERS[name] : undefined;
  return helper && { from, to, title: helper.usage, text: helper.summary };
}

/** A name between colons in the words of a text. */
function markIn(text: string, offset: number, words: AssistWords): Hover | undefined {
  const from = Math.max(text.lastIndexOf(">", offset - 1), text.lastIndexOf("}}", offset - 1) + 1) + 1;
  const end = text.slice(offset).search(/<|\{\{/);
  const mark = markAt(text, { from, to: end === -1 ? text.length : offset + end }, offset);
  return mark && meaningOf(mark, words);
}
