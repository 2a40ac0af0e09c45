/** The squares of a picture: where each lies, what tells its colour in grey, and what it is beside its colour. */
import type { SquareColour } from "../schema/files.ts";
import { type PictureSquare, type Placing, SQUARE_MARKS, type SquareMark } from "./picture.ts";
import type { TrackAnalysis } from "./track.ts";

const DOTS: Readonly<Record<SquareColour, PictureSquare["dots"]>> = {
  white: 0,
  green: 1,
  blue: 2,
  red: 3,
  black: 0,
};

export function pictureSquares(track: TrackAnalysis, place: Placing): readonly PictureSquare[] {
  const marked = markedSquares(track);
  return track.lattice.squares.map(({ index, name, printed, card, colour, column, row }) => ({
    name,
    printed,
    position: card + 1,
    colour,
    dots: DOTS[colour],
    ...place([column, row + 1]),
    marks: SQUARE_MARKS.filter((mark) => marked[mark].has(index)),
  }));
}

function markedSquares(track: TrackAnalysis): Readonly<Record<SquareMark, ReadonlySet<number>>> {
  const { start, finish, free, narrow, whiteCut, traps, unreached, lattice } = track;
  return {
    start: new Set(start && [start.square]),
    finish: new Set(finish && [finish.square]),
    route: new Set(free?.route),
    narrow: new Set(narrow?.width === 1 ? narrow.cuts.flat() : []),
    "white-cut": new Set(whiteCut),
    trap: new Set(traps),
    unreached: new Set(unreached),
    overlap: new Set(lattice.overlaps.flatMap(({ squares }) => squares)),
  };
}
