/** Findings in several answers. */
import type { Diagnostic } from "../../../index.ts";

/** True if it is the same finding in another answer: its place may have moved within the line. */
export const isSame = (a: Diagnostic, b: Diagnostic): boolean =>
  a.rule === b.rule && a.file === b.file && a.message === b.message && a.start.line === b.start.line;
