/**
 * Imposition of a game that is printed again and again. Where pieces are does not depend on what they show: if only their
 * drawings have changed, the sheets are the same as before, and a side that shows none of the changed ones is the same
 * object. The result equals that of `imposeSheets`.
 */
import type { Place, Result } from "../diagnostics/diagnostic.ts";
import { derived } from "../remember/derived.ts";
import type { DieLine } from "../shape/die-line.ts";
import { imposeSheets } from "./impose.ts";
import type { SetLine } from "./margin-words.ts";
import type { Imprint, Piece, Placement, PrintProfile, SheetSet, SheetSide } from "./sheet.ts";

export type ImposeSheets = (
  pieces: readonly Piece[],
  profile: PrintProfile,
  imprint: Imprint,
) => Result<SheetSet>;

interface Imposed {
  readonly pieces: readonly Piece[];
  /** Profile and imprint. */
  readonly terms: string;
  readonly result: Result<SheetSet>;
  /** Whether each piece has an id of its own. */
  readonly areNamed: boolean;
}

/** Sets of sheets that are kept: those of a game with several kits on two papers. */
const MOST_SETS = 8;

/** @param setLine the same text gets the same line each time */
export function imposingAgain(setLine: SetLine): ImposeSheets {
  let known: readonly Imposed[] = [];
  return (pieces, profile, imprint) => {
    const terms = JSON.stringify([profile, imprint]);
    const before = known.find((one) => one.terms === terms && isAlike(one, pieces));
    const redrawn = before && redrawnFrom(before, pieces);
    const result = redrawn ?? imposeSheets(pieces, profile, imprint, setLine);
    const areNamed = before?.areNamed ?? new Set(pieces.map(({ id }) => id)).size === pieces.length;
    known = [...known.filter((one) => one !== before), { pieces, terms, result, areNamed }].slice(-MOST_SETS);
    return result;
  };
}

/** True if the pieces differ in their drawings at most. */
function isAlike({ pieces: before, result }: Imposed, pieces: readonly Piece[]): boolean {
  const isReported = result.diagnostics.length > 0;
  return (
    before.length === pieces.length &&
    before.every((one, index) => {
      const other = pieces[index] as Piece;
      return isAlikeOnPaper(one, other) && (!isReported || isSamePlace(one.place, other.place));
    })
  );
}

const isAlikeOnPaper = (one: Piece, other: Piece): boolean =>
  one.id === other.id &&
  one.component === other.component &&
  one.copies === other.copies &&
  one.bleed === other.bleed &&
  isSameSize(one.trim, other.trim) &&
  (one.back === undefined) === (other.back === undefined) &&
  isSameShape(one.dieLine, other.dieLine);

const isSameSize = (one: Piece["trim"], other: Piece["trim"]): boolean =>
  one === other || (one.width === other.width && one.height === other.height);

const isSameShape = (one: DieLine | undefined, other: DieLine | undefined): boolean =>
  one === other || (one !== undefined && other !== undefined && textOf(one) === textOf(other));

const textOf = derived((dieLine: DieLine): string => JSON.stringify(dieLine));

const isSamePlace = (one: Place | undefined, other: Place | undefined): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** Undefined if it is not certain which drawing belongs where, because pieces share an id. */
function redrawnFrom(
  { pieces: before, result, areNamed }: Imposed,
  pieces: readonly Piece[],
): Result<SheetSet> | undefined {
  const changed = new Map<string, Piece>();
  for (const [index, piece] of pieces.entries()) {
    const { front, back } = before[index] as Piece;
    if (front !== piece.front || back !== piece.back) changed.set(piece.id, piece);
  }
  if (changed.size === 0) return result;
  if (!areNamed) return undefined;
  const sides = result.value.sides.map((side) => redrawnSide(side, changed));
  return { ...result, value: { ...result.value, sides } };
}

function redrawnSide(side: SheetSide, changed: ReadonlyMap<string, Piece>): SheetSide {
  let isChanged = false;
  const placements = side.placements.map((placement): Placement => {
    const piece = changed.get(placement.piece);
    // A pile of backs has them as the fronts of its sheets.
    const scene = placement.isBack || side.side === "back" ? piece?.back : piece?.front;
    if (scene === undefined || scene === placement.scene) return placement;
    isChanged = true;
    return { ...placement, scene };
  });
  return isChanged ? { ...side, placements } : side;
}
