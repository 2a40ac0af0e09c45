/** The games of a build, checked and printed: what it says, and which files it writes. */
import { join } from "node:path";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { Game } from "../game/game.ts";
import { HostError } from "../host/host.ts";
import { createNodeHost } from "../host/node-host.ts";
import { type CheckedGame, checkGame, type MadeGame } from "../pipeline/check-game.ts";
import { areLasting, Unprintable } from "../pipeline/inspector.ts";
import { withPosters } from "../pipeline/lay-out-posters.ts";
import { type PrintedFile, type PrintOrder, printGame } from "../pipeline/print-game.ts";
import { JOURNAL_FILE, journalBytes, readJournal } from "../pipeline/print-journal.ts";
import { type OutputFolder, type Project, remembering } from "../pipeline/project.ts";
import { scenarioFileNames } from "../pipeline/scenario-file-names.ts";
import { missingDrawings } from "../pipeline/scenario-prints.ts";
import type { BuildFlags } from "./build.ts";
import { CannotRun } from "./cannot-run.ts";
import { choosePrints, type Selection, selectionOf } from "./choose-prints.ts";
import { statusOf } from "./fail-on.ts";
import { holdFolder } from "./output-folder.ts";
import { profilesOf } from "./print-profiles.ts";
import { reportFindings } from "./report-findings.ts";
import { chooseScenarioFiles } from "./scenario-files.ts";
import { type TerminalProgress, terminalProgress } from "./terminal-progress.ts";
import type { Voice } from "./voice.ts";
import { writePrints } from "./write-prints.ts";

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
  const progress = terminalProgress(process.stderr, flags.quiet);
  const files: string[] = [];
  try {
    const checked: CheckedGame[] = [];
    const printed = { ...project, output };
    const shared = games.length > 1 ? remembering(printed) : printed;
    for (const game of games) checked.push(await checkGame(shared, game, progress));
    progress.clear();
    const areQuiet = checked.every(({ made }) => !made || isQuiet(made));
    const journals: boolean[] = [];
    const done = (status: 0 | 1): Built => ({
      status,
      files,
      isLasting:
        checked.every(({ diagnostics }) => areLasting(diagnostics)) &&
        journals.every((isWritten) => isWritten) &&
        (areQuiet || journals.length === 0),
    });
    const concerned = withoutOtherScenarios(project, checked, flags);
    if (report(project, concerned, flags, voice)) return done(1);
    const selection = selectionOf(project, gamesOf(checked), flags);
    const png = flags.png ? { pngDpi: flags.dpi } : {};
    const outcomes: Outcome[] = [];
    for (const game of concerned) {
      const order = { profiles, ...png, draft: hasErrors(game), proof: flags.only.length > 0, date };
      const terminal = { out: output.host.root, progress, voice, files, journals };
      outcomes.push(await print(project, game, order, { ...flags, selection }, terminal));
    }
    if (outcomes.every((outcome) => outcome === "not asked for"))
      voice.err("Nothing was printed: no kit has a card that was asked for.\n");
    const clean = outcomes.includes("printed") && !outcomes.includes("failed");
    return done(clean && !concerned.some(hasErrors) ? 0 : 1);
  } finally {
    progress.clear();
  }
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
  if (findings.length > 0) voice.err(findingsText(project, findings, flags));
  const refused = checked.some(hasErrors) && !flags.draft;
  if (refused) voice.err("Nothing was printed because of these errors; --draft prints all the same.\n");
  return refused;
}

function findingsText(
  project: Project,
  findings: readonly Diagnostic[],
  { quiet = false }: BuildFlags,
): string {
  return reportFindings(project, findings, "pretty", process.stderr, { quiet });
}

/** With several games, a kit or a card that was asked for belongs to one of them. */
type Outcome = "printed" | "failed" | "not asked for";

interface Terminal {
  /** Folder of all games' prints. */
  readonly out: string;
  readonly progress: TerminalProgress;
  readonly voice: Voice;
  /** Takes the paths of what is written. */
  readonly files: string[];
  /** Takes for each journal whether it could be written. */
  readonly journals: boolean[];
}

/** Writes all files of one game and lists them. */
async function print(
  project: Project,
  { id, made, judge }: CheckedGame,
  terms: Omit<PrintOrder, "prints">,
  flags: BuildFlags & { readonly selection: Selection },
  { out, progress, voice, files, journals }: Terminal,
): Promise<Outcome> {
  const folder = join(out, id);
  if (!made) {
    voice.err(`Nothing of ${id} was printed: its game.yaml cannot be used.\n`);
    return "failed";
  }
  const order = { ...terms, prints: choosePrints(made, flags.selection) };
  if (order.prints.length === 0) return "not asked for";
  const { value: ready, diagnostics: found } = await withPosters(made, order.prints, progress);
  const printing = printGame(ready, order, progress);
  const diagnostics = judge([...found, ...printing.diagnostics], "sheets").findings;
  if (diagnostics.length > 0) voice.err(findingsText(project, diagnostics, flags));
  if (statusOf(diagnostics, "error") !== 0) return "failed";
  const missing = order.prints.flatMap((one) => missingDrawings(ready, one));
  for (const words of missing) voice.err(`${words}\n`);
  if (!printing.hasSheets) {
    voice.err(`Nothing of ${id} was printed: no card of it has a copy.\n`);
    return "failed";
  }
  const noted = { ...printing, files: noting(printing.files, (path) => files.push(`${id}/${path}`)) };
  const letGo = await holdFolder(folder);
  try {
    await writePrints(noted, folder, progress, { quiet: flags.quiet, pngDpi: order.pngDpi, voice });
    if (!order.draft && !order.proof && !isScenarioAlone(flags)) journals.push(remember(made, out, voice));
  } catch (error) {
    if (!(error instanceof Unprintable)) throw error;
    progress.clear();
    voice.err(findingsText(project, error.diagnostics, flags));
    // another time it may be drawn
    journals.push(false);
    return "failed";
  } finally {
    letGo();
  }
  return missing.length > 0 ? "failed" : "printed";
}

async function* noting(
  files: AsyncIterable<PrintedFile>,
  note: (path: string) => void,
): AsyncGenerator<PrintedFile> {
  for await (const file of files) {
    note(file.path);
    yield file;
  }
}

/** Tracks are printed again and again while they are made: that is no edition of the game. */
const isScenarioAlone = ({ kit, scenario }: BuildFlags): boolean => scenario.length > 0 && kit.length === 0;

/** Adds the print to the journal. Everything is printed by now: one that cannot be written is told, no more. */
function remember({ game, journal }: MadeGame, out: string, voice: Voice): boolean {
  const record = { version: game.version, content: journal.content() };
  const host = createNodeHost(out);
  try {
    // Another build may have printed since this one began.
    const now = readJournal({ host, shown: out }, game.id);
    host.writeFile(`${game.id}/${JOURNAL_FILE}`, journalBytes(now, record));
    return true;
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    voice.err(`The journal of prints was not written: ${error.message}\n`);
    return false;
  }
}

function fixedDate(epoch: string | undefined): Date {
  if (epoch === undefined || epoch === "") return new Date(FIXED_DATE_MS);
  if (!/^\d{1,11}$/.test(epoch))
    throw new CannotRun(`SOURCE_DATE_EPOCH is "${epoch}"; seconds since 1970 are expected`);
  return new Date(Number(epoch) * 1000);
}
