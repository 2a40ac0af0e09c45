/** The measured printer of an order: found by its name, and its tray for a paper. */
import { BroadsideError, badOrder } from "../../diagnostics/broadside-error.ts";
import { unknownName } from "../../diagnostics/unknown-name.ts";
import { option, wording } from "../../diagnostics/wording.ts";
import { listed } from "../../diagnostics/words.ts";
import { outwardShift } from "../../sheet/printer/correction.ts";
import type { Paper, PrintProfile } from "../../sheet/sheet.ts";
import { type PrinterTray, trayName } from "../read/printer-settings.ts";

/** The trays that a name means: one, or all of a printer. */
export interface NamedPrinter {
  readonly name: string;
  readonly trays: readonly PrinterTray[];
}

/**
 * @param name "office", or "office/card" for one of its trays
 * @throws BroadsideError `unknown-name` with the nearest one
 */
export function printerNamed(name: string, all: readonly PrinterTray[]): NamedPrinter {
  if (all.length === 0)
    throw new BroadsideError(
      "unknown-name",
      wording`${option("printer")} "${name}": no printer was calibrated yet; ${option("calibrate")} makes the sheet for it`,
    );
  const [printer, tray, ...more] = name.split("/");
  const trays = all.filter(
    (one) => one.printer === printer && (tray === undefined || one.tray === tray) && more.length === 0,
  );
  if (trays.length > 0) return { name, trays };
  const ofPrinter = all.filter((one) => one.printer === printer).map(trayName);
  const names = tray === undefined ? [...new Set(all.map((one) => one.printer))] : ofPrinter;
  const known = names.length > 0 ? names : all.map(trayName);
  throw unknownName("printer", tray === undefined ? "printer" : "tray", name, known);
}

/** The tray for a paper. @throws BroadsideError `bad-order` if none was measured with it, or several were */
export function trayFor(paper: Paper, { name, trays }: NamedPrinter): PrinterTray {
  const fitting = trays.filter((tray) => isSamePaper(tray.paper, paper));
  const [tray, ...others] = fitting;
  if (!tray) {
    const known = trays.map((one) => `${trayName(one)} for ${one.paper.title}`);
    throw badOrder(
      wording`${option("printer")} "${name}" was not calibrated for ${paper.title}, only ${listed(known)}; calibrate it with that paper, or leave the option out`,
    );
  }
  if (others.length > 0)
    throw badOrder(
      wording`${option("printer")} "${name}" has several trays for ${paper.title}; name one: ${listed(fitting.map(trayName), "or")}`,
    );
  return tray;
}

/** Upright or not: it is the same sheet in the tray. */
function isSamePaper(one: Paper, other: Paper): boolean {
  const sides = ({ width, height }: Paper) => [Math.min(width, height), Math.max(width, height)] as const;
  const [a, b] = [sides(one), sides(other)];
  return Math.abs(a[0] - b[0]) < SAME_MM && Math.abs(a[1] - b[1]) < SAME_MM;
}

const SAME_MM = 0.2;

/** What a profile of sheets takes over from a tray; the margin only if it was measured. */
export function profilePart(
  tray: PrinterTray,
  usualMargin: number,
): Required<Pick<PrintProfile, "printer" | "margin">> {
  const { front, back, margins, paper } = tray;
  const widest = margins ? Math.max(...Object.values(margins)) : usualMargin;
  const margin = clearOf(widest, { front, back }, paper);
  return { printer: { name: trayName(tray), front, back, margin }, margin };
}

/** Corrections move cards towards an edge, and they must still be within the printer's reach there. */
function clearOf(margin: number, sides: Pick<PrinterTray, "front" | "back">, paper: Paper): number {
  const width = Math.min(paper.width, paper.height);
  const height = Math.max(paper.width, paper.height);
  const shift = outwardShift({ width, height }, sides);
  // in tenths of a mm, and no more because of binary fractions
  return Math.ceil((margin + shift) * 10 - 1e-6) / 10;
}
