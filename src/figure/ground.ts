/** What ships and arrows of a figure stand on: plain squares, or map cards as they lie on a table. Lengths in mm, y down. */
import type { Figure, FigureBar } from "../game/figure.ts";
import type { Scenario } from "../game/game.ts";
import { pictureOf } from "../track/picture.ts";
import { paperOf } from "../track/picture-cards.ts";
import { trackOf } from "../track/scenario-tracks.ts";
import type { Box, Point } from "../units/box.ts";
import type { Line, PlannedCard } from "./plan.ts";

export interface PlannedSquare extends Point {
  readonly name: string;
  readonly colour: string;
}

export type PlannedBar = Line;

export interface Ground {
  /** Around all squares or map cards. */
  readonly box: Box;
  readonly side: number;
  readonly squares: readonly PlannedSquare[];
  readonly bars: readonly PlannedBar[];
  readonly cards: readonly PlannedCard[];
  /** The middle of a square, by its name. */
  centreOf(name: string): Point;
}

/** Where it lies: its middle from the left (absent = its left edge at 0), and its top. */
interface GroundPlace {
  readonly middle: number | undefined;
  readonly top: number;
}

/** Undefined for a figure without squares. */
export function groundOf(figure: Figure, place: GroundPlace): Ground | undefined {
  if (figure.track.length > 0) return trackGround(figure, place);
  return figure.squares.length > 0 ? plainGround(figure, place) : undefined;
}

const leftOf = ({ middle }: GroundPlace, width: number): number =>
  middle === undefined ? 0 : middle - width / 2;

/** Squares become smaller where the figure is too narrow for them. */
function plainGround({ squares, bars, side: wanted, width }: Figure, place: GroundPlace): Ground {
  const first = Math.min(...squares.map(({ column }) => column));
  const columns = Math.max(...squares.map(({ column }) => column)) + 1 - first;
  const bottom = Math.min(...squares.map(({ row }) => row));
  const rows = Math.max(...squares.map(({ row }) => row)) + 1;
  const side = Math.min(wanted, width / columns);
  const box = {
    x: leftOf(place, columns * side),
    y: place.top,
    width: columns * side,
    height: (rows - bottom) * side,
  };
  const at = (column: number, row: number): Point => ({
    x: box.x + (column - first) * side,
    y: box.y + (rows - row) * side,
  });
  const planned = squares.map(({ name, colour, column, row }) => ({
    name,
    colour,
    ...at(column + 0.5, row + 0.5),
  }));
  return {
    box,
    side,
    squares: planned,
    bars: bars.map((bar) => lineOf(bar, at)),
    cards: [],
    centreOf: finder(planned),
  };
}

function lineOf({ from, to }: FigureBar, at: (column: number, row: number) => Point): PlannedBar {
  const [one, other] = [at(...from), at(...to)];
  return { x1: one.x, y1: one.y, x2: other.x, y2: other.y };
}

/** As a scenario lays them, their margins between their squares. */
function trackGround(figure: Figure, place: GroundPlace): Ground | undefined {
  const picture = pictureOf(trackOf(asScenario(figure)));
  if (picture === undefined) return undefined;
  const { paper } = picture;
  const scale = Math.min(figure.scale, figure.width / (paper.width * picture.side));
  const side = picture.side * scale;
  const box = {
    x: leftOf(place, paper.width * side),
    y: place.top,
    width: paper.width * side,
    height: paper.height * side,
  };
  const at = ({ x, y }: Point): Point => ({
    x: box.x + (x - paper.x) * side,
    y: box.y + (y - paper.y) * side,
  });
  const cards = picture.cards.map((card, index): PlannedCard => {
    const { deck } = figure.track[index] as Figure["track"][number];
    const outer = paperOf(card);
    return {
      deck,
      card: card.card,
      side: card.acceleration ? "back" : "front",
      scale,
      turn: card.turn,
      ...at(card.centre),
      width: outer.width * side,
      height: outer.height * side,
      label: "",
    };
  });
  const squares = picture.squares.map(({ name, colour, x, y }) => ({
    name,
    colour,
    ...at({ x: x + 0.5, y: y + 0.5 }),
  }));
  return { box, side, squares: [], bars: [], cards, centreOf: finder(squares) };
}

/** A track is all that is asked of it. */
function asScenario({ id, title, track, source }: Figure): Scenario {
  return {
    id,
    title,
    players: { min: 1, max: 1 },
    length: "short",
    track,
    isWhole: track.every(({ map }) => map.isWhole),
    setup: [],
    source,
  };
}

function finder(squares: readonly PlannedSquare[]): Ground["centreOf"] {
  const places = new Map(squares.map(({ name, x, y }) => [name, { x, y }]));
  return (name) => {
    const found = places.get(name);
    if (found === undefined)
      throw new Error(`the figure was resolved with a square "${name}" that it does not have`);
    return found;
  };
}
