/** Bars of a map card: "a2|b2" lies between two squares, "a1|south" on an outer side. */
import { nearest } from "../diagnostics/nearest.ts";
import type { Json } from "../schema/files.ts";
import type { SourceRef } from "../source/tree.ts";
import {
  CELL_NAMES,
  type Cell,
  cellOf,
  edgeOf,
  neighbourOf,
  neighboursOf,
  sideTowards,
} from "./card-lattice.ts";
import { below, listed, type Report } from "./fault.ts";
import { type MapBar, SIDES, type Side } from "./game.ts";

/** All bars that lie on an edge, each edge once; the others are reported and left out. */
export function readBars(written: Json | undefined, at: SourceRef, report: Report): readonly MapBar[] {
  if (!Array.isArray(written)) return [];
  const seen = new Map<string, string>();
  return (written as readonly Json[]).flatMap((item, index) => {
    const word = String(item);
    const place = below(at, index);
    const bar = readBar(word, place, report);
    if (bar === undefined) return [];
    const edge = `${bar.from} ${bar.to}`;
    const other = seen.get(edge);
    if (other === undefined) {
      seen.set(edge, word);
      return [bar];
    }
    const message = `the bar "${word}" lies on the same edge as "${other}"`;
    report({ rule: "map/repeated-bar", severity: "warning", at: place, message, fix: "leave it out" });
    return [];
  });
}

function readBar(word: string, at: SourceRef, report: Report): MapBar | undefined {
  const [square = "", towards = "", ...more] = word.split("|").map((part) => part.trim());
  if (square === "" || towards === "" || more.length > 0) {
    const message = `the bar "${word}" names no edge`;
    const fix = "write two squares, as in a2|b2, or a square and an outer side, as in a1|south";
    report({ rule: "map/bad-bar", at, message, fix });
    return undefined;
  }
  const cell = cellOf(square);
  if (cell === undefined) return unknownSquare(square, word, CELL_NAMES, at, report);
  const side = SIDES.find((name) => name === towards);
  if (side) return outerBar(cell, side, at, report);
  const other = cellOf(towards);
  if (other === undefined) return unknownSquare(towards, word, [...CELL_NAMES, ...SIDES], at, report);
  return innerBar(cell, other, at, report);
}

function outerBar(cell: Cell, side: Side, at: SourceRef, report: Report): MapBar | undefined {
  const beyond = neighbourOf(cell, side);
  if (beyond === undefined) return { square: cell.name, towards: side, ...edgeOf(cell, side) };
  report({
    rule: "map/bar-without-edge",
    at,
    message: `${cell.name} has no outer side to the ${side}: ${beyond.name} lies there`,
    fix: `write ${cell.name}|${beyond.name}`,
  });
  return undefined;
}

function innerBar(cell: Cell, other: Cell, at: SourceRef, report: Report): MapBar | undefined {
  const side = sideTowards(cell, other);
  if (side) return { square: cell.name, towards: other.name, ...edgeOf(cell, side) };
  report({
    rule: "map/bar-without-edge",
    at,
    message: `${cell.name} and ${other.name} share no edge`,
    fix: `${cell.name} has an edge with ${listed(neighboursOf(cell).map(({ name }) => name))}`,
  });
  return undefined;
}

function unknownSquare(
  name: string,
  word: string,
  known: readonly string[],
  at: SourceRef,
  report: Report,
): undefined {
  const near = nearest(name, known);
  const message = `"${name}" in the bar "${word}" is no square; expected ${listed(known, "or")}`;
  report({ rule: "map/unknown-square", at, message, fix: near ? `write ${near}` : "write one of these" });
}
