/** Writes a new file outside the content of projects. Its code is loaded on first use. */
import { basename, dirname } from "node:path";

/**
 * For texts that are not to go where `apply` writes them, such as a suggested scenario in a file of its own. The file is
 * written completely or not at all, and an existing file is never overwritten.
 * @throws BroadsideError `bad-order` for anything but texts; HostError, with the code EEXIST if there is such a file
 */
export async function writeNewFile(path: string, text: string): Promise<void> {
  const { refuseNoText } = await import("./refuse-options.ts");
  refuseNoText(path, "path");
  refuseNoText(text, "text");
  const { writeNewFiles } = await import("../host/disk/new-files.ts");
  writeNewFiles(dirname(path), new Map([[basename(path), text]]));
}
