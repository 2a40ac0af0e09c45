/**
 * Finds the smallest change to a scenario's file that makes its track sound. Nothing is written here: the edits are
 * made in memory, and the game is read again to verify that the file then has the intended meaning. Limits: only UTF-8;
 * bars in CSV decks and of cards made by `each:` must be changed by hand.
 */
import type { Diagnostic } from "../../../diagnostics/diagnostic.ts";
import { counted } from "../../../diagnostics/words.ts";
import type { Scenario } from "../../../game/game.ts";
import { lengthClassOf } from "../../../track/length-class.ts";
import { CARD_SQUARES, TRACK_CARDS } from "../../../track/limits.ts";
import { type PackCard, packOf } from "../../../track/map-pack.ts";
import { mendTrack, type TrackMend } from "../../../track/mend/mend.ts";
import type { Search } from "../../../track/search.ts";
import { type TrackWishes, wishesOf } from "../../../track/soundness.ts";
import { checkScenarios, isNeededForScenarios } from "../../judge/check-scenarios.ts";
import type { ProjectContext } from "../../project.ts";
import { readGame } from "../../read/read-game.ts";
import { type ChangedFile, type FilesOrWhy, mendedFiles, overlaid } from "./mended-files.ts";
import { scenarioYaml, type WrittenScenario } from "./scenario-yaml.ts";
import type { Claims } from "./track-edits.ts";

export interface ScenarioMend {
  /** The scenario after the change. */
  readonly scenario: WrittenScenario;
  /** Instructions for the change, in words. */
  readonly words: readonly string[];
  /** The changed files, the scenario's first; or why the files cannot be edited. */
  readonly files: FilesOrWhy;
}

export type ScenarioMending =
  /** The file cannot be read, or a card is missing; see the findings. */
  | { readonly kind: "unreadable" }
  /** The file has errors that no change of the track fixes: ids of the findings. */
  | { readonly kind: "faulty"; readonly errors: readonly string[] }
  | { readonly kind: "sound"; readonly scenario: Scenario }
  | { readonly kind: "mended"; readonly mend: ScenarioMend }
  /** Why nothing was found. */
  | { readonly kind: "none"; readonly why: string };

/**
 * @param path path of the scenario's file, relative to the project
 * @param allowed rules whose findings the file allows, and which are therefore not fixed
 */
export function* mendScenario(
  project: ProjectContext,
  game: string,
  path: string,
  allowed: readonly string[] = [],
): Search<ScenarioMending> {
  const { value, diagnostics } = readGame(project, game, isNeededForScenarios);
  const { game: read, sources } = value;
  const scenario = read?.scenarios.find(({ source }) => source.file === path);
  if (!read || !scenario?.isWhole) return { kind: "unreadable" };
  const own = errorsIn(path, diagnostics).filter((id) => !/^(track|scenario)\//.test(id));
  if (own.length > 0) return { kind: "faulty", errors: own };
  const { track } = scenario;
  const { fewest, most } = TRACK_CARDS;
  if (track.length < fewest || track.length > most)
    return {
      kind: "none",
      why: `it has ${counted(track.length, "card")}; a track has ${fewest} to ${most}; add or remove cards yourself`,
    };
  if (scenario.players.max > CARD_SQUARES)
    return {
      kind: "none",
      why: `it is for ${scenario.players.max} players, but a first card has room for ${CARD_SQUARES}: correct \`players:\` first`,
    };
  const wishes = { ...wishesOf(scenario), ...(allowed.includes("track/narrow") ? { narrows: 1 } : {}) };
  const mend = yield* leastMend(scenario, packOf(read), wishes);
  if (!mend) return { kind: "none", why: "no change in up to three places makes its track sound" };
  const claims = claimsOf(scenario, mend);
  const mended = { ...scenario, ...mend.plan, ...claims };
  const words = [...mend.words, ...claimWords(scenario, claims)];
  const files =
    words.length === 0 ? [] : mendedFiles(project, { game: read, sources, scenario, mend, claims, mended });
  const after = "why" in files ? [asNew(project, path, mended)] : files;
  const errors = errorsIn(path, checkScenarios(overlaid(project, after), game).findings);
  if (errors.length > 0) return { kind: "faulty", errors };
  return words.length === 0
    ? { kind: "sound", scenario }
    : { kind: "mended", mend: { scenario: mended, words, files } };
}

/** Ids of the errors in one file. */
function errorsIn(path: string, findings: readonly Diagnostic[]): readonly string[] {
  const own = findings.filter(({ file, severity }) => file === path && severity === "error");
  return [...new Set(own.map(({ rule }) => rule))];
}

/** A promised number of forced diagonals is given up if one change cannot keep it and fewer changes are needed without it. */
function* leastMend(
  scenario: Scenario,
  pack: readonly PackCard[],
  wishes: TrackWishes,
): Search<TrackMend | undefined> {
  const { mend } = yield* mendTrack(scenario, pack, wishes);
  if (wishes.forcedDiagonals === undefined || (mend && mend.changes.length <= 1)) return mend;
  const { forcedDiagonals: _, ...others } = wishes;
  const { mend: free } = yield* mendTrack(scenario, pack, others);
  return mend && (!free || mend.changes.length <= free.changes.length + 1) ? mend : free;
}

/** What the file must claim about the fixed track. */
function claimsOf({ forcedDiagonals }: Scenario, { analysis }: TrackMend): Claims {
  const length = lengthClassOf(analysis.free?.mp ?? 0);
  return forcedDiagonals === undefined
    ? { length }
    : { length, forcedDiagonals: analysis.forcedDiagonals?.length ?? 0 };
}

function claimWords(before: Claims, { length, forcedDiagonals }: Claims): readonly string[] {
  return [
    ...(length === before.length ? [] : [`call it ${length}, not ${before.length}`]),
    ...(forcedDiagonals === before.forcedDiagonals
      ? []
      : [`write forced-diagonals: ${forcedDiagonals}, not ${before.forcedDiagonals}`]),
  ];
}

/** The scenario as a new file. */
function asNew({ host }: ProjectContext, path: string, mended: WrittenScenario): ChangedFile {
  return { path, before: host.readBytes(path), after: new TextEncoder().encode(scenarioYaml(mended)) };
}
