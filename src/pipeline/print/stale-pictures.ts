/**
 * Removes pictures written by an earlier build for cards that no longer exist. Only files that are in the journal and
 * have unchanged contents are removed; files added or edited by others stay.
 */
import { hash } from "node:crypto";
import { type Host, HostError } from "../../host/host.ts";
import type { PictureDigests } from "../read/print-journal.ts";

/** The folder for pictures in the game's output folder. */
export const PICTURE_FOLDER = "png";

/** Enough to recognise a picture. */
const DIGEST_LETTERS = 32;

/** How the names of pictures end in one look and language, and in all of them. */
export interface Look {
  readonly ending: string;
  readonly others: readonly string[];
}

export const pictureDigest = (bytes: Uint8Array): string => hash("sha256", bytes).slice(0, DIGEST_LETTERS);

/**
 * Removes pictures that are in the journal but were not written by a build of the whole game; pictures of other
 * looks stay.
 * @returns the paths of the removed files, from the game's folder
 */
export function removeStale(
  host: Host,
  before: PictureDigests,
  written: PictureDigests,
  look: Look,
): readonly string[] {
  return [...before]
    .filter(([name]) => isOfLook(name, look) && !written.has(name))
    .map(([name, digest]) => ({ path: `${PICTURE_FOLDER}/${name}`, digest }))
    .filter(({ path, digest }) => isRemoved(host, path, digest))
    .map(({ path }) => path);
}

/** True for the name of a picture in this look and language. @param others all endings that pictures of the game may have */
export const isOfLook = (name: string, { ending, others }: Look): boolean =>
  endsWith(name, ending) && !others.some((other) => other.length > ending.length && endsWith(name, other));

const endsWith = (name: string, ending: string): boolean => name.endsWith(`${ending}.png`);

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
