/** The calls about printers. Their code is loaded on first use. */
import type {
  CalibratedPrinter,
  CalibrateOrder,
  CalibrationOrder,
  CalibrationSheet,
  MeasuredPrinter,
} from "./types.ts";

/**
 * Makes the calibration sheet: one sheet of paper, printed on both sides.
 * @throws BroadsideError `bad-order`, `bad-output`, and for `printer` `unknown-name` or `bad-settings`; HostError if the
 * file cannot be written
 */
export async function printCalibration(order: CalibrationOrder = {}): Promise<CalibrationSheet> {
  return (await import("./printers.ts")).printCalibration(order);
}

/**
 * Keeps what was read off a calibration sheet as the profile of a printer and tray, in the settings of this person.
 * @throws BroadsideError `bad-order` for readings that contradict each other or are beyond reason, `bad-settings` if the
 * settings are damaged; HostError if they cannot be written
 */
export async function calibrate(order: CalibrateOrder): Promise<CalibratedPrinter> {
  return (await import("./printers.ts")).calibrate(order);
}

/**
 * Every calibrated printer and tray, by name.
 * @param name only the trays of this printer (`office`), or one of them (`office/card`)
 * @throws BroadsideError `unknown-name` with the nearest one, `bad-settings`
 */
export async function printers(name?: string): Promise<readonly MeasuredPrinter[]> {
  return (await import("./printers.ts")).printers(name);
}

/**
 * Forgets a printer (`office`) or one of its trays (`office/card`), and returns what was forgotten.
 * @throws BroadsideError `unknown-name` with the nearest one, `bad-settings`; HostError
 */
export async function removePrinter(name: string): Promise<readonly MeasuredPrinter[]> {
  return (await import("./printers.ts")).removePrinter(name);
}
