/**
 * Reports files of a game that cannot be read: links that leave the project or lead nowhere, pipes and devices, folders
 * and files without permission, files that are too large. The rest of the game is checked without them.
 */
import { type Diagnostic, startOf } from "../../diagnostics/diagnostic.ts";
import { type Host, HostError } from "../../host/host.ts";
import type { ProjectContext } from "../project.ts";

/** Reports entries in a game's folders that are not listed as files. */
export function refusedFiles({ host }: ProjectContext, game: string): readonly Diagnostic[] {
  const folders = [`content/${game}`, `templates/${game}`, "templates/shared"];
  const entries = folders.flatMap((folder) => host.listRefused(folder));
  return entries.map(({ path, why }) => unreadable(path, `${path} ${why}`));
}

/** The bytes, or the reason why there are none. */
export function bytesOrFinding(host: Host, file: string): Uint8Array | Diagnostic {
  try {
    return host.readBytes(file);
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    return unreadable(file, error.message);
  }
}

/** The bytes, or the error message in their place, to compare contents. */
export function bytesOrWords(host: Host, file: string): Uint8Array | string {
  const bytes = bytesOrFinding(host, file);
  return bytes instanceof Uint8Array ? bytes : bytes.message;
}

function unreadable(file: string, message: string): Diagnostic {
  return {
    ...startOf(file),
    rule: "game/unreadable-file",
    severity: "error",
    message,
    fix: "make it a readable plain file inside the project, or remove it",
  };
}
