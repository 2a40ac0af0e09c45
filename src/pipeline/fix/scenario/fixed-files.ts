/** The fix of a scenario as changed files: its own, and decks whose cards lose a bar. Nothing is written here. */
import type { TextEdit } from "../../../diagnostics/diagnostic.ts";
import { minus } from "../../../game/cells/cells.ts";
import type { Game, Scenario } from "../../../game/game.ts";
import { createOverlayHost } from "../../../host/overlay-host.ts";
import { applyEdits } from "../../../source/edit/edits.ts";
import { entryOf, removeField, removeItem } from "../../../source/edit/node-edits.ts";
import { nodeAt } from "../../../source/locate.ts";
import type { Sources } from "../../../source/tree.ts";
import type { TrackChange } from "../../../track/fix/changes.ts";
import type { TrackFix } from "../../../track/fix/fix-track.ts";
import { planKey } from "../../../track/fix/plan-key.ts";
import { trackOf } from "../../../track/scenario-tracks.ts";
import type { TrackPlan } from "../../../track/track.ts";
import { isNeededForScenarios } from "../../judge/check-scenarios.ts";
import type { ProjectContext } from "../../project.ts";
import { readGame } from "../../read/read-game.ts";
import type { WrittenScenario } from "./scenario-yaml.ts";
import { type Claims, trackEdits } from "./track-edits.ts";

export interface ChangedFile {
  readonly path: string;
  readonly before: Uint8Array;
  readonly after: Uint8Array;
}

/** The changed files, the scenario's first; or why the files cannot be edited. */
export type FilesOrWhy = readonly ChangedFile[] | { readonly why: string };

/** The fixed scenario, with the faces of its cards. */
type FixedTrack = WrittenScenario & TrackPlan;

/** A fix, and the files that it changes. */
interface Found {
  readonly game: Game;
  readonly sources: Sources;
  readonly scenario: Scenario;
  readonly fix: TrackFix;
  readonly claims: Claims;
  readonly fixed: FixedTrack;
}

/** The changed files, read again to verify that they have the intended meaning. */
export function fixedFiles(project: ProjectContext, found: Found): FilesOrWhy {
  const edits = editsFor(found);
  if (!edits)
    return { why: "there are anchors, blocks of text, CSV or `each:` where the change would be written" };
  const files = changedFiles(project, edits);
  if (!files)
    return {
      why: "it is not UTF-8, or the changes overlap, for example because anchors stand for several cards",
    };
  const { scenario, game, fixed } = found;
  const isMeant = saysSo(overlaid(project, files), game.id, scenario.source.file, fixed);
  return isMeant
    ? files
    : {
        why: "once edited it would mean something else, for example because anchors stand for several cards",
      };
}

/** The project with these files changed. */
export function overlaid(project: ProjectContext, files: readonly ChangedFile[]): ProjectContext {
  const after = new Map(files.map((file) => [file.path, file.after]));
  return { ...project, host: createOverlayHost(project.host, after) };
}

function editsFor({ game, sources, scenario, fix, claims }: Found): readonly TextEdit[] | undefined {
  const document = sources.get(scenario.source.file);
  const own = document && trackEdits(document, scenario, fix, claims);
  const bars = fix.changes.map((change) =>
    change.kind === "bar" ? barEdit(game, sources, scenario, change) : [],
  );
  return own && !bars.includes(undefined) ? [...own, ...bars.flatMap((edits) => edits ?? [])] : undefined;
}

/** Removes the bar from the card's list in the deck. */
function barEdit(
  { decks }: Game,
  sources: Sources,
  { track }: Scenario,
  { card, bar }: Extract<TrackChange, { kind: "bar" }>,
): readonly TextEdit[] | undefined {
  const laid = track[card];
  const source = decks.find(({ id }) => id === laid?.deck)?.cards.find(({ id }) => id === laid?.card)?.source;
  const document = source && sources.get(source.file);
  const map = source && document?.root && nodeAt(document.root, source.path);
  const entry = map?.kind === "map" ? entryOf(map, "bars") : undefined;
  if (!document || map?.kind !== "map" || entry?.value.kind !== "list") return undefined;
  if (entry.value.items.length === 1) return [removeField(document, map, entry)];
  const edit = removeItem(document, entry.value, bar);
  return edit && [edit];
}

/** Undefined if a file is not UTF-8, or edits overlap. */
function changedFiles(
  { host }: ProjectContext,
  edits: readonly TextEdit[],
): readonly ChangedFile[] | undefined {
  const files = [...new Set(edits.map(({ file }) => file))].map((path) => {
    const before = host.readBytes(path);
    const after = applyEdits(
      before,
      edits.filter(({ file }) => file === path),
    );
    return after && { path, before, after };
  });
  return files.some((file) => file === undefined) ? undefined : (files as readonly ChangedFile[]);
}

/** The same track with its first card at [0, 0], where a picture in text has it. */
function fromFirst(plan: TrackPlan): TrackPlan {
  const [first] = plan.track;
  if (!first) return plan;
  return { ...plan, track: plan.track.map((card) => ({ ...card, at: minus(card.at, first.at) })) };
}

/** Whether the changed files describe the intended track. */
function saysSo(project: ProjectContext, game: string, path: string, meant: FixedTrack): boolean {
  const { value } = readGame(project, game, isNeededForScenarios);
  const found = value.game?.scenarios.find(({ source }) => source.file === path);
  if (found === undefined || trackOf(found).track === undefined) return false;
  return (
    planKey(fromFirst(found)) === planKey(fromFirst(meant)) &&
    found.length === meant.length &&
    found.forcedSpecial === meant.forcedSpecial
  );
}
