/**
 * What is drawn of pieces. Most pieces of a large deck are texts that never recur, so only those that were used lately are
 * remembered; they are forgotten by halves of the limit, and after a number of calls in which they were not used: each
 * edit of a project that stays open leaves pieces behind.
 */
import type { Piece } from "../../template/pieces.ts";
import type { DrawnPiece } from "./drawn-piece.ts";

/** Characters of the pieces that are remembered: with what is drawn of them some 15 MB. */
const REMEMBERED = 600_000;

/** Calls after which a piece that was not used is an earlier one, and after as many again it is forgotten. */
export const MOST_CALLS = 50;

/** The room that the pieces of all holders at a desk share. */
export class PieceRoom {
  readonly #half: number;
  readonly #callNow: () => number;
  #callThen: number;
  /** Those of recent pieces. */
  #characters = 0;
  /** Those with pieces: holders of templates that were edited are never asked again. */
  readonly #full = new Set<RecentPieces>();

  /** @param callNow the number of the call that uses pieces now */
  constructor(callNow: () => number, remembered = REMEMBERED) {
    this.#half = remembered / 2;
    this.#callNow = callNow;
    this.#callThen = callNow();
  }

  /** Makes room for a piece that was added. */
  grow(pieces: RecentPieces, { length }: Piece): void {
    this.#full.add(pieces);
    this.#characters += length;
    const call = this.#callNow();
    if (this.#characters <= this.#half && call - this.#callThen < MOST_CALLS) return;
    this.#characters = 0;
    this.#callThen = call;
    for (const one of this.#full) if (!one.forget()) this.#full.delete(one);
  }
}

/** The pieces of one holder. */
export class RecentPieces {
  readonly #room: PieceRoom;
  #recent = new Map<Piece, DrawnPiece>();
  /** Forgotten next time, unless they are used before. */
  #earlier = new Map<Piece, DrawnPiece>();

  constructor(room: PieceRoom) {
    this.#room = room;
  }

  get(piece: Piece): DrawnPiece | undefined {
    const known = this.#recent.get(piece);
    if (known) return known;
    const earlier = this.#earlier.get(piece);
    if (earlier) this.set(piece, earlier);
    return earlier;
  }

  set(piece: Piece, drawn: DrawnPiece): void {
    this.#recent.set(piece, drawn);
    this.#room.grow(this, piece);
  }

  /** Forgets the earlier pieces; the others are the earlier ones now. True if there are any. */
  forget(): boolean {
    this.#earlier = this.#recent;
    this.#recent = new Map();
    return this.#earlier.size > 0;
  }
}
