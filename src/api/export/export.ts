/** Files of kits for print shops and digital tables. */
import { badOrder } from "../../diagnostics/broadside-error.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { expectLargeHeap } from "../../host/engine-pace.ts";
import { collectKit, exportIdOf } from "../../pipeline/export/collect-kit.ts";
import type { FitReport } from "../../pipeline/export/fit/fit-report.ts";
import { NothingMade } from "../../pipeline/export/nothing-made.ts";
import type {
  ExportKit,
  ExportTarget,
  LeftOut,
  PlannedExport,
  TargetPlace,
} from "../../pipeline/export/target.ts";
import type { TargetOptions } from "../../pipeline/export/target-options.ts";
import { targetNamed } from "../../pipeline/export/targets.ts";
import { writeExport } from "../../pipeline/export/write-export.ts";
import { checkGame } from "../../pipeline/judge/check-game.ts";
import { Unprintable } from "../../pipeline/look/inspector.ts";
import type { CheckedGame } from "../../pipeline/made-game.ts";
import { chooseWholes, type Selection, selectionOf } from "../../pipeline/order/choose-prints.ts";
import { fullOrder } from "../../pipeline/order/order.ts";
import { hasErrors } from "../../pipeline/print/prepare-prints.ts";
import { ofGame } from "../../pipeline/progress.ts";
import { inLanguage } from "../../pipeline/read/locale/choose-languages.ts";
import type { Call } from "../handle.ts";
import { inLook } from "../in-look.ts";
import {
  gameFolderIn,
  type Output,
  orderedOutput,
  refuseOutput,
  tidyOutput,
} from "../print/output-folder.ts";
import { type ExportOrder, optionsFor, refuseOtherOrder } from "./export-order.ts";
import { keptSlots } from "./kept-text.ts";

export interface Exported {
  /** 0 if every kit was exported and there are no errors, else 1. */
  readonly status: 0 | 1;
  /** One for each kit. */
  readonly exports: readonly ExportedKit[];
  /** Kits that were not named, and of which the target makes nothing. */
  readonly skipped: readonly SkippedKit[];
  /** Findings of the checks of these games, and what cannot be drawn. */
  readonly findings: readonly Diagnostic[];
  /** True if there are errors: nothing was written. */
  readonly isRefused: boolean;
}

export interface SkippedKit {
  readonly game: string;
  readonly kit: string;
  readonly why: string;
}

export interface ExportedKit {
  readonly game: string;
  readonly kit: string;
  /** Its folder, with the output folder; for a host, with its `root`. */
  readonly folder: string;
  /** Below that folder; the manifest is the last. */
  readonly files: readonly ExportedFile[];
  /** Files of an earlier export, removed because this one does not have them. */
  readonly removed: readonly string[];
  /** Cards, and all their copies together. */
  readonly cards: number;
  readonly copies: number;
  /** Decks that the target cannot take, and why. */
  readonly leftOut: readonly LeftOut[];
  /** What the files are, in a few lines. */
  readonly contents: readonly string[];
  /** What people must know or do, in sentences. */
  readonly notes: readonly string[];
  /** How well the pieces fit, for targets that are shops. */
  readonly fit?: FitReport;
}

export interface ExportedFile {
  readonly path: string;
  readonly bytes: number;
}

/** @throws BroadsideError for an order that cannot be carried out; HostError if a file cannot be written */
export async function exportKits(call: Call, order: ExportOrder): Promise<Exported> {
  refuseOtherOrder(order);
  expectLargeHeap();
  const target = await targetNamed(order.target);
  const options = optionsFor(target, order, call.project);
  const { project, games } = inLanguage(inLook(call.project, order.ink, order.lang), order.games ?? []);
  const output = orderedOutput(project, order.out);
  refuseOutput(project, output, games);
  const { kits, players, date } = fullOrder({
    kits: order.kits,
    players: order.players,
    date: order.date,
  });
  const checked: CheckedGame[] = [];
  for (const game of games) checked.push(await checkGame(project, game, ofGame(call.progress, game)));
  const findings = checked.flatMap(({ diagnostics }) => diagnostics);
  const refused = { status: 1, exports: [], skipped: [], findings, isRefused: true } as const;
  if (checked.some(hasErrors)) return refused;
  const made = checked.flatMap((one) => one.made?.game ?? []);
  const wishes = { kits, players, only: [], scenarios: [], lists: false };
  const selection = selectionOf(project, made, wishes);
  const placeOf = (kit: ExportKit): Place => {
    const { host, path } = gameFolderIn(output, kit.game.id);
    const below = `${order.target}/${exportIdOf(kit)}`;
    return { below, folder: `${path}/${below}`, slots: keptSlots(project, { host, path }, options.slots) };
  };
  const planOf = (kit: ExportKit, place: Place) => planKit(target, kit, options, place);
  const { planned, skipped } = planAll(checked, selection, placeOf, planOf);
  tidyOutput(output, games);
  const exports: ExportedKit[] = [];
  const undrawn: Diagnostic[] = [];
  for (const one of planned) {
    const done = await written(call, order.target, one, output, date);
    if (Array.isArray(done)) undrawn.push(...done);
    else exports.push(done as ExportedKit);
  }
  const status = exports.length === planned.length ? 0 : 1;
  return { ...refused, status, exports, skipped, findings: [...findings, ...undrawn], isRefused: false };
}

