/**
 * Keeps parts of booklets made by an earlier check: their parsed text, their set pages, the page frames. Each is keyed
 * by all its inputs, so that a change of one card does not set every page again.
 */
import { askAgain, listenTo, type Question } from "../../../layout/asked.ts";
import type { LayoutResources } from "../../../layout/resources.ts";
import { digestOfTexts, type Memory, NO_MEMORY } from "../../../remember/memory.ts";
import { type LayoutMeans, whileLasting } from "../lay-out-drawing.ts";

export interface KeptBooklets {
  /**
   * The part from an earlier call, or made now.
   * @param madeFrom everything that `make` uses, except the resources
   * @param weight characters of the booklet's text
   */
  recall<T>(madeFrom: readonly string[], weight: number, make: (resources: LayoutResources) => T): T;
}

interface Kept<T> {
  readonly result: T;
  readonly asked: readonly Question[];
}

/** Either way, everything that a booklet needs has been requested. */
export function keptBooklets(memory: Memory = NO_MEMORY, means: LayoutMeans): KeptBooklets {
  const { resources, isLasting } = means;
  let hasAskedForArt = false;
  const listening = listenTo({
    ...resources,
    art: (href) => {
      hasAskedForArt = true;
      return resources.art(href);
    },
  });
  // Which pictures are available depends on the cards drawn before.
  const lasting = whileLasting(memory, () => isLasting() && !hasAskedForArt);
  return {
    recall: <T>(madeFrom: readonly string[], weight: number, make: (from: LayoutResources) => T): T => {
      hasAskedForArt = false;
      const keep = (): Kept<T> => {
        listening.take();
        const result = make(listening.resources);
        return { result, asked: listening.take() };
      };
      const known = lasting.recall("booklets", digestOfTexts([means.key, ...madeFrom]), keep, () => weight);
      askAgain(known.asked, resources);
      return known.result;
    },
  };
}
