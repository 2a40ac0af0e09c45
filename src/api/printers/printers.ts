/** Measured printers: their settings, and the calibration that makes them. None of it needs a project. */
import { basename, dirname, resolve } from "node:path";
import { BroadsideError, badOrder } from "../../diagnostics/broadside-error.ts";
import { didYouMean } from "../../diagnostics/did-you-mean.ts";
import { type OptionName, option, wording } from "../../diagnostics/wording.ts";
import { slug } from "../../host/disk/file-names.ts";
import type { Host } from "../../host/host.ts";
import { createNodeHost } from "../../host/node-host.ts";
import { openSettings } from "../../host/settings-folder.ts";
import { printerNamed, profilePart, trayFor } from "../../pipeline/order/choose-printer.ts";
import { calibrationPdf } from "../../pipeline/print/calibration-pdf.ts";
import {
  forgetPrinters,
  keepPrinter,
  type PrinterTray,
  printersPath,
  readPrinters,
  trayName,
} from "../../pipeline/read/printer-settings.ts";
import { holdsCalibration } from "../../sheet/calibration/calibration-sheet.ts";
import { EDGES, type Edge, SMALLEST } from "../../sheet/calibration/layout.ts";
import { correctionsFrom } from "../../sheet/calibration/measured-profile.ts";
import { type Read, readDrifts, readLengths } from "../../sheet/calibration/readings.ts";
import { nearestPaper, PAPERS, parsePaper } from "../../sheet/papers.ts";
import type { Paper } from "../../sheet/sheet.ts";
import type { Point } from "../../units/box.ts";
import { formatLength } from "../../units/length.ts";
import { type Options, refuseNoText, refuseOptions } from "../refuse-options.ts";
import type {
  CalibratedPrinter,
  CalibrateOrder,
  CalibrationOrder,
  CalibrationSheet,
  MeasuredPrinter,
} from "./types.ts";

const SHEET_OPTIONS: Options<CalibrationOrder> = {
  paper: "text",
  backs: ["duplex", "duplex-short"],
  printer: "text",
  to: "text",
};

export async function printCalibration(order: CalibrationOrder): Promise<CalibrationSheet> {
  refuseOptions(order, SHEET_OPTIONS);
  const { backs = "duplex", printer, to } = order;
  const paper = calibratedPaper(order.paper);
  const file = to === undefined ? undefined : pdfFile(to);
  const tray =
    printer === undefined ? undefined : trayFor(paper, printerNamed(printer, readPrinters(openSettings())));
  const correction = tray && profilePart(tray, 0).printer;
  const pdf = await calibrationPdf(paper, backs, correction);
  file?.host.writeFile(file.name, pdf);
  return { pdf, paper: paper.id, backs, ...(correction && { printer: correction.name }) };
}

const READ_OPTIONS: Options<CalibrateOrder> = {
  printer: "text",
  tray: "text",
  paper: "text",
  read: "texts",
  bar: "text",
  edge: "text",
  margins: "text",
};

export function calibrate(order: CalibrateOrder): CalibratedPrinter {
  refuseOptions(order, READ_OPTIONS, ["printer"]);
  const { read, bar, edge, margins } = order;
  if ([read, bar, edge, margins].every((given) => given === undefined))
    throw badOrder(
      wording`nothing was measured: give at least one of ${option("read")}, ${option("bar")}, ${option("edge")} and ${option("margins")}`,
    );
  const paper = calibratedPaper(order.paper);
  const printer = goodName("printer", order.printer);
  const tray = goodName("tray", order.tray ?? slug(paper.id));
  const point = (name: "bar" | "edge", text: string | undefined, example: string): Point | undefined => {
    if (text === undefined) return undefined;
    const [x = 0, y = 0] = accepted(name, readLengths(text, POINT_NAMES[name], example));
    return { x, y };
  };
  const measured = {
    drifts: read && accepted("read", readDrifts(read)),
    bar: point("bar", bar, "179.6,259.5"),
    edge: point("edge", edge, "15.3,14.8"),
    margins: margins === undefined ? undefined : marginsOf(margins),
  };
  const found = correctionsFrom(measured, paper);
  if ("refusal" in found) throw badOrder(worded(found.refusal));
  const { residual, front, back } = found.ok;
  const settings = openSettings();
  const profile: PrinterTray = { printer, tray, paper, front, back, margins: measured.margins };
  const replaced = keepPrinter(settings, profile);
  return {
    ...measuredPrinter(profile),
    ...(measured.drifts && { residual }),
    replaced,
    file: printersPath(settings),
  };
}

