/** Checks games, sheets included. If none of the files it reads has changed, the last result is reused. */
import type { Diagnostic, Severity } from "../../diagnostics/diagnostic.ts";
import { expectWork } from "../../pipeline/draw/expect-work.ts";
import type { Target } from "../../pipeline/judge/check-targets.ts";
import type { Pace } from "../../pipeline/progress.ts";
import { type RunKey, runKey } from "../../pipeline/read/run-key.ts";
import { type KnownRun, keepRun, recallRun } from "../../remember/known-runs.ts";
import type { Call } from "../handle.ts";
import { inLook, type ProjectInLook } from "../in-look.ts";
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

type Found = Pick<Checked, "findings" | "allowed" | "withoutInk">;

/** @throws BroadsideError for unknown names */
export async function check(call: Call<DrawingWork>, names: readonly string[] = []): Promise<Checked> {
  const project = inLook(call.project, call.work.ink);
  const targets = targetsOf(project, names);
  const found = await foundIn(project, targets, call.progress);
  const counts = countsOf(found.findings);
  return { ...found, counts, status: counts.error > 0 ? 1 : 0 };
}

async function foundIn(project: ProjectInLook, targets: readonly Target[], progress: Pace): Promise<Found> {
  const { cache } = project;
  const before = keyOf(project, targets);
  const known = cache && before && recallRun<KnownRun & Found>(cache, before.key);
  if (known) return { findings: known.findings, allowed: known.allowed, withoutInk: known.withoutInk };
  expectWork(
    project,
    targets.map(({ game }) => game),
    before,
  );
  const { checkTargets } = await import("../../pipeline/judge/check-targets.ts");
  const { areLasting } = await import("../../pipeline/look/inspector.ts");
  const { findings, allowed, withoutInk } = await checkTargets(project, targets, progress);
  const found = { findings, allowed, withoutInk };
  const isLasting = areLasting([...findings, ...allowed]);
  // A file that changed in the meantime belongs to another run.
  if (cache && before && isLasting && before.key === keyOf(project, targets)?.key)
    keepRun<KnownRun & Found>(cache, before.key, { ...found, files: [] });
  return found;
}

function keyOf(project: ProjectInLook, targets: readonly Target[]): RunKey | undefined {
  const games = targets.map(({ game }) => game);
  return runKey(project, games, ["check", targets, project.limits, project.ink]);
}

function countsOf(findings: readonly Diagnostic[]): Record<Severity, number> {
  const counts = { error: 0, warning: 0, hint: 0 };
  for (const { severity } of findings) counts[severity] += 1;
  return counts;
}
