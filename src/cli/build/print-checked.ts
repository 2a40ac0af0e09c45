/** One game that was checked and may be printed: its files are written, and what is said of them. */
import { join } from "node:path";
import { isSameFinding } from "../../diagnostics/each-once.ts";
import { counted, listed } from "../../diagnostics/words.ts";
import type { Game } from "../../game/game.ts";
import { shownPath } from "../../host/disk/shown-path.ts";
import { HostError } from "../../host/host.ts";
import { createNodeHost } from "../../host/node-host.ts";
import type { CheckedGame, MadeGame } from "../../pipeline/judge/check-game.ts";
import { checkOrder } from "../../pipeline/judge/check-order.ts";
import { areLasting, Unprintable } from "../../pipeline/look/inspector.ts";
import { tooLargeFor } from "../../pipeline/print/card-pictures.ts";
import { inkNote, inkOf } from "../../pipeline/print/ink.ts";
import { type PrintedFile, type PrintOrder, printGame } from "../../pipeline/print/print-game.ts";
import {
  JOURNAL_FILE,
  journalBytes,
  type PictureDigests,
  readJournal,
} from "../../pipeline/print/print-journal.ts";
import { missingDrawings } from "../../pipeline/print/scenario-prints.ts";
import { isOfLook, removeStale } from "../../pipeline/print/stale-pictures.ts";
import type { Project } from "../../pipeline/read/project.ts";
import { statusOf } from "../check/fail-on.ts";
import { reportFindings } from "../check/report-findings.ts";
import { CannotRun } from "../terminal/cannot-run.ts";
import type { TerminalProgress } from "../terminal/terminal-progress.ts";
import type { BuildFlags } from "./build.ts";
import { choosePrints, chooseWholes, type Selection } from "./choose-prints.ts";
import { holdFolder } from "./output-folder.ts";
import type { FindingsText, Voice } from "./voice.ts";
import { writePrints } from "./write-prints.ts";

/** With several games, a kit or a card that was asked for belongs to one of them. */
export type Outcome = "printed" | "failed" | "not asked for";

export interface Terminal {
  /** Folder of all games' prints. */
  readonly out: string;
  readonly progress: TerminalProgress;
  readonly voice: Voice;
  /** Takes the paths of what is written. */
  readonly files: string[];
  /** Takes for each journal whether it could be written. */
  readonly journals: boolean[];
  /** Says that this run must not be kept: the same build may end differently the next time. */
  doNotKeepRun(): void;
}

/** Writes all files of one game and lists them. @throws CannotRun for pictures that would be too large, before anything is written */
export async function printChecked(
  project: Project,
  { id, made, found: known, judge }: CheckedGame,
  terms: Omit<PrintOrder, "prints">,
  flags: BuildFlags & { readonly selection: Selection },
  { out, progress, voice, files, journals, doNotKeepRun }: Terminal,
): Promise<Outcome> {
  const folder = join(out, id);
  if (!made) {
    voice.err(`Nothing of ${id} was printed: its game.yaml cannot be used.\n`);
    return "failed";
  }
  const asked = { ...terms, prints: choosePrints(made, flags.selection) };
  if (asked.prints.length === 0) return "not asked for";
  refuseLargePictures(asked);
  const wanted = { ...asked, wholes: chooseWholes(made, flags.selection), players: flags.selection.players };
  const checked = await checkOrder(project, { made, found: known }, wanted, progress);
  const { made: ready, prints, impose, drawn, imposed } = checked;
  const order = { ...asked, prints, impose };
  const printing = printGame(ready, order, progress);
  const diagnostics = judge([...drawn, ...imposed], "sheets").findings;
  voice.findings(diagnostics, findingsText(project, flags));
  if (!areLasting(drawn)) doNotKeepRun();
  if (statusOf(diagnostics, "error") !== 0) return "failed";
  const missing = order.prints.flatMap((one) => missingDrawings(ready, one));
  for (const words of missing) voice.err(`${words}\n`);
  if (!printing.hasSheets) {
    voice.err(`Nothing of ${id} was printed: no card of it has a copy.\n`);
    return "failed";
  }
  const pictures = new Map<string, string>();
  const note = ({ path, picture }: PrintedFile): void => {
    files.push(`${id}/${path}`);
    if (picture) pictures.set(picture.name, picture.digest);
  };
  const noted = { ...printing, files: noting(printing.files, note) };
  const letGo = await holdFolder(folder);
  try {
    const writing = { quiet: flags.quiet, pngDpi: order.png?.dpi, voice };
    // once the drafts are deleted there is less to say
    if (await writePrints(noted, folder, progress, writing)) doNotKeepRun();
    const note = flags.quiet ? undefined : inkNote(made);
    if (note !== undefined) voice.out(`${note}\n`);
    const scenarios = scenariosLeftOut(made.game, flags);
    if (scenarios !== undefined) voice.out(`${scenarios}\n`);
    const leftOut = printing.leftOut.filter((fault) => !known.some((other) => isSameFinding(fault, other)));
    voice.findings(judge(leftOut, "sheets").findings, findingsText(project, flags));
    const isEdition = !order.draft && !order.proof && !isScenarioAlone(flags);
    const written = { isEdition, isWhole: isEdition && isWholeGame(flags), pictures };
    if (isEdition || pictures.size > 0) journals.push(remember(made, written, out, { ...flags, voice }));
  } catch (error) {
    if (!(error instanceof Unprintable)) throw error;
    progress.clear();
    voice.findings(error.diagnostics, findingsText(project, flags));
    // another time it may be drawn
    doNotKeepRun();
    return "failed";
  } finally {
    letGo();
  }
  return missing.length > 0 ? "failed" : "printed";
}

