/** The texts that findings quote. */
import { bytesOrFinding } from "../pipeline/read/unreadable-files.ts";
import { decodeText } from "../source/text/decode.ts";
import type { Call } from "./handle.ts";
import { refuseNoText } from "./refuse-options.ts";

/** The text of a file of the project, or of one that comes with Broadside; undefined if it cannot be read. */
export function textOf({ project: { host, bundle } }: Call, file: string): string | undefined {
  refuseNoText(file, "file");
  const home = [host, bundle.host].find((candidate) => candidate.isFile(file));
  const bytes = home && bytesOrFinding(home, file);
  return bytes instanceof Uint8Array ? decodeText(file, bytes).value.text : undefined;
}
