/** The cards of a picture: the position of each, and of its label, where it hides nothing. */
import { extentOf } from "../../game/decks/map-print.ts";
import type { MapBar } from "../../game/map-cards.ts";
import type { Box } from "../../units/box.ts";
import { kindOf, sizeOf } from "../lattice/tile-of.ts";
import type { PlannedCard } from "../track.ts";
import type { PictureCard, PicturePoint, PictureSquare, Placing, SquareMark } from "./track-picture.ts";

/** Rows of a printed card of 2 x 3 squares, in order of preference. */
const LABEL_ROWS = ["2", "3", "1"] as const;

export function pictureCards(
  track: readonly PlannedCard[],
  squares: readonly PictureSquare[],
  place: Placing,
): readonly PictureCard[] {
  return track.map((card, index) => {
    const lying = lyingCard(card, index, place);
    const { cells, bars } = card.map;
    // Larger cards have room in the middle.
    if (cells.shape !== "square" || cells.columns !== 2 || cells.rows !== 3)
      return { ...lying, label: lying.centre };
    const own = squares.filter(({ position }) => position === index + 1);
    return { ...lying, label: labelPoint(card.acceleration ? [] : bars, own) };
  });
}

function lyingCard(planned: PlannedCard, index: number, place: Placing): Omit<PictureCard, "label"> {
  const { card, map, turn, acceleration } = planned;
  const { left, top, width, height } = spanOf(planned);
  const { x, y } = place(index, [left, top]);
  const centre = { x: x + width / 2, y: y + height / 2 };
  const { across, along } = map.print;
  return { position: index + 1, card, turn, acceleration, x, y, width, height, across, along, centre };
}

/** The box around the cells of a card where it lies on the lattice, in sides, rows upwards. */
export function spanOf(card: Pick<PlannedCard, "map" | "at" | "turn">): {
  readonly left: number;
  readonly bottom: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
} {
  const { map, at } = card;
  if (map.cells.shape === "square") {
    const { columns, rows } = sizeOf(card);
    return { left: at[0], bottom: at[1], top: at[1] + rows, width: columns, height: rows };
  }
  const { width, height } = extentOf(map.cells);
  const [x, y] = kindOf([card]).centreOf(at);
  return { left: x - width / 2, bottom: y - height / 2, top: y + height / 2, width, height };
}

/** The printed card with its margins, in position, in squares. */
export function paperOf({ x, y, width, height, turn, across, along }: PictureCard): Box {
  const [beside, above] = turn % 180 === 0 ? [across, along] : [along, across];
  return { x: x - beside, y: y - above, width: width + 2 * beside, height: height + 2 * above };
}

/** The middle of the first row without signs; if all rows have some, the middle of the card. */
function labelPoint(bars: readonly MapBar[], squares: readonly PictureSquare[]): PicturePoint {
  const hasBar = (row: string): boolean =>
    bars.some(({ square, towards }) => square.endsWith(row) && towards.endsWith(row));
  const hasLandmark = (row: string): boolean =>
    squares.some(({ printed, marks }) => printed.endsWith(row) && marks.some(isLandmark));
  const rows = LABEL_ROWS.filter((row) => !hasBar(row));
  const row = rows.find((one) => !hasLandmark(one)) ?? rows[0] ?? LABEL_ROWS[0];
  const [one, other] = squares.filter(({ printed }) => printed.endsWith(row));
  if (one === undefined || other === undefined) throw new Error("a map card has two squares in a row");
  return { x: (one.x + other.x + 1) / 2, y: (one.y + other.y + 1) / 2 };
}

const LANDMARKS: readonly SquareMark[] = ["start", "finish", "toll", "chest", "harbour", "current"];
const isLandmark = (mark: SquareMark): boolean => LANDMARKS.includes(mark);
