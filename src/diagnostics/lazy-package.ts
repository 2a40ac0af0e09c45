/**
 * Packages that most runs do without, loaded when they are first used: `yaml` for files that are not regular, `ajv` for
 * faults, `csv-parse` for games with spreadsheets, `fontkit` for fonts of a game's own. The stages are synchronous, and
 * so is this. In the bundle each package is a file of its own, and `tools/bundle.mjs` says how that is loaded.
 */
import { createRequire } from "node:module";
import { cannotLoad } from "./cannot-load.ts";

/** Returns the package, and loads it the first time. The function that is returned throws `CannotLoad`. */
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
