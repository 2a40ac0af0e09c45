/** Files of kits for print shops and digital tables. */
import { badOrder } from "../../diagnostics/broadside-error.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { option, wording } from "../../diagnostics/wording.ts";
import { listed } from "../../diagnostics/words.ts";
import { INKS } from "../../game/ink.ts";
import { endingOf } from "../../pipeline/draw/ink.ts";
import { collectKit } from "../../pipeline/export/collect-kit.ts";
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
import { fullOrder, type Order } from "../../pipeline/order/order.ts";
import { hasErrors } from "../../pipeline/print/prepare-prints.ts";
import { ofGame } from "../../pipeline/progress.ts";
import { gamesInLanguage } from "../../pipeline/read/locale/choose-languages.ts";
import type { Call } from "../handle.ts";
import { inLook } from "../in-look.ts";
import { gameFolderIn, orderedOutput, refuseOutput, tidyOutput } from "../print/output-folder.ts";
import { type Options, refuseOptions } from "../refuse-options.ts";
import { keptSlots } from "./kept-text.ts";

/** As in an `Order`: without kits, every kit of the games. Options of other targets are refused. */
export interface ExportOrder
  extends Pick<Order, "games" | "kits" | "players" | "ink" | "lang" | "out">,
    TargetOptions {
  /** What the files are for; `EXPORT_TARGETS` lists the names. */
  readonly target: string;
}

const OPTIONS_OF_TARGETS: Options<TargetOptions> = {
  dpi: { least: 36, most: 1200 },
  bleed: "flag",
  pattern: "text",
  baseUrl: "text",
  slots: "text",
};

const OPTIONS: Options<ExportOrder> = {
  target: "text",
  games: "texts",
  kits: "texts",
  players: "number",
  ink: INKS,
  lang: "text",
  out: "text or object",
  ...OPTIONS_OF_TARGETS,
};

export interface Exported {
  /** 0 if every kit was exported and there are no errors, else 1. */
  readonly status: 0 | 1;
  /** One for each kit. */
  readonly exports: readonly ExportedKit[];
  /** Findings of the checks of these games, and what cannot be drawn. */
  readonly findings: readonly Diagnostic[];
  /** True if there are errors: nothing was written. */
  readonly isRefused: boolean;
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
  /** What people must know or do, in sentences. */
  readonly notes: readonly string[];
}

export interface ExportedFile {
  readonly path: string;
  readonly bytes: number;
}

/** @throws BroadsideError for an order that cannot be carried out; HostError if a file cannot be written */
export async function exportKits(call: Call, order: ExportOrder): Promise<Exported> {
  refuseOptions(order, OPTIONS, ["target"]);
  const target = await targetNamed(order.target);
  const options = optionsFor(target, order);
  const project = inLook(call.project, order.ink, order.lang);
  const games = gamesInLanguage(project, order.games ?? []);
  const output = orderedOutput(project, order.out);
  refuseOutput(project, output, games);
  const { kits, players } = fullOrder({ kits: order.kits, players: order.players });
  const checked: CheckedGame[] = [];
  for (const game of games) checked.push(await checkGame(project, game, ofGame(call.progress, game)));
  const findings = checked.flatMap(({ diagnostics }) => diagnostics);
  if (checked.some(hasErrors)) return { status: 1, exports: [], findings, isRefused: true };
  const made = checked.flatMap((one) => one.made?.game ?? []);
  const wishes = { kits, players, only: [], scenarios: [], lists: false };
  const selection = selectionOf(project, made, wishes);
  const placeOf = ({ id, game: { id: game }, made: kit }: ExportKit): Place => {
    const { host, path } = gameFolderIn(output, game);
    const below = `${order.target}/${id}${endingOf(kit)}`;
    return { below, folder: `${path}/${below}`, slots: keptSlots(project, { host, path }, options.slots) };
  };
  const planned = checked.flatMap((game) => plansOf(target, options, game, selection, placeOf));
  if (planned.length === 0) throw badOrder("none of these games has a kit to export");
  tidyOutput(output, games);
  const exports: ExportedKit[] = [];
  const undrawn: Diagnostic[] = [];
  for (const one of planned) {
    const { game } = one.kit;
    const folder = gameFolderIn(output, game.id);
    const release = await folder.hold(() => {}, call.progress);
    try {
      const place = { host: folder.host, folder: one.place.below };
      const done = await writeExport(order.target, one.kit, one.plan, place, ofGame(call.progress, game.id));
      exports.push(exportedKit(one, one.place.folder, done));
    } catch (error) {
      if (!(error instanceof Unprintable)) throw error;
      undrawn.push(...one.checked.judge(error.diagnostics, "sheets").findings);
    } finally {
      release();
    }
  }
  const status = exports.length === planned.length ? 0 : 1;
  return { status, exports, findings: [...findings, ...undrawn], isRefused: false };
}

/** @throws BroadsideError `bad-order` for an option that the target does not read */
function optionsFor({ options }: ExportTarget, order: ExportOrder): TargetOptions {
  const given = Object.keys(OPTIONS_OF_TARGETS) as (keyof TargetOptions)[];
  for (const name of given)
    if (order[name] !== undefined && !options.includes(name))
      throw badOrder(
        wording`${option(name === "dpi" ? "exportDpi" : name)} is not an option of ${option("target")} ${order.target}${options.length > 0 ? `; its options: ${listed(options)}` : ""}`,
      );
  return order;
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

/** Planned before anything is written, so that a kit that is refused leaves nothing half-done. @throws BroadsideError */
function plansOf(
  target: ExportTarget,
  options: TargetOptions,
  checked: CheckedGame,
  selection: Selection,
  placeOf: (kit: ExportKit) => Place,
): readonly Planned[] {
  const { made } = checked;
  if (!made) return [];
  return chooseWholes(made, selection).map((print) => {
    const kit = collectKit(made, print);
    if (kit.pieces.length === 0)
      throw badOrder(
        wording`${option("kits")}: the kit "${kit.id}" of ${made.game.id} has no cards to export`,
      );
    const place = placeOf(kit);
    return { checked, kit, place, plan: target.plan(kit, options, place) };
  });
}

function exportedKit(
  { kit, plan }: Planned,
  folder: string,
  { files, removed }: Awaited<ReturnType<typeof writeExport>>,
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
    notes: plan.notes ?? [],
  };
}
