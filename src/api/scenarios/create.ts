/** Writes the file of a new scenario. */
import { BroadsideError } from "../../diagnostics/broadside-error.ts";
import { option, wording } from "../../diagnostics/wording.ts";
import {
  createScenario,
  type NewScenario,
  type NewScenarioOrder,
} from "../../pipeline/fix/scenario/create-scenario.ts";
import type { Call } from "../handle.ts";
import { inSteps } from "../in-steps.ts";
import { type Options, refuseOptions } from "../refuse-options.ts";

const OPTIONS: Options<NewScenarioOrder> = {
  id: "text",
  game: "text",
  title: "text",
  cards: "number",
};

/** @throws BroadsideError for the games that come with Broadside, and for names that cannot be used; HostError if the file cannot be written */
export async function makeScenario(call: Call, order: NewScenarioOrder): Promise<NewScenario> {
  refuseOptions(order, OPTIONS, ["id"]);
  const { project } = call;
  if (project.host === project.bundle.host)
    throw new BroadsideError(
      "no-project",
      wording`there is no project here to add it to; ${option("where")} takes the folder that contains content/`,
    );
  const made = await inSteps(createScenario(project, order), "tries", call);
  if (made.kind === "created") project.host.createFile(made.path, new TextEncoder().encode(made.text));
  return made;
}
