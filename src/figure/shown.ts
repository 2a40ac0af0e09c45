/**
 * The contents of a figure before numbers are added: its cards, and its squares or map cards below them. Lengths in mm,
 * y down.
 */
import type { Figure } from "../game/booklets/figure.ts";
import { type Box, unionOf } from "../units/box.ts";
import { type Backdrop, type BackdropPlace, plainBackdrop } from "./backdrop.ts";
import { type LaidCard, layCards } from "./cards.ts";
import { trackBackdrop } from "./track-backdrop.ts";

/** What numbers may refer to. */
export interface Shown {
  readonly cards: readonly LaidCard[];
  readonly backdrop: Backdrop | undefined;
  /** Around everything except its numbers; for a figure drawn by a template alone, around the drawing. */
  readonly box: Box;
}

export function shownBy(figure: Figure): Shown {
  const cards = layCards(figure);
  const above = unionOf(cards.map(({ room }) => room));
  const backdrop = backdropOf(figure, {
    middle: above ? above.x + above.width / 2 : undefined,
    top: above ? above.y + above.height + APART : 0,
  });
  const { width, height } = figure;
  const box = unionOf([above, backdrop?.box].filter((one) => one !== undefined));
  return {
    cards,
    backdrop,
    box: box ? { ...box, height: Math.max(box.height, height) } : { x: 0, y: 0, width, height },
  };
}

/** Between the cards and the squares. */
const APART = 5;

/** Undefined for a figure without squares. */
function backdropOf(figure: Figure, place: BackdropPlace): Backdrop | undefined {
  if (figure.track.length > 0) return trackBackdrop(figure, place);
  return figure.squares.length > 0 ? plainBackdrop(figure, place) : undefined;
}
