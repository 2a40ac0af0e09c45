/** The cards of a picture: the position of each, and of its label, where it hides nothing. */
import type { MapBar } from "../../game/map-cards.ts";
import type { Box } from "../../units/box.ts";
import { sizeOf } from "../lattice/tile-of.ts";
import type { PlannedCard } from "../track.ts";
import type { PictureCard, PicturePoint, PictureSquare, Placing, SquareMark } from "./track-picture.ts";

/** Rows of a printed card, in order of preference. */
const LABEL_ROWS = ["2", "3", "1"] as const;

export function pictureCards(
  track: readonly PlannedCard[],
  squares: readonly PictureSquare[],
  place: Placing,
): readonly PictureCard[] {
  return track.map((card, index) => ({
    ...lyingCard(card, index, place),
    label: labelPoint(
      card.acceleration ? [] : card.map.bars,
      squares.filter(({ position }) => position === index + 1),
    ),
  }));
}

function lyingCard(planned: PlannedCard, index: number, place: Placing): Omit<PictureCard, "label"> {
  const { card, map, at, turn, acceleration } = planned;
  const { columns: width, rows: height } = sizeOf(planned);
  const { x, y } = place(index, [at[0], at[1] + height]);
  const centre = { x: x + width / 2, y: y + height / 2 };
  const { across, along } = map.print;
  return { position: index + 1, card, turn, acceleration, x, y, width, height, across, along, centre };
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
