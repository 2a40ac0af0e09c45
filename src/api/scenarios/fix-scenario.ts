/** Finds the smallest change that makes a track sound, as edits. Nothing is written. */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { option, wording } from "../../diagnostics/wording.ts";
import {
  fixScenario,
  type ScenarioFix,
  type ScenarioFixResult,
} from "../../pipeline/fix/scenario/fix-scenario.ts";
import { scenarioYaml, type WrittenScenario } from "../../pipeline/fix/scenario/scenario-yaml.ts";
import { checkNamedScenario } from "../../pipeline/judge/check-named-scenarios.ts";
import { type ChangedFile, changedFile } from "../fix/edits.ts";
import type { Call } from "../handle.ts";
import { byGame, inSteps } from "../in-steps.ts";
import { refuseNoText } from "../refuse-options.ts";

export type FixedScenario = (Exclude<ScenarioFixResult, { readonly kind: "fixed" }> | FixedTrack) & {
  /** The scenario's file, from the project's root. */
  readonly file: string;
  /** Findings in the scenario, and in what it needs from its game. */
  readonly findings: readonly Diagnostic[];
  /** The changed files, the scenario's first; others are decks whose cards lose a bar. */
  readonly files: readonly ChangedFile[];
};

export interface FixedTrack {
  readonly kind: "fixed";
  /** The scenario after the change. */
  readonly scenario: WrittenScenario;
  /** Instructions for the change, in words. */
  readonly words: readonly string[];
  /** The text of its file after the change, or of a new file where the old one cannot be edited. */
  readonly text: string;
  /** Why its files cannot be edited; there are no edits then. */
  readonly uneditable?: string;
}

/** @throws BroadsideError for a name that does not match exactly one scenario */
export async function fix(call: Call, name: string): Promise<FixedScenario> {
  refuseNoText(name, "name");
  const { project } = call;
  const one = checkNamedScenario(project, name, wording`${option("fix")} takes one`);
  const { file, findings, allowed } = await byGame(one, call);
  const own = allowed.filter((finding) => finding.file === file.path).map(({ rule }) => rule);
  const fixing = await inSteps(fixScenario(project, file.game, file.path, own), "tracks", call);
  const result = fixing.kind === "fixed" ? fixedTrack(file.path, fixing.fix) : { ...fixing, files: [] };
  return { ...result, file: file.path, findings };
}

function fixedTrack(
  file: string,
  { scenario, words, files: found }: ScenarioFix,
): FixedTrack & { readonly files: readonly ChangedFile[] } {
  const files =
    "why" in found ? [] : found.map(({ path, before, after }) => changedFile(path, before, after));
  const text = files.find((one) => one.path === file)?.after ?? scenarioYaml(scenario);
  const uneditable = "why" in found ? { uneditable: found.why } : {};
  return { kind: "fixed", scenario, words, text, ...uneditable, files };
}
