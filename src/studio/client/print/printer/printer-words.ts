/** Measured printers in words. Pure. */
import { movedWords, scaleWords, turnWords } from "../../../../diagnostics/text/moved-words.ts";
import type { MeasuredPrinter } from "../../../../index.ts";
import { capitalised } from "../../parts/words.ts";

/** What is done against what the printer does wrong. */
export function correctionWords({ front, back, margins }: MeasuredPrinter): readonly string[] {
  const side = (name: string, { offset, rotation, scale }: MeasuredPrinter["front"]): string =>
    `${name} ${movedWords(offset)}${turnWords(rotation)}${scaleWords(scale)}`;
  return [
    capitalised(side("fronts", front)),
    capitalised(side("backs", back)),
    margins
      ? `Margins: ${margins.top}mm at the top, ${margins.right}mm right, ${margins.bottom}mm at the bottom, ${margins.left}mm left`
      : "Margins not measured",
  ];
}

/** A choice in a list. */
export interface PrinterOption {
  readonly value: string;
  readonly label: string;
}

/**
 * No printer, each printer, and each tray of one with several.
 * @param chosen is offered even if it is not measured any more, so that it is seen and can be changed
 */
export function printerOptions(
  printers: readonly MeasuredPrinter[],
  chosen: string,
): readonly PrinterOption[] {
  const names = [...new Set(printers.map(({ printer }) => printer))];
  const options = names.flatMap((printer) => {
    const trays = printers.filter((one) => one.printer === printer);
    if (trays.length === 1)
      return trays.map(({ name, paper }) => ({ value: name, label: `${name} (${paper})` }));
    return [
      { value: printer, label: `${printer}, the tray for the paper` },
      ...trays.map(({ name, paper }) => ({ value: name, label: `${name} (${paper})` })),
    ];
  });
  const isOffered = chosen === "" || options.some(({ value }) => value === chosen);
  return [{ value: "", label: "None" }, ...options, ...(isOffered ? [] : [{ value: chosen, label: chosen }])];
}
