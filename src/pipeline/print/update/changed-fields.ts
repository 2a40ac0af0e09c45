/** Which fields of a card changed, as it is written in its deck. */
import type { Game } from "../../../game/game.ts";
import type { PieceRecord } from "./journal-pieces.ts";

/** A field as JSON text; undefined where the card does not have it. */
export interface ChangedField {
  /** "special.cost". */
  readonly field: string;
  readonly before?: string;
  readonly now?: string;
}

/** In the order in which the cards have them; none for what is no card of a deck. */
export function changedFields(
  before: Game,
  now: Game,
  piece: Pick<PieceRecord, "deck" | "card">,
): readonly ChangedField[] {
  const [old, own] = [fieldsOf(before, piece), fieldsOf(now, piece)];
  const names = [...new Set([...own.keys(), ...old.keys()])];
  return names.flatMap((field) => {
    const [was, is] = [old.get(field), own.get(field)];
    if (was === is) return [];
    return [{ field, ...(was !== undefined && { before: was }), ...(is !== undefined && { now: is }) }];
  });
}

function fieldsOf(
  { decks }: Game,
  { deck, card }: Pick<PieceRecord, "deck" | "card">,
): ReadonlyMap<string, string> {
  const found = decks.find(({ id }) => id === deck)?.cards.find(({ id }) => id === card);
  const all = new Map<string, string>();
  if (found) add(found.fields, "", all);
  return all;
}

function add(value: unknown, path: string, all: Map<string, string>): void {
  if (typeof value === "object" && value !== null && !Array.isArray(value))
    for (const [key, inner] of Object.entries(value)) add(inner, path === "" ? key : `${path}.${key}`, all);
  else all.set(path, JSON.stringify(value));
}
