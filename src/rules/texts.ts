/** Every text box of every face, for the rules about text. */
import type { TextFact } from "../scene/scene.ts";
import type { LaidFace, RuleContext } from "./define-rule.ts";

export interface LaidText {
  readonly face: LaidFace;
  readonly fact: TextFact;
}

export function textsIn({ faces }: RuleContext): readonly LaidText[] {
  return faces.flatMap((face) => face.scene.texts.map((fact) => ({ face, fact })));
}
