/**
 * Judges the texts and edges of faces. What is found on a face whose texts can be read whatever they say holds for every
 * face of the same parts, other words in the same boxes included; so does what is found at its edges.
 */
import type { FontPrograms } from "../font/font-program.ts";
import { edgeStretches } from "./edge/edge-ink.ts";
import type { CutLine, EdgeStretch } from "./edge/edge-stretch.ts";
import { type Legibility, legibilityOf } from "./legibility/legibility.ts";
import { settledTexts } from "./legibility/settled-texts.ts";
import { type Edges, type LikeFace, likeFaces, settledFor } from "./like-faces.ts";
import { areSpent, type Looks, startLooks } from "./looks.ts";
import type { Scene } from "./scene.ts";

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
  const findLike = likeFaces(isBold);
  return (scene, cutLine, hasEdges) => {
    const looks = startLooks();
    const like = findLike(scene, cutLine);
    const { symbols, trim } = scene;
    const means = { symbols, trim, fonts, isBold };
    const settled = like && settledFor(like, (free) => settledTexts(scene, free, means));
    const judged = settled ?? legibilityOf(scene, isBold, fonts, looks);
    const edges = hasEdges ? edgesOf(scene, cutLine, looks, like) : NO_EDGES;
    const legibility = areSpent(looks) ? { ...judged, isPartial: true } : judged;
    return { legibility, edges, looks: Math.min(looks.spent, looks.most) };
  };
}

const NO_EDGES: readonly EdgeStretch[] = [];

/** The edges of a face. Their looks are counted again each time, so a count depends on the face alone. */
function edgesOf(
  scene: Scene,
  cutLine: CutLine,
  looks: Looks,
  like: LikeFace | undefined,
): readonly EdgeStretch[] {
  const edges = like?.common.edges ?? newEdges(scene, cutLine);
  if (like) like.common.edges = edges;
  looks.spent += edges.looks;
  return areSpent(looks) ? NO_EDGES : edges.found;
}

function newEdges(scene: Scene, cutLine: CutLine): Edges {
  const looks = startLooks();
  const found = edgeStretches(scene, cutLine, looks);
  return { found, looks: looks.spent };
}
