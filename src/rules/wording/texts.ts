/** The text boxes of all faces that rules about text may have something to say about. */
import type { TextFact } from "../../scene/scene.ts";
import type { LaidFace, RuleContext } from "../define-rule.ts";

export interface LaidText {
  readonly face: LaidFace;
  readonly fact: TextFact;
}

/** Print shops call 6 pt the floor; at arm's length on a card 7.5 pt is the least that is read without effort. */
export const LEAST_PT = 7.5;

const oddTexts = new WeakMap<RuleContext, readonly LaidText[]>();

/** All in which something is amiss, worked out once for all rules: thousands of texts have nothing that anybody could tell. */
export function oddTextsIn(context: RuleContext): readonly LaidText[] {
  const before = oddTexts.get(context);
  if (before) return before;
  const texts: LaidText[] = [];
  for (const face of context.faces)
    for (const fact of face.scene.texts) if (isOdd(fact)) texts.push({ face, fact });
  oddTexts.set(context, texts);
  return texts;
}

function isOdd({
  overflow,
  sizePt,
  missing,
  unknown,
  brokenWord,
  unstyled,
  unclosed,
  foreign,
}: TextFact): boolean {
  return (
    overflow > 0 ||
    sizePt < LEAST_PT ||
    missing.length > 0 ||
    unknown.length > 0 ||
    brokenWord !== undefined ||
    (unstyled?.length ?? 0) > 0 ||
    (unclosed?.length ?? 0) > 0 ||
    foreign !== undefined
  );
}
