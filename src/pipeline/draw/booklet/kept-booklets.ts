/**
 * Keeps parts of booklets made by an earlier check: their parsed text, their set pages, the page frames. Each is keyed
 * by all its inputs, so that a change of one card does not set every page again. What is found in a whole text is kept on
 * disk too: a check needs no pages.
 */
import type { CardPicture, DrawnPicture } from "../../../booklet/blocks.ts";
import type { Diagnostic } from "../../../diagnostics/diagnostic.ts";
import { type Asked, type LookUp, lookUp, recordLookUps } from "../../../layout/look-ups.ts";
import type { LayoutResources } from "../../../layout/resources.ts";
import { json, type Kind } from "../../../remember/kind.ts";
import { digestOfTexts, type Memory, NO_MEMORY, recall, whileLasting } from "../../../remember/memory.ts";
import type { Survey } from "../../look/survey-scene.ts";
import type { LayoutMeans } from "../lay-out-drawing.ts";
import type { BookletPage } from "./laid-booklet.ts";

export interface KeptBooklets {
  /**
   * The part from an earlier call, or made now.
   * @param madeFrom everything that `make` uses, except the resources
   * @param weight characters of the booklet's text
   */
  recall<T>(madeFrom: readonly string[], weight: number, make: (resources: LayoutResources) => T): T;
  /**
   * What was found in a whole text by an earlier call or run, or now.
   * @param madeFrom everything that its parts are made from, except the resources and pictures
   * @param digestOf what a picture of the game shows now
   */
  recallFound(
    madeFrom: readonly string[],
    digestOf: (picture: PictureName) => string,
    make: () => FoundInText,
  ): FoundInKept;
}

export interface FoundInKept {
  readonly found: FoundInText;
  /** Identifies the pages, in other runs too; absent if they depend on more than what was named. */
  readonly name?: string;
}

/** What a check needs of a text on pages: plain data, much smaller than the pages. */
export interface FoundInText {
  /** False for a text without blocks. */
  readonly hasBlocks: boolean;
  readonly pages: readonly BookletPage[];
  /** Of the pages, in the same order. */
  readonly surveys: readonly Survey[];
  readonly diagnostics: readonly Diagnostic[];
  /** The pictures shown. */
  readonly pictures: readonly PictureName[];
}

export type CardName = Pick<CardPicture, "kind" | "deck" | "card" | "side">;
/** Names a picture of the game. */
export type PictureName = CardName | Pick<DrawnPicture, "kind" | "id">;

interface KeptText {
  readonly found: FoundInText;
  readonly lookUps: readonly LookUp[];
  /** Of the pictures, in the same order. */
  readonly digests: readonly string[];
}

const TEXTS: Kind<KeptText> = {
  name: "booklet-texts",
  weight: ({ found, lookUps }) => 4_000 * (1 + found.pages.length) + 100 * lookUps.length,
  codec: json(),
};

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
  /** What the parts of a text have looked up. */
  const gathered = new Set<LookUp>();
  const recording = recordLookUps({
    ...resources,
    art: (href) => {
      hasAskedForArt = true;
      return resources.art(href);
    },
  });
  // Which pictures are available depends on the cards drawn before.
  const lasting = whileLasting(memory, () => isLasting() && !hasAskedForArt);
  const keyOf = (madeFrom: readonly string[]): string => digestOfTexts([means.key, ...madeFrom]);
  return {
    recallFound: (madeFrom, digestOf, make) => {
      if (memory === NO_MEMORY) return { found: make() };
      const key = keyOf(madeFrom);
      const known = isLasting() ? memory.get(TEXTS, key) : undefined;
      if (known?.found.pictures.every((picture, index) => digestOf(picture) === known.digests[index])) {
        for (const question of known.lookUps) lookUp(question, resources);
        return { found: known.found, name: digestOfTexts([key, ...known.digests]) };
      }
      gathered.clear();
      const found = make();
      const digests = found.pictures.map(digestOf);
      // Which pictures are available depends on the cards drawn before.
      const isAsking = [...gathered].some((question) => question.startsWith("art "));
      if (!isLasting() || isAsking) return { found };
      memory.put(TEXTS, key, { found, lookUps: [...gathered], digests });
      return { found, name: digestOfTexts([key, ...digests]) };
    },
    recall: <T>(madeFrom: readonly string[], weight: number, make: (from: LayoutResources) => T): T => {
      hasAskedForArt = false;
      const keep = (): Kept => {
        recording.take();
        const result = make(recording.resources);
        return { result, lookUps: recording.take(), characters: weight };
      };
      const known = recall(lasting, BOOKLETS, keyOf(madeFrom), keep);
      for (const { question } of known.lookUps) {
        gathered.add(question);
        lookUp(question, resources);
      }
      return known.result as T;
    },
  };
}
