/**
 * Removes pictures written by an earlier build for cards that no longer exist. Only files that are in the journal and
 * have unchanged contents are removed; files added or edited by others stay.
 */
import { hash } from "node:crypto";
import type { Ink } from "../../game/ink.ts";
import { type Host, HostError } from "../../host/host.ts";
import { INK_ENDINGS } from "../draw/ink.ts";
import type { PictureDigests } from "../read/print-journal.ts";

/** The folder for pictures in the game's output folder. */
export const PICTURE_FOLDER = "png";

/** Enough to recognise a picture. */
const DIGEST_LETTERS = 32;

export const pictureDigest = (bytes: Uint8Array): string => hash("sha256", bytes).slice(0, DIGEST_LETTERS);

/**
 * Removes pictures that are in the journal but were not written by a build of the whole game; pictures of the other
 * look stay.
 * @returns the paths of the removed files, from the game's folder
 */
export function removeStale(
  host: Host,
  before: PictureDigests,
  written: PictureDigests,
  ink: Ink,
): readonly string[] {
  return [...before]
    .filter(([name]) => isOfLook(name, ink) && !written.has(name))
    .map(([name, digest]) => ({ path: `${PICTURE_FOLDER}/${name}`, digest }))
    .filter(({ path, digest }) => isRemoved(host, path, digest))
    .map(({ path }) => path);
}

export const isOfLook = (name: string, ink: Ink): boolean =>
  name.endsWith(`${INK_ENDINGS.low}.png`) === (ink === "low");

function isRemoved(host: Host, path: string, digest: string): boolean {
  if (!host.isFile(path)) return false;
  try {
    const bytes = host.readBytes(path);
    if (pictureDigest(bytes) !== digest) return false;
    host.removeFile(path, bytes);
    return true;
  } catch (error) {
    // A file that cannot be removed is not an error: the print is complete.
    if (error instanceof HostError) return false;
    throw error;
  }
}
