/** What is asked about printers, and answered. Lengths in mm. */
import type { Edge } from "../../sheet/calibration/layout.ts";
import type { SideCorrection } from "../../sheet/printer/printer.ts";

export interface CalibrationOrder {
  /** `a4`, `letter` and others, or a size such as `210mmx297mm`; default a4. */
  readonly paper?: string | undefined;
  /** The edge on which the printer flips the paper: long or short; default duplex, the long one. */
  readonly backs?: "duplex" | "duplex-short" | undefined;
  /** A printer that was calibrated, to check it: the sheet is corrected, and every reading should be 0. */
  readonly printer?: string | undefined;
  /** The file to write, ending in .pdf; an existing file is replaced. */
  readonly to?: string | undefined;
}

export interface CalibrationSheet {
  readonly pdf: Uint8Array;
  /** Id of the paper. */
  readonly paper: string;
  readonly backs: "duplex" | "duplex-short";
  /** The tray that it is corrected for, as `office/card`. */
  readonly printer?: string;
}

/** What was read off a calibration sheet; at least one of the four, and what is missing counts as perfect. */
export interface CalibrateOrder {
  /** A name of your choice, such as `office`. */
  readonly printer: string;
  /** The tray, or the paper in it, such as `card`; default the paper's name. */
  readonly tray?: string | undefined;
  /** As for `printCalibration`. */
  readonly paper?: string | undefined;
  /** The verniers of all four corners: `["a=+3,-1", "b=+2,-1", "c=7/6,0", "d=+2,0"]`. */
  readonly read?: readonly string[] | undefined;
  /** The measured lengths of the bar across and the bar down, such as `179.6,259.5`. */
  readonly bar?: string | undefined;
  /** From the left and from the top edge of the paper to the first tick, such as `15.3,14.8`. */
  readonly edge?: string | undefined;
  /** What the ladders lack at the top, right, bottom and left, such as `4,4,5,4`. */
  readonly margins?: string | undefined;
}

export interface MeasuredPrinter {
  /** `office/card`. */
  readonly name: string;
  readonly printer: string;
  readonly tray: string;
  /** Id of the paper. */
  readonly paper: string;
  readonly front: SideCorrection;
  readonly back: SideCorrection;
  /** What the printer cannot reach at each edge; absent if it was not measured. */
  readonly margins?: Readonly<Record<Edge, number>>;
}

export interface CalibratedPrinter extends MeasuredPrinter {
  /** The largest difference between a reading and what the profile explains; absent without readings of verniers. */
  readonly residual?: number;
  /** True if a profile with this name was replaced. */
  readonly replaced: boolean;
  /** The settings file, as messages show it. */
  readonly file: string;
}
