/** The files that a print wrote, known by a checksum for each, and those that did not exist. */
import { hash } from "node:crypto";
import { type Host, HostError } from "../../host/host.ts";

export interface WrittenFiles {
  readonly files: readonly WrittenFile[];
  /** Paths where the print found no file, and would report one. */
  readonly absent: readonly string[];
}

export interface WrittenFile {
  readonly path: string;
  readonly digest: string;
}

/** The files as they are now; undefined if one cannot be read. */
export function writtenFiles(host: Host, paths: readonly string[]): readonly WrittenFile[] | undefined {
  try {
    return paths.map((path) => ({
      path,
      digest: hash("sha256", host.readBytes(path)),
    }));
  } catch (error) {
    if (error instanceof HostError) return undefined;
    throw error;
  }
}

/** True if all files are as the print left them, and none is where it found nothing. */
export function isAsLeft(host: Host, { files, absent }: WrittenFiles): boolean {
  if (absent.some((path) => host.isFile(path))) return false;
  const paths = files.map(({ path }) => path);
  const now = writtenFiles(host, paths);
  return now?.every(({ digest }, index) => digest === files[index]?.digest) ?? false;
}
