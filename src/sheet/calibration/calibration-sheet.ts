/**
 * The calibration sheet: verniers at the four corners, whose lines of the two sides coincide when the sheet is held against
 * the light; bars to measure; ladders at the edges; and the steps to follow. The back is drawn as it is seen through the
 * front, then mirrored, so that its numbers read well against the light.
 */
import type { Item } from "../../scene/scene.ts";
import type { Point } from "../../units/box.ts";
import { IDENTITY, type Matrix, translate } from "../../units/matrix.ts";
import { group, lines } from "../marks/mark-items.ts";
import { flipAxis } from "../mirror.ts";
import type { Paper, SheetSet, SheetSide } from "../sheet.ts";
import { INK, type Typesetter, textAt } from "./drawn-text.ts";
import { ladders } from "./ladders.ts";
import { BAR_AT, BAR_START, barsOn, CORNERS, roomsOn, SMALLEST, type Vernier, verniersOn } from "./layout.ts";
import { pictureOfReading } from "./picture.ts";
import { type SheetWords, sheetWords } from "./sheet-words.ts";
import { stepsBox } from "./steps.ts";
import { vernierLines } from "./verniers.ts";

/** False for paper that has no room for verniers and words. */
export const holdsCalibration = ({ width, height }: Paper): boolean =>
  width >= SMALLEST.width && height >= SMALLEST.height && height >= width;

/**
 * @param paper upright, for which `holdsCalibration`
 * @param corrected the profile that the sheet is printed with, to check it
 */
export function calibrationSheet(
  paper: Paper,
  backs: "duplex" | "duplex-short",
  set: Typesetter,
  corrected?: string,
): SheetSet {
  const words = sheetWords(paper, backs, barsOn(paper), corrected);
  return {
    sides: [
      sideOf("front", paper, frontItems(paper, words, set)),
      sideOf("back", paper, backItems(paper, backs, words, set)),
    ],
    sheets: 1,
    backs,
  };
}

function sideOf(side: SheetSide["side"], { width, height }: Paper, marks: readonly Item[]): SheetSide {
  const box = { x: 0, y: 0, width, height };
  return {
    ...{ size: { width, height }, sheet: 1, side, placements: [], marks, bookmarks: [] },
    ...{ trimBox: box, bleedBox: box },
  };
}

function frontItems(paper: Paper, words: SheetWords, set: Typesetter): readonly Item[] {
  const rooms = roomsOn(paper);
  return [
    ...verniersOn(paper).flatMap((vernier) => vernierItems(vernier, "front", set)),
    ...letters(paper, set),
    ...bars(paper, set),
    ...ladders(paper, set.plain),
    ...pictureOfReading(rooms.picture, words.picture, set),
    ...stepsBox(rooms.words, words, set),
  ];
}

function backItems(
  paper: Paper,
  backs: "duplex" | "duplex-short",
  words: SheetWords,
  set: Typesetter,
): readonly Item[] {
  const { width, height } = paper;
  const mirror: Matrix =
    flipAxis(backs, paper) === "vertical" ? [-1, 0, 0, 1, width, 0] : [1, 0, 0, -1, 0, height];
  const seen = verniersOn(paper).flatMap((vernier) => vernierItems(vernier, "back", set));
  const note = words.back.flatMap((line, index) =>
    textAt(line, 9, { x: width / 2, y: ACROSS_TOP + 4.5 * index }, "middle", set.plain),
  );
  return [group(mirror, seen), ...note];
}

/** The height of the note on the back: between the corners, where the front has little. */
const ACROSS_TOP = 60;

function vernierItems(vernier: Vernier, side: "front" | "back", set: Typesetter): readonly Item[] {
  const { at, axis } = vernier;
  // One that goes down is one that goes across, turned clockwise; its numbers stay upright.
  const turned: Matrix = axis === "x" ? IDENTITY : [0, 1, -1, 0, 0, 0];
  return [group(translate(at.x, at.y), [group(turned, vernierLines(side, axis, set))])];
}

function letters(paper: Paper, set: Typesetter): readonly Item[] {
  const { width, height } = paper;
  const [near, low] = [21, 24];
  const places: readonly Point[] = [
    { x: near, y: low },
    { x: width - near, y: low },
    { x: near, y: height - low + 6 },
    { x: width - near, y: height - low + 6 },
  ];
  return CORNERS.flatMap((corner, index) =>
    textAt(corner.toUpperCase(), 24, places[index] as Point, "middle", set.bold),
  );
}

function bars(paper: Paper, { plain }: Typesetter): readonly Item[] {
  const long = barsOn(paper);
  const [start, tick] = [BAR_START, 2.5];
  const { x, y } = BAR_AT;
  return [
    lines(
      [
        [start, y, start + long.x, y],
        [start, y - tick, start, y + tick],
        [start + long.x, y - tick, start + long.x, y + tick],
        [x, start, x, start + long.y],
        [x - tick, start, x + tick, start],
        [x - tick, start + long.y, x + tick, start + long.y],
      ],
      INK,
    ),
    ...textAt(`bar across: ${long.x} mm`, 8, { x: x + 6, y: y - 1.2 }, "start", plain),
    ...textAt(`bar down: ${long.y} mm`, 8, { x: x - 1.5, y: paper.height - 46 }, "end", plain),
  ];
}
