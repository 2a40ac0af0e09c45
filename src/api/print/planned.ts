/** A planned print, as data. */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { eachOnce } from "../../diagnostics/each-once.ts";
import type { Order } from "../../pipeline/order/order.ts";
import type { InkUse } from "../../pipeline/print/ink-use.ts";
import type { PreparedPrints } from "../../pipeline/print/prepare-prints.ts";
import type { ImposedPrint } from "../../pipeline/print/print-game.ts";
import { kindOfSide, type PrintedSide, type SheetCounts } from "../../pipeline/print/sheet-counts.ts";
import type { KitUpdate } from "../../pipeline/print/update/compare-pieces.ts";
import type { Update } from "../../pipeline/print/update/update.ts";
import type { CardPlace } from "../../sheet/sheet.ts";

/** What `print` will print. Plain data, so it may travel as JSON, unless the order names a host as its output. */
export interface Plan extends PlannedPrints {
  /** What was ordered. */
  readonly order: Order;
}

export const orderIn = (what: Plan | Order): Order => ("order" in Object(what) ? (what as Plan).order : what);

export interface PlannedPrints {
  readonly games: readonly string[];
  /** Findings of the checks of these games and of the sheets, after the games' allowances and severities. */
  readonly findings: readonly Diagnostic[];
  /** True if there are errors and the order is not for a draft: nothing will be printed. */
  readonly isRefused: boolean;
  /** One per PDF. */
  readonly prints: readonly PlannedPrint[];
  /** Total number of sheets of paper. */
  readonly sheets: number;
  /** Of an order with `since`, by game: what changed; absent otherwise. */
  readonly updates?: readonly PlannedUpdate[];
}

export interface PlannedUpdate {
  readonly game: string;
  /** What was compared with, for people. */
  readonly since: string;
  /** Why not everything could be compared; absent if everything could. */
  readonly trouble?: string;
  /** All kits of the order, those without changes too. */
  readonly kits: readonly KitUpdate[];
}

export interface PlannedPrint {
  readonly game: string;
  /** Id of the kit, scenario or booklet. */
  readonly id: string;
  readonly title: string;
  /** Id of the paper; absent for files to read on a screen. */
  readonly paper?: string;
  /** The printer and tray that its sheets are corrected for, as `office/card`; absent = none. */
  readonly printer?: string;
  /** Path of its PDF below the game's output folder. */
  readonly file: string;
  readonly sheets: SheetCounts;
  /** Its pages in order: the sides of its sheets. */
  readonly pages: readonly PlannedPage[];
  /** How much ink it takes, for an order with `inkUse`. */
  readonly ink?: InkUse;
  /**
   * The places for cards on its first page, in mm, in the order in which `skip` counts them from 1; absent if its cards
   * have several sizes, or it has none.
   */
  readonly places?: readonly CardPlace[];
}

export interface PlannedPage {
  /** Number of its sheet of paper, from 1; of a page for screens, its own number. */
  readonly sheet: number;
  readonly side: PrintedSide;
  /** mm, as printed. */
  readonly width: number;
  readonly height: number;
}

export function plannedPrints(
  games: readonly string[],
  { findings, isRefused, ready }: PreparedPrints,
): PlannedPrints {
  const prints = [...ready].flatMap(([game, { printing, inkUse }]) =>
    printing.imposed
      .filter(({ sheets }) => sheets.sides.length > 0)
      .map((imposed) => plannedPrint(game, imposed, inkUse.get(imposed.file))),
  );
  const updates = [...ready].flatMap(([game, { update }]) => (update ? [plannedUpdate(game, update)] : []));
  // several PDFs on one paper say the same of cards of one size
  return {
    games,
    findings: [...findings, ...eachOnce([...ready.values()].flatMap(({ diagnostics }) => diagnostics))],
    isRefused,
    prints,
    sheets: prints.reduce((sum, { sheets }) => sum + sheets.sheets, 0),
    ...(updates.length > 0 && { updates }),
  };
}

const plannedUpdate = (game: string, { since, trouble, kits }: Update): PlannedUpdate => ({
  ...{ game, since, kits },
  ...(trouble !== undefined && { trouble }),
});

function plannedPrint(
  game: string,
  { print, profile, sheets, counts, file }: ImposedPrint,
  ink: InkUse | undefined,
): PlannedPrint {
  const pages = sheets.sides.map((side) => ({
    sheet: side.sheet,
    side: kindOfSide(side),
    width: side.size.width,
    height: side.size.height,
  }));
  return {
    game,
    id: print.id,
    title: print.title,
    ...(counts.sheets > 0 && { paper: profile.paper.id }),
    ...(counts.sheets > 0 && profile.printer && { printer: profile.printer.name }),
    file,
    sheets: counts,
    pages,
    ...(ink && { ink }),
    ...(counts.pieces && sheets.places && { places: sheets.places }),
  };
}
