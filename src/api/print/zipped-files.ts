/** Written files of a game as one zip, for front ends that cannot read the disk. */
import { badOrder } from "../../diagnostics/broadside-error.ts";
import { counted, sizeWords } from "../../diagnostics/words.ts";
import { type ZipMember, zipped } from "../../press/stored-zip.ts";
import type { Call } from "../handle.ts";
import { type Options, refuseOptions } from "../refuse-options.ts";
import { printedFile } from "./printed-file.ts";

export interface ZipOrder {
  readonly game: string;
  /** The folder in the game's output folder that their paths begin in, such as `tgc/main`; default that folder itself. */
  readonly folder?: string | undefined;
  /** Their paths below it, as `print` and `export` report them. */
  readonly files: readonly string[];
}

const OPTIONS: Options<ZipOrder> = { game: "text", folder: "text", files: "texts" };

const MOST_FILES = 20_000;

/** Bytes: it is put together in memory, and once more in a browser. */
const MOST_BYTES = 2 ** 30;

/**
 * A zip with these files, stored as they are.
 * @throws BroadsideError `unknown-game`, `unknown-file` as `printed` does, `bad-order` for more than fits into memory; HostError
 */
export async function zippedFiles(call: Call, order: ZipOrder): Promise<Uint8Array> {
  refuseOptions(order, OPTIONS, ["game", "files"]);
  const { files } = order;
  if (files.length > MOST_FILES)
    throw badOrder(`\`files\`: ${counted(files.length, "file")}, expected at most ${MOST_FILES}`);
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of zipped(members(call, order))) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES)
      throw badOrder(
        `these files are too large for one zip of at most ${sizeWords(MOST_BYTES)}; take them from the output folder`,
      );
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function* members(call: Call, { game, folder, files }: ZipOrder): AsyncGenerator<ZipMember> {
  for (const [index, path] of new Set(files).entries()) {
    call.progress.step(`packing ${game}`, Number(index), files.length);
    await call.progress.pause();
    const file = folder === undefined ? path : `${folder}/${path}`;
    yield { path, bytes: printedFile(call, { game, file }) };
  }
}
