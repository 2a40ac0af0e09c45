/** The least change that makes a track sound: shown, made in the project's files, or written to a new file. */
import { basename, dirname } from "node:path";
import { BroadsideError } from "../../diagnostics/broadside-error.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { writeNewFiles } from "../../host/disk/new-files.ts";
import { mendScenario, type ScenarioMending } from "../../pipeline/fix/scenario/mend-scenario.ts";
import type { ChangedFile } from "../../pipeline/fix/scenario/mended-files.ts";
import { scenarioYaml } from "../../pipeline/fix/scenario/scenario-yaml.ts";
import { checkNamedScenario } from "../../pipeline/judge/check-named-scenarios.ts";
import type { ProjectContext } from "../../pipeline/read/project.ts";
import type { Call } from "../handle.ts";
import { inSteps } from "../in-steps.ts";

export interface MendOrder {
  /** Change the project's files. */
  readonly write?: boolean | undefined;
  /** A new file for the mended scenario; nothing that is there is overwritten. */
  readonly to?: string | undefined;
}

export type MendedScenario = ScenarioMending & {
  /** The scenario's file, from the project's root. */
  readonly file: string;
  /** What is wrong with the scenario, and with what it needs of its game. */
  readonly findings: readonly Diagnostic[];
  /** What was written: files of the project, or the new one. */
  readonly written: readonly string[];
  /** Changes that are left to the caller: all, or after a new file those of decks. */
  readonly left: readonly ChangedFile[];
};

/** @throws BroadsideError for a name that does not lead to one scenario, and an order that cannot be; HostError where the disk refuses */
export async function mend(call: Call, name: string, order: MendOrder): Promise<MendedScenario> {
  const { project } = call;
  refuseOrder(project, order);
  const { file, findings, allowed } = checkNamedScenario(project, name, "--mend takes one");
  const own = allowed.filter((finding) => finding.file === file.path).map(({ rule }) => rule);
  const mending = await inSteps(mendScenario(project, file.game, file.path, own), "tracks", call);
  return { ...mending, file: file.path, findings, ...written(project, file.path, mending, order) };
}

function refuseOrder({ host, bundle }: ProjectContext, { to, write }: MendOrder): void {
  if (write && to !== undefined)
    throw new BroadsideError(
      "bad-order",
      "--write changes the file itself, --out makes a new one; take one of them",
    );
  if (write && host === bundle.host)
    throw new BroadsideError(
      "no-project",
      "--write changes the files of a project, and there is none here; --project names one",
    );
}

function written(
  { host }: ProjectContext,
  path: string,
  mending: ScenarioMending,
  { to, write }: MendOrder,
): Pick<MendedScenario, "written" | "left"> {
  if (mending.kind !== "mended") return { written: [], left: [] };
  const { files, scenario } = mending.mend;
  const changed = "why" in files ? [] : files;
  if (to !== undefined) {
    const own = changed.find((file) => file.path === path);
    const text = own ? new TextDecoder().decode(own.after) : scenarioYaml(scenario);
    writeNewFiles(dirname(to), new Map([[basename(to), text]]));
    return { written: [to], left: changed.filter((file) => file !== own) };
  }
  if (!write || changed.length === 0) return { written: [], left: changed };
  host.replaceFiles(changed);
  return { written: changed.map((file) => file.path), left: [] };
}
