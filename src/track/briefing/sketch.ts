/**
 * What can be drawn of a track about which nothing can be proved: the known cards at their places, by their positions
 * in the file. Limits: no start, finish, ways or joins; these could differ once the missing cards are in place.
 */
import type { Scenario } from "../../game/game.ts";
import type { TrackCard } from "../../game/map-cards.ts";
import { isOdd } from "../../game/scenarios/odd-cards.ts";
import { analyseTrack, MOST_CARDS } from "../analyse-track.ts";
import type { Lattice } from "../track.ts";
import { pictureOf } from "./picture.ts";
import type { PictureCard, PictureSquare, TrackPicture } from "./track-picture.ts";

export interface TrackSketch {
  /** Its cards are indices of the file's track, from 0. */
  readonly lattice: Lattice;
  readonly cards: readonly PictureCard[];
  /** As in the lattice; only the mark `overlap` occurs. */
  readonly squares: readonly PictureSquare[];
}

/** The first cards, up to the number that is ever analysed; undefined if none is known. */
export function sketchOf(scenario: Scenario): TrackSketch | undefined {
  const laid = fitting(scenario.track.filter(({ map }) => map.isWhole)).slice(0, MOST_CARDS);
  const { movement, terrains } = scenario;
  const track = analyseTrack({ track: laid, movement, terrains });
  const picture = pictureOf({ scenario: { ...scenario, track: laid }, track });
  if (picture === undefined || laid.length === 0) return undefined;
  const positionOf = (card: number): number => laid[card]?.position ?? card + 1;
  return { lattice: inFile(track.lattice, positionOf), ...picturedIn(picture, positionOf) };
}

/** The cards on the lattice of the first one. */
const fitting = (track: readonly TrackCard[]): readonly TrackCard[] =>
  track.filter((card) => track[0] && !isOdd(track[0], card));

/** From an index among the known cards, from 0, to the position in the file. */
type PositionOf = (card: number) => number;

function inFile({ squares, bars, overlaps, ...rest }: Lattice, positionOf: PositionOf): Lattice {
  const placeOf = (card: number): number => positionOf(card) - 1;
  return {
    squares: squares.map((square) => ({
      ...square,
      card: placeOf(square.card),
      name: `${positionOf(square.card)}.${square.printed}`,
    })),
    bars: bars.map((bar) => ({ ...bar, card: placeOf(bar.card) })),
    overlaps: overlaps.map((overlap) => ({
      ...overlap,
      cards: [placeOf(overlap.cards[0]), placeOf(overlap.cards[1])],
    })),
    ...rest,
  };
}

function picturedIn(
  { cards, squares }: TrackPicture,
  positionOf: PositionOf,
): Pick<TrackSketch, "cards" | "squares"> {
  return {
    cards: cards.map((card, index) => ({ ...card, position: positionOf(index), headings: [] })),
    squares: squares.map((square) => {
      const position = positionOf(square.position - 1);
      const marks = square.marks.filter((mark) => mark === "overlap");
      return { ...square, position, name: `${position}.${square.printed}`, marks };
    }),
  };
}
