/** Bars of a map card: "a2|b2" is between two squares, "a1|south" on an outer side. */
import { listed } from "../../diagnostics/words.ts";
import type { Json, Side } from "../../schema/files.ts";
import type { SourceRef } from "../../source/tree.ts";
import { below, type Report } from "../fault.ts";
import { SIDES } from "../game.ts";
import type { MapBar } from "../map-cards.ts";
import { type Cell, cellOf, edgeOf, neighbourOf, neighboursOf, sideTowards } from "./card-lattice.ts";

/** All bars on edges, each edge once; the others are reported and left out. */
export function readBars(written: Json | undefined, at: SourceRef, report: Report): readonly MapBar[] {
  const seen = new Map<string, string>();
  return ((written ?? []) as readonly string[]).flatMap((word, index) => {
    const place = below(at, index);
    const bar = readBar(word, place, report);
    if (bar === undefined) return [];
    const edge = `${bar.from} ${bar.to}`;
    const other = seen.get(edge);
    if (other === undefined) {
      seen.set(edge, word);
      return [bar];
    }
    const message = `the bar "${word}" is on the same edge as "${other}"`;
    report({ rule: "map/repeated-bar", severity: "warning", at: place, message, fix: "leave it out" });
    return [];
  });
}

/** The schema ensures that both halves are names. */
function readBar(word: string, at: SourceRef, report: Report): MapBar | undefined {
  const [square, towards] = word.split("|") as [string, string];
  const cell = cellOf(square);
  const side = SIDES.find((name) => name === towards);
  return side ? outerBar(cell, side, at, report) : innerBar(cell, cellOf(towards), at, report);
}

function outerBar(cell: Cell, side: Side, at: SourceRef, report: Report): MapBar | undefined {
  const beyond = neighbourOf(cell, side);
  if (beyond === undefined) return { square: cell.name, towards: side, ...edgeOf(cell, side) };
  report({
    rule: "map/bar-without-edge",
    at,
    message: `${cell.name} has no outer side to the ${side}: ${beyond.name} is there`,
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
