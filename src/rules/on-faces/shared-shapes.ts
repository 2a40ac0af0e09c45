/** Faces that differ at most in colours: most faces share their shape with no other. */
import { addTo } from "../../diagnostics/grouped.ts";
import { derived } from "../../remember/derived.ts";
import type { LaidFace, RuleContext } from "../define-rule.ts";

/** Groups of two or more, each in the order of the faces. */
export const sharedShapes = derived((context: RuleContext): readonly (readonly LaidFace[])[] => {
  const firsts = new Map<number, LaidFace>();
  const shared = new Map<LaidFace, LaidFace[]>();
  for (const face of context.faces) {
    const first = firsts.get(face.look.shape);
    if (first) addTo(shared, first, face);
    else firsts.set(face.look.shape, face);
  }
  return [...shared].map(([first, others]) => [first, ...others]);
});
