/**
 * Keeps parts of booklets made by an earlier check: their parsed text, their set pages, the page frames. Each is keyed
 * by all its inputs, so that a change of one card does not set every page again.
 */
import { type Asked, lookUp, recordLookUps } from "../../../layout/look-ups.ts";
import type { LayoutResources } from "../../../layout/resources.ts";
import type { Kind } from "../../../remember/kind.ts";
import { digestOfTexts, type Memory, NO_MEMORY, recall, whileLasting } from "../../../remember/memory.ts";
import type { LayoutMeans } from "../lay-out-drawing.ts";

export interface KeptBooklets {
  /**
   * The part from an earlier call, or made now.
   * @param madeFrom everything that `make` uses, except the resources
   * @param weight characters of the booklet's text
   */
  recall<T>(madeFrom: readonly string[], weight: number, make: (resources: LayoutResources) => T): T;
}

interface Kept {
  readonly result: unknown;
  readonly lookUps: readonly Asked[];
  readonly characters: number;
}

/** Texts of booklets, each up to three times: as blocks, as laid-out pages, as page frames. */
const BOOKLETS: Kind<Kept> = { name: "booklets", weight: ({ characters }) => 50 * characters };

/** Either way, everything that a booklet needs has been requested. */
export function keptBooklets(memory: Memory = NO_MEMORY, means: LayoutMeans): KeptBooklets {
  const { resources, isLasting } = means;
  let hasAskedForArt = false;
  const recording = recordLookUps({
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
      const keep = (): Kept => {
        recording.take();
        const result = make(recording.resources);
        return { result, lookUps: recording.take(), characters: weight };
      };
      const known = recall(lasting, BOOKLETS, digestOfTexts([means.key, ...madeFrom]), keep);
      for (const { question } of known.lookUps) lookUp(question, resources);
      return known.result as T;
    },
  };
}
