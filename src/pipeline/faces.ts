/** The faces of a game, each ready to be rendered: a card's side, its template and what that is given. */
import type { Result } from "../diagnostics/diagnostic.ts";
import type { Card, Deck, Game } from "../game/game.ts";
import type { CompiledTemplate } from "../template/template.ts";

export interface Face {
  readonly deck: Deck;
  readonly card: Card;
  readonly side: "front" | "back";
  /** Name and file of the template. */
  readonly template: string;
  readonly file: string;
  /** The face as SVG text. */
  render(): Result<string>;
}

/** Fronts and backs in the order of the cards; a side whose template cannot be used has no face. */
export function facesOf(game: Game, templates: ReadonlyMap<string, CompiledTemplate>): readonly Face[] {
  const sides = ["front", "back"] as const;
  return game.decks.flatMap((deck) =>
    deck.cards.flatMap((card) => sides.flatMap((side) => faceOf(game, deck, card, side, templates) ?? [])),
  );
}

function faceOf(
  game: Game,
  deck: Deck,
  card: Card,
  side: "front" | "back",
  templates: ReadonlyMap<string, CompiledTemplate>,
): Face | undefined {
  const name = card[side];
  const template = name === undefined ? undefined : templates.get(name);
  if (name === undefined || template === undefined) return undefined;
  const { file } = template.source;
  return {
    deck,
    card,
    side,
    template: name,
    file,
    render: () => template.render({ game, deck, card, side }),
  };
}