/** The export, or why it cannot be drawn. */
async function written(
  { progress }: Call,
  target: string,
  one: Planned,
  output: Output,
  date: Date,
): Promise<ExportedKit | readonly Diagnostic[]> {
  const { kit, plan, place, checked } = one;
  const folder = gameFolderIn(output, kit.game.id);
  const release = await folder.hold(() => {}, progress);
  try {
    const to = { host: folder.host, folder: place.below };
    const done = await writeExport(target, kit, plan, to, date, ofGame(progress, kit.game.id));
    return exportedKit(one, place.folder, done);
  } catch (error) {
    if (!(error instanceof Unprintable)) throw error;
    return checked.judge(error.diagnostics, "sheets").findings;
  } finally {
    release();
  }
}

interface Place extends TargetPlace {
  /** The folder of the export in that of its game. */
  readonly below: string;
}

interface Planned {
  readonly checked: CheckedGame;
  readonly kit: ExportKit;
  readonly place: Place;
  readonly plan: PlannedExport;
}

interface PlannedKits {
  readonly planned: readonly Planned[];
  readonly skipped: readonly SkippedKit[];
}

/**
 * Planned before anything is written, so that a kit that is refused leaves nothing half-done. Of kits that were not named,
 * one of which nothing can be made is left out.
 * @throws BroadsideError
 */
function planAll(
  games: readonly CheckedGame[],
  selection: Selection,
  placeOf: (kit: ExportKit) => Place,
  planOf: (kit: ExportKit, place: Place) => PlannedExport,
): PlannedKits {
  const planned: Planned[] = [];
  const skipped: SkippedKit[] = [];
  let last: NothingMade | undefined;
  for (const checked of games)
    for (const kit of kitsOf(checked, selection))
      try {
        const place = placeOf(kit);
        planned.push({ checked, kit, place, plan: planOf(kit, place) });
      } catch (error) {
        if (!(error instanceof NothingMade) || selection.kits.length > 0) throw error;
        last = error;
        skipped.push({ game: kit.game.id, kit: kit.id, why: error.message });
      }
  if (planned.length === 0) throw last ?? badOrder("none of these games has a kit to export");
  return { planned, skipped };
}

const kitsOf = ({ made }: CheckedGame, selection: Selection): readonly ExportKit[] =>
  made ? chooseWholes(made, selection).map((print) => collectKit(made, print)) : [];

function planKit(target: ExportTarget, kit: ExportKit, options: TargetOptions, place: Place): PlannedExport {
  if (kit.pieces.length > 0) return target.plan(kit, options, place);
  throw new NothingMade(`the kit "${kit.id}" of ${kit.game.id} has no cards to export`);
}

function exportedKit(
  { kit, plan }: Planned,
  folder: string,
  { files, removed, fit }: Awaited<ReturnType<typeof writeExport>>,
): ExportedKit {
  return {
    game: kit.game.id,
    kit: kit.id,
    folder,
    files: files.map(({ path, bytes }) => ({ path, bytes })),
    removed,
    cards: kit.pieces.length,
    copies: kit.pieces.reduce((sum, { copies }) => sum + copies, 0),
    leftOut: plan.leftOut ?? [],
    contents: plan.contents ?? [],
    notes: plan.notes ?? [],
    ...(fit && { fit }),
  };
}
