/** Words of cards that are none of the choices of their field, and the step that makes them some. */
import type { DeckData, Diagnostic, JsonSchema, NamedEdits } from "../../../index.ts";
import { draftEdits } from "../documents/draft-edits.ts";
import { type FieldPath, resolved } from "../project/card-schema.ts";
import { decks } from "../project/cards.ts";
import { gameId } from "../project/project.ts";

/** Words that a field of a deck could have as choices. */
export interface NewChoices {
  readonly deck: string;
  /** Of the field within a card: `["pays", 0, "for"]`. */
  readonly path: FieldPath;
  readonly words: readonly string[];
}

type Value = DeckData["cards"][number]["values"][string] | undefined;

/** @param ids of the cards to look at; default all. @returns undefined for a field without choices, or if all are known */
function newChoices(
  { id, schema, cards }: DeckData,
  path: FieldPath,
  ids?: readonly string[],
): NewChoices | undefined {
  const choices = choicesAt(schema, path);
  if (!choices) return undefined;
  const asked = ids && new Set(ids);
  const texts = cards.flatMap((card) => (asked && !asked.has(card.id) ? [] : textsAt(card.values, path)));
  const words = [...new Set(texts)].filter((text) => text !== "" && !choices.includes(text));
  return words.length > 0 ? { deck: id, path, words } : undefined;
}

/** Those of a finding about a card whose value is no choice: of all cards of its deck. */
export function newChoicesOf({ cards = [], field }: Diagnostic): NewChoices | undefined {
  const [about] = cards;
  if (!field || !about || cards.length > 1 || about.game !== gameId.value) return undefined;
  const deck = decks.value?.find(({ id }) => id === about.deck);
  if (!deck || deck.isOld) return undefined;
  return newChoices(deck, field, about.ids) && newChoices(deck, field);
}

/** Adds all of them as one step. @throws Refused */
export const addChoices = ({ deck, path, words }: NewChoices): Promise<NamedEdits> =>
  draftEdits({ kind: "add-choices", game: gameId.peek() ?? "", deck, path, choices: words });

/** "“rare”", "“rare” and “legendary”", "“rare” and 3 more words". */
export function shownWords(words: readonly string[]): string {
  const [first = "", second = ""] = words;
  if (words.length === 1) return `“${first}”`;
  return words.length === 2 ? `“${first}” and “${second}”` : `“${first}” and ${words.length - 1} more words`;
}

/** The choices of a field that is one word of several; undefined for any other. */
function choicesAt(root: JsonSchema, path: FieldPath): readonly string[] | undefined {
  const found = path.reduce<JsonSchema | undefined>((schema, step) => {
    const inner = typeof step === "number" ? schema?.items : schema?.properties?.[step];
    return inner && resolved(inner, root);
  }, root);
  return found?.enum?.filter((value) => value !== null).map(String);
}

/** The texts of a card in a field; in a list, those of all its items. */
function textsAt(value: Value, [step, ...rest]: FieldPath): readonly string[] {
  if (step === undefined)
    return typeof value === "string" || typeof value === "number" ? [String(value)] : [];
  if (Array.isArray(value)) return value.flatMap((item) => textsAt(item, rest));
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, step)) return [];
  return textsAt((value as { readonly [key: string]: Value })[step], rest);
}
