/** Where the pieces of a deck are folded: in one direction, and not too close to another fold or an edge. */
import type { FoldField } from "../../schema/files.ts";
import type { DieLine } from "../../shape/die-line.ts";
import { foldedCard } from "../../shape/folded-card.ts";
import type { SourceRef } from "../../source/tree.ts";
import type { Size } from "../../units/box.ts";
import { formatLength, parseLength } from "../../units/length.ts";
import { below, type Report } from "../fault.ts";

/** In mm; folds closer to each other or to an edge cannot be creased separately. */
const LEAST_PANEL = 3;

/** Undefined and reported if it cannot be folded like that. */
export function foldedShape(
  size: Size,
  folds: readonly FoldField[],
  deck: SourceRef,
  report: Report,
): DieLine | undefined {
  if (folds.length === 0) {
    noFolds(deck, report);
    return undefined;
  }
  const along = folds[0]?.x === undefined ? "y" : "x";
  const length = along === "x" ? size.width : size.height;
  const at = folds.map((fold) => parseLength(fold[along] ?? ""));
  const [crossing] = folds.flatMap((_, index) => (at[index] === undefined ? [index] : []));
  if (crossing !== undefined) {
    crossingFolds(along, below(deck, "folds", crossing), report);
    return undefined;
  }
  const lines = at as readonly number[];
  const near = lines.findIndex((_, index) => isTooNear(lines, index, length));
  if (near >= 0) {
    const reportLine = (lines[near] ?? 0) > length ? beyond : tooNear;
    reportLine(lines[near] ?? 0, length, below(deck, "folds", near, along), report);
    return undefined;
  }
  const inOrder = [...lines].sort((a, b) => a - b);
  return foldedCard(size, along, inOrder);
}

/** To an edge, or to a fold written before it. */
function isTooNear(lines: readonly number[], index: number, length: number): boolean {
  const line = lines[index] as number;
  const isNear = (other: number): boolean => Math.abs(other - line) < LEAST_PANEL;
  return line < LEAST_PANEL || line > length - LEAST_PANEL || lines.slice(0, index).some(isNear);
}

function noFolds(deck: SourceRef, report: Report): void {
  report({
    rule: "deck/no-folds",
    at: below(deck, "shape"),
    unlessWritten: [below(deck, "folds")],
    message: "a folded piece has no `folds:`",
    fix: "write where it is folded, such as `folds: [{ x: 70mm }]`, or another shape",
  });
}

function crossingFolds(along: "x" | "y", at: SourceRef, report: Report): void {
  report({
    rule: "deck/crossing-folds",
    at,
    message: "folds in both directions cross each other",
    fix: `write all of them with ${along}, or fold it in one direction only`,
  });
}

function tooNear(line: number, length: number, at: SourceRef, report: Report): void {
  report({
    rule: "deck/folds-too-near",
    at,
    message: `the fold at ${formatLength(line)} is too close to another one or to the edge of a piece of ${formatLength(length)}`,
    why: `paper cannot be creased twice within ${formatLength(LEAST_PANEL)}`,
    fix: "move it, or remove it",
  });
}

function beyond(line: number, length: number, at: SourceRef, report: Report): void {
  report({
    rule: "deck/folds-too-near",
    at,
    message: `the fold at ${formatLength(line)} is beyond a piece of ${formatLength(length)}`,
    why: "folds are measured from the left or top edge of the whole piece",
    fix: `write less than ${formatLength(length)}, or make the piece larger`,
  });
}
