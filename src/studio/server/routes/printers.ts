/** Measured printers, which belong to a person and not to the project, and how they are measured. */
import { calibrate, printCalibration, printers } from "../../../index.ts";
import type { CalibrationSheetAsk } from "../../shared/calls.ts";
import { checkedByCall, object, optional, text, word } from "../ask.ts";
import type { Routes } from "./route.ts";

export const PRINTER_ROUTES: Routes<"printers" | "calibrationSheet" | "calibrate"> = {
  printers: { ask: object({}), call: () => printers() },
  calibrationSheet: {
    // a page names no file to write
    ask: object<CalibrationSheetAsk>({
      paper: optional(text),
      backs: optional(word("duplex", "duplex-short")),
      printer: optional(text),
    }),
    call: async (_, ask) => (await printCalibration(ask)).pdf,
    answersBytes: true,
  },
  calibrate: { ask: checkedByCall(), call: (_, order) => calibrate(order), isWriting: true },
};
