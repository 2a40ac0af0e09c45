/** The rules and notes of a scenario as its set-up sheet prints them: which texts of the drawing they are, where they are written. */
import type { Place } from "../../diagnostics/diagnostic.ts";
import { SETUP_SHEETS } from "../../game/scenarios/scenario-decks.ts";
import type { TextFact } from "../../scene/scene.ts";
import { placeOf } from "../../source/locate.ts";
import { rulesBriefing } from "../../track/briefing/briefing.ts";
import type { LaidFace, RuleContext } from "../define-rule.ts";

export interface ScenarioWords {
  readonly texts: readonly TextFact[];
  /** The heading of the scenario's rules, or of its notes. */
  readonly at: Place;
  /** All letters of these texts, and about how many of them have room. */
  readonly letters: number;
  readonly fitting: number;
}

/** Undefined for all but set-up sheets, and for those of scenarios with neither rules nor notes. */
export function scenarioWords(
  { game, sources }: Pick<RuleContext, "game" | "sources">,
  { card, scene }: Pick<LaidFace, "card" | "scene">,
): ScenarioWords | undefined {
  const scenario = card.deck === SETUP_SHEETS ? game.scenarios.find(({ id }) => id === card.id) : undefined;
  if (scenario === undefined) return undefined;
  const rules = rulesBriefing(scenario, game.glossary).map(({ text }) => text);
  const words = [...rules, ...scenario.setup].map(printed);
  const texts = scene.texts.filter(({ text }) => words.some((one) => printed(text).includes(one)));
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

/** Marks and breaks of lines aside. */
const printed = (text: string): string => text.replace(/[*\\]/g, "").replace(/\s+/g, " ").trim();

/** Lines are as high as each other: as much of the text as of its height. */
const fittingIn = ({ text, box, overflow }: TextFact): number => {
  // A sheet may lie, and its lines with it: a strip is wider than high.
  const room = Math.min(box.width, box.height);
  return Math.floor((text.trim().length * room) / (room + overflow));
};

const sumOf = (texts: readonly TextFact[], of: (fact: TextFact) => number): number =>
  texts.reduce((sum, one) => sum + of(one), 0);
