/**
 * fontkit, loaded when the first font needs it: plain words in fonts that come with the package never do. Layout is
 * synchronous, and so is this.
 */
import { createRequire } from "node:module";
import { cannotLoad } from "../../diagnostics/cannot-load.ts";

/** What gives the package, and loads it the first time. */
function lazyPackage<T>(name: string): () => T {
  let loaded: T | undefined;
  return () => {
    loaded ??= load(name) as T;
    return loaded;
  };
}

/** @throws CannotLoad */
function load(name: string): unknown {
  try {
    return createRequire(import.meta.url)(name);
  } catch (error) {
    throw cannotLoad(name, error);
  }
}

export const fontkit = lazyPackage<typeof import("fontkit")>("fontkit");
