/** The games of a build, checked and printed: what is told, and with which exit status. */
import type { Game } from "../../game/game.ts";
import { nameFor } from "../../game/kits/prints.ts";
import { type CheckedGame, checkGame, type MadeGame } from "../../pipeline/judge/check-game.ts";
import { areLasting } from "../../pipeline/look/inspector.ts";
import { slug } from "../../pipeline/print/output-names.ts";
import { ofGame } from "../../pipeline/progress.ts";
import { chooseScenarioFiles } from "../../pipeline/read/choose-scenarios.ts";
import { type OutputFolder, type Project, remembering } from "../../pipeline/read/project.ts";
import { scenarioFileNames } from "../../pipeline/read/scenario-file-names.ts";
import { statusOf } from "../check/fail-on.ts";
import { CannotRun } from "../terminal/cannot-run.ts";
import { terminalProgress } from "../terminal/terminal-progress.ts";
import type { BuildFlags } from "./build.ts";
import { selectionOf } from "./choose-prints.ts";
import { findingsText, isScenarioAlone, type Outcome, printChecked } from "./print-checked.ts";
import { profilesOf } from "./print-profiles.ts";
import type { Voice } from "./voice.ts";

/** Metadata needs a date, and equal input must give equal bytes: a fixed one, unless SOURCE_DATE_EPOCH says another. */
const FIXED_DATE_MS = Date.UTC(2026, 0, 1);

export interface Built {
  readonly status: 0 | 1;
  /** Paths of all files but the journals, relative to the output folder. */
  readonly files: readonly string[];
  /** The same build would say the same again: no journal had anything to say that this one has settled. */
  readonly isLasting: boolean;
}

export async function buildGames(
  project: Project,
  output: OutputFolder,
  games: readonly string[],
  flags: BuildFlags,
  voice: Voice,
): Promise<Built> {
  const profiles = profilesOf(flags);
  const date = fixedDate(process.env.SOURCE_DATE_EPOCH);
  const progress = terminalProgress(flags.quiet);
  const files: string[] = [];
  try {
    const checked: CheckedGame[] = [];
    const printed = { ...project, output };
    const shared = games.length > 1 ? remembering(printed) : printed;
    for (const game of games) checked.push(await checkGame(shared, game, ofGame(progress, game)));
    progress.clear();
    const areQuiet = checked.every(({ made }) => !made || isQuiet(made));
    const journals: boolean[] = [];
    let mayBeKept = true;
    const doNotKeepRun = (): void => {
      mayBeKept = false;
    };
    const done = (status: 0 | 1): Built => ({
      status,
      files,
      isLasting:
        // What a game allows was found all the same.
        checked.every(({ found }) => areLasting(found)) &&
        mayBeKept &&
        journals.every((isWritten) => isWritten) &&
        (areQuiet || journals.length === 0),
    });
    const concerned = withoutOtherScenarios(project, checked, flags);
    if (report(project, concerned, flags, voice)) return done(1);
    const selection = selectionOf(project, gamesOf(checked), flags);
    const png = flags.png ? { png: { dpi: flags.dpi, list: pictureList(flags) } } : {};
    const outcomes: Outcome[] = [];
    for (const game of concerned) {
      const order = { profiles, ...png, draft: hasErrors(game), proof: flags.only.length > 0, date };
      const own = ofGame(progress, game.id);
      const terminal = { out: output.host.root, progress: own, voice, files, journals, doNotKeepRun };
      outcomes.push(await printChecked(project, game, order, { ...flags, selection }, terminal));
    }
    if (outcomes.every((outcome) => outcome === "not asked for"))
      voice.err("Nothing was printed: no kit has a card that was asked for.\n");
    const clean = outcomes.includes("printed") && !outcomes.includes("failed");
    return done(clean && !concerned.some(hasErrors) ? 0 : 1);
  } finally {
    progress.clear();
  }
}

/** "cards" of whole games, "cards-proof", "cards-main-4-players": each lists the pictures of its own order. */
function pictureList({ only, kit, scenario, players }: BuildFlags): string {
  const part = only.length > 0 ? ["proof"] : [...kit, ...scenario];
  return slug(nameFor(["cards", ...part].join("-"), only.length > 0 ? undefined : players));
}

/** Nothing is told of the last print, nor would be after another one of the same content. */
function isQuiet({ game, journal }: MadeGame): boolean {
  const last = journal.prints.findLast(({ version }) => version === game.version);
  return journal.problem === undefined && (!last || last.content === journal.content());
}

/** Whoever prints some scenarios alone is told nothing of the others: these may be half-written. */
function withoutOtherScenarios(
  project: Project,
  checked: readonly CheckedGame[],
  flags: BuildFlags,
): readonly CheckedGame[] {
  if (!isScenarioAlone(flags)) return checked;
  const all = checked.flatMap(({ id, sources }) => scenarioFileNames(id, sources));
  const named = new Set(chooseScenarioFiles(project, flags.scenario, all).map(({ path }) => path));
  const others = new Set(all.map(({ path }) => path).filter((path) => !named.has(path)));
  return checked.map((game) => ({
    ...game,
    diagnostics: game.diagnostics.filter(({ file }) => !others.has(file)),
  }));
}

function gamesOf(checked: readonly CheckedGame[]): readonly Game[] {
  return checked.flatMap(({ made }) => made?.game ?? []);
}

function hasErrors({ diagnostics }: CheckedGame): boolean {
  return statusOf(diagnostics, "error") !== 0;
}

/** Prints the findings to stderr; true when they forbid to print. */
function report(project: Project, checked: readonly CheckedGame[], flags: BuildFlags, voice: Voice): boolean {
  const findings = checked.flatMap(({ diagnostics }) => diagnostics);
  voice.findings(findings, findingsText(project, flags));
  const refused = checked.some(hasErrors) && !flags.draft;
  if (refused) voice.err("Nothing was printed because of these errors; --draft prints all the same.\n");
  return refused;
}

function fixedDate(epoch: string | undefined): Date {
  if (epoch === undefined || epoch === "") return new Date(FIXED_DATE_MS);
  if (!/^\d{1,11}$/.test(epoch))
    throw new CannotRun(`SOURCE_DATE_EPOCH is "${epoch}"; seconds since 1970 are expected`);
  return new Date(Number(epoch) * 1000);
}
