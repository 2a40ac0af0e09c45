/**
 * Fixes content: applies the edits of findings in memory, checks the games again, and repeats until nothing changes.
 * Fixes that would cause new findings are dropped. Nothing is written here.
 */
import { addAll } from "../../diagnostics/add-all.ts";
import { compareText, type Diagnostic, fullMessage } from "../../diagnostics/diagnostic.ts";
import { sameBytes } from "../../host/host.ts";
import { createOverlayHost, type OverlayHost } from "../../host/overlay-host.ts";
import type { Verdict } from "../../rules/verdict/verdict.ts";
import { applyEdits, chooseEdits } from "../../source/edit/edits.ts";
import { checkTargets } from "../judge/check-targets.ts";
import { combineVerdicts, isAmong, type Target } from "../judge/combine-verdicts.ts";
import { verdictsOn } from "../judge/verdicts.ts";
import type { Pace } from "../progress.ts";
import { gameIdsOf, isPackageItself, type ProjectContext, remembering } from "../project.ts";
import { earliest, type Fix } from "./harm-of-fixes.ts";
import { keepHarmless, limited, type State } from "./harmless-fixes.ts";

/** More rounds than any game needs, even if each fix makes the next one possible. */
const MOST_ROUNDS = 10;

export interface FileWithFixes {
  readonly path: string;
  readonly before: Uint8Array;
  readonly after: Uint8Array;
  /** Number of findings fixed in the file, by rule. */
  readonly fixed: ReadonlyMap<string, number>;
}

export interface NotFixed {
  readonly finding: Diagnostic;
  /** What the fix would cause; undefined if there were too many fixes to try this one. */
  readonly because: Diagnostic | undefined;
}

export interface FixedTargets {
  readonly files: readonly FileWithFixes[];
  /** What will be found once the files are written. */
  readonly left: Verdict;
  /** The findings of `left` whose fix was tried. */
  readonly notFixed: readonly NotFixed[];
  /** Files that have fixable findings but are not UTF-8, which edits require. */
  readonly refused: readonly string[];
}

export async function fixTargets(
  project: ProjectContext,
  targets: readonly Target[],
  progress: Pace,
): Promise<FixedTargets> {
  // Whole games, even if only files were named: an edit in one file may be wrong for another.
  const whole = touchedGames(project, targets).map((game) => ({ game, files: [] }));
  const remembered = remembering(project);
  const check = limited(
    async (host: OverlayHost): Promise<State> => ({
      host,
      verdict: await checkTargets({ ...remembered, host }, whole, progress),
    }),
  );
  // The contents before and after all fixes are worth keeping, those between fixes are not.
  const verdictOn = async (host: OverlayHost, some: readonly Target[]): Promise<Verdict> => {
    const seen = { ...remembered, host };
    const games = some.map(({ game }) => game);
    return combineVerdicts(seen, some, await verdictsOn(seen, games, progress));
  };
  const dropped = new Map<string, Diagnostic | undefined>();
  const refused = new Set<string>();
  const fixed: Fix[] = [];
  const unfixed = createOverlayHost(project.host);
  let state: State = { host: unfixed, verdict: await verdictOn(unfixed, whole) };
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const fixes = fixesIn(state, project, targets, refused).filter((fix) => !dropped.has(keyOf(fix)));
    const { chosen } = chooseEdits(earliest(fixes), ({ edits }) => edits);
    if (chosen.length === 0) break;
    const kept = await keepHarmless(chosen, state, check);
    const harmless = new Set(kept.fixes);
    for (const fix of chosen) if (!harmless.has(fix)) dropped.set(keyOf(fix), kept.harm.get(fix));
    addAll(fixed, kept.fixes);
    state = kept.state;
  }
  const left = await verdictOn(state.host, targets);
  const notFixed = left.findings
    .filter((finding) => dropped.has(keyOf(finding)))
    .map((finding) => ({ finding, because: dropped.get(keyOf(finding)) }));
  return { files: filesOf(project, state.host, fixed), left, notFixed, refused: [...refused].sort() };
}

/** A template shared by games of the project is only fixed in a way that suits all of them. */
function touchedGames(project: ProjectContext, targets: readonly Target[]): readonly string[] {
  const isShared = project.host.listFiles("templates/shared").some((file) => isOwn(project, file));
  return isShared ? gameIdsOf(project) : targets.map(({ game }) => game);
}

/** Findings whose edits are all in files that may be changed; files that are not UTF-8 are added to `refused`. */
function fixesIn(
  { host, verdict }: State,
  project: ProjectContext,
  targets: readonly Target[],
  refused: Set<string>,
): readonly Fix[] {
  const isNamed = (path: string): boolean =>
    targets.some(({ game, files }) =>
      files.length === 0
        ? [game, "shared", "sheets"].includes(path.split("/")[1] ?? "")
        : isAmong(files, path),
    );
  const readable = new Map<string, boolean>();
  const isReadable = (file: string): boolean => {
    const known = readable.get(file) ?? applyEdits(host.readBytes(file), []) !== undefined;
    readable.set(file, known);
    return known;
  };
  return verdict.findings.filter((finding): finding is Fix => {
    const { edits = [] } = finding;
    if (edits.length === 0 || !edits.every(({ file }) => isNamed(file) && isOwn(project, file))) return false;
    const bad = edits.filter(({ file }) => !isReadable(file));
    for (const { file } of bad) refused.add(file);
    return bad.length === 0;
  });
}

/** True for a file of the project itself, false for one that comes with the package. */
function isOwn(project: ProjectContext, path: string): boolean {
  const { host, bundle } = project;
  const isBundled = isPackageItself(project) && path.startsWith("templates/shared/");
  return host !== bundle.host && host.isFile(path) && !isBundled;
}

/** Identifies a finding in the next round; edits on its line may move its column. */
const keyOf = (finding: Diagnostic): string =>
  `${finding.rule}\0${finding.file}\0${finding.start.line}\0${fullMessage(finding)}`;

function filesOf(
  { host }: ProjectContext,
  fixed: OverlayHost,
  fixes: readonly Fix[],
): readonly FileWithFixes[] {
  return [...fixed.changed]
    .sort(([a], [b]) => compareText(a, b))
    .flatMap(([path, after]) => {
      const before = host.readBytes(path);
      if (sameBytes(before, after)) return [];
      const counts = new Map<string, number>();
      for (const { rule, edits } of fixes)
        if (edits.some(({ file }) => file === path)) counts.set(rule, (counts.get(rule) ?? 0) + 1);
      return [{ path, before, after, fixed: counts }];
    });
}