/** A game without kits prints all decks; which scenarios somebody wants to play, it cannot know. */
function scenariosLeftOut(
  { id, kits, scenarios }: Game,
  { quiet = false, scenario, only }: BuildFlags,
): string | undefined {
  const [first] = scenarios;
  if (quiet || !first || kits.length > 0 || scenario.length > 0 || only.length > 0) return undefined;
  const [kept, print] = scenarios.length === 1 ? ["it", "print it"] : ["them", "print the first"];
  return `${id}: ${counted(scenarios.length, "scenario")} not printed, because no kit holds ${kept}; ${print} with --scenario ${first.id}`;
}

/** Tracks are printed again and again while they are made: that is no edition of the game. */
export const isScenarioAlone = ({ kit, scenario }: BuildFlags): boolean =>
  scenario.length > 0 && kit.length === 0;

export function findingsText(project: Project, { quiet = false }: BuildFlags): FindingsText {
  return (findings, known) => reportFindings(project, findings, "pretty", "stderr", { quiet, known });
}

function refuseLargePictures({ prints, png }: PrintOrder): void {
  const why = png && tooLargeFor(png.dpi, prints);
  if (why !== undefined) throw new CannotRun(`--dpi ${png?.dpi}: ${why}`);
}

async function* noting(
  files: AsyncIterable<PrintedFile>,
  note: (file: PrintedFile) => void,
): AsyncGenerator<PrintedFile> {
  for await (const file of files) {
    note(file);
    yield file;
  }
}

const isWholeGame = ({ kit, scenario, players }: BuildFlags): boolean =>
  kit.length === 0 && scenario.length === 0 && players === undefined;

interface Written {
  /** Counts as a print of this version. */
  readonly isEdition: boolean;
  /** Every card of the game that is printed was written. */
  readonly isWhole: boolean;
  readonly pictures: PictureDigests;
}

/**
 * Adds what was written to the journal, and removes pictures of cards that are gone. Everything is printed by now: a
 * journal that cannot be written is mentioned, no more.
 */
function remember(
  made: MadeGame,
  { isEdition, isWhole, pictures }: Written,
  out: string,
  { voice, quiet = false }: Pick<BuildFlags, "quiet"> & { readonly voice: Voice },
): boolean {
  const host = createNodeHost(out);
  try {
    const { game, journal } = made;
    const ink = inkOf(made);
    // Another build may have printed since this one began.
    const { prints, pictures: before } = readJournal({ host, shown: out }, game.id);
    const folder = join(out, game.id);
    const areAll = isWhole && pictures.size > 0;
    const removed = areAll ? removeStale(createNodeHost(folder), before, pictures, ink) : [];
    if (removed.length > 0 && !quiet) voice.once(`${removedLine(removed, folder)}\n`);
    const earlier = areAll ? [...before].filter(([name]) => !isOfLook(name, ink)) : before;
    const kept = new Map([...earlier, ...pictures]);
    const print = isEdition ? { version: game.version, content: journal.content() } : undefined;
    host.writeFile(`${game.id}/${JOURNAL_FILE}`, journalBytes({ prints, pictures: kept }, print));
    return true;
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    voice.err(`The journal of prints was not written: ${error.message}\n`);
    return false;
  }
}

/** "removed 2 pictures of cards that are no longer printed: output/reef/png/crew/cook.png, ...". */
function removedLine(removed: readonly string[], folder: string): string {
  const paths = removed.map((path) => shownPath(join(folder, path)));
  return `removed ${counted(removed.length, "picture")} of cards that are no longer printed: ${listed(paths)}`;
}
