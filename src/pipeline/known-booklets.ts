/**
 * Booklets that were read and set before in this process: the tree of a text is recalled by the text, its pages by all
 * that they are made of. Who changes one card again and again does not wait for the rules each time.
 */
import type { Block } from "../booklet/blocks.ts";
import { parseMarkdown } from "../booklet/markdown.ts";
import type { Result } from "../diagnostics/diagnostic.ts";
import type { LaidPage } from "../layout/booklet/lay-out-booklet.ts";
import type { LayoutResources } from "../layout/resources.ts";
import { type LayoutMeans, whileLasting } from "./lay-out-drawing.ts";
import { digestOfTexts, type Memory, NO_MEMORY } from "./memory.ts";

export function rememberedTrees(memory: Memory = NO_MEMORY): typeof parseMarkdown {
  return (text) =>
    memory.recall(
      "markdown",
      digestOfTexts([text]),
      () => parseMarkdown(text),
      () => text.length,
    );
}

type Pages = Result<readonly LaidPage[]>;

/**
 * The pages as they were set before, or as `set` sets them now; either way the icons that they show have been asked for.
 * @param setup all that decides how the blocks are set
 * @param nameOf names a card's drawing with the shape of its deck
 */
export function recalledPages(
  setup: unknown,
  blocks: readonly Block[],
  means: LayoutMeans,
  nameOf: (shown: Shown) => string,
  set: (resources: LayoutResources) => Pages,
): Pages {
  const { resources, key, memory, isLasting } = means;
  if (!memory) return set(resources);
  const drawings: string[] = [];
  const text = JSON.stringify([setup, blocks], (_, value: unknown) => {
    if (isShown(value)) drawings.push(nameOf(value));
    return value;
  });
  const make = (): { readonly pages: Pages; readonly icons: readonly string[] } => {
    const icons = new Set<string>();
    const icon = (name: string): ReturnType<LayoutResources["icon"]> => {
      icons.add(name);
      return resources.icon(name);
    };
    return { pages: set({ ...resources, icon }), icons: [...icons] };
  };
  const name = digestOfTexts([key, text, ...drawings]);
  const { pages, icons } = whileLasting(memory, isLasting).recall("booklets", name, make, () => text.length);
  for (const icon of icons) resources.icon(icon);
  return pages;
}

/** Which side of which card a block shows. */
export interface Shown {
  readonly deck: string;
  readonly card: string;
  readonly side: "front" | "back";
}

const isShown = (value: unknown): value is Shown =>
  typeof value === "object" && value !== null && "deck" in value && "card" in value && "side" in value;
