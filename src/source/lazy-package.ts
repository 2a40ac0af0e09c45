/**
 * Packages that most runs do without, loaded when they are first used: `yaml` is there for files that are not regular, `ajv`
 * for faults, `csv-parse` for games with spreadsheets. The stages are synchronous, and so is this.
 */
import { createRequire } from "node:module";

/** What gives the package, and loads it the first time. */
export function lazyPackage<T>(name: string): () => T {
  let loaded: T | undefined;
  return () => {
    loaded ??= createRequire(import.meta.url)(name) as T;
    return loaded;
  };
}
