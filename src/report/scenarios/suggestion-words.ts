/** Reports the result of a search for a new track. */
import type { NewScenario, SuggestedScenario } from "../../index.ts";
import { explainFound, explainNone } from "./track-reasons.ts";

/** @param to the file that the scenario was written to, if any */
export function suggestionWords(suggested: SuggestedScenario, to: string | undefined): readonly string[] {
  if (suggested.kind === "none") return explainNone(suggested, suggested.wishes);
  if (suggested.kind === "impossible") return noSuchTrack(suggested.reasons);
  const { scenario, taken } = suggested;
  return [
    `${scenario.title} (${scenario.id})`,
    ...explainFound(suggested).map(indented),
    ...(taken === undefined
      ? []
      : [`the game already has a scenario ${scenario.id}: give this one another name with --id`]),
    ...(to === undefined ? [] : [`written to ${to}`]),
  ];
}

/** Why no track for a new scenario can be made from the map cards. */
export function unmadeWords(unmade: Exclude<NewScenario, { readonly kind: "created" }>): readonly string[] {
  return noSuchTrack(unmade.kind === "none" ? explainNone(unmade, unmade.wishes) : unmade.reasons);
}

const noSuchTrack = (reasons: readonly string[]): readonly string[] => [
  "no such track is possible:",
  ...reasons.map(indented),
];

const indented = (line: string): string => `  ${line}`;
