/** The squares of a drawn track: name, letter of the colour and marks. Where cards overlap, the earlier one is shown. */
import type { Terrain } from "../../game/scenarios/terrain.ts";
import { type PictureSquare, SQUARE_MARKS } from "../../track/briefing/track-picture.ts";
import type { TrackSquare } from "../../track/track.ts";
import type { Canvas } from "./canvas.ts";
import { type Form, roomOf, spotOf } from "./form.ts";
import type { Sheet } from "./sheet.ts";
import type { ShownMark, Signs } from "./signs.ts";
import { type TerrainLook, terrainLooks } from "./terrain-looks.ts";

/** A square with its place and its marks. */
export interface DrawnSquare extends TrackSquare {
  readonly marks: readonly ShownMark[];
  readonly look: TerrainLook;
  /** True for an acceleration point, which shows no colour. */
  readonly isDark: boolean;
}

/** The visible squares, in the order of the lattice. */
export function seenSquares(
  squares: readonly TrackSquare[],
  pictures: readonly PictureSquare[],
  dark: ReadonlySet<number>,
  terrains: readonly Terrain[],
): readonly DrawnSquare[] {
  const lookOf = terrainLooks(terrains);
  const spots = new Set<string>();
  // A covered square is marked as overlapped; the one on top shows that mark.
  const covered = new Set(
    squares.flatMap(({ column, row }, index) =>
      pictures[index]?.marks.includes("overlap") ? [`${column} ${row}`] : [],
    ),
  );
  return squares.flatMap((square, index) => {
    const spot = `${square.column} ${square.row}`;
    if (spots.has(spot)) return [];
    spots.add(spot);
    const own = new Set(pictures[index]?.marks);
    if (covered.has(spot)) own.add("overlap");
    const marks = SQUARE_MARKS.filter((mark): mark is ShownMark => mark !== "route" && own.has(mark));
    return [{ ...square, marks, look: lookOf(square.terrain), isDark: dark.has(square.card) }];
  });
}

export function drawSquare(canvas: Canvas, square: DrawnSquare, { part, form, plane, signs }: Sheet): void {
  const [column, row] = plane.unitOf([square.column, square.row]);
  const { x, y } = spotOf(part, form, [column, row + plane.up]);
  const style = square.isDark ? "dark" : square.look.style;
  for (const [line, text] of linesOf(square, form, roomOf(form, plane), signs).entries())
    canvas.put(x + 1, y + 1 + line, text, style);
}

/** A name as printed, and a mark beside it. */
const LONG = 4;

/** The lines of a cell, as many and as wide as its room. */
function linesOf(
  square: DrawnSquare,
  { isNamed }: Form,
  { width, height }: ReturnType<typeof roomOf>,
  signs: Signs,
): readonly string[] {
  const fill = square.isDark ? signs.dark : " ";
  const letter = square.isDark ? signs.dark : square.look.letter;
  const marks = square.marks.map((mark) => signs.marks[mark]).join("");
  const gap = marks === "" ? fill : " ";
  // Room enough for a blank before the name.
  const inset = width > LONG ? " " : "";
  const words = isNamed
    ? [` ${square.name}`.slice(-width).padEnd(width), `${fill}${letter}${gap}${marks}`]
    : [`${inset}${square.printed}`.padEnd(width), `${square.isDark ? signs.dark : inset}${letter}${marks}`];
  const more = Array.from({ length: height - words.length }, () => "");
  return [...words, ...more].map((line) => line.slice(0, width).padEnd(width, fill));
}
