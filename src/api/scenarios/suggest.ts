/** A scenario by wishes, as data or in a new file. */
import { basename, dirname } from "node:path";
import { BroadsideError } from "../../diagnostics/broadside-error.ts";
import { writeNewFiles } from "../../host/disk/new-files.ts";
import {
  type ScenarioWishes,
  type SuggestedScenario,
  suggestScenario,
} from "../../pipeline/fix/scenario/suggest-scenario.ts";
import { slug } from "../../pipeline/print/output-names.ts";
import type { Call } from "../handle.ts";
import { inSteps } from "../in-steps.ts";

export interface SuggestOrder extends ScenarioWishes {
  /** A new file for the scenario; nothing that is there is overwritten. */
  readonly to?: string;
}

/** @throws BroadsideError for wishes and names that cannot be used; HostError where the disk refuses */
export async function suggest(call: Call, { to, ...wishes }: SuggestOrder): Promise<SuggestedScenario> {
  const made = await inSteps(suggestScenario(call.project, wishes, to && idIn(to)), "tries", call);
  if (made.kind !== "found" || to === undefined) return made;
  if (made.taken !== undefined)
    throw new BroadsideError(
      "bad-order",
      `the game has a scenario "${made.scenario.id}" already, in ${made.taken}; --id names this one otherwise`,
    );
  writeNewFiles(dirname(to), new Map([[basename(to), made.text]]));
  return made;
}

/** A file is best named for its scenario. */
function idIn(file: string): string | undefined {
  const name = basename(file).replace(/\.ya?ml$/i, "");
  return name === slug(name) ? name : undefined;
}
