/**
 * Files of a game that cannot be read: links that leave the project or lead nowhere, pipes and devices, folders and files
 * without permission, files that are too large. Each is told, and the rest of the game is checked without it.
 */
import { type Diagnostic, startOf } from "../../diagnostics/diagnostic.ts";
import { type Host, HostError } from "../../host/host.ts";
import type { ProjectContext } from "./project.ts";

/** What lies among the files of a game and is not listed as one. */
export function refusedFiles({ host }: ProjectContext, game: string): readonly Diagnostic[] {
  const folders = [`content/${game}`, `templates/${game}`, "templates/shared"];
  const entries = folders.flatMap((folder) => host.listRefused(folder));
  return entries.map(({ path, why }) => unreadable(path, `${path} ${why}`));
}

/** The bytes, or why there are none. */
export function readOrTell(host: Host, file: string): Uint8Array | Diagnostic {
  try {
    return host.readBytes(file);
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    return unreadable(file, error.message);
  }
}

/** The bytes, or words that stand for them where contents are compared. */
export function bytesOrWords(host: Host, file: string): Uint8Array | string {
  const bytes = readOrTell(host, file);
  return bytes instanceof Uint8Array ? bytes : bytes.message;
}

function unreadable(file: string, message: string): Diagnostic {
  return {
    ...startOf(file),
    rule: "game/unreadable-file",
    severity: "error",
    message,
    fix: "make it a plain file inside of the project that you may read, or remove it",
  };
}
