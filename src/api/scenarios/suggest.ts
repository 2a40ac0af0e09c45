/** Suggests a scenario that meets the wishes, as data or in a new file. */
import { basename, dirname } from "node:path";
import { BroadsideError } from "../../diagnostics/broadside-error.ts";
import { option, wording } from "../../diagnostics/wording.ts";
import { slug } from "../../host/disk/file-names.ts";
import { writeNewFiles } from "../../host/disk/new-files.ts";
import {
  type ScenarioWishes,
  type SuggestedScenario,
  suggestScenario,
} from "../../pipeline/fix/scenario/suggest-scenario.ts";
import type { Call } from "../handle.ts";
import { inSteps } from "../in-steps.ts";
import { type Options, refuseOptions } from "../refuse-options.ts";

export interface SuggestOrder extends ScenarioWishes {
  /** A new file for the scenario; an existing file is not overwritten. */
  readonly to?: string;
}

const OPTIONS: Options<SuggestOrder> = {
  game: "text",
  seed: "number",
  id: "text",
  title: "text",
  to: "text",
  cards: "number",
  players: "number",
  narrows: "number",
  forcedDiagonals: "number",
  corners: "number",
  accelerations: "number",
  length: "text",
};

/** @throws BroadsideError for wishes and names that cannot be used; HostError if the file cannot be written */
export async function suggest(call: Call, order: SuggestOrder): Promise<SuggestedScenario> {
  refuseOptions(order, OPTIONS);
  const { to, ...wishes } = order;
  const made = await inSteps(suggestScenario(call.project, wishes, to && idIn(to)), "tries", call);
  if (made.kind !== "found" || to === undefined) return made;
  if (made.taken !== undefined)
    throw new BroadsideError(
      "bad-order",
      wording`the game already has a scenario "${made.scenario.id}", in ${made.taken}; give this one another name with ${option("id")}`,
    );
  writeNewFiles(dirname(to), new Map([[basename(to), made.text]]));
  return made;
}

/** The scenario's id from the file's name, by convention. */
function idIn(file: string): string | undefined {
  const name = basename(file).replace(/\.ya?ml$/i, "");
  return name === slug(name) ? name : undefined;
}
