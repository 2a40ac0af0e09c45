/**
 * What is drawn of pieces. Most pieces of a large deck are texts that never recur, so only those that were used lately are
 * remembered; they are forgotten by halves of the limit.
 */
import type { Piece } from "../../template/pieces.ts";
import type { DrawnPiece } from "./drawn-piece.ts";

/** Characters of the pieces that are remembered: with what is drawn of them some 15 MB. */
const REMEMBERED = 600_000;

/** The room that the pieces of all holders at a desk share. */
export class PieceRoom {
  readonly #half: number;
  /** Those of recent pieces. */
  #characters = 0;
  /** The number of times that earlier pieces were forgotten. */
  turn = 0;

  constructor(remembered = REMEMBERED) {
    this.#half = remembered / 2;
  }

  grow(characters: number): void {
    this.#characters += characters;
    if (this.#characters <= this.#half) return;
    this.#characters = 0;
    this.turn += 1;
  }
}

/** The pieces of one holder. */
export class RecentPieces {
  readonly #room: PieceRoom;
  #turn: number;
  #recent = new Map<Piece, DrawnPiece>();
  /** Forgotten at the next turn, unless they are used before. */
  #earlier = new Map<Piece, DrawnPiece>();

  constructor(room: PieceRoom) {
    this.#room = room;
    this.#turn = room.turn;
  }

  get(piece: Piece): DrawnPiece | undefined {
    if (this.#turn !== this.#room.turn) this.#forget();
    const known = this.#recent.get(piece);
    if (known) return known;
    const earlier = this.#earlier.get(piece);
    if (earlier) this.set(piece, earlier);
    return earlier;
  }

  set(piece: Piece, drawn: DrawnPiece): void {
    if (this.#turn !== this.#room.turn) this.#forget();
    this.#recent.set(piece, drawn);
    this.#room.grow(piece.length);
  }

  #forget(): void {
    const isNext = this.#turn === this.#room.turn - 1;
    this.#earlier = isNext ? this.#recent : new Map();
    this.#recent = new Map();
    this.#turn = this.#room.turn;
  }
}
