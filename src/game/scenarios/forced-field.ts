/** The field in which a scenario states how many special steps its track needs: it has two names. */
import type { ScenarioFile } from "../../schema/files.ts";
import { nodeAt } from "../../source/locate.ts";
import type { SourceNode } from "../../source/tree.ts";
import type { CellShape } from "../../units/cells.ts";
import { DEFAULT_MOVEMENT, type Movement } from "./movement.ts";

export type ForcedField = keyof ScenarioFile & `forced-${string}`;

/** If a file has both, the first counts. */
export const FORCED_FIELDS = ["forced-special", "forced-diagonals"] as const satisfies readonly ForcedField[];

/**
 * The one that suits a game: the older name where only steps over corners are special, and the game has no other word for
 * them than diagonals.
 */
export function usualForcedField(
  { corners, backward, words: { special } }: Movement,
  shape: CellShape,
): ForcedField {
  const isDiagonal = special === DEFAULT_MOVEMENT.words.special || /\bdiagonal/i.test(special);
  return shape === "square" && corners === "special" && backward !== "special" && isDiagonal
    ? "forced-diagonals"
    : "forced-special";
}

/** The one that a scenario's file has, and that counts; undefined if it has none. */
export const writtenForcedField = (root: SourceNode | undefined): ForcedField | undefined =>
  root && FORCED_FIELDS.find((field) => nodeAt(root, [field]) !== undefined);

/** The number under both names, for templates and rules of a game. */
export const forcedFields = (count: number | undefined): { readonly [field in ForcedField]?: number } =>
  count === undefined ? {} : { "forced-special": count, "forced-diagonals": count };
