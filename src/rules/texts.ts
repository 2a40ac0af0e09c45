/** Every text box of every face, for the rules about text. */
import type { TextFact } from "../scene/scene.ts";
import type { LaidFace, RuleContext } from "./define-rule.ts";

export interface LaidText {
  readonly face: LaidFace;
  readonly fact: TextFact;
}

const known = new WeakMap<RuleContext, readonly LaidText[]>();

/** Worked out once for all rules. */
export function textsIn(context: RuleContext): readonly LaidText[] {
  const before = known.get(context);
  if (before) return before;
  const texts: LaidText[] = [];
  for (const face of context.faces) for (const fact of face.scene.texts) texts.push({ face, fact });
  known.set(context, texts);
  return texts;
}
