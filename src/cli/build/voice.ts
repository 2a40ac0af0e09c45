/** What a build says to the terminal; one that listens to itself can say it again. */
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { shownOn, type TextKind, writeErr, writeOut } from "../terminal/terminal.ts";
import type { BuildNews } from "./news.ts";

/** Findings as a report. @param known how many more there are that were reported before */
export type FindingsText = (findings: readonly Diagnostic[], known: number) => string;

export interface Voice {
  /** A line to standard output. */
  out(line: string): void;
  /** A line to standard error. */
  err(line: string): void;
  /** A line to standard output about what happened once: the same build would not say it again. */
  once(line: string): void;
  /** To standard error, as many of them as are worth reporting. */
  findings(found: readonly Diagnostic[], textOf: FindingsText): void;
}

export interface HeardVoice extends Voice {
  /** What the same build would say if it ran again, as it would be shown, one entry for each thing. */
  readonly stdout: readonly string[];
  readonly stderr: readonly string[];
}

export interface NewsTerms {
  /** Reports every finding, new or not. */
  readonly allFindings?: boolean;
  /** Says nothing when nothing is new, because it builds again after every change. */
  readonly watch?: boolean;
}

/** Of findings it reports what is new, and counts the rest. */
export function newsVoice({ newsIn }: BuildNews, { allFindings, watch }: NewsTerms): Voice {
  return {
    out: (line) => writeOut(line),
    err: (line) => writeErr(line),
    once: (line) => writeOut(line),
    findings: (found, textOf) => {
      const news = newsIn(found);
      const shown = allFindings ? found : news;
      if (shown.length > 0 || (found.length > 0 && !watch))
        writeErr(textOf(shown, found.length - shown.length), "report");
    },
  };
}

/** The same, and remembers what it would say to a second build, for which no warning is new. */
export function heardVoice(news: BuildNews, terms: NewsTerms): HeardVoice {
  const stdout: string[] = [];
  const stderr: string[] = [];
  const hear = (text: string, kind?: TextKind): unknown => stderr.push(shownOn("stderr", text, kind));
  const voice = newsVoice(news, terms);
  return {
    stdout,
    stderr,
    out: (line) => {
      stdout.push(shownOn("stdout", line));
      voice.out(line);
    },
    err: (line) => {
      hear(line);
      voice.err(line);
    },
    once: voice.once,
    findings: (found, textOf) => {
      voice.findings(found, textOf);
      if (found.length === 0) return;
      const again = terms.allFindings ? found : found.filter(({ severity }) => severity === "error");
      hear(textOf(again, found.length - again.length), "report");
    },
  };
}
