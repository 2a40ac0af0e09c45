/**
 * Who looks at the files of a project that could do harm: pictures and fonts, and drawings that become pixels. Their
 * readers are large programs that a hostile file can hang, crash or make eat all memory. The command line lets a child
 * process do this (`child-inspector.ts`); tests do it here.
 * Faults of the content are results, or `GaveUp` where there is no result without them. Whatever else is thrown is a
 * failure of the program or the machine: it ends the command, and nothing of it is kept.
 */
import type { Diagnostic, Result } from "../../diagnostics/diagnostic.ts";
import type { Draw } from "../../press/imaging.ts";
import type { PictureFacts } from "../../press/press.ts";

export interface Inspector {
  /** Reads a picture whole; `file` is for the words of faults. */
  picture(bytes: Uint8Array, file: string): Promise<Result<PictureFacts | undefined>>;
  /** The bytes that print, of a picture that was looked at. @throws GaveUp */
  printable(bytes: Uint8Array, facts: PictureFacts): Promise<Uint8Array>;
  /** What is wrong with a font, so that it must not be opened; empty for one that may be. */
  font(bytes: Uint8Array, file: string): Promise<readonly Diagnostic[]>;
  /** The font that a WOFF2 file packs, which is not looked at yet; undefined, with the reason, for a damaged file. */
  unpacked(bytes: Uint8Array, file: string): Promise<Result<Uint8Array | undefined>>;
  /** Turns SVG source into a PNG. @throws GaveUp */
  readonly draw: Draw;
}

/** What cannot be printed, found only when it was about to be. */
export class Unprintable extends Error {
  readonly diagnostics: readonly Diagnostic[];
  constructor(diagnostics: readonly Diagnostic[]) {
    super(diagnostics.map(({ message }) => message).join("; "));
    this.name = "Unprintable";
    this.diagnostics = diagnostics;
  }
}

/** Faults that say that a reader was stopped. */
const STOPPED = ["art/stopped", "font/stopped"];

/** False for what another machine, or the same one at a better hour, may not find. */
export function areLasting(findings: readonly Diagnostic[]): boolean {
  return !findings.some(({ rule }) => STOPPED.includes(rule));
}
