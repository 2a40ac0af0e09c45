/** Files of earlier prints, for front ends that cannot read the disk. */
import { BroadsideError } from "../../diagnostics/broadside-error.ts";
import { gameNamed } from "../../pipeline/read/choose-games.ts";
import type { Call } from "../handle.ts";
import { type Options, refuseOptions } from "../refuse-options.ts";
import { orderedOutput } from "./output-folder.ts";

export interface PrintedFileRef {
  readonly game: string;
  /** Its path below the game's output folder, as `print` and `share` report it; of an export, with its folder. */
  readonly file: string;
}

const OPTIONS: Options<PrintedFileRef> = { game: "text", file: "text" };

/** Bytes: no printed file comes near; what is larger does not fit into one piece of memory. */
const MOST_BYTES = 2 ** 31 - 1;

/** What prints and exports leave in the folder of a game. */
const KINDS = /\.(?:pdf|png|jpg|csv|txt|html|svg|dxf|json|xml|pcio|vtt|zip)$/;

/**
 * The bytes of a file in the project's own output folder, which prints to other folders do not fill.
 * @throws BroadsideError `unknown-game`, and `unknown-file` for a file that is not there or of a kind that is not printed;
 * HostError for one that cannot be read, for links that leave the folder and for hidden files
 */
export function printedFile({ project }: Call, ref: PrintedFileRef): Uint8Array {
  refuseOptions(ref, OPTIONS, ["game", "file"]);
  const game = gameNamed(project, ref.game);
  const { host } = orderedOutput(project, undefined);
  const path = `${game}/${ref.file}`;
  if (!KINDS.test(ref.file) || !host.isFile(path))
    throw new BroadsideError("unknown-file", `there is no printed file "${ref.file}" of ${game}`);
  return host.readBytes(path, MOST_BYTES);
}
