/**
 * Opens the files of a project that could do harm: pictures and fonts, and drawings to rasterise. Their readers are
 * large programs that a hostile file can hang, crash or make use up all memory. The command line runs them in a child
 * process (`child-inspector.ts`); tests run them here. Faults in the content are returned as results, or thrown as
 * `GaveUp` if there is no result. Any other exception is a failure of the program or the machine: it ends the command
 * and is not cached.
 */
import { type Diagnostic, fullMessage, type Result } from "../../diagnostics/diagnostic.ts";
import type { Draw } from "../../press/imaging.ts";
import type { PictureFacts } from "../../press/press.ts";

export interface Inspector {
  /** Reads a whole picture; `file` is used in messages. */
  picture(bytes: Uint8Array, file: string): Promise<Result<PictureFacts | undefined>>;
  /** The bytes to print, for a picture that has been inspected. @throws GaveUp */
  printable(bytes: Uint8Array, facts: PictureFacts): Promise<Uint8Array>;
  /** Faults because of which a font must not be opened; empty if it may be. */
  font(bytes: Uint8Array, file: string): Promise<readonly Diagnostic[]>;
  /** The font in a WOFF2 file, not yet inspected; undefined, with the reason, for a damaged file. */
  unpacked(bytes: Uint8Array, file: string): Promise<Result<Uint8Array | undefined>>;
  /** Turns SVG source into a PNG. @throws GaveUp */
  readonly draw: Draw;
}

/** Something turned out to be unprintable only during printing. */
export class Unprintable extends Error {
  readonly diagnostics: readonly Diagnostic[];
  constructor(diagnostics: readonly Diagnostic[]) {
    super(diagnostics.map(fullMessage).join("; "));
    this.name = "Unprintable";
    this.diagnostics = diagnostics;
  }
}

/** Rules that report that a reader was stopped. */
const STOPPED = ["art/stopped", "font/stopped"];

/** False if another machine, or the same one under less load, may not find the same. */
export function areLasting(findings: readonly Diagnostic[]): boolean {
  return !findings.some(({ rule }) => STOPPED.includes(rule));
}
