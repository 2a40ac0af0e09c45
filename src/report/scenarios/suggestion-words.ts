/** What came of a search for a new track, for the person who wished for it. */
import type { NewScenario, SuggestedScenario } from "../../index.ts";
import { explainFound, explainNone } from "./track-reasons.ts";

/** @param to the file that the scenario was written to */
export function suggestionWords(suggested: SuggestedScenario, to: string | undefined): readonly string[] {
  if (suggested.kind === "none") return explainNone(suggested, suggested.wishes);
  if (suggested.kind === "impossible") return noSuchTrack(suggested.reasons);
  const { scenario, taken } = suggested;
  return [
    `${scenario.title} (${scenario.id})`,
    ...explainFound(suggested).map(indented),
    ...(taken === undefined
      ? []
      : [`the game has a scenario ${scenario.id} already: --id names this one otherwise`]),
    ...(to === undefined ? [] : [`written to ${to}`]),
  ];
}

/** Why the map cards do not make the track of a new scenario. */
export function unmadeWords(unmade: Exclude<NewScenario, { readonly kind: "created" }>): readonly string[] {
  return noSuchTrack(unmade.kind === "none" ? explainNone(unmade, unmade.wishes) : unmade.reasons);
}

const noSuchTrack = (reasons: readonly string[]): readonly string[] => [
  "there is no such track:",
  ...reasons.map(indented),
];

const indented = (line: string): string => `  ${line}`;
