/** What is proved, drawn on the cards: ways, forced steps, traps, narrows, cells that nothing reaches, start and finish. */
import { signal } from "@preact/signals";
import type { VNode } from "preact";
import type { TrackAnalysis } from "../../../../track/track.ts";
import type { Point } from "../model/geometry.ts";
import type { Laid } from "../model/track.ts";
import { proof } from "../proofs/proof.ts";
import { seen } from "./gesture.ts";
import { CELL, lineOf, outlineOf, type PlacedCell, placedCell } from "./units.ts";

/** What of it is shown. */
export const MARKS = ["ways", "narrows", "traps", "unreached"] as const;
export type MarkName = (typeof MARKS)[number];

export const shownMarks = signal<ReadonlySet<MarkName>>(new Set(MARKS));

export function toggleMark(name: MarkName): void {
  const now = new Set(shownMarks.peek());
  if (!now.delete(name)) now.add(name);
  shownMarks.value = now;
}

export function Marks(): VNode | null {
  const { analysis, track } = proof.value ?? {};
  // of an earlier state they would lie beside the cards
  if (!analysis || track !== seen.value) return null;
  const shown = shownMarks.value;
  const cellOf = cellsOf(track.cards, analysis);
  const { traps, unreached, narrow, lattice, start, finish } = analysis;
  return (
    <g class="track-marks">
      {lattice.overlaps.map(({ cards, squares }) => (
        <Cells key={cards.join()} cells={squares.flatMap(cellOf)} name="overlap" />
      ))}
      {shown.has("unreached") && <Cells cells={unreached.flatMap(cellOf)} name="unreached" />}
      {shown.has("traps") && <Traps cells={traps.flatMap(cellOf)} />}
      {shown.has("narrows") && <Cells cells={narrowSquares(narrow).flatMap(cellOf)} name="narrow" />}
      {shown.has("ways") && <Ways analysis={analysis} cellOf={cellOf} />}
      {start && <Flag cell={cellOf(start.square)[0]} name="start" letter="S" />}
      {finish && <Flag cell={cellOf(finish.square)[0]} name="finish" letter="F" />}
    </g>
  );
}

/** Most places that are marked: of a track that is as narrow everywhere, none tells anything. */
const MOST_NARROWS = 3;

/** Whether the narrowest places are drawn. */
export const areDrawn = ({ width, cuts }: NonNullable<TrackAnalysis["narrow"]>): boolean =>
  width === 1 || cuts.length <= MOST_NARROWS;

const narrowSquares = (narrow: TrackAnalysis["narrow"]): readonly number[] =>
  narrow && areDrawn(narrow) ? narrow.cuts.flat() : [];

type CellOf = (square: number) => readonly PlacedCell[];

const cellsOf =
  (cards: readonly Laid[], { lattice }: TrackAnalysis): CellOf =>
  (index) => {
    const square = lattice.squares[index];
    const cell = square && placedCell(cards, square.card, square.printed);
    return cell ? [cell] : [];
  };

function Cells({
  cells,
  name,
}: {
  readonly cells: readonly PlacedCell[];
  readonly name: string;
}): VNode | null {
  if (cells.length === 0) return null;
  const d = cells.map(({ outline, centre }) => outlineOf(inset(outline, centre))).join("");
  return (
    <>
      <path class="mark-below" d={d} />
      <path class={`mark-${name}`} d={d} />
    </>
  );
}

/** A little within the cell, so that marks of neighbours are told apart. */
const inset = (outline: readonly Point[], centre: Point, share = 0.86): readonly Point[] =>
  outline.map(({ x, y }) => ({
    x: centre.x + (x - centre.x) * share,
    y: centre.y + (y - centre.y) * share,
  }));

/** A sign of its own, not only a colour. */
function Traps({ cells }: { readonly cells: readonly PlacedCell[] }): VNode {
  const crosses = cells.map(({ centre: { x, y } }) => {
    const at = (right: number, up: number): Point => ({ x: x + right, y: y + up });
    return lineOf([at(-0.2, -0.2), at(0.2, 0.2)]) + lineOf([at(-0.2, 0.2), at(0.2, -0.2)]);
  });
  return (
    <>
      <Cells cells={cells} name="trap" />
      <path class="mark-below" d={crosses.join("")} />
      <path class="mark-trap-cross" d={crosses.join("")} />
    </>
  );
}

function Ways({ analysis, cellOf }: { readonly analysis: TrackAnalysis; readonly cellOf: CellOf }): VNode {
  const centres = (route: readonly number[]): readonly Point[] =>
    route.flatMap(cellOf).map(({ centre }) => centre);
  const { free, straight, forcedSpecial = [] } = analysis;
  const isOne = free && straight && String(free.route) === String(straight.route);
  return (
    <>
      {straight && <Way name="plain" points={centres(straight.route)} />}
      {free && !isOne && <Way name="special" points={centres(free.route)} />}
      {forcedSpecial.map(({ from, to }) => (
        <Way key={`${from} ${to}`} name="forced" points={centres([from, to])} />
      ))}
    </>
  );
}

const Way = ({ name, points }: { readonly name: string; readonly points: readonly Point[] }): VNode => (
  <>
    <path class={`mark-way-below ${name}`} d={lineOf(points)} />
    <path class={`mark-way ${name}`} d={lineOf(points)} />
    {/* two lines, which tell it from a plain way without colour */}
    {name === "forced" && <path class="mark-way-middle" d={lineOf(points)} />}
  </>
);

function Flag({
  cell,
  name,
  letter,
}: {
  readonly cell: PlacedCell | undefined;
  readonly name: string;
  readonly letter: string;
}): VNode | null {
  if (!cell) return null;
  const { x, y } = cell.centre;
  return (
    <g class={`mark-end ${name}`} transform={`translate(${x * CELL} ${-y * CELL})`}>
      <circle r={13} />
      <text y={5}>{letter}</text>
    </g>
  );
}
