/** Finds the smallest change that makes a track sound: returned, made in the project's files, or written to a new file. */
import { basename, dirname } from "node:path";
import { BroadsideError } from "../../diagnostics/broadside-error.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { option, wording } from "../../diagnostics/wording.ts";
import { writeNewFiles } from "../../host/disk/new-files.ts";
import { fixScenario, type ScenarioFixResult } from "../../pipeline/fix/scenario/fix-scenario.ts";
import type { ChangedFile } from "../../pipeline/fix/scenario/fixed-files.ts";
import { scenarioYaml } from "../../pipeline/fix/scenario/scenario-yaml.ts";
import { checkNamedScenario } from "../../pipeline/judge/check-named-scenarios.ts";
import type { ProjectContext } from "../../pipeline/project.ts";
import type { Call } from "../handle.ts";
import { inSteps } from "../in-steps.ts";
import { type Options, refuseOptions } from "../refuse-options.ts";

export interface ScenarioFixOrder {
  /** Change the project's files. */
  readonly write?: boolean | undefined;
  /** A new file for the fixed scenario; an existing file is not overwritten. */
  readonly to?: string | undefined;
}

const OPTIONS: Options<ScenarioFixOrder> = { write: "flag", to: "text" };

export type FixedScenario = ScenarioFixResult & {
  /** The scenario's file, from the project's root. */
  readonly file: string;
  /** Findings in the scenario, and in what it needs from its game. */
  readonly findings: readonly Diagnostic[];
  /** The written files: files of the project, or the new one. */
  readonly written: readonly string[];
  /** Changes left to the caller: all, or if a new file was written, those of decks. */
  readonly left: readonly ChangedFile[];
};

/** @throws BroadsideError for a name that does not match exactly one scenario, and for contradictory orders; HostError if a file cannot be written */
export async function fix(call: Call, name: string, order: ScenarioFixOrder): Promise<FixedScenario> {
  refuseOptions(order, OPTIONS);
  const { project } = call;
  refuseOrder(project, order);
  const { file, findings, allowed } = checkNamedScenario(project, name, wording`${option("fix")} takes one`);
  const own = allowed.filter((finding) => finding.file === file.path).map(({ rule }) => rule);
  const fixing = await inSteps(fixScenario(project, file.game, file.path, own), "tracks", call);
  return { ...fixing, file: file.path, findings, ...written(project, file.path, fixing, order) };
}

function refuseOrder({ host, bundle }: ProjectContext, { to, write }: ScenarioFixOrder): void {
  if (write && to !== undefined)
    throw new BroadsideError(
      "bad-order",
      wording`${option("write")} changes the file itself, ${option("to")} makes a new one; choose one of them`,
    );
  if (write && host === bundle.host)
    throw new BroadsideError(
      "no-project",
      wording`${option("write")} changes the files of a project, and there is no project here; name one with ${option("where")}`,
    );
}

function written(
  { host }: ProjectContext,
  path: string,
  fixing: ScenarioFixResult,
  { to, write }: ScenarioFixOrder,
): Pick<FixedScenario, "written" | "left"> {
  if (fixing.kind !== "fixed") return { written: [], left: [] };
  const { files, scenario } = fixing.fix;
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
