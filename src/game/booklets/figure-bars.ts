/** Bars of a figure: between two plain squares, or on a side of one. */
import type { Side } from "../../schema/files.ts";
import type { SourceRef } from "../../source/tree.ts";
import { SQUARES } from "../cells/squares.ts";
import { below, type Report } from "../fault.ts";
import type { FigureBar, FigureSquare } from "./figure.ts";
import { squareCheck } from "./figure-squares.ts";

export function figureBars(
  bars: readonly string[],
  squares: readonly FigureSquare[],
  lost: readonly SourceRef[],
  at: SourceRef,
  report: Report,
): readonly FigureBar[] {
  const check = squareCheck(
    squares.map(({ name }) => name),
    lost,
    report,
  );
  const squareOf = (name: string, place: SourceRef): FigureSquare | undefined =>
    check(name, place) ? squares.find((one) => one.name === name) : undefined;
  return bars.flatMap((bar, index) => {
    const place = below(at, index);
    const [name = "", towards = ""] = bar.split("|");
    const square = squareOf(name, place);
    if (!square) return [];
    const side = SQUARES.sides.find((one) => one === towards);
    if (side) return [edgeOf(square, side)];
    const other = squareOf(towards, place);
    if (!other) return [];
    const shared = SQUARES.sides.find((one) => isBeyond(square, other, one));
    if (shared) return [edgeOf(square, shared)];
    report({
      rule: "figure/bar-without-edge",
      at: place,
      message: `${name} and ${towards} share no edge`,
      fix: `name a neighbour of ${name}, or a side: ${name}|north`,
    });
    return [];
  });
}

const edgeOf = ({ column, row }: FigureSquare, side: Side): FigureBar => SQUARES.edgeOf([column, row], side);

function isBeyond({ column, row }: FigureSquare, other: FigureSquare, side: Side): boolean {
  const [columns, rows] = SQUARES.stepTo(side);
  return other.column === column + columns && other.row === row + rows;
}
