/** Suggests a scenario that meets the wishes, as edits that add its file. */
import { slug } from "../../host/disk/file-names.ts";
import {
  type ScenarioWishes,
  suggestScenario,
  type UnwrittenScenario,
} from "../../pipeline/fix/scenario/suggest-scenario.ts";
import { type Edits, newFile } from "../fix/edits.ts";
import type { Call } from "../handle.ts";
import { inSteps } from "../in-steps.ts";
import { type Options, refuseOptions } from "../refuse-options.ts";

export interface SuggestOrder extends ScenarioWishes {
  /** Name of the file that it will be written to, if not the usual one: its default id. */
  readonly fileName?: string | undefined;
}

const OPTIONS: Options<SuggestOrder> = {
  game: "text",
  seed: "number",
  id: "text",
  title: "text",
  fileName: "text",
  cards: "number",
  players: "number",
  narrows: "number",
  forcedDiagonals: "number",
  corners: "number",
  accelerations: "number",
  length: "text",
};

/** Without edits if no track was found, or if the game already has a scenario with this id. */
export type SuggestedScenario = UnwrittenScenario & Edits;

/** @throws BroadsideError for wishes and names that cannot be used */
export async function suggest(call: Call, order: SuggestOrder = {}): Promise<SuggestedScenario> {
  refuseOptions(order, OPTIONS);
  const { fileName, ...wishes } = order;
  const made = await inSteps(
    suggestScenario(call.project, wishes, fileName && idIn(fileName)),
    "tries",
    call,
  );
  const isNew = made.kind === "found" && made.taken === undefined;
  return { ...made, files: isNew ? [newFile(made.path, made.text)] : [] };
}

/** The scenario's id from the file's name, by convention. */
function idIn(file: string): string | undefined {
  const name = file.replace(/\.ya?ml$/i, "");
  return name === slug(name) ? name : undefined;
}
