/**
 * Judges the texts and edges of faces. What is found on a face whose texts can be read whatever they say holds for every
 * face of the same parts, other words in the same boxes included; so does what is found at its edges.
 */
import type { FontPrograms } from "../font/font-program.ts";
import { edgeStretches } from "./edge/edge-ink.ts";
import type { CutLine, EdgeStretch } from "./edge/edge-stretch.ts";
import type { Edges } from "./face-kind.ts";
import { kindsOfFaces } from "./face-kinds.ts";
import { type Legibility, legibilityOf } from "./legibility/legibility.ts";
import { settledTexts } from "./legibility/settled-texts.ts";
import { areSpent, startLooks } from "./looks.ts";
import type { Scene } from "./scene.ts";

/** What is found about a face. */
export interface Judged {
  readonly legibility: Legibility;
  /** Stretches where the drawing ends at the cut. */
  readonly edges: readonly EdgeStretch[];
  /** The work of judging (looks.ts): the same whatever was judged before. */
  readonly looks: number;
}

/** @param hasEdges false if edges are not judged */
export type JudgeFace = (scene: Scene, cutLine: CutLine, hasEdges: boolean) => Judged;

/** @param isBold whether a face of type counts as bold, by its key */
export function judgingFaces(isBold: (face: string) => boolean, fonts: FontPrograms): JudgeFace {
  const findKind = kindsOfFaces(isBold);
  return (scene, cutLine, hasEdges) => {
    const looks = startLooks();
    const face = findKind(scene, cutLine);
    const settled = face?.kind.legibility(face, (variable) => {
      const { symbols, trim } = scene;
      return settledTexts(scene, variable, { symbols, trim, fonts, isBold });
    });
    const judged = settled ?? legibilityOf(scene, isBold, fonts, looks);
    const find = (): Edges => edgesOf(scene, cutLine);
    const edges = hasEdges ? (face ? face.kind.edges(find) : find()) : NO_EDGES;
    // Counted again each time, so a count depends on the face alone.
    looks.spent += edges.looks;
    const spent = Math.min(looks.spent, looks.most);
    if (areSpent(looks))
      return { legibility: { ...judged, isPartial: true }, edges: NO_EDGES.found, looks: spent };
    return { legibility: judged, edges: edges.found, looks: spent };
  };
}

const NO_EDGES: Edges = { found: [], looks: 0 };

function edgesOf(scene: Scene, cutLine: CutLine): Edges {
  const looks = startLooks();
  const found = edgeStretches(scene, cutLine, looks);
  return { found, looks: looks.spent };
}
