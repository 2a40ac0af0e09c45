/**
 * The manifest of an export, `manifest.json`: what each file shows, and a digest of its bytes. It is what the next
 * export knows of this one, so it is written last, and only files that it lists and that are still as they were written
 * are ever cleared away.
 */
import { hash } from "node:crypto";
import { type Host, HostError } from "../../host/host.ts";
import type { Json } from "../../schema/files.ts";
import type { ExportKit } from "./target.ts";

export const MANIFEST = "manifest.json";

const FORMAT = 1;

/** A file as the manifest lists it. */
export interface ListedFile {
  readonly path: string;
  readonly bytes: number;
  /** SHA-256. */
  readonly digest: string;
  readonly about?: Readonly<Record<string, Json>> | undefined;
}

/** Equal exports have equal manifests. */
export function manifestText(
  target: string,
  { game, id, title }: Pick<ExportKit, "game" | "id" | "title">,
  files: readonly ListedFile[],
): string {
  const listed = files.map(({ path, bytes, digest, about }) => ({ path, ...about, bytes, sha256: digest }));
  const manifest = {
    broadsideExport: FORMAT,
    target,
    game: { id: game.id, title: game.title, version: game.version },
    kit: { id, title },
    files: listed,
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** Paths as exports write them: nothing else is ever removed. */
const PATH = /^(?!.*(?:^|\/)\.)[A-Za-z0-9._ +/-]+$/;

/** Digests by path of what an earlier export left; none if there is no manifest that can be read. */
export function filesBefore(host: Host, folder: string): ReadonlyMap<string, string> {
  try {
    const path = `${folder}/${MANIFEST}`;
    if (!host.isFile(path)) return new Map();
    const read: unknown = JSON.parse(Buffer.from(host.readBytes(path)).toString("utf8"));
    const files: unknown = Object(read).broadsideExport === FORMAT ? Object(read).files : [];
    const listed = Array.isArray(files) ? files.map((file) => [Object(file).path, Object(file).sha256]) : [];
    return new Map(listed.filter((one): one is [string, string] => isListed(one)));
  } catch (error) {
    // Somebody else's file: then nothing is known of earlier exports.
    if (error instanceof HostError || error instanceof SyntaxError) return new Map();
    throw error;
  }
}

const isListed = ([path, digest]: readonly unknown[]): boolean =>
  typeof path === "string" && PATH.test(path) && typeof digest === "string";

/** Removes a file that is as an export wrote it. A file that cannot be removed is not an error: the export is complete. */
export function removeIfStill(host: Host, path: string, digest: string): boolean {
  try {
    if (!host.isFile(path)) return false;
    const bytes = host.readBytes(path);
    if (hash("sha256", bytes) !== digest) return false;
    host.removeFile(path, bytes);
    return true;
  } catch (error) {
    if (error instanceof HostError) return false;
    throw error;
  }
}
