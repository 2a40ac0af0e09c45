/** A new scenario to start from, as edits that add its file. */
import { BroadsideError } from "../../diagnostics/broadside-error.ts";
import { option, wording } from "../../diagnostics/wording.ts";
import {
  createScenario,
  type NewScenarioOrder,
  type NewScenario as UnwrittenScenario,
} from "../../pipeline/fix/scenario/create-scenario.ts";
import { type Edits, newFile } from "../fix/edits.ts";
import type { Call } from "../handle.ts";
import { inSteps } from "../in-steps.ts";
import { type Options, refuseOptions } from "../refuse-options.ts";

const OPTIONS: Options<NewScenarioOrder> = {
  id: "text",
  game: "text",
  title: "text",
  cards: "number",
};

/** Without edits if no such track can be made. */
export type NewScenario = UnwrittenScenario & Edits;

/** @throws BroadsideError for the games that come with Broadside, and for names that cannot be used */
export async function makeScenario(call: Call, order: NewScenarioOrder): Promise<NewScenario> {
  refuseOptions(order, OPTIONS, ["id"]);
  const { project } = call;
  if (project.host === project.bundle.host)
    throw new BroadsideError(
      "no-project",
      wording`there is no project here to add it to; ${option("where")} takes the folder that contains content/`,
    );
  const made = await inSteps(createScenario(project, order), "tries", call);
  return { ...made, files: made.kind === "created" ? [newFile(made.path, made.text)] : [] };
}
