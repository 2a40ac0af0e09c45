/** Sorts out pieces that cannot be printed as written, before anything is placed on paper. */
import type { Diagnostic, Result } from "../diagnostics/diagnostic.ts";
import { formatLength } from "../units/length.ts";
import { formatSize, sheetFault } from "./faults.ts";
import { isSideLength } from "./papers.ts";
import type { Piece } from "./sheet.ts";

/** Smaller pieces cannot be cut by hand (token makers ask for 8 mm), and would make sheets of endless cut lines. */
const SHORTEST_SIDE = 5;

/** The pieces that make at least one card; a component that makes none is reported in a hint. */
export function printablePieces(pieces: readonly Piece[]): Result<readonly Piece[]> {
  const faults: Diagnostic[] = [];
  const sound: Piece[] = [];
  for (const piece of pieces) {
    const fault = faultOf(piece);
    if (fault) faults.push(fault);
    else sound.push(piece);
  }
  return {
    value: sound.filter((piece) => piece.copies > 0),
    diagnostics: [...faults, ...emptyComponents(sound)],
  };
}

function faultOf(piece: Piece): Diagnostic | undefined {
  const { id, trim, bleed, copies, place } = piece;
  const shortest = Math.min(trim.width, trim.height);
  if (!isSideLength(trim.width) || !isSideLength(trim.height) || shortest < SHORTEST_SIDE) {
    const least = formatLength(SHORTEST_SIDE);
    const fix = shortest < SHORTEST_SIDE ? `give it sides of at least ${least}` : "make it smaller";
    return sheetFault("bad-size", "error", `card "${id}" is ${formatSize(trim)}`, { fix }, place);
  }
  if (!(bleed >= 0 && 2 * bleed < shortest)) {
    const message = `card "${id}" of ${formatSize(trim)} has a bleed of ${bleed}mm`;
    const fix = `write a bleed from 0mm to below ${formatLength(shortest / 2)}; 3mm is usual`;
    return sheetFault("bad-bleed", "error", message, { fix }, place);
  }
  if (!(Number.isInteger(copies) && copies >= 0)) {
    return sheetFault("bad-copies", "error", `card "${id}" has ${copies} copies, expected a whole number`, {
      fix: "write 0 to keep the card out of print, or how many to print",
    });
  }
  return undefined;
}

function emptyComponents(pieces: readonly Piece[]): readonly Diagnostic[] {
  const printed = new Set(pieces.filter((piece) => piece.copies > 0).map((piece) => piece.component));
  const empty = new Map(
    pieces
      .filter(({ component }) => !printed.has(component))
      .map(({ component, place }) => [component, place]),
  );
  return [...empty].map(([component, place]) =>
    sheetFault(
      "empty-component",
      "hint",
      `"${component}" has no card to print: all copies are 0`,
      { fix: "give one of its cards copies, or remove it from the kit" },
      place,
    ),
  );
}
