/**
 * The memory beside the code, for results about the games that come with Broadside: the set-up fills it, and it is published
 * with the package. It only works for the code that it was made with.
 */
import { packageName } from "../../host/product.ts";
import { openShippedFolder, openShippedFolderToFill } from "../../host/shipped-folder.ts";
import { diskMemory } from "../../remember/disk-memory.ts";
import type { Memory } from "../../remember/memory.ts";

/** Bytes: for games that their authors edit, only the latest results are kept. */
const LIMITS = { all: 4 * 1024 * 1024, one: 1024 * 1024 };

/** Opened for reading only: it keeps nothing new. Undefined for code without a name, such as the sources. */
export const shippedMemory = (): Memory | undefined => named(openShippedFolder);

/** The same for the set-up, which fills it. */
export const shippedMemoryToFill = (): Memory | undefined => named(openShippedFolderToFill);

function named(open: typeof openShippedFolder): Memory | undefined {
  const name = packageName();
  return name === undefined ? undefined : diskMemory(open(), name, LIMITS);
}
