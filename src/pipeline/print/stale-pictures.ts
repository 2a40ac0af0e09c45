/**
 * Pictures of cards that an earlier build wrote and a game no longer has. Only files that the journal names and that still
 * hold what was written are removed: what somebody else put there, or has painted over, stays.
 */
import { createHash } from "node:crypto";
import type { Ink } from "../../game/ink.ts";
import { type Host, HostError } from "../../host/host.ts";
import type { NodeHost } from "../../host/node-host.ts";
import { INK_ENDINGS } from "./ink.ts";
import type { PictureDigests } from "./print-journal.ts";

/** The folder of pictures in that of the game's prints. */
export const PICTURE_FOLDER = "png";

/** A host that removes no files keeps the pictures. */
type OutputHost = Host & Partial<Pick<NodeHost, "removeFile">>;

/** Enough to know a picture again. */
const DIGEST_LETTERS = 32;

export const pictureDigest = (bytes: Uint8Array): string =>
  createHash("sha256").update(bytes).digest("hex").slice(0, DIGEST_LETTERS);

/**
 * Removes what the journal names and a build of the whole game has not written; pictures of the other look stay.
 * @returns the paths of what was removed, from the game's folder
 */
export function removeStale(
  host: OutputHost,
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

function isRemoved(host: OutputHost, path: string, digest: string): boolean {
  if (!host.removeFile || !host.isFile(path)) return false;
  try {
    const bytes = host.readBytes(path);
    if (pictureDigest(bytes) !== digest) return false;
    host.removeFile(path, bytes);
    return true;
  } catch (error) {
    // A file that cannot be removed is no reason to fail: the print is complete.
    if (error instanceof HostError) return false;
    throw error;
  }
}
