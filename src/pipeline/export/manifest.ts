/**
 * The manifest of an export, `manifest.json`: what each file shows, and a digest of its bytes. It is what the next
 * export knows of this one, so it is put in place last, and only files that it lists and that are still as they were
 * written are ever cleared away.
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
  return textOf({
    broadsideExport: FORMAT,
    target,
    game: { id: game.id, title: game.title, version: game.version },
    kit: { id, title },
    files: files.map(entryOf),
  });
}

/**
 * The text of a manifest that was read, after an export that failed: what it lists, with the facts of the files that
 * were replaced nevertheless. Undefined if there is nothing to change.
 */
export function manifestAfter(
  host: Host,
  folder: string,
  replaced: readonly ListedFile[],
): string | undefined {
  const known = filesBefore(host, folder);
  const own = new Map(replaced.filter(({ path }) => known.has(path)).map((file) => [file.path, file]));
  if (own.size === 0) return undefined;
  const manifest = readManifest(host, folder) as { readonly files: readonly unknown[] };
  const files = manifest.files.map((file) => {
    const now = own.get(Object(file).path);
    return now ? entryOf(now) : file;
  });
  return textOf({ ...manifest, files });
}

const entryOf = ({ path, bytes, digest, about }: ListedFile) => ({ path, ...about, bytes, sha256: digest });

const textOf = (manifest: object): string => `${JSON.stringify(manifest, null, 2)}\n`;

/** Paths as exports write them: nothing else is ever removed. */
const PATH = /^(?!.*(?:^|\/)\.)[A-Za-z0-9._ +/-]+$/;

/** Digests by path of what an earlier export left; none if there is no manifest that can be read. */
export function filesBefore(host: Host, folder: string): ReadonlyMap<string, string> {
  const read = readManifest(host, folder);
  const files: unknown = Object(read).broadsideExport === FORMAT ? Object(read).files : [];
  const listed = Array.isArray(files) ? files.map((file) => [Object(file).path, Object(file).sha256]) : [];
  return new Map(listed.filter((one): one is [string, string] => isListed(one)));
}

/** Undefined for somebody else's file: then nothing is known of earlier exports. */
function readManifest(host: Host, folder: string): unknown {
  try {
    const path = `${folder}/${MANIFEST}`;
    if (!host.isFile(path)) return undefined;
    return JSON.parse(Buffer.from(host.readBytes(path)).toString("utf8"));
  } catch (error) {
    if (error instanceof HostError || error instanceof SyntaxError) return undefined;
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
