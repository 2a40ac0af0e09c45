/** A game as it was printed before: what an update is compared with. */
import type { Picture } from "../../../press/press.ts";
import type { MadeGame } from "../../made-game.ts";
import type { Selection } from "../../order/choose-prints.ts";
import type { Pace } from "../../progress.ts";
import type { PieceRecord } from "./journal-pieces.ts";
import type { PrintedKit } from "./piece-journal.ts";

export interface EarlierGame {
  /** What it is, for people: "version 1.0.0 in prints.json", "1.0.0 at v1.0". */
  readonly shown: string;
  /** Its version, for paper: "1.0.0", "1.0.0 (v1.0)". */
  readonly version: string;
  /** Those that it had. */
  readonly kits: readonly PrintedKit[];
  /** Why not everything can be compared, in words; absent if everything can. */
  readonly trouble?: string;
  /** The front of one of its pieces, in few pixels; undefined if it is not known. */
  picture(piece: PieceRecord): Promise<Picture | undefined>;
  /** The game itself, if it is known; a journal has only its pieces. */
  readonly made?: MadeGame;
}

/**
 * Opens it, for the kits of an order.
 * @param made the game as it is now
 * @throws BroadsideError if there is nothing to compare with
 */
export type OpenEarlier = (made: MadeGame, selection: Selection, progress: Pace) => Promise<EarlierGame>;
