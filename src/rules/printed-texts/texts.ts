/** The text boxes of all faces that rules about text need to check. */
import type { TextFact } from "../../scene/scene.ts";
import type { LaidFace, RuleContext } from "../define-rule.ts";

export interface LaidText {
  readonly face: LaidFace;
  readonly fact: TextFact;
}

/** Print shops call 6 pt the floor; at arm's length, 7.5 pt is the smallest size on a card that is easy to read. */
export const LEAST_PT = 7.5;

const oddTexts = new WeakMap<RuleContext, readonly LaidText[]>();

/** Those that may have a fault, computed once for all rules: most of thousands of texts have none. */
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