export function printers(name?: string): readonly MeasuredPrinter[] {
  const all = readPrinters(openSettings());
  if (name === undefined) return all.map(measuredPrinter);
  refuseNoText(name, "name");
  return printerNamed(name, all).trays.map(measuredPrinter);
}

export function removePrinter(name: string): readonly MeasuredPrinter[] {
  refuseNoText(name, "name");
  const settings = openSettings();
  const { trays } = printerNamed(name, readPrinters(settings));
  forgetPrinters(settings, trays);
  return trays.map(measuredPrinter);
}

const measuredPrinter = (tray: PrinterTray): MeasuredPrinter => {
  const { printer, front, back, margins, paper } = tray;
  return {
    ...{ name: trayName(tray), printer, tray: tray.tray, paper: paper.id, front, back },
    ...(margins && { margins }),
  };
};

/** Of the numbers, in order, for messages. */
const POINT_NAMES = {
  bar: ["the lengths of the bar across", "and the bar down"],
  edge: ["the distances from the left edge", "and from the top edge to the first tick"],
} as const;

function marginsOf(text: string): Readonly<Record<Edge, number>> {
  const lengths = accepted("margins", readLengths(text, EDGES, "4,4,5,4"));
  return Object.fromEntries(EDGES.map((edge, index) => [edge, lengths[index]])) as Record<Edge, number>;
}

function accepted<T>(name: OptionName, read: Read<T>): T {
  if ("refusal" in read) throw badOrder(wording`${option(name)}: ${read.refusal}`);
  return read.ok;
}

/** A refusal of the stage with its names of options. */
function worded(refusal: string) {
  const [, name = "", rest = refusal] = /^\{(\w+)\}(.*)$/s.exec(refusal) ?? [];
  return wording`${option(name as OptionName)}${rest}`;
}

const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const LONGEST_NAME = 40;

function goodName(which: "printer" | "tray", name: string): string {
  if (NAME.test(name) && name.length <= LONGEST_NAME) return name;
  const meant = slug(name).slice(0, LONGEST_NAME);
  const help = NAME.test(meant) && meant !== name ? `; write ${meant}` : "";
  throw badOrder(
    wording`${option(which)} "${name}": expected a name of lower case letters and digits, joined by hyphens${help}`,
  );
}

/** A paper that the calibration sheet fits, upright. */
function calibratedPaper(name = "a4"): Paper {
  const found = parsePaper(name);
  if (!found) {
    const near = nearestPaper(name);
    const known = PAPERS.map(({ id }) => id);
    throw badOrder(
      wording`${option("papers")} "${name}" is not a paper; ${near === undefined ? `papers: ${known.join(", ")}, or a size such as 210mmx297mm` : (didYouMean(name, known) as string)}`,
    );
  }
  if (holdsCalibration(found)) return found;
  throw badOrder(
    wording`${option("papers")} "${name}": a calibration sheet needs upright paper of at least ${formatLength(SMALLEST.width)} x ${formatLength(SMALLEST.height)}, such as a4 or letter`,
  );
}

function pdfFile(path: string): { readonly host: Host; readonly name: string } {
  if (!path.toLowerCase().endsWith(".pdf"))
    throw new BroadsideError(
      "bad-output",
      wording`${option("to")} "${path}": expected a file that ends in .pdf`,
    );
  const full = resolve(path);
  return { host: createNodeHost(dirname(full)), name: basename(full) };
}
