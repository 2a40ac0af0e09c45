/**
 * A track as a drawing needs it: the box around its squares moved to (0, 0), x to the right and y DOWN, all in squares.
 * Plain data for templates, posters and pictures. Cards lie as they do on the table, with their margins between their
 * squares. A drawing that shows the outer margins takes the box `paper`.
 */
import { SQUARE_SIDE } from "../../game/decks/map-card.ts";
import type { SquareColour, Turn } from "../../schema/files.ts";
import { type Box, unionOf } from "../../units/box.ts";
import { sizeOf } from "../lattice/turned-card.ts";
import type { ScenarioTrack } from "../scenario-tracks.ts";
import type { PlannedCard, Step, TableShift } from "../track.ts";
import { paperOf, pictureCards } from "./picture-cards.ts";
import { pictureJoins } from "./picture-joins.ts";
import { angleOf, pictureShortcuts } from "./picture-shortcuts.ts";
import { pictureSquares, type SquareMark } from "./picture-squares.ts";

export interface PicturePoint {
  readonly x: number;
  readonly y: number;
}

export interface PictureLine {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** The card's squares as it lies, by their top left corner. */
export interface PictureCard {
  /** Place in the track, from 1. */
  readonly position: number;
  /** Id of the map card. */
  readonly card: string;
  readonly turn: Turn;
  readonly acceleration: boolean;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Margins of the printed card on the left and right, and at the top and bottom. */
  readonly across: number;
  readonly along: number;
  readonly centre: PicturePoint;
  /** Where a label of one square's size hides no bar, and neither start nor finish: the centre, else the middle of another row. */
  readonly label: PicturePoint;
}

export interface PictureSquare {
  /** "4.b2". */
  readonly name: string;
  /** "b2", as printed. */
  readonly printed: string;
  /** Of its card. */
  readonly position: number;
  readonly colour: SquareColour;
  /** How many dots tell the colour in grey: white and black none, green one, blue two, red three. */
  readonly dots: 0 | 1 | 2 | 3;
  /** Top left corner; each side is 1. */
  readonly x: number;
  readonly y: number;
  /** How far its side on the long edge of the card is turned from "to the left", in degrees clockwise: marks there leave the middle of the card free. */
  readonly outward: Turn;
  readonly marks: readonly SquareMark[];
}

export interface PictureBar extends PictureLine {
  readonly position: number;
}

/** Where the track goes from one card to the next. */
export interface PictureJoin extends PicturePoint {
  /** Positions of both cards. */
  readonly from: number;
  readonly to: number;
  readonly kind: "edge" | "corner";
  /** Which way it goes, in degrees clockwise from "to the right": 90 is down. */
  readonly angle: number;
}

export interface PictureShortcut extends PictureJoin {
  /** Names of the squares of each step. */
  readonly steps: readonly { readonly from: string; readonly to: string; readonly diagonal: boolean }[];
}

export interface PictureStep extends PictureLine {
  /** Names of squares. */
  readonly from: string;
  readonly to: string;
}

export interface PictureCurrent extends PictureStep {
  /** In degrees clockwise from "to the right". */
  readonly angle: number;
}

export interface TrackPicture {
  /** Size of the box around all squares. */
  readonly columns: number;
  readonly rows: number;
  /** Of a printed square, in mm; where decks differ, that of the first card. */
  readonly side: number;
  /** The box around all printed cards, in squares from the corner of the box around the squares. */
  readonly paper: Box;
  /** In travelling order. */
  readonly cards: readonly PictureCard[];
  readonly squares: readonly PictureSquare[];
  readonly bars: readonly PictureBar[];
  /** Of cards that follow each other and touch. */
  readonly joins: readonly PictureJoin[];
  /** Where captains can step between cards that do not follow each other, from the earlier to the later card. */
  readonly shortcuts: readonly PictureShortcut[];
  /** Centres of the squares of one shortest way with all diagonal steps; empty when the finish cannot be reached. */
  readonly route: readonly PicturePoint[];
  /** The same without any diagonal step; empty where there is none. */
  readonly straightRoute: readonly PicturePoint[];
  readonly forcedDiagonals: readonly PictureStep[];
  /** Where ships drift, as the scenario's rules say. */
  readonly currents: readonly PictureCurrent[];
}

/** The picture of a track that was analysed; undefined where nothing could be. */
export function pictureOf({ scenario, track }: ScenarioTrack): TrackPicture | undefined {
  if (track === undefined) return undefined;
  const { lattice, free, straight, forcedDiagonals = [] } = track;
  const box = boxOnTable(scenario.track, track.shifts);
  const place = placing(box, track.shifts);
  const squares = pictureSquares(scenario, track, place);
  const cards = pictureCards(scenario.track, squares, place);
  const bars = lattice.bars.map(
    ({ card, from, to }): PictureBar => ({
      position: card + 1,
      ...lineOf(place(card, from), place(card, to)),
    }),
  );
  const centres = lattice.squares.map(({ card, column, row }) => place(card, [column + 0.5, row + 0.5]));
  const centreOf = (square: number): PicturePoint => centres[square] as PicturePoint;
  const indexOf = (name: string): number => lattice.squares.findIndex((square) => square.name === name);
  const stepOf = ({ from, to }: Pick<Step, "from" | "to">): PictureStep => ({
    from: lattice.squares[from]?.name ?? "",
    to: lattice.squares[to]?.name ?? "",
    ...lineOf(centreOf(from), centreOf(to)),
  });
  return {
    columns: box.right - box.left,
    rows: box.top - box.bottom,
    side: scenario.track[0]?.map.print.side ?? SQUARE_SIDE,
    paper: unionOf(cards.map(paperOf)) ?? NO_PAPER,
    cards,
    squares,
    bars,
    joins: pictureJoins(track.joins, cards, bars),
    shortcuts: pictureShortcuts(track, centreOf),
    route: (free?.route ?? []).map(centreOf),
    straightRoute: (straight?.route ?? []).map(centreOf),
    forcedDiagonals: forcedDiagonals.map(stepOf),
    currents: (scenario.rules?.current ?? []).flatMap(({ from, to }) => {
      const [one, other] = [indexOf(from), indexOf(to)];
      if (one === -1 || other === -1) return [];
      const step = stepOf({ from: one, to: other });
      return [{ ...step, angle: angleOf(step.x2 - step.x1, step.y2 - step.y1) }];
    }),
  };
}

const NO_PAPER: Box = { x: 0, y: 0, width: 0, height: 0 };

/** From a corner of the lattice, as a card lies there, rows upwards, to a point of the drawing. */
export type Placing = (card: number, corner: readonly [column: number, row: number]) => PicturePoint;

interface TableBox {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** Around all squares as they lie on the table, rows upwards. */
function boxOnTable(track: readonly PlannedCard[], shifts: readonly TableShift[]): TableBox {
  const spans = track.map(({ at, turn }, card) => {
    const { x, y } = shifts[card] ?? NO_SHIFT;
    const { columns, rows } = sizeOf(turn);
    return { left: at[0] + x, right: at[0] + x + columns, bottom: at[1] + y, top: at[1] + y + rows };
  });
  if (spans.length === 0) return { left: 0, right: 0, bottom: 0, top: 0 };
  return {
    left: Math.min(...spans.map(({ left }) => left)),
    right: Math.max(...spans.map(({ right }) => right)),
    bottom: Math.min(...spans.map(({ bottom }) => bottom)),
    top: Math.max(...spans.map(({ top }) => top)),
  };
}

const NO_SHIFT: TableShift = { x: 0, y: 0 };

function placing({ left, top }: TableBox, shifts: readonly TableShift[]): Placing {
  return (card, [column, row]) => {
    const { x, y } = shifts[card] ?? NO_SHIFT;
    return { x: column + x - left, y: top - row - y };
  };
}

const lineOf = (from: PicturePoint, to: PicturePoint): PictureLine => ({
  x1: from.x,
  y1: from.y,
  x2: to.x,
  y2: to.y,
});
