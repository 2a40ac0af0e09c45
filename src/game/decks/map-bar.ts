/** Bars of a map card: "a2|b2" is between two cells, "a1|south" on a side of one. */
import { nearest } from "../../diagnostics/nearest.ts";
import { listed } from "../../diagnostics/words.ts";
import type { Json, Side } from "../../schema/files.ts";
import type { SourceRef } from "../../source/tree.ts";
import type { Tile, TileCell } from "../cells/tile.ts";
import { below, type Report } from "../fault.ts";
import type { MapBar } from "../map-cards.ts";

/** All bars on edges, each edge once; the others are reported and left out. */
export function readBars(
  tile: Tile,
  written: Json | undefined,
  at: SourceRef,
  report: Report,
): readonly MapBar[] {
  const seen = new Map<string, string>();
  return ((written ?? []) as readonly string[]).flatMap((word, index) => {
    const place = below(at, index);
    const bar = readBar(tile, word, place, report);
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

/** The schema ensures that both halves are there. */
function readBar(tile: Tile, word: string, at: SourceRef, report: Report): MapBar | undefined {
  const [square, towards] = word.split("|") as [string, string];
  const cell = cellNamed(tile, square, at, report);
  if (cell === undefined) return undefined;
  const side = tile.kind.sides.find((name) => name === towards);
  if (side) return outerBar(tile, cell, side, at, report);
  const other = cellNamed(tile, towards, at, report);
  return other && innerBar(tile, cell, other, at, report);
}

function cellNamed(tile: Tile, name: string, at: SourceRef, report: Report): TileCell | undefined {
  const cell = tile.cellOf(name);
  if (cell) return cell;
  const names = [...tile.cells.map((one) => one.name), ...tile.kind.sides];
  const near = nearest(name, names);
  report({
    rule: "map/unknown-cell",
    at,
    message: `the card has no cell or side "${name}"`,
    label: `it has ${listed(names.slice(0, 12))}${names.length > 12 ? " ..." : ""}`,
    fix: near ? `write ${near}` : "name two cells that touch, or a cell and one of its sides",
  });
  return undefined;
}

function outerBar(
  { kind, neighbourOf }: Tile,
  cell: TileCell,
  side: Side,
  at: SourceRef,
  report: Report,
): MapBar | undefined {
  const beyond = neighbourOf(cell, side);
  const edge = kind.edgeOf([cell.column, cell.row], side);
  if (beyond === undefined) return { square: cell.name, towards: side, side, ...edge };
  report({
    rule: "map/bar-without-edge",
    at,
    message: `${cell.name} has no outer side to the ${side}: ${beyond.name} is there`,
    fix: `write ${cell.name}|${beyond.name}`,
  });
  return undefined;
}

function innerBar(
  { kind, neighbourOf, sideTowards }: Tile,
  cell: TileCell,
  other: TileCell,
  at: SourceRef,
  report: Report,
): MapBar | undefined {
  const side = sideTowards(cell, other);
  if (side)
    return { square: cell.name, towards: other.name, side, ...kind.edgeOf([cell.column, cell.row], side) };
  const around = kind.sides.map((one) => neighbourOf(cell, one)).filter((one) => one !== undefined);
  report({
    rule: "map/bar-without-edge",
    at,
    message: `${cell.name} and ${other.name} share no edge`,
    fix:
      around.length === 0
        ? `write ${cell.name} and one of its sides: ${listed(kind.sides, "or")}`
        : `${cell.name} has an edge with ${listed(around.map(({ name }) => name))}`,
  });
  return undefined;
}
