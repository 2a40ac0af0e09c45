/**
 * Finds the smallest change to a scenario's file that makes its track sound. Nothing is written here: the edits are
 * made in memory, and the game is read again to verify that the file then has the intended meaning. Limits: only UTF-8;
 * bars in CSV decks and of cards made by `each:` must be changed by hand.
 */
import type { Diagnostic } from "../../../diagnostics/diagnostic.ts";
import { counted, listed } from "../../../diagnostics/words.ts";
import type { Scenario } from "../../../game/game.ts";
import { type ForcedField, writtenForcedField } from "../../../game/scenarios/forced-field.ts";
import { roomOf } from "../../../game/scenarios/movement.ts";
import { fixTrack, type TrackFix } from "../../../track/fix/fix-track.ts";
import { lengthClassOf } from "../../../track/length-class.ts";
import { type PackCard, packOf } from "../../../track/map-pack.ts";
import type { Search } from "../../../track/search.ts";
import { type TrackWishes, wishesOf } from "../../../track/soundness.ts";
import { checkScenarios, isNeededForScenarios } from "../../judge/check-scenarios.ts";
import type { ProjectContext } from "../../project.ts";
import { readGame } from "../../read/read-game.ts";
import { type ChangedFile, type FilesOrWhy, fixedFiles, overlaid } from "./fixed-files.ts";
import { scenarioYaml, type WrittenScenario } from "./scenario-yaml.ts";
import type { Claims } from "./track-edits.ts";

export interface ScenarioFix {
  /** The scenario after the change. */
  readonly scenario: WrittenScenario;
  /** Instructions for the change, in words. */
  readonly words: readonly string[];
  /** The changed files, the scenario's first; or why the files cannot be edited. */
  readonly files: FilesOrWhy;
}

export type ScenarioFixResult =
  /** The file cannot be read, or a card is missing; see the findings. */
  | { readonly kind: "unreadable" }
  /** The file has errors that no change of the track fixes: ids of the findings. */
  | { readonly kind: "faulty"; readonly errors: readonly string[] }
  | { readonly kind: "sound"; readonly scenario: Scenario }
  | { readonly kind: "fixed"; readonly fix: ScenarioFix }
  /** Why nothing was found. */
  | { readonly kind: "none"; readonly why: string };

/**
 * @param path path of the scenario's file, relative to the project
 * @param allowed rules whose findings the file allows, and which are therefore not fixed
 */
export function* fixScenario(
  project: ProjectContext,
  game: string,
  path: string,
  allowed: readonly string[] = [],
): Search<ScenarioFixResult> {
  const { value, diagnostics } = readGame(project, game, isNeededForScenarios);
  const { game: read, sources } = value;
  const scenario = read?.scenarios.find(({ source }) => source.file === path);
  if (!read || !scenario?.isWhole) return { kind: "unreadable" };
  const own = errorsIn(path, diagnostics).filter((id) => !/^(track|scenario)\//.test(id));
  if (own.length > 0) return { kind: "faulty", errors: own };
  const { track } = scenario;
  const unnamed = ENDS.filter((end) => scenario[end] === undefined && scenario.movement[end] === "named");
  if (unnamed.length > 0)
    return {
      kind: "none",
      why: `it names no ${listed(unnamed, "or")}: write ${listed(unnamed.map((end) => `\`${end}:\``))} first`,
    };
  const { cards } = scenario.movement;
  if (track.length < cards.min || track.length > cards.max)
    return {
      kind: "none",
      why: `it has ${counted(track.length, "card")}; a track has ${cards.min} to ${cards.max}; add or remove cards yourself`,
    };
  const cells = Math.max(...track.map(({ map }) => map.squares.length));
  const room = roomOf(scenario.movement) * cells;
  if (cells > 1 && scenario.players.max > room)
    return {
      kind: "none",
      why: `it is for ${scenario.players.max} players, but a first card has room for ${room}: correct \`players:\` first`,
    };
  const wishes = { ...wishesOf(scenario), ...(allowed.includes("track/narrow") ? { narrows: 1 } : {}) };
  const fix = yield* leastFix(scenario, packOf(read), wishes);
  if (!fix) return { kind: "none", why: "no change in up to three places makes its track sound" };
  const claims = claimsOf(scenario, fix);
  const fixed = { ...scenario, ...fix.plan, ...claims };
  const field = writtenForcedField(sources.get(path)?.root) ?? "forced-special";
  const words = [...fix.words, ...claimWords(scenario, claims, field)];
  const files =
    words.length === 0 ? [] : fixedFiles(project, { game: read, sources, scenario, fix, claims, fixed });
  const after = "why" in files ? [asNew(project, path, fixed)] : files;
  const errors = errorsIn(path, checkScenarios(overlaid(project, after), game).findings);
  if (errors.length > 0) return { kind: "faulty", errors };
  return words.length === 0
    ? { kind: "sound", scenario }
    : { kind: "fixed", fix: { scenario: fixed, words, files } };
}

/** What scenarios name themselves where `track:` of game.yaml says so. */
const ENDS = ["start", "finish"] as const;

/** Ids of the errors in one file. */
function errorsIn(path: string, findings: readonly Diagnostic[]): readonly string[] {
  const own = findings.filter(({ file, severity }) => file === path && severity === "error");
  return [...new Set(own.map(({ rule }) => rule))];
}

/** A promised number of special steps is given up if one change cannot keep it and fewer changes are needed without it. */
function* leastFix(
  scenario: Scenario,
  pack: readonly PackCard[],
  wishes: TrackWishes,
): Search<TrackFix | undefined> {
  const { fix } = yield* fixTrack(scenario, pack, wishes);
  if (wishes.forcedDiagonals === undefined || (fix && fix.changes.length <= 1)) return fix;
  const { forcedDiagonals: _, ...others } = wishes;
  const { fix: free } = yield* fixTrack(scenario, pack, others);
  return fix && (!free || fix.changes.length <= free.changes.length + 1) ? fix : free;
}

/** What the file must claim about the fixed track. */
function claimsOf({ forcedSpecial, movement }: Scenario, { analysis }: TrackFix): Claims {
  const length = lengthClassOf(analysis.free?.mp ?? 0, movement.lengths);
  return forcedSpecial === undefined
    ? { length }
    : { length, forcedSpecial: analysis.forcedSpecial?.length ?? 0 };
}

function claimWords(
  before: Claims,
  { length, forcedSpecial }: Claims,
  field: ForcedField,
): readonly string[] {
  return [
    ...(length === before.length ? [] : [`call it ${length}, not ${before.length}`]),
    ...(forcedSpecial === before.forcedSpecial
      ? []
      : [`write ${field}: ${forcedSpecial}, not ${before.forcedSpecial}`]),
  ];
}

/** The scenario as a new file. */
function asNew({ host }: ProjectContext, path: string, fixed: WrittenScenario): ChangedFile {
  return { path, before: host.readBytes(path), after: new TextEncoder().encode(scenarioYaml(fixed)) };
}
