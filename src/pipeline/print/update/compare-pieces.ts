/** Compares the pieces of a kit as they were printed with those of now: what to print, and what to take out. */
import { groupedBy } from "../../../diagnostics/grouped.ts";
import type { PieceRecord } from "./journal-pieces.ts";
import { pieceKey } from "./kit-pieces.ts";

/**
 * - `new`: it was not printed before
 * - `changed`: it looks different
 * - `more`, `fewer`: it looks the same, and has other copies
 * - `removed`: it is no longer printed
 */
export type ChangeKind = "new" | "changed" | "more" | "fewer" | "removed";

export interface PieceChange {
  readonly kind: ChangeKind;
  readonly before?: PieceRecord;
  readonly now?: PieceRecord;
  /** Copies to print. */
  readonly print: number;
  /** Copies of the old piece to take out. */
  readonly takeOut: number;
  /** For `changed`: only the back looks different. */
  readonly isBackOnly?: true;
  /** Of a removed piece: the new one that looks the same. Of a new one: the removed one. */
  readonly renamed?: PieceRecord;
}

/** What changed in a kit. */
export interface KitUpdate {
  readonly kit: string;
  readonly title: string;
  /** It was not printed before: all its pieces are new. */
  readonly isNew: boolean;
  readonly changes: readonly PieceChange[];
  /** Titles of decks of which every card has another back. */
  readonly otherBacks: readonly string[];
  /** Old pieces are to be taken out, and no paper of the order is large enough for the sheet that shows them. */
  readonly hasNoTakeOutSheet?: true;
}

/** In the order of `now`, then what was removed. */
export function comparePieces(
  before: readonly PieceRecord[],
  now: readonly PieceRecord[],
): readonly PieceChange[] {
  const earlier = new Map(before.map((piece) => [pieceKey(piece), piece]));
  const later = new Set(now.map(pieceKey));
  const removed = before.filter((piece) => !later.has(pieceKey(piece)));
  const added = now.filter((piece) => !earlier.has(pieceKey(piece)));
  const pairs = renamedPairs(removed, added);
  return [
    ...now.flatMap((piece) => changeOf(earlier.get(pieceKey(piece)), piece, pairs) ?? []),
    ...removed.map((piece): PieceChange => {
      const renamed = pairs.get(piece);
      return {
        ...{ kind: "removed", before: piece, print: 0, takeOut: piece.copies },
        ...(renamed && { renamed }),
      };
    }),
  ];
}

/** Undefined for a piece that stays. */
function changeOf(
  before: PieceRecord | undefined,
  now: PieceRecord,
  pairs: ReadonlyMap<PieceRecord, PieceRecord>,
): PieceChange | undefined {
  if (!before) {
    const renamed = pairs.get(now);
    return { kind: "new", now, print: now.copies, takeOut: 0, ...(renamed && { renamed }) };
  }
  if (looksOf(before) !== looksOf(now)) {
    const isBackOnly = before.front === now.front;
    const counts = { print: now.copies, takeOut: before.copies };
    return { kind: "changed", before, now, ...counts, ...(isBackOnly && { isBackOnly }) };
  }
  const more = now.copies - before.copies;
  if (more === 0) return undefined;
  const counts = { print: Math.max(0, more), takeOut: Math.max(0, -more) };
  return { kind: more > 0 ? "more" : "fewer", before, now, ...counts };
}

const looksOf = ({ front, back }: PieceRecord): string => `${front} ${back}`;

/** Removed and new pieces that look the same, each with its counterpart: their ids were probably changed. */
function renamedPairs(
  removed: readonly PieceRecord[],
  added: readonly PieceRecord[],
): ReadonlyMap<PieceRecord, PieceRecord> {
  const pairs = new Map<PieceRecord, PieceRecord>();
  const byLooks = groupedBy(added, looksOf);
  for (const piece of removed) {
    const other = byLooks.get(looksOf(piece))?.find((one) => !pairs.has(one));
    if (other) pairs.set(piece, other).set(other, piece);
  }
  return pairs;
}

/** Decks of at least two cards of which every one that stays has the same front and another back. */
export function decksWithOtherBacks(
  changes: readonly PieceChange[],
  before: readonly PieceRecord[],
  now: readonly PieceRecord[],
): readonly string[] {
  const earlier = new Set(before.map(pieceKey));
  const changed = groupedBy(
    changes.filter(({ isBackOnly }) => isBackOnly),
    ({ now: piece }) => piece?.deck ?? "",
  );
  return [...groupedBy(now, ({ deck }) => deck)]
    .filter(([deck, pieces]) => {
      const staying = pieces.filter((piece) => earlier.has(pieceKey(piece))).length;
      return staying > 1 && changed.get(deck)?.length === staying;
    })
    .map(([deck]) => deck);
}
