/**
 * Finds the fixes that do no harm, by trying them in memory: a fix is kept only if a check of the edited files has no
 * new finding. Findings that the fault itself had hidden do not count as new: a file that could not be read may show
 * its own faults once it can be. Limits: a fix whose harm no rule reports is kept.
 */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { createOverlayHost, type OverlayHost } from "../../host/overlay-host.ts";
import type { Verdict } from "../../rules/verdict/verdict.ts";
import { applyEdits } from "../../source/edit/edits.ts";
import { blamed, type Fix, harmIn } from "./harm-of-fixes.ts";

/** Maximum number of checks for all games together; enough to find a few harmful edits among hundreds of good ones. */
const MOST_CHECKS = 60;

export interface State {
  readonly host: OverlayHost;
  readonly verdict: Verdict;
}

export type Check = (host: OverlayHost) => Promise<State | undefined>;

/** Returns undefined once the checks are used up; fixes not yet known to be harmless are then left out. */
export function limited(check: (host: OverlayHost) => Promise<State>): Check {
  let left = MOST_CHECKS;
  return async (host) => (left-- > 0 ? check(host) : undefined);
}

export interface Kept {
  readonly fixes: readonly Fix[];
  readonly state: State;
}

export interface Harmless extends Kept {
  /** The new finding because of which a fix was left out; missing for fixes that no check was left for. */
  readonly harm: ReadonlyMap<Fix, Diagnostic>;
}

/**
 * Applies all fixes at once, then leaves out those that a new finding points at, or that the search identifies as
 * harmful, until nothing new is found.
 * @param fixes fixes for one stage, whose edits do not overlap
 */
export async function keepHarmless(fixes: readonly Fix[], before: State, check: Check): Promise<Harmless> {
  const harm = new Map<Fix, Diagnostic>();
  let harmless: Kept = { fixes: [], state: before };
  let left = fixes;
  while (left.length > harmless.fixes.length) {
    const trial = await tryOut(left, before, check);
    if (!trial) break;
    const [first] = trial.harm;
    if (!first) return { fixes: left, state: trial.state, harm };
    let guilty: readonly Fix[] = blamed(left, trial.harm);
    if (guilty.length === 0) {
      const search = await searchHarmful(left, before, check);
      harmless = search.harmless.fixes.length > harmless.fixes.length ? search.harmless : harmless;
      guilty = search.harmful ? [search.harmful] : [];
    }
    if (guilty.length === 0) break;
    for (const fix of guilty)
      harm.set(fix, trial.harm.find((finding) => blamed([fix], [finding]).length > 0) ?? first);
    left = left.filter((fix) => !guilty.includes(fix));
  }
  return { ...harmless, harm };
}

interface Trial {
  readonly state: State;
  /** New findings. */
  readonly harm: readonly Diagnostic[];
}

/** Undefined if an edit cannot be applied, or no check is left. */
async function tryOut(fixes: readonly Fix[], before: State, check: Check): Promise<Trial | undefined> {
  const host = edited(before.host, fixes);
  const state = host && (await check(host));
  return state && { state, harm: harmIn(before.verdict.findings, state.verdict.findings, fixes) };
}

interface Search {
  /** The longest run of fixes, starting with the first, that is known to do no harm. */
  readonly harmless: Kept;
  /** The fix after it; undefined if the checks were used up before it was found. */
  readonly harmful?: Fix;
}

/** Binary search for the first fix that does harm together with those before it. */
async function searchHarmful(fixes: readonly Fix[], before: State, check: Check): Promise<Search> {
  let harmless: Kept = { fixes: [], state: before };
  let harmful = fixes.length;
  while (harmful - harmless.fixes.length > 1) {
    const middle = (harmful + harmless.fixes.length) >> 1;
    const trial = await tryOut(fixes.slice(0, middle), before, check);
    if (!trial) return { harmless };
    if (trial.harm.length === 0) harmless = { fixes: fixes.slice(0, middle), state: trial.state };
    else harmful = middle;
  }
  const found = fixes[harmful - 1];
  return found ? { harmless, harmful: found } : { harmless };
}

/** The files with the edits of all fixes applied; undefined if one cannot be. */
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
