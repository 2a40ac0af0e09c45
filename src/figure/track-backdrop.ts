/** The map cards of a figure, laid as in a scenario: with their own drawings, or plain ones. Lengths in mm, y down. */
import type { Figure } from "../game/booklets/figure.ts";
import type { Scenario } from "../game/game.ts";
import { pictureOf } from "../track/briefing/picture.ts";
import { paperOf, paperOutlineOf } from "../track/briefing/picture-cards.ts";
import type { PictureCard, PicturePoint, TrackPicture } from "../track/briefing/track-picture.ts";
import { trackOf } from "../track/scenario-tracks.ts";
import type { Point } from "../units/box.ts";
import { round } from "../units/length.ts";
import { type Backdrop, type BackdropPlace, boxAt, finder } from "./backdrop.ts";
import type { PlannedCard } from "./planned.ts";

/** The margins of the cards are between their squares. Undefined if a card of the track has no squares. */
export function trackBackdrop(figure: Figure, place: BackdropPlace): Backdrop | undefined {
  const picture = pictureOf(trackOf(asScenario(figure)));
  if (picture === undefined) return undefined;
  const { paper } = picture;
  const wanted = figure.plain ? figure.side : figure.scale * picture.side;
  const side = Math.min(wanted, figure.width / paper.width);
  const box = boxAt(place, paper.width * side, paper.height * side);
  const at = ({ x, y }: PicturePoint): Point => ({
    x: box.x + (x - paper.x) * side,
    y: box.y + (y - paper.y) * side,
  });
  const squares = picture.squares.map(({ name, colour, x, y }) => ({
    name,
    colour,
    ...at({ x: x + 0.5, y: y + 0.5 }),
  }));
  const drawn = figure.plain ? plainly(picture, squares, side, at) : ownCards(figure, picture, side, at);
  return { box, side, cell: picture.cell, ...drawn, centreOf: finder(squares) };
}

type Drawn = Pick<Backdrop, "cards" | "plainCards" | "squares" | "bars">;
type At = (point: PicturePoint) => Point;

function plainly({ cards, bars }: TrackPicture, squares: Backdrop["squares"], side: number, at: At): Drawn {
  return {
    cards: [],
    plainCards: cards.map((card) => ({
      ...at(card.centre),
      ...outerOf(card, side),
      points: card.rim === "" ? "" : outlineIn(card, side),
      acceleration: card.acceleration,
    })),
    squares,
    bars: bars.map(({ x1, y1, x2, y2 }) => {
      const [one, other] = [at({ x: x1, y: y1 }), at({ x: x2, y: y2 })];
      return { x1: one.x, y1: one.y, x2: other.x, y2: other.y };
    }),
  };
}

function ownCards({ track }: Figure, picture: TrackPicture, side: number, at: At): Drawn {
  const scale = side / picture.side;
  const cards = picture.cards.map((card, index): PlannedCard => {
    const { deck, map } = track[index] as Figure["track"][number];
    const { across, along } = map.print;
    const part = {
      x: 0,
      y: 0,
      width: (card.wide + 2 * across) * map.print.side,
      height: (card.high + 2 * along) * map.print.side,
    };
    return {
      deck,
      card: card.card,
      side: card.acceleration ? "back" : "front",
      scale,
      turn: card.turn,
      part,
      ...at(card.centre),
      ...outerOf(card, side),
      label: "",
    };
  });
  return { cards, plainCards: [], squares: [], bars: [] };
}

/** Points of an SVG polygon around the middle of the card as it lies, in mm. */
const outlineIn = (card: PictureCard, side: number): string =>
  paperOutlineOf(card)
    .map(([x, y]) => `${round(x * side, 3)},${round(y * side, 3)}`)
    .join(" ");

function outerOf(card: PictureCard, side: number): { readonly width: number; readonly height: number } {
  const { width, height } = paperOf(card);
  return { width: width * side, height: height * side };
}

/** Only its track is used. */
function asScenario({ id, title, track, isWhole, movement, terrains, source }: Figure): Scenario {
  return {
    id,
    title,
    players: { min: 1, max: 1 },
    length: "short",
    track,
    isWhole,
    movement,
    terrains,
    setup: [],
    source,
  };
}
