/**
 * Checks that a die with consecutive numbers is numbered as usual: all pairs of opposite faces have the same sum.
 * Limits: only dice that some deck folds from nets have opposite faces; cards that show a die, and stickers for a bought
 * die, do not.
 */
import { NET_FACES } from "../../game/die.ts";
import type { Die, Game } from "../../game/game.ts";
import { defineRule } from "../define-rule.ts";

export const unevenOpposites = defineRule({
  id: "dice/uneven-opposites",
  severity: "warning",
  summary: "Opposite faces of a die with consecutive numbers do not all add up to the same sum.",
  why: "on manufactured dice, opposite faces add up to the lowest number plus the highest; that keeps a slightly uneven die fair, and players expect it",
  fix: "List the faces so that the first and the last, the second and the second to last and so on have the same sum: for example from the lowest number to the highest. Nets put them opposite each other.",
  good: [
    `
=== dice/coin.yaml
faces: [[pip], [pip, pip], [pip, pip, pip], [pip, pip, pip, pip], [pip, pip, pip, pip, pip], [pip, pip, pip, pip, pip, pip]]
=== decks/nets.yaml
size: 30mm
bleed: 1mm
front: plain-piece
`,
    `
=== dice/coin.yaml
{ die: coin, title: Coin, colour: "#888888", faces: [[pip], [pip, pip], [pip, pip, pip, pip, pip, pip], [pip, pip, pip], [pip, pip, pip, pip], [pip, pip, pip, pip, pip]] }
=== decks/coins.yaml
deck: coins
title: Cards to draw instead of rolling
kind: dice
size: poker-us
front: back
cards:
  - { id: coin, die: coin, face: 1 }
`,
  ],
  bad: `
=== dice/coin.yaml
{ die: coin, title: Coin, colour: "#888888", faces: [[pip], [pip, pip], [pip, pip, pip, pip, pip, pip], [pip, pip, pip], [pip, pip, pip, pip], [pip, pip, pip, pip, pip]] }
#                                            ^^^^^ faces 1 and 6 of the die "coin" are opposite each other and show 1 + 5 = 6, expected 7
=== decks/nets.yaml
size: 30mm
bleed: 1mm
front: plain-piece
`,

  *check({ game }) {
    for (const die of game.dice.filter(({ id }) => isFolded(id, game))) {
      const wrong = wrongPair(die, game);
      if (!wrong) continue;
      const { face, other, numbers, sum } = wrong;
      yield {
        at: { file: die.source.file, path: ["faces"], of: "key" },
        message: `faces ${face} and ${other} of the die "${die.id}" are opposite each other and show ${numbers[0]} + ${numbers[1]} = ${numbers[0] + numbers[1]}, expected ${sum}`,
        fix: "list the faces from the lowest number to the highest",
      };
    }
  },
});

const isFolded = (die: string, { decks }: Game): boolean =>
  decks.some(({ shape, cards }) => shape === "die" && cards.some((card) => card.die === die));

interface Pair {
  readonly face: number;
  readonly other: number;
  readonly numbers: readonly [number, number];
  readonly sum: number;
}

/** Nets put the first face opposite the last one and so on; four faces have no opposites. */
function wrongPair({ faces }: Die, { glossary }: Game): Pair | undefined {
  if (!NET_FACES.includes(faces.length) || faces.length === 4) return undefined;
  const read = faces.map((face) => numberOf(face, glossary.symbols));
  // If a die with ten faces counts to 9, its last face may mean ten.
  const numbers = read.at(-1) === 0 && read[0] === 1 ? [...read.slice(0, -1), read.length] : read;
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  if (most - least !== faces.length - 1 || new Set(numbers).size !== faces.length) return undefined;
  const last = faces.length - 1;
  const index = numbers.findIndex((number, place) => number + (numbers[last - place] ?? 0) !== least + most);
  if (index === -1) return undefined;
  const pair = [numbers[index] ?? 0, numbers[last - index] ?? 0] as const;
  return { face: index + 1, other: last - index + 1, numbers: pair, sum: least + most };
}

/** A face's number: the title of its only symbol, otherwise the sum of its points; NaN if it is not a whole number. */
function numberOf(face: readonly string[], symbols: Game["glossary"]["symbols"]): number {
  const shown = face.map((name) => (Object.hasOwn(symbols, name) ? symbols[name] : undefined));
  const [first] = shown;
  if (shown.length === 1 && first && /^\d{1,3}$/.test(first.title)) return Number(first.title);
  return shown.reduce((sum, symbol) => sum + (symbol?.points ?? Number.NaN), 0);
}
