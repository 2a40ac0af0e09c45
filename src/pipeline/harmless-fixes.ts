/**
 * Which of many edits do no harm, tried out in memory. An edit may bring to light what its fault hid: a file that could
 * not be read has faults of its own once it can. So edits are kept when the errors do not become more, or when those that
 * are found as early as their own become fewer.
 */
import type { Diagnostic, TextEdit } from "../diagnostics/diagnostic.ts";
import { createOverlayHost, type OverlayHost } from "../host/overlay-host.ts";
import type { Verdict } from "../rules/verdict.ts";
import { applyEdits } from "../source/edits.ts";

/** Checks of all games together; enough to tell some harmful edits from hundreds of good ones. */
const MOST_CHECKS = 60;

export type Fix = Diagnostic & { readonly edits: readonly TextEdit[] };

export interface State {
  readonly host: OverlayHost;
  readonly verdict: Verdict;
}

export type Check = (host: OverlayHost) => Promise<State | undefined>;

/** Gives nothing any more when edits that do harm are too many to be told from the others; they are then left out. */
export function limited(check: (host: OverlayHost) => Promise<State>): Check {
  let left = MOST_CHECKS;
  return async (host) => (left-- > 0 ? check(host) : undefined);
}

/** Those that are found before the others could be: mending them may take others away. */
export function earliest(fixes: readonly Fix[]): readonly Fix[] {
  const first = fixes.reduce((least, fix) => Math.min(least, stageOf(fix)), STAGES.length);
  return fixes.filter((fix) => stageOf(fix) === first);
}

/** Findings in the order of the stages that they keep from going on; what fits none comes last. */
const STAGES: readonly RegExp[] = [
  /^(yaml|csv)\/|^text\/(encoding|control-character)$/,
  /^schema\//,
  /^(game|deck|die|kit|map|rules)\//,
  /^template\/(unknown-(helper|partial|data)|reserved-name|syntax|wrong-arguments)$/,
];

function stageOf({ rule }: Diagnostic): number {
  const stage = STAGES.findIndex((rules) => rules.test(rule));
  return stage === -1 ? STAGES.length : stage;
}

interface Kept {
  readonly fixes: readonly Fix[];
  readonly state: State;
}

/**
 * Adds the fixes to those that are kept: all of them where they do no harm, else one half after the other, so that the
 * ones that do are found and left out.
 */
export async function keepHarmless(
  fixes: readonly Fix[],
  kept: Kept,
  base: OverlayHost,
  check: Check,
): Promise<Kept> {
  const all = [...kept.fixes, ...fixes];
  const host = edited(base, all);
  const state = host && (await check(host));
  if (state && isNoWorse(kept.state.verdict, state.verdict, fixes)) return { fixes: all, state };
  if (fixes.length <= 1) return kept;
  const middle = Math.ceil(fixes.length / 2);
  const first = await keepHarmless(fixes.slice(0, middle), kept, base, check);
  return keepHarmless(fixes.slice(middle), first, base, check);
}

/** The files with the edits of all fixes made; undefined when one cannot be. */
function edited(base: OverlayHost, fixes: readonly Fix[]): OverlayHost | undefined {
  const edits = fixes.flatMap((fix) => fix.edits);
  const changed = new Map(base.changed);
  for (const path of new Set(edits.map(({ file }) => file))) {
    const bytes = applyEdits(
      base.readBytes(path),
      edits.filter(({ file }) => file === path),
    );
    if (!bytes) return undefined;
    changed.set(path, bytes);
  }
  return createOverlayHost(base, changed);
}

/** No more errors than before, or fewer of those that are found as early as the fixes' own: the others were hidden. */
function isNoWorse(before: Verdict, after: Verdict, fixes: readonly Fix[]): boolean {
  const stage = fixes.reduce((most, fix) => Math.max(most, stageOf(fix)), 0);
  const isLess = (upTo: number): boolean => errorsIn(after, upTo) < errorsIn(before, upTo);
  const [all, allBefore] = [errorsIn(after, STAGES.length), errorsIn(before, STAGES.length)];
  return all <= allBefore || (stage < STAGES.length && isLess(stage));
}

function errorsIn({ findings }: Verdict, upTo: number): number {
  return findings.filter((finding) => finding.severity === "error" && stageOf(finding) <= upTo).length;
}
