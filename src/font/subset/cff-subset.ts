/** The CFF outlines of some glyphs of a font, as the font engine makes them. */
import type { FontProgram } from "../font-program.ts";

/** The part of the font engine that makes subsets. `glyphs` are the font's, by their numbers in the subset. */
interface CffEngine {
  createSubset(): { readonly glyphs: number[]; encode(): Uint8Array };
}

/** A CFF table in which the glyphs have the numbers 1, 2, ... in their order here; 0 stands for missing ones. */
export function cffSubset({ engine }: FontProgram, glyphIds: readonly number[]): Uint8Array {
  const subset = (engine as CffEngine).createSubset();
  subset.glyphs.push(...glyphIds);
  return subset.encode();
}
