/**
 * Why a request cannot be fulfilled: a project, a game or a name that does not exist, an order that contradicts itself,
 * a call after `close`. Faults of content are findings, never errors; every other error is a bug of ours.
 */
import type { Diagnostic } from "./diagnostic.ts";
import { textOf, type Wording } from "./wording.ts";

/**
 * - `no-project`: the folder is not a project, or nothing can be written to the one that is open
 * - `no-game`: the project has no games
 * - `unknown-game`, `unknown-kit`, `unknown-name`: nothing has this name; the message suggests the nearest one
 * - `unknown-file`: there is no such file, or it belongs to no game
 * - `bad-order`: what was asked for contradicts itself or cannot be printed
 * - `bad-output`: the folder for the files may not be written to
 * - `bad-settings`: the file of printers in the settings folder cannot be used
 * - `stale`: files have changed since the edits were made
 * - `closed`: the project was closed
 * - `aborted`: the caller's signal ended the call
 */
export const ERROR_CODES = [
  "no-project",
  "no-game",
  "unknown-game",
  "unknown-kit",
  "unknown-name",
  "unknown-file",
  "bad-order",
  "bad-output",
  "bad-settings",
  "stale",
  "closed",
  "aborted",
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

export class BroadsideError extends Error {
  readonly code: ErrorCode;
  /** The message with its options by name, for front ends that call them something else. */
  readonly wording: Wording;
  /** Faults of the files that may be the reason. */
  readonly findings: readonly Diagnostic[];

  /** @param wording one line for people, without a full stop */
  constructor(
    code: ErrorCode,
    wording: Wording,
    findings: readonly Diagnostic[] = [],
    options?: { readonly cause: unknown },
  ) {
    super(textOf(wording), options);
    this.name = "BroadsideError";
    this.code = code;
    this.wording = wording;
    this.findings = findings;
  }

  /** What may travel as JSON, which leaves out the message of other errors. */
  toJSON(): Readonly<Record<string, unknown>> {
    const { code, message, findings } = this;
    return { code, message, findings };
  }
}

/** What was asked for contradicts itself or cannot be printed. */
export const badOrder = (wording: Wording): BroadsideError => new BroadsideError("bad-order", wording);

/** The signal of whoever made the call has ended it. */
export const abortedBy = ({ reason }: AbortSignal): BroadsideError =>
  new BroadsideError("aborted", "the call was aborted", [], { cause: reason });
