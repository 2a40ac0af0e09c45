/** Pictures that cards name and do not show: their field is there, and the template of the deck does not read it. */
import { addTo } from "../../diagnostics/grouped.ts";
import type { Game } from "../../game/game.ts";
import type { RuleContext } from "../../rules/define-rule.ts";

export interface UnshownPictures {
  readonly deck: string;
  /** The field that names them. */
  readonly field: string;
  readonly cards: readonly {
    readonly card: string;
    /** Its picture, from the game's folder. */
    readonly name: string;
  }[];
}

/**
 * Cards that cannot be drawn are left out: what they would show is not known.
 * @param names pictures of the game, from its folder
 * @param usesOf the faces that show a picture
 */
export function unshownPictures(
  { decks }: Game,
  { drawingOf }: Pick<RuleContext, "drawingOf">,
  names: readonly string[],
  usesOf: (name: string) => readonly { readonly deck: string; readonly card: string }[],
): readonly UnshownPictures[] {
  const known = new Map(names.map((name) => [name.normalize("NFC"), name]));
  return decks.flatMap((deck) => {
    const byField = new Map<string, UnshownPictures["cards"][number][]>();
    for (const card of deck.cards) {
      if (drawingOf(card, "front") === undefined) continue;
      for (const [field, value] of Object.entries(card.fields)) {
        const name = typeof value === "string" ? known.get(value.normalize("NFC")) : undefined;
        if (name === undefined || usesOf(name).some((use) => use.deck === deck.id && use.card === card.id))
          continue;
        addTo(byField, field, { card: card.id, name });
      }
    }
    return [...byField].map(([field, cards]) => ({ deck: deck.id, field, cards }));
  });
}
