/** The text boxes of all faces that may have a fault of their own. */
import { derived } from "../../remember/derived.ts";
import type { TextFact } from "../../scene/scene.ts";
import type { LaidFace, RuleContext } from "../define-rule.ts";
import { isOddText } from "./scene-signs.ts";
import { suspectsIn } from "./suspects.ts";

export interface LaidText {
  readonly face: LaidFace;
  readonly fact: TextFact;
}

/** These texts with their faces, in the order of the faces; computed once for each check. */
export const oddTextsIn = derived((context: RuleContext): readonly LaidText[] =>
  suspectsIn(context).odd.flatMap((face) =>
    face.scene.texts.filter(isOddText).map((fact) => ({ face, fact })),
  ),
);
