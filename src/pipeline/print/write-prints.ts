/** Writes prepared prints, file by file, and reports events. */
import { createHash, type Hash } from "node:crypto";
import { withoutKnown } from "../../diagnostics/each-once.ts";
import type { Game } from "../../game/game.ts";
import { type Host, HostError, sameBytes } from "../../host/host.ts";
import type { PrintProfile } from "../../sheet/sheet.ts";
import { areLasting, Unprintable } from "../look/inspector.ts";
import type { CheckedGame } from "../made-game.ts";
import { isCutByMachine } from "../order/cut-prints.ts";
import { type FullOrder, isScenarioAlone, isWholeGame } from "../order/order.ts";
import { ofGame, type Pace } from "../progress.ts";
import type { PictureDigests } from "../read/print-journal.ts";
import { keepJournal } from "./keep-journal.ts";
import type { ReadyGame } from "./prepare-game.ts";
import { hasErrors, type PreparedPrints } from "./prepare-prints.ts";
import type { PrintEvent, WrittenFile } from "./print-events.ts";
import { printGame } from "./print-game.ts";
import type { GameFolder, PrintedFile } from "./printed-file.ts";
import { removeStaleCuts } from "./stale-cuts.ts";
import { PICTURE_FOLDER } from "./stale-pictures.ts";
import { keepNamedJournal, type NamedJournal } from "./update/named-journal.ts";
import type { Update } from "./update/update.ts";

export interface WritingTerms {
  readonly order: FullOrder;
  /** The output folder of all games, which contains the journals. */
  readonly output: Host;
  folderOf(game: string): GameFolder;
  /** The journal that a person keeps, if the order names one. */
  readonly journal?: NamedJournal | undefined;
  /** Pauses before each piece of a file; if that throws, the existing file stays. */
  readonly progress: Pace;
  /** Milliseconds since the work began. */
  elapsed(): number;
  report(event: PrintEvent): void;
}

export interface Written {
  readonly status: 0 | 1;
  /** True if the same print would report the same again, apart from what its journal says. */
  readonly isLasting: boolean;
  /** Paths, with the output folder, of earlier drafts that did not exist: with one, the same print would report it. */
  readonly absent: readonly string[];
  /** Paths, with the output folder, and SHA-256 digests of what was written, whatever has happened to the files since. */
  readonly files: readonly { readonly path: string; readonly digest: string }[];
}

/** With several games, an ordered kit or card may belong to only one of them. */
type Outcome = "printed" | "failed" | "not ordered";

/** @throws HostError if a file cannot be written; every file is written completely or not at all */
export async function writePrints(
  { checked, findings, isRefused, ready }: PreparedPrints,
  terms: WritingTerms,
): Promise<Written> {
  const state: State = { mayBeKept: true, absent: [], files: [] };
  const done = (status: 0 | 1): Written => ({
    status,
    isLasting:
      // Allowed findings count here too.
      checked.every(({ found }) => areLasting(found)) && state.mayBeKept,
    absent: state.absent,
    files: state.files,
  });
  terms.report({ kind: "findings", findings });
  if (isRefused) {
    terms.report({ kind: "refused" });
    return done(1);
  }
  for (const { printer, paper, margin } of profilesIn(ready))
    if (printer)
      terms.report({
        ...{ kind: "printer", printer: printer.name, paper: paper.title },
        ...{ margin, needed: printer.margin },
      });
  const outcomes: Outcome[] = [];
  for (const game of checked) outcomes.push(await writeGame(game, ready.get(game.id), terms, state));
  if (outcomes.every((outcome) => outcome === "not ordered")) terms.report({ kind: "not-asked-for" });
  const isClean = outcomes.includes("printed") && !outcomes.includes("failed");
  return done(isClean && !checked.some(hasErrors) ? 0 : 1);
}

