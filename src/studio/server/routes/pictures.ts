/** Pictures of a game: listed, shown, added one at a time, given to cards, renamed and removed. */
import { BroadsideError } from "../../../index.ts";
import { checkedByCall, flag, number, object, optional, text } from "../ask.ts";
import type { Routes } from "./route.ts";

/** Of one picture: a little more than Broadside prints, so that it says itself what is too large. */
const MOST_BYTES = 65 * 2 ** 20;

export const PICTURE_ROUTES: Routes<
  | "pictures"
  | "preview"
  | "addPicture"
  | "pairPictures"
  | "changePicture"
  | "copyPicture"
  | "removePicture"
  | "restorePicture"
> = {
  pictures: {
    ask: object({ game: text }),
    call: ({ project }, { game }, work) => project.pictures.list(game, work),
  },
  preview: {
    ask: object({ path: text, pixels: number }),
    call: async ({ project }, { path, pixels }, work) => {
      const { picture, findings } = await project.pictures.preview(path, pixels, work);
      if (!picture) return { findings };
      return { type: picture.type, base64: Buffer.from(picture.bytes).toString("base64"), findings };
    },
  },
  addPicture: {
    ask: object({ game: text, name: text, replace: optional(flag) }),
    isWriting: true,
    takesBytes: true,
    mostBytes: MOST_BYTES,
    call: async ({ project }, { game, name, replace }, { signal }, bytes) => {
      const { pictures } = await project.pictures.add(
        { game, files: [{ name, bytes, replace }] },
        { signal },
      );
      return pictures[0] as (typeof pictures)[number];
    },
  },
  changePicture: {
    ask: checkedByCall(),
    call: ({ project }, order, work) => project.pictures.change(order, work),
  },
  copyPicture: {
    ask: checkedByCall(),
    isWriting: true,
    call: ({ project }, order, work) => project.pictures.copy(order, work),
  },
  removePicture: {
    ask: checkedByCall(),
    isWriting: true,
    call: async ({ project, removedPictures }, picture, work) => {
      const { game, name, bytes } = await project.pictures.remove(picture, work);
      removedPictures.keep(game, name, bytes);
      return { game, name };
    },
  },
  restorePicture: {
    ask: object({ game: text, name: text }),
    isWriting: true,
    call: ({ project, removedPictures }, { game, name }, work) => {
      const bytes = removedPictures.bytesOf(game, name);
      if (!bytes)
        throw new BroadsideError(
          "unknown-file",
          `the file of "${name}" can no longer be restored: the studio keeps only the most recently deleted pictures, until it closes`,
        );
      return project.pictures.restore({ game, name, bytes }, work);
    },
  },
  pairPictures: {
    ask: checkedByCall(),
    call: ({ project }, order, work) => project.pictures.pair(order, work),
  },
};
