/**
 * The cache beside the code, for results about the games that come with Broadside: the set-up fills it, and it is published
 * with the package. It only works for the code that it was made with.
 */
import { packageName } from "../host/product.ts";
import { openShippedFolder } from "../host/shipped-folder.ts";
import { type Cache, openCache } from "./cache.ts";

/** Bytes: of games that their authors change, the last results stay. */
const LIMITS = { all: 4 * 1024 * 1024, one: 1024 * 1024 };

/** Undefined for code without a name, such as the sources. */
export function shippedCache(): Cache | undefined {
  const name = packageName();
  return name === undefined ? undefined : openCache(openShippedFolder(), name, LIMITS);
}