/** The same for all games. */
const profilesIn = (ready: PreparedPrints["ready"]): readonly PrintProfile[] =>
  [...ready.values()][0]?.order.profiles ?? [];

interface State {
  /** False once a repeated print might end differently. */
  mayBeKept: boolean;
  readonly absent: string[];
  readonly files: Written["files"][number][];
}

async function writeGame(
  checked: CheckedGame,
  ready: ReadyGame | undefined,
  terms: WritingTerms,
  state: State,
): Promise<Outcome> {
  const { report } = terms;
  const { id: game } = checked;
  if (!checked.made) {
    report({ kind: "unusable-game", game });
    return "failed";
  }
  if (!ready) return "not ordered";
  report({ kind: "findings", findings: ready.diagnostics });
  if (!areLasting(ready.found)) state.mayBeKept = false;
  if (hasErrors(ready)) return "failed";
  for (const one of ready.missing) report({ kind: "missing-drawing", ...one });
  if (ready.update) reportUpdate(game, ready.update, report);
  const isNothing = ready.update?.prints.length === 0;
  if (!ready.printing.hasSheets && !isNothing) {
    report({ kind: "no-copies", game });
    return "failed";
  }
  const folder = terms.folderOf(game);
  const release = await folder.hold(report, terms.progress);
  try {
    if (isNothing) await recordNamed(ready, terms);
    else await writeFiles(ready, folder, terms, state);
  } catch (error) {
    if (!(error instanceof Unprintable)) throw error;
    report({ kind: "findings", findings: error.diagnostics });
    // It may be drawn next time.
    state.mayBeKept = false;
    return "failed";
  } finally {
    release();
  }
  return ready.missing.length > 0 ? "failed" : "printed";
}

async function writeFiles(
  ready: ReadyGame,
  folder: GameFolder,
  terms: WritingTerms,
  state: State,
): Promise<void> {
  const { order, progress, elapsed, report } = terms;
  const { checked, made } = ready;
  const { files, leftOut: undrawn } = printGame(made, ready.order, ofGame(progress, checked.id));
  const pictures = new Map<string, string>();
  const beside = new Set<string>();
  for await (const file of files) {
    const digest = createHash("sha256");
    const pieces = piecesOf(file.chunks, digest, progress);
    const bytes = isText(file)
      ? await writeText(folder.host, file.path, pieces)
      : await folder.host.writeStream(file.path, pieces);
    state.files.push({ path: `${folder.path}/${file.path}`, digest: digest.digest("hex") });
    if (file.cuts) beside.add(file.path);
    if (file.picture) pictures.set(file.picture.name, file.picture.digest);
    const written = writtenFile(checked.id, file, folder, bytes, elapsed());
    const ink = ready.inkUse.get(file.path);
    report({ kind: "file", file: ink ? { ...written, ink } : written });
    if (file.draftPath === undefined) continue;
    const draft = `${folder.path}/${file.draftPath}`;
    if (folder.host.isFile(file.draftPath)) {
      // Once the draft is deleted, it is no longer reported.
      state.mayBeKept = false;
      report({ kind: "old-draft", path: draft, replacedBy: file.path });
    } else state.absent.push(draft);
  }
  const stale = ready.printing.imposed
    .filter(({ print, profile }) => isCutByMachine(print, profile))
    .flatMap((one) => removeStaleCuts(folder.host, one.file, beside));
  if (stale.length > 0)
    report({ kind: "removed-cuts", paths: stale.map((path) => `${folder.path}/${path}`) });
  if (pictures.size > 0 && order.pictures)
    report({
      kind: "pictures",
      folder: `${folder.path}/${PICTURE_FOLDER}`,
      count: pictures.size,
      dpi: order.pictures.dpi,
    });
  for (const ink of ready.kitInk) report({ kind: "kit-ink", game: checked.id, ...ink });
  const leftOut = scenariosLeftOut(made.game, order);
  if (leftOut) report(leftOut);
  const unknown = withoutKnown(undrawn, checked.found);
  report({ kind: "findings", findings: checked.judge(unknown, "sheets").findings });
  if (!(await recordPrint(ready, pictures, terms))) state.mayBeKept = false;
}

