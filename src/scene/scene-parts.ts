/** Scenes as the parts that they were laid out from: whatever follows from a part is found once for all of them. */
import { derived } from "../remember/derived.ts";
import { isSameMatrix, type Matrix } from "../units/matrix.ts";
import type { GroupItem, Scene, ScenePart } from "./scene.ts";

/** The group that leads from the coordinates of the parts to mm; undefined if the parts are in mm. */
export function groupAround({ items, parts }: Pick<Scene, "items" | "parts">): GroupItem | undefined {
  const [only] = items;
  if (!parts || only?.kind !== "group" || items.length > 1) return undefined;
  return parts.some((part) => part.items[0] === only) ? undefined : only;
}

/** The symbols that a part uses, as a scene has them. */
export const symbolsOf = derived(({ symbols }: ScenePart): Scene["symbols"] =>
  Object.fromEntries(symbols.map((symbol) => [symbol.id, symbol])),
);

/**
 * What follows from a part and the matrix from its coordinates to mm, which is the same in all scenes of one template.
 * @param make must depend on nothing else
 */
export function derivedInPlace<V>(
  make: (part: ScenePart, matrix: Matrix) => V,
): (part: ScenePart, matrix: Matrix) => V {
  const lastOf = derived((_: ScenePart): { value?: { readonly of: V; readonly at: Matrix } } => ({}));
  return (part, matrix) => {
    const last = lastOf(part);
    if (!last.value || !isSameMatrix(last.value.at, matrix))
      last.value = { of: make(part, matrix), at: matrix };
    return last.value.of;
  };
}
