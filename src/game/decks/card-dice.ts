/** Checks cards that show dice: the die and the face must exist. */
import { below, insteadOf, type Report } from "../fault.ts";
import { type Card, type Deck, type Game, mayBeUnusable } from "../game.ts";

type Resolved = Pick<Game, "dice" | "unusable">;

export function checkDice({ cards }: Deck, resolved: Resolved, report: Report): void {
  for (const card of cards) if (card.die !== undefined) checkCard(card, card.die, resolved, report);
}

function checkCard({ source, face }: Card, word: string, { dice, unusable }: Resolved, report: Report): void {
  const die = dice.find(({ id }) => id === word);
  if (die === undefined) {
    if (mayBeUnusable(unusable, "die", word)) return;
    const names = dice.map(({ id }) => id);
    report({
      rule: "deck/unknown-die",
      at: below(source, "die"),
      message: `the game has no die "${word}"`,
      ...insteadOf(word, names, "it has no dice", `add a die "${word}" in dice/`),
    });
    return;
  }
  if (face === undefined || face <= die.faces.length) return;
  report({
    rule: "deck/unknown-face",
    at: below(source, "face"),
    message: `the die "${word}" has no face ${face}`,
    label: `it has ${die.faces.length}`,
    fix: `write a number from 1 to ${die.faces.length}`,
  });
}
