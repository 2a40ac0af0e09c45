/**
 * fontkit, loaded when the first font needs it: plain words in fonts that come with the package never do. Layout is
 * synchronous, and so is this.
 */
import { createRequire } from "node:module";

/** What gives the package, and loads it the first time. */
function lazyPackage<T>(name: string): () => T {
  let loaded: T | undefined;
  return () => {
    loaded ??= createRequire(import.meta.url)(name) as T;
    return loaded;
  };
}

export const fontkit = lazyPackage<typeof import("fontkit")>("fontkit");
