/** The work of the rules of rules.yaml is estimated before it is done. */
import { expect, test } from "vitest";
import type { Game } from "../../../src/game/game.ts";
import {
  checksOf,
  hasFoundEnough,
  isLastOfMany,
  MOST_FINDINGS,
} from "../../../src/rules/checks/data-rules.ts";
import { within } from "../../../src/rules/checks/data-work.ts";
import type { RuleContext } from "../../../src/rules/define-rule.ts";
import { cardOf, deckOf, sampleGame } from "../../template/sample.ts";

const TEN = Array.from({ length: 10 }, (_, index) =>
  cardOf({ kind: "ogre", text: "abcd" }, { id: `c${index}` }),
);

function gameWith(...rules: readonly object[]): Game {
  const deck = { ...deckOf(TEN[0] as (typeof TEN)[number]), cards: TEN };
  const placed = rules.map((rule, index) => ({
    id: `r${index}`,
    deck: "beasts",
    why: "so",
    ...rule,
    source: { file: "rules.yaml", path: ["rules", index] },
  }));
  return { ...sampleGame, decks: [deck], rules: placed as unknown as Game["rules"] };
}

/** The smallest limit that permits the first rule. */
function workOf(rule: object): number {
  const game = gameWith(rule);
  let [low, high] = [0, 1_000_000];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (within(game, middle).first === undefined) high = middle;
    else low = middle + 1;
  }
  return low;
}

// For each of 10 cards 8 passes and the values of the rule: id, deck, why, file and two steps of its place are 6.
const BASE = 10 * (8 + 6);

/** For 10 cards that may each be a finding. */
const EACH = BASE + 10 * 40;

test.each([
  ["a count", { check: "count", is: 10 }, BASE + 10 * 2],
  ["words of a text", { check: "count", min: 1, where: { text: { says: ["a", "b", "c"] } } }, BASE + 10 * 5],
  // 10 texts of 4 characters against 5 signs
  ["a pattern", { check: "pattern", field: "text", matches: "^a*b$" }, EACH + 10 * 3 + 10 * 4 * 5],
  // 10 texts of 4 characters against 30 groups of a choice and 2 parts, the row of them, and the whole
  [
    "a pattern with a repeated group",
    { check: "pattern", field: "text", matches: "(ab){30}" },
    EACH + 10 * 3 + 10 * 4 * (1 + 1 + 30 * 3),
  ],
  // each of 10 groups is checked for 100 numbers
  [
    "values of groups",
    { check: "covers", field: "n", per: "id", from: 1, to: 100 },
    BASE + 10 * 5 + 10 * 100,
  ],
  // as many targets as cards, and each card is compared with all 10 of the same name
  [
    "pairs of one name",
    { check: "pairs", field: "kind", with: { deck: "beasts", field: "kind" } },
    2 * (EACH + 10 * 4) + 10 * 10 * 50,
  ],
  // a name is looked up, however many cards have it
  [
    "a reference",
    { check: "reference", field: "kind", to: { deck: "beasts", field: "kind" } },
    2 * (EACH + 10 * 4),
  ],
])("%s", (_, rule, work) => {
  expect(workOf(rule)).toBe(work);
});

test("rules are affordable in their order, and the first that is not is named", () => {
  const count = { check: "count", is: 10 };
  const game = gameWith(count, count, count);
  const each = BASE + 20;
  expect(within(game, 3 * each)).toEqual({ rules: game.rules });
  expect(within(game, 3 * each - 1)).toEqual({ rules: game.rules.slice(0, 2), first: game.rules[2] });
});

test("once the rules have found enough, the last finding reports it and no further rule is checked", () => {
  const context = {} as RuleContext;
  const answers = Array.from({ length: MOST_FINDINGS - 1 }, () => isLastOfMany(context));
  expect(answers).not.toContain(true);
  expect(hasFoundEnough(context)).toBe(false);
  expect([...checksOf(contextOf(gameWith(COUNT)), "count")]).toHaveLength(1);
  expect(isLastOfMany(context)).toBe(true);
  expect(isLastOfMany(context)).toBe(false);
  expect([...checksOf(Object.assign(context, contextOf(gameWith(COUNT))), "count")]).toEqual([]);
});

const COUNT = { check: "count", is: 10 };

const contextOf = (game: Game): RuleContext => ({ game, sources: new Map() }) as unknown as RuleContext;