function reportUpdate(
  game: string,
  { kits, since, trouble, prints }: Update,
  report: WritingTerms["report"],
): void {
  if (trouble !== undefined) report({ kind: "partly-compared", game, why: trouble });
  if (prints.length === 0 && kits.every(({ changes }) => changes.length === 0))
    report({ kind: "nothing-changed", game, since });
  else for (const kit of kits) if (kit.changes.length > 0) report({ kind: "update", game, since, ...kit });
}

/** False if the journal in the output folder could not be written. */
async function recordPrint(
  ready: ReadyGame,
  pictures: PictureDigests,
  terms: WritingTerms,
): Promise<boolean> {
  await recordNamed(ready, terms);
  const { made } = ready;
  const { draft, proof, update } = ready.order;
  const { order, output, folderOf, report } = terms;
  const isFinal = !draft && !proof && !isScenarioAlone(order) && order.sheet === undefined;
  const isEdition = isFinal && made.game.locale === undefined;
  if (!isEdition && pictures.size === 0) return true;
  const isWhole = isFinal && update === undefined && isWholeGame(order);
  return keepJournal(made, { isEdition, isWhole, pictures }, output, folderOf(made.game.id), report);
}

async function recordNamed(
  { made, order, pieces }: ReadyGame,
  { journal, report }: WritingTerms,
): Promise<void> {
  if (!journal) return;
  if (order.draft) report({ kind: "no-journal", message: "a draft is not recorded" });
  else await keepNamedJournal(made, pieces(), journal, report);
}

/** Neither a PDF nor a picture: credits and the like, which are the same after most edits. */
const isText = ({ sheets, picture }: PrintedFile): boolean => !sheets && !picture;

/** Leaves a file alone that is as it would be written: to read it takes much less time than to write it for good. */
async function writeText(host: Host, path: string, pieces: AsyncIterable<Uint8Array>): Promise<number> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  const bytes = Buffer.concat(all);
  return hasBytes(host, path, bytes) ? bytes.length : host.writeStream(path, [bytes]);
}

function hasBytes(host: Host, path: string, bytes: Uint8Array): boolean {
  try {
    return host.isFile(path) && sameBytes(host.readBytes(path), bytes);
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    return false;
  }
}

function writtenFile(
  game: string,
  { path, counts: sheets, picture, cuts }: PrintedFile,
  folder: GameFolder,
  bytes: number,
  ms: number,
): WrittenFile {
  return {
    game,
    path: `${folder.path}/${path}`,
    file: path,
    kind: sheets ? "pdf" : picture ? "picture" : cuts ? "cuts" : "credits",
    bytes,
    ms,
    unchanged: false,
    ...(sheets && { sheets }),
    ...(cuts && { cuts }),
  };
}

/** A whole print has the scenarios of the kits only; reports those that no kit includes. */
function scenariosLeftOut(
  { id: game, kits, scenarios }: Game,
  order: FullOrder,
): Extract<PrintEvent, { kind: "scenarios-left-out" }> | undefined {
  if ([order.kits, order.scenarios, order.only].some((chosen) => chosen.length > 0)) return undefined;
  const included = new Set(kits.flatMap((kit) => kit.scenarios.map(({ scenario }) => scenario)));
  const left = scenarios.filter(({ id }) => !included.has(id));
  const [first] = left;
  return first && { kind: "scenarios-left-out", game, count: left.length, first: first.id };
}

/** The pieces of a file, with a pause before each, added to a digest of the whole. */
async function* piecesOf(
  chunks: PrintedFile["chunks"],
  digest: Hash,
  progress: Pace,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    await progress.pause();
    digest.update(chunk);
    yield chunk;
  }
}
