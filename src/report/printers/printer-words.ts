/** Measured printers, and what a calibration found, in words. */
import { movedWords, scaleWords, turnWords } from "../../diagnostics/text/moved-words.ts";
import type { CalibratedPrinter, CalibrationSheet, MeasuredPrinter } from "../../index.ts";

/** A line for each tray. */
export const printerLines = (printers: readonly MeasuredPrinter[]): readonly string[] =>
  printers.map(
    ({ name, paper, back }) =>
      `${name} (${paper}): backs ${movedWords(back.offset)}${turnWords(back.rotation)}`,
  );

/** Everything about a tray. */
export function printerDetails({ name, paper, front, back, margins }: MeasuredPrinter): readonly string[] {
  return [
    `${name} (${paper})`,
    `  fronts ${movedWords(front.offset)}${turnWords(front.rotation)}${scaleWords(front.scale)}`,
    `  backs ${movedWords(back.offset)}${turnWords(back.rotation)}${scaleWords(back.scale)}`,
    margins
      ? `  margins ${margins.top}mm at the top, ${margins.right}mm right, ${margins.bottom}mm at the bottom, ${margins.left}mm left`
      : "  margins not measured",
  ];
}

/** What a calibration found, and what to do next. */
export function calibratedWords(printer: CalibratedPrinter): readonly string[] {
  const { name, paper, residual, replaced, file } = printer;
  return [
    `${replaced ? "Replaced" : "Kept"} the profile of ${name} in ${file}:`,
    ...printerDetails(printer),
    ...(residual === undefined ? [] : [`  the readings agree within ${residual}mm`]),
    "",
    `Print with it:  broadside build --printer ${name}${paperFlag(paper)}`,
    `Check it:       broadside calibrate --check ${name}${paperFlag(paper)}`,
  ];
}

/** What to do with a sheet that was just written. */
export function sheetWords(
  file: string,
  { paper, backs, printer }: CalibrationSheet,
  names: { readonly printer?: string | undefined; readonly tray?: string | undefined },
): readonly string[] {
  const edge = backs === "duplex" ? "long" : "short";
  const print = `Print it on both sides at 100 %, flipped on the ${edge} edge`;
  if (printer !== undefined)
    return [
      `${file}: the sheet, corrected for ${printer}`,
      `${print}. Against the light, the zeros of both sides now meet everywhere, within a line.`,
      "If they do not, calibrate again from a sheet that is not corrected.",
    ];
  return [
    `${file}: one sheet of paper`,
    `${print}, from the tray that you use for cards, and follow the steps on it. Then type, with your own readings:`,
    "",
    `  broadside calibrate --printer ${names.printer ?? "office"} --tray ${names.tray ?? "card"}${paperFlag(paper)} --read a=+3,-1 b=+2,-1 c=+3,0 d=+2,0`,
    "",
    "Adding --bar, --edge and --margins corrects the size, the place on the paper and the margins too.",
  ];
}

const paperFlag = (paper: string): string => (paper === "a4" ? "" : ` --paper ${paper}`);
