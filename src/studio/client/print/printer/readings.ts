/** What is entered in the form of a calibration, and the order that keeps it. Pure. */
import type { CalibrateOrder } from "../../../../index.ts";

/** As they are printed on the sheet. */
export const CORNERS = ["a", "b", "c", "d"] as const;
export type Corner = (typeof CORNERS)[number];

/** The lengths that may be measured besides, by their option; each has its numbers in the order of the option. */
export const LENGTHS = {
  bar: ["Bar across", "Bar down"],
  edge: ["Left edge to the first tick", "Top edge to the first tick"],
  margins: ["Margin at the top", "Margin right", "Margin at the bottom", "Margin left"],
} as const;
export type LengthName = keyof typeof LENGTHS;

export interface Readings {
  readonly printer: string;
  readonly tray: string;
  readonly paper: string;
  readonly backs: "duplex" | "duplex-short";
  /** Of each corner: the vernier across, and the one down. */
  readonly corners: Readonly<Record<Corner, readonly string[]>>;
  readonly lengths: Readonly<Record<LengthName, readonly string[]>>;
}

export const NO_READINGS: Readings = {
  printer: "",
  tray: "",
  paper: "a4",
  backs: "duplex",
  corners: { a: ["", ""], b: ["", ""], c: ["", ""], d: ["", ""] },
  lengths: { bar: ["", ""], edge: ["", ""], margins: ["", "", "", ""] },
};

/** What was not measured is left out; what was measured in part is sent, so that the rest is asked for. */
export function calibrateOrderOf({ printer, tray, paper, corners, lengths }: Readings): CalibrateOrder {
  const read = CORNERS.filter((corner) => corners[corner].some(isFilled)).map(
    (corner) => `${corner}=${corners[corner].map((text) => text.trim()).join(",")}`,
  );
  const measured = (Object.keys(LENGTHS) as LengthName[])
    .filter((name) => lengths[name].some(isFilled))
    .map((name) => [name, lengths[name].map((text) => text.trim()).join(",")]);
  return {
    ...{ printer: printer.trim(), paper },
    ...(isFilled(tray) && { tray: tray.trim() }),
    ...(read.length > 0 && { read }),
    ...Object.fromEntries(measured),
  };
}

const isFilled = (text: string): boolean => text.trim() !== "";
