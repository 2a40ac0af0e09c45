/**
 * The cache beside the code, for results about the games that come with Broadside: the set-up fills it, and it is published
 * with the package. It only works for the code that it was made with.
 */
import { packageName } from "../host/product.ts";
import { openShippedFolder, openShippedFolderToFill } from "../host/shipped-folder.ts";
import { type Cache, openCache } from "./cache.ts";

/** Bytes: of games that their authors change, the last results stay. */
const LIMITS = { all: 4 * 1024 * 1024, one: 1024 * 1024 };

/** To read: what is put into it is not kept. Undefined for code without a name, such as the sources. */
export const shippedCache = (): Cache | undefined => named(openShippedFolder);

/** The same for the set-up, which fills it. */
export const shippedCacheToFill = (): Cache | undefined => named(openShippedFolderToFill);

function named(open: typeof openShippedFolder): Cache | undefined {
  const name = packageName();
  return name === undefined ? undefined : openCache(open(), name, LIMITS);
}
