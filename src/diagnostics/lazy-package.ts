/**
 * Packages that most runs do not need, loaded on first use: `yaml` for files that are not regular, `ajv` for faults,
 * `csv-parse` for games with spreadsheets, `fontkit` for fonts of a game's own. The stages are synchronous, and so is
 * this. In the bundle each package is a separate file, and `tools/bundle.mjs` determines how that is loaded.
 */
import { createRequire } from "node:module";
import { cannotLoad } from "./cannot-load.ts";

/** Returns a function that returns the package and loads it on the first call; it throws `CannotLoad`. */
export function lazyPackage<T>(
  name: string,
  load = (): unknown => createRequire(import.meta.url)(name),
): () => T {
  let loaded: T | undefined;
  return () => {
    loaded ??= attempt(name, load) as T;
    return loaded;
  };
}

/** @throws CannotLoad */
function attempt(name: string, load: () => unknown): unknown {
  try {
    return load();
  } catch (error) {
    throw cannotLoad(name, error);
  }
}
