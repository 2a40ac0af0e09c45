/**
 * A scenario's file with as little changed as makes its track sound. Nothing is written here: the edits are made in memory, and
 * the game is read again to see that the file then says what was meant.
 * Limits: UTF-8; bars of decks in CSV and of cards that `each:` makes are left for hands.
 */
import type { TextEdit } from "../diagnostics/diagnostic.ts";
import type { Game, Scenario } from "../game/game.ts";
import { createOverlayHost } from "../host/overlay-host.ts";
import { applyEdits } from "../source/edits.ts";
import { nodeAt } from "../source/locate.ts";
import { entryOf, removeField, removeItem } from "../source/node-edits.ts";
import type { Sources } from "../source/tree.ts";
import type { TrackChange } from "../track/changes.ts";
import { lengthClassOf } from "../track/length-class.ts";
import { CARD_SQUARES, TRACK_CARDS } from "../track/limits.ts";
import { packOf } from "../track/map-pack.ts";
import { mendTrack, type TrackMend } from "../track/mend.ts";
import { planKey } from "../track/plan-key.ts";
import { trackOf } from "../track/scenario-tracks.ts";
import { wishesOf } from "../track/soundness.ts";
import { isNeededForScenarios } from "./check-scenarios.ts";
import type { Progress } from "./progress.ts";
import type { Project } from "./project.ts";
import { readGame } from "./read-game.ts";
import type { WrittenScenario } from "./scenario-yaml.ts";
import { trackEdits, type WrittenTrack } from "./track-edits.ts";

export interface ChangedFile {
  readonly path: string;
  readonly before: Uint8Array;
  readonly after: Uint8Array;
}

export interface ScenarioMend {
  /** The scenario as it will be. */
  readonly scenario: WrittenScenario;
  /** What to change, as orders. */
  readonly words: readonly string[];
  /** The scenario's own file first; undefined when the files cannot be edited safely. */
  readonly files: readonly ChangedFile[] | undefined;
}

export type ScenarioMending =
  /** The file cannot be read, or a card is missing: its findings tell. */
  | { readonly kind: "unreadable" }
  | { readonly kind: "sound"; readonly scenario: Scenario }
  | { readonly kind: "mended"; readonly mend: ScenarioMend }
  /** Why nothing was found. */
  | { readonly kind: "none"; readonly why: string };

/**
 * @param path the scenario's file, relative to the project
 * @param allowed rules whose findings the file allows: what is wanted so is not mended
 */
export function mendScenario(
  project: Project,
  game: string,
  path: string,
  progress: Progress,
  allowed: readonly string[] = [],
): ScenarioMending {
  const { game: read, sources } = readGame(project, game, isNeededForScenarios).value;
  const scenario = read?.scenarios.find(({ source }) => source.file === path);
  if (!read || !scenario?.isWhole) return { kind: "unreadable" };
  const { track } = scenario;
  const { fewest, most } = TRACK_CARDS;
  if (track.length < fewest || track.length > most)
    return {
      kind: "none",
      why: `it has ${track.length} cards; a track has ${fewest} to ${most}, and which to add or leave out is for you to say`,
    };
  if (scenario.players.max > CARD_SQUARES)
    return {
      kind: "none",
      why: `it is for ${scenario.players.max} players, and a first card has room for ${CARD_SQUARES}: correct \`players:\` first`,
    };
  const wishes = { ...wishesOf(scenario), ...(allowed.includes("track/narrow") ? { narrows: 1 } : {}) };
  const { mend } = mendTrack(scenario, packOf(read), wishes, (done, looks) =>
    progress.step("tracks", done, looks),
  );
  if (!mend)
    return { kind: "none", why: "no change of up to three places was found that makes its track sound" };
  const length = lengthClassOf(mend.analysis.free?.mp ?? 0);
  if (mend.changes.length === 0 && length === scenario.length) return { kind: "sound", scenario };
  const mended = { ...scenario, ...mend.plan, length };
  const claim = length === scenario.length ? [] : [`call it ${length}, not ${scenario.length}`];
  const edits = editsFor(read, sources, scenario, mend, length);
  const files = edits && changedFiles(project, edits);
  const isMeant = files && saysSo(project, game, path, files, mended);
  return {
    kind: "mended",
    mend: { scenario: mended, words: [...mend.words, ...claim], files: isMeant ? files : undefined },
  };
}

function editsFor(
  game: Game,
  sources: Sources,
  scenario: Scenario,
  mend: TrackMend,
  length: string,
): readonly TextEdit[] | undefined {
  const document = sources.get(scenario.source.file);
  const own = document && trackEdits(document, scenario, mend, length);
  const bars = mend.changes.map((change) =>
    change.kind === "bar" ? barEdit(game, sources, scenario, change) : [],
  );
  return own && !bars.includes(undefined) ? [...own, ...bars.flatMap((edits) => edits ?? [])] : undefined;
}

/** The bar is taken out of the card's list in the deck. */
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

/** Undefined when one is no UTF-8. */
function changedFiles({ host }: Project, edits: readonly TextEdit[]): readonly ChangedFile[] | undefined {
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

/** Do the files, once changed, say the track that was meant? */
function saysSo(
  project: Project,
  game: string,
  path: string,
  files: readonly ChangedFile[],
  meant: WrittenTrack,
): boolean {
  const host = createOverlayHost(project.host, new Map(files.map((file) => [file.path, file.after])));
  const { value } = readGame({ ...project, host }, game, isNeededForScenarios);
  const found = value.game?.scenarios.find(({ source }) => source.file === path);
  if (found === undefined || trackOf(found).track === undefined) return false;
  return planKey(found) === planKey(meant) && found.length === meant.length;
}
