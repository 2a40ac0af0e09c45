/**
 * What a filter can ask of a card: its own words, and every field as it is written, under its whole path ("special.cost")
 * and under its last step ("cost").
 * Limits: lists count as their items, so "suits:axe" finds a card that has an axe among others.
 */

/** A card as filters see it. Pure data, so that the language can be tested without a page. */
export interface FilteredCard {
  readonly id: string;
  readonly title: string;
  readonly deck: string;
  readonly copies: number;
  /** The fields as they are written. */
  readonly values: unknown;
}

export type FactValue = string | number | boolean;

export interface CardFacts {
  /** All words of the card in lower case, without accents, for plain words. */
  readonly words: string;
  /** Values by field; of a field that is empty, none. */
  readonly fields: ReadonlyMap<string, readonly FactValue[]>;
}

/** Fields that every card has, whatever its deck declares. */
export const COMMON_FIELDS = ["deck", "id", "title", "copies"] as const;

/** Values deeper than this are not looked at: they come from a file that somebody else may have written. */
const DEEPEST = 12;

export function factsOf(card: FilteredCard): CardFacts {
  const fields = new Map<string, FactValue[]>();
  gather(card.values, [], fields);
  // the common fields win over fields that a deck happens to call the same
  for (const [name, value] of [
    ["deck", card.deck],
    ["id", card.id],
    ["title", card.title],
    ["copies", card.copies],
  ] as const)
    fields.set(name, [value]);
  const texts = [...fields].flatMap(([name, values]) => (name === "deck" ? [] : values.map(String)));
  return { words: plain([card.title, card.id, ...texts].join("\n")), fields };
}

/** In lower case and without accents, as people type. */
export const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

function gather(value: unknown, path: readonly string[], fields: Map<string, FactValue[]>): void {
  if (path.length > DEEPEST || value === null || value === undefined || value === "") return;
  if (Array.isArray(value)) {
    for (const item of value) gather(item, path, fields);
    return;
  }
  if (typeof value === "object") {
    for (const [key, inner] of Object.entries(value)) gather(inner, [...path, key], fields);
    return;
  }
  if (path.length === 0) return;
  const fact = typeof value === "number" || typeof value === "boolean" ? value : String(value);
  const last = path.at(-1) as string;
  for (const name of new Set([...path.map((_, index) => path.slice(0, index + 1).join(".")), last])) {
    const known = fields.get(name);
    if (known) known.push(fact);
    else fields.set(name, [fact]);
  }
}
