/**
 * The drawing of a figure as the only card of an artificial deck, whose fields are the figure's data, so that templates,
 * layout, findings and rules treat it like any card. These decks are not among the game's.
 */
import type { Size } from "../../units/box.ts";
import { below } from "../fault.ts";
import type { Card, Deck } from "../game.ts";
import type { Figure } from "./figure.ts";

/** The id of each of them. With spaces, so that no deck of a game can have it. */
export const FIGURES = "figures of booklets";

interface FigureDeck extends Deck {
  readonly cards: readonly [Card];
}

/** @param size of the drawing, in mm */
export function figureDeck(figure: Figure, { width, height }: Size): FigureDeck {
  const { data, source } = figure;
  return {
    id: FIGURES,
    title: "Figures",
    kind: "cards",
    shape: "card",
    size: { id: "custom", width, height, corner: 0 },
    bleed: 0,
    safe: 0,
    cards: [figureCard(figure)],
    fields: Object.fromEntries(Object.keys(data).map((name) => [name, { optional: false }])),
    source,
  };
}

export function figureCard({ id, template, data, source }: Figure): Card {
  return {
    id,
    deck: FIGURES,
    number: 1,
    copies: 1,
    front: template,
    fields: data,
    source: Object.keys(data).length > 0 ? below(source, "data") : source,
  };
}
