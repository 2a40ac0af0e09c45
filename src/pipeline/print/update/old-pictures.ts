/**
 * Small pictures of fronts, kept in a zip beside a journal of prints, by the digests of the pieces: WebP of about 2 kB
 * each, stored as they are. What a zip from elsewhere has is read like any other picture of a project.
 */
import type { Host } from "../../../host/host.ts";
import { HostError } from "../../../host/host.ts";
import { openPicture } from "../../../press/imaging.ts";
import type { Picture } from "../../../press/press.ts";
import { readStored, zipped } from "../../../press/stored-zip.ts";
import type { Inspector } from "../../look/inspector.ts";
import { GaveUp } from "../../look/outcome.ts";
import type { MadeGame } from "../../made-game.ts";
import type { KitsPrinted } from "./journal-pieces.ts";
import { pngOf } from "./piece-pictures.ts";

export interface OldPictures {
  find(digest: string): Promise<Picture | undefined>;
}

export const NO_PICTURES: OldPictures = { find: async () => undefined };

const NAME = /^[\w-]{12}\.webp$/;

const LIMITS = { files: 4000, bytes: 32 * 1024 * 1024, fileBytes: 100_000 };

/** px of the longer side. */
const LONGEST = 150;
/** Of 100, as WebP has it. */
const QUALITY = 60;

/** "prints.json" has its pictures in "prints.pictures.zip". */
export const picturesBeside = (journal: string): string => `${journal.replace(/\.json$/i, "")}.pictures.zip`;

/** Those beside a journal; a zip that is missing or damaged has none. */
export function oldPictures(host: Host, journal: string, inspector: Inspector): OldPictures {
  const bytes = filesBeside(host, journal);
  return {
    find: async (digest) => {
      const own = bytes.get(`${digest}.webp`);
      if (!own) return undefined;
      try {
        const { value: facts } = await inspector.picture(own, `${picturesBeside(journal)}/${digest}.webp`);
        return facts && { ...facts, load: () => inspector.printable(own, facts) };
      } catch (error) {
        if (error instanceof GaveUp) return undefined;
        throw error;
      }
    },
  };
}

/** Writes the pictures of all pieces that a journal has; those of earlier prints are kept. */
export async function keepPictures(
  host: Host,
  journal: string,
  kits: KitsPrinted,
  made: MadeGame,
): Promise<void> {
  const known = filesBeside(host, journal);
  const kept = new Map<string, Uint8Array>();
  for (const { pieces } of kits.values())
    for (const piece of pieces) {
      const name = `${piece.front}.webp`;
      if (kept.has(name) || kept.size >= LIMITS.files) continue;
      const bytes = known.get(name) ?? (piece.until === undefined ? await drawn(made, piece) : undefined);
      if (bytes) kept.set(name, bytes);
    }
  const members = [...kept].map(([path, bytes]) => ({ path, bytes }));
  members.sort((one, other) => (one.path < other.path ? -1 : 1));
  const chunks: Uint8Array[] = [];
  for await (const chunk of zipped(members)) chunks.push(chunk);
  host.writeFile(picturesBeside(journal), Buffer.concat(chunks));
}

async function drawn(made: MadeGame, piece: { readonly deck: string; readonly card: string }) {
  const png = await pngOf(made, piece, "front", LONGEST);
  if (!png) return undefined;
  const white = (await openPicture(png)).flatten({ background: "#ffffff" });
  const webp: Uint8Array = await white.webp({ quality: QUALITY }).toBuffer();
  return webp.length <= LIMITS.fileBytes ? webp : undefined;
}

function filesBeside(host: Host, journal: string): ReadonlyMap<string, Uint8Array> {
  const path = picturesBeside(journal);
  if (!host.isFile(path)) return new Map();
  try {
    return readStored(host.readBytes(path, LIMITS.bytes), NAME, LIMITS);
  } catch (error) {
    if (error instanceof HostError) return new Map();
    throw error;
  }
}
