/** Checks games, sheets included. The result for a game is reused until one of the files that it reads has changed. */
import type { Diagnostic, Severity } from "../../diagnostics/diagnostic.ts";
import { combineVerdicts } from "../../pipeline/judge/combine-verdicts.ts";
import { verdictsOn } from "../../pipeline/judge/verdicts.ts";
import type { Call } from "../handle.ts";
import { inLook } from "../in-look.ts";
import type { DrawingWork } from "../work.ts";
import { targetsOf } from "./targets.ts";

export interface Checked {
  /** All findings, with the severities that their games set. */
  readonly findings: readonly Diagnostic[];
  /** Number of findings by severity. */
  readonly counts: Readonly<Record<Severity, number>>;
  /** Findings that the games allow. */
  readonly allowed: readonly Diagnostic[];
  /** Games that lack the requested look. */
  readonly withoutInk: readonly string[];
  /** 1 if there are errors. */
  readonly status: 0 | 1;
}

/** @throws BroadsideError for unknown names */
export async function check(call: Call<DrawingWork>, names: readonly string[] = []): Promise<Checked> {
  const project = inLook(call.project, call.work.ink);
  const targets = targetsOf(project, names);
  const verdicts = await verdictsOn(
    project,
    targets.map(({ game }) => game),
    call.progress,
  );
  const found = combineVerdicts(project, targets, verdicts);
  const counts = countsOf(found.findings);
  return { ...found, counts, status: counts.error > 0 ? 1 : 0 };
}

function countsOf(findings: readonly Diagnostic[]): Record<Severity, number> {
  const counts = { error: 0, warning: 0, hint: 0 };
  for (const { severity } of findings) counts[severity] += 1;
  return counts;
}
