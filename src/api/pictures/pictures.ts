/** The pictures of games: which there are, how they print, and new ones. */
import type { Handle } from "../handle.ts";
import { SAVED_OPTIONS, type SavedWork, type Work } from "../work.ts";
import type { AddedPictures, NewPictures } from "./add.ts";
import type { PictureChange, PictureChangeOrder } from "./change.ts";
import type { GamePictures } from "./list.ts";
import type { PairedPictures, PairOrder } from "./pair.ts";
import type { PicturePreview } from "./preview.ts";
import type { CopiedPicture, CopyOrder, PictureName, RemovedPicture } from "./written.ts";

export interface Pictures {
  /** The pictures of a game, with their sizes, and the faces that show them. */
  list(game: string, work?: Work): Promise<GamePictures>;
  /** One picture of a game, made anew and no larger than asked for: never the bytes of the file. */
  preview(path: string, pixels?: number, work?: Work): Promise<PicturePreview>;
  /** Adds pictures to `art/` of a game, each checked before it is written. Nothing is overwritten unless that is said. */
  add(pictures: NewPictures, work?: SavedWork): Promise<AddedPictures>;
  /** Finds the cards of pictures by their names, and computes the edits that give them to the cards. Nothing is written. */
  pair(order: PairOrder, work?: Work): Promise<PairedPictures>;
  /**
   * Computes the edits that give a picture another name in everything that names it, or that take it off all cards. Nothing
   * is written, and the file stays: to rename it, `copy` it, `apply` the edits, then `remove` the old one.
   */
  change(order: PictureChangeOrder, work?: Work): Promise<PictureChange>;
  /** Copies a picture to another name in its game. */
  copy(order: CopyOrder, work?: SavedWork): Promise<CopiedPicture>;
  /** Removes a picture that no card shows and no text names any more. */
  remove(picture: PictureName, work?: SavedWork): Promise<RemovedPicture>;
  /** Writes a picture that was removed again, as it was. */
  restore(picture: RemovedPicture, work?: SavedWork): Promise<PictureName>;
}

export const picturesOf = ({ late, atLeisure }: Pick<Handle, "late" | "atLeisure">): Pictures => ({
  list: atLeisure(1, async () => (await import("./list.ts")).listPictures),
  preview: late(2, async () => (await import("./preview.ts")).previewPicture),
  add: late(1, async () => (await import("./add.ts")).addPictures, SAVED_OPTIONS),
  change: atLeisure(1, async () => (await import("./change.ts")).changePicture),
  copy: late(1, async () => (await import("./written.ts")).copyPicture, SAVED_OPTIONS),
  remove: atLeisure(1, async () => (await import("./written.ts")).removePicture, SAVED_OPTIONS),
  restore: late(1, async () => (await import("./written.ts")).restorePicture, SAVED_OPTIONS),
  pair: late(1, async () => (await import("./pair.ts")).pairWithCards),
});
