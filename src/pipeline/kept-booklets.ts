/**
 * Parts of booklets that an earlier check made: their text read, their words on pages, the frames of these. Each is found
 * again by all that it was made from, so that a change of one card does not set every page anew.
 */
import type { LayoutResources } from "../layout/resources.ts";
import { type LayoutMeans, whileLasting } from "./lay-out-drawing.ts";
import { digestOfTexts, type Memory, NO_MEMORY } from "./memory.ts";

export interface KeptBooklets {
  /**
   * The part as it was made before, or made now.
   * @param madeFrom everything that `make` uses, but for the resources
   * @param weight characters of the booklet's text
   */
  recall<T>(madeFrom: readonly string[], weight: number, make: (resources: LayoutResources) => T): T;
}

interface Kept<T> {
  readonly result: T;
  /** Names of the icons that were asked for. */
  readonly icons: readonly string[];
}

/** Either way the icons that a booklet takes have been asked for. */
export function keptBooklets(
  memory: Memory = NO_MEMORY,
  { resources, key: world, isLasting }: LayoutMeans,
): KeptBooklets {
  let icons = new Set<string>();
  let hasAskedForArt = false;
  const watched: LayoutResources = {
    ...resources,
    icon: (name) => {
      icons.add(name);
      return resources.icon(name);
    },
    art: (href) => {
      hasAskedForArt = true;
      return resources.art(href);
    },
  };
  // Which pictures are there depends on the cards that were drawn before.
  const lasting = whileLasting(memory, () => isLasting() && !hasAskedForArt);
  return {
    recall: <T>(madeFrom: readonly string[], weight: number, make: (from: LayoutResources) => T): T => {
      hasAskedForArt = false;
      const keep = (): Kept<T> => {
        icons = new Set();
        const result = make(watched);
        return { result, icons: [...icons] };
      };
      const known = lasting.recall("booklets", digestOfTexts([world, ...madeFrom]), keep, () => weight);
      for (const name of known.icons) resources.icon(name);
      return known.result;
    },
  };
}
