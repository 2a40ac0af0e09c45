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

/** True if all files are as the print left them, and none is where it found nothing. */
export function isAsLeft(host: Host, { files, absent }: WrittenFiles): boolean {
  if (absent.some((path) => host.isFile(path))) return false;
  try {
    return files.every(({ path, digest }) => hash("sha256", host.readBytes(path)) === digest);
  } catch (error) {
    if (error instanceof HostError) return false;
    throw error;
  }
}
