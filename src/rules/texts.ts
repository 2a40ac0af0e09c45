/** Every text box of every face, for the rules about text. */
import type { Deck } from "../game/game.ts";
import type { TextFact } from "../scene/scene.ts";
import type { LaidFace, RuleContext } from "./define-rule.ts";

export interface LaidText {
  readonly face: LaidFace;
  readonly deck: Deck;
  readonly fact: TextFact;
}

export function textsIn({ faces, game }: RuleContext): readonly LaidText[] {
  return faces.flatMap((face) => {
    const deck = game.decks.find(({ id }) => id === face.card.deck);
    return deck ? face.scene.texts.map((fact) => ({ face, deck, fact })) : [];
  });
}
