/** What booklets may refer to in their game, including what is proved about its tracks. */
import type { BookletNames } from "../../../booklet/names.ts";
import { type Game, mayBeUnusable, type Scenario } from "../../../game/game.ts";
import type { JsonObject } from "../../../schema/files.ts";
import type { BookletFacts } from "../../../template/data/booklet-data.ts";
import { briefingOf, rulesBriefing } from "../../../track/briefing/briefing.ts";
import { trackOf } from "../../../track/scenario-tracks.ts";
import type { IconLibrary } from "../../look/icons.ts";

export function bookletNames(
  { decks, scenarios, figures, glossary, unusable }: Game,
  icons: Pick<IconLibrary, "find" | "names">,
): BookletNames {
  return {
    cards: new Map(
      decks.map(({ id, cards }) => [
        id,
        new Map(cards.map((card) => [card.id, { hasBack: card.back !== undefined }])),
      ]),
    ),
    scenarios: scenarios.map(({ id }) => id),
    figures: figures.map(({ id }) => id),
    isLost: (kind, id) => mayBeUnusable(unusable, kind, id),
    hasIcon: (name) => icons.find(name) !== undefined,
    iconNames: icons.names,
    termNames: () => Object.keys(glossary.terms),
    term: (name) => (Object.hasOwn(glossary.terms, name) ? glossary.terms[name]?.text : undefined),
  };
}

/** For each scenario its own rules in words; for a track that can be analysed, also its shortest way and its difficulty. */
export function scenarioFacts(game: Game): BookletFacts {
  const factsOf = (scenario: Scenario): JsonObject => {
    const track = briefingOf(trackOf(scenario), game);
    const rules = rulesBriefing(scenario, game.glossary).map((rule) => ({ ...rule }));
    if (!track) return { rules };
    return {
      rules,
      mp: track.mp,
      ...(track.difficulty && { difficulty: track.difficulty.word, stars: track.difficulty.level }),
    };
  };
  return { scenarios: new Map(game.scenarios.map((scenario) => [scenario.id, factsOf(scenario)])) };
}
