/** Plain data in a cache, as JSON. */
import type { Cache } from "./cache.ts";

/** Undefined if there is nothing under this key. The cache guarantees that anything else is what was stored there. */
export function recallValue<T>(cache: Pick<Cache, "get">, shelf: string, key: string): T | undefined {
  const bytes = cache.get(shelf, key);
  return bytes && (JSON.parse(new TextDecoder().decode(bytes)) as T);
}

/** Keeps plain data under this key, in place of what was there. A value that is too large for the cache is not kept. */
export function keepValue(cache: Cache, shelf: string, key: string, value: unknown): void {
  cache.put(shelf, key, new TextEncoder().encode(JSON.stringify(value)));
}
