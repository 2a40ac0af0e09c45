/** The cards of a picture: the position of each, and of its label, where it hides nothing. */
import type { CellPoint } from "../../game/cells/cells.ts";
import { turnedPoint } from "../../game/cells/hexes.ts";
import { extentOf } from "../../game/decks/map-print.ts";
import type { Box } from "../../units/box.ts";
import { kindOf, sizeOf } from "../lattice/tile-of.ts";
import type { PlannedCard } from "../track.ts";
import { cardForm } from "./card-form.ts";
import { labelPoint } from "./label-point.ts";
import type { PictureCard, PictureSquare, Placing } from "./track-picture.ts";

export function pictureCards(
  track: readonly PlannedCard[],
  squares: readonly PictureSquare[],
  place: Placing,
): readonly PictureCard[] {
  return track.map((card, index) => {
    const lying = lyingCard(card, index, place);
    const own = squares.filter(({ position }) => position === index + 1);
    return { ...lying, label: labelPoint(card, own) ?? lying.centre };
  });
}

function lyingCard(planned: PlannedCard, index: number, place: Placing): Omit<PictureCard, "label"> {
  const { card, map, turn, acceleration } = planned;
  const { left, top, width, height } = spanOf(planned);
  const { x, y } = place(index, [left, top]);
  const centre = { x: x + width / 2, y: y + height / 2 };
  const { across, along } = map.print;
  const placed = {
    position: index + 1,
    card,
    turn,
    acceleration,
    x,
    y,
    width,
    height,
    across,
    along,
    centre,
  };
  return { ...placed, ...cardForm(map) };
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

/** The box around the printed card with its margins, in position, in squares. */
export function paperOf(card: PictureCard): Box {
  const { x, y, width, height, turn, across, along, centre, rim } = card;
  if (rim === "") {
    const [beside, above] = turn % 180 === 0 ? [across, along] : [along, across];
    return { x: x - beside, y: y - above, width: width + 2 * beside, height: height + 2 * above };
  }
  const corners = paperOutlineOf(card);
  const [right, down] = ([0, 1] as const).map((axis) =>
    Math.max(...corners.map((corner) => corner[axis])),
  ) as [number, number];
  // Half a turn leaves a card's outline as it is.
  return { x: centre.x - right, y: centre.y - down, width: 2 * right, height: 2 * down };
}

/** Corners of the paper of a card of hexagons as it lies, around its middle, in sides of a cell, y down. */
export const paperOutlineOf = (card: PictureCard): readonly CellPoint[] =>
  cornersOf(card).map((corner): CellPoint => {
    const [x, y] = turnedPoint(corner, card.turn);
    return [x, -y];
  });

/** Of the paper of a card of hexagons, around its middle, unturned, y up. */
function cornersOf({ cut, wide, high, across, along }: PictureCard): readonly (readonly [number, number])[] {
  if (cut !== "")
    return cut.split(" ").map((point) => {
      const [x = 0, y = 0] = point.split(",").map(Number);
      return [x, -y];
    });
  const [right, top] = [wide / 2 + across, high / 2 + along];
  return [
    [right, top],
    [right, -top],
    [-right, -top],
    [-right, top],
  ];
}
