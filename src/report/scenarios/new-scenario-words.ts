/** What to do with a new scenario. */
import { counted } from "../../diagnostics/words.ts";
import type { CreatedScenario } from "../../index.ts";

/** @param file the scenario's file as shown in messages */
export function newScenarioWords({ scenario, game, name }: CreatedScenario, file: string): readonly string[] {
  return [
    `${scenario.title}: ${counted(scenario.track.length, "card")}, ready to race, in ${file}`,
    "Next:",
    `  broadside scenario show ${name} --route`,
    `  broadside scenario check ${name}`,
    `  broadside build ${game} --scenario ${name}`,
  ];
}
