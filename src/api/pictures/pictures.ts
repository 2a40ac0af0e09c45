/** The pictures of games: which there are, how they print, and new ones. */
import type { Handle } from "../handle.ts";
import { SAVED_OPTIONS, type SavedWork, type Work } from "../work.ts";
import type { AddedPictures, NewPictures } from "./add.ts";
import type { GamePictures } from "./list.ts";
import type { PairedPictures, PairOrder } from "./pair.ts";
import type { PicturePreview } from "./preview.ts";

export interface Pictures {
  /** The pictures of a game, with their sizes, and the faces that show them. */
  list(game: string, work?: Work): Promise<GamePictures>;
  /** One picture of a game, made anew and no larger than asked for: never the bytes of the file. */
  preview(path: string, pixels?: number, work?: Work): Promise<PicturePreview>;
  /** Adds pictures to `art/` of a game, each checked before it is written. Nothing is overwritten unless that is said. */
  add(pictures: NewPictures, work?: SavedWork): Promise<AddedPictures>;
  /** Finds the cards of pictures by their names, and computes the edits that give them to the cards. Nothing is written. */
  pair(order: PairOrder, work?: Work): Promise<PairedPictures>;
}

export const picturesOf = ({ late, atLeisure }: Pick<Handle, "late" | "atLeisure">): Pictures => ({
  list: atLeisure(1, async () => (await import("./list.ts")).listPictures),
  preview: late(2, async () => (await import("./preview.ts")).previewPicture),
  add: late(1, async () => (await import("./add.ts")).addPictures, SAVED_OPTIONS),
  pair: late(1, async () => (await import("./pair.ts")).pairWithCards),
});
