/** Pieces of earlier prints: only the changed parts of a game are laid out and drawn again. */
import { packSection, unpackSection } from "../../press/pdf/section/packed-section.ts";
import type { Section } from "../../press/pdf/section/section.ts";
import type { KeptSections } from "../../press/press.ts";
import type { Kind } from "../../remember/kind.ts";
import { whileLasting } from "../../remember/memory.ts";
import type { MadeGame } from "../made-game.ts";

const SECTIONS: Kind<Section> = {
  name: "sections",
  weight: weightOf,
  codec: { encode: packSection, decode: unpackSection },
};

/** About how many bytes an object, and a glyph with its code, take up in addition to their contents. */
const OBJECT = 300;
const GLYPH = 100;

function weightOf({ objects, pages, glyphs }: Section): number {
  const contents = objects.reduce(
    (sum, { source, stream }) => sum + source.length + (stream?.length ?? 0),
    0,
  );
  return contents + OBJECT * (objects.length + pages.length) + GLYPH * glyphs.length;
}

/** Undefined if nothing can be kept: without a memory, and for results that must not be reused. */
export function keptSections({
  game,
  means,
  laid,
}: Pick<MadeGame, "game" | "means" | "laid">): KeptSections | undefined {
  if (!means.memory || !means.isLasting()) return undefined;
  const memory = whileLasting(means.memory, means.isLasting);
  return {
    drawnWith: game.ink === "gray" ? `${means.key} gray` : means.key,
    sceneName: (key) => laid.scenes.nameOf(key),
    get: (key) => memory.get(SECTIONS, key),
    put: (key, section) => memory.put(SECTIONS, key, section),
  };
}
