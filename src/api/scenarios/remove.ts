/** Removes the file of a scenario. What it said is answered, so that it can be written again. */
import { BroadsideError } from "../../diagnostics/broadside-error.ts";
import { helpFor } from "../../diagnostics/did-you-mean.ts";
import { refuseShipped } from "../../pipeline/project.ts";
import { gameNamed } from "../../pipeline/read/choose-games.ts";
import { kindOfPath } from "../../schema/kinds.ts";
import { textOf } from "../fix/edits.ts";
import type { Call } from "../handle.ts";
import { type Options, refuseOptions } from "../refuse-options.ts";
import type { SavedWork } from "../work.ts";

export interface ScenarioFileRef {
  readonly game: string;
  /** From the project's root. */
  readonly file: string;
}

export interface RemovedScenario {
  /** From the project's root. */
  readonly file: string;
  /** What was in the file, without a byte order mark. */
  readonly text: string;
}

const OPTIONS: Options<ScenarioFileRef> = { game: "text", file: "text" };

/**
 * @throws BroadsideError `unknown-game`, `unknown-name` for a file that is not a scenario of the game, `no-project` for the
 * games that come with Broadside; HostError if it cannot be removed
 */
export function removeScenario({ project }: Call<SavedWork>, order: ScenarioFileRef): RemovedScenario {
  refuseOptions(order, OPTIONS, ["game", "file"]);
  refuseShipped(project);
  const { host } = project;
  const { file } = order;
  const folder = `content/${gameNamed(project, order.game)}`;
  const files = host
    .listFiles(folder)
    .filter((path) => kindOfPath(path.slice(folder.length + 1)) === "scenario");
  if (!files.includes(file))
    throw new BroadsideError("unknown-name", `there is no scenario ${file}${helpFor(file, files)}`);
  const bytes = host.readBytes(file);
  host.removeFile(file, bytes);
  return { file, text: textOf(bytes) };
}
