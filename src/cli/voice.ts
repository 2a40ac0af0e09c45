/** What a command says to the terminal; one that listens to itself can say it again. */
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { shownOn, type TextKind, writeErr, writeOut } from "./terminal.ts";

/** Findings as a report. @param known how many more there are that were reported before */
export type FindingsText = (findings: readonly Diagnostic[], known: number) => string;

export interface Voice {
  /** A line to standard output. */
  out(line: string): void;
  /** A line to standard error. */
  err(line: string): void;
  /** To standard error, as many of them as are worth reporting. */
  findings(found: readonly Diagnostic[], textOf: FindingsText): void;
}

export interface HeardVoice extends Voice {
  /** What was said so far, as it was shown, one entry for each thing. */
  readonly stdout: readonly string[];
  readonly stderr: readonly string[];
}

export function heardVoice(): HeardVoice {
  const stdout: string[] = [];
  const stderr: string[] = [];
  const err = (text: string, kind?: TextKind): void => {
    stderr.push(shownOn("stderr", text, kind));
    writeErr(text, kind);
  };
  return {
    stdout,
    stderr,
    out: (line) => {
      stdout.push(shownOn("stdout", line));
      writeOut(line);
    },
    err: (line) => err(line),
    findings: (found, textOf) => {
      if (found.length > 0) err(textOf(found, 0), "report");
    },
  };
}
