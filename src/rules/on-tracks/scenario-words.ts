/** The rules and notes of a scenario on its set-up sheet: which texts of the drawing they are, and where they are written. */
import type { Place } from "../../diagnostics/diagnostic.ts";
import { SETUP_SHEETS } from "../../game/scenarios/scenario-decks.ts";
import type { TextFact } from "../../scene/scene.ts";
import { placeOf } from "../../source/locate.ts";
import { rulesBriefing } from "../../track/briefing/briefing.ts";
import type { LaidFace, RuleContext } from "../define-rule.ts";
import { asPrinted } from "../places.ts";

export interface ScenarioWords {
  readonly texts: readonly TextFact[];
  /** The key of the scenario's rules, or of its notes. */
  readonly at: Place;
  /** The number of letters in these texts, and about how many of them fit. */
  readonly letters: number;
  readonly fitting: number;
}

/** Undefined except for set-up sheets of scenarios with rules or notes. */
export function scenarioWords(
  { game, sources }: Pick<RuleContext, "game" | "sources">,
  { card, scene }: Pick<LaidFace, "card" | "scene">,
): ScenarioWords | undefined {
  const scenario = card.deck === SETUP_SHEETS ? game.scenarios.find(({ id }) => id === card.id) : undefined;
  if (scenario === undefined) return undefined;
  const rules = rulesBriefing(scenario, game.glossary).map(({ text }) => text);
  const words = [...rules, ...scenario.setup].map(asPrinted);
  const texts = scene.texts.filter(({ text }) => words.some((one) => asPrinted(text).includes(one)));
  if (texts.length === 0) return undefined;
  const { file, path } = scenario.source;
  const field = rules.length > 0 ? "rules" : "setup";
  return {
    texts,
    at: placeOf(sources, { file, path: [...path, field] }, "key"),
    letters: sumOf(texts, ({ text }) => text.trim().length),
    fitting: sumOf(texts, fittingIn),
  };
}

/** All lines have the same height, so the fitting share of the text equals that of its height. */
const fittingIn = ({ text, box, overflow }: TextFact): number => {
  // A sheet may be turned, and its lines with it: a line is wider than high.
  const room = Math.min(box.width, box.height);
  return Math.floor((text.trim().length * room) / (room + overflow));
};

const sumOf = (texts: readonly TextFact[], of: (fact: TextFact) => number): number =>
  texts.reduce((sum, one) => sum + of(one), 0);
